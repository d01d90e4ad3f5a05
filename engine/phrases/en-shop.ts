import type { Pack } from './pack.ts';

export const shop: Pack['ways'][number] = {
  product_question: {
    do: `
      [know|find out|check|see] [what the {item} is made of|how big the {item} is|whether the {item} is waterproof|if it fits my {item}|what comes with the {item}|how the {item} works|the dimensions of the {item}|the price of the {item}]
      [know|learn|hear|see] more [about|of] [the|this|your|that] {item}
      [see|get|have] [the|some|more] [specs|details|pictures|photos|measurements|description|size chart|manual|instructions] [of|for] [the|this] {item}
      [use|clean|assemble|wash|charge|connect|set up|install] [the|this|my] {item}`,
    about: `
      [the|this|your|a] {item} [itself|you sell|on your site|in your {shop}|]
      [the|] [size|material|price|dimensions|weight|colour|quality|features|battery life|warranty|care instructions|ingredients|capacity|specs|measurements] of [the|this|that] {item}
      [sizing|the size chart|the fit] [of|for] the {items}`,
    say: `
      is [the|this|it|your|that] [{item}|one|] [waterproof|dishwasher safe|machine washable|made of steel|real leather|vegan|wireless|heavy|organic|noisy|durable|safe for kids|fireproof|bluetooth|rechargeable|water resistant|unisex|original|genuine|made of wood|hypoallergenic|gluten free]
      are [the|these|those|your] {items} [waterproof|dishwasher safe|machine washable|made of leather|vegan|comfortable|true to size|handmade|organic|non slip|fair trade|good for winter]
      what [material|fabric|colour|size|weight|brand|type of battery] is [it|this|the {item}|that]
      what [is|are] [it|this|the {item}|these {items}|the bag] made [of|from]
      [how big|how heavy|how long|how wide|how tall|how thick|how deep|how loud|how warm|what size] is [the|this|your] [{item}|one]
      how much does [it|the {item}|this] [weigh|hold|cost]
      what are the [dimensions|measurements|specs|features|details|ingredients|care instructions|specifications] of [the|this] [{item}|product|item]
      does [it|the {item}|this one|this] [have|come with|include|need|support|use|contain] [pockets|a lid|batteries|a charger|a hood|bluetooth|a warranty|a guarantee|instructions|a zipper|assembly|usb c|nuts|wool|a remote|gps|a touchscreen|backlighting]
      can [i|you] [wash|use|put|clean|iron|dry|store|heat] [it|the {item}|this {item}|them] in the [dishwasher|machine|microwave|oven|dryer|freezer|rain|fridge|shower]
      does [it|the {item}|this] work [on induction|outdoors|with gas|in the rain|with iphone|with android|on a mac|without internet|with 110 volts|in europe|on batteries]
      [will|does|would] [it|this|the {item}] [fit|go with|match|suit|work with] [my|a] [iphone|bike|stove|laptop|car|bed|desk|old {item}|small head|wide feet|{item}]
      is [it|the {item}|this] [compatible with|suitable for|good for|safe for|ok for|meant for] [children|camping|induction|winter|my phone|babies|beginners|sensitive skin|dogs|travel|windows|outdoor use|running]
      how do i [use|clean|care for|assemble|charge|wash|connect|set up|install] [it|the {item}|this {item}|my {item}]
      do [the {items}|they|the shoes|these] [run small|run large|fit true to size|shrink|stretch|last long|smell]
      [which|what] [sizes|colours|colors|versions|materials] does [it|this|the {item}] come in
      how much [is|does|for|are] [the|this|a|your|that] [{item}|{items}|one] [cost|]
      [what is|whats] the [price|cost] of [the|this|your|a] {item}
      where [is|are] [it|the {item}|these {items}|your {items}] [made|produced|manufactured|from]
      what is the difference between [the two|these {items}|this and the other one|the {item} and the cheaper one|model a and model b]
      how long [does the battery|will it|does the {item}|do the {items}] [last|run|hold|keep]
      what [is|size is] the [capacity|volume|battery life|screen size|warranty|power|wattage|resolution|length|shelf life] of [the|this|your] {item}
      [tell|show] me [about|more about|details of|details about] [the|this|your|that] {item}
      what [comes|is included|is inside|is in] [in the box|with the {item}|the {item}|the gift box|the set|the package of the {item}]
      can [the|this] {item} [be washed|be ironed|be used outdoors|get wet|go in the dryer|be repaired|be folded] [at #num degrees|in the machine|]
      i have a question about [the|this|a|your|one of your] [{item}|product|item]
      [what size|which size] [should i|do i] [take|get|need|order] [if i am #num cm tall|for a {item}|in the {item}|normally m|]
      [does|do] [the|this] {item} [hurt|scratch|rust|leak|fade|break easily|need ironing|shrink in the wash]
      [{item}|{items}] [price|material|size|dimensions|weight|waterproof|washable|details|how big|battery|specs|warranty]
      is [the picture|the description|the photo] of the {item} [accurate|right|correct]
      who [makes|manufactures|designed] [the|this|your] {item}
      i need to know [if|whether] the {item} [has|comes with|is|works with] [bluetooth|waterproof|a lid|usb|big enough|iphone]`,
  },
  stock_question: {
    do: `
      [know|check|find out|see|ask] [if|whether] [the|this|that|your] [{item}|one|item|product] is [in stock|available|still available|sold out|back|available in red|available in size m]
      [know|check|find out|see|ask] [when|if] [the|this] {item} [will be back|is restocked|will be available again|comes back in]
      [check|see|know] [the|] [stock|availability] [of|for] [the|this|a] {item}
      [know|see|check] [how many|which] {items} you have [in stock|left|available]`,
    about: `
      [the|] [availability|stock] of [the|this|your|a] {item} [in blue|in size m|in black|]
      [out of stock|sold out|unavailable] [{items}|items|products]`,
    say: `
      [is|are] [the|this|that|these|your] [{item}|{items}|one|red one] [in stock|available|still available|sold out|out of stock|in store|available now|back in stock|unavailable|gone|discontinued|on stock|still for sale]
      [is it|are they|is this] [in stock|still available|sold out|out of stock|available] [in red|in blue|in size m|in black|online|in store|]
      do you [have|still have|carry|got|stock] [the|this|it|any|a|more] [{item}|one|{items}|] [in stock|in red|in size m|in blue|in large|available|left|in black|in xl|in your store]
      when [will|does|do] [it|the {item}|this|the red one|the {items}|you get the {item}] [be back in stock|be available again|be back|be restocked|come back|in again|become available]
      how many [{items}|of them|of these|] [are left|do you have left|are in stock|do you have|have you got|are available]
      do you have [it|this|them|that|the {item}|these {items}] in [m|xl|black|green|another colour|a bigger size|stock|size #num|small|a larger size|white|other colors]
      do you have size [m|xl|#num|small|large] [in the {item}|in stock|left|]
      is [size l|the large|the black one|medium|the xl|the blue version|size #num] [available|sold out|in stock|gone]
      [availability|stock] of [the|this] [{item}|product]
      do you [sell|have|stock|carry|got] [{items}|any {items}|{item} covers|vegan {items}|{items} for kids|left handed {items}|spare parts for the {item}]
      how many [{item}|{items}] [options|versions|models|colours] are [available|there|in stock]
      can i still [get|buy|order] [it|the {item}|the green one|this one]
      [in stock|available|sold out] [in blue|red|xl|{item}|?|size m]
      have you got [any {items} left|it in blue|the {item}|more of these|any left|the {item} in stock]
      [let me know|notify me|tell me|email me] when [it|the {item}|this|the {items}] [is|are] [back in stock|available again|back|available|restocked]
      why is [the|this] {item} [sold out|not available|out of stock|unavailable]
      are you [out of|getting more|restocking|running out of] {items} [soon|again|]
      [{item}|{items}] [in stock|available|sold out|stock|availability|restock|left]
      [are|is] there [any|still any|a] [{items}|{item}] [left|available|in stock|in your shop|]
      do you [sell|have|offer] [gift cards|gift vouchers|gift wrap|spare parts|accessories|{items}|{items} for dogs]
      [are|is] [those|these|the] {items} [gone|gone for good|discontinued|coming back|still around]
      will [you|there] [get|be] more {items} [soon|in stock|this month|]`,
  },
  recommendation: {
    do: `
      [get|have|hear|receive] [a|your|some|any] [recommendation|recommendations|suggestion|suggestions|advice|tips|ideas] [for|on|about] [a|the|which|what] [{item}|gift|present|{item} to buy|right {item}]
      [find|choose|pick|select|decide on] [the|a] [right|best|perfect|good|suitable|nice|cheap] [{item}|gift|present|one] [for me|for my dad|for my mother|for a friend|for travelling|]
      [choose|decide|pick] between [two|these|the two|different] [{items}|models|products|options]
      [find|buy] [something|a gift|a present|a nice {item}] for [my mother|my brother|my girlfriend|a birthday|christmas|a wedding|my boss|my son]
      [know|hear] [what|which {item}] [you recommend|you would choose|is best|suits me|you would buy]`,
    about: `
      [which|what] {item} to [choose|buy|get|take]
      [gift|present] [ideas|suggestions|recommendations] [for|] [my mother|my dad|a friend|christmas|]
      choosing [a|the right|between] {items}`,
    say: `
      [what|which] [{item}|{items}|one|product|brand|] [do you recommend|would you recommend|should i buy|should i get|would you choose|is best|is the best choice|would suit me|do you suggest|should i choose] [for|as] [a gift|camping|cycling|my mother|winter|hiking|a beginner|small rooms|travelling|work|a teenager]
      which {item} [do you recommend|would you recommend|should i take|is the best|is better|do you suggest|would be right for me|sells best]
      can you [recommend|suggest|advise|propose] [a|something|an|me a|any] [good|nice|warm|cheap|] [{item}|gift|present|{item} for my dad|{item} for cold weather|{item} for a beginner]
      i am looking for [a gift|a present|a warm {item}|something for camping|a good {item}|a {item}|something special|a nice {item}] [for my mother|for my brother|under #num euros|for the winter|]
      [help me|i need help|can you help me] [choose|decide|choosing|find|pick|deciding on] [a {item}|the right one|between the two|something nice|a gift|a {item} for my son]
      which [one|{item}|of these|of the two|model] is [better|right for me|the warmest|best|more durable|worth the money|the lightest|better value]
      [any|do you have|got any|have you] [suggestions|ideas|tips|recommendations|advice] [for|on] [a present|a trip|christmas|a {item}|mothers day|my wife|a small budget]
      i need [something|a {item}|a bag|a gift|an outfit] for [the rain|hiking|my commute|school|a birthday|a wedding|a party|skiing|the office|my new flat]
      what [is|are] your [best|most popular|best selling|top rated|favourite|newest] [{item}|{items}|product|products|sellers]
      what goes [well|best] with [it|this {item}|the {item}|a black {item}|my {item}]
      show me [some|your|the best|a few|popular|your cheapest] [{items}|gifts|products] [under #num euros|for women|for kids|for men|]
      [gift|present] [idea|ideas|suggestions] [for|under] [my father|#num euros|a cook|my girlfriend|a child|teachers]
      [what|which {item}] would [you|you guys] [buy|take|choose|get|pick] [for a friend|in my place|if you were me|]
      [recommend|suggest|advise] [me|] [a|something|some] [{item}|{items}|for a birthday|similar|gift|nice]
      [is the|should i get the] {item} or the {item} [better|]
      do you have [something|anything|a {item}] [similar|cheaper|better|warmer|like this] [to the {item}|]
      [what do|which {items} do] [other customers|people|most people] [buy|like|choose]
      i dont know [which|what] [{item}|size|one] to [choose|buy|take|get]
      what [should|could|can] i [get|give|buy] [my|a] [grandpa|boss|teacher|cyclist|mum|neighbour|colleague|teenager|cook|friend] [for christmas|as a present|for his birthday|for her 50th|]
      [suggest|recommend|propose] [something|sth|anything|a gift] for a [gardener|cook|hiker|student|runner|baby|musician|reader]
      which {items} are [good|best|suitable] for [running|travelling|beginners|kids|winter|cooking]
      what should i [buy|get|give] [my|for my] [wife|husband|sister|friend|dad|kids|boyfriend]`,
  },
  discount_question: {
    do: `
      [get|have|receive|claim|find|obtain] [a|any|some|my] [discount|discount code|coupon|promo code|voucher|better price|price reduction|deal|student discount] [on|for|] [my order|the {item}|my first order|{items}|]
      [use|apply|enter|redeem|combine|add|stack] [a|my|the|two] [discount code|coupon|voucher|promo code|coupons|gift voucher|discount]
      [know|find out|check|see] [if|when|whether] [there is a sale|the {item} is on sale|you have discounts|the next sale starts|there are promotions|you give discounts|you have any offers]`,
    about: `
      [a|the|your|] [discounts|discount|discount code|coupon|coupons|promo code|sale|promotions|voucher|special offers|price reductions|deals|black friday sale|loyalty program|student discount]
      [current|any] [offers|promotions|deals|discounts|sales]`,
    say: `
      do you have [a|any|some] [discount|discounts|coupon|promo code|voucher|discount code|sale|offers|sales|coupons|special offers|deals|promotions|codes|clearance] [right now|at the moment|for new customers|on {items}|this week|]
      is there a [student|first order|military|bulk|loyalty|senior|teacher|welcome|black friday|quantity|birthday|newsletter] [discount|code|deal]
      my [discount code|coupon|voucher|promo code|code|discount] [does not work|is not accepted|is invalid|has expired|doesnt work|was not applied|is rejected|wont apply]
      when [is|does|will] [the next|your|the|there be a] [sale|black friday sale|summer sale|winter sale] [start|end|]
      can i [get|have] [it cheaper|a better price|a discount|money off|#num percent off|a deal|a price reduction|free shipping with a code|a lower price] [if i buy two|on the {item}|]
      [how|where] do i [use|enter|apply|redeem|put in|type] [a|my|the] [discount code|coupon|voucher|gift code|promo code|promotion]
      [any|got any|are there any|u got] [deals|promotions|special offers|black friday deals|discounts|sales|coupons|promo codes] [right now|today|on {items}|going on|]
      do you [match|price match|beat] [prices|other shops|competitors|amazons price]
      is [it|the {item}|this|anything] [on sale|discounted|reduced|part of the sale|cheaper online|going on sale soon]
      are [the|your|any] {items} [on sale|discounted|reduced|cheaper|part of the promotion]
      [discount|promo|coupon|voucher] [code|codes|please|for new customers|not working|student|available|expired]
      i was promised [a discount|ten percent off|#num percent off] [but i dont see it|]
      do i get [a discount|something off|a better price] [if i order more|for ordering in bulk|as a regular customer|when i subscribe]
      the {item} [is too expensive|costs too much|is cheaper elsewhere], can you [give me a discount|lower the price|do better]
      can i [combine|stack|use] [two|several|multiple] [codes|coupons|discounts|vouchers]
      [how do i|can i] [earn|collect|use|spend] [loyalty points|bonus points|points in your shop]`,
  },
  store_hours: {
    do: `
      [know|check|find out|see|learn|get] [the|your|when you are] [opening hours|store hours|business hours|opening times|hours of the shop|open|hours of operation of the store]
      [visit|come to|go to|drop by] [your|the] [shop|store|showroom|physical store] [today|tomorrow|on sunday|]
      [know|find out] [if|when|whether] [the|your] [shop|store] [is open|opens|closes|is open on {day}]`,
    about: `
      [the|your|] [opening hours|store hours|business hours|opening times|shop hours|hours of operation]
      [visiting|the hours of] your [shop|store]
      [holiday|sunday|weekend] [hours|opening] [of the shop|of your store|]`,
    say: `
      are you [shut|closed|open] [at|over|during|on] [easter|new year|christmas|bank holidays|thanksgiving|the holidays|{day}]
      [when|what time|at what time|until when|from when] [are you open|do you open|do you close|does the shop open|does the store close|is the shop open|is your store open|does your shop open|do you guys open|are you guys open] [on sunday|today|tomorrow|on saturdays|]
      what are [your|the|ur] [opening hours|store hours|business hours|opening times|hours|shop hours|hours of operation]
      [are you|is the shop|is the store|is your shop|are your stores|are u] open [on sunday|today|on saturdays|tomorrow|on holidays|now|at christmas|right now|late|at the weekend|on {day}|after 8 pm]
      [opening|store|shop|business] [hours|times|hours today|hours sunday]
      until [what time|when] [is the shop|is the store|are you|is your store] open
      where is your [shop|store|nearest store] [and when is it open|located|]
      do you have [a physical store|a shop i can visit|a showroom|stores in {city}|a store near me|opening hours on {day}]
      how late [are you|is the store|is the shop] open
      can i [visit|come by|come to] [your|the] [shop|store] [today|tomorrow|on {day}|]
      [which|what] days [are you|is the store|is the shop] [open|closed]
      [are you|is the shop] closed [on {day}|today|for the holidays|now]
      [is there|do you have] [a store|a branch|a shop] in {city}`,
  },
  complaint: {
    do: `
      [make|file|lodge|submit|register|send|raise|put in|leave|write|place|open|present|issue|start] [a|an|another|my|the] [complaint|claim|reclamation|consumer complaint|consumer claim|grievance|formal complaint|official complaint|customer complaint|complain|consumer reclamation|customer claim]  [against your company|about your service|against your {shop}|about my order|about a product|about an employee|with you|]
      complain [about|of] [your service|the service|the delivery|my order|a product|the quality|an employee|your company|the driver|the way i was treated|your {shop}|your staff|something]
      [express|show|voice|share] my [dissatisfaction|disappointment|anger|displeasure|frustration|unhappiness] [with your service|about my order|]
      [speak|talk] [to someone|] about [a complaint|filing a claim]`,
    about: `
      [a|an|my|the|] [complaint|claim|reclamation|consumer complaint|consumer claim|customer claim|consumer reclamation|customer complaint]  [against your company|against your {shop}|about your service|]
      [making|filing|lodging|submitting|sending|registering] [a|an|] [complaint|claim|reclamation|consumer claim|consumer complaint|customer complaint]
      [the|your] [complaint|complaints|claims|claim] [process|procedure|form|department]`,
    say: `
      i [want|need|would like|have|wanna|am going] to complain [about your service|about the delivery|about my order|about a product|]
      i am [very|so|really|extremely|deeply|fucking|totally|] [unhappy|disappointed|dissatisfied|annoyed|angry|upset|frustrated|pissed off|furious|displeased|mad|pissed] [with|about|at] [your service|the quality|my order|this|the {item}|you|this company|how i was treated|the delivery]
      [this is|your service is|what a|that is|your company is|its] [unacceptable|terrible|awful|a disgrace|horrible|terrible service|a joke|rubbish|shit|garbage|disgusting|outrageous|a scam|bullshit|the worst|ridiculous|a rip off|crap|an outrage|bloody useless]
      [worst|terrible|horrible|awful|shitty|crappy|lousy] [service|shop|experience|company|customer service|quality] [ever|i have seen|]
      the [quality|service|packaging|product|{item}] is [poor|bad|terrible|shit|a joke|cheap|awful|really poor|crap|disappointing|horrible]
      [my {item}|the product|my parcel|the {item}] [arrived broken|came damaged|stopped working|is defective|fell apart after a week|broke after two days|arrived in pieces|is faulty|was already used|is scratched|has a hole|does not turn on|smells terrible] [and now|what can i do|what a shame|, this is bad|]
      [the parcel|my package|it|everything|the {item}] [arrived|was|is|came] [damaged|crushed|broken|torn open|wet|opened|empty|incomplete], [what now|what do i do|]
      [the|my|your|this] {item} [cracked|shattered|snapped|leaks|ripped|is torn|is stained|is bent|is wobbly|was smashed|arrived dead|broke on the first day|broke right away|came apart|was dented|came dirty|is chipped|burst|fell off|tore] [when it came|after one use|already|on arrival|]
      [the|a|one|part] [zip|zipper|handle|lid|button|screen|leg|sole|strap|seam|half of my order] [of the {item}|on the {item}|of my {item}|] [broke|is broken|fell off|came off|is missing|cracked|is torn] [already|after a week|]
      [your|the] [driver|courier|postman] [threw|dropped|left|dumped|damaged|kicked] [my parcel|my package|it] [over the fence|in the rain|at the wrong house|in the street|on the road]
      [nobody|no one] [has answered|has replied to|reacts to|answered|responded to] [my mails|my emails|me|my messages|my calls] [in weeks|for a month|since {ago}|]
      [a|one|the|some] {item} is missing [from|in] my [order|parcel|package|delivery]
      [you|they] [sent|delivered|shipped] [the wrong item|something i did not order|a used {item}|only half of my order|a broken {item}|a fake]
      [how|where] [can|do|could|should] i [file|make|send|lodge|submit|register|raise] a [complaint|claim|consumer claim|consumer reclamation|reclamation|formal complaint|customer claim]
      [filing|lodging|making|submitting] a [complaint|claim|reclamation|consumer claim] [against your company|]
      i am not [satisfied|happy|pleased|content|at all satisfied] [with|about] [the product|your service|the way i was treated|my order|the {item}|this]
      [nobody|no one] [answers|helps|replies to|responds to|calls back] me [, this is bad service|, terrible|and im tired of it|for weeks]
      [you are|you guys are|you people are|u are] [useless|thieves|a bunch of idiots|scammers|incompetent|liars|the worst|a scam|a joke|assholes|crooks|lying|cheats]
      [fuck you|fuck this|fuck off|go to hell|screw you|this sucks|you suck|what the fuck|what the hell is wrong with you|you bastards|bullshit|piss off]
      [your|the] [driver|courier|employee|agent|staff|delivery guy] was [rude|very unfriendly|disrespectful|late and rude|insulting|awful] [to me|]
      i will [never buy|never order|not shop] [here|from you|with you] again
      [complaint|claim|complain|reclamation|complaints] [against your company|about service|form|file|submit|make|]
      i have [a complaint|a claim|a serious complaint|complaints|been treated badly|had enough|been lied to]
      your [website|app|{shop}|service] [sucks|is terrible|is a joke|is trash|is horrible|is fucking useless|is garbage]
      i feel [cheated|scammed|deceived|ripped off|ignored|insulted] [by you|by your company|]`,
  },
  review: {
    do: `
      [leave|write|give|post|send|submit|share|make|add|publish|provide|drop|put|express|upload] [a|an|some|my|you|] [review|feedback|opinion|opinions|rating|comment|testimonial|comments|reviews|five star review|positive review|negative review|thoughts] [about|on|for|of|regarding] [your service|your services|a product|the {item}|your company|your {shop}|your products|my purchase|my experience|you|it]
      [leave|write|give|post|send|submit|share|make|add] [a|an|some|my|] [review|feedback|opinion|rating|comment|comments|reviews|testimonial]
      [rate|review|evaluate|comment on|score|appraise] [your {shop}|a product|my purchase|your services|the {item}|your company|my order|the service i got|products|something i bought]
      [tell you|share|say|express|let you know] [what i think|my opinion|my thoughts|how i feel|my experience] [about|of|on] [your {shop}|your service|the {item}|your products|]`,
    about: `
      [leaving|writing|sending|giving|submitting|posting|making] [a|an|some|my|] [review|feedback|opinion|comment|opinions|reviews|comments|rating] [for|about|on|] [your {shop}|your products|your company|a product|a service|]
      [a|my|the|] [review|feedback|opinion|rating|comment] [for|about|on] [your {shop}|your products|your company|a product|the {item}|your services]
      [product|customer|company|] [reviews|feedback|opinions|ratings]`,
    say: `
      i love [the {item}|my new {item}|your service|your {shop}|it] [and want to say so|and want to leave a review|so much|it is great|and want to tell others]
      [where|how] [do|can|could] i [rate|review|leave feedback|write a review|comment|post an opinion|leave an opinion|give feedback] [the {item}|my order|on your {shop}|about your company|]
      i have [a suggestion|some feedback|an idea|feedback|some comments|an opinion|some constructive criticism] [for|about|on] [you|your {shop}|your website|your service|your products]
      [review|feedback|opinion|rating|comment] [leave|write|your company|for your {shop}|submit|form|page]
      [leave|write|give|post|submit|send] [review|feedback|opinion|comment|comments|opinions|rating]
      [great|excellent|amazing|fantastic|awesome|wonderful] [service|{item}|{shop}|quality|experience] [, five stars|, i want to leave a review|, would buy again|]
      i am [very|really|so|] [happy|satisfied|pleased|impressed] with [the {item}|your service|my purchase|your {shop}|everything]
      [the {item} is|your {shop} is|it is|your service was] [great|perfect|excellent|wonderful|really good|awesome], [well done|i am happy|just wanted to say that|five stars]
      do you have a [feedback form|review page|place for reviews|suggestion box]
      can i [edit|delete|change|see] my [review|rating|comment]
      my review [is not shown|was deleted|does not appear|has not been published]
      i want others to know [what i think of|how good|how much i like] [the {item}|your {shop} is|your service]
      what do [people|customers|others] say about [you|your {shop}]`,
  },
  contact_customer_service: {
    do: `
      [contact|reach|call|email|get in touch with|phone|write to|ring|message|find|communicate with|connect with|get hold of|reach out to|dial|ask|get in contact with] [{service}|your {service}|{service} by phone|{service} by email]
      [contact|reach|call|email|get in touch with|phone|write to|message] [you|you guys|your company|your {shop}|the company|the {shop}] [by phone|by email|directly|]
      [speak|talk|chat] [to|with] [{service}|your {service}] [on the phone|about my order|]
      [get|find|have|see|know|look up|check] [the|your|a] [phone number|contact number|email address|contact details|contact information|telephone number|customer service number|hotline number|toll-free number|whatsapp number|contact form|postal address of your company] [of {service}|to call|to contact {service}|]
      [know|check|see|find out] [when|what hours|at what time|what times] {service} is [available|open|reachable|working|there]
      [check|see|know] the [working hours|hours|schedule|opening hours|availability|business hours] of [the|your|] {service}`,
    about: `
      [contacting|calling|reaching|emailing|the contact details of|the phone number of|the email of] [{service}|your {service}]
      [the|your|] {service} [number|phone|hours|email|contact|phone number|details|schedule|working hours|]
      [the|your] [hours|working hours|availability|schedule|opening times] of {service}
      [your|the] [contact details|contact information|phone number|email address|hotline]`,
    say: `
      [how|where|when] [can|do|could|should|may] i [contact|reach|call|email|get in touch with|phone|write to|speak with|talk to|get hold of] [{service}|you|your company|your {service}|your {shop}|you guys]
      what is [your|the|ur] [phone number|email address|contact email|customer service number|telephone number|whatsapp number|phone|number|hotline|contact number|free phone number|toll free number|email] [for {service}|of {service}|]
      [{service}|customer service|customer support] [number|phone|hours|email|contact|when open|how|phone number|call|available when]
      [when|what hours|at what time|what time|on what days|until when|from what time|which days] is {service} [available|open|reachable|there|working|closed]
      [what are|tell me|whats] [the|your] [{service}|customer service|customer support] [hours|opening hours|working hours|times|phone number|email|contact details|schedule]
      do you have [a|an] [phone number|hotline|helpline|contact form|customer service|email address|whatsapp|live chat|support line|toll-free number|free number|number i can call]
      how do i get in touch [with you|with {service}|with someone from support|]
      [which|what] number [do i|should i|can i|to] [call|ring|dial|text] [for support|to get help|to reach {service}|to contact {service}|]
      is {service} [open|available|reachable|there|working] [on {day}|now|24 hours|at night|at weekends|today|by phone]
      [can|could] i [call|email|contact|phone|write|message] [you|{service}|someone at {service}] [on {day}|by phone|now|about my order|on whatsapp|]
      [contact|call|reach|email|phone|contact details|contacting] [{service}|support|customer service|you]
      [give|send|tell] me [your|the] [phone number|email|contact details|number|email address|hotline] [of {service}|please|]
      i [cannot|cant] [reach|contact|get through to|get hold of] [{service}|you by phone|your {service}]
      [i want|i need|i would like|want|need] to [contact|call|reach|email|ring|get in touch with] [{service}|your {service}|you]
      [i have a problem|i have a question|something is wrong] , [who do i call|whom can i contact|what number do i call|how do i reach {service}]`,
  },
  contact_human_agent: {
    do: `
      [talk|speak|chat|converse|have a chat|have a word|communicate|discuss] [to|with|w] {people}
      [talk|speak|chat|be connected|be transferred|get connected|get transferred|be put through|get through] to {people}
      [contact|reach|call|get|see|find|have|ask for|get hold of|get in touch with] {people}
      have {people} [call me|help me|contact me|call me back|take over|write to me|deal with this]
      [talk|speak] [to|with] {people} [about my order|about my problem|on the phone|right now|instead of a bot|in the chat|directly|live]`,
    about: `
      [talking|speaking|chatting|getting|being transferred] [to|with] {people}
      [a|the|] [human|live|real|free] [agent|support|operator|assistant|person] [assistance|]`,
    say: `
      [i want to|can i|let me|i need to|i would like to|could i|may i|how can i|how do i|i wanna|i gotta|id like to|i demand to|i prefer to|id rather] [talk|speak|chat] [to|with] {people}
      [connect|transfer|put|pass|forward|redirect|hand|switch|send|refer] me [to|through to|over to] {people}
      [get me|give me|i want|i need|bring me|find me|fetch|i demand|i prefer|gimme|call|where is|assistance from|help from|support from] {people} [now|please|right now|pls|]
      [human|agent|representative|operator|real person|human please|agent please|live agent|live person|speak to agent|talk to human|person please|real human|supervisor|speak agent|manager|human agent|customer agent|speak human|talk person]
      [is there|can i have|do you have|isnt there|are there] [a human|a real person|someone|an agent|anyone|any human|a human being|any agents] [i can talk to|here|available|there|free|around|i could speak with|on the line|to help me]
      i [dont|do not] want to [talk|speak|chat] to a [bot|robot|machine|computer|chatbot|fucking bot|virtual assistant]
      [no more|enough of the|i hate|stop with the|fuck] [bots|robots|bot|chatbots|automated answers|machines] [, give me a human|, i want a person|]
      [speak|talk|chat] [to|with] [someone real|a team member|a supervisor|an agent|a human|a person|an operator|customer service agent|someone please]
      [can|could|will|would] [a human|a person|a colleague|someone real|somebody|a real person|an agent|someone from your team] [help me|call me|take over|answer me|talk to me|assist me|contact me]
      [you are not helping|you dont understand me|this is not helping|you are useless|this bot is useless|you stupid bot], [give me a person|let me talk to someone|get me a human|i want an agent|transfer me]
      i [want|need|would like|require|ask for] [human|personal|real] [help|support|assistance|contact]
      are there any [agents|humans|people|operators|free agents|representatives] [available|i can talk to|online|free|around]
      [want|need|wanna|trying] to [speak|talk|chat] [to|with] {people}
      [i need|i want|help] [help|assistance|] [speaking|talking|to talk|to speak|chatting] [with|to] {people}
      [let|get] me off this [bot|chatbot] and [to|over to] {people}
      please have someone [call me|call me back|contact me|phone me]
      this is [too complicated|not a job] for a bot, {people} please`,
  },
};
