import type { Alarms } from './alarm.ts';

const things =
  'mug|kettle|toaster|lamp|heater|blanket|charger|power bank|battery|candle|blender|pan|ladder|chair|bike|scooter|helmet|toy|necklace|cream|serum|shampoo|lotion|tea|supplement|snack|protein bar|perfume|hair dryer|iron|drill|knife|glass|jar|bottle|mirror|shelf|high chair|stroller|vape|headset|adapter|extension cord|fairy lights|oven|cooker|grill|face mask|sunscreen|deodorant|detergent|cleaner|jewellery|ring|shoes|mattress|plug|cable|product|item|thing|one you sent me';

export const alarmsEn: Alarms = {
  lists: {
    thing: things,
    kin: 'son|daughter|little boy|little girl|kid|toddler|baby|husband|wife|mother|mum|dad|grandma|grandfather|partner|girlfriend|boyfriend|flatmate|dog|cat|puppy|niece|nephew|brother|sister|two year old',
    body: 'hand|finger|thumb|arm|leg|foot|face|eye|eyes|lip|neck|back|skin|scalp|wrist|knee|mouth|throat|head',
    you: 'you|you guys|you people|this company|this shop|your company|your shop|your store|your team|your service|your support|everyone there',
    when: 'yesterday|last night|this morning|today|just now|on sunday|while i was cooking|during the night|an hour ago',
    day: 'today|by friday|by tomorrow|this week|within 48 hours|by monday|in two days|by the end of the week',
  },
  health: `
    [the|your|my|that|this] {thing} [caught fire|burst into flames|started burning|went up in flames|exploded|blew up|melted on the table|set fire to the curtain|nearly set my kitchen on fire|almost burned my flat down|set off the smoke alarm|started smoking] [{when}|in my hands|next to my bed|when i plugged it in|while charging|]
    [there was|there is|theres|i saw|i noticed] [smoke|black smoke|sparks|a flame|flames|a spark|a burning smell] [coming out of|coming from|from inside|in] [the|my|your] {thing}
    [the|my|your|this] {thing} [is sparking|is smoking|sparks when i touch it|smells like burning plastic|smells of burnt wire|gets so hot it burns you|overheats until it smokes|is scorching hot and hissing|swelled up and leaks acid]
    i [got|received|had] [an electric shock|a shock|a nasty shock|zapped|electrocuted] [from|by|when i touched|off] [the|your|my] {thing}
    [the|your|this] {thing} [gave me a shock|electrocuted me|shocked me|zapped my {kin}|gave my {kin} an electric shock|sent current through my arm]
    i [cut|burned|burnt|scalded|sliced|injured|hurt|broke|sprained|crushed|gashed] my {body} [on|with|because of|using|thanks to] [the|your|this] {thing} [and it is bleeding|and needed stitches|badly|and had to see a doctor|]
    my {kin} [cut|burned|burnt|scalded|injured|hurt|broke] [their|his|her] {body} [on|with|because of] [the|your|this] {thing}
    [the|your|a piece of the|the handle of the] {thing} [broke and|snapped and|shattered and|collapsed and|fell over and|came off and] [cut my {body}|hit me in the {body}|injured my {kin}|i fell|i hurt my {body}|fell on my {kin}|i ended up in hospital|my {kin} got hurt|there was blood everywhere]
    my {kin} [swallowed|choked on|nearly choked on|put in the mouth and swallowed|ate|inhaled|almost suffocated on] [a part of|a piece of|a small part of|the battery from|a magnet from|a button from|a bead from|a screw of] [the|your|this] {thing}
    my {kin} [is vomiting|is throwing up|has been sick all night|got very ill|is not breathing well|has hives|has a rash|fainted|collapsed|is in hospital|is in the emergency room|was taken away by ambulance|had to go to the er|needed surgery] [after|because of|since] [eating|drinking|using|touching|wearing|trying|playing with] [the|your|this] {thing}
    i [am vomiting|threw up|got sick|feel sick and dizzy|got food poisoning|felt very ill|cannot breathe properly|had trouble breathing|fainted|passed out|ended up in hospital|had to go to the emergency room|broke out in hives|got a terrible rash|got blisters|have chemical burns|have burns] [after|because of|from|since] [eating|drinking|using|wearing|trying|applying|the] [the|your|this] {thing}
    [the|your|this] {thing} [made me sick|made my {kin} ill|gave me a rash|gave me hives|burned my skin|burnt my {body}|irritated my {body} so badly i saw a doctor|poisoned my {kin}|triggered an allergic reaction|caused an allergic reaction|gave me blisters|left me with burns|made my {body} swell up]
    my {body} [swelled up|is swollen|is swelling|went numb|is covered in red spots|is burning and blistered|is all red and itchy|is on fire|got infected|turned blue|stings terribly] [after|since] [i used|i put on|using|wearing|i tried] [the|your|this] {thing}
    i am allergic to [nuts|peanuts|milk|soy|latex|nickel|gluten|sesame|shellfish] and [your|the] {thing} [had it in it without saying so|did not list it|contained it|was not labelled]
    i [had|have|got|am having|seem to have] [a|an] [allergic|bad|severe|strange|serious|anaphylactic] [reaction|shock] [to|from|after using] [the|your|this] {thing}
    [there is|i found|there was|i bit on] [glass|a shard of glass|a piece of metal|mould|mold|a needle|plastic|a screw|a worm] [in|inside] [the|my] [food|tea|snack|chocolate|jar|drink|protein bar|coffee] [and i swallowed some|and my {kin} ate it|and i ate half of it|and i cut my {body}|]
    [the|your|this] {thing} is [dangerous|a fire hazard|a death trap|a safety hazard|unsafe for children|a choking hazard|toxic|a health hazard] [and somebody will get hurt|, my {kin} nearly got hurt|, you must recall it|and should be taken off the market|, a part came off in my {kin} s mouth]
    [the brakes of|the wheel of|the frame of|the strap of] [the|your] {thing} [failed|came off|snapped|gave way] [while i was riding and i crashed|and i fell down the stairs|and my {kin} fell out|and i hit my head|and i broke my {body}]
    [i am|my {kin} is|we are] [bleeding|hurt|injured|in hospital|at the hospital|in the er|being treated by a doctor|in a lot of pain|badly burnt] [because of|from|after] [the|your|this] {thing}
    [the doctor|my doctor|the vet|poison control|the hospital|a dermatologist] [says|said|told me|confirmed] [it is|it comes from|this is caused by|the cause is] [the|your|this] {thing}
    [gas|acid|fluid|some chemical|battery fluid] [leaked|is leaking|came] out of the {thing} [and burned my {body}|and now i have a headache|and got in my {body}|on my {kin}]
    my {kin} [drank|licked|ate|got into] [the|some of the|your] {thing}, [is that poisonous|is it toxic|what do i do now|should i call a doctor]
    [i was|my {kin} was] [hospitalised|hospitalized|rushed to hospital|taken to the er|treated for burns|given oxygen] [after|because of] [the|your|this] {thing}
    [almost lost|nearly lost|could have lost|lost] [an eye|a finger|my sight|a tooth|my hearing] [because of|with] [the|your] {thing}
    [chipped|broke|cracked] [a|my] tooth on [the|your|something hard in the] {thing}
    nearly [died|killed me|killed us|choked to death|suffocated] [because of|using|from] [the|your] {thing}
    [the|your] {thing} nearly killed [me|my {kin}|us]`,
  danger: `
    [everyone|my family|the world|they] would be [better off|happier|fine] without me
    [nobody|no one|not a soul] would [notice|care|miss me|even notice] if i [was gone|were gone|died|disappeared|was not here tomorrow] [, i have pills|, tonight i will do it|, i mean it|]
    i [have|got|bought] [the pills|enough pills|a rope|the tablets|a razor blade] [ready|here|next to me|in my hand] [and i will use them|and nobody can stop me|tonight|]
    i [just|only] want [it all|everything|the pain|this life] to [stop|be over|end] [, i am so tired of living|, forever|, i cant anymore]
    [i cant see|there is no|i see no] [way out|other way|reason to wake up tomorrow|hope left for me] [anymore|, i want to be gone|and i think of death]
    i [want|just want|am going|have decided|would rather] to [die|end it|end it all|kill myself|hurt myself|disappear for good|not wake up|be dead]
    [i dont|i do not|i cant] [want to live anymore|see a reason to live|want to be here anymore|go on like this, i want to die|see a point in living]
    [life|my life|everything] is [pointless|not worth living|over|meaningless], [i give up on it|i wish i was dead|i wish i were gone|nobody would miss me]
    [if|when] [this|my {thing}|the parcel] does not [come|work|get solved] i [will|am going to|swear i will] [kill myself|hurt myself|jump|take all my pills|harm myself]
    i [took|swallowed|have taken] [too many pills|all my pills|a whole pack of pills|an overdose]
    i have been [cutting|hurting|harming] myself [again|lately|]
    [i am thinking about|i keep thinking about|i have thoughts of] [suicide|ending my life|killing myself|hurting myself|dying]
    [my {kin}|someone|a friend of mine|my neighbour] [is being beaten|is in danger|is hurting me|wants to kill me|threatens to kill me|threatened me with a knife|beats me|is hitting the children]
    [your|the] [driver|courier|delivery man|technician] [attacked|hit|punched|touched|groped|threatened|followed|assaulted|grabbed|pushed] [me|my {kin}|my neighbour] [at the door|in the hallway|{when}|]
    i am [scared for my life|afraid for my safety|not safe at home|scared he will hurt me|being stalked|being followed]
    [my ex|someone|a stranger|a man] [uses|is using|got] my [address|order details] [to find me|to stalk me|from you and came to my house]
    i will [come to your office and hurt someone|burn your shop down|find you and hurt you|make you bleed|blow up your warehouse]
    [a child|my {kin}] is [locked in|trapped in|stuck in|being harmed by] [the|your] {thing}`,
  fraud: `
    i [never|did not|didnt] [buy|order|place|make|purchase|authorise|authorize|approve] [this|anything|any of this|that purchase|this order|these orders|anything from you], [but my card was charged|yet money is gone|somebody used my card|who did this|yet my bank shows your name]
    [someone|somebody|a stranger|an unknown person|a thief|a hacker|some crook|whoever] [used|has used|is using|got hold of|has|stole|has stolen] my [card|credit card|card details|bank details|identity|name and address|data|paypal|account|login] [to order|to buy things here|to shop at your store|on your site|without my permission|without me knowing|]
    [someone|somebody|a stranger|a hacker] [hacked|broke into|got into|took over|logged into|has access to|hijacked|is inside|locked me out of] my [account|profile|shop account|customer account]
    my [account|profile|email and your shop account|login] [was|has been|got|is being|seems to be] [hacked|compromised|taken over|hijacked|broken into|used by someone else]
    there [is|are|was|were] [an order|orders|purchases|a purchase|a payment|charges|a transaction] [in my account|on my card|in my name|on my statement] [i did not make|i never made|that are not mine|i dont recognise|i know nothing about|that i never authorised|that was not me]
    [my card|my account|my bank account|my credit card|my paypal] [was|got|has been] [charged|debited|billed] [by you|] [for something i never bought|without my consent|without authorisation|although i never ordered here|by a shop i have never heard of|for an order that is not mine]
    i [got|received|have] [a bill|an invoice|a debt collection letter|a reminder|a confirmation|a parcel] [for|about] [something i never ordered|an order that is not mine|goods i never bought|an account i never opened], [someone used my name|this is identity theft|this must be fraud|somebody pretends to be me]
    [i am|i was|ive been|my {kin} was] [a victim of|the victim of] [identity theft|fraud|a scam|phishing|card fraud]
    [somebody|someone] [pretends|is pretending|pretended] to be [me|you|your shop|your support|your company] and [asks for money|orders things|took my money|asked for my card|wanted my password|tricked me]
    i [got|received] [a call|an email|a text|a message|a link] [from|pretending to be from|that looks like it is from] [you|your shop|your company] asking [for my card number|for my password|me to pay again|for my bank details|for a code|me to pay a fee]
    i [clicked|tapped] [on|] a link in [a fake mail|a text from your shop|an email from you] and [entered my card|gave my password|typed my bank details|now money is missing]
    [is this|is that] [email|text|call|page|site] [really from you|a scam|phishing|fake], [it wants my card details|they already took my money|i gave them my data]
    [i was|i have been|i got|ive been] [scammed|defrauded|conned|ripped off by someone|tricked out of my money|swindled|robbed online] [by|through|on] [you|your site|a fake shop with your name|someone on your page|your shop|a seller here]
    [there is|i found|i came across|somebody runs] a [fake shop|fake website|copy of your site|fake page|clone of your store] [that uses your name|in your name|selling your products|that took my money]
    [my purse|my wallet|my phone|my card] was stolen and [someone is ordering|they are shopping|the thief bought things|there are orders] [here|at your shop|in your store]
    [stolen|cloned|misused] [card|credit card|bank details|identity], [somebody shops here with it|an order was placed with it|please block the order|stop the order]
    [strange|unknown|unauthorised|suspicious|mysterious|fraudulent] [charges|charge|purchase|purchases|orders|withdrawals|transaction|login] [from your shop|on my card|in my account|on my statement] [i have nothing to do with|that i did not make|, it wasnt me|]
    [gift card|voucher] [code was stolen|was emptied by someone else|has been spent by a stranger]
    [the|my] [email|password|address] of my account was changed [and it was not me|by someone else|without me doing anything]
    [please block|freeze|lock] my account [right away|now|immediately], [someone else is in it|it was hacked|there are orders i did not place]
    [somebody|someone] [opened|created|made|registered] [an account|a profile|a contract] [in my name|with my email|using my identity|with my details]
    [the courier|your driver|someone at the warehouse|an employee of yours] stole [my parcel|the contents|my {thing} from the box]`,
  legal: `
    [you will hear|expect to hear|you will be hearing|expect a letter|expect mail] from my [lawyer|solicitor|attorney|legal team|legal insurance|counsel]
    i [will|shall|am going to|have no choice but to|intend to|am prepared to|will have to|wont hesitate to] [sue|sue you|take legal action|take you to court|go to court|see you in court|bring this before a judge|hire a lawyer|get a lawyer involved|involve my solicitor|start legal proceedings|file a lawsuit|go to small claims court|press charges|file a police report|call the police|go to the police]
    [my|our] [lawyer|solicitor|attorney|legal adviser|brother in law who is a lawyer] [has been informed|says this is illegal|is already on it|is drafting a letter|will contact you|will take it from here|advised me to write to you]
    [this is|what you do is|what you are doing is|keeping my money is] [illegal|against the law|a crime|theft|a breach of contract|a criminal offence|fraud] [and i will act on it|and you will pay for it|, see you in court|and i will report it|, i know my rights]
    [last|final|this is your last|consider this my final] [warning|chance|notice|reminder] [before|and then] [i go to court|i call a lawyer|i take legal steps|legal action|i report you|it goes to my lawyer|i go public]
    i [will|am going to|shall|am about to|have to|want to] [report you|report this|report your shop|complain about you|denounce you|turn you in] [to|at|with] [the consumer protection|the consumer office|trading standards|the authorities|the police|the ombudsman|the regulator|the ministry|the better business bureau|the attorney general|the tax office|the chamber of commerce|a consumer association|the european consumer centre|the advertising authority|the market watchdog]
    i [have|already|have already] [reported you|filed a complaint about you|lodged a complaint|opened a case|filed a case] [with|at] [the consumer office|the ombudsman|trading standards|the police|the authorities|the regulator|my bank|paypal|the arbitration board]
    [i will|im going to|i am going to|ill|i have asked my bank to|my bank will|i told my bank to] [charge it back|reverse the payment|do a chargeback|dispute the payment|dispute this with my card company|claw the money back|get the money back through my bank|open a paypal case|open a dispute|file a dispute|raise a dispute] [{day}|if nothing happens|if i hear nothing|]
    [i will|im going to|i am going to|ill|prepare for me to|i shall] [tell everyone|warn everybody|post this everywhere|put this on social media|put this on tiktok|make a video about this|write about you on reddit|go viral with this|leave one star everywhere|tweet about this|expose you online|contact the newspapers|go to the press|call the local news|talk to a journalist|make this public|review bomb you] [if nothing happens {day}|if you dont refund me|unless you fix this|about how you treat customers|]
    [refund me|send my money back|fix this|give me my money|pay me back|deliver|answer me] [{day}|now|] or [i will sue|i will see you in court|i go to the police|i will report you|my lawyer will|i will involve the authorities|it goes on social media|i go to the newspapers|i dispute the charge|i call my bank|there will be consequences|the whole internet will hear about it|a court will decide]
    [if|unless] [i dont get my money {day}|you refund me {day}|this is not solved {day}|i hear back {day}|you do not answer], [i will sue|i take legal steps|the case goes to court|i will contact the consumer protection|i go to the police|i will file charges|i report you for fraud|i hand this to my lawyer|i will initiate a chargeback|i make it public]
    [i am|im|i work as] a [journalist|reporter|blogger|lawyer|solicitor|youtuber|influencer] and [i will write about this|my followers will hear about this|i am preparing a story about your shop|i know exactly what the law says|would like a statement]
    [i am setting|i hereby set|i set] you a deadline [of 14 days|until friday|until the end of the month] [after which i take legal action|before i go to court|, then my lawyer takes over|]
    [you are in|this is a] breach of [contract|consumer law|the law|the sale of goods act] [and i demand compensation|and i will enforce my rights|]
    i [demand|claim|want] [compensation|damages] [for the harm|for the damage to my house|for lost earnings|for my medical bills|for pain and suffering]
    [a judge|the court|the small claims court|the ombudsman|the police|the tribunal] [will|can|shall] [decide|sort this out|settle this|deal with you|look into this] [then|]
    [i have kept|i have] [all the evidence|screenshots of everything|everything in writing] [for the court|for my lawyer|for the police|and will publish it]`,
  discrimination: `
    [your|the] [courier|driver|employee|agent|staff|colleague] [was racist|insulted me because of my skin colour|made racist remarks|called me a slur|made fun of my accent|mocked my disability|refused to serve me because i am black|made a sexist comment|told me to go back to my country|mocked my headscarf|harassed me|made a homophobic remark]
    i [was|am being|feel|felt] [discriminated against|treated differently because of my origin|refused because of my disability|insulted for my religion|mocked for being gay|harassed by your staff|racially profiled]
    [this|your advert|the text on your site|that product] is [racist|sexist|antisemitic|homophobic|discriminating] [and offends me|and must go|and hurts people like me|]`,
  anger: `
    [you|you lot|you people|this company|you guys] [couldnt|could not|cant] [run|organise|manage|find|sell] [a lemonade stand|a bath|a party in a brewery|your way out of a paper bag|water in a desert|anything to save your life] [, sort it out|, get a grip|, honestly|]
    [sort it out|get a grip|pull your finger out|get your act together|wake up|do your damn job], [you lot|this is a shambles|i have had it|i am losing it|useless bunch|i mean it]
    [are you|is anybody] [asleep|drunk|dead|on another planet] [over there|or what|at that company], [this is ridiculous|i am losing my patience|it is a farce|wake up]
    [are you|are you people|are you lot|you are|you guys are] [taking the piss|kidding me|mocking me|making fun of me|having a laugh at my expense|completely useless|a pack of liars|crooks|thieves|incompetent|clowns|amateurs|a disgrace|robbing people|beyond useless|hopeless|the most useless people i ever dealt with] [, every single one of you|with this|or what|]
    [you|they|your people|your colleague|the last person i spoke to] [lied to me|keep lying to me|lied straight to my face|have been lying for weeks|tell me a different story every time|promised it and it was a lie|break every promise|strung me along|fed me nonsense|told me lies]
    i [am|have been|feel] [lied to|made a fool of|treated like an idiot|treated like dirt|strung along|ignored|fobbed off|sent from pillar to post|insulted by your answers|passed around|led around by the nose] [by {you}|for weeks|again and again|]
    i [am|have] [had enough of {you}|sick of {you}|sick and tired of this|fed up with {you}|done with {you}|at the end of my patience|losing my patience|boiling with rage|beside myself|seething|fuming|so angry i could scream|lost for words at this nonsense|at my wits end with {you}|absolutely raging|furious with {you}]
    [this is the|thats the|for the|it is now the] [third|fourth|fifth|sixth|tenth|hundredth|umpteenth|nth|millionth] time [i ask|i am asking|i write|i am writing|i have to explain this|i contact you|i chase you|i have told you|i message you|i repeat myself] [and nothing happens|and nobody cares|, for gods sake|and still nothing|]
    how [many times|often] [do i have to|must i|should i] [ask|write|repeat myself|explain this|beg|chase you|say it] [before somebody does something|until someone reacts|before you wake up|]
    [i have|ive] [written|mailed|called|asked|messaged|chased you] [three|four|five|ten|a dozen|countless|so many] times [and nobody|without anyone|and not one person] [reacts|bothering to answer|answers|doing anything|gives a damn|cares]
    [worst|most awful|most pathetic|crappiest|most horrible] [shop|company|service|support|customer service] [i have ever dealt with|on the planet|in the world|i have ever seen|ever], [never again|shame on you|i am done|you should be ashamed]
    [shame on {you}|you should be ashamed|what a disgrace {you} are|{you} disgust me|i hate {you}|{you} can go to hell|{you} make me sick|to hell with {you}|screw {you}|up yours|go to hell|drop dead|rot in hell|you make me want to scream]
    [what kind of|what sort of|what a] [joke of a company|circus|clown show|bunch of idiots|cowboys|rubbish outfit|shambles of a shop|mickey mouse operation|pathetic excuse for a shop] [are you running|is this|do you call this|]
    [dont you|do you] [people|lot|guys|] [care at all|have any shame|ever read what customers write|even try|do any work at all|understand plain english|have a brain]
    [i want|give me] my [money|damn money|bloody money] back [now|right now|this instant|immediately], [you thieves|you crooks|you bunch of liars|i have had enough|enough is enough|this is outrageous]
    [enough is enough|i have had it|i am done|thats it, i am done|my patience is over|i cant take this anymore|this is beyond a joke|this is the last straw|stop wasting my time|stop taking me for a fool|stop treating me like an idiot] [with {you}|, sort it out|, never again|, do your job|]
    [your|this] [service|support|bot|company|shop|whole outfit|customer care] is [a disgrace|a disaster|an insult|pathetic|an absolute shambles|utterly useless|beyond terrible|beneath contempt|a shambles|criminally bad|a bloody nightmare] [and i am furious|, i am so done|, shame on you|and nobody gives a damn|]
    [idiots|morons|liars|thieves|crooks|cheats|scumbags|parasites|muppets|useless clowns|bloody idiots|incompetent fools], [the lot of you|all of you|where is my money|give me my money back|thats what you are|]
    [nobody|not a soul|no one] [at your company|there|in your team] [gives a damn|gives a toss|does their job|cares about customers|has a clue|lifts a finger]
    [i took|i had to take] [a day|two days|three days] off work [for nothing|waiting for you|because of your lies] [again|and you dont even apologise|, thanks for nothing|and i am fuming]
    [thanks for nothing|thanks for ruining my wedding|you ruined my birthday|you ruined christmas for my kids|thank you for wasting my time|congratulations, you lost a customer], [unbelievable|pathetic|i am livid|i hope you go bankrupt|i will never buy here again]
    [unbelievable|outrageous|scandalous|absolutely ridiculous|a total farce|beyond belief], [how you treat people|how dare you|what you allow yourselves|{you} should be shut down|i am shaking with anger]
    how dare you [ignore me|charge me twice and say nothing|talk to me like that|keep my money|send me this rubbish]
    do you think i am [stupid|an idiot|a fool|going to accept this|made of money]`,
  person: `
    [i need|give me|put me through to|find me|get me] [somebody|someone|anyone] [with a brain|who can think|with half a clue|who knows what they are doing|with authority|who actually listens]
    [stop|enough|quit] [with the|the|these] [canned answers|scripts|automatic replies|copy paste replies] and [connect me|get me someone|put me through|let me talk to staff]
    [is there|isnt there] [a|any] way to [have this handled by|get this in front of|discuss this with|reach|get hold of|get through to] [a real person|someone on your team|one of your staff|an actual human|a living being|someone with a pulse|a member of staff|someone who can decide]
    [i would rather|id rather|i prefer to|i want to|can i|i need to] [deal with|discuss it with|explain it to|sort this with|be helped by|have] [a human being|a real person|flesh and blood|someone real|one of your colleagues|a member of staff|a person instead of a machine|somebody in charge|someone senior]
    [no more|enough of the|stop with the|i am done with] [bots|bot answers|automated answers|robots|canned replies|machine], [a person please|get me someone real|i want a human|let a human answer]
    [can|could|would] [someone|somebody|a colleague|one of you|one of your people|a manager] [please take over|step in|take a look at this personally|get in touch with me|get back to me personally|ring me up|take this from here|deal with me in person]
    [put a human on|pass this on to a colleague|forward this to someone who can help|have a manager look at it|hand this over to your team|let me talk to whoever is in charge|get your boss|fetch your supervisor]
    [this|my case|my situation] is [too complicated|too delicate|too complex] for a [bot|machine|computer|robot], [i need a person|let someone call me|who can i talk to]
    [you are a bot|you are just a machine|you dont understand me|you are not helping], [get me a person|who else can i speak with|i want someone who understands|let me have a person]`,
  ordinary: `
    [do you sell|do you have|i am looking for|is there|how much is] [a|the|any] [fire pit|fire extinguisher|smoke detector|smoke alarm|first aid kit|shock absorber|smoked salmon|burning man poster|lawyer costume|police costume|toy police car|murder mystery game|poison ivy plant|killer whale plush|thief of time book|hot sauce called burning lips|bath bomb|shooting game|crime novel|skull ring|blood orange tea|death note manga|fake plant|fake fur coat|fire red dress|flame thrower toy|sue perkins book|judge dredd comic|suicide squad dvd|angry birds plush|hate mail notebook|idiots guide to knitting|game called liars dice|liar liar dvd|shark attack mug|knife set|blood pressure monitor|allergy pillow|burn cream|sick bag|panic button|bomber jacket|explosive candy|pepper spray]
    is [the|this|your] {thing} [safe for children|safe for kids|safe for my {kin}|suitable for allergy sufferers|fireproof|waterproof|dishwasher safe|free of nickel|nut free|vegan|toxic for cats|ok for sensitive skin|certified|tested for safety]
    [does|will|can|could] [the|this|your] {thing} [get hot|burn easily|contain nuts|contain latex|irritate skin|break easily|smoke when used|cause allergies|overheat|be used near fire|catch fire easily]
    what [happens|would happen|do i do] if [the {thing} breaks|the {thing} gets hot|my {kin} drops it|my parcel is stolen|i lose my card|my account is hacked|someone else picks it up|the parcel gets lost|i am not happy with it]
    i am allergic to [nuts|peanuts|milk|nickel|latex|wool], [which {thing} can i take|is the {thing} ok for me|what do you recommend|does it contain any]
    [the|my|your] {thing} [arrived broken|broke|stopped working|is broken|does not turn on|is scratched|is cracked|is faulty|has a crack|fell apart|arrived shattered|is too hot to hold|gets warm|smells a bit odd|is leaking|makes noise|came without a plug|lost its handle], [can i return it|i want a replacement|what now|i would like a refund|can you help|please advise|]
    [my card was declined|my payment failed|i was charged twice|the amount is wrong|i paid but got no confirmation|my voucher does not work|why is there a charge of #num|there is a payment pending|i dont understand this charge|i do not see my payment], [can you check|please help|what should i do|]
    [i forgot|i lost|i cannot remember] my password [, can you help|, how do i get in|, please reset it|]
    [i cant|i cannot|why cant i] [log in|get into my account|access my account] [anymore|since yesterday|, please help|]
    [is|are] [paying here|your site|my data|my card details|paypal payments|your payments] [safe|secure|protected against fraud|encrypted|protected]
    [how do you|do you] [protect my data|protect customers from fraud|check sellers|handle stolen parcels]
    [the last|my last|the other] [order|shop|company|time] [was a nightmare|was a scam|lied to me|was terrible], but [you are great|this shop is fine|now all is well|your service is excellent]
    [damn|holy shit|fuck|hell|bloody hell|wow], [that {thing} is gorgeous|that was fast|this {thing} is awesome|i love it|you guys rock|that is cheap|what a beautiful {thing}|that arrived quickly]
    [this|your|the] {thing} is [sick|insane|killer|the bomb|fire|to die for|wicked|crazy good|damn good|fucking great|bloody brilliant] [, thank you|, i want another one|]
    [my lawyer|my solicitor|a police officer|a judge|my doctor|my attorney] [friend|] [recommended your shop|needs a {thing}|loves your {thing}|would like a {thing} as a gift|bought one too]
    i [am|work as] a [lawyer|police officer|journalist|doctor|nurse|firefighter|judge|reporter|blogger] and [need a {thing}|look for a {thing}|want a {thing} for my office|would like a discount|need an invoice for my firm]
    [the invoice|the delivery|the parcel|my order] should go to my [lawyers office|law firm|office at the court|police station|hospital|doctors practice]
    i [burned|cut|hurt|broke] [my hand|myself|my leg] [on holiday|while skiing|last year] and [look for a|need a|want a] [cream|bandage|glove|{thing}]
    [it was|i was|sorry i was] [angry|upset|furious|annoyed|rude|worried] [yesterday|before|last week|this morning], [but it has been solved|all is fine now|sorry about that|the parcel is here now|you helped me quickly]
    [sorry to bother you again|i wrote yesterday|second message from me|just following up|any news|i asked last week], [where is my order|is there an update|when will it ship|about my {thing}|did you get my mail]
    i am [a bit|slightly|a little|somewhat|rather|] [disappointed|unhappy|annoyed|frustrated|upset] [with the {thing}|about the delay|that it is late|with the quality], [can you check|what can we do|can i exchange it|where is it]
    [the|my] [parcel|package|order|delivery] [is late|has not arrived|is delayed|was left in the rain|went to my neighbour|is missing an item|says delivered but is not here|is lost|was damaged], [can you check|please look into it|what now|where is it|]
    i want to [make a complaint|complain about the delivery|give feedback|leave a review|report a problem with my order|report a bug|report a missing item|report a damaged item]
    [who is|what is the name of] [your manager|the owner|your ceo|the company behind this|the manufacturer]
    [is your shop|are you|is this site] [legit|real|a scam|trustworthy|reliable|a real company|registered]
    [can|could] i [return|exchange|get a refund for] [a gift|a {thing}|the {thing} i received|something opened] [if it does not fit|after two weeks|without a receipt|]
    [what is the legal|what is my|how long is the] [warranty|guarantee period|return right|withdrawal period]
    [i would kill for|i am dying for|i am dying to get|im dead, i love|it kills me to wait for|you are killing it with|my {kin} would die for] [this|that|your|the] {thing}
    [my {kin}|my friend] [is sick|is in hospital|had an operation|broke a leg|is ill], [can you deliver faster|i want to send a get well gift|so i cannot pick up the parcel|i need to change the delivery date]
    [haha|lol|joking|just kidding], [you are killing me|i will sue you if it is not pretty|dont call the police|i am going to die of excitement|my cat will be furious]
    [my {kin}|my dog|my cat] [hates|broke|chewed|dropped|loves|ate] the {thing}, [i need a new one|can i order a spare part|haha|do you sell replacements]
    [the {thing}|it] [scared me|shocked me|blew my mind|killed my boredom|hit me] [with how good it is|because it is so pretty|in a good way]
    [i never ordered|i did not order|you sent me] [the blue one|two of them|size l|this colour|an extra {thing}], [can i send it back|please exchange it|i wanted the red one]
    [please cancel|i want to cancel|stop] [my order|the subscription|the delivery] [right away|immediately|now|today|before it ships]
    [how much does|what does] [it cost|shipping cost] [to send|for] [a knife|batteries|lithium batteries|a gas lighter|fireworks|alcohol]
    [when will|will] [someone|somebody|the courier|the driver|a technician] [deliver it|come|bring the {thing}|be here] [today|tomorrow|]
    [tell the|thank you to the|my compliments to the] [driver|team|agent|staff|person who packed it]
    [the smoke alarm|my fire alarm|the first aid kit|the police costume|the security camera] [arrived|is lovely|does not beep|needs a battery|is missing a screw|is the wrong size]
    [transfer|what is the|tell me my|set up|show my|i need to pay my|report my] [money to my savings|credit limit|bank balance|direct deposit|credit card bill|lost luggage|tax return|insurance claim|interest rate]
    [what is|how do i treat|tell me about|is it bad to have] [a burn|food poisoning|high blood pressure|an electric shock|an allergy|lightning|carbon monoxide|identity theft|a credit score|small claims court|contract law]
    [my car|my tire|the oil in my car|my flight|my phone battery|the printer] [is smoking|exploded|broke down|was cancelled|died|is overheating], [what should i do|how do i fix it|]
    [why was my|my] [transfer|top up|withdrawal|card payment|direct debit] [declined|cancelled|reverted|still pending|not received|wrong exchange rate|charged a fee]
    [when is|where is|how do i get|i lost] my [new card|pin|debit card|bank card|card] [arriving|tracking|blocked|not working|expired|]
    [and|but|so|ok,|] [when does it come|when will it be here|where is it now|how much is it|and the other one|in blue|what about returns|why is it not here yet|still not here|what kind of {thing} do you have|what sort of {thing} is it|how many times can i return something]`,
};
