import type { Pack } from './pack.ts';

export const orders: Pack['ways'][number] = {
  place_order: {
    do: `
      [place|make|submit|put in|do|complete|finalize|create|start|send in|set up] [an|a new|my|another|my first|the] [order|purchase|online order]
      [order|buy|purchase|get|acquire] [{a} {items}|this {item}|a {item}|something|some stuff|one of your products|several items|an article|some {items}|more {items}|it]
      [order|buy|purchase|acquire|shop for] [some|a few|several|multiple|#num] [of your|of these|of those|of the|] [products|items|articles|goods|{items}]
      [order|buy|shop|purchase] [online|something online|from you|from your {shop}|on your website|in your shop|through the app|something from you guys]
      [earn|grab|take|have] [some|an] [{items}|item|of those]
      [check out|pay for my cart|finish my basket|checkout|go to checkout|complete checkout|put this in my basket|add a {item} to my cart|add this to my basket]
      [make|carry out|complete] a [purchase|transaction] [on your {shop}|for a {item}|]
      [reorder|order again|buy again|repeat] [the same|my last order|the {item}|what i had last time]
      preorder [the|a] [new|] {item}`,
    about: `
      [placing|making] [an|my] [order|purchase]
      [the|] [ordering|purchase|buying|checkout] process
      [a|my|] new [order|purchase]
      how to [order|buy|shop|purchase]
      the steps to [buy|order|purchase] [something|a {item}|]
      [order|purchase] [placement|creation]`,
    say: `
      how [does|do] [ordering|buying|orders|your ordering|buying from you|online shopping here] work
      i [want|need|will take|ll take|would like|wanna get|am gonna get] [two|three|#num|a|one|ten|a pair of|another] {items} [in red|in size m|to be sent to me|]
      [get|give|send|sell|bring] me [a|two|three|#num|one of those|some] [{items}|{item}] [please|]
      [want|wanna|need|would like|looking] to [buy|order|purchase] [a|the|your|some|one] {item} [how|what now|]
      [buy|order|purchase|shop] [{item}|{items}|now|online|stuff]
      can [i|you take] [my|an] order [please|over the phone|by phone|]
      ready to [order|buy|check out|purchase]
      [order|buy] me [a|some|two|more] [{item}|{items}|toilet paper|paper towels|dog food|coffee|shampoo|groceries]
      [i need more|get me more|we are out of|can you order|please order|order] [paper towels|toilet paper|dog food|coffee|detergent|shampoo|batteries|{items}] [for me|from the shop|]
      i [am interested in|was thinking about|am considering] [buying|purchasing|ordering] [a|some|this|one of your] {item}
      [start|begin] [an|my|a new] order
      [what do you need from me|which details do you need] to [order|place an order]
      [is it possible to|can i|how do i] [order|buy] [without an account|as a guest|by phone|by mail|in bulk|for my company]
      what is the [next step|procedure] to [buy|order] [it|the {item}|this]
      [i have picked|i chose|i found] [a|the] {item}, [how do i buy it|what now|how do i order]
      i [would like|d like|want] [a dozen|three|#num|two] [of the|of your|] {items} [sent|delivered|shipped] to [me|my house|my office]
      i have decided what i want, how do i [order|buy] it
      [i am ready to pay for|let me get] [the|a] {item}
      the order button [how do i use it|where is it]
      [could|can|may|might] [i|we] [please|] [have|get|order|take|grab] [{many} {items}|{many} {look} {items}|a {look} {item}|{many} {goods}|{many} {of} {goods}|one of the {look} {items}] [please|in size m|delivered|for me|sent to me|]
      [id like|i'd like|i would like|we would like|we'd like|i would love|i will have|ill have|i'll have|we will take|i'll take|i take|lemme get|let me get|let me have|i want|we want|we need] [{many} {items}|{many} {look} {items}|a {look} {item}|a {item}|{many} {of} {goods}|another {item}|a pair of {items}] [please|in grey|size #num|in size l|for my office|and a {item}|and {many} {goods}|]
      [put|mark|write|sign|pencil|book|count] [me|us] [down|up|in|] for [{many}|one|{many} {items}|a {item}|{many} {of} {goods}|one of the {items}|{many} of those] [please|too|]
      [send|ship|bring|mail|give|get|fetch|deliver] [me|us] [{many} {of} {goods}|{many} {items}|{many} {look} {items}|a {look} {item}|another {item}|more {goods}|one more {item}] [please|to my address|to my house|, i will pay now|]
      [order|buy|get|reorder|purchase] [me|us|] [more|some more|another bag of|another box of|another pack of|another|one more|some extra|another bottle of|a new|new] [{goods}|{goods}|{item}] [please|for me|for the office|, im out|, i am running low|again|]
      [can you|could you|would you|please|i need you to|go ahead and|i want you to] [order|buy|get|reorder] [me|us|] [more|some|some more|another|two more|one more|a new|#num more] [{goods}|{goods}|{item}] [please|for me|for the house|, i ran out|]
      [i need to|we need to|i have to|time to|id like to] [restock|stock up|fill up] [on|with] {goods} [, order some|, please order|, get me some|, send me some|]
      [i am|im|we are|we're] [running low on|nearly out of|all out of|low on] {goods}[, order more|, send more|, please get me some|, reorder it]
      [one|{many}] [{look}|] {items} [please|in size m please|in black please|to my address please|, and thats it]
      #num x [{look}|] {item} [please|in black|in size m|]
      one [{item}|{look} {item}|pair of {items}|box of {goods}|pack of {goods}] [please|for me please|in size #num please|and one {item}]
      [i want|i wanna get|id like to get|can i get] [{many} {items} and a {item}|a {item} and {many} {items}|a {item}, a {item} and {goods}] [delivered|sent|please|]
      [i plan to|im going to|we want to|i would like to] [get|take|have] [{many}|one] of [these|those|the {items}|your {items}|the {look} ones]
      [give|hand] me [{many}|one] of [the {look} ones|those {items}|the {items}] [please|]`,
  },
  cancel_order: {
    do: `
      cancel {my} {order}
      cancel {my} {order} [for|of] [the|a|#num|two] {items}
      [undo|annul|call off|revoke|withdraw|void|abort|scrap|drop|reverse|nix|rescind|get rid of|stop|halt|kill|take back|discard|delete|remove] {my} {order}
      [cansel] {my} [order|purchase|oder]
      [cancel|call off|undo] [the|my] [purchase|transaction|sale|buy|pre-order|preorder|booking of the {item}]
      cancel [the|that|those|my] [{item}|{items}] i [ordered|bought|purchased|just bought] [{ago}|by mistake|by accident|]
      [cancel|stop] [it|everything|all of it|all my orders|both orders|the whole thing] [before it ships|before you send it|]
      withdraw from [the|my] [purchase|order|contract of sale]
      back out of [the|my] [purchase|order|deal]
      [stop|prevent] {my} order from [shipping|being shipped|being sent|going out]
      [cancel|call off] [a|the|my] [delivery|shipment] [i no longer want|i dont need anymore|]
      put a stop to {my} {order}`,
    about: `
      [an|the|my|] [order|purchase] [cancellation|cancelation|annulment]
      [the|] cancellation of {my} {order}
      [a|the|my] [cancelled|canceled] [order|purchase]
      the [process|steps|procedure] for [cancelling|canceling] [an order|purchases|orders]`,
    say: `
      i [no longer|dont|do not|dont even] [want|need] {my} {order} [anymore|any longer|]
      i [dont|do not] want [the|that|my] {item} [i ordered|i bought|anymore] [{ago}|], [cancel it|please cancel|cancel]
      i cannot afford [it|this order|this purchase|{my} {order}] [anymore|], [cancel it|i need to cancel|]
      i cant afford [the {item}|order #order], cancel [it|please]
      i [ordered|bought|purchased] [it|this|the {item}|the wrong thing|twice|two by accident] [by mistake|by accident|accidentally|] [and want to cancel|, cancel it|, please cancel|can i cancel]
      i changed my mind [about|on|regarding] {my} {order}
      [please|] [do not|dont] [send|ship|process|dispatch] {my} {order}
      [can|could] [{my} {order}|it|this] [still|] be [cancelled|canceled|stopped|undone|called off]
      is it [too late|still possible|possible] to [cancel|stop|undo] [it|{my} {order}|the purchase i made {ago}]
      [order|purchase] [#order|] [cancel|cancellation|cancelled please]
      cancel [order|purchase|#order|it|that order|now]
      [i have|there is|i got] [a|some|] [problem|problems|issue|trouble] [cancelling|canceling] {my} {order}
      i [found it cheaper elsewhere|will be away|dont need it now|ordered twice|made a mistake], [cancel the order|please cancel my order|how do i cancel]
      i want {my} {order} [cancelled|canceled|stopped|gone]
      you need to cancel {my} {order}
      what if i want to [cancel|undo] {my} {order}
      [scrap|kill|forget|scrub|bin|pull] [the|my|that] order [i made this morning|i placed {ago}|please|right away|]
      can [we|you|i] [call|still call] the [whole|entire|] [order|purchase|thing] off
      how late can i cancel [an|my] order`,
  },
  change_order: {
    do: `
      [change|modify|edit|amend|update|correct|alter|adjust|revise|fix|rectify] {my} {order}
      [change|modify|edit|amend|update|correct|alter|adjust|swap|switch|replace] [some|the|an|several|one of the|a couple of|] [items|item|products|product|articles|article|things|details] [of|in|on|from|for] {my} {order}
      [add|include] [{a} {items}|an item|some items|another {item}|one more {item}|something|several products|a product|more stuff|articles] [to|in|into|onto] {my} {order}
      [remove|delete|take out|drop|take away|take off|erase|deduct|exclude|cancel] [{a} {items}|an item|some items|one {item}|the {item}|something|a product|several articles|one of the articles|one thing|products] [from|of|in|out of] {my} {order}
      [swap|switch|exchange|replace|substitute] [{a} {items}|an item|the {item}|a product|one article|some items] [in|of|from|within] {my} {order} [for another|with another one|with something else|for a {item}|before it ships|]
      [change|update|modify] the [{size}|quantity|amount|number of {items}] [in|of|on|for] [{my} {order}|the {item} i ordered|an item i ordered]
      [make|do] [some|a|a few|several] [changes|change|modifications|modification|corrections|adjustments] [to|on|in] {my} {order}
      [change|switch] [my|the] [pending|open|unshipped|new] order to [a different|another] [{size}|{item}]
      [increase|reduce|double|lower] the [quantity|amount|number] [in|of] {my} {order}
      [combine|merge|split] my [orders|two orders|order]
      put [another|one more|a second|an extra] [{item}|item|one] [in|into] {my} {order}`,
    about: `
      [a|the|some|] [change|changes|modification|modifications|correction|amendment] [to|of|in|on] {my} {order}
      [order|purchase] [modification|modifications|changes|change|edit|editing]
      [removing|adding|swapping|changing] [items|products|articles|an item|something] [from|to|in] [orders|an order|my order]`,
    say: `
      i [ordered|bought|picked|chose|put] the wrong [{size}|quantity|amount|item], can [you|i] [change|fix|correct] [it|that] [before it ships|before you send it|]
      i [forgot|missed] [to add|adding|to include|to order] [something|a {item}|an item|{items}] [to|in|with] {my} {order}
      i want [two|three|#num] {items} instead of [one|two|#num] in {my} order
      i [want|need|would like] [a|the] [different|other|bigger|blue|smaller|red|black] [{size}|one|{item}] in [my pending order|my order|order #order]
      can [i|you] still [change|add|edit|modify|add to] [{my} {order}|what i ordered|the items i ordered|it]
      [the|an] item in {my} {order} [should be|needs to be] [changed|a different {size}|replaced|removed]
      [order|purchase] [change|modify|edit|update] [items|item|products|]
      [i made a mistake|there is a mistake|something is wrong] [in|with] {my} {order} [and want to fix it|, can i change it|, i chose the wrong {size}]
      can you [swap|change] [the|my] {item} in [order #order|my order] [to|for] [the blue one|another one|a {item}|size l]
      i would rather have [the|a] {item} than [the|a] {item} in {my} order
      instead of the {item} [i ordered|in my order] [i want|put|send] [a|the] {item}, [it has not shipped yet|order is still pending]`,
  },
  track_order: {
    do: `
      [track|trace|follow|locate|monitor|find] {my} {parcel}
      [track|trace|follow|monitor] {my} {order}
      [check|see|know|find out|verify|view|get|look up|learn] the [status|state|progress|situation|current status] of {my} [{order}|{parcel}]
      [check|see|verify|find out|know] [where|how far] {my} {parcel} is
      check on {my} [{order}|{parcel}]
      [see|check|know|find out] [if|whether] {my} {parcel} [has shipped|has been sent|has left|is on its way|was dispatched|was delivered]
      [get|receive|have] [an|some] [update|updates|news|eta|info] [on|about|regarding|for] {my} [{order}|{parcel}]
      [find|get|see|use] [my|the|a] tracking [number|code|link|info|information|page|details] [for {my} {order}|]`,
    about: `
      [the|] [status|state|progress|location|eta|tracking|whereabouts|estimated arrival] of {my} [{order}|{parcel}]
      [the|my|] [tracking|track] [number|code|link|info|page|details|id] [of|for] [{my} {order}|my parcel]
      [a|my|the] [late|delayed|missing|lost|overdue] [{parcel}|order]
      [order|delivery|shipment|parcel|package] [status|tracking|progress|updates]
      the [delay|arrival] of {my} {parcel}
      {my} [order|parcel] that [has not come|never arrived|is late]`,
    say: `
      [where|wheres|where is|where the hell is|where the fuck is|where tf is|wher is|whare is|so where is|where exactly is] {my} {parcel} [at|now|currently|right now|]
      [where|wheres|where is] {my} [order|package|stuff] [#order|i ordered {ago}|i bought {ago}]
      [what is|whats|tell me|give me|i need|show me] [the|] [status|state|eta|progress|update|latest] [of|on|for|with] {my} [{order}|{parcel}]
      when [will|does|is|should|would] {my} [{order}|{parcel}] [arrive|come|get here|be here|be delivered|be shipped|arriving|coming|due|reach me|show up|ship]
      when [will|do|am|can|should] i [get|receive|going to get|expect|have] {my} [order|package|parcel|order #order|delivery|stuff i ordered {ago}]
      [has|did|was|have] {my} {parcel} [been|] [shipped|sent|dispatched|left|delivered|ship] [yet|already|]
      {my} {parcel} [has not|hasnt|did not|didnt|never|still hasnt|still has not] [arrived|arrive|come|come yet|shown up|been delivered|reached me|got here]
      {my} {parcel} [is|was] [late|delayed|overdue|lost|missing|stuck|supposed to come {ago}|not here yet|supposed to arrive {day}|stuck in customs|in transit for days]
      i [have not|havent|did not|didnt|still havent|never] [received|got|receive|gotten|get|seen] {my} [{parcel}|order|order i placed {ago}|{item}]
      i [have been|am still|been] waiting for {my} {parcel} [since {ago}|for #num days|for weeks|]
      i [ordered|bought|purchased] [it|something|a {item}|the {item}|stuff] {ago} and [it is still not here|nothing came|have heard nothing|it has not arrived|when does it come|still waiting|where is it]
      [is|are] {my} [{parcel}|things] [on its way|on the way|coming|here soon|out for delivery|shipped|lost|at the depot|ready]
      [any|is there any|got any|do you have any] [news|update|updates|info] [on|about|regarding|for] {my} {parcel}
      [it|the tracking|the website|the app|dhl|ups] says [delivered|it was delivered|out for delivery|shipped|in transit] but [i have nothing|nothing came|i did not get it|it is not here|it is not moving]
      the tracking [number|link|code|page] [does not work|doesnt work|shows nothing|is not updating|has not changed|is invalid]
      [what|which] [stage|point|phase] is my [order|delivery|parcel] [at|in|]
      [the|a] [delivery|parcel|order] [promised|announced|due|scheduled] for {day} [never came|never showed up|did not come|is not here]
      i need an update on [my order|order #order|the delivery|my parcel]
      what [happened|is happening|is going on] [to|with] {my} {parcel}
      [i need|send me|give me|what is|where is|where do i find] [the|my|a] tracking [number|code|link|id] [for order #order|]
      [which|what] [day|date|time] [will|does|is] {my} [order|parcel|package] [arrive|come|be here|arriving|coming]
      [order|parcel|package|delivery|tracking|track] [status|where|arrive when|not received|not arrived|number|#order]
      [did|have] you [send|ship|sent|shipped|lost|forgotten|forget] {my} {parcel} [yet|already|]
      has [the courier|ups|dhl|the driver] [picked up|got|lost] {my} {parcel}
      how [is|are] {my} [order|delivery|things] [going|doing|coming along]
      how much longer [do i have to wait|until] [for|] {my} [order|package] [comes|]
      my [neighbor|neighbour] got his [order|parcel] [already|] [but i did not|where is mine]
      [estimated|expected] [arrival|delivery] [time|date] [for|of] {my} [order|parcel|order #order]
      order #order`,
  },
  delivery_options: {
    do: `
      [check|see|know|view|find out|learn|hear|look at|get|find|list|consult] [the|what|your|all|which|available] [delivery|shipping|shipment|delivering] [options|methods|choices|alternatives|possibilities|services|types|modes|modalities] [you have|you offer|are available|available|there are|offered|]
      [choose|pick|select|change] [a|the|another|my] [delivery|shipping|] [option|method|service|carrier|courier|speed]
      [pick up|collect|fetch] [it|my order|orders|my purchase|things] [in store|at the store|myself|at a pickup point|from a locker|from your warehouse|at a post office]
      have [it|my order|something|orders] [delivered|shipped|sent|left] [abroad|to {country}|to a locker|at a neighbour|to the post office|to a pickup point|to a po box|on a saturday|in the evening]
      [know|see|find out|check] [if|whether] you [ship|deliver|send] to [{country}|{city}|my area|my country|islands|po boxes]
      [know|see|find out|check] [what|how much] [shipping|delivery|postage] [costs|is|to {country} costs]`,
    about: `
      [the|your|all|] [delivery|shipping|shipment|deliveries] [options|methods|choices|alternatives|possibilities|services|modes|modalities|method|option]
      [the|your|] [shipping|delivery] [costs|fees|charges|prices|rates|countries|zones|partners|companies]
      [express|next day|same day|overnight|standard|free|international|weekend] [delivery|shipping]
      [shipping|delivery|shipments|deliveries] to [{country}|{city}|my country]
      [in-store|store|curbside|click and collect|] pickup
      [the|your|] [carrier|courier|couriers|carriers|delivery companies] you [use|ship with|work with]`,
    say: `
      [what|which|wat] [delivery|shipping|shipment] [options|option|methods|choices|alternatives|services|possibilities|types] [do you have|are there|do you offer|are available|can i choose|do you guys offer|are offered|do u have|do i have]
      [what are|tell me|list|show me|give me|let me see] [the|your|] [delivery|shipping] [options|methods|choices|alternatives|possibilities|services]
      [do you|can you|will you|would you|do u|do you guys] [ship|deliver|send|do deliveries|do shipping|offer delivery|mail stuff] [to|out to|in|all the way to] [{country}|{city}|where i live|my area|po boxes|rural areas|military addresses]
      [do you|can you] [ship|deliver|send] [abroad|internationally|overseas|worldwide|outside the eu|on weekends|on sundays|at night|to other countries]
      [which|what] [carrier|courier|shipping company|delivery company|post service|parcel service|couriers] do you [use|ship with|deliver with|work with|send with]
      do you [offer|have|do|provide] [express|next day|same day|overnight|standard|free|fast|priority|weekend|24h|premium] [delivery|shipping]
      [can|could] i [get|choose|have|pay for|request] [express|overnight|next day|faster|free|same day] [delivery|shipping]
      [how much|what] [is|are|does|do|would] [the|your|] [shipping|delivery|postage|shipping costs|delivery fee|shipping fee] [cost|to {country}|for a {item}|]
      [is|are] [shipping|delivery|deliveries] [free|free of charge|included|extra|available in {city}|available to {country}|possible to {country}]
      [from what amount|when|above how much] is [shipping|delivery] free
      [where|to which countries|which countries|which places|to which cities|where all] do you [ship|deliver|send] [to|]
      can [it|my order|the {item}|you] [be|] [delivered|left|shipped|dropped|send it|sent] [to|at|with] [a parcel locker|a neighbour|the post office|a pickup point|my office|a po box|the back door|a hotel]
      [delivery|shipping] [options|methods|option|costs|price|countries|{country}|choices|rates|providers]
      do you [use|ship with|deliver with|work with] [dhl|ups|fedex|usps|dpd|royal mail|postnl|hermes|gls|correos]
      is there [a way to get it faster|a pickup point|a pickup option|express delivery|free shipping|international shipping|home delivery]
      does [the shop|your shop|your store|the company|your website] [deliver|ship|send] to [{country}|{city}|my island|malta|iceland|chile|zzthing]
      do you deliver [to my home|to the door|upstairs|on saturdays|to businesses|with a time slot]`,
  },
  delivery_period: {
    do: `
      [know|check|find out|see|learn|hear|figure out] how [long|many days|soon|fast|quick] [the|a|] [delivery|shipping|shipment|shipments|order|it|package] [takes|takes to arrive|will take|takes to get here|usually takes|is]
      [know|check|find out|see|view|get|learn] [the|your|an estimate of the|] [delivery|shipping|shipment] [period|time|times|duration|timeframe|window|lead time|estimate|timeline]
      [know|check|find out|see] how [soon|quickly|fast|long until] i [can expect|would get|will have|receive|can get] [an item|a product|a {item}|my article|my item|my product|the goods|a purchase]`,
    about: `
      [the|your|] [delivery|shipping|shipment|deliveries] [period|time|times|duration|timeframe|window|periods|lead time|speed|delay in general|schedule]
      [the|] [time|days|duration] [it takes to|needed to|you need to] [deliver|ship|send] [something|a {item}|an order|to {city}|]
      how long [delivery|shipping|shipments] [takes|take|lasts]`,
    say: `
      how long [does|do|will|would|is|should|might] [a|the|your|] [delivery|shipping|shipment|deliveries|it|a package|a parcel|orders] [take|normally take|usually take|last|take to {country}|take to {city}|typically take|take to arrive|take to get here|to {country}]
      [what is|whats|tell me|give me] [the|your|] [delivery|shipping|shipment] [period|time|duration|timeframe|window|estimate|lead time]
      [what is|whats] the [estimated|usual|average|normal|typical|expected|standard|maximum] [delivery|shipping] [time|period|duration]
      how [many days|many weeks|long|fast|quick|soon|many working days|many business days] [is|are|does|until|for|do|will] [the|] [delivery|shipping|a delivery|shipment|delivery to {city}|orders|deliveries|standard shipping] [take|need|go out|to {country}|]
      how [soon|quickly|fast|long until|early] [can|will|would|could|do|might] [i|we|one] [expect|get|receive|have] [an item|a product|a {item}|my item|my article|my product|the goods|stuff|it]
      [when|by when] would [it|a {item}|an order|something|a product] [arrive|come|get here|be here|be delivered] if i [order|buy|ordered|bought] [it|] [today|now|tomorrow|right now|it this week]
      if i [order|buy|ordered] [today|now|a {item} today|tomorrow], [when|how soon|how fast|by when] [will|would|do|can] [i get it|it arrive|it come|i have it|it be here]
      [will|would|can|could] [it|a {item}|an order|i get it] [arrive|be here|come|get here|] [before|by|until] {day} if i [order|buy] [now|today|it today]
      [in|within] how many [days|weeks] [would|will|does|is] [a parcel|an order|a delivery|something i order] [be|get|arrive|come] [at my door|to {city}|here|delivered]
      [if|when] i [buy|order] [the|a] {item} [tonight|now|on {day}|], when [is it at my door|do i have it|will it come|does it get here]
      will [something|an order|a {item}|anything] [ordered|bought] [today|now|this week] [be here|arrive|come] [in time|for my birthday|by {day}|before {day}]
      how [quickly|fast|soon] do you [ship|deliver|send|dispatch] [out|orders|things|to {country}|]
      how long [do|will] [you|you guys|orders|packages|parcels] [need|take] to [ship|deliver|send|arrive|process|prepare|dispatch] [an order|orders|it|]
      how long [would i|do i|do we|do customers|does one] [have to|need to|usually|] wait [for|until] [a delivery|delivery|an order to arrive|shipping|products]
      [delivery|shipping|deliver] [time|times|period|duration|how long|days|speed|estimate]
      [are|is] [deliveries|delivery|shipping] [fast|quick|within a week|usually on time|slow]
      how long [do|does] [express|standard|international|economy] [delivery|shipping] take
      do you deliver within [#num|two|three] days
      [shipping|delivery] to [{country}|{city}] takes how long
      what's the turnaround [for|on] [shipping|delivery|orders]`,
  },
  set_shipping_address: {
    do: `
      [set up|set|add|enter|register|save|put in|type in|fill in|input|create|store|insert|include|submit|write|provide|specify|give you|configure|establish|introduce|upload|record|setup] [a|my|a new|another|a second|the|an additional|an alternative|one more|a different|a secondary] {address}
      [add|save|enter|store|register] [a|my|another|a second] {address} [to|in|on] [my|the] [account|profile|address book|user account]
      [set up|set|choose|select|define] [my|a|the] [default|main|primary|first|preferred] {address}
      [add|save] my [office|work|mothers|parents|second|holiday|new] address [too|as well|to my account|as another option|]
      have [two|several|more than one] [addresses|delivery addresses|shipping addresses] [in my account|saved|]`,
    about: `
      [setting up|adding|entering|registering|saving|the setup of] [a|my|a new|another|the] {address}
      [a|my|] [new|second|additional|another|secondary] {address}
      the [form|field|page|place] for [my|a|the|a new] {address}
      address [setup|book|registration|entry]`,
    say: `
      [i have|there is|ive got|i got] a [new|second|another] {address} to [add|enter|set up|save|register]
      [where|how] do i [put|fill in|enter|store|type|add|write|register] [my|a new|the|another] {address}
      i [cannot|cant|could not|am unable to|dont know how to|am not able to] [add|enter|save|set up|register|put in|submit|store] [my|a new|a|another|the] {address}
      [problem|problems|trouble|error|issue|issues|difficulties] [adding|entering|saving|setting up|registering|to set up|with setting up|with adding] [my|a|a new|the|another] {address}
      [new|add|second|enter|set up|another] {address}
      i [have not|havent|never] [entered|added|given you|set] [an|my|any] {address} [yet|]
      [can i|is it possible to] [have|use|save|store] [two|several|multiple|more than one] [addresses|delivery addresses]
      the [site|form|page] does not [accept|save|let me enter|take] my [new|] {address}
      my {address} is missing [in my account|from my profile|], [how do i add it|where do i enter it]`,
  },
  change_shipping_address: {
    do: `
      [change|update|correct|edit|modify|fix|alter|amend|switch|rectify|replace] [my|the|my current|my saved|my default|our] {address}
      [change|update|correct|edit|modify|fix|alter|amend|switch] [my|the] {address} [of|on|for|in|from] {my} {order}
      [change|update|correct] [the|my] [house number|street|postcode|zip code|apartment number|city|postal code|zip|street name] [of|on|for|in] [my order|my address|order #order|my delivery]
      [send|ship|deliver|redirect|reroute|forward|divert] {my} [{parcel}|order] to [another|a different|my new|my work|my parents|a new|my friends|some other] [address|place|location|house|city|home]
      [change|update|modify] [where|the place|the location] [my|the|this] [order|parcel|package|stuff] [is|gets|will be] [delivered|sent|going|shipped to|sent to]
      have {my} [order|parcel] [sent|delivered|shipped|redirected] to [my work|a different address|another address|my new home|another location] instead`,
    about: `
      [a|the|my|] [change|correction|modification|update|edit] [of|to|in|on] [my|the] {address}
      [an|the|my|] [incorrect|wrong|old|outdated|mistaken] {address}
      [address|delivery address|shipping address] [change|changes|correction|update|modification|edits]
      [a|the] [mistake|error|typo] in [my|the] {address}`,
    say: `
      i [moved|have moved|am moving|just moved|relocated|will move], [send it to my new address|update my address|change my address|how do i change my {address}|]
      [the|my] {address} [is|was] [wrong|incorrect|outdated|not right|not correct|misspelled|old|no longer valid|no longer the same] [on my order|in my account|for order #order|]
      i [gave|entered|typed|put|wrote|used|selected|provided|put in] the wrong [{address}|house number|zip code|street|postcode|apartment number|city]
      there is [a typo|a mistake|an error|something wrong] in [my|the] {address}
      [my|the] [order|parcel|package|stuff] is going to [my old|the wrong|an old] [address|house|place|apartment]
      [can|could] [you|i] [deliver|send|ship|have it sent] [it|my order|my parcel] to [another|a different|my new] [address|place] instead
      i [cannot|cant|am unable to|couldnt] [change|update|correct|edit|modify] [my|the] {address}
      [problem|problems|error|trouble|issue|issues] [changing|updating|correcting|editing|modifying|with changing|with updating] [my|the] {address}
      [change|update|correct|wrong|edit|fix] {address}
      i dont live there anymore [, send it to another address|, change the address|]
      [no longer at|not living at] [my old|that] address [, please update|]
      my [new|correct|right|actual] {address} is [another one|different|now in {city}]
      the address [should be|must be] [in {city}|changed|a different one|my office]`,
  },
};
