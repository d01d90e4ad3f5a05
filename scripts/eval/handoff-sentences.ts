// Sentences of our own: what a person on the team should take over, and what only sounds so. Grouped by why.
export const handOff = {
  'asks for a person': `I want to talk to a human
let me speak to a real person please
can you put me through to someone
connect me with an agent
is there anybody I can talk to instead of you
get me your manager
I'd like to speak with a supervisor
can somebody from your team call me
human please
agent
operator!!
real person pls
i dont want to chat with a bot
not a robot please, a person
stop with the automated replies and give me somebody who works there
transfer me
could a colleague of yours look at this
I need a live agent now
may I have a representative
plz let me talk 2 someone
speak to customer servce rep
you don't get it, i need an actual human being
i'd rather discuss this with a member of staff
pass me on to whoever is in charge
can someone real help me
quiero hablar con una persona
pásame con un agente por favor
¿puedo hablar con alguien de verdad?
necesito un asesor humano
no quiero hablar con un robot
póngame con el encargado
quiero que me atienda una persona
je veux parler à un humain
passez-moi un conseiller s'il vous plaît
est-ce que je peux parler à quelqu'un ?
je ne veux pas parler à un robot
mettez-moi en relation avec un agent
je souhaite parler à un responsable
ich möchte mit einem Menschen sprechen
verbinden Sie mich bitte mit einem Mitarbeiter
kann ich mit jemandem reden?
keinen Bot bitte, einen echten Menschen
ich will den Chef sprechen
gibt es hier auch echte Mitarbeiter, mit denen ich reden kann?
quero falar com uma pessoa
pode passar-me a um atendente?
queria falar com alguém da equipa
não quero falar com um robô
me transfere para um humano
quero falar com o gerente`,
  anger: `this is absolutely ridiculous, I've been waiting for a month!!
you people are a bunch of thieves
worst shop ever, you scammed me
I am sick of your excuses
what the fuck is wrong with you
you are useless, all of you
this is the third time I write and nobody answers!!!
WHAT A JOKE OF A COMPANY, GIVE ME MY MONEY BACK
I'm furious, nobody has answered for weeks
are you idiots?! I said blue!!
your service is a disgrace
fed up with your lies
esto es una vergüenza, sois unos ladrones
estoy harta de que nadie me responda
me habéis estafado
c'est inadmissible, vous êtes des voleurs
j'en ai marre de votre boutique, c'est honteux
vous vous foutez de moi, ras le bol !
das ist eine Unverschämtheit, ich habe die Nase voll
ihr seid Betrüger
das ist doch eine Frechheit von Ihnen!!
isto é uma vergonha, vocês são uns ladrões
estou farta, ninguém responde
vocês são uma burla`,
  threats: `my lawyer will be in touch
I will sue you
I'm taking you to small claims court
I'll do a chargeback with my bank if this isn't solved
I am going to dispute the charge with Visa
I'm reporting you to the consumer protection office
expect a letter from my attorney
I'll report this to the police as fraud
I will go to the press with this
voy a denunciarles
hablaré con mi abogado
pondré una reclamación en consumo
je vais porter plainte
mon avocat vous contactera
je vais saisir la répression des fraudes
ich schalte meinen Anwalt ein
ich erstatte Anzeige
ich wende mich an die Verbraucherzentrale
vou processar a loja
vou falar com o meu advogado
vou fazer queixa na DECO`,
  'danger and health': `I want to kill myself
i cant go on anymore, i want to end my life
the heater caught fire and burned my hand
my son swallowed the battery
I had an allergic reaction to the cream
the charger gave me an electric shock
the glass exploded and I was injured
she is in hospital because of your product
I got food poisoning from the chocolate
quiero morir
me quemé con la tetera
tuve una reacción alérgica a la crema
je veux mourir
j'ai fait une réaction allergique
je me suis blessé avec le couteau
ich will sterben
ich habe mich an dem Kessel verbrannt
mein Kind hat sich verletzt
quero morrer
tive uma reação alérgica
o carregador deu-me um choque elétrico`,
} as const;

export const noHandOff = {
  'only sounds so': `do you sell human hair brushes?
I'd like the human anatomy puzzle
is the agent orange t-shirt back in stock
are you a bot?
am I talking to a robot or a person
no need for a person, just tell me the price
I don't need to talk to anyone, just the tracking link
do you have robot vacuum cleaners
does the robot lawn mower need a wire
is this a gift for a person who has everything?
a lamp for one person's desk
how many persons does the tent sleep?
the manager's chair in leather, what does it cost
do you have a killer deal on backpacks
this jacket is to die for, is it in red?
the cleaning agent, is it safe for wood?
does the police toy car have a siren
is the lawyer costume available in L
the supervisor edition of the game, do you have it
is the real leather one in stock
my friend who is an attorney wants the briefcase, what sizes are there
what is the worst case delivery time?
I was furious yesterday but it has arrived, thank you
this kettle is insanely good
the fire pit, does it come with a cover
do you sell first aid kits
is the burn cream coming back
how do I contact the carrier
which phone number is on my order?
I would like a mug with the word boss on it
¿eres un robot?
¿tenéis un robot aspirador?
una taza para una persona mayor
¿para cuántas personas es la tienda de campaña?
es-tu un robot ?
un cadeau pour une personne âgée
la tente est pour combien de personnes ?
avez-vous le jeu de l'agent secret
bist du ein Roboter?
habt ihr Saugroboter?
ein Geschenk für einen besonderen Menschen
für wie viele Personen ist das Zelt?
és um robô?
têm robôs aspiradores?
um presente para uma pessoa especial
para quantas pessoas é a tenda?`,
  ordinary: `where is my order
I want to cancel my order please
can I return these boots
what are the delivery costs to France
my discount code does not work
do you have this in size M
I'd like my money back for the broken vase
the parcel arrived damaged
I forgot my password
how long is the guarantee
thanks, that's all
hello
I want an invoice with my company's name
change my address please
the zip broke after a week, what can I do
it is too small, can I swap it
I was charged twice
are you open on Saturday
which jacket is best for cycling
I'm a bit disappointed with the colour
dónde está mi pedido
quiero devolver los zapatos
¿cuánto tarda el envío?
el código no funciona
où est ma commande
je voudrais échanger la taille
quels sont les frais de port ?
wo ist meine Bestellung
ich möchte die Jacke umtauschen
wie lange dauert der Versand?
onde está a minha encomenda
quero trocar o tamanho
quanto custa o envio?`,
} as const;
