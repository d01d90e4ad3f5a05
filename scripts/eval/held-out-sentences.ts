import type { Intent, Language } from '../../engine/intents.ts';

import type { HeldOut } from './held-out.ts';
import { english } from './held-out-english.ts';
import { hard } from './held-out-hard.ts';
import { others } from './held-out-other.ts';

/** Sentences the recogniser has never seen, with typos and in all languages: `language: sentence`, one per line. For tests only. */
export const heldOut: HeldOut = {
  place_order: `
    en: I'd love to get two of those enamel mugs, how does that work?
    en: can u help me placing an ordr
    en: what must I do to purchase the blue blanket
    en: I wanna buy some stuff from your webshop
    en: is there a way to order over the phone
    es: quiero encargar dos mantas
    fr: comment faire pour acheter cette lampe ?
    de: Ich würde gerne drei Becher bestellen
    pt: como faço para comprar uma mochila`,
  cancel_order: `
    en: pls cancel my oder, I don't need it anymore
    en: I'd like to call off purchase H1042
    en: can the order I placed this morning still be cancelled?
    en: I accidentally bought the wrong thing, can we undo the order
    en: how can I go about cancelling purchase 113542617735902?
    es: necesito anular la compra que hice ayer
    fr: je souhaite annuler mon achat svp
    de: Können Sie meine Bestellung bitte stornieren?
    pt: quero cancelar a encomenda que fiz ontem
    en: cancel order #W2611340 please, i won't need it`,
  change_order: `
    en: I need to swap one of the products in my order for another
    en: could you add a second mug to order H2210
    en: i wnat to modify my order
    en: is it still possible to take the lamp out of my order?
    en: I picked the wrong colour, please edit the purchase before it leaves
    es: quiero agregar una taza a mi pedido
    fr: peut-on encore modifier ma commande ?
    de: Ich möchte noch einen Artikel zu meiner Bestellung hinzufügen
    pt: queria tirar um produto da minha encomenda`,
  track_order: `
    en: has my parcel left the warehouse yet?
    en: wheres my pakage??
    en: I've been waiting for my order for nine days now
    en: could you tell me when #W7273336 will get here
    en: i need an update on order H1042
    es: ¿por dónde va mi pedido?
    fr: je n'ai toujours pas reçu mon colis
    de: Wann kommt mein Paket endlich?
    pt: a minha encomenda ainda não chegou, onde está?
    en: what's the status of purchase 1042`,
  delivery_options: `
    en: which shipping services can I choose from?
    en: do u ship to portugal
    en: what does postage to Austria cost?
    en: can it be left at a pick-up point near me
    en: is there an overnight delivery choice
    es: ¿hacen envíos a Portugal?
    fr: livrez-vous en Suisse ?
    de: Welche Versandmöglichkeiten gibt es bei Ihnen?
    pt: quanto custa o envio para o Porto?`,
  delivery_period: `
    en: in how many days would a parcel be at my door in Lyon?
    en: how long does a delivry normally take
    en: what's your usual shipping time
    en: if I order on Monday, when do I have it?
    en: do I have to wait long for deliveries to Spain
    es: ¿cuántos días tardan los envíos?
    fr: combien de jours pour être livré ?
    de: Wie lange dauert die Lieferung nach Österreich?
    pt: qual é o tempo de entrega para o Brasil?`,
  set_shipping_address: `
    en: where can I type in a new delivery address?
    en: I'd like to put another shipping adress in my profile
    en: how to add my work address for deliveries
    en: help me setting up a shipping address
    en: I want to save a second address
    es: quiero registrar una nueva dirección de envío
    fr: comment ajouter une adresse de livraison à mon compte
    de: Wo kann ich eine weitere Lieferadresse eingeben?
    pt: como adiciono um novo endereço de entrega`,
  change_shipping_address: `
    en: my house number in the order is wrong, can you correct it?
    en: please update my shiping address, I moved
    en: the parcel should go to my new flat instead
    en: can I have the delivery address on H1042 changed
    en: i typed the wrong street when ordering
    es: me equivoqué en la dirección de entrega, ¿la pueden corregir?
    fr: je voudrais modifier l'adresse de livraison de ma commande
    de: Ich habe eine falsche Lieferadresse eingegeben
    pt: preciso corrigir o endereço de entrega`,
  return_item: `
    en: the jacket is too tight, how can I send it back?
    en: i'd like to retrun the kettle
    en: what's the deadline for sending things back
    en: do I need the original box for a return
    en: I want to give back two of the items from #W5442520
    es: quisiera devolver la lámpara que compré
    fr: comment renvoyer un article qui ne me plaît pas ?
    de: Ich möchte die Jacke zurückschicken
    pt: quero devolver a mochila, como faço?`,
  exchange_item: `
    en: could I get my boots in a size 42 instead of the 41 I received
    en: id like to swap the black mug for the white one
    en: can I exchagne it for a larger size
    en: you sent the wrong colour, I want it replaced with the red one
    en: I received a broken lamp and need a new one
    es: quiero cambiar la chaqueta por una talla más grande
    fr: puis-je échanger ces chaussures contre une taille plus grande
    de: Kann ich die Jacke gegen eine größere umtauschen?
    pt: queria trocar o casaco por um tamanho maior`,
  get_refund: `
    en: I would like my money back for the broken lamp
    en: please reimburse me for order H1042
    en: can you refund what I paid
    en: i want a refnd
    en: how do I claim a reimbursement
    es: quiero que me devuelvan el dinero
    fr: je souhaite être remboursée de ma commande
    de: Ich will mein Geld zurück
    pt: quero um reembolso do que paguei`,
  track_refund: `
    en: I returned the shoes last week, when do I see my money?
    en: has the refund for H2210 gone out already
    en: whats happening with my refund
    en: still no refund on my card
    en: could you check the progress of my reimbursment
    es: ¿cuándo me llega el reembolso?
    fr: où en est mon remboursement ?
    de: Meine Rückerstattung ist noch nicht angekommen
    pt: ainda não recebi o meu reembolso`,
  check_refund_policy: `
    en: under which circumstances do you refund customers?
    en: what does your refund polcy say
    en: do you pay back the shipping as well when I return something?
    en: is there a money-back guarantee
    en: I'd like to read the reimbursement conditions
    es: ¿en qué casos puedo pedir un reembolso?
    fr: quelles sont vos conditions de remboursement ?
    de: Unter welchen Bedingungen bekomme ich mein Geld zurück?
    pt: qual é a vossa política de reembolso?`,
  check_cancellation_fee: `
    en: would cancelling my order cost me anything?
    en: is there a penalty if I cancel
    en: how high is the cancelation fee
    en: do you charge for cancellations
    en: what do I have to pay to end it early
    es: ¿me cobran algo si cancelo el pedido?
    fr: faut-il payer des frais pour annuler ?
    de: Wie hoch sind die Stornokosten?
    pt: tenho de pagar alguma taxa de cancelamento?`,
  payment_methods: `
    en: can I use American Express?
    en: what are my options for paying
    en: do u take paypall
    en: is paying in instalments possible
    en: which credit cards work in your shop
    es: ¿se puede pagar con tarjeta de débito?
    fr: est-ce que vous acceptez PayPal ?
    de: Kann ich auf Rechnung kaufen?
    pt: que formas de pagamento aceitam?`,
  payment_issue: `
    en: the checkout keeps rejecting my card
    en: you charged me double for one order
    en: my paymnt didn't go through
    en: I keep getting an error message when I try to pay
    en: there are two debits on my bank statement for the same order
    es: mi tarjeta fue rechazada al pagar
    fr: mon paiement a été refusé
    de: Die Zahlung schlägt immer fehl
    pt: cobraram-me duas vezes`,
  get_invoice: `
    en: could you mail me the bill for H1042?
    en: I need a VAT invoice for my company
    en: where do I download the reciept
    en: send the invoice to my accountant please
    en: I have to get my invoice from February
    es: ¿me pueden mandar la factura del pedido?
    fr: j'aimerais recevoir la facture de ma commande
    de: Ich brauche noch die Rechnung zu meiner Bestellung
    pt: preciso da fatura da minha compra`,
  check_invoice: `
    en: where can I see my earlier bills?
    en: I want to take a look at my last three invoices
    en: let me view the invoce from January
    en: is there a page where all of my invoices are listed
    en: I want to check invoice 00108
    es: quiero revisar mis facturas
    fr: où puis-je consulter mes factures ?
    de: Wo kann ich meine Rechnungen einsehen?
    pt: onde posso consultar as minhas faturas?`,
  create_account: `
    en: how can I become a registered customer?
    en: I'd like to open an acount
    en: where is the button to make a new profile
    en: can you create an account for my daughter
    en: is an account necessary before I order
    es: quiero abrir una cuenta nueva
    fr: je voudrais créer un compte client
    de: Wie kann ich mich bei Ihnen registrieren?
    pt: gostaria de criar uma conta`,
  edit_account: `
    en: I have a new mobile number, where do I change it?
    en: my surname is spelled wrong in my profile
    en: how do i updte my personal details
    en: please replace the e-mail address in my account
    en: I need to correct some information in my user account
    es: quiero actualizar mis datos personales
    fr: comment modifier mon numéro de téléphone dans mon compte
    de: Ich möchte meine persönlichen Daten ändern
    pt: preciso de mudar o email da minha conta`,
  switch_account: `
    en: how do I move to a business account?
    en: I want to swtich to my other account
    en: can I change from the free to the premium account
    en: let me log in with a different account
    en: how can I use my second profile instead
    es: quiero pasarme a otra cuenta
    fr: je veux passer à un compte professionnel
    de: Ich möchte zu einem anderen Konto wechseln
    pt: como faço para mudar para outra conta?`,
  delete_account: `
    en: please remove my customer account for good
    en: how do I shut down my acount
    en: I'd like my profile erased
    en: I don't want to have an account with you any longer
    en: can you close the account for me
    es: quiero dar de baja mi cuenta
    fr: je souhaite supprimer mon compte
    de: Bitte löschen Sie mein Kundenkonto
    pt: quero apagar a minha conta`,
  recover_password: `
    en: I can't remember my password anymore
    en: how to rest my pasword
    en: the link for a new password doesn't work
    en: I lost my PIN code
    en: locked out of my account, need to restore the password
    es: no me acuerdo de mi contraseña
    fr: j'ai oublié mon mot de passe, que faire ?
    de: Ich habe mein Passwort vergessen
    pt: esqueci a minha palavra-passe`,
  registration_problems: `
    en: your sign-up form shows an error
    en: I'm unable to register, it says something went wrong
    en: registraton isn't working
    en: I never got the mail to confirm my sign up
    en: I have issues when trying to make an account, it fails
    es: tengo un problema al registrarme
    fr: je n'arrive pas à m'inscrire sur le site
    de: Die Registrierung funktioniert nicht
    pt: não consigo fazer o registo no site`,
  newsletter_subscription: `
    en: please take me off your newsletter
    en: how can I get your monthly newsletter?
    en: i want to unsuscribe
    en: stop sending me advertising
    en: sign my e-mail up for the news
    es: no quiero recibir más el boletín
    fr: je voudrais me désabonner de la newsletter
    de: Ich möchte den Newsletter abbestellen
    pt: como cancelo a newsletter?`,
  product_question: `
    en: does the Squall jacket have pockets?
    en: is the ferry mug leak proof
    en: how heavy is the ridge backpack
    en: what's the lamp shade made from
    en: can the blanket be washed at 40 degrees
    en: is this stove ok for induciton hobs
    es: ¿la taza se puede meter en el lavavajillas?
    fr: la veste est-elle imperméable ?
    de: Aus welchem Material ist die Decke?
    pt: a garrafa é à prova de água?`,
  stock_question: `
    en: have you still got the yellow jacket in M?
    en: is the travel mug availble in red
    en: when are the blankets coming back in stock
    en: are there any headlamps left
    en: do you sell yoga mats
    es: ¿queda la chaqueta azul en la talla L?
    fr: la lampe est-elle encore disponible en noir ?
    de: Ist die rote Jacke in M noch auf Lager?
    pt: ainda têm a caneca azul em stock?`,
  recommendation: `
    en: which backpack should I take for a weekend hike?
    en: I need a present for my sister who likes cooking
    en: can you sugest a warm jacket
    en: what would be a good bottle for cycling
    en: help me pick a lamp for my desk
    es: ¿qué me aconsejas para regalar a un cocinero?
    fr: quel sac à dos me conseillez-vous pour la randonnée ?
    de: Welchen Rucksack empfehlen Sie für eine Wanderung?
    pt: que presente me recomendam para o meu pai?`,
  discount_question: `
    en: got any promo codes at the moment?
    en: do students get money off
    en: my vocher isn't accepted at checkout
    en: will there be a black friday sale
    en: can I get ten percent off if I buy three
    es: ¿tienen algún cupón de descuento?
    fr: avez-vous un code de réduction ?
    de: Haben Sie gerade Rabattaktionen?
    pt: existe algum código promocional?`,
  store_hours: `
    en: at what time do you close on Saturdays?
    en: when can I come by the store
    en: whats your opning hours
    en: is the shop open on public holidays
    en: until when are you open today
    es: ¿a qué hora cierran los sábados?
    fr: êtes-vous ouverts le lundi ?
    de: Habt ihr sonntags offen?
    pt: a que horas fecham hoje?`,
  complaint: `
    en: I'm really dissatisfied with how this was handled
    en: I'd like to file a formal complaint
    en: the product you sent is of awful quality
    en: your delivery service is horible
    en: where can I lodge a consumer claim
    es: quiero presentar una reclamación
    fr: je veux déposer une réclamation
    de: Ich möchte mich über Ihren Service beschweren
    pt: quero apresentar uma reclamação`,
  review: `
    en: I'd like to tell you what I think about my purchase, where can I do that?
    en: where do I post a reveiw
    en: I want to give five stars
    en: how can I leave feedback for your company
    en: can I rate the blanket somewhere
    es: me gustaría dejar una valoración
    fr: je voudrais laisser un avis sur ma commande
    de: Wo kann ich eine Bewertung schreiben?
    pt: quero deixar uma avaliação`,
  contact_customer_service: `
    en: what number can I ring customer service on?
    en: how do I get hold of your support
    en: is there an email adress for customer care
    en: at what times can I phone customer support
    en: I want to write to customer service
    es: ¿cuál es el teléfono de atención al cliente?
    fr: comment joindre votre service client ?
    de: Wie kann ich den Kundenservice erreichen?
    pt: qual é o contacto do apoio ao cliente?`,
  contact_human_agent: `
    en: please put me through to a real human
    en: can I speak to somebody from your team
    en: i want to tlak to a person
    en: get me an operator now
    en: I'd rather chat with a live agent
    es: ¿puedo hablar con una persona de verdad?
    fr: je veux parler à un être humain
    de: Kann ich bitte mit einem Mitarbeiter sprechen?
    pt: quero falar com um atendente`,
  greeting: `
    en: Hi!
    en: good afternon
    en: hello there, anyone here?
    en: heya
    es: ¡Hola, buenas tardes!
    fr: Bonjour
    de: Guten Morgen
    pt: Oi, bom dia`,
  thanks: `
    en: thx a lot!
    en: Thank you so much for helping me
    en: great, that helped
    en: cheers mate
    es: muchísimas gracias
    fr: Merci bien
    de: Vielen lieben Dank
    pt: Muito obrigada pela ajuda!`,
  goodbye: `
    en: ok bye then
    en: that's all, have a good evening
    en: see ya
    en: no, nothing else
    es: ¡Hasta luego!
    fr: au revoir et bonne journée
    de: Auf Wiedersehen
    pt: até logo`,
  out_of_scope: `
    en: will it rain in Rotterdam tomorrow?
    en: tell me something funny
    en: can you write a haiku about autumn
    en: book me a flight to Rome
    en: who is the prime minister of Canada
    en: what is 12 times 12
    es: ¿quién ganó el partido anoche?
    fr: raconte-moi une blague
    de: Wie wird das Wetter am Wochenende?
    pt: qual é a capital da Alemanha?`,
};

export const heldOutCases = [heldOut, english, hard, others].flatMap((sentences) =>
  Object.entries(sentences).flatMap(([intent, block]) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [, language = 'en', text = line] = /^(\w\w): (.*)$/.exec(line) ?? [];
        return { intent: intent as Intent, language: language as Language, text };
      }),
  ),
);
