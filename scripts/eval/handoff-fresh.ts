// A second set, written after the first rules, which then grew by what was missed in it; decision 049 says what was measured first.
export const freshHandOff = {
  'asks for a person (fresh)': `I'd prefer dealing with an actual employee
could one of your folks give me a ring?
this bot is hopeless, human!!
let a supervisor handle this
escalate this
can I get a callback
quisiera que un empleado me ayude
me podéis poner con alguien?
j'aimerais avoir quelqu'un au téléphone
un humain, vite
ich brauche einen echten Ansprechpartner
kann mich jemand anrufen?
preciso de falar com alguém a sério
chama o gerente
posso parlare con qualcuno?
kan ik iemand aan de lijn krijgen?`,
  'anger (fresh)': `you should be ashamed of yourselves
what kind of clown show are you running
I've sent five mails, silence
get stuffed
you keep lying about the delivery
been waiting since March and you don't give a damn
me tenéis hasta las narices
qué vergüenza de tienda
vous vous moquez du monde
c'est du vol
das ist das Letzte, was ihr abzieht
ihr könnt mich mal
vocês não prestam
estou a ser gozado por vocês`,
  'threats (fresh)': `my husband is an attorney and he will deal with you
I'm going to make sure nobody shops here again, I have 50k followers
you'll be hearing from my legal representative
I'll get the bank to pull the money back
I'm alerting the authorities
os voy a llevar a juicio
hablaré con la OMIC mañana
mi banco va a anular el cobro
je préviens 60 millions de consommateurs
je vais faire un signalement
Sie hören von meiner Anwältin
ich hole mir das Geld über die Bank zurück
vão ouvir falar dos meus advogados
vou ao tribunal se for preciso`,
  'danger and health (fresh)': `my toddler put a bead in his nose and can't breathe
sparks flew out of the plug
I passed out after taking the vitamins
the chair snapped and I hit my head
I see no point in living
my face is swollen from your serum
the candle set my curtains alight
se me ha hinchado la cara con la crema
la silla se rompió y me caí, me duele la espalda
le grille-pain a fait des étincelles
j'ai le visage gonflé depuis que j'utilise la crème
der Stecker hat Funken gesprüht
mein Gesicht ist ganz geschwollen von der Creme
caí da cadeira e parti o braço
fiquei com a pele toda vermelha e a arder`,
  'theft and fraud (fresh)': `there is an order on my account that isn't mine
my card got charged and I never bought anything from you
I think your website is a fake, someone pretended to be you and took my money
mi cuenta tiene pedidos que yo no hice
je n'ai jamais passé cette commande
ich habe das nie bestellt, jemand nutzt meine Daten
há uma compra na minha conta que não fui eu`,
} as const;

export const freshNoHandOff = {
  'only sounds so (fresh)': `is the first aid kit suitable for burns
do you ship to hospitals
does the smoke detector need batteries
what happens if my child breaks it, is it covered
can I speak French here
can you talk me through the return
who is the manufacturer of the lawyer bookends
I work for a law firm, can I get an invoice
I am a police officer, is there a discount
my dog swallows everything, which toy is toughest
is the fire pit safe on a wooden deck
what is the return address
help me choose a present for my boss
I hate the colour, can I swap it
shit, I typed the wrong address
oh crap I forgot my password
this deal is killer, one please
the boots are the bomb!!
wow!! that was quick, thank you!!
how do I report a missing part
can I dispute the size of the shoes? they run small
my bank declined the card, can I try another one
where can I leave a review
I posted a photo on instagram, do I get the discount?
are your candles vegan or poisonous for cats
is there a press kit with photos of the backpack
do I need a representative code to register
my account says the e-mail is already used
I ordered for someone else, can you gift wrap it
someone ordered this for me as a gift, can I return it
I am allergic to wool, is there wool in it?
the delivery man was nice
¿el kit de primeros auxilios trae vendas para quemaduras?
mierda, puse mal la dirección
soy abogado, ¿hacéis factura?
¿tenéis extintores?
¿puedo hablar en inglés?
j'ai oublié mon mot de passe, merde
je suis allergique au latex, il y en a dedans ?
un livre sur la police pour mon fils
avez-vous de l'huile d'avocat
la cheminée est-elle sûre pour les enfants
Mist, falsche Adresse eingegeben
ich bin Anwalt, bekomme ich eine Rechnung?
wie laut ist der Rauchmelder
ist die Creme für Allergiker geeignet?
die Anzeige der Uhr ist zu dunkel
merda, enganei-me no tamanho
sou alérgico a amendoim, as bolachas têm?
um jogo de polícias e ladrões, têm?
a lareira é segura?
podem enviar para um hospital?`,
} as const;

/** The last set: evaluated once, and left unchanged. */
export const lastHandOff = {
  'all reasons (last)': `put a person on the line
I need help from someone who can think
is your manager available
stop answering me, bot, I want staff
me gustaría tratar esto con un ser humano
quelqu'un peut me rappeler demain ?
ich will eine richtige Person
quero que alguém me telefone
you morons lost my parcel again
this is the sixth message I leave
what a terrible way to treat people
I'm fuming
sois unos mentirosos
c'est une honte, bande d'incapables
so einen Mistladen habe ich noch nie erlebt
que atendimento ridículo, vocês são uns incompetentes
I'll have to involve my solicitor
you leave me no choice but legal proceedings
I'm contesting this with my credit card provider
everyone on TikTok will hear about this
me veo obligado a reclamar por la vía legal
je compte en parler à la presse
das melde ich der Verbraucherzentrale
vou reclamar à ASAE
I feel like ending everything
the plug melted and nearly started a fire
my son's finger got stuck and is bleeding
I became violently ill after eating it
me ha salido una urticaria terrible
la batterie a explosé dans ma main
meine Tochter hat Knopfbatterien verschluckt
o produto causou-me queimaduras
there are purchases I don't recognise on my account
somebody changed the email on my profile
me han robado la cuenta
jemand hat sich in mein Konto eingeloggt
the driver called me a slur
your employee insulted my wife because she wears a headscarf`,
} as const;

export const lastNoHandOff = {
  'only sounds so (last)': `crap, wrong size, how do I exchange it
can I talk to my phone with this speaker
does the lamp burn hot
is the court shoe true to size
do you have a press for apples
which knife cuts best
my last order was great, third time I order
is there a person icon sticker set
could I get my order by Friday
the police set of bricks, is it in stock
does your bank transfer take long
¿la vela quema bien?
el robot de cocina, ¿cuánto cuesta?
un livre de droit pour avocat débutant
ein Buch über Anwälte
o robô de cozinha está disponível?
is it flammable
what do I do if the item is damaged
do the boots cut into your ankle
the mug for my boss arrived, thanks`,
} as const;
