import type { Pack } from './pack.ts';

const asking = `
  {v}
  {v}
  {v} [please|pls|now|asap|today|for me|online|]
  [i want to|i wanna|i need to|i have to|i would like to|id like to|i gotta|i must|i wish to|i am trying to|im tryna|i am looking to|i am hoping to|i intend to|i plan to|ive decided to] {v}
  [i want|i need|i would like|id like] [help|assistance|some help|a hand|support|you] to {v}
  [how do i|how can i|how to|how could i|how would i|how should i|how do you|how does one|how am i supposed to|hw do i|how i can] {v}
  [can i|could i|may i|am i able to|is it possible to|is there a way to|is there any way to|would it be possible to|am i allowed to|is it ok to] {v}
  [can you|could you|would you|will you|can u|could u|cud u] [please|pls|] [help me|help me to|assist me to|show me how to|tell me how to|explain how to|guide me to|let me] {v}
  [can you|could you|can u|would you please|could you please|i need you to|i want you to|i would like you to|please|kindly|pls|plz|just] {v} [for me|]
  [help me|please help me|help me to|pls help me|assist me to|i need help to|i need assistance to|i require assistance to|i want assistance to|i need some help to|i need a bit of help to|i could use some help to|i need support to] {v}
  [i need help|help me|help|i need assistance|assistance|i want help|i want assistance|could you help me|can you help me|please assist me|i need some help|i could do with help|id like assistance] [with|in] {g}
  [i do not know how to|i dont know how to|i have no idea how to|i cant figure out how to|i am not sure how to|i dont know what to do to|i got no clue how to|no idea how i can|i do not know what i have to do to|i haven't a clue how to] {v}
  [tell me how to|show me how to|explain to me how to|explain how i|let me know how to|i want to know how to|i need to know how to|i would like to know how to|i need information on how to|teach me to|id like to know how i can|wondering how to] {v}
  [what do i need to do to|what do i have to do to|what should i do to|what are the steps to|what steps do i take to|what must i do to|whats the process to|what is the procedure to|what is the best way to|what is required to|whats the easiest way to] {v}
  [where can i|where do i|where should i|where could i|where do i go to|which page do i use to|where on the site can i|on which page can i] {v}
  [i am interested in|im interested in|i was thinking about|i am thinking of|what about|how about|question about|a question about|i have a question about|i have questions about|ive got a question about|info about|information about|information on|i need information about|i want information about|tell me about|doubts about|im asking about|any advice on] {g}
  {g}
  {g} [please|how|]
  [trying to|want to|need to|wanna|gotta|looking to|hoping to|wish to|wanting to|need help to|going to|help to|assistance to] {v}
  [i would appreciate it if you could|it would be great if you could|i would be grateful if you could help me|would you mind helping me|do you mind helping me to|i was wondering if you could|i was wondering whether i could|i wonder if i can|do you know how to|do you know how i can|do you know if i can] {v}
  [i will need to|i should|i think i need to|i think i want to|i really need to|i urgently need to|i just want to|all i want is to|my aim is to|my goal is to|the thing is i need to|let me|i called to|i am writing to|i'm contacting you to] {v}`;

const trouble = `
  [i cannot|i cant|i can't|i am unable to|im not able to|i could not|i couldnt|i don't manage to|i am struggling to|your site wont let me|the app doesnt let me|it is impossible to|why cant i|how come i cant|i still cant] {v}
  [i have a problem|i have problems|i have trouble|i am having trouble|i got a problem|problem|problems|trouble|issue|issues|i have an issue|i have issues|im having issues|i have difficulties|theres a problem|difficulty|i am facing problems] [with|] {g}
  [i need help with a problem|help me with a problem|could you solve a problem|i need assistance with a problem|i want help with an issue|assistance with a problem|help me with an issue|how can i solve a problem|i have to solve an issue] [with|] {g}`;

const asked = `
  {n}
  {n} [please|pls|info|?|help|]
  [question|questions|a question|i have a question|i have questions|i have got a question|i got a question|ive a question|one question|quick question] [about|on|regarding|concerning|re] {n}
  [information|info|i need information|i want information|i need info|where can i find information|could you give me information|can you give me some information|please give me info|i would like information|i am looking for information|where do i find info|im after information] [about|on|regarding] {n}
  [help|assistance|help me|i need help|i need assistance|i need some help|can you help me|could you help me|i want assistance|please help|i require assistance|i want help|please assist me|support] [with|regarding|concerning|on] {n}
  [tell me about|tell me more about|talk to me about|explain|can you tell me about|could you explain|i want to know about|i would like to know about|i want to hear about|i want to ask about|id like to ask about|i am calling about|i am writing about|im enquiring about|it is about|its about|do you know anything about|i am interested in|what about|let me know about] {n}
  [issue|issues|problem|problems|trouble|i have a problem|i have an issue|i am having problems|there is a problem|i have trouble] with {n}
  [i need|i want|i would like|id like|give me|can i have|i am looking for|what is|show me|lets see|where is|wheres] {n}`;

