// What the judgement of passages is learned from and measured on: written in one go, before any error was seen. Of every list the first, third,
// … line is learned from, the others are held out: their errors are counted and never listed.

/** By the id of the demo shop's article; of two ids either answers. */
export const demoQuestions: Record<string, Record<string, string>> = {
  en: {
    shipping: `if I pay before lunch does it leave today
is delivery to Germany free above some amount
how many days to Portugal
do you drop parcels off on Sundays
do you deliver to Jersey
will I get a number to follow the parcel`,
    'delivery-options': `which courier do you use in Spain
how long is it kept for me at the pick-up point
can it be here by tomorrow if I pay extra
do you use Royal Mail`,
    'payment-methods+gift-cards': `can I split it between a gift card and my visa`,
    'payment-methods': `may I settle within two weeks of getting it
is maestro fine
the bank still holds the amount although it did not go through`,
    'pay-on-delivery': `what is the limit for paying the postman
does cash at the door cost anything extra
can people in France pay at the door`,
    discounts: `do teachers or pupils get money off
do you have black friday deals
can I use two codes at once`,
    'discounts+newsletter': `how do I get ten percent off my first purchase`,
    'gift-cards': `which amounts do your vouchers come in
what happens with the rest if I don't spend all of the voucher
how fast is a gift voucher delivered by mail`,
    'size-guide': `where do I measure for a jacket
is the breakwater cut wide
what size for a boy who is 120 cm
does the mist come out tight over a fleece`,
    contact: `are you closed on bank holidays
how can I reach a human by telephone
until what time is somebody there on weekdays
what is the address of your counter
is there parking near you`,
    returns: `what do I pay to send something back from Spain
is it fine if the labels are off
can a sharpened knife go back
until when may I give back a birthday present
where do I drop the parcel for the way back`,
    exchanges: `is trading a blue one for a green one free
how often may I swap
the other colour is more expensive, who pays for that
how soon do I get the other size`,
    refunds: `do I get the delivery fee back if I send everything back
I paid on the doorstep, how will I be paid back
how many days until my card shows the refund
does paypal take long to give the money back`,
    'delivery-problems': `there is somebody else's article in my box
the courier claims it was handed over but I have nothing
do you need the broken pieces back
tracking has said the same for a week
how soon must I report damage`,
    warranty: `how many years of guarantee does the pike flask have
how long does mending take
is normal wear covered
can you repair my torn backpack
what do you need from me to look at a fault`,
    cancellation: `is there a charge if I cancel
how late can I still cancel
it has already left, can I still cancel it
will it be cancelled if I never pay`,
    'changing-an-order': `can the delivery address still be corrected after ordering
may I take something out of my order
is it possible to swap one thing in my order twice
can you redirect the parcel once it is on the road`,
    invoices: `when do I receive the invoice
can you leave out the VAT for a German company
do your prices include tax
I forgot to give my VAT number`,
    'care-guide': `how do I get rid of pilling on wool
what can I do against moths
how often should I wax the canvas bag
may I bleach the bottle
my boots of leather got soaked, how do I dry them
is fabric softener okay for a raincoat`,
    account: `is it possible to buy as a guest
how long is the link for a new password valid
where can I change my e-mail address
I have two accounts, can they become one`,
    newsletter: `how often do you send the newsletter
where do I sign up for news
how do I leave your mailing list`,
    privacy: `do you sell my details to others
why do you keep invoices for years
can I have my account removed
how long does it take until my data is gone
do other companies track me on your page`,
  },
  es: {
    shipping: `¿qué día sale si compro a las seis de la tarde?
¿a partir de cuánto es gratis el envío a España?
¿repartís los sábados?
¿enviáis a Melilla?`,
    returns: `¿cuánto se paga por la etiqueta para devolver?
¿puedo devolver un cuchillo afilado?
¿hay que dejar las etiquetas en la ropa?`,
    refunds: `¿cuántos días tarda PayPal en devolverme el dinero?
¿a qué cuenta vuelve el dinero?`,
    'payment-methods+pay-on-delivery': `¿puedo pagar contra reembolso desde Madrid?`,
    'payment-methods': `¿aceptáis Maestro?`,
    cancellation: `¿hasta cuándo puedo cancelar?
ya ha salido el paquete, ¿se puede cancelar todavía?`,
    contact: `¿atendéis los sábados por la tarde?
¿cómo os puedo escribir?`,
    exchanges: `¿puedo cambiarlo por otro color?
¿cuánto cuesta cambiar la talla?`,
    newsletter: `no quiero recibir más vuestro boletín`,
  },
  fr: {
    shipping: `vous livrez le samedi ?
à partir de combien la livraison est gratuite en France ?
ça part quand si je commande ce soir ?
je reçois un numéro de suivi ?`,
    returns: `combien coûte l'étiquette de retour ?
je peux rendre une carte cadeau ?
faut-il garder les étiquettes ?`,
    refunds: `le remboursement sur ma carte prend combien de temps ?
avec paypal c'est plus rapide ?`,
    'payment-methods+pay-on-delivery': `est-ce que je peux payer à la livraison en France ?`,
    'payment-methods': `vous prenez bancontact ?`,
    cancellation: `jusqu'à quand je peux annuler ?
la commande est déjà partie, je peux encore l'annuler ?`,
    contact: `à quelle heure vous fermez le samedi ?
quelle est votre adresse e-mail ?`,
    'size-guide': `comment mesurer mon tour de poitrine ?
la veste taille petit ?`,
    warranty: `combien d'années de garantie sur le sac à dos ?`,
  },
  de: {
    shipping: `ab welchem Betrag ist der Versand nach Deutschland frei?
kommt die Post auch samstags?
bekomme ich eine Sendungsnummer?
ich bestelle nach 16 Uhr, wann geht es raus?`,
    returns: `was kostet mich die Rücksendung aus Deutschland?
müssen die Etiketten noch dran sein?
kann man einen Gutschein zurückgeben?`,
    refunds: `wie lange braucht die Kreditkarte für die Erstattung?
bekomme ich das Geld auf PayPal sofort?`,
    'payment-methods': `bis zu welchem Betrag kann ich auf Rechnung kaufen?`,
    'payment-methods+pay-on-delivery': `kostet Nachnahme extra?`,
    cancellation: `bis wann kann ich stornieren?
die Bestellung ist schon weg, was nun?`,
    contact: `seid ihr am Samstag erreichbar?
kann ich euch eine Mail schreiben?`,
    exchanges: `kann ich die Farbe umtauschen?
was kostet ein Umtausch?`,
    account: `ich habe mein Passwort vergessen`,
  },
  pt: {
    shipping: `entregam ao sábado?
a partir de que valor os portes para Portugal são grátis?
mandam para os Açores?
se encomendar à noite, quando sai?`,
    returns: `quanto custa a etiqueta de devolução?
posso devolver um artigo gravado?
é preciso deixar as etiquetas na roupa?`,
    refunds: `quanto tempo demora o PayPal a devolver?
devolvem o dinheiro para onde?`,
    'payment-methods+pay-on-delivery': `posso pagar na entrega em Portugal?`,
    'payment-methods': `aceitam Klarna?`,
    cancellation: `até quando posso cancelar?
já saiu, ainda posso cancelar?`,
    contact: `até que horas atendem ao sábado?
como vos posso escrever?`,
    warranty: `quantos anos de garantia tem a mochila?
o fecho partiu-se, reparam?`,
    privacy: `durante quanto tempo guardam as conversas?`,
  },
};

