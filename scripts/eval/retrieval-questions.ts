// Questions of our own, each with what answers it. They say it in other words than the text that answers, as customers do.

/** By the article's id; a question in another language is answered by that article in either language. */
export const articleQuestions: Record<string, Record<string, string>> = {
  en: {
    shipping: `how long until my parcel gets here
what will postage be to Belgium
when does something I buy this afternoon go out
do I have to pay customs if I live in England
can you send things to Tenerife
is there a minimum to get the postage for nothing`,
    'delivery-options': `can I have it brought to a parcel shop near me
who brings the packages in Germany
could I collect it myself
is next-day express possible
can I choose the hour when the courier comes`,
    'payment-methods': `can I use my Amex or Visa
do you take Apple Pay or only cards
may I pay later, after I got the goods
my card was declined, was I still charged
do you support klarna`,
    'pay-on-delivery': `can I give the courier cash at my door
is COD possible
what if I want to pay when it arrives but nobody is in`,
    discounts: `any promo codes around
when is the next sale
I bought it last week and now it is cheaper
is there something off for students
can you put a voucher on an order I made already`,
    'gift-cards': `how long can I use a voucher I got as a present
I want to give my mum credit for your shop
lost my gift voucher mail, what now
can a gift card be turned into cash`,
    'size-guide': `which size should I take if my chest is 100 cm
do the jackets run small
what fits a child of five
I'm between M and L`,
    contact: `when are you open
what is your phone number
are you there on Sundays
where is your store
can I visit the shop by tram`,
    returns: `I changed my mind and want to send it back
how many days do I have to give something back
who pays the label when I don't like it
can I bring back something with my name embossed on it
do I need the original box`,
    exchanges: `the shirt is too tight, can I get a bigger one
swap the blue one for a green one
what does swapping a size cost`,
    refunds: `when do I see my money again
how long does it take till the amount is on my card
do I get the postage back too
where does the money go if I paid by PayPal`,
    'delivery-problems': `the tracking says delivered but there's nothing here
my vase came in pieces
the parcel hasn't moved for days
you sent me something I didn't order
my package got lost`,
    warranty: `the zip broke after half a year
how long is something covered if it fails
my lamp no longer charges, do you fix it
is there a five year cover on the backpack`,
    cancellation: `I ordered by mistake, can it be stopped
until when can I call off what I bought
does calling it off cost anything`,
    'changing-an-order': `can I add one more mug to what I bought this morning
I typed the wrong street, can you correct it
remove one thing from my purchase please`,
    invoices: `I need a bill with my company's VAT id
where do I find the receipt as pdf
can you put another company name on the bill`,
    'care-guide': `how do I clean a thermos that smells
can I put the wool blanket in the washing machine
how do I oil a chopping board
my leather cover has scratches
how should I wash a raincoat`,
    account: `I can't remember my login
how do I register
it says my mail address is taken already
do I have to sign up to buy something
merge my two logins`,
    newsletter: `stop sending me these mails every month
how can I get your mailings
unsubscribe me`,
    privacy: `erase everything you know about me
what do you store about customers
I want a copy of all information you hold on me`,
  },
  es: {
    shipping: `¿cuánto tarda en llegar a Sevilla?
¿cuánto cuesta que me lo manden a casa?
¿mandáis cosas a Tenerife?`,
    returns: `no me gusta lo que compré, ¿cómo lo mando de vuelta?
¿cuántos días tengo para cambiar de idea?
¿quién paga la etiqueta si no lo quiero?`,
    refunds: `¿cuándo me llega el dinero a la tarjeta?
¿me devolvéis también los portes?`,
    'payment-methods': `¿puedo pagar con bizum?
¿qué tarjetas aceptáis?`,
    cancellation: `me equivoqué al comprar, ¿se puede anular?
¿cuesta algo echarse atrás?`,
    contact: `¿a qué hora abrís?
¿cuál es vuestro teléfono?`,
    warranty: `se rompió la cremallera a los seis meses, ¿tiene garantía?`,
    'care-guide': `¿cómo se lava la manta de lana?`,
  },
  fr: {
    shipping: `dans combien de temps je reçois mon colis à Lyon ?
combien coûte l'envoi chez moi ?
quand part ce que j'achète ce matin ?`,
    returns: `ça ne me plaît pas, comment le renvoyer ?
j'ai combien de jours pour changer d'avis ?
qui paie l'étiquette si je n'en veux plus ?`,
    refunds: `quand est-ce que je récupère mon argent ?
les frais de port me sont rendus aussi ?`,
    'payment-methods': `quelles cartes prenez-vous ?
je peux régler avec paypal ?`,
    cancellation: `je me suis trompé en achetant, on peut arrêter ?
est-ce que ça coûte quelque chose de renoncer ?`,
    contact: `vous êtes ouverts quand ?
je peux vous appeler ?`,
    invoices: `où trouver ma facture ?`,
    'gift-cards': `je voudrais offrir un bon d'achat, combien de temps il est valable ?`,
  },
  de: {
    shipping: `wann kommt mein Paket an?
was kostet das Porto nach München?
geht meine Bestellung heute noch raus?`,
    returns: `gefällt mir nicht, wie schicke ich das zurück?
wie viele Tage habe ich Zeit, es mir anders zu überlegen?
wer bezahlt das Rücksendeetikett?`,
    refunds: `wann ist mein Geld wieder da?
bekomme ich auch das Porto wieder?`,
    'payment-methods': `kann ich mit Klarna zahlen?
geht auch Rechnung?`,
    cancellation: `aus Versehen bestellt, kann man das rückgängig machen?
kostet es etwas, wenn ich es mir anders überlege, bevor es losgeht?`,
    contact: `wann habt ihr auf?
wie ist eure Telefonnummer?`,
    warranty: `der Reißverschluss ist nach einem halben Jahr kaputt, gibt es Garantie?`,
    'care-guide': `wie wasche ich die Wolldecke?`,
  },
  pt: {
    shipping: `quanto tempo demora a chegar a Lisboa?
quanto custa mandarem para casa?
mandam coisas para o Funchal?`,
    returns: `não gostei, como mando de volta?
quantos dias tenho para mudar de ideias?
quem paga a etiqueta se já não o quero?`,
    refunds: `quando recebo o dinheiro de novo?
também me devolvem os portes?`,
    'payment-methods': `posso pagar com mb way?
que cartões aceitam?`,
    cancellation: `comprei sem querer, dá para anular?
desistir custa alguma coisa?`,
    contact: `a que horas abrem?
qual é o vosso telefone?`,
    invoices: `onde encontro a minha fatura?`,
    account: `esqueci-me da palavra-passe`,
  },
};