const openers = `
  hi,
  hello,
  hey,
  hey there
  hi there,
  good morning,
  good afternoon,
  good evening
  hello team,
  dear sir or madam,
  excuse me,
  sorry,
  ok so
  so
  well,
  listen,
  please,
  um
  yo
  quick one:
  i have a question,
  one question:
  hi i have a question
  hello i need some help,
  i need help,
  can you help me?
  can you help me,
  could you tell me
  can you tell me
  could you please tell me
  do you know
  i would like to know
  i need to know
  i want to know
  tell me
  please tell me
  i was wondering
  let me know
  help,
  hi, hope you are well.
  i have a problem,
  there is a problem:
  damn,
  ffs
  wtf
  bloody hell
  and
  also
  actually
  hi my name is Alex,
  this is Maria,`;

const closers = `
  please
  pls
  thanks
  thank you
  thx
  thanks in advance
  ?
  ??
  can you help me?
  can you help
  could you help me with that?
  help me
  please help
  help please
  i need help
  asap
  urgently
  right now
  today
  thank you very much
  if possible
  if you can
  please advise
  what do i do?
  what should i do
  how do i do that?
  can i get some help
  !
  !!
  dammit
  for fucks sake
  bro
  man
  mate
  ok
  and how does it work
  is that possible?`;

const stories = `
  [so basically|ok so|hi yes so|hey so|right so|so yeah|long story short|the thing is|ok here goes|well] [i have been a customer for years|i am usually very happy with you|this is my first time here|i dont write often|i am on my phone|i am at work right now|sorry for the long message|i hope you can help me]
  [my|our] [daughter|son|mother in law|sister|flatmate|boss|neighbour|landlord|husband|wife|best friend] [told me about you|turns #num on {day}|is getting married soon|was on the phone|came to visit|said i should write to you|has been ill|loves this kind of thing|wanted one too] and [then|well|so] [here i am|i thought about it|we talked about it|you know how it is|anyway]
  [i was|we were] [away|on holiday|in hospital|abroad|very busy|at a wedding|at my parents place] [for two weeks|last week|until yesterday|over {day}] and [only saw it now|didnt get round to it|just came home|now i have time]
  [yesterday|this morning|last night|on {day}|{ago}|the other day] i [sat down with a coffee|was talking to my friend|looked at my mails|came home late|was in town|cleaned the flat] and [thought|noticed|remembered|realised] [something|it|that]
  [not sure if|dont know whether] [this is the right place|you can help|anybody reads this|i am writing to the right people] but
  [first of all|before anything|let me say] [lovely shop|nice website|thanks for the quick mail last time|love your stuff|you have been great so far], 
  [it is raining here|my dog is barking|my english is not so good|i am not good with computers|i am #num years old|autocorrect is killing me] [sorry|so bear with me|haha|]
  [and|so|then] [he said|she said|they said|my friend said] [no way|that is fine|just ask them|write to the shop] so`;