/** Nothing the demo shop has written answers these. */
export const demoUnanswerable: Record<string, string> = {
  en: `do you rent out headlamps
are your bottles BPA free
who designs your jackets
can I get a job in your warehouse
do you carry shoes for dogs
is the down in the parka responsibly sourced
do you offer guided hikes
can you print our logo on mugs
what does the Pike flask weigh
do you have a shop in Berlin
is there a points card for regular customers
which paint did you use on the enamel
do you match the prices of other shops
can I speak with the founder
are you on instagram
do you refill gas cartridges
is the lamp dimmable
how loud is the bluetooth speaker
do you take part in repair cafés
can I sell my handmade candles in your shop
which battery does the headlamp take
do you insure parcels
are your factories audited
do you sharpen knives I bought elsewhere
what is your company number
do you build tents to measure
is the blanket suitable for babies
do you support charities
what's the weather like in Rotterdam
can I pay in instalments over a year
may my school visit your workshop
how old is your company`,
  es: `¿vendéis comida para perros?
¿tenéis tienda en Madrid?
¿la lana es ecológica?
¿dais cursos de escalada?
¿puedo ser distribuidor vuestro?
¿tenéis aplicación para el móvil?`,
  fr: `vous avez un magasin à Paris ?
vos bouteilles sont-elles recyclables ?
vous louez des vélos ?
qui a fondé la maison ?
vous avez une carte de fidélité ?
vos produits sont faits en Chine ?`,
  de: `habt ihr einen Laden in Hamburg?
sind eure Jacken frei von PFAS?
verleiht ihr Zelte?
gibt es eine App?
kann ich bei euch ein Praktikum machen?
macht ihr Gravuren auf Messer?`,
  pt: `têm loja no Porto?
aceitam garrafas usadas para reciclar?
quem é o dono da empresa?
fazem oficinas de afiar facas?
têm programa de fidelidade?
as velas são veganas?`,
};