/** By a product's name in the demo shop. */
export const demoProductQuestions: Record<string, string> = {
  'Squall Rain Jacket': 'squall jacket',
  'Mist Packable Jacket': 'a packable rain jacket that folds small',
  'Breakwater Parka': 'warm parka',
  'Helm Cycling Cape': 'rain cape for cycling',
  'Ferry Travel Mug': 'travel mug for coffee on the train',
  'Quay Enamel Mug': 'enamel mug',
  'Bothy Titanium Mug': 'ultralight titanium cup',
  'Pilot Espresso Glasses': 'espresso glasses',
  'Drift Water Bottle': 'drift bottle',
  'Tidal Glass Bottle': 'glass water bottle',
  'Pike Vacuum Flask': 'vacuum flask keeps tea hot',
  'Skipper Roll-top Backpack': 'roll top backpack',
  'Ridge Hiking Pack': 'pack for hiking',
  'Towpath Bike Pannier': 'pannier bag for my bike',
  'Skerry Wool Blanket': 'wool blanket',
  'Meadow Picnic Blanket': 'picnic blanket',
  'Glim Running Headlamp': 'headlamp for running',
  'Storm 900 Headlamp': 'storm headlamp 900 lumens',
  'Jetty Desk Lamp': 'lamp for my desk',
  'Mast Floor Lamp': 'floor lamp',
  'Sundial Solar Lantern': 'solar lantern',
  'Fleet String Lights': 'string lights',
  'Bosun Bread Knife': 'knife for bread',
  'Deck Oak Board': 'oak chopping board',
  'Kestrel Gas Stove': 'gas stove for camping',
  'Twig Wood Stove': 'wood burning camping stove',
  'Shoreline Bath Towel': 'bath towel',
  'Swift Travel Towel': 'quick drying towel for travelling',
  'Logbook Notebook': 'logbook',
  'Squall Waterproof Notebook': 'waterproof notebook',
  'Almanac Weekly Planner': 'weekly planner',
  'Creel Willow Basket': 'willow basket',
  'Seal Dry Bag': 'dry bag for kayaking',
  'Billy Camping Pot': 'pot for camping',
};

