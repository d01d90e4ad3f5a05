import type { Pack } from './pack.ts';

export const money: Pack['ways'][number] = {
  return_item: {
    do: `
      [return|send back|bring back|give back|ship back|hand back|mail back|take back] [{my} {item}|{my} {items}|{my} {order}|it|this|an item|something i bought|something|a product|these|what i bought|goods]
      [return|send back] [{my} {item}|{a} {items}|everything|all items|the rest|one item] [from|of|in] {my} {order}
      [return|send back] [the|my] {item} [i bought|i ordered|i received|i got|you sent] [{ago}|because it does not fit|because i dont like it|since it is too small|]
      [start|make|request|open|arrange|initiate|set up|book|schedule|register|process|do] [a|my|the] return [of {my} {item}|for order #order|]
      [get|print|download|receive|request] [a|the|my] return [label|slip|form|authorization|address|shipping label]
      send [the|my] {item} back [to you|]`,
    about: `
      [a|the|my|] return [of {my} {item}|of order #order|label|form|address|shipment|policy|period|window|process|]
      [returns|the return process|returning items|sending things back]
      [your|the] [returns policy|return policy|return conditions|return deadline]
      [a|the] {item} i want to [return|send back]`,
    say: `
      how [do|does] [returns|a return|returning|the return process|returning something] work
      [what is|whats|tell me] [your|the] [return|returns] [policy|period|window|address|process|deadline]
      [it|the {item}|this {item}] [does not fit|doesnt fit|is too small|is too big|is not what i expected|looks different than on the picture|is ugly|is not for me|arrived too late], [i want to send it back|i want to return it|can i return it|how do i return it]
      how [long|many days] do i have to [return|send back] [something|an item|it|a {item}|]
      where [do|should|can] i [send|ship|bring|drop off|mail] [my return|returns|it back to|the returned {item}|the {item} back]
      i [dont|do not|didnt] [like|want|need] [it|the {item}|this {item}] [and|so i] want to [return|send] it [back|]
      can i return [sale items|something without the box|a gift|opened items|a used product|it in store|it after #num days|worn shoes|without a receipt]
      [it|the {item}|my {item}] [arrived|came] [damaged|broken|defective|dirty] and i want to [send it back|return it]
      who pays [for|] [the return|return shipping|return postage|for sending it back]
      i [wish|am looking|would love|need|am calling] to return [the|my|a|some] [{item}|{items}|items in order #order]
      [is|are] [the return|returns|return shipping] [free|free of charge|possible|accepted|allowed]
      [return|returns|send back] [{item}|label|policy|order|#order|address|how]
      [i got|i received] [a|my|the] [return|] {item} i [never ordered|did not order|dont want], [how do i send it back|take it back]
      do i need [the original packaging|a receipt|the box] to return [it|something]
      did you [get|receive] my return [yet|parcel|]
      take the {item} back, i dont want it`,
  },
  exchange_item: {
    do: `
      [exchange|swap|trade in|trade|change|switch|replace] [the|my|this|a] [{item}|{items}|item] [i received|i got|i bought|that was delivered|from order #order|that arrived] [for another|for a different one|for a larger size|for a smaller size|for another {size}|for a {item}|]
      [exchange|swap|trade] [it|this|them|the {item}|my {item}|an item|my {items}] [for|with|to] [another one|a different one|a larger one|a smaller size|another {size}|a new one|something else|the blue one|a {item}|the same in black]
      [get|have|receive] [a|my] [replacement|new one|different {size}|bigger one|smaller one|working one] [for|instead of] [the|my|this|a] [{item}|{item} i received|broken {item}|defective {item}|faulty one]
      [do|make|request|arrange] an exchange [of my {item}|for another {size}|]
      exchange [delivered|received] [items|{items}] [from order #order|]`,
    about: `
      [an|the|my|] exchange [of {my} {item}|for another {size}|process|policy|]
      [exchanging|swapping] [an item|items|{my} {item}|something i received]
      [a|the|] replacement [for|of] [a|my|the] [broken|defective|damaged|faulty] {item}`,
    say: `
      [it is|they are|the {item} is|the {items} are] too [small|big|tight|large|long|short|wide], [can i exchange it|i want another size|can i swap it|i need a bigger size|i need size m|do you exchange]
      [i received|i got|you sent me|they delivered] the wrong [item|{size}|product|{item}], can you [exchange|replace|swap] it
      i [need|want|demand|would like] a replacement [for a broken item|because it came broken|for the defective one|for my {item}|]
      how do exchanges work
      can i [exchange|swap|get a different {size} of] [it|the {item}|my {item}] [in store|for free|without the receipt|]
      do you [exchange|replace|swap] [gifts|defective {items}|{items}|opened items]
      i would like [the|another] {item} instead of the one [i received|you sent|that came]
      [exchange|swap|replacement] [{item}|{size}|for bigger size|please]
      i bought the wrong {size} and [want to swap it|would like the other one instead|need to exchange it], it is already here
      the {item} [broke|stopped working|is defective|does not work], [i want a new one|send me a new one|can you replace it]
      [replace|swap] [the|my] [defective|damaged|faulty|broken] [item|{item}|one] [with a new one|please|]
      can i get [a different {size}|another {size}|a bigger one|a smaller one] instead [of the one i received|]`,
  },
  get_refund: {
    do: `
      [get|obtain|receive|request|ask for|apply for|claim|demand|have|seek|submit a request for|file for|process|retrieve|collect|earn|take] [a|my|the|some|] {refund} [for {my} {order}|for {my} {item}|from you|]
      get [my|our|all my|some of my] [money|cash|funds|dollars|payment] back [from you|for {my} {item}|for {my} {order}|]
      [be|get] [refunded|reimbursed|paid back|compensated] [for {my} {order}|for {my} {item}|in full|the full amount|]
      refund {my} [order|purchase|money|item|payment|{item}] [to my card|to paypal|]
      [refund|reimburse|pay back|return|send back|give back|give me back] [me|my money|the money|the amount|the full price|what i paid|my money to me] [for {my} {order}|for the {item}|]
      [recover|recoup|reclaim] [my|the] money [i paid|i spent|for the {item}|]`,
    about: `
      [a|my|the|] {refund} [for {my} {order}|for {my} {item}|]
      [getting|obtaining|requesting|claiming] [a|my] [refund|reimbursement|money back]
      [a|my|the] refund [request|claim|application]
      [a|the|] [full|partial|total] [refund|reimbursement]`,
    say: `
      [i want|i need|i demand|i would like|give me|gimme|i wanna|i expect|where can i ask for] [a|my|the] [{refund}|money back|damn money back|fucking refund|full refund] [now|immediately|for {my} {order}|for this {item}|]
      [give|pay|send] me [back|] my [money|cash|fucking money|damn money] [back|]
      [refund|reimburse] [me|my order|order #order|please|now|the {item}|my money|it]
      i [never received|did not get|returned|sent back] [it|my order|the {item}] [and|so] i want [a refund|my money back|to be refunded]
      [the {item}|it|my order] [is broken|came damaged|is fake|does not work|never came|is defective], [i want my money back|i want a refund|refund me|can i get a refund]
      [money back|refund] [please|for order #order|for the {item}|request|now|get]
      [can|could|may] i [get|have] [a refund|my money back|a full refund|some money back] [for {my} {order}|please|for this|]
      i [am owed|am entitled to|deserve] a [refund|reimbursement]
      i [would like|want] to return [it|this|the {item}] [and get|for] a [full refund|refund]
      you owe me [money|#num dollars|a refund]
      [i want|put] the refund [on|to|paid to] my [card|paypal|bank account|original card]
      please [transfer|return|send] the money back [to my account|to me|]
      [i need|help] to get my money back because [i was overcharged|it never arrived|the quality is terrible]
      [the price dropped|it is cheaper now|i was overcharged], [refund me the difference|can you refund the difference]`,
  },
  track_refund: {
    do: `
      [check|see|know|find out|verify|get|view|learn|look up|ask about] [the|] [status|state|progress|situation|current status|stage] of [my|the|a] {refund} [for order #order|]
      [track|trace|follow|monitor|check on|check|locate|chase|follow up on] [my|the|a|our] {refund} [for order #order|]
      [see|know|check|find out] [if|whether] my {refund} [has been processed|went through|was approved|was sent|is ready|was issued|is coming]
      [know|see|find out] [when|where] my {refund} [will arrive|is|comes|gets paid|will be on my card]
      [see|check|know|get] [updates|news|any news|an update] [on|about|regarding] my {refund}`,
    about: `
      [the|] [status|state|progress|tracking] of [my|the|a] {refund}
      [my|a|the] [pending|missing|late|delayed|open|ongoing] [refund|reimbursement]
      [refund|reimbursement|money back] [status|tracking|progress|updates]
      {refund} that [has not arrived|i have not received|is taking so long|never came]`,
    say: `
      [where is|wheres|where the hell is|where the fuck is|what happened to|whats up with|what about] [my|the] {refund} [you promised|for order #order|]
      when [will|do|am|can|should] i [get|receive|going to get|expect|see] my [refund|money back|reimbursement|money]
      when [will|is|does] my [refund|reimbursement|money] [arrive|come|be paid|coming|be processed|show up|be credited|be refunded]
      [what is|whats|tell me|i need|see|check] [the|] [status|state|progress|eta] [of|on|for] [my|the|a] {refund}
      i [have not received|havent received|still dont have|havent got|am still waiting for|did not get|didnt receive|still waiting on|cant see|dont see] my {refund} [yet|for order #order|on my account|]
      [has|was|did|is] my [refund|reimbursement] [been processed|been issued|go through|been sent|processed|approved|been approved|paid yet|done yet|on its way|complete]
      [my return arrived|i sent it back|i returned it|i returned the {item}] [two weeks ago|{ago}|] and [no refund yet|i have no money yet|where is my refund|i still havent been refunded|have not been reimbursed]
      [refund|reimbursement] [status|where|track|not received|check|not showing|still pending|update] [for order #order|#order|]
      [the|my] {refund} [has not|hasnt|did not|still has not|isnt|is not] [arrived|shown up|come|reached my account|been credited|arrive|showing up on my statement|showing] [on my account|on my card|yet|]
      [is|are] [there any news|you processing|there updates] [on|about|] my [refund|reimbursement]
      you [said|promised|told me] [you would refund me|i would get a refund|my money back] [{ago}|] [but nothing came|and i have nothing|, where is it]
      [i am|im|still] waiting for [the|my] money [you owe me|from my return|for the {item} i returned|back from you|]
      [the|my] returned {items} [reached|got to|arrived at] you [{ago}|] [and there is no money|but nothing is on my account|but i have no refund]
      [it has been|its been] [#num|ten|two] [days|weeks] [and|since my return and] [no refund|the refund is not here|i still dont have my money back]
      how [is|goes] my [refund|reimbursement] [doing|going|request|]
      how [long|much longer] until my refund [arrives|is here|comes|gets processed|shows]
      [my|the] cancelled order [was not|has not been] refunded yet
      why is my refund [taking so long|not here|still pending|late|not in my account]
      did you [send|issue|process|pay|make] my [refund|reimbursement] [yet|already|]`,
  },
  check_refund_policy: {
    do: `
      [check|see|know|read|view|learn about|find out|understand|look at|review|consult|find|get|hear|download] [the|your|what is the|what your|] [refund|money back|reimbursement|refunds|money-back] [policy|rules|conditions|terms|guarantee|policies|regulations|procedure]
      [know|find out|see|check|learn|understand] [in which cases|when|under which conditions|in what situations|if|whether|how] [i can get|i can request|i could ask for|you give|customers get|i am entitled to|i can receive] [a refund|refunds|my money back|reimbursements|a reimbursement]
      [know|see|check] how [your|the] [refund policy|money back guarantee|refunds|reimbursements] [works|work]`,
    about: `
      [the|your|a|] [refund|money back|reimbursement|money-back] [policy|rules|conditions|terms|guarantee|policies|procedure]
      [the|] [cases|situations|conditions|circumstances] [in which|when|under which] [i can get|i can request|you give] [a refund|refunds|my money back]
      [when|how] [refunds are given|you give money back|i can ask for a refund]`,
    say: `
      [what is|whats|tell me|explain|show me|wheres|where is] [the|your|ur] [refund|money back|reimbursement|refunds|money-back] [policy|rules|conditions|terms|guarantee|policies|policy like]
      [in which cases|in what cases|when|under what conditions|in which situations|under what circumstances|in what circumstances] [can i get|can i ask for|do you give|do i get|are there|can i request|could i get|am i eligible for] [a refund|refunds|my money back|reimbursement|a reimbursement|money back]
      [how|to which card|where|in what form|in what way] [is|are|do you] [the money|refunds|refunded money|pay refunds] [paid back|paid out|given back|returned|]
      [do you|can you|does your {shop}|do you guys] [give|offer|do|have|provide|issue|accept] [refunds|a money back guarantee|full refunds|partial refunds|reimbursements]
      [how long|how many days] do [refunds take|i have to ask for a refund|i have to request a refund|your refunds usually take]
      [do|would|will] i [get|receive] the [full amount|full price|whole sum|shipping costs] [back|refunded] [if i return it|when i return something|]
      [is|are] [shipping|delivery fees|sale items|digital products|gift cards|opened items] [refunded|refundable|eligible for a refund]
      do you refund [in cash|to the original payment method|sale items|shipping costs|opened products|if it arrives late]
      [am i|are customers|would i be] [entitled to|eligible for|able to get] a [refund|reimbursement] [if it breaks|if i change my mind|after #num days|if i cancel]
      how does [your|the] [refund|reimbursement|money back] [policy|guarantee|process] work
      [refund|reimbursement|money back|refunds] [policy|rules|terms|conditions|guarantee|eligibility|how does it work]
      what [happens|do i get] if i want my money back after [#num|thirty] days
      can i get my money back if [i dont like it|it does not fit|it breaks|i change my mind|it arrives late]
      is there a [money back guarantee|time limit for refunds|deadline for refunds]
      in [which|what] [cases|situations|circumstances] [can|could|do|will] [i|customers|one] [be|get] [compensated|reimbursed|refunded|paid back]
      [when|under what conditions] [can|do] i get [compensated|reimbursed|refunded]
      what are [the|your] [requirements|criteria|terms] for [a refund|refunds|reimbursements|getting money back]`,
  },
  check_cancellation_fee: {
    do: `
      [check|see|know|find out|view|find|verify|learn about|get information on|look up|calculate|show] [the|your|what is the|if there is a|how much is the|] [cancellation|withdrawal|early termination|early exit|termination|early cancellation|cancelation|exit] [fee|fees|charge|charges|penalty|penalties|cost|costs]
      [know|find out|see|check|learn] [how much|what] [cancelling|it|a cancellation|ending early] [costs|costs to cancel|would cost|will cost me|is]
      [know|check|find out] [if|whether] [there is a|i have to pay a|you charge a|i must pay some] [cancellation|withdrawal|termination|exit] [fee|penalty|charge]
      [know|check|find out] [if|whether] i [have to pay|will be charged|pay something|get charged] [to cancel|for cancelling|if i cancel|when ending the contract]`,
    about: `
      [the|a|your|] [cancellation|withdrawal|early termination|early exit|termination|early cancellation|cancelation|exit] [fee|fees|charge|charges|penalty|penalties|cost|costs]
      [the|] [fee|penalty|charge|cost|fees] [for|of|to] [cancelling|ending early|terminating early|canceling an order|cancel|leaving early|withdrawing]
      [costs|fees|charges] [when|if] [cancelling|i cancel|terminating the contract]`,
    say: `
      [is there|what is|whats|how much is|tell me|do you charge|do you have|show me|how high is|are there|how expensive is] [a|the|your|any|] [cancellation|withdrawal|early termination|early exit|termination|cancelation|exit] [fee|fees|charge|charges|penalty|penalties|cost|costs]
      [does it cost|do i have to pay|do i pay|will i be charged|is there a charge|would i be charged|do you charge|am i charged|will you charge me] [anything|something|a fee|money|extra|] [to cancel|if i cancel|for cancelling|for canceling an order|when i cancel my order|for ending early]
      what does [it cost to cancel|cancelling cost|a cancellation cost|it cost me to cancel my order|ending the contract early cost]
      [how much|what] [do|will|would|does] [i|it] [pay|owe|cost|have to pay] [if|when|to] [i|] cancel [my order|my contract|early|the subscription|]
      if i [cancel|call off|annul|undo] [my order|it|the purchase|] [do i have to pay|will it cost me|do you bill me|do i pay|must i pay] [anything|something|a fee|]
      do you [bill|charge|invoice|fine] [me|people|customers] [something|anything|a fee|] [when|if|for] [i cancel|cancelling|canceling] [an order|a purchase|]
      is [cancelling|cancellation|canceling|it] free [to cancel|of charge|or do i pay|]
      can i cancel [for free|without paying|free of charge|without a penalty|without a fee|at no cost|without losing money]
      [fee|fees|penalty|costs|charges] [for|of|to] [cancelling|ending early|terminating|cancel] [my order|the contract|a subscription|]
      what happens [to my money|] if i [end|terminate|leave] [it|the contract|the agreement|my plan] early
      [cancellation|cancel|withdrawal|termination|exit] [fee|fees|penalty|charge|cost|charges]
      will i [lose money|get everything back|have to pay something] if i cancel [the order|my order|now]
      do i [get|have to pay] a [penalty|fine|fee] for [cancelling|early termination|leaving the contract]
      [early|premature] [termination|exit|cancellation] [of the contract|] [costs|penalty|fees] [how much|]`,
  },
  payment_methods: {
    do: `
      [check|see|know|view|find out|list|get|learn|look at|hear|find|consult] [the|your|what|which|all|available|accepted|allowed|] [payment|pay] [methods|options|modalities|types|alternatives|possibilities|choices] [you accept|you take|are accepted|there are|available|you have|]
      [pay|pay for my order|pay you|settle my order|make a payment] [with|by|using|via|through|in] {pay}
      [use|pay with] [{pay}|two cards|a foreign card|a prepaid card|my company card|store credit] [to pay|for my order|as a payment method|here|]
      [know|check|see|find out] [if|whether] [you accept|you take|i can pay with|you support|i can use] {pay}
      [add|change|update|remove|save|switch] [a|my|the] [payment method|card on file|credit card details|saved card|preferred payment method]
      pay [later|in instalments|on delivery|after delivery|in three parts|monthly|upfront|in a foreign currency]`,
    about: `
      [the|your|accepted|available|allowed|valid|] [payment|pay] [methods|options|modalities|types|alternatives|possibilities|choices|method]
      [paying|payment] [with|by|via] {pay}
      [forms|means|ways|types|methods] of [payment|paying]
      [instalments|pay on delivery|cash on delivery|paying in instalments|paying later]`,
    say: `
      [which|what|wat] [payment methods|ways to pay|cards|forms of payment|payment options|types of payment|credit cards|payment modalities|means of payment|methods of payment|currencies|payments] [do you accept|do you take|can i use|are there|are accepted|are available|do you guys take|are allowed|do you support|do you have]
      [do you|can you|will you|do you guys|do u] [accept|take|support|allow|do|have] [{pay}|payment by {pay}|{pay} payments|payments in euros|credit cards]
      [can|could|may] i [pay|use|checkout] [with|by|] {pay} [for my order|here|]
      how [can|do|could|should|would] i [pay|pay you|pay for my order|pay for things]
      can i pay [later|in instalments|on delivery|after delivery|monthly|in two parts|when it arrives|in cash]
      [is|are] [{pay}|credit cards|cheques|instalments|cash on delivery] [accepted|ok|possible|supported|an option]
      payment [methods|options|modalities|accepted|types|method] [available|?|]
      [list|show|tell me] [the|your|all] [available|accepted|] payment [methods|options]
      [{pay}|cash on delivery] [accepted|ok|possible|payment]
      what are my options [for paying|to pay|for payment]
      [would|does|will] a [maestro card|foreign card|prepaid card|visa card|gift card|debit card|{pay}] [work|be ok|be accepted] [with you|in your shop|for an order|here|]
      how are payments [made|handled|accepted]
      do you [charge|have] [extra for|a fee for] [credit cards|paypal|invoice]`,
  },
  payment_issue: {
    do: `
      [report|notify|inform of|inform about|notify you of|communicate|tell you about|raise|solve|fix|resolve|sort out|speak about|flag|clear up|correct|complain of] [a|an|some|my|the] [payment|payments|billing|checkout|transaction|credit card|paypal|online payment] [problem|problems|issue|issues|error|errors|trouble|failure|difficulty]
      [report|dispute|contest|query] [a|the|an] [double charge|wrong charge|unknown charge|charge i did not make|extra charge|duplicate payment|overcharge|incorrect charge]
      [report|solve] [a|] [problem|problems|issue|issues|error|errors|trouble] with [a|my|the|online|] [payment|payments|paying|checkout|transaction]`,
    about: `
      [a|an|some|my|the|] [payment|payments|billing|checkout|transaction|pay|paypal] [problem|problems|issue|issues|error|errors|trouble|troubles|failure|failures]
      [a|the|my|] [failed|declined|rejected|double|blocked|unsuccessful|pending|stuck|duplicate|wrong] [payment|charge|transaction]
      [error|errors|problem|problems|issue|issues|trouble|difficulties] [with|during|making|when making] [a|the|my|online|] [payment|payments|transaction|checkout]`,
    say: `
      [my payment|the payment|my card|my credit card|paypal|the transaction|my order payment|my visa|payment] [failed|was declined|does not work|did not go through|is rejected|gets refused|was not accepted|keeps failing|is not going through|got rejected|wont go through|didnt work|is stuck|is still pending|isnt working|timed out|was refused|doesnt work]
      [i cannot|i cant|i am unable to|im not able to|i couldnt|i tried to|you dont let me|the site does not let me|unable to|why cant i] [pay|complete the payment|make a payment|pay for my order|finish paying|make payments|pay with my card|pay online|complete checkout] [with my card|it fails|but it fails|]
      [i was|you|i got|i have been|they|my card was] [charged|billed|debited|charged me|billed me|overcharged] [twice|two times|too much|the wrong amount|double|without an order|more than the price|for something i did not buy|extra|three times|for an order i cancelled|but i have no order]
      [there is|i have|i am having|i got|theres|i keep having|i experienced|getting] [a problem|an issue|an error|trouble|some problem|problems|issues|errors|difficulties] [with|making|in|when making|during|trying to make] [my|the|a|] [payment|payments|online payment|checkout|transaction]
      [error|something goes wrong|it crashes|the page freezes] [during|at|when i|in the middle of] [payment|checkout|paying|pay|try to pay]
      the [amount|charge|price|total] on my [card|statement|account|bank account|credit card statement] is [wrong|too high|different|more than it should be|not correct]
      you [took|withdrew|charged|deducted] [the|my|] money [twice|but there is no order|two times|but the order failed|and i got no confirmation|without permission]
      payment [not working|error|failed|rejected|problem|issue|pending for hours|declined|trouble|problems|twice|wont work|stuck]
      [checkout|paypal|klarna|apple pay|the pay button|the payment page] [does not let me pay|gives an error|keeps failing|is not working|wont load|is broken|crashes|freezes]
      [double|wrong|duplicate|strange|unknown|unauthorized|extra] [charge|charges|payment] on my [card|account|statement]
      [there is|i see|i found|why is there] [a|an] [charge|extra charge|strange charge|second charge|fee|unknown payment|charge from you] on my [card|account|statement] [i do not recognize|i dont know|that i did not make|]
      i [paid|already paid|have paid] [but|and] [the order is not showing|it says unpaid|nothing happened|got no confirmation|it still says pending|my money is gone]
      i [got|was] [billed|charged] [#num|#num dollars] instead of [#num|#num dollars]
      i paid [with paypal|by card|yesterday|] but it [says|still says|shows] [unpaid|not paid|pending]
      [i get|i keep getting|there is] an error [message|] when i [try to pay|pay|check out|enter my card]
      [money|the money|#num dollars] [left|is gone from|was taken from] my [account|card] [yet|but] [there is no order|i got no order|nothing was ordered]
      why [was|is|did|does] my [card|payment|credit card] [declined|not accepted|fail|get declined|rejected|failing|not go through]
      [money|the amount|the sum] was [taken|deducted|withdrawn|charged] [twice|but no order|from my account but the order failed|two times]
      [my discount was not applied and i|i] [was charged full price|paid too much|got charged the wrong price]
      [help me|assistance|i need help] [to solve|with|solving|to report|reporting] [a|my|an|] [payment|billing|online payment] [issue|problem|error|issues|problems]`,
  },
  get_invoice: {
    do: `
      [get|download|receive|obtain|request|have|print|save|order|ask for|grab|retrieve|export] [my|the|a|an|the last|a copy of my|a copy of the|some|our|] [{invoice}|bill|invoice|invoices] [for {my} {order}|of my purchase|from {ago}|from last month|in pdf|by email|as pdf|of this month|]
      [send|email|mail|issue|forward|provide|give|make out|fax|resend] [me|] [my|the|an|a|a copy of the] {invoice} [for {my} {order}|from {ago}|again|by email|]
      [have|get] [my|the|an] {invoice} [sent|emailed|mailed|issued|made out] [to me|to my company|to my email|]
      [get|have|receive] [an|the] invoice [with vat|with my tax number|in my company name|for tax purposes|for my accountant]`,
    about: `
      [getting|downloading|receiving|obtaining|requesting|printing] [my|the|an] [{invoice}|bills|invoices]
      [a|the|] copy of [my|the|an] {invoice}
      [a|an|the|] [invoice|receipt|bill] [request|download|by email|as pdf|copy]
      an {invoice} [for {my} {order}|i did not receive]`,
    say: `
      [i need|i want|can i get|can i have|send me|where do i get|how do i get|could i have|i require|give me|gimme|email me|i must have|may i have] [an|my|the|a copy of my|a|all my] {invoice} [for my order|for order #order|for the {item}|for taxes|please|from {ago}|]
      where [can|do] i [download|get|print|obtain|request] [my|the|an] {invoice} [from|for {my} {order}|]
      [invoice|receipt|bill] [for my purchase|for order #order|with vat|for my company|download|pdf|needed|please send]
      my [accountant|boss|company|tax office|employer|insurance] [needs|wants|asks for] [an invoice|the receipt|the bill|a bill|proof of purchase]
      i [did not get|never received|havent got|lost|have not received|was not sent|dont have] [an|my|the] [invoice|receipt|bill] [with my order|for order #order|]
      can you [issue|write|make|send|give|email] [an|the|me an] invoice [in my company name|with my vat number|to my business|for my last order|]
      [download|get|send|print|receive] [invoice|bill|invoices|receipt|bills] [#order|pdf|order #order|]
      there was no [invoice|receipt|bill] in the [box|parcel|package|email]
      i need [a proof of purchase|the receipt for the warranty|a vat invoice|a bill to show my company]`,
  },
  check_invoice: {
    do: `
      [check|see|view|look at|find|review|look up|consult|take a look at|have a look at|locate|open|verify|examine|inspect|browse|search|go through|read|glance at|read through] [my|the|old|past|all my|recent|our|previous|some|] {invoice} [from {ago}|from last month|of march|of this year|in my account|from you|]
      [check|see|view|look at|find|review|take a look at|have a look at|take a quick look at|locate] [the|my] [#num|two|three|last|most recent|latest|] [invoice|invoices|bill|bills] [for {my} {order}|from mr smith|i have|]
      [see|view|check] [how much|what] i [was billed|was invoiced|owe on my bill|have on my invoice]
      [check|verify|make sure] [that|if|whether] my [invoice|bill] [is correct|is right|is there|has been paid|exists]`,
    about: `
      [checking|viewing|looking at|finding|seeing|consulting|reviewing] [my|the|some|] [{invoice}|bills|invoices|bill]
      [my|the] [past|old|previous|recent|existing|monthly] [invoices|bills|invoice|bill]
      [the|an|] [amount|details|content|item|date|line] [on|of|in] [my|the] {invoice}
      where [my|the] [invoices|bills] are`,
    say: `
      [show|let me see|display|show me|lemme see|let me check] [my|the|all my] [latest|last|recent|old|] [invoices|invoice|bill|bills]
      what [does it say|is|is written|do you have|is the total|is the amount] on my [invoice|bill]
      [is|are] my [invoice|invoices|bill|bills] [correct|there|in my account|online|available to see|ready]
      where [do|can|could] i [find|see|check|view|look at|consult|locate|look for] [the list of|my|my earlier|my old|the|an] {invoice}
      [check|see|view|find|consult|look] [invoice|invoices|bill|bills] [#order|from last month|my account|]
      [there is something strange|i see an item i dont know|i do not understand something|can you explain something] on my [invoice|bill]
      which invoices [do i have|are there|are open|are unpaid|have been paid]
      do i have [any|open|unpaid|an] [invoices|bills|invoice]
      [how many|what] [invoices|bills] [do i have|are in my account|have you sent me]
      [can you|could you] [check|look at|look up|verify] [my|the] {invoice} [#order|for me|]
      i [want|need|would like] to [see|check|look at] [a|an|the|my|] [bill|invoice|bills|invoices] from [my wife|last month|maria lopez|january|{ago}|a person]`,
  },
};
