import type { Pack } from './pack.ts';

// Everyday wordings of the remaining intents, without a shop's vocabulary.

export const plainlyMore: Pack['ways'][number] = {
  return_item: {
    say: `
      [doesnt|does not|didnt] [fit|suit me|work for me|look right], [sending it back|it goes back|back it goes|how do i send it back|ill ship it back]
      [its|the {item} is|the {items} are|this is] not [for me|my taste|my thing|my style|what i wanted|as pictured], [how do i mail it back|how can i hand it back|you can have it back|it goes back|where do i send it]
      [return|returns|return label|return label pls|return slip|need a return label|label for returning|rma|rma please]
      how [do|can|would] i [hand|ship|mail|post|bring|send|give] [this thing|that one|it|the {item}|this|these|one of them] back [to you|to u|]
      [i|we] [love|like] [your shop|the {item}|one of them] but the [other one|{item}|second one] [is not for me|goes back|doesnt fit|is not right], [how do i return it|how can i send that one back|can i give that one back]
      [got|received|ordered] [two|two by mistake|a double|one too many], [id like to|want to|how do i] [send|give|ship] [one|the extra one|the second one] [of them|] back
      [my|our] [aunt|grandma|boyfriend|gf|girlfriend|husband|sister|wife] [hated|hates|gave me|doesnt like|didnt like] [it|this|the {item}|this for christmas], [can i bring it back|how do i return it|can it go back|does it go back to you]
      [i wish to|id like to|i intend to|wanna|gonna] [make use of|use|exercise] my [right of return|right to return|right of withdrawal|fourteen days] [for the {item}|and send it back|]
      where [do i|can i|to] [drop|drop off|leave|hand in|bring] [a|my|the] [return|parcel for returning|returned parcel|return package]
      [unopened|unused|still sealed|tags still on|still in the box|tried it once|wore it once|gave it a go], [want to give it back|id like to return it|can it go back|want to send it back]
      [please advise|kindly advise|advise|what is the procedure|instruct me] on [the return procedure|how to return|returning] [for|of|] [a {item}|a pair of {items}|the goods]
      [not|dont] [asking|interested] [about|in] [the policy|a refund policy|your policies], just tell me how to [send it back|return it|ship this back]`,
  },
  exchange_item: {
    do: `
      [trade|swap|swop|change|switch] the [{look}|] {item} i [received|got|have here] [for|with] [the|a] [{look}|other|bigger] one
      [trade|swap|swop|switch|change] [my|the|these] [delivered|received|new|] {items} for [a bigger size|a size up|another pair|the other model|the {look} ones]`,
    say: `
      [too|its too|theyre too|way too|bit too] [small|tight|big|large|long|short|loose], [need|want|id need|can i have|send me] [one size up|a size up|one larger|one smaller|#num instead of #num|a bigger one|the next size]
      [you|u] [sent|gave|delivered|shipped] [me|us] [m|size m|{look}|the {look} one|the wrong one|#num], [i need|i want|should be|i ordered] [l|size l|the other one|{look}|#num], [can we swap|swap it please|can you change it|change it]
      [it|the {item}] [arrived|came|is here|got here|was delivered] [already|today|yesterday|] but i [want|would rather have|prefer|need|like] [it in black|another colour|the {look} one|another size], [can you switch it|can we swap|exchange possible|can i change it]
      [i got|got|we got|received] the [wrong|{look}] [size|voltage|version|one|colour|{item}], [ours is|mine is|should be|i need] [another|the other one|{look}|bigger], [how do we change it for the right one|can i have the right one for it|swap]
      [it|the {item}|the jar|the {items}|one] [came|arrived|was|is] [chipped|cracked|scratched|broken|dented|damaged|faulty], [send me another one|send another|can you replace it|i want a new one|replace it please|new one please]
      [i dont want|not after|no need for|forget|not asking for|keep] [a refund|the refund|my money back|the money|your money], [i want the same {item}|i want another size|i just want the right size|get me the right one|send the right one|one size up please|exchange it]
      [exchange|swap|swop|replacement] [plz|please|pls|?|for a bigger one|possible|size #num]
      i only [tried it on|wore it once|opened it], can i [swap|swop|exchange|change] it for [a bigger one|another|the smaller one|the other colour]
      could i [trade|have] the [{look}|] {item} [i received|i got] for [the {look} one|another]`,
  },
  get_refund: {
    say: `
      [i want|gimme|give me|i demand|hand me|send|where do i get] [my|the] [cash|dollars|pounds|euros|bucks|quid|coins|dough] back
      [give|pay|hand|transfer|send] [me|us] back [what i paid|the #num dollars|my #num euros|the money i spent|every cent|the full price|the sum]
      [refund|rfnd|refnd|refound|reimburse] [pls|plz|please|now|me|my last order|my ordr|me now|order #order|the {item}|]
      [you|u|you guys] owe me [money|#num bucks|for the {item}|for what was missing|#num quid|a refund]
      [i|i hereby|we] [request|demand|claim|ask for|insist on|seek] [reimbursement|repayment|restitution|the return] of [the amount|the sum|the purchase price|#num dollars|my payment|the full amount] [in full|at once|]
      [dont want|not interested in|no] [a replacement|another one|an exchange|a voucher|store credit|a new one|a repair], [i want the money|just the money|money back|give me my money|i want what i paid back|refund only]
      [it|the {item}|that thing] [broke|died|never worked|leaks|stopped working|fell apart] [after a day|on day one|at once|], [money back|pay me back|i want what i paid|id like my money back|give me my money]
      [the parcel|it|my order|the {item}] [never came|never arrived|got lost|didnt come], [so reimburse me|so pay me back|i want the money|give me the money back|refund it]
      [you|the price] [dropped the price|was cut|went down|fell] [by #num|right after i bought it|the day after|], [can i get the difference|give me the difference|refund the difference|pay me the difference]
      [id be grateful if|could you see to it that|please make sure|it would be kind if] [the amount|the money|my payment|the sum] [could be|is|be] [returned|credited|paid back|refunded] [to my card|to me|to my account|]
      [just|only|simply] [pay me back|give me the money|refund me|return my money], [that is all i want|nothing else|i am tired of it|]`,
  },
  track_refund: {
    say: `
      [still|] no money [on my card|on my account|in my bank|from you|in paypal|yet|here] [since my return|after the return|after two weeks|]
      [wheres|where is|what about|whens] [the|my|that] [money|cash|credit|sum|amount] [you owe me for the return|you promised|from my return|for what i sent back|you said you sent back]
      [you|u|your colleague|your team] [confirmed|promised|approved|announced|said you sent|said you did] the [refund|reimbursement|money|repayment] [on {day}|{ago}|last week|weeks ago], [when will it be credited|nothing here|when does it come|where is it]
      [my bank|the bank|paypal|my card company] [says|sees|has|shows] [nothing came|nothing arrived|no refund|no credit|nothing from you|nothing] [yet|so far|] [from you|about the refund|]
      i [already|have already|] [returned|sent back|gave back] [everything|it|the {item}|all of it] [{ago}|], [where is the money|when do i get paid|when comes the money|wheres my cash|and the money]
      [did|have|has] [u|you|they|the refund|my refund] [process|processed|gone out|go out|sent|send|issue|been approved|start] [my refund|the money|it|] [or not|yet|already|]
      [when|how long till|how long until] [do i|will i|i] [see|get|have] the [refund|money back|reimbursement] [on my account|on my card|for what i returned|in my bank]
      [refund|reimbursement] [status|still pending|where|when|update|eta|not here] [#order|order #order|?|]
      [its|it has] been [#num|three] [weeks|days] since you [said refunded|refunded|confirmed the refund|got my return|approved it]
      i dont want to return [anything|it], i [already did|did already], [where is the money|when do i get paid|wheres my refund]
      [any|an] [update|news|word] on the [money you owe me|refund|reimbursement|cash for my return]`,
  },
  check_refund_policy: {
    say: `
      if [i dont like it|it breaks|it doesnt fit|its not for me|it doesnt work|im not happy|it arrives broken|i regret it], [do i get my money back|will you give me the money back|would you pay me back|is the money gone|can i get my money back|what happens with my money]
      before i [buy|order], [what happens with my money if it breaks|do you give money back|how are your refunds|would i get my money back]
      [do you|u|you guys|does the shop] [give|do|offer] [refunds|money back|cash back] or [just|only] [store credit|vouchers|an exchange]
      [are|is] [sale items|gift cards|opened boxes|used things|shipping costs|the postage|discounted stuff] [refundable|refunded|paid back|covered by refunds|also paid back]
      [refunds|refund rules|refund terms|refund conditions|refund policy|money back rules|money back guarantee] [?|??|please|how does that work|at yours]
      how [long|many days] [have i got|do i have|can i wait] to [ask for my money back|claim a refund|get a refund]
      would i get [everything|the whole sum|all of it|the full amount|the shipping] back [if i returned it|or minus a fee|or just a part|or only part of it]
      [can|could|do] [you|i|people|one] [still|] get a refund [after using it|after a month|without the box|if the box is opened|without receipt|when its been worn]
      in [which|what] [cases|circumstances] do you [reimburse|refund|pay back] [the buyer|customers|people|]
      is it a full refund [when|if] [the box is opened|i used it|i wait too long|it was on sale]`,
  },
  check_cancellation_fee: {
    say: `
      [whats|what is] the [damage|penalty|price|cost|charge|bill] if i [back out|pull out|quit early|cancel|bail|drop out|leave early|call it off]
      [any|is there a|are there] [charges|fees|fee|costs|penalty|charge] [if|when|for] [i cancel|cancelling|i back out|i call it off|quitting|leaving early|ending my plan early|i stop early]
      [do|will|would|must] i [pay|lose|be charged|owe] [something|smth|money|anything|a fee|extra] [for|if i|by] [cancelling|quitting the plan early|back out|cancel|call it off|pull out]
      how much [do you keep|would i lose|is kept|do i lose|gets deducted|do you deduct|would it cost me] if i [cancel|call it off|back out|pull out|quit]
      [does|would] [it|cancelling|calling it off|backing out] cost [me|] [anything|something|money|extra] [to cancel|if i cancel|]
      what would [cancelling|backing out|ending early|quitting] [set me back|cost me|cost|run me]
      [free|free of charge] cancellation or [do i lose money|is there a fee|do i pay]
      [cancel|cancellation|termination|exit] [fee|fees|charges|cost|penalty] [?|??|please|before i decide]`,
  },
  payment_methods: {
    say: `
      [u|do u|do ya|you guys|yall] [take|accept|do] {pay}
      {pay} [ok|okay|possible|yes or no|accepted|fine|an option|?|??|works]
      is {pay} [a thing here|ok|possible|accepted|an option|fine with you|supported]
      [can|could|may] i [settle|pay] [half by card half with a voucher|in cash at the door|with two cards|with two gift cards|at the door|by cheque|in #num installments|in parts|monthly|next month|later|after delivery]
      what [can i|do i|could i] pay with [if i dont have a card|without a credit card|here|]
      [which|what] [means|ways|forms|kinds|types] of [payment|paying] [are at my disposal|exist|work|do u take|do you guys take|have you got]
      do i need a [credit card|paypal account|bank card] [for this|to pay|to order|]
      [cash|cod|cash on delivery|invoice|installments|buy now pay later|on account|prepayment] [ok|possible|accepted|for companies|?]
      [klarna|paypal|bitcoin|amex|visa|apple pay|google pay|cheque|afterpay]`,
  },
  payment_issue: {
    say: `
      [the|your] [page|site|checkout|app|screen|window] [freezes|hangs|crashes|goes blank|spins forever|times out|gets stuck|loops] [when i pay|at payment|after i put in my card|at the secure step|when paying|at checkout] [and nothing gets paid|and i cant pay|]
      [tried|i tried] [three|two|several|different] cards [none work|all rejected|and all fail|nothing works]
      [my|the] [visa|card|mastercard|paypal|bank card] [keeps getting|is|gets|was|wont go|is always] [rejected|declined|refused|through|denied] [but the bank says its fine|although there is money|again and again|at checkout|]
      [you|u|they|your shop] [charged|billed|debited|took] [me|my card] [twice|two times|double|too much|three times|again|more than the total]
      [my|the] statement [shows|says|has] [#num|a higher sum|two charges|more] [although|but|instead of] [the total was #num|i only ordered once|#num|i bought one thing]
      [i paid|paid] but [your site says unpaid|the order says unpaid|it shows not paid|it says payment failed|nothing happened|the order is not there]
      [payment|paypal|card] [failed|wont go thru|wont work|error|not going through|bounced] [but the money left my account|but money is gone|again|at the end|]
      there is a [charge|debit|payment] from you [i dont understand|thats wrong|i cant explain|too high], [i only bought one thing|i ordered nothing else|why]
      [error|error code|code] #num [when paying|at payment|while i pay|on checkout]
      [double|duplicate|second|wrong] [billing|charge|debit|payment] [on|for] [order #order|my order|my card|#order]
      [why was i|i was|i got] [billed|charged] [two times|twice|double|too much] [for one order|]
      [first|before anything else] explain why [my card|i] was [billed|charged] [twice|#num times|so much]
      checkout [wont take my money|refuses my card|doesnt work|is broken when i pay]`,
  },
  get_invoice: {
    say: `
      [need|i need|send|gimme|pls send|where is] [a|the|my] [receipt|bill|invoice|recipt|invioce|vat invoice|proof of purchase|tax document|paper] [for|of|to] [my boss|work|my taxes|my accountant|the tax office|the {item}|my company|#order|bookkeeping]
      my [accountant|boss|employer|company|tax advisor|insurance] [needs|wants|asks for|requires] [a bill|a document with vat|the invoice|proof of purchase|a receipt|paperwork] [for the {item}|of my order|]
      [there was|i found] no [invoice|bill|receipt] in the [box|parcel|package|mail], [can i have one|send me one|please send it|]
      [never got|didnt get|i never received|missing] [a|the|my] [bill|invoice|receipt] [for my last purchase|for order #order|by mail|]
      [kindly|please] [forward|supply|provide|send] [us|me] the [invoice|bill|receipt] [pertaining to|for|of|regarding] order #order [for our bookkeeping|]`,
  },
  check_invoice: {
    say: `
      [where|how] [can|do] i [see|view|look at|go through|find] [my old|all my|past|earlier|last months|the old|our] [invoices|bills|receipts]
      [show me|let me see|let me look over|want to look at|id like to go over|could i review] [all my|my|the|our|last years] [receipts|bills|invoices|invoice from {ago}]
      is there a [page|place|list|section] [where|with] [my bills are listed|all my invoices|i see my invoices|my bills]
      i need to [verify|check|double check|see] what is on [my invoice|invoice #order|the bill|the last invoice]
      [which|what] invoices [do i have|are there for me|did you issue|have i got]
      [check|view|look at] [bills|invoice from last month|my bills|invoice #order]`,
  },
  create_account: {
    say: `
      [sign me up|enrol me|get me registered|make me a member|make me an account|set me up with a login|register me|i want in|i want to join|want to join how]
      [new here|im new|first time here|never been here before], [need a login|need an account|how do i join|how do i register|want a profile]
      i [always|so far|usually|until now] [buy|bought|order|ordered|shop] as [a guest|guest] [but|and] [now i want an account|would like a proper account|want to register|id like a login of my own]
      [id like|i would like|i wish] to [become|be] [a registered customer|a member|a registered user]
      [how|where] [do i|to|can i] [join|register|enrol|sign up|make an acount|get a login]`,
  },
  edit_account: {
    say: `
      [i got married|i got divorced|after my wedding|i changed my name], [need my last name changed|my surname is different|new name please|please update my name]
      [my|the] [number|phone number|mobile|email|mail] [you have|on file|in my profile] is [dead|old|wrong|not mine anymore|out of date], [heres a new one|here is the new one|save the new one|please change it|switched providers]
      [new|changed my|got a new] [phone|number|phone number|email|mail address|surname|mobile|sim], [update pls|please save it|update it|change it in my profile]
      [the name|my name|my birthday|my surname|my first name] [on|in] my [account|profile] is [spelled wrong|misspelled|wrong|with a k|not right|incorrect]
      [not|dont want to] [delete|close] my account, [only|just] [change the email|want a different email on it|update my name|change my number]
      [kindly|please] amend the [e-mail address|telephone number|name|details] [associated with|on|of] my [profile|account]
      [edit|update|change|fix] my [details|username|personal info|profile name|profile|nickname|date of birth]`,
  },
  switch_account: {
    say: `
      [log me|sign me|let me] [into|in with|in to] my [second|other|business|work|old] [profile|account|one|login] [instead|]
      im logged in as [my wife|my son|the wrong user|my boss|someone else], [how do i get to mine|i want my own account|switch me to mine]
      [i want|give me|move me to|put me on|get me|id like] the [pro|premium|gold|free|business|family] [account|one|tier|plan|version] [instead|]
      [i have|got] two [logins|accounts|profiles], how do i [hop|go|jump|get] to the [second|other] one
      [migrate|move|go|change] from [the|] [basic|free|private|personal] to [the|] [premium|pro|company|business] [tier|account|plan]
      [upgrade|downgrade] me [to the free account|to premium|]
      [swap|switch|change] [accounts|to my other account|user|login]`,
  },
  delete_account: {
    say: `
      [get rid of|nuke|kill|trash|wipe|erase|scrap] my [account|profile|login|user|acc|membership]
      [delete|erase|remove|wipe|deactivate] me [from your system|from your database|completely|for good|from your site|from your shop|as a customer]
      i want [out|to leave|to be forgotten|to disappear|to be gone|to quit], [remove my profile|erase my profile|delete me|close everything|kill my account]
      [close|shut|terminate|delete] [acc|my acc|account|acct] [pls|for good|now|with immediate effect|]
      [i dont want|no longer want|dont wanna|dont want] to be [a member|a customer|registered|in your system|in your database] [any longer|anymore|], [shut it down|delete it|remove me|]
      [dont just|not only|its not enough to] unsubscribe me, [i want the account gone|close the whole account|delete the account|delete my profile too]
      [not|i dont mean|its not] the order[,| -|] [the account|my profile|i mean the account], delete it
      i never [shop|buy|order] here [anymore|any more], [delete my profile|how can i delete my account|close my login]`,
  },
  recover_password: {
    say: `
      [pw|pass|password|login|pin] [forgotten|gone|lost|forgot|help|reset] [help|pls|plz|again|]
      [cant|cannot|can not|unable to] [get in|log in|sign in|get into my acc|enter], [dunno the password|dont remember what i typed|forgot the code|password is wrong|no idea of my password]
      [need|send me|gimme] a [link|mail|code|way] to [set|make|choose|get] a new [password|pw|pin|passwrd]
      [locked out|blocked|shut out] [of my account|] [after too many tries|after wrong passwords|and forgot the password|]
      the reset [mail|email|link|code] [never arrives|doesnt come|is not coming|never came|is expired]
      [i am no longer in possession of|i have mislaid|i have lost] my [access|login] [credentials|data|code|password] [, how may i restore them|]
      my [kid|son|ex|brother] changed [the password|my password] [on my login|] and [now i cant get in|i am locked out]
      [nothing is wrong with my account|my account is fine], i [simply|just] [cant remember|forgot|dont know] the password`,
  },
  registration_problems: {
    say: `
      [signing up|sign up|signup|registering|registration|joining] [doesnt work|fails|is broken|wont work|not working|refuses|is stuck|gives me an error|says error #num]
      why [wont it|doesnt it|wont your site|cant i] [let me join|let me sign up|accept me|take my email|register me|make an account]
      [captcha|the button|the form|create account button|the register page] [wont load|does nothing|is greyed out|freezes|says invalid|rejects my number] [when signing up|while registering|on sign up|]
      [the|my|your] [confirmation|activation|verification|welcome] [link|mail|email|code] [is dead|never came|never arrived|expired|doesnt work|is not here] [so i cant finish signing up|for my new account|]
      it [says|claims|thinks] my [email|mail|number] is [already taken|in use|invalid|registered] but i [never registered|never had an account|have no account|am new]
      [tried|i tried] to [sign up|register|join] [five times|#num times|all day|again and again], [same error|nothing works|always an error|it fails]
      [cant|cannot] [finish|complete|get through] [sign up|the registration|registering] [it says error|an error comes|]`,
  },
  newsletter_subscription: {
    say: `
      [stop|quit|no more] [emailing|spamming|mailing|bombarding|flooding] me [with offers|with ads|with promos|with newsletters|]
      [keep my account|the account stays|leave my account] but [no more ads|no more mails|stop the newsletter|no advertising|no promo emails] [in my inbox|please|]
      [put|add|get] me on [the|your] [mailing list|email list|list|mail list] [please|]
      [take|get|strike|remove] [me|my address|my mail] [off|from] [your advertising|the promo|your mail|the marketing] [list|mails|distribution list|distribution]
      [want|id like|send me|sign me up for|i want] [updates|news|info|mails|an email] [about|on|when there are] [new stuff|new products|new arrivals|new things|what is new|sales] [by mail|by email|in my inbox|regularly|]
      i [get|am getting] [#num|three|ten|too many] [promo|ad|marketing|spam] mails [a day|a week|every day|from you] [and im sick of it|, take me off|, stop it|]
      [opt out|opt me out|unsub|unsubscribe|unsubscribe me|subscribe|subscribe me|sub me] [pls|plz|please|]
      the unsubscribe [button|link|thing] [at the bottom|in your mails|] [is broken|doesnt work|does nothing], [do it for me|take me off|]`,
  },
  product_question: {
    say: `
      is [it|the {item}|this|that {item}] [safe|ok|good|fine|suitable] for [babies|kids|dogs|cats|pets|pregnant women|outdoors|the oven|toddlers|allergy sufferers]
      can my [dog|cat|baby|kid|toddler|horse] [use it|eat from it|sleep on it|play with it|chew it|sit on it|drink from it|wear it]
      is [the|this|your] {item} [real|genuine|actual|pure|fake|imitation] [wool|leather|silver|gold|wood|cotton|silk|down] [or fake|or imitation|or just plated|]
      [whats|what is] it made [of|from] [exactly|]
      [hows|how is] the [fabric|material|quality|smell|fit|sound|grip] [, scratchy|, soft|, any good|of the {item}|]
      does [it|the {item}] [dim|fold|rotate|float|glow|heat up fast|make noise|smell|get hot|stack|lock|tilt|expand|zip up]
      will [it|this|the small one|the lid|the {item}] [fit|hold|take|go into|fit into] [a #num inch laptop|the large one too|my car|two people|four people|a small room|a bottle|my drawer]
      [not ordering|im not buying|dont want to order] yet, [just|only] want to know [if it fits|how big it is|whether its waterproof|if the {item} fits four people|what it weighs]
      [warranty|guarantee] [?|how long|on the {item}|of the {item}|]
      what [size|dimensions|weight] [is|has|are] the [small|big|medium|large|{look}] one [in cm|in inches|in kilos|]
      do [these|those|they|the {items}] [run small|run big|fit true to size|pill|squeak|shed|slip|fade]
      does it come with [a charger|batteries|a lid|a cover|instructions|screws|a case] or [do i buy that separately|is that extra|not]
      [waterproof|washable|dishwasher safe|machine washable|vegan|organic|fireproof] [?|??|or not|]
      how [heavy|tall|wide|loud|bright|soft|thick|sharp] is [it|that|the {item}] [really|exactly|]
      what [batteries|battery|bulb|size screws|cable|filter] does [it|the {item}] [need|take|use]`,
  },
  stock_question: {
    say: `
      [u|you|do u|you guys] [got|have|carry] [this|it|that one|the {item}|any {items}] in [xl|#num|{look}|a large|my size|another colour]
      [any left|sold out|still available|in stock|still there|still got it|all gone|back yet] [?|??|in {look}|]
      [still|yall still] got [the|that|any of the] [{look}|] [one|ones|{items}|{item}]
      do [u|you] have any more of the [{look}|] [ones|{items}|one]
      [is|are] the [{look}|] [{item}|{items}] [back|back yet|in again|there again|coming back|gone forever|gone]
      out of stock [forever|for good|or coming back|for long|]
      [notify|ping|tell|alert|text|mail] me [when|as soon as|once] [the {items}|it|the {item}|size #num] [in #num|] [come back|is back|comes back|is in again|are back|returns]
      do you [carry|stock|sell|keep] [left handed {items}|{items} for kids|oversized {items}|spare lids|refills|{items} in wide]
      available in [size #num|{look}|wide|kids sizes|xl]`,
  },
  recommendation: {
    say: `
      [idk|dunno|no idea|i dont know|no clue|unsure] what to [buy|get|pick|choose] [for|] [my gf|my bf|my dad|my mum|a friend|my boss|her|him] [, she likes plants|, he likes cooking|, hes into sports|, she loves tea|]
      what [should|do|can|could] i [get|buy|give] my [dad|mum|gf|boss|neighbour|nephew|colleague] for [his #num|her birthday|the housewarming|xmas|their wedding|graduation]
      [need|looking for|searching|want] a [gift|present|nice thing] [under #num bucks|for under #num|for a coworker|for a friend thats leaving|], [any ideas|ideas|what do you suggest|help]
      [my|our] [gf|dad|friend|mum|sister|son] [likes|loves|is into|is mad about] [plants|cooking|fishing|books|dogs|camping|tea], [what do i get|what would be a nice gift|what would you give|any gift ideas]
      which [one|of them|of the two] would [you|u] [pick|take|go for|get|keep] [yourself|for a beginner|for me|]
      [help|help me] [choose|decide|pick] [pls|please|, linen or cotton|, the {look} or the {look} one|between the two|]
      i cant [decide|choose|make up my mind] [between|,] the [{look}|] {item} [and|or] the [{look}|] [one|{item}]
      [whats|what is] [ur|your] [best seller|favourite|top pick|most popular one|best one for beginners]
      [best|good|nice|decent] [{item}|pan|tent|mattress|knife] for [eggs|two|back pain|beginners|small flats|travelling|cold nights]
      [could|would] you advise me [on|regarding] a [suitable|good|] {item} [for back pain|for my needs|for a child|]
      [recomend|reccomend|suggest|recommend] me [a good|something|a nice] [{item}|tent|] [for two|for winter|under #num|]`,
  },
  discount_question: {
    say: `
      [got|any|is there|have u] [a coupon|promo codes|a code|vouchers|any code|deals|a sale on|something off] [for me|rn|right now|]
      [heard|someone said|a friend told me|i read] [theres|there is|you give|you have] [something off|ten percent off|a discount|a welcome code|a price cut|a deal] for [first timers|new customers|students|members|newbies|nurses|regulars]
      [why|how come] [wont|doesnt] it [accept|take] my [voucher|code|coupon|promo]
      [code|my code|the code|voucher|my #num percent code] [expired|gets rejected|says expired|says invalid|doesnt do anything|not working] [but the mail says its valid|although its new|until sunday|]
      [cheaper|any discount|a better price|a reduction|something off|a little off] if i [take ten|buy two|take several|buy in bulk|order more|pay cash|get three]
      if i [take|buy|order|get] [two|three|ten|several|more], [do i get something off|is it cheaper|any discount|is there a reduction|can you lower the price]
      is a [reduction|rebate|price reduction|discount] [granted|given|possible] [on larger quantities|for schools|for loyal customers|in bulk]
      [price match|match the price] [with amazon|with another shop|?|]
      [black friday|cyber monday|summer sale|january sale|christmas sale|next sale] [?|when|deals|start]
      i have a [coupon|voucher|gift code], where do i [put it|enter it|use it|type it]
      can i get [#num|ten] [%|percent] off [if i buy two|as a student|please|]`,
  },
  store_hours: {
    say: `
      [when|what time] do [u|you|ya|you guys] [open|close|shut|open up] [today|tomorrow|tonight|on {day}|]
      [r|are] [u|you|you guys] [closed|open|shut] [on {day}|today|tomorrow|now|at the weekend|over christmas]
      [open|closed|opening] [today|times|hours|on {day}|now|sundays] [?|??|please|]
      till [what time|when] can i [come by|drop in|visit|show up] [today|tomorrow|tonight|]
      when can i [visit|come to|walk into|drop by] [the|your] [shop|store|showroom]
      whats [your|ur|the] [closing time|opening time|hours|store hrs]
      what hours does [your|the] [shop|store] keep [over christmas|at weekends|on holidays|]
      [store|shop] [hrs|hours|opening] [pls|?|today|]`,
  },
  complaint: {
    say: `
      [this is|its|thats] the [second|third|fourth|#num] time you [send|sent|deliver|delivered|ship|shipped] [me|us|] [the wrong thing|the wrong one|something broken|the wrong size|garbage]
      [the|your] [driver|courier|delivery man|staff|guy at the door] was [rude|a jerk|impolite|unfriendly|shouting at me|very aggressive|nasty] [to me|to my wife|]
      [half|most|all|some|two] of the [plates|glasses|{items}|cups] were [smashed|broken|in pieces|cracked|missing] [when i opened the box|on arrival|]
      the [packaging|wrapping|box|parcel] was [a disgrace|a mess|soaked|torn|open|terrible] and [everything inside was wet|the {item} was damaged|half was missing|it was dirty|things were broken]
      [poor|bad|awful|lousy|terrible] [quality|workmanship|packaging|service], [it fell apart in a week|it broke|i expected more|really disappointing|]
      [not happy|not amused|not impressed|very dissatisfied|disappointed|really let down] [at all|with how this was handled|with the way i was treated|with this|by you|by your staff]
      you [sent|sold] [me|] a [used|dirty|second hand|worn|fake|damaged] [item|{item}|one], [that is not ok|not acceptable|that is not right|i am not happy]
      nobody [answers|replies to|reads] my [emails|mails|messages], [thats poor|that is bad service|not good|]
      [id like|i want|i wish|where can i|how do i] [to|] [file a claim|make a claim|complain|put in a complaint|raise a grievance|lodge a grievance]`,
  },
  review: {
    say: `
      [just|only|i] [wanted to say|want to say|writing to say] [the {item}|it|your shop|the {look} one] is [gorgeous|lovely|fantastic|amazing|so good|beautiful|perfect], [#num stars|five stars|well done|love it|]
      [can|could|where can|how can] i [rate|score|grade|judge|give stars to] [you guys|the {item}|your shop|it|the product|my purchase] [somewhere|here|online|]
      [want|id like|i would like] to [tell other buyers|tell others|share|let people know] [what i think of it|my opinion on my purchase|how it was|my experience]
      i have [some|a few] [suggestions|ideas|thoughts|tips] to [make|improve] [your site better|your site|your service|the {item}]
      [your|the] [survey|review form|feedback form|rating page] [link is broken|doesnt open|doesnt work] but i want to [give my opinion|leave a review|rate you]
      [how to|where do i] [post|write|put|leave] a [review|testimonial|comment|rating] [on the {item}|]`,
  },
  contact_customer_service: {
    say: `
      [whats|what is|gimme|got] [ur|your|the|a] [number|phone number|phone|email|whatsapp|hotline|support email|mail address]
      where [do i|can i|should i] [write|write to|mail|send a letter|call|turn] [to|] [if i have a problem|if something is wrong|with a problem|when i have trouble|for help|with questions]
      [who|whom] [do i|can i|should i] [write to|ask|call|turn to|email|address] [if something goes wrong|with a problem|in case of trouble|if it breaks]
      [can|could] i [call|ring|phone|text] you [somewhere|anywhere|guys|on some number|]
      how can i get [hold of|through to|in touch with] [you|u|you guys|support]
      [customer care|support|service|helpdesk|customer service] [number|phone|email|contact|address|hours] [?|please|]
      when is [your|the] [hotline|phone line|support|chat] [staffed|manned|open|available|reachable]
      what hours is your [support team|service|hotline] [there|available|working]
      kindly [furnish|provide|supply] me with the [e-mail address|telephone number|contact details] of your [service department|support|customer service]
      is there a [whatsapp|phone number|telephone|hotline|email] for [you guys|questions|support|customers]`,
  },
};