/** Another shop, of another kind, whose pages are questions and answers or have headings. */
export const teaArticles = [
  {
    id: 'brewing',
    title: 'How hot should the water be?',
    body: `Green tea wants 75 °C, white tea 80 °C, oolong 90 °C; black tea, rooibos and herbs take boiling water.

Without a thermometer, let the kettle stand open for four minutes for green tea. Two minutes of steeping are enough for green, three to four for black.`,
  },
  {
    id: 'storage',
    title: 'How long does tea keep?',
    body: `Closed and in the dark, black tea keeps for three years, green tea for eighteen months. Opened bags should be used up within six months.

Keep tea away from coffee and spices: it takes on their smell. A tin is better than glass.`,
  },
  {
    id: 'caffeine',
    title: 'Which teas have no caffeine?',
    body: `Rooibos, honeybush and all herbal and fruit blends are free of caffeine. Decaffeinated Ceylon holds less than 0.2 %.

Matcha has the most, then black tea, then green.`,
  },
  {
    id: 'allergens',
    title: 'Allergens',
    body: `Blends with almond, hazelnut or coconut are packed on a line of their own. Traces of nuts cannot be ruled out in any flavoured tea.

No tea of ours contains gluten or lactose. The genmaicha has roasted rice.`,
  },
  {
    id: 'samples',
    title: 'Samples',
    body: `Any loose tea can be ordered as a sample of 10 g for £1.50; up to six samples per order. With every order above £30 you choose one sample free.

Samples cannot be sent back.`,
  },
  {
    id: 'subscription',
    title: 'The monthly tea box',
    body: `## What is in it
Four teas of 30 g, chosen by our tasters, with a card about each.

## Price
£18 a month including postage in the United Kingdom, £24 to the rest of Europe.

## Pausing and stopping
Pause or stop under "My box" until the 20th of a month; what comes after that is for the month that follows.`,
  },
  {
    id: 'delivery',
    title: 'When will my tea arrive?',
    body: `Royal Mail brings parcels within two to three working days, £3.20, free from £35. The rest of Europe takes five to nine working days and costs £9.

Letters fit through the letterbox, so nobody has to be in. We do not send to the United States at present.`,
  },
  {
    id: 'returns',
    title: 'Can I return tea?',
    body: `Unopened tea can be returned within 14 days; you pay the postage. Opened tea cannot, unless something is wrong with it: then send a photo and we replace it or refund you.

Teapots and cups can be returned within 30 days in their box.`,
  },
  {
    id: 'wholesale',
    title: 'Tea for cafés and offices',
    body: `From 5 kg of a tea we give trade prices, 30 % below those of the shop. Write to trade@fernleaf.example with the name of the business; we send a price list within two working days.

Invoices are due within 30 days.`,
  },
  {
    id: 'organic',
    title: 'Are your teas organic?',
    body: `About half of them are certified organic by the Soil Association; they carry a green leaf beside the name. The others are tested for residues twice a year.

All our Darjeelings and Assams are Fairtrade.`,
  },
  {
    id: 'gift-wrap',
    title: 'Gift wrapping and notes',
    body: `For £2 we wrap the order in kraft paper with a ribbon and add a handwritten note of up to 150 letters. Choose it in the basket. The invoice is then sent by e-mail only.`,
  },
  {
    id: 'tastings',
    title: 'Tastings in Bristol',
    body: `Every second Saturday at 11 we taste six teas in our room at 4 Quay Row, Bristol, for £15 a person. Book by telephone, 0117 496 0123. Groups of more than eight can ask for a day of their own.

Who cancels less than two days ahead pays half.`,
  },
] as const;

