// Sentences written before the rules of `hearing/`, by the hand that wrote the rules: they say how it was before, and little of how it is now.
export const heldOutHandOff = {
  'asks for a person (unheard)': `real person plz, this goes nowhere
representative
could your manager ring me back today
i wanna talk to somebody in charge
is someone human around?
let me speak with your supervizor
please phone me, typing takes forever
get a colleague to look into this, you keep repeating yourself
ponme con un operador
llámenme por favor, prefiero hablar por teléfono
hay alguien humano por ahí?
appelez-moi s'il vous plaît
un vrai conseiller svp
passez-moi votre supérieur
Rufen Sie mich bitte zurück
Kundenberater bitte
geben Sie mir Ihren Vorgesetzten
atendente humano por favor
podem ligar-me?
quero ser atendido por alguém de carne e osso`,
  'a person, in another language': `ik wil graag een medewerker spreken
mag ik een echt persoon spreken?
vorrei parlare con un operatore
passatemi un essere umano per favore
chcę rozmawiać z konsultantem
proszę o kontakt z człowiekiem
jag vill prata med en människa
kan jag få prata med kundtjänst`,
  'anger (unheard)': `third email now and not a single reply from you
you lot are crooks
how dare you treat customers like this
your company is shit
I have written four times, is anybody alive over there?
screw you and your shop
you stole my money
nunca más compro aquí, menuda tomadura de pelo
sois unos sinvergüenzas
es la cuarta vez que escribo y nada
vous êtes nuls, plus jamais chez vous
ça fait trois mails sans réponse, c'est inacceptable
Sie wollen mich wohl verarschen
schon das vierte Mal schreibe ich euch, keine Antwort
ihr habt mich abgezockt
vão-se lixar
é a terceira vez que vos escrevo e nada
que falta de respeito, nunca mais compro aqui`,
  'threats (unheard)': `I'll have my bank reverse the payment
filing a dispute with PayPal today
trading standards will hear about this
see you in court
I'm contacting a solicitor
I will post this all over Twitter and Trustpilot so everyone knows
the local newspaper will love this story
I'm filing a complaint with the BBB
les voy a poner una denuncia
iré a la OCU y a la prensa
voy a devolver el cargo con mi banco
je vais alerter la DGCCRF
je fais opposition au paiement auprès de ma banque
nous nous verrons au tribunal
ich gehe zum Verbraucherschutz
ich werde Sie anzeigen
ich lasse die Zahlung von der Bank zurückbuchen
vou ao Procon
vou apresentar queixa na polícia
vou expor-vos nas redes sociais`,
  'danger and health (unheard)': `the power bank burst into flames
my daughter choked on a small part of the toy
my skin is covered in a rash since I used the lotion
I don't want to live any more
the ladder collapsed and I broke my arm
my dog got sick after eating the treats, the vet says poisoning
smoke is coming out of the toaster
i cut my hand badly on the blender
mi hijo se ha tragado una pila
la batería ha explotado
me dio una descarga eléctrica
no quiero seguir viviendo
mon fils a avalé un aimant
le chargeur a pris feu
je n'ai plus envie de vivre
mein Kind hat einen Magneten verschluckt
der Akku hat Feuer gefangen
ich habe Ausschlag von der Creme bekommen
a minha filha engoliu uma peça
a bateria pegou fogo`,
  'theft and fraud (unheard)': `somebody hacked my account and ordered things
I did not place this order, someone used my card
you leaked my data
my personal details were stolen from your site
someone else is logged in to my account and changed my email
han hackeado mi cuenta
alguien ha usado mi tarjeta sin mi permiso
on a piraté mon compte
mein Konto wurde gehackt
usaram o meu cartão sem autorização`,
  'discrimination (unheard)': `your courier made a racist remark
I was refused because of my skin colour, that is discrimination
der Fahrer hat mich sexuell belästigt
vuestro repartidor fue racista conmigo`,
} as const;

export const heldOutNoHandOff = {
  'only sounds so (unheard)': `damn, nice mug
are you a real person?
holy shit these boots are gorgeous
is the prosecutor board game still available
do you have a fire extinguisher for the kitchen
what is the agent 007 poster's size
a gift for my manager, any ideas
my old blender caught dust, which one do you recommend
is the lotion fine for people with allergies?
i was sick last week, can you still deliver tomorrow
does the charger have surge protection against shocks
do you sell batteries for hearing aids
the fraud protection wallet, is it leather?
do I need to call you to cancel or can I do it here
can the courier call me before he comes
which bank cards do you take
can I pay at the bank
is this press for garlic or lemons
are the reporter notebooks ruled?
I want to change the agent name on my invoice
third time I buy here, love it
no need to call me, an email is enough
are your staff uniforms for sale too
no hace falta que me llame nadie, solo el enlace
regalo para mi jefe, alguna idea?
eres una persona o una máquina?
la lámpara es la hostia, la hay en negro?
un cadeau pour mon avocat
est-ce que je parle à une vraie personne ?
le parfum est à mourir, il reste du stock ?
ein Geschenk für meinen Chef
bin ich hier mit einem Menschen verbunden?
verdammt schöne Tasse, gibt es die in blau?
um presente para o meu chefe
estou a falar com uma pessoa real?
caralho que mochila linda, têm em preto?
geeft het mij ook een bon?
quanto costa la spedizione?`,
} as const;