/** By a product's name in the recorded shop; what people call such a thing. */
export const recordedProductQuestions: Record<string, string> = {
  'T-Shirt': 'tshirt with v neck',
  Laptop: 'laptops with 16gb ram',
  'Running Shoes': 'shoes for running',
  Smartphone: 'smart phone 128gb',
  'Coffee Maker': 'coffeemaker',
  'Desk Lamp': 'lamp for the desk',
  'Water Bottle': 'bottle for water',
  Notebook: 'note book a5',
  Sunglasses: 'sun glasses polarized',
  Wristwatch: 'wrist watch leather strap',
  'Electric Toothbrush': 'electric tooth brush',
  'Yoga Mat': 'mat for yoga',
  'Bluetooth Speaker': 'speaker with bluetooth',
  'Gaming Mouse': 'mouse for gaming',
  'Garden Hose': 'hose for the garden',
  'Hiking Boots': 'boots for hiking',
  'E-Reader': 'ereader',
  'Portable Charger': 'charger portable 20000mah',
  'Indoor Security Camera': 'security cam indoors',
  'Electric Kettle': 'kettle electric',
  'Mechanical Keyboard': 'keybord mechanical',
  'Wireless Earbuds': 'ear buds wireless',
  'Fleece Jacket': 'jacket made of fleece',
  'Wall Clock': 'clock for the wall',
  'Dumbbell Set': 'dumbells',
  'Cycling Helmet': 'helmet for cycling',
  'LED Light Bulb': 'led bulbs',
  'Office Chair': 'chair for my office',
  'Luggage Set': 'luggage 3 piece',
  'Patio Umbrella': 'umbrella for the patio',
  'Jigsaw Puzzle': 'puzzle 1000 pieces',
  'Vacuum Cleaner': 'vaccum cleaner robotic',
};

/** By the name of a part of the sampled conversations' guidelines. */
export const guidelineQuestions: Record<string, string> = {
  'Initiate Refund': 'I would like to get a refund for what I bought',
  'Update Refund': 'add another item to my refund',
  'Refund Status': 'what is going on with my refund',
  'Return Due to Stain': 'the shirt came with a stain',
  'Return Due to Color': 'the color is wrong, I want to return it',
  'Return Due to Size': 'it is the wrong size and I want to return it',
  'Status Mystery Fee': 'there is a fee on my order I do not recognise',
  'Status Delivery Time': 'when will my order be delivered',
  'Manage Cancel': 'I need to cancel an order',
  'Manage Create': 'I want to place a new order for an item',
  'Recover Username': 'I forgot my username',
  'Recover Password': 'I forgot my password',
  'Reset Two-Factor Auth': 'I lost my phone for two-factor authentication',
  'Invalid Credit Card': 'my credit card is rejected at checkout',
  'Cart Not Updating': 'my cart does not update',
  'Search Not Working': 'the search on your page shows nothing',
  'Website Too Slow': 'your website is really slow today',
  'Manage Change Address': 'please change the address on my account',
  'Manage Change Name': 'I married and need my name changed',
  'Manage Change Phone': 'I have a new phone number, change it on my account',
  'Bad Price Competitor': 'another store sells it for a better price',
  'Bad Price Yesterday': 'the price was lower yesterday',
  'Promo Code Invalid': 'my promo code is invalid',
  'Promo Code Out of Date': 'my promo code has expired',
  'Shipping Status': 'what is the shipping status of my order',
  'Missing Item': 'an item is missing from my package',
  'Shipping Cost': 'why is the shipping so expensive',
  'Status Active': 'is my subscription still active',
  'Status Due Amount': 'how much do I owe for the subscription',
  'Status Due Date': 'when is my subscription payment due',
  'Manage Extension': 'can I have an extension to pay my bill',
  'Jeans FAQ': 'tell me about the jeans you sell',
  'Boots FAQ': 'what are the boots made of',
  'Membership FAQ': 'what do I get for the gold membership',
};