export const teaQuestions: Record<string, string> = {
  brewing: `what temperature for sencha, it is green
how many minutes do I leave black tea in
I don't own a thermometer, how do I get it right
can I pour boiling water on rooibos`,
  storage: `does tea go off
my bag has been open since spring, still fine?
should I keep it in a jar made of glass
may it stand next to my coffee`,
  caffeine: `something I can drink before bed without staying awake
does rooibos keep me up
what has the strongest kick
is there decaf`,
  allergens: `I'm allergic to nuts, what may I drink
anything with gluten in it
is there milk sugar in your blends
what is the rice in genmaicha doing there`,
  samples: `can I try a little before buying 100 grams
how many tasters can I put into one order
do I get a freebie when I spend enough
can a sample go back`,
  subscription: `what do I get in the box each month
how do I skip a month
how much is the box to Italy
by which day must I stop it`,
  delivery: `how long does the post take to Leeds
do you ship to New York
must I be home for the parcel
from what amount is postage free`,
  returns: `I opened the bag and don't like it, can I give it back
how many days to return a teapot
who pays when I send a sealed tea back
the tea smells mouldy`,
  wholesale: `I run a coffee shop, do we get better prices
how much do I have to take for trade prices
when must a business pay`,
  organic: `is your Assam fair trade
do you test for pesticides
how do I see which ones are certified`,
  'gift-wrap': `can you put in a birthday message
what does wrapping cost
will the price be in the parcel if it's a present`,
  tastings: `can we come and taste with ten colleagues
what does a seat at the tasting cost
where do I book
I can't come on Saturday after all, do I pay`,
};

export const teaUnanswerable = `do you sell coffee machines
which mug is the prettiest
are the tea bags compostable
do you make iced tea in cans
how is matcha ground
can I get a job as a taster
do you have gift vouchers
is your honey local
can I pay with klarna
do you have an app
do you repair teapots
what is your phone case made of
who picks your tea
do you give student discounts
is there a dress code
can I collect my order in London
does tea help against a cold
do you buy back old tins`;

/** By the name of a part of the sampled conversations' guidelines, as a shop nothing is learned from. */
export const unseenQuestions: [title: string, question: string][] = [
  ['Initiate Refund', 'how do refunds for a defective product work'],
  ['Refund Status', 'I want to know the status of my refund'],
  ['Return Due to Stain', 'there is a stain on it, how do I return it'],
  ['Return Due to Size', 'return because of the wrong size'],
  ['Status Mystery Fee', 'an extra fee was added to my order'],
  ['Status Payment Method', 'the payment method on my order is wrong'],
  ['Status Quantity', 'the confirmation shows the wrong quantity'],
  ['Manage Upgrade', 'can I upgrade to overnight shipping'],
  ['Manage Downgrade', 'switch me to slower delivery so shipping is cheaper'],
  ['Recover Username', 'what was my username again'],
  ['Recover Password', 'I need a new password'],
  ['Reset Two-Factor Auth', 'please reset my two-factor authentication'],
  ['Invalid Credit Card', 'your site says my credit card is invalid'],
  ['Cart Not Updating', 'things I put in the shopping cart do not show up'],
  ['Search Not Working', 'whatever I search for there are no results'],
  ['Website Too Slow', 'the website takes forever to load'],
  ['Status Service Added', 'a service I never asked for was added to my account'],
  ['Status Credit Missing', 'credit is missing from my account'],
  ['Manage Change Name', 'change the name on my account'],
  ['Manage Change Phone', 'update my phone number please'],
  ['Bad Price Competitor', 'a competitor has a better price'],
  ['Promo Code Invalid', 'the promo code I entered is invalid'],
  ['Promo Code Out of Date', 'it says my promo code is out of date'],
  ['Missing Item', 'an item I ordered never arrived, what happened'],
  ['Shipping Cost', 'can the shipping fee be waived'],
  ['Status Due Date', 'when does my subscription renew'],
  ['Manage Extension', 'I cannot pay for the subscription now, can I get an extension'],
  ['Membership FAQ', 'which membership levels are there'],
  ['Boots FAQ', 'are the boots waterproof'],
  ['Jacket FAQ', 'how do I detach the hood of the jacket'],
];

export const unseenUnanswerable = `do you hire students for the summer
can I bring my cat into the store
do you sell tickets for concerts
who is your chief executive
are your factories powered by the sun
do you rent out suits
is there a museum of the brand
what is the meaning of your logo
can I buy shares in your company
do you offer sewing lessons
do you ship pianos
which music plays in your stores
are there vegan snacks in the café
do you take part in the marathon
where do your sheep live
can I get a tattoo of the logo for free
is there wifi in your shops
do you publish a magazine
do you have toys for babies
how tall are your models`;
