import type { HeldOut } from './held-out.ts';

/** The hard ones: cursing, keywords, placeholders, run-on letters, two things at once of which one leads. */
export const hard: HeldOut = {
  place_order: `
    ordring 3 rugs
    i need a lil help buying smth
    hello! could I purchase the desk lamp pls?
    purchase several articles assistance
    buy headphones now
    es: comprar zapatillas
    fr: commander une lampe
    de: becher kaufen`,
  cancel_order: `
    CANCEL ORDER 8821 NOW
    cancellation of purchase {{Order Number}}
    i dont hav money 4 my last order, cancel
    cancel the goddamn purchase
    hi there, thanks for the mug, but please cancel the second order
    i ned to cancl order
    es: cancelar compra {{Order Number}}
    fr: annulation commande 8812
    de: kauf stornieren hilfe
    pt: cancelar compra`,
  change_order: `
    modify purchase {{Order Number}}
    ad another lamp to my ordr
    fuck, wrong size in my order, need to change it
    items of order 9981 need editing
    assistance to swap items in an order
    es: añadir un artículo al pedido {{Order Number}}
    fr: changer un produit dans ma commande
    de: artikel aus der bestellung entfernen
    pt: alterar itens do pedido 8812`,
  track_order: `
    track order {{Order Number}}
    wheres da package
    order 1042 eta?
    my fucking parcel is late again
    status purchase 88123
    good morning, could you check on my shipment please
    trackin my ordr
    es: seguimiento pedido {{Order Number}}
    fr: suivi colis
    de: sendung verfolgen
    pt: rastrear encomenda 4412`,
  delivery_options: `
    delivery methods?
    shiping to {{Delivery City}}
    need info on what shipping options exist
    do u deliver 2 Japan
    can i check the delivery options pls
    es: opciones entrega
    fr: options de livraison ?
    de: lieferoptionen anzeigen
    pt: opções de entrega`,
  delivery_period: `
    shipping time?
    how long for delivery to {{Delivery City}}
    tell me the delivery period
    hw long do shipments take
    check how soon one can get a product
    es: plazos envío
    fr: durée livraison
    de: lieferdauer
    pt: prazo envio`,
  set_shipping_address: `
    enter shipping adress
    set up delivery address assistance
    adding a secondary shipping address issue
    put in a different address for deliveries, a new one
    es: añadir dirección
    fr: ajouter adresse livraison
    de: lieferadresse anlegen
    pt: adicionar morada`,
  change_shipping_address: `
    update adress order 4412
    editing my delivery address
    shipping address wrong fix it
    i need 2 correct my shipping address
    es: modificar dirección envío
    fr: modifier adresse livraison
    de: adresse korrigieren
    pt: corrigir endereço`,
  return_item: `
    return boots
    sendin back the lamp
    wanna return my crappy headphones
    the hat is ugly, can it go back to you
    returns how
    es: devolver chaqueta
    fr: renvoyer chaussures
    de: jacke zurückgeben
    pt: devolver sapatos`,
  exchange_item: `
    exchange shoes bigger
    swap the cracked mug i got for a whole one
    i received the dress but need it in L, exchange?
    es: cambiar talla de los zapatos que me llegaron
    fr: échange taille
    de: umtausch größe m
    pt: troca tamanho`,
  get_refund: `
    refund now!!
    want my damn money back
    get refund {{Refund Amount}}
    i need to request restitution of my money
    es: reembolso ya
    fr: remboursement commande 8812 demandé
    de: geld zurück bitte
    pt: reembolso por favor`,
  track_refund: `
    refund status
    chek on my refund plz
    where the fuck is my refund
    my reimbursement has not come through
    es: estado reembolso
    fr: où en est le remboursement
    de: wo bleibt das geld von der retoure
    pt: status do reembolso`,
  check_refund_policy: `
    refund policy pls
    explain money back guarantee
    refund conditions?
    when are customers given refunds
    es: condiciones reembolso
    fr: politique remboursement
    pt: condições de reembolso`,
  check_cancellation_fee: `
    cancellation fee
    penalty for early termination?
    check exit charges
    wats the cancelation penalty
    es: comisión cancelación
    fr: coût annulation
    de: kosten stornierung
    pt: taxa cancelamento`,
  payment_methods: `
    payment options
    visa accepted?
    which payment modalities are allowed
    can i pay w/ klarna
    es: formas de pago
    fr: modes paiement
    de: zahlungsmöglichkeiten
    pt: formas de pagamento`,
  payment_issue: `
    payment error
    my goddamn card was charged double
    i need to report problems with a payment
    paymnt failed
    es: error pago
    fr: problème paiement
    de: zahlungsfehler
    pt: erro no pagamento`,
  get_invoice: `
    download bill
    get invoice {{Invoice Number}}
    wanna have my bill by email
    recieve invoice
    es: descargar factura
    fr: télécharger facture
    de: rechnung bekommen
    pt: baixar fatura`,
  check_invoice: `
    check bill {{Invoice Number}}
    see invoices from {{Person Name}}
    viewing the bill from march
    lookin for my old bills to see them
    es: consultar factura
    fr: voir facture
    de: rechnung prüfen
    pt: consultar fatura`,
  create_account: `
    create account
    open a {{Account Type}} account
    signup for a new profile
    how to reg a new account
    es: abrir cuenta
    fr: ouvrir un compte gratuit
    de: konto eröffnen
    pt: criar conta`,
  edit_account: `
    edit profile
    personal info update
    modify information on my {{Account Category}} account
    chnage my phone nr in profile
    es: editar perfil
    fr: modifier profil
    de: profil bearbeiten
    pt: editar dados`,
  switch_account: `
    switch account
    go from freemium to premium account
    use a different user account
    i dont want the standard account, give me gold
    es: cambiar de cuenta
    fr: changer de compte
    de: konto wechseln
    pt: mudar de conta`,
  delete_account: `
    close account
    delete the fucking profile
    terminate {{Account Type}} account
    removng my acct
    es: eliminar cuenta
    fr: fermer compte
    de: konto löschen
    pt: excluir conta`,
  recover_password: `
    password reset
    pin forgotten
    recovr my pasword
    i lost the damn pin
    es: contraseña perdida
    fr: réinitialiser mdp
    de: pin vergessen
    pt: recuperar senha`,
  registration_problems: `
    sign-up errors
    registration problem
    error when registering
    i cannot fucking register
    es: error registro
    fr: problème inscription
    de: registrierung geht nicht
    pt: erro cadastro`,
  newsletter_subscription: `
    unsubscribe
    newsletter sign up
    cancel newsletter
    how do i get ur newsletter
    es: baja newsletter
    fr: abonnement newsletter
    de: newsletter anmelden
    pt: cancelar newsletter`,
  product_question: `
    dimensions of the rug
    is the mug ok in the dishwasher
    tell me more about the grill
    material of the jacket?
    es: medidas de la lámpara
    pt: material da mochila`,
  stock_question: `
    lamp in stock?
    boots size 41 available
    do you carry left-handed scissors
    es: hay tazas en stock
    de: ist die lampe lieferbar
    pt: tem a jaqueta em estoque`,
  recommendation: `
    recommend a tent
    gift ideas for my boss
    which kettle is better
    es: recomiéndame una lámpara
    fr: idée cadeau
    de: geschenkidee für papa`,
  discount_question: `
    discount code
    any sales on
    coupon for first order?
    es: código promocional
    fr: soldes quand
    de: rabattcode`,
  store_hours: `
    opening hours
    open today?
    when do you close
    es: horario tienda
    fr: heures d'ouverture
    pt: horário de abertura`,
  complaint: `
    this shop is shit
    file a claim
    you people are useless
    lodge a complaint pls
    the chair is broken, unbelievable
    es: reclamación
    fr: faire une réclamation
    de: beschwerde einreichen
    pt: fazer reclamação`,
  review: `
    leave a review
    give feedback on a product
    write an opinion
    es: dejar reseña
    fr: laisser avis
    de: bewertung schreiben
    pt: deixar avaliação`,
  contact_customer_service: `
    customer service phone
    call support
    hours of customer assistance
    es: teléfono atención al cliente
    fr: numéro service client
    de: kundenservice nummer
    pt: contacto suporte`,
  contact_human_agent: `
    speak to agent
    real human now
    talk with someone plz
    es: agente humano
    fr: parler à quelqu'un
    de: mit mensch sprechen
    pt: falar com humano`,
  greeting: `
    hello there bot
    heyyy
    good afternoon to you`,
  thanks: `
    thank youuu
    ok thx
    great, thanks a lot!`,
  goodbye: `
    bye bye now
    ok bye
    see you tomorrow then`,
  out_of_scope: `
    weather tomorrow
    joke please
    alarm 7 am
    stock market news
    my gas bill is due when
    move 50 dollars to checking
    order me a pizza and a taxi home from the club
    whats the lyrics of yesterday
    recipe for curry
    exchange rate yen
    is my flight late
    who invented paper
    play jazz
    lights off
    text dad
    oil change
    atm fee abroad
    top up declined
    es: receta paella
    fr: météo demain
    de: witz erzählen
    pt: previsão do tempo`,
};
