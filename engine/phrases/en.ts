import type { Phrases } from '../intents.ts';

export const en: Phrases = {
  lead_in: `
    can you help me to
    i need assistance with
    i would like to know
    please tell me
    hi, i have a question,
    could you please
    i do not know how to
    i have to
    help me with
    i am trying to
    hello, i need to know
    would you mind telling me
    i have a problem with`,
  place_order: `
    [i want to|i would like to|can i|how can i|how do i] [order|buy|purchase] [something|an item|this|a product|some items|several products]
    [i want|i need|i wish] to [place|make|submit] [an|a new] order
    [how|where] do i [place|make|put in] an order
    [placing|making] [an|a new] order
    [help me|i need help] [with ordering|to place an order|to order something|to buy this]
    how does ordering work
    [what are the steps|what do i have to do] to [buy|order|place an order]
    i want to [buy|order|get] [two|three|#num|a few] of [these|them|those]
    can you take my order
    i will take [it|this one|two of them]
    [add|put] this [to|in] my [cart|basket]
    how do i check out
    ordering [something|several items|articles] online
    can i order by [phone|email|chat]
    [purchase|buy|acquire] [some|several|an] [articles|article|items|product]
    i would like [one|two|a pair] please, how do i buy [it|them]`,
  cancel_order: `
    [i want to|i need to|i have to|please|can you|how do i|id like to] cancel [my|the|this|an|that] [order|purchase]
    cancel [order|purchase] #order
    cancel [my|the] order [i made|i placed] [yesterday|today|last week]
    i [no longer|dont] [want|need] [my|the|this] [order|purchase] [anymore|]
    i ordered [it|something] by mistake, [cancel it|please cancel]
    [stop|undo|call off|revoke|annul] [my|the|this] [order|purchase]
    i changed my mind [about|on] [my|the] order
    please [dont send|do not ship|stop] [my|the|this] order
    is it [possible|too late] to cancel [my|an] [order|purchase]
    [cancelling|canceling|cancellation of] [my|an|the] [order|purchase] [#order|]
    [problem|trouble|question] [with|about] cancelling [my|an|the] order
    can i still cancel [what i bought|the purchase|it]
    i have to withdraw from [my|the] purchase
    cancel everything i ordered
    [cancel it|cancel that|i want it cancelled|please have it cancelled]
    i will not be [home|here] to receive it, cancel the order`,
  change_order: `
    [i want to|can i|i need to|how do i|please] [change|modify|edit|amend|update|correct] [my|an|the] [order|purchase]
    [add|include] [an item|another item|something|one more|a product|a mug|some articles] [to|in] my [order|existing order|purchase]
    [remove|take out|delete|drop] [an item|something|one|a product|one of the items] from [my|the] [order|purchase]
    [swap|replace|switch|change] [an item|the items|a product|one article] [in|of] [my|the] [order|purchase] [before it ships|]
    change the [size|colour|color|quantity|amount] [in|of|on] my order
    i ordered the wrong [size|colour|item], can you change it before it ships
    i want [two|three] instead of [one|two] in my order
    [make changes to|modify|edit] [order|purchase] #order
    [problem|question|issue] about [changing|modifying|editing] an order
    i forgot to add something to my [order|purchase]
    can i still [change|add to] what i ordered
    update the items [in|on] [order #order|my order]
    my pending order should be changed to [a different|another] [colour|size|model]
    put [one more|another one] in the [order|parcel] i placed`,
  track_order: `
    where is my [order|package|parcel|delivery|stuff|purchase|shipment]
    where is order #order
    [i want to|can you|can i|how do i|help me] [track|trace|follow|check on] [my|the|an] [order|package|parcel|shipment|purchase]
    [what is|whats|check|tell me|see] the [status|state|progress] of [my|the] [order|delivery|shipment|purchase] [#order|]
    when will [my|the] [order|package|parcel|stuff] [arrive|come|be here|be delivered|get here]
    when [is|does] my [order|package|parcel] [arrive|coming|due|going to be delivered]
    [has|did] my [order|parcel] [been shipped|shipped|left|ship] [yet|]
    my [order|package|parcel] [has not arrived|hasnt arrived|still isnt here|did not come|never came|is late|got lost]
    i [have not received|havent received|did not get|am still waiting for] my [order|package|parcel]
    order status [#order|]
    [any news|an update|eta] [on|for|about] my [order|delivery|parcel]
    [tracking|track] [number|information|link|code] [for my order|]
    i need the tracking [number|link|code]
    which day does my [parcel|order] come
    is my [order|parcel] on its way
    it says delivered but [i have nothing|i dont have it|nothing came]
    i ordered [last week|#num days ago] and [nothing came|it is not here|have heard nothing]
    what happened [to|with] my [order|delivery|parcel]
    tracking [my|the|an] [order|purchase|parcel]
    whats going on with [order #order|my order]`,
  delivery_options: `
    [what|which] [delivery|shipping] [options|methods|choices|services] [do you have|are there|do you offer|are available]
    [do you|can you] [ship|deliver|send] to [spain|germany|my country|the us|canada|france|switzerland|norway|england]
    which [carrier|courier|post company|parcel service] do you [use|ship with]
    do you offer [express|next day|same day|overnight|standard] [delivery|shipping]
    can i [pick up|collect] [my order|it] [in store|at a pickup point|from a locker|myself]
    [where|to which countries] do you [ship|deliver]
    how much [is|does|are|costs] [shipping|delivery|postage] [cost|to norway|]
    [shipping|delivery] [costs|fees|charges|price|options|methods|alternatives]
    is [shipping|delivery] free
    do you [ship|deliver] [abroad|internationally|overseas|worldwide|on saturdays]
    [check|see|show me|know] [the|your] [delivery|shipping] [options|methods|choices]
    can my order be delivered to a [parcel locker|neighbour|post office|pickup point]
    do you use [dhl|ups|fedex|postnl|dpd]
    from what amount is [delivery|shipping] free`,
  delivery_period: `
    how long does [delivery|shipping|it] take [to get here|to arrive|usually|]
    how [many days|long|fast|quick|soon] [is|are|until|does] [delivery|shipping|a delivery] [take|]
    what is the [delivery|shipping] [time|period] [to germany|]
    how long [do|does] [orders|an order|a parcel|packages|shipments] [take|need] to [arrive|get here|be delivered]
    when would [it|an order|something] arrive if i order [today|now|it today]
    [delivery|shipping] [times|period|duration|estimate|time]
    how soon can i [have|get|receive|expect] [it|a product|my article] [if i order today|]
    how long until you [ship|deliver|send] [orders|it|]
    how long do you need to [ship|deliver|send]
    what is the [estimated|usual|average|normal] delivery [time|period]
    how long is the [delivery|shipping] to [my country|spain]
    how quickly do you [ship|deliver]
    will it [get here|arrive] before [christmas|friday|the weekend] if i order now
    how many [working|business] days does shipping need
    [check|know] the delivery period`,
  set_shipping_address: `
    [i want to|how do i|can i|help me|where can i] [add|enter|set up|register|save|set|type in|put in] [a|my|a new|another|a second] [delivery|shipping|] address
    add [a new|another|a second] [delivery|shipping] address [to my account|]
    [i have|there is] a new address to [enter|add]
    where do i [put|fill in|enter|store] my [delivery|shipping|] address
    [setting up|adding|entering|registering] [a|my|the] [new|] [delivery|shipping] address
    i cannot [add|enter|save] my [delivery|shipping|] address
    [add|save] my [office|work|second|parents] address [too|as well]
    store [a second|another] delivery address in my account`,
  change_shipping_address: `
    [i want to|can you|how do i|i need to|please|help me] [change|update|correct|edit|modify] [my|the] [delivery|shipping|] address
    [change|update|correct] the [shipping|delivery|] address [on|of|for] [my|the] order [#order|]
    i [moved|have moved|am moving], [send it to my new address|please update my address|change my address]
    [the|my] [delivery|shipping] address [is wrong|has a mistake|is not right|is incorrect]
    i [gave|entered|typed] the wrong [address|house number|postcode|street|delivery address]
    send [my|the] [order|parcel|package] to [a different|another|my new] address
    redirect my [parcel|package|order] to [another|a different] address
    deliver [it|my order] to [a different|another|my new] address instead
    there is a [typo|mistake|error] in my [delivery|] address
    [changing|updating|correcting|editing] [my|the] [delivery|shipping] address
    my order is going to my old address`,
  return_item: `
    [i want to|how do i|can i|i need to|id like to] [return|send back|bring back] [an item|my order|this|it|a product|the jacket|the mug|something i bought]
    how [do|does] [returns|a return|returning] work
    i need a return [label|slip|form|address]
    what is your return policy
    [start|make|request|open|arrange|set up] a return
    it [does not fit|doesnt fit|is too small|is too big], i want to send it back
    [how long|until when|how many days] do i have to return [something|an item|it|]
    where do i send [my return|returns|it back to]
    i dont like it and want to [return|send] it [back|]
    can i return [sale items|something without the box|a gift|opened items|a used product]
    returning [an item|order #order|items|a purchase]
    [it|the product] [arrived|came] [damaged|broken] and i want to send it back
    who pays for [the return|return shipping]
    i [wish|am looking] to return [the|my] [boots|kettle|speaker|shoes]
    [return|send back] [everything|all items|one item|the rest] [from|of] [my|the] [order|delivery]`,
  exchange_item: `
    [i want to|can i|how do i|id like to] [exchange|swap|trade in] [it|this|an item|my jacket|the mug|the shoes|something|the item i received]
    [exchange|swap] [it|the jacket|my shoes|this] for [another one|a different one|a larger one|a smaller size|another colour]
    exchange [for|it for] [a bigger|a smaller|another|a different] [size|colour|color|model|one]
    can i get [a different size|another colour|a bigger one|a smaller one] instead [of the one i received|]
    [it is|they are] too [small|big|tight|large], [can i exchange|i want another size|can i swap it]
    [i received|i got|you sent me] the wrong [item|size|colour|product], can you [exchange|replace] it
    i need a replacement [for a broken item|because it came broken|for the defective one]
    [size|colour] exchange
    how do exchanges work
    [exchanging|swapping] [an item|the jacket] [i received|for a larger size|]
    replace the [defective|damaged|faulty|broken] [item|product|one] with a new one`,
  get_refund: `
    [i want|i need|i would like|can i get|how do i get|please give me|i demand] [a refund|my money back|a reimbursement|to be refunded]
    refund [my|the|this] [order|purchase|money|item] [#order|]
    [give me|send me|return] my money [back|]
    [request|ask for|apply for|claim|receive] [a|my] [refund|reimbursement]
    i want to be [refunded|reimbursed] for [my order|the item|order #order]
    get my money back [for the broken item|]
    i never received it, i want a refund
    how can i [request|claim|get|ask for] [a refund|a reimbursement|money back]
    [getting|obtaining|requesting|receiving] a [refund|reimbursement]
    [full|partial] refund please
    please refund me
    [money back|refund] for [a product|the lamp|what i paid]`,
  track_refund: `
    where is my [refund|reimbursement]
    [when|how long until] [will i get|do i get|will i receive|does] my [refund|money back] [arrive|come|]
    [what is|check|tell me|see|know] the [status|state|progress] of [my|the|a] [refund|reimbursement]
    i [have not received|still dont have|havent got|am still waiting for] my [refund|money back]
    [has|did|was] my refund [been processed|been issued|go through|been sent]
    [track|trace|follow] [my|the|a] [refund|reimbursement]
    is [there any news on|] my refund [on its way|processed|done]
    [my return arrived|i sent it back|i returned it] [two weeks ago|last week|] and [no refund yet|i have no money yet|where is my refund]
    refund status [for order #order|]
    how is my refund doing
    the refund [has not|hasnt] [arrived|shown up] [on my account|on my card|]
    [tracking|checking on] [my|a] refund`,
  check_refund_policy: `
    what is your refund policy
    [in which cases|when|under what conditions] [can i get|do you give|do i get|are there] [a refund|refunds|my money back]
    [how|to which card|where] [is|are] [the money|refunds] [paid back|paid out|given back]
    [do you|can you] [give|offer|do] refunds
    [money back guarantee|refund guarantee]
    [how long|how many days] do [refunds take|i have to ask for a refund]
    [tell me about|explain|i want to see|check|read] [the|your] [refund|money back|reimbursement] [policy|rules|conditions|terms]
    do i get the full amount back
    is shipping refunded [too|when i return]
    do you refund [in cash|to the original payment method|sale items]
    [am i|are customers] entitled to a [refund|reimbursement]
    how does your [refund|reimbursement] policy work
    [refund|reimbursement|money back] [policy|rules|terms|conditions]`,
  check_cancellation_fee: `
    [is there|what is|how much is|check|tell me|do you charge] [a|the|your] [cancellation|withdrawal] [fee|charge|penalty|cost]
    [does it cost|do i have to pay|do i pay|will i be charged|is there a charge] [anything|something|a fee|] [to cancel|if i cancel|for cancelling]
    what does [it cost to cancel|cancelling cost|cancellation cost]
    [how much|what] [do|will] i [pay|owe] [if|when] i cancel
    [early termination|withdrawal|early exit|early cancellation] [fee|penalty|cost]
    is [cancelling|cancellation] free
    can i cancel [for free|without paying|free of charge]
    [fee|penalty|costs] for [cancelling|ending early|terminating] [my order|the contract|a subscription|]
    [checking|see|know|find] the [cancellation|withdrawal] [fee|penalty|charge]
    what happens to my money if i end [it|the contract] early`,
  payment_methods: `
    [which|what] [payment methods|ways to pay|cards|forms of payment|payment options] [do you accept|do you take|can i use|are there|are accepted]
    [do you|can you] [accept|take|support] [paypal|visa|mastercard|amex|apple pay|klarna|bank transfer|credit cards|gift cards|cash|bitcoin|ideal]
    can i pay [with|by] [paypal|card|invoice|bank transfer|cash|a gift card|google pay|credit card]
    how can i pay
    can i pay [later|in instalments|on delivery|after delivery]
    payment [methods|options|modalities] [available|]
    is it possible to pay [by invoice|with a debit card]
    [check|see|list|know] [the|your] [accepted|available|] payment [methods|options]
    paying [by invoice|with a credit card|on delivery]`,
  payment_issue: `
    [my payment|the payment|my card|my credit card] [failed|was declined|does not work|did not go through|is rejected|gets refused|was not accepted]
    i [cannot|cant|am unable to] pay [for my order|with my card|]
    i was [charged|billed|debited] [twice|two times|too much|the wrong amount|double|without an order]
    [there is|i have] [a problem|an issue|an error|trouble] with [my|the|a|making a] payment
    [report|notify|inform of|tell you about] a payment [problem|issue|error|trouble]
    [error|something goes wrong] [during|at|when i] [payment|checkout|paying]
    the [amount|charge] on my [card|statement|account] is [wrong|too high]
    you took money [twice|but there is no order|two times]
    payment [not working|error|failed|rejected|problem|issue|pending for hours]
    [checkout|paypal|klarna] [does not let me pay|gives an error|keeps failing]
    double charge on my card
    [help me|assistance] [to solve|with] a [payment|billing] [issue|problem]`,
  get_invoice: `
    [i need|i want|can i get|can i have|please send me|send me|where do i get|how do i get] [an|my|the|a copy of my] [invoice|bill|receipt] [for my order|for order #order|]
    [download|print|get|receive|email|request|obtain] [my|the|an] [invoice|bill|receipt] [from|] [#order|]
    where can i download [my|the] [invoice|bill]
    [invoice|receipt|bill] [for my purchase|for order #order|with vat|for my company] please
    my accountant needs [an invoice|the receipt]
    i did not get an invoice [with my order|]
    mail me the [bill|invoice] [of|from] [last month|#order]
    can you issue an invoice [in my company name|with my vat number]
    [getting|downloading|receiving] [my|the] [invoice|bills]`,
  check_invoice: `
    [i want to|can i|where can i|how do i|help me] [check|see|view|look at|find|review|look up|consult] [my|the|old|past|all my|recent] [invoices|bills|invoice]
    [show|let me see] my [latest|last|recent] [invoices|invoice|bills]
    [take a look at|have a look at|check|see] [the|my] [invoice|bill] [from|of] [march|last month|#order]
    what does it say on my [invoice|bill]
    [is|are] my [invoice|invoices] [correct|there|in my account]
    where do i find [the list of|my earlier] [invoices|bills]
    [checking|viewing|looking at] [invoice #order|the bill from last month|my invoices]`,
  create_account: `
    [i want to|how do i|can i|where do i] [create|open|make|register|set up|sign up for] [an|a new|a] [account|profile|user account|customer account]
    [sign me up|i want to register|how do i register|i want to sign up]
    [do i need|must i have] an account to order
    open [an|a premium|a gold|a second] account [for me|for my mother|]
    i dont have an account yet [how do i get one|]
    registering as a [new customer|user]
    become a [customer|member]
    [creating|opening|making] [an|a new|a free|a standard] account`,
  edit_account: `
    [i want to|how do i|can i|where do i|please] [change|edit|update|modify|correct] my [personal data|account|name|email address|phone number|details|profile|account information|user data|last name]
    [update|correct|change|edit] [the information|the details|the data|my details|data] [in|on|of] my [account|profile|user account]
    my [name|phone number|email] has changed
    i have a new [phone number|email address|surname]
    there is [a mistake|an error] in my [profile|account details|name]
    i [got married|changed my name] and need to change my [name|account]
    [editing|modifying|updating] [my account|my profile|my personal information|user information]
    change the email on my account`,
  switch_account: `
    [i want to|how do i|can i|help me] [switch|change|move|go over] to [another|a different|a business|a premium|my other|a free|the pro|a standard] account
    [use|log in with|sign in with] [another|a different|my other|my second] account
    switch [accounts|between accounts|account|profiles|my account type|user account]
    [upgrade|downgrade] [my|to a] [account|premium account|business account] [type|]
    change my account [type|plan|to business|to a company account|to premium]
    log out and use [another|my wifes] account
    [switching|changing] to [another|the premium|a different] [account|account type]`,
  delete_account: `
    [i want to|how do i|can i|please|could you] [delete|close|remove|cancel|deactivate|terminate|erase] [my|the|this] [account|profile|user account|customer account]
    [i dont want|i no longer want|i no longer need] [my|an|this] account [any more|with you|]
    [close|shut down] [the|my] account [for good|permanently|]
    get rid of my [account|profile]
    [account|profile] [deletion|closure]
    cancel my [membership|registration|user profile]
    [deleting|closing|removing|cancelling] [my|the|an] [account|premium account]`,
  recover_password: `
    i [forgot|lost|dont remember|cant remember|have forgotten] my [password|pin|login|pass code|user key]
    [how do i|i want to|can you|i need to] [reset|recover|retrieve|restore|change] my [password|pin|login|key|pin code]
    [password|pin] [reset|forgotten|recovery|lost]
    [reset|restore|recovering|resetting|recover] [my password|the password|the pin|a forgotten password]
    the [password|reset] [link|mail] [does not come|is not working|has expired]
    i cant [log in|get into my account|sign in], [forgot my password|my password is wrong|wrong password]
    my password [does not work|is not accepted]
    send me a new password
    i cannot [log in|sign in|get into my account]`,
  registration_problems: `
    i [cannot|cant|am not able to|could not] [register|sign up|create an account|complete the registration]
    [there is|i get|i have] [an error|a problem|issues|trouble] [when|while|with|during] [signing up|registering|registration|sign up|creating an account]
    [the|your] [registration|sign up] [form|page] [does not work|gives an error|is broken|wont load]
    [report|notify of|inform of|tell you about] [a|] [registration|sign-up|sign up] [problem|error|issue|issues|problems]
    [the confirmation mail|my verification mail|the activation link] [never came|does not arrive|doesnt work]
    it says my email is already [registered|in use|taken]
    [registration|sign up] [error|fails|failed|problem|problems|issue]
    registering does not work
    why does your site not let me sign up`,
  newsletter_subscription: `
    [i want to|how do i|can i|please] [subscribe|sign up|unsubscribe|join] [to|from|for] [the|your] [newsletter|mailing list|email list]
    [stop|no more|i dont want|cancel] [the|your|] [newsletter|marketing emails|advertising mails|promotional emails]
    [remove me|take me off] [from|] [the|your] [mailing list|newsletter]
    newsletter [subscription|cancellation|sign up|unsubscribe]
    do you have a newsletter
    send me your [newsletter|news|offers by email]
    i get too many [emails|mails] from you
    [cancel|cancelling|start|see|check] [my|the] newsletter [subscription|]
    how often does the newsletter come`,
  product_question: `
    is [the|this|it|your] [mug|jacket|lamp|bottle|backpack|kettle|stove|laptop|tshirt|keyboard|] [waterproof|dishwasher safe|machine washable|made of steel|leather|vegan|wireless|heavy]
    what [material|fabric|colour|size|weight] is [it|this|the jacket|the lamp]
    what is [it|this|the blanket|the bag] made of
    [how big|how heavy|how long|how wide|how tall|how thick|how many litres] is [the|this] [backpack|lamp|mug|one|tent|bookshelf]
    how much does [it|the lamp|the backpack|the jacket] weigh
    what are the [dimensions|measurements|specs|features|details] of [the|this] [lamp|product|item|grill]
    does [it|the jacket|this one|the laptop|the lamp] [have|come with|include|need] [pockets|a lid|batteries|a charger|a hood|bluetooth|a warranty|a guarantee]
    can i [wash|use|put|clean] [it|the blanket|this mug] in the [dishwasher|machine|microwave|oven]
    does [it|the stove|the pan] work [on induction|outdoors|with gas|in the rain]
    will [it|this|the cover] fit [my|a] [iphone|bike|stove|laptop]
    is it [compatible with|suitable for|good for|safe for] [children|camping|induction|winter|my phone|babies]
    tell me [about|more about] [the|this|your] [product|jacket|mug|lamp|stove]
    how do i [use|clean|care for|assemble] [it|the stove|this]
    do [the jacket|they|the shoes|it] [run small|run large|fit true to size]
    [which|what] [sizes|colours|colors] does [it|this|the jacket] come in
    how much [is|does] [the|this|a] [mug|jacket|lamp|backpack] [cost|]
    what is the price of [the|this] [lamp|blanket|bottle]
    where is [it|the mug] made
    what is the difference between [the two|these mugs|this and the other one]
    how long does the battery [last|run]
    what is the [capacity|volume] of the [bottle|bag]`,
  stock_question: `
    [is|are] [the|this|that|these] [mug|jacket|one|shoes|lamp|blanket] [in stock|available|still available|sold out|out of stock]
    [is it|are they] [in stock|still available|sold out|out of stock] [in red|in blue|in size m|]
    do you [have|still have|carry] [the|this|it|any] [mug|jacket|one|blankets|t-shirts|lamp|] [in stock|in red|in size m|in blue|in large]
    when will [it|the jacket|this|the red one] be [back in stock|available again|back|restocked]
    how many [are left|do you have left|are in stock]
    do you have [it|this|them|that] in [m|xl|black|green|another colour|a bigger size]
    do you have size [m|xl|#num]
    is [size l|the large|the black one|medium] [available|sold out|in stock]
    availability of [the|this] [jacket|product]
    do you [sell|have|stock] [backpacks|tents|bottles|keyboards|headphones|blankets]
    how many [tshirt|keyboard|lamp] options are available
    can i still get [it|the jacket|the green one]
    [in stock|available] in [blue|red|xl]
    have you got [any left|it in blue|the lamp]`,
  recommendation: `
    [what|which] [do you recommend|would you recommend|should i buy|should i get|would you choose|is best] [for|as] [a gift|camping|cycling|my mother|winter|hiking]
    which [jacket|mug|lamp|backpack|bottle] [do you recommend|would you recommend|should i take|is the best]
    can you [recommend|suggest|advise] [a|something|an] [jacket|gift|mug|backpack|for my dad|for cold weather]
    i am looking for [a gift|a present|a warm jacket|something for camping|a good lamp|a backpack] [for my mother|for my brother|under #num euros|]
    [help me|i need help] [choose|decide|choosing|find] [a jacket|the right one|between the two|something nice]
    which [one|mug|jacket|of these] is [better|right for me|the warmest|best]
    [any|do you have] [suggestions|ideas|tips|recommendations] for [a present|a trip|christmas]
    i need [something|a jacket|a bag|a gift] for [the rain|hiking|my commute|school|a birthday]
    what is your [best|most popular|best selling] [mug|product|jacket]
    what goes well with [it|this lamp]
    show me [some|your] [jackets|lamps|mugs] [under #num euros|]
    gift [ideas|idea] [for|under] [my father|#num euros|a cook]`,
  discount_question: `
    do you have [a|any] [discount|discounts|coupon|promo code|voucher|discount code|sale|offers]
    is there a [student|first order|military|bulk|loyalty] discount
    my [discount code|coupon|voucher|promo code] [does not work|is not accepted|is invalid|has expired]
    when is [the next|your] sale
    can i get [it cheaper|a better price|a discount|money off|#num percent off]
    [how|where] do i [use|enter|apply|redeem] [a|my] [discount code|coupon|voucher|gift code]
    any [deals|promotions|special offers|black friday deals] [right now|]
    do you [match|price match] prices
    is [it|the jacket|this|anything] on sale
    discount [code|coupon] [please|for new customers]`,
  store_hours: `
    [when|what time] [are you open|do you open|do you close|does the shop open|does the store close]
    what are your [opening hours|store hours|business hours|opening times]
    are you open [on sunday|today|on saturdays|tomorrow|on holidays|now|at christmas]
    [opening|store|shop] [hours|times]
    until [what time|when] is the [shop|store] open
    where is your [shop|store] [and when is it open|]
    do you have a [physical store|shop i can visit|showroom]`,
  complaint: `
    i want to [make|file|lodge|submit|register] a [complaint|claim|reclamation]
    i [want|need|would like] to complain [about your service|about the delivery|about my order|about a product|]
    i am [very|so|really|] [unhappy|disappointed|dissatisfied|annoyed|angry|upset] [with|about] [your service|the quality|my order|this]
    [this is|your service is|what a] [unacceptable|terrible|awful|a disgrace|horrible|terrible service]
    worst [service|shop|experience] [ever|]
    the quality is [poor|bad|terrible]
    [my item|the product|my parcel] [arrived broken|came damaged|stopped working|is defective] [and now|what can i do|]
    [the parcel|my package|it|everything] [arrived|was|is|came] [damaged|crushed|broken|torn open], [what now|what do i do|]
    [how|where] [can|do] i [file|make|send|lodge] a [complaint|claim|consumer claim|consumer reclamation]
    [filing|lodging|making|submitting] a [complaint|claim|reclamation] [against your company|]
    i am not [satisfied|happy] with [the product|your service|the way i was treated]
    nobody answers me, this is bad service`,
  review: `
    [i want to|how do i|where can i|can i] [leave|write|give|post|send|submit|share] [a review|feedback|my opinion|an opinion|a rating|a comment|some feedback] [about|on|for] [your service|a product|the mug|]
    i love [the product|my new jacket|your service] and want to [say so|leave a review|tell others]
    [rate|review] [your shop|a product|my purchase|your services]
    leave [feedback|some feedback|an opinion|five stars] for [your company|you]
    where do i [rate|review] [the jacket|my order]
    i have [a suggestion|some feedback|an idea] for [you|your shop|your website]
    [leaving|writing|sending] [a review|feedback|my opinion] [on|about|for] your [products|service|company]`,
  contact_customer_service: `
    [how|where|when] can i [contact|reach|call|email|get in touch with] [customer service|you|customer support|support|the service team|your company]
    what is [your|the] [phone number|email address|contact email|customer service number|telephone number|whatsapp number]
    [customer service|customer support|support|helpline|customer assistance] [number|phone|hours|email|contact]
    [when|what hours|at what time] is customer [service|support] [available|open|reachable]
    [i want to|i need to] [contact|reach|call] [customer service|customer support|customer care|customer assistance|your company]
    do you have a [phone number|hotline|helpline|contact form|customer service]
    how do i get in touch
    which number do i call [for support|]
    [contacting|calling|reaching] [customer service|customer support]`,
  contact_human_agent: `
    [i want to|can i|let me|i need to|i would like to] [talk|speak|chat] [to|with] [a person|a human|a real person|an agent|someone|somebody|a live agent|a human agent|an operator|an employee|a colleague|a representative|a supervisor|your manager]
    [connect|transfer|put|pass] me [to|through to|over to] [a human|an agent|a person|someone|a real person|a representative|an assistant]
    [get me|give me|i want|i need] [a human|a person|an agent|a real human|a supervisor|a manager|a live agent]
    [human|agent|representative|operator|real person|human please|agent please]
    [is there|can i have] [a human|a real person|someone|an agent] [i can talk to|here|available|]
    i dont want to talk to a [bot|robot|machine]
    no more bots
    speak to [someone real|a team member|a supervisor]
    can a [human|person|colleague] help me
    [talking|speaking|chatting] [to|with] [a human|an agent|customer service staff|a live person]`,
  greeting: `
    [hi|hello|hey|good morning|good afternoon|good evening|hi there|hello there|hey there|yo|hiya|howdy|greetings|good day]
    [hello|hi] [everyone|team|all|again|parley]
    [hi|hello|hey] how are you
    how are you [doing|today|]
    is anybody [there|here]
    whats up`,
  thanks: `
    [thank you|thanks|many thanks|thanks a lot|thank you very much|cheers|much appreciated|great thanks|perfect thank you|ok thanks|that helps|you are great|awesome thanks]
    [that|this] [was helpful|helped a lot|solved it|helped]
    thank you [for your help|so much|very much indeed|]
    i appreciate [it|your help]
    [great job|well done|lovely thanks|super thanks]`,
  goodbye: `
    [bye|goodbye|see you|bye bye|good night|have a nice day|farewell|take care|see you later|talk to you later|thats all|that was all|nothing else|no thats all]
    [ok|okay] bye
    have a [great|nice|good|lovely] [day|weekend|evening]
    i am done [bye|]
    thats all [for now|for today|i needed]
    until next time`,
  out_of_scope: `
    what is the weather [like|] [today|tomorrow|in paris|]
    [tell me|do you know] a [joke|story|riddle|fun fact]
    write me a [poem|song|story|essay|python program|letter]
    [book|find] [me|] a [flight|hotel|restaurant|taxi|table] [to rome|for tonight|]
    who [is|was] the [president|king|prime minister|chancellor|author] of [france|the united states|hamlet]
    what is the capital of [france|spain]
    what is #num [plus|times|minus] #num
    who won the [game|match|world cup|election|race]
    play [some|] music
    set [an alarm|a timer|a reminder] [for #num minutes|for tomorrow|]
    what time is it [in tokyo|in london|]
    translate [this|hello|the sentence] into [french|german]
    what is the meaning of life
    how do i [cook|bake] [pasta|a cake|rice]
    [check|what is] my [bank account|credit score|bank balance|tax return|mortgage rate]
    transfer money to my [brother|savings account|checking account]
    call [my mom|an uber|a taxi]
    should i buy [bitcoin|stocks|shares]
    what do you think about [politics|religion|the election]
    [do|help with] my homework
    recommend a [movie|film|book|restaurant|song]
    how tall is [mount everest|the eiffel tower]
    i have a question about my [amazon|netflix|zalando|ebay] [order|subscription]
    what is your favourite [movie|food|song]
    [do you love me|will you marry me|how old are you|do you have pets]
    how many calories [are in|has] a banana
    give me directions to the [airport|station|bank]
    how is the traffic [today|on the highway]
    schedule a meeting [with|for] [my boss|tomorrow]
    turn [on|off] the [lights|heating]
    when is my next [dentist appointment|flight|vacation day]
    how do you say [good morning|cheese] in [spanish|italian]
    change the oil in my car
    what is the exchange rate [of the dollar|between euro and yen]
    my internet [connection|provider] is down`,
  bot_question: `
    are you [a bot|a robot|human|a real person|an ai|a machine|chatgpt|real|a person|automated|a computer]
    am i [talking|speaking|chatting] [to|with] [a human|a bot|a machine|a real person|a computer|an ai]
    who [am i talking to|are you|am i chatting with]
    what are you
    is this [a bot|automated|a real person|a chatbot|an automatic reply]
    is there a human behind this
    what is your name
    who made you`,
  capabilities: `
    what can you do [for me|]
    what can i ask [you|]
    how can you help me
    [help|help me|i need help|i need some help|can you help me|please help|i have a question|can i ask you something|assistance]
    what do you know
    what are you able to do`,
};
