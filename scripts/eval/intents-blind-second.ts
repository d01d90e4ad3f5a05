/** A second set by the same rules and at the same time, not studied. Its totals were seen while phrases were still written. */
export const blindSecond = `
## place_order
en: shut up and take my money for the hoodie
en: We are a small café in Porto and should like to purchase sixty of your espresso cups at your earliest convenience.
en: can i just order by typing here? want two bath mats
en: my friend said to ask you, i need the big cooler box, put it on order for me
fr: bonjour je veux acheter le tapis gris il est où le bouton
de: 2 mal die wärmflasche bitte bestellen
es: ponedme dos juegos de sábanas
pt: eu fico com o sofá, como compro
## cancel_order
en: forget about the order i made today
en: stop the order stop it stop it please i clicked the wrong thing
en: Would you kindly annul order H9021.
en: lost my job yesterday so unfortunately i have to undo what i bought on monday, sorry about that
en: no longer needed: 60112
fr: finalement non, je ne la veux plus cette commande
de: kann man die bestellung noch zurückziehen
es: quitad mi pedido, fue un error
pt: anula a encomenda que fiz ontem
## change_order
en: put one more in my order pls its the soap i meant
en: wrong colour in the order i made this morning, beige not brown, still packing?
en: leave the order as it is but drop the second lamp
en: instead of the small one in order 2290 make it the large
fr: retirez un article de ma commande svp, le reste c'est bon
de: hab vergessen den deckel mitzubestellen, geht der noch mit rein
es: añadid un cojín más al pedido de hoy
pt: coloca mais um no meu pedido que ainda nao foi enviado
## track_order
en: any idea when my thing turns up
en: Its been ages. Where. Is. It. Order 10233
en: the app has said out for delivery for four days straight
en: may i enquire as to the progress of my purchase of the fifth
en: has my parcel left the building yet
en: the mailman left a card but the post office says they dont have it
fr: mon colis est bloqué depuis lundi
de: ist mein paket schon unterwegs
es: se sabe algo de mi pedido 4102
pt: o meu pacote ta parado faz uma semana
sv: när kommer min beställning
## delivery_options
en: u deliver overseas?
en: pickup possible?
en: what does shipping cost
en: Is Saturday delivery offered?
fr: combien coûte l'envoi en belgique
de: versand nach österreich möglich und was kostet er
es: se puede recoger en tienda
pt: entregam em angola?
## delivery_period
en: about how long from order to doorstep
en: how fast is standard shipping
en: do you need days or weeks to deliver a mattress
fr: vous mettez combien de temps à livrer en général
de: wie schnell liefert ihr normalerweise
es: plazo de entrega habitual?
pt: em quantos dias chega
## set_shipping_address
en: i have not told you my address yet, how do i
en: store my summer house as a place to ship to
de: lieferadresse eintragen wie geht das
pt: onde coloco o endereço de entrega
## change_shipping_address
en: i put flat 3 but its flat 8
en: its going to the wrong town!! i wrote Newport and live in Newquay
en: we relocated, please ship 4102 to 8 Elm Rd, York instead
en: can you still swap where its being delivered, im at my moms this month
fr: le code postal de ma commande est faux
de: adresse der bestellung 3391 ändern bitte
es: mandad el pedido a otra dirección, ya no vivo ahí
pt: coloquei o cep errado no pedido
## return_item
en: this isnt for me, how do i mail it back
en: Please advise on the return procedure for a pair of curtains.
en: sending back the sandals, need a label
en: wanna return the toaster its ugly lol
en: gave it a go, dont like it, u can have it back
fr: je peux vous le renvoyer ?
de: möchte den pulli zurückgeben
es: cómo os devuelvo la cafetera
pt: nao gostei, vou devolver
## exchange_item
en: its too tight, got one size larger?? id send mine back for it
en: swap the delivered lamp for the brass one
en: the jar arrived cracked could you replace it
en: can i change the shoes i got for the other model
fr: je l'ai reçu en bleu je le voulais en vert, échange possible ?
de: falsche größe bekommen, bitte gegen die richtige tauschen
es: me lo cambiáis por una talla más grande?
pt: trocar a camisa que recebi por uma menor
## get_refund
en: give me my dollars back
en: I'd be grateful if the amount could be returned to my card.
en: the thing broke after a day so i want what i paid for it back
en: refund order 3391
fr: remboursez-moi la commande 2210
de: ich will mein geld zurück, das ding ist kaputt
es: quiero que me devuelvan lo que pagué
pt: pode me devolver o dinheiro do pedido 77120
## track_refund
en: when do i see the refund on my account
en: it's been 3 weeks since you said refunded
en: did the refund go out
fr: remboursement en attente depuis un mois, quand ?
de: wo bleibt meine erstattung
es: cuándo me llega el reembolso
pt: ja devolvi tudo, quando recebo o dinheiro
## check_refund_policy
en: can you get a refund after using it
en: refunds how does that work at yours
en: would i get everything back or minus a fee if i sent it back
fr: quelles sont vos conditions de remboursement
de: wie sind eure regeln für erstattungen
es: política de reembolsos
## check_cancellation_fee
en: what would cancelling set me back
en: any charges if i cancel tomorrow
en: do i pay smth for quitting the plan early
de: fallen kosten an wenn ich storniere
pt: cobram taxa de cancelamento?
## payment_methods
en: can i pay with google pay
en: invoice payment for companies?
en: do i need a credit card for this
en: what payment types do u guys take
fr: on peut payer en liquide à la livraison
de: nehmt ihr kreditkarte
es: aceptáis tarjeta amex
pt: posso pagar com boleto
## payment_issue
en: why was i billed two times
en: my visa is declined but the bank says its fine
en: checkout wont take my money lol
en: paid but your site says unpaid
fr: ça bug au moment de payer
de: zahlung schlägt immer fehl
es: no puedo pagar, da error
pt: fui cobrado a mais
## get_invoice
en: send me the invoice for 9021
en: tax office wants paper, can i get a bill for the printer
en: where is the receipt to download
fr: il me faut la facture de ma dernière commande
de: bitte rechnung als pdf schicken
es: me hace falta un ticket de compra
## check_invoice
en: can i see what invoices i have
en: let me look over my invoice from march
de: meine rechnungen ansehen
fr: où sont mes factures
## create_account
en: make me an account
en: i'd like to enrol as a customer
en: how to register
es: cómo me registro
pt: abrir uma conta nova
## edit_account
en: my surname changed
en: fix the typo in my profile name
en: need to swap the email you have for me
fr: modifier mes informations personnelles
de: handynummer ändern
## switch_account
en: change from private to company account
en: i have two logins how do i hop to the second one
en: move me to a premium account
es: cambiar de cuenta
## delete_account
en: nuke my account
en: i want out, remove my profile
en: close my account for good
fr: je veux fermer mon compte
pt: excluir minha conta
## recover_password
en: pw forgotten help
en: can't get into my acc, dunno the password any more
en: need a link to set a new password
fr: j'ai perdu mon mot de passe
de: pin vergessen
## registration_problems
en: registering fails
en: cant finish sign up it says error 500
en: it refuses my email when i try to make an account
es: error al registrarme
de: kann kein konto erstellen, seite hängt
## newsletter_subscription
en: quit spamming me with offers
en: add me to your email list
en: no more newsletters please
fr: je ne veux plus recevoir vos mails pub
pt: assinar a newsletter
## product_question
en: what size is the small one in cm
en: is it safe for babies
en: does the lamp dim
en: hows the fabric, scratchy?
en: will this fit a 15 inch laptop
fr: c'est en coton bio ?
de: ist der rucksack wasserdicht
es: pesa mucho la mesa?
pt: quais as dimensões da estante
## stock_question
en: do u have any more of the red ones
en: out of stock forever or coming back
en: available in size 11?
fr: il vous en reste ?
de: noch auf lager?
pt: quando volta a ter a preta
## recommendation
en: what do you suggest for a housewarming
en: which one would you pick
en: looking for something nice for a coworker thats leaving
en: best pan for eggs?
fr: une idée cadeau pour mon frère ?
es: qué me aconsejáis, la grande o la pequeña
## discount_question
en: got a coupon?
en: is there a sale on
en: my code gets rejected
en: cheaper if i take ten?
de: habt ihr einen gutscheincode
pt: tem promoção essa semana
## store_hours
en: whats your closing time
en: open today?
en: when can i visit the shop
fr: ouvert le dimanche ?
es: horario de la tienda
## complaint
en: poor quality, it fell apart in a week
en: where can i complain
en: i am really disappointed in how this was handled
en: you sent a used item, that is not ok
de: der fahrer war frech und das paket zerdrückt
fr: je veux faire une réclamation
es: vaya chapuza, venía todo roto
## review
en: can i rate you guys somewhere
en: id love to leave some feedback about the desk
en: how to post a review
pt: deixar um comentário sobre o produto
## contact_customer_service
en: number for customer care?
en: how can i get hold of you
en: email address of support please
fr: c'est quoi le numéro du service client
de: gibt es eine telefonnummer
## contact_human_agent
en: person please
en: can i chat with an actual human being
en: enough of this bot, get me staff
en: i wish to speak with a representative
fr: un vrai conseiller svp
de: ich möchte mit einem mitarbeiter sprechen
es: quiero hablar con alguien
pt: me passa pra um humano
nl: mag ik een echt mens spreken
## greeting
en: hello hello
en: morning!
es: hola buenas tardes
pt: bom dia
## thanks
en: thanks a bunch
en: much appreciated
fr: merci infiniment
de: vielen dank
## goodbye
en: see you
en: bye bye
es: adiós
de: auf wiedersehen
## out_of_scope
en: how tall is mount everest
en: sing me a song
en: my phone contract with vodafone, cancel it
en: what's the weather like
en: hotel in paris for two nights please
en: how do i boil an egg
en: can you drive me to the airport
en: convert 5 miles to km
en: which team won yesterday
en: my bank account is overdrawn
en: what does serendipity mean
en: how do i renew my driving licence
en: remind me to call mum
en: python list comprehension example
en: i need a doctor for my knee
en: is it going to snow on friday
en: when does the next bus leave
en: print("hello world")
en: what's my horoscope
en: where is my ebay parcel
en: how old is the queen
de: wer hat gestern gewonnen
fr: raconte-moi une blague
es: cuál es la capital de australia
pt: que horas são em lisboa
## nothing
en: jjjjjj kkkk
en: 🙈
en: blah blah
en: wobble fish tuesday
en: https://foo.test/?id=1
## anger
en: you absolute muppets
en: screw you guys
en: I've never been treated so badly in my life, you should be ashamed
en: this is bullshit, six weeks of excuses
es: me cago en vuestra tienda
fr: bande de nuls
de: ihr könnt mich alle mal
pt: vocês são uma merda
## legal
en: i will sue you
en: next letter comes from my attorney
fr: je vais porter plainte
de: ich erstatte anzeige
## fraud
en: someone hacked me and bought stuff here
en: unknown person ordered with my card
es: han usado mi tarjeta sin permiso
## danger
en: the battery exploded
en: i got burned by your kettle
de: mein kind hat sich an eurem spielzeug verletzt
## selfharm
en: i want to kill myself
pt: nao aguento mais viver
`;
