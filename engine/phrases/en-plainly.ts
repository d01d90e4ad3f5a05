import type { Pack } from './pack.ts';

// Everyday wordings about orders, without a shop's vocabulary: terse, roundabout, formal, slang.

export const plainly: Pack['ways'][number] = {
  place_order: {
    do: `
      [snag|cop|grab|score|pick up|bag|nab] [{a} {items}|the {item}|that {item}|one of those|a {look} {item}|#num of them]
      [procure|obtain|acquire|purchase] [{many}|#num|a quantity of] [of your|] {items} [for our office|for my school|for a client|]
      [treat myself to|get my hands on|splash out on] [the|that|a] {item}`,
    say: `
      [heres|here is|take|ill give you] my [cash|card|money|wallet], [i want|give me|just send] [the {item}|{many} {items}|one of those|#num of the {items}]
      [sold|deal|ok deal|go on then|youve convinced me|im convinced|im in], [we will have it|i will have it|ill have the {item}|put one aside for me and i pay|how do i pay for it|ring it up]
      [my|our] [mum|friend|boss|kids|partner|wife|son] [fell in love with|adores|is crazy about|wants|needs] [it|your {item}|that {item}|the {look} one], [so we are buying it|so id like to buy one|so i would like one too|can i have one sent|so sell me one]
      [i saw|i spotted|i fell for|we found|i noticed] [the|your|a] {item} [in a magazine|at a friends|on instagram|in your window|online] and [i want one|want to have it|need one for myself|would like the same one|want you to ship me one]
      [can|could|may] [i|we|you] [also|] [buy|order|get|take my order] [right here|here in the chat|by chat|over chat|via message|by text|without registering|without signing up|without having an account]
      [i dont have|without|do i need] an account [but|and] i [want to|would like to|still want to] [buy|order|get] [the|a] {item}
      [our|my] [firm|company|school|club|hotel|restaurant|office] [would like to|wishes to|needs to|wants to] [purchase|order|buy|acquire] [#num|forty|a hundred|two dozen|several] [of your|] [{items}|{look} {items}]
      [2|3|#num|4] [{look}|] {items} [pls|plz|thx|to my place|asap|for me|]
      #num [x|pcs|pieces|units|times] [of the|] {item} [pls|plz|thx|]
      [ordering|buying|purchasing|i am ordering|order for] [#num|two|one] [x|] {items} [{look}|]
      [same again|the usual|same as last time|my regular order|another round of my last order|one more of what i had] [please|pls|]
      [how do i|where do i|wanna|i wanna|lemme] [actually|even|] [buy|get|order|cop|grab] [stuff|something|this|a {item}|that {item}|it] [here|on here|from you|on this site]
      [i pick|i choose|ive chosen|i settled on|we decided on|ill go with] the [{look}|] {item}, [what next|now what|how do i go on|next step|what happens now]
      [the {item} please|one {item} please|that one for me please|the {look} one please, how do i pay]
      [reserve|hold|set aside|keep] [a|one|two] {items} for me, [ill pay now|i am buying it|i want to buy it]
      [would|id|i would] [love|be happy|be glad] to [own|have] [the|a|that] {item}, [how does this work|how does it go|what do i do]`,
  },
  cancel_order: {
    do: `
      [bin|ditch|scratch|can|axe|nix|cancle|cncl|cancl|scrap|drop|pull|undo|unorder|reverse] [{my} {order}|#order|order #order|it|the purchase|what i bought|the whole thing|my last buy]
      [annul|revoke|rescind|retract|withdraw|cancel] [my|the] [purchase|order|contract] [of {day}|from {ago}|made {ago}|effective immediately|]`,
    say: `
      [dont|do not|please dont|no need to|you dont need to|pls dont] [send|ship|pack|mail|post|dispatch|deliver] [it|the {item}|the {items}|them|my stuff|anything] [anymore|any more|after all|, i dont want it|, i found it cheaper|, we dont need it|, i changed my mind]
      [my|our] [mother|brother|neighbour|husband|wife|friend|dad] [already|just] [got|bought|has|had|gave me] [one|it|the same one|the same thing|a {item}], so [cancel mine|drop my order|please stop mine|forget mine|scrap the order|i dont need mine|take mine back off]
      [my|our] [kid|toddler|son|daughter|cat|little one] [pressed|clicked|hit|tapped|ordered] [the button|buy|order|it] [by accident|], [cancel it|stop it|undo that|please dont send]
      [was|it was|that was] [a mistake|a misclick|an accident|a slip|by error|not on purpose], [cancel it|please cancel|stop it|undo it|take it back]
      [clicked|pressed|hit|tapped] [buy|order|the wrong button|the button] [by mistake|by accident|twice|too fast], [undo|cancel|stop it|please reverse]
      [ive had second thoughts|had a rethink|changed my mind|on second thought no|i reconsidered|scrap that|nvm|nevermind|never mind|forget it|abort|stop], [dont want it anymore|dont send it|cancel the order|stop the order|kill the order|i dont need the order|order #order can go]
      [no longer|not] [needed|wanted|required|interested]: [order|] #order
      [i lost my job|were moving|money is tight|my plans changed|the party is off|the wedding is off|i got one as a gift|my wife said no|we got another one], [so cancel the order|so i have to cancel|please cancel what i bought|please undo the order|so please stop my order]
      [cncl|cancl|cansel|cancle|cxl] [pls|plz|#order|order|order #order|my ordr|it pls|now]
      [please|kindly|would you|could u|can u|pls] [cncl|cancl|bin|drop|scrap|kill|stop|undo|annul|void] [#order|order #order|my ordr|my order|mine|that one] [for me|thx|x|please|]
      [id|i would|i] [rather|prefer] [not have it|not buy it|leave it|not go through with it] [after all|], [please stop the order|cancel the order|it hasnt shipped]
      [can|could|is it possible to|may] i [still|] [back out|pull out|call it off|get out of it|stop it|undo it] [of the order|before it ships|of what i bought|of the purchase]
      [take|leave] [me|my name|my order] off, i [am not buying|dont want it] [anymore|]
      [dont want|do not want] [your|the|those|my] {items} [any more|anymore|any longer], [order #order|cancel|it hasnt been sent yet|dont send them]`,
  },
  change_order: {
    do: `
      [swap|switch|change|turn] [the|one|] [{look}|] {item} [in|on] {my} {order} [for|to|into] [the|a] [{look}|other] one
      [take|leave|knock|drop|kick] [one|the second|one of the {items}|the {item}|the gift wrap|an item] [off|out of] {my} {order}
      [chuck|throw|pop|slip|stick|put|toss|squeeze] [another|one more|a|an extra|a second|{many} more] {item} [in|into|in with] [{my} {order}|the parcel|the box|my package] [before it goes out|before you ship|]`,
    say: `
      [oops|damn|sorry|whoops|argh|ah], [picked|chose|clicked|took|selected|put] [{look}|the wrong one|the wrong size|size m], [meant|wanted|should be|need] [{look}|size l|the other one|another], [not shipped yet|fix it please|can you swap it|still in time|it hasnt gone out yet]
      [i typed|i put|i ordered|it says|i entered|there are] [#num|ten|two|three] instead of [one|#num|two] [in the quantity|in my order|on order #order|], [please fix|can you correct it|change it]
      [wrong|different] [size|colour|color|model|amount|quantity] in [my|the] order [from today|from this morning|i just made|#order], [need|want|should be] [{look}|size l|the other one|two|the bigger one]
      [just|only|simply] [take one off|one less|one {item} less|one more|remove the {item}|add a {item}|swap the colour|change the size], [keep the rest|the rest stays|leave the rest|the order itself stays|rest is fine]
      [keep|leave] the order [but|and just|but please] [take the {item} out|remove one {item}|drop the {item}|add a {item}|make it two {items}|change the colour|change the size|swap the {item}]
      [i|we] [forgot|left out|missed|didnt add] [the|a|some] {item} [when i ordered|in my order|with my order|in the basket], [can it still go along|can you add it|can you throw it in|is it too late to add it|put it in the same box]
      before [you|it] [send it|ships|ship|goes out|pack it|leaves], [can you|could you|please] [make it|change it to|switch it to|turn it into] the [{look}|bigger|smaller|other|larger] [one|{item}|version|size] [instead|]
      [we|i] [realised|noticed|found out|decided|measured and saw] [we need|i need|id like|we want|that] the [{look}|bigger|smaller|larger|longer] [one|{item}|version] [fits|is better|works too|instead], [can you change that in the order|before you send it can you make it that one|please change the order]
      [make|let] [it|that|the order|my order] [two|three|#num|one|a dozen] [instead|not #num|instead of #num|rather than one] [please|, not shipped yet|]
      [is it|am i] too late to [replace|swap|switch|add|remove|change] [the|a] {item} [with the {look} one|in my open order|in my order|to my order]
      [add|include] [one further|another|a further] [unit|piece|{item}] [of the same|] to my [pending|open|existing|current] order
      [can|could] [u|you] [still|] [add|put in|take out|swap|change] [one|the|a] {item} [, not sent yet|in my order|before it leaves|]`,
  },
  track_order: {
    do: `
      [know|hear|learn|find out] [the whereabouts of|what became of|what happened to|how far along|where things stand with] [my|the] [purchase|order|{item}|goods|consignment|things|delivery]`,
    say: `
      [eta|any eta|status|status update|update|update please|progress]
      [wheres|where is|where are|wheres all|where tf is|wher r] [my|our] [stuff|things|thing|goods|gear|bits|{item}|{items}|shopping|goodies|purchase]
      [any|got any] [news|word|sign|idea|update|info] [on|of|about|when] [my {item}|#order|order #order|my stuff|the {item} i bought|my things come|it gets here|it turns up]
      it [was|is] [supposed|meant|due|promised|scheduled] to [be here|come|arrive|get here|be delivered|turn up] [yesterday|{ago}|on {day}|by now|already], [i stayed home|i took the day off|nobody came|nobody rang|no one showed up|and nothing|still nothing]
      i [waited|stayed in|sat at home|took the day off|was home] [all day|the whole day|from morning to night|for nothing] and [nobody|no one|no driver|no courier|not a soul] [rang|came|knocked|showed up|turned up]
      [the|] [courier|postman|mailman|driver|post|carrier|delivery guy] [keeps driving past|says he has nothing|never came|left a card but nobody has it|walked past|skipped my house|was not here|didnt ring]
      [bought|ordered|paid for] [it|the {item}|a {item}|them|this] [ages ago|{ago}|two weeks ago|forever ago] [and just want to know whether it comes in time|does it get here in time|will it make it by {day}|and it still isnt here|where is it]
      [my|our] [daughters|sons|wifes|mums|friends|husbands] [birthday|party|wedding] is [on {day}|tomorrow|soon|next week] and [the {item} i ordered|my order|the present i bought|what i ordered] [is not here|should be here by then|will it come in time|has to be here], [where is it|is it coming|]
      [did|have] [you|u|you guys|ya] [even|actually|ever|really] [send|sent|ship|shipped|posted|dispatched|mailed] [it|my order|my stuff|the {item}|anything|my things] [yet|at all|out|]
      [has|did] [it|my {item}|my stuff|the thing|the {item} i bought] [shipped|gone out|left|been sent|been posted|move|leave your warehouse] [yet|already|]
      [the|your] [tracking|app|website|link|number you emailed|tracking page] [says|shows|still says|only shows] [label created|nothing|pending|out for delivery|processing|unknown|not found] [since {day}|for days|for four days|], [is it moving|is it coming|what is going on|does it ever come]
      [would|could] you [be so kind as to|kindly|please] [inform me|tell me|let me know|advise me] [of|about|regarding] the [present|current|] [location|whereabouts|progress|state|status] of my [purchase|consignment|shipment|order|goods|delivery]
      [may|might] i [ask|enquire|inquire] [as to|about|after] the [progress|state|fate|whereabouts|arrival] of [my purchase|my order|my shipment|order #order|the goods i bought]
      [will|is] [it|my {item}|my order|the {item}|order #order|my stuff] [be here|get here|going to be here|arrive|make it|coming] [before|by|until|on|in time for] [{day}|my birthday|the party|christmas]
      [everyone|my friend|my sister|my colleague|my mate|my flatmate] [got|has|received] [hers|his|theirs] [already|], [mine is not here|we ordered the same day|wheres mine|but mine isnt here]
      [still nothing|nothing yet|nothing came|nothing arrived|nothing here|still not here|still waiting|no parcel yet|not arrived] [order #order|#order|in the mail|at my door|after two weeks|for #num days now|]
      [dont|no need to|not asking to|i dont want to] [cancel|return it], i [just|only] want to know [where it is|where my order is|when it comes|if it was sent|whats happening with it]
      [its|it has|it is] been [#num|nine|ten|two|three] [days|weeks] [and|,] [no {item}|no parcel|nothing|no sign of it|i got nothing|the box is not here], [whats going on|where is it|what happened|order #order]
      [has|did] [my parcel|it|the thing] [got lost|vanish|disappear|get stuck] [or what|somewhere|in the post|]`,
  },
  delivery_options: {
    say: `
      [ship|shipping|deliver|delivery|send|postage] to [{country}|{city}|alaska|hawaii|the islands|a po box|overseas|an army address|abroad] [?|??|possible|ok|]
      [u|do u|you guys|do ya|yall] [ship|deliver|send|mail] [overseas|abroad|to {country}|to {city}|internationally|worldwide|up north]
      [dhl or ups|ups or fedex|which post|which courier|dpd or hermes|who delivers|who brings it|which parcel service|do you use fedex|is it dhl]
      how much [is|are|do you charge for|would|for] [postage|shipping|delivery|p and p|the post|shipping fees] [to {country}|to {city}|for one {item}|]
      [can|could] [it|the {item}|a {item}|my parcel|the {item}] be [left|dropped|brought|carried|put] [in a locker|with a neighbour|up to the third floor|upstairs|in the garage|on the porch|inside|at a shop nearby|to my flat|up the stairs]
      [do|can|will] [you|they|the drivers|the movers] [carry|bring|lift|take] [it|the {item}|heavy things|furniture|a sofa] [upstairs|up the stairs|into the flat|to the second floor|inside|into my room]
      what [are my|choices|choice|options|possibilities] [choices|options|do i have|are there|have i got] for [getting|having] [it|a {item}|the {item}|something heavy|a big item] [brought|delivered|sent|shipped|carried] [up|home|upstairs|to me|to the door|]
      [can|could|may] i [just|] [come and get it|fetch it|pick it up|collect it] [myself|in person|from you|at your place|instead of delivery|instead of having it posted]
      [pickup|pick up|click and collect|collection|self pickup] [possible|ok|available|an option|?]
      is there [an express|a faster|a quicker|a cheaper|an eco|an overnight] [thing|way|service|option|delivery] [i can pay for|for extra|to pick|]
      [is|are|does] [saturday|weekend|evening|sunday|express|next day] [delivery|deliveries|shipping] [offered|possible|available|an option|extra|cost more]
      [free shipping|shipping free|free delivery] [over what amount|from how much|above some amount|from which total|when]
      do you [post|send|deliver] [things|parcels|goods] [in plain packaging|without plastic|as a gift|with a signature|insured]`,
  },
  delivery_period: {
    say: `
      [how fast|how quick|how speedy] [are|is|r] [you|u|you guys|your shipping|your delivery|your post|the shipping] [usually|normally|in general|]
      [roughly|about|approximately|on average|typically|normally|usually] how [long|many days] [from order to door|to get something|until stuff is here|till things arrive|to {country}|for furniture|does it take|for a parcel]
      [i have not bought|havent bought|not ordered|i havent ordered|before i order] anything [yet|], [just wondering|just asking|id like to know|wondering] [how fast you are|how long it takes|how long shipping takes|how quick you deliver|how many days]
      [if|were] i [to order|order|buy|bought|purchase] [something|a {item}|it|] [today|tonight|now|this minute], [when might i expect it|when would it come|when is it here|when would i have it|by when is it here|how soon]
      [typical|usual|normal|average|expected|standard] [wait|waiting time|wait time|turnaround|delivery|shipping time] [for furniture|for a {item}|for orders|to {country}|to be delivered|]
      [do|does] [things|stuff|orders|it|parcels|your parcels] [usually|normally|mostly|generally] [come|arrive|get here|take] [within the week|within days|fast|in a week|long|quickly|more than a week]
      [is|would] [next day|two days|a week|same day|#num days] [realistic|normal|doable|be enough|the usual] [for delivery|to {city}|or does it take forever|]
      do you [need|take] [days or weeks|long|more than a week|a week] to [deliver|ship|send] [a {item}|something|stuff|]
      [whats|what is] [ur|your|the] [turnaround|lead time|processing time|dispatch time|waiting time|typical speed] [on|for] [shipping|orders|a {item}|sending things out]
      [delivery|shipping] [time|speed|days|duration|how fast|how quick] [?|to {country}|please|usually]`,
  },
  set_shipping_address: {
    say: `
      [here is|this is|heres|let me give you] [where i live|where to send it|my address|the address], [ship it there|send it there|use that|please save it|#num mill road]
      [my|the] [delivery|shipping|address] [details|data|page|field|section|info] [are|is] [still empty|blank|missing|not filled in|empty], [id like to fill it in|i want to enter it|how do i fill it|let me add it]
      [there is|theres|you have|i see] no address [on|in|for] my [account|profile|login] [yet|], [want to give you one|let me add it|how do i put one in|id like to add mine]
      [i have not|i never|i havent] [told|given|sent] you [my address|where i live|where to deliver|an address] [yet|], [how do i|where do i|let me do it|]
      [store|save|add|register|remember|put in] my [work|office|parents house|summer house|mums place|second home|holiday home|dorm|new flat] as [a second address|a place for deliveries|another delivery place|an extra address|a place to ship to]
      [where|how] [do i|can i] [type|put|say|tell you|enter|write] [in|] [where i live|where you should send it|where it should go|my street|where to deliver]
      [fill in|complete|enter] my [shipping|delivery] [details|information|data|info]
      [set|create|make] [a|my] [delivery place|shipping place|drop off place|place for deliveries]
      [can i|id like to|how can i] [save|store|add] another [delivery|shipping] [address|place] for my [mum|dad|son|sister|office|friend]`,
  },
  change_shipping_address: {
    say: `
      [it|the parcel|the order|my {item}|my package|the box] is [headed|going|on its way|being sent|shipping] to [my exs|the wrong|my former|my previous|an old] [flat|place|house|town|home|street|office], [reroute it|redirect it|change that|can you stop that|send it here instead]
      [typo|mistake|error|slip] in [my|the] [street|street name|house number|postcode|town|zip], [its|it should be|must be|should read] [#num|another one|a different one|baker street|#num mill road]
      [house|flat|apartment|door|building] number is [wrong|off|incorrect|not right] [on|for|in] [order #order|#order|my order|], [should be|its|must be] #num
      [i|we] [put|wrote|gave|typed|entered] [flat|number|house|apartment] #num but [its|it is|we live at|it should be] #num
      [when i checked out|at checkout|while ordering|the site|your page|the form] [it|] [auto filled|autofilled|used|took|picked|kept|filled in] my [old|former|previous|last] [address|place|apartment|home|flat] [and i didnt notice|by itself|], [how do i get it sent to the right one|please send it to the new one|can it go to the right place]
      [we|i] [moved|relocated|have moved|changed flats|live elsewhere now|am at my moms now|am staying elsewhere], [the order still has the old street|send it to the new place|ship to my new home|the old street is still on my order|please ship it there instead]
      [the|my] [postcode|zip|street|city|address] [i supplied|i gave|i provided|on the order|you have] [was|is] [incorrect|wrong|faulty|outdated], [it ought to be|it should be|it reads|the right one is] [#num|another|#order]
      [can|could] [u|you] [ship|send|deliver|bring] [it|my order|the parcel] [to my office|to my work|to my moms|to a friend|to a hotel|next door] instead [of home|of my house|], [order already placed|already ordered|i ordered already|]
      [dont|do not|no need to] cancel [anything|it|the order|], [just|only] [send it to my new place|change the address|ship it elsewhere|fix the street|update the address]
      [update|change|fix] where [my parcel|it|my order|the {item}] [is going|goes|gets sent|is headed|will be delivered]
      [please|] [deliver|ship|send] order #order to [my new address|another street|#num elm road|a different town|my work address] instead
      [change|fix|correct] the [adress|addres|adres|address] [on|for|of] [#order|order #order|my order] [urgent|quick|asap|]`,
  },
};