const lists = {
  my: 'my|the|my|a|this|that|my last|my recent|my latest|my current|my damn|my fucking|my bloody|one|mine:|',
  order:
    'order|order|order|purchase|order #order|order number #order|purchase #order|order no #order|online order|last order|recent order|order i placed yesterday|order i made last week|purchase i made|order i made|damn order|fucking order|order with the number #order|bloody order|#order',
  parcel: 'parcel|package|shipment|delivery|order|box|parcel #order|goods|stuff|packet|mail order|things',
  item: 'item|product|article|mug|jacket|t-shirt|shoes|lamp|backpack|laptop|phone|headphones|dress|book|toy|coffee machine|watch|chair|bicycle|camera|sofa|perfume|keyboard|sweater|trousers|blender|tent|printer|tablet|bed|rug|pillow|mattress|guitar|vacuum cleaner|speaker|monitor|ring|bag|wallet|boots|hat|skirt|desk|puzzle|air fryer|grill|kettle|skateboard|luggage set|smart watch|action camera|office chair|hiking boots|travel mug|zzthing|zzthing|zzthing|zzthing mug|zzthing zzthing jacket|zzthing zzthing|zzthing zzthing|blue zzthing|zzthing bag|black zzthing|zzthing travel bag|zzthing zzthing mug|red zzthing|tv|fridge|toaster|bottle|coat|towel set|curtains|lipstick|necklace|charger|router|hard drive|scooter|stroller|drill|hammock|sleeping bag|headlamp|yoga mat|swimsuit|blouse|belt|scarf|candle|vase|mirror|bookcase|pan|knife|game|console',
  items:
    'items|products|articles|mugs|jackets|shoes|lamps|backpacks|headphones|dresses|books|toys|chairs|cups|shirts|towels|candles|plates|batteries|sneakers|gloves|jeans|socks|earrings|cables|cushions|zzthing|zzthing|zzthing mugs|zzthing lamps|headlamps|yoga mats|bowls|notebooks|posters|tents|bottles|hats',
  many: 'two|three|four|five|six|ten|twelve|twenty|a dozen|a couple of|a few|#num|#num|#num x|half a dozen|eight|a pair of|some',
  look: 'large|small|medium|big|red|blue|green|black|white|grey|new|plain|cheap|leather|wooden|extra large|regular|warm|zzthing',
  goods:
    'coffee|tea|dog food|cat food|paper towels|soap|shampoo|printer paper|ink|chocolate|olive oil|toothpaste|detergent|wipes|vitamins|snacks|zzthing|zzthing zzthing|{items}|{items}|cereal|honey|sauce|nappies|razor blades|light bulbs|pizza|pizzas',
  of: 'packs of|boxes of|bottles of|bags of|pairs of|cans of|rolls of|pieces of|kilos of|jars of|cases of|tubes of',
  a: 'a|an|one|some|several|a few|a couple of|two|three|#num|the',
  size: 'size|colour|color|model|version|variant|fit|style|material|design',
  account:
    'account|account|account|user account|profile|user profile|customer account|online account|premium account|gold account|free account|pro account|platinum account|standard account|freemium account|business account|user|personal account|account with your company|shop account',
  kind: 'premium|gold|free|pro|platinum|standard|freemium|business|silver|basic|corporate|enterprise|plus|family|student|vip|paid|regular|personal',
  city: 'london|paris|berlin|new york|madrid|chicago|sydney|toronto|rome|amsterdam|lisbon|vienna|dublin|los angeles|my city|my town|barcelona|leeds|manchester|hamburg',
  country:
    'spain|germany|france|the us|the united states|canada|switzerland|norway|england|the uk|ireland|italy|australia|portugal|mexico|brazil|japan|my country|austria|sweden|poland|india|the netherlands|belgium',
  day: 'today|tomorrow|monday|tuesday|friday|saturday|sunday|this week|next week|the weekend|christmas',
  ago: 'yesterday|last week|two days ago|a week ago|ten days ago|#num days ago|last month|on monday|three weeks ago|this morning|earlier today|last friday|a month ago',
  invoice:
    'invoice|bill|invoices|bills|receipt|invoice #order|bill #order|invoice number #order|last invoice|latest bill|receipts|tax invoice',
  refund:
    'refund|reimbursement|rebate|money back|refunds|restitution|reimbursements|compensation|refund of #num dollars|$ #num refund|repayment',
  address: 'address|delivery address|shipping address|address for delivery|postal address|home address|street address|drop-off address',
  password:
    'password|pin|passcode|pin code|login password|account password|user password|pass word|pw|key|user pin|profile password|account pin|access key|user key',
  pay: 'paypal|visa|mastercard|amex|apple pay|google pay|klarna|bank transfer|a credit card|credit card|debit card|cash|bitcoin|a gift card|invoice|cheque|crypto|wire transfer|afterpay|american express|sepa|ideal|instalments',
  shop: 'shop|store|company|business|website|online store|site|firm|webshop|web shop|online shop|organization',
  people:
    'a person|a human|a real person|an agent|someone|somebody|a live agent|a human agent|an operator|an employee|a representative|a supervisor|your manager|a manager|a customer service agent|an assistant|a support agent|a real human being|a human operator|a free agent|a live person|your staff|an actual human|a rep|customer assistance agent|a colleague|an advisor|a human being|your boss|somebody real',
  service:
    'customer service|customer support|support|customer care|customer assistance|the service team|the help desk|the support team|the helpline|client service|customer services|your support|the hotline|the customer service department|tech support|consumer support|the customer center|client care',
};

export const frames: Omit<Pack, 'ways'> = { asking, trouble, asked, openers, closers, stories, lists };
