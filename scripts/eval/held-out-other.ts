import type { HeldOut } from './held-out.ts';

/** Sentences in the other languages the recogniser never learns from. */
export const others: HeldOut = {
  place_order: `
    es: me gustaría llevarme la mochila verde, ¿cómo la compro?
    es: kiero comprar unas tazas
    fr: je voudrais m'acheter une tente, on fait comment ?
    fr: j'aimerai commander 2 lampes
    de: ich würd gern so ne lampe kaufen
    de: Wie kann ich bei Ihnen etwas bestellen?
    pt: queria comprar duas lanternas, como faço?
    pt: como eu compro no site de vcs`,
  cancel_order: `
    es: anulen la compra 5512, ya no la necesito
    es: quiero cancelar el pedio
    fr: annulez tout, je n'en veux plus
    fr: comment faire pour anuler un achat
    de: bitte die bestelung 4432 stornieren
    de: Ich möchte vom Kauf zurücktreten
    pt: cancelem a minha compra, já não preciso dela
    pt: quero cancela meu pedido`,
  change_order: `
    es: ¿puedo meter otra taza en el pedido que hice?
    es: modificar pedido, talla equivocada
    fr: peut-on enlever la lampe de ma commande ?
    fr: je voudrais rajouter un article à ma commande
    de: Kann ich noch einen Becher zu meiner Bestellung dazulegen?
    de: falsche größe in der bestellung, bitte ändern
    pt: dá para tirar a caneca do meu pedido?
    pt: preciso mudar um item da encomenda`,
  track_order: `
    es: mi paquete no aparece por ningún lado
    es: donde esta mi pedido??
    fr: mon colis n'est toujours pas là, que se passe-t-il ?
    fr: ou est ma comande
    de: mein Päckchen ist immer noch nicht da
    de: wo bleibt meine lieferung??
    pt: cadê meu pacote que não chega nunca
    pt: a encomenda 5512 já foi enviada?`,
  delivery_options: `
    es: ¿mandan cosas a Chile?
    es: q formas de envio teneis
    fr: est-ce que vous expédiez au Luxembourg ?
    fr: quels sont les modes de livraison dispo
    de: Versendet ihr auch nach Norwegen?
    de: was kostet das porto nach wien
    pt: vocês mandam para Angola?
    pt: quais as opções de frete`,
  delivery_period: `
    es: ¿cuántos días suele tardar un envío a Sevilla?
    es: tiempo de entrega aproximado
    fr: il faut compter combien de jours pour être livré ?
    fr: delai de livraison svp
    de: Wie viele Tage braucht der Versand normalerweise?
    de: wie lange is die lieferzeit
    pt: em quanto tempo costuma chegar uma encomenda?
    pt: qual o prazo para entregar em Braga`,
  set_shipping_address: `
    es: quiero poner otra dirección para los envíos
    fr: je veux enregistrer une deuxième adresse de livraison
    de: Wo kann ich eine weitere Lieferadresse anlegen?
    de: neue adresse hinzufügen
    pt: quero cadastrar outro endereço de entrega
    pt: como acrescento uma morada nova`,
  change_shipping_address: `
    es: la dirección que puse está mal, hay que corregirla
    es: me cambié de casa, actualicen mi dirección
    fr: il faut corriger l'adresse de ma commande
    fr: je me suis trompé d'adresse
    de: Ich bin umgezogen, bitte die Lieferadresse anpassen
    de: falsche hausnummer bei der lieferadresse angegeben
    pt: mudei de casa e preciso atualizar o endereço de entrega
    pt: a morada da encomenda está errada`,
  return_item: `
    es: no me gusta la lámpara, ¿cómo la devuelvo?
    es: quiero devolber unos zapatos
    fr: je souhaite vous renvoyer la veste
    fr: comment faire un retour
    de: Die Schuhe passen nicht, ich schicke sie zurück. Wie geht das?
    de: retoure anmelden bitte
    pt: quero mandar o casaco de volta
    pt: como faço uma devolução`,
  exchange_item: `
    es: me queda grande, quiero cambiarlo por una talla menos
    fr: je voudrais échanger ce pull contre une taille M
    de: Kann ich die Jacke gegen eine kleinere umtauschen?
    de: hab falsche farbe bekommen will tauschen
    pt: quero trocar os sapatos por um número maior
    pt: veio a cor errada, dá para trocar?`,
  get_refund: `
    es: devuélvanme la pasta ya
    es: solicito el reembolso del pedido 7712
    fr: je veux qu'on me rembourse
    fr: rendez moi mon argent
    de: ich will mein geld wieder haben
    de: Ich möchte eine Rückerstattung für die kaputte Lampe
    pt: quero meu dinheiro de volta
    pt: preciso do reembolso da caneca partida`,
  track_refund: `
    es: ¿cómo va lo de mi reembolso?
    es: todavía no me han devuelto el dinero
    fr: mon remboursement n'est toujours pas arrivé
    fr: quand est-ce que je serai remboursé ?
    de: Wann kommt endlich meine Erstattung?
    de: status rückerstattung
    pt: o reembolso ainda não caiu na minha conta
    pt: quando vou receber o estorno?`,
  check_refund_policy: `
    es: ¿en qué casos devolvéis el dinero?
    fr: quelles sont vos règles pour les remboursements ?
    de: Unter welchen Umständen erstatten Sie den Kaufpreis?
    de: erstattungsrichtlinie
    pt: em que situações vocês devolvem o dinheiro?
    pt: quero ver a política de reembolso`,
  check_cancellation_fee: `
    es: ¿me cobráis algo si cancelo?
    es: penalización por cancelación
    fr: ça coûte quelque chose d'annuler ?
    fr: frais d'annulation
    de: Fallen Kosten an, wenn ich storniere?
    de: stornogebühr wie hoch
    pt: cobram alguma coisa se eu cancelar?
    pt: valor da multa de cancelamento`,
  payment_methods: `
    es: ¿se puede pagar con Bizum?
    fr: vous prenez la carte Amex ?
    fr: moyens de paiement acceptés
    de: Kann man bei euch auf Rechnung kaufen?
    de: welche zahlungsarten
    pt: aceitam MB Way?
    pt: dá pra parcelar?`,
  payment_issue: `
    es: me habéis cobrado dos veces
    es: no me pasa la tarjeta al pagar
    fr: on m'a débité deux fois pour la même commande
    fr: impossible de payer, la carte est refusée
    de: mir wurde der betrag zweimal abgebucht
    de: Meine Kreditkarte wird beim Bezahlen abgelehnt
    pt: fui cobrado duas vezes pela mesma caneca
    pt: o pagamento não passa`,
  get_invoice: `
    es: necesito la factura de mi compra para la empresa
    fr: pourriez-vous m'envoyer la facture de la commande 5512 ?
    de: Schicken Sie mir bitte die Rechnung zur Bestellung 5512
    de: brauch ne rechnung für die firma
    pt: preciso da fatura com o meu NIF
    pt: onde baixo a nota fiscal`,
  check_invoice: `
    es: ¿dónde puedo mirar mis facturas?
    es: quiero revisar la factura de marzo
    fr: je voudrais consulter mes factures
    fr: où sont mes anciennes factures
    de: Wo kann ich meine Rechnungen einsehen?
    de: letzte rechnung anschauen
    pt: quero conferir as minhas faturas
    pt: onde vejo as faturas antigas?`,
  create_account: `
    es: quiero hacerme una cuenta
    es: como me doy de alta
    fr: je veux ouvrir un compte chez vous
    fr: créer compte
    de: Wie lege ich ein Konto an?
    de: möchte mich als neukunde registrieren
    pt: quero abrir uma conta
    pt: como me cadastro`,
  edit_account: `
    es: mi apellido está mal en mi perfil, quiero corregirlo
    es: cambiar el correo de mi cuenta
    fr: je voudrais changer mon numéro de téléphone dans mon profil
    fr: modifier mes infos perso
    de: Ich habe geheiratet und möchte meinen Namen im Konto ändern
    de: telefonnummer im profil aktualisieren
    pt: quero trocar o email da minha conta
    pt: o meu nome está errado no perfil`,
  switch_account: `
    es: quiero pasarme a la cuenta premium
    fr: je voudrais basculer sur mon autre compte
    fr: passer en compte pro
    de: Ich möchte zum Premium-Konto wechseln
    de: anderes konto benutzen
    pt: quero mudar para a conta gold
    pt: trocar de conta`,
  delete_account: `
    es: borren mi cuenta por favor
    es: quiero darme de baja y cerrar la cuenta
    fr: je veux fermer mon compte
    fr: suprimer mon compte
    de: Bitte mein Konto löschen
    de: account kündigen
    pt: quero encerrar minha conta
    pt: apaguem o meu perfil`,
  recover_password: `
    es: no me acuerdo de la contraseña
    es: recuperar clave
    fr: j'ai perdu mon mot de passe
    fr: mdp oublié
    de: hab mein passwort vergessen
    de: Wie setze ich meine PIN zurück?
    pt: perdi a minha palavra-passe
    pt: esqueci a senha`,
  registration_problems: `
    es: me sale un error al crear la cuenta
    es: no puedo registrarme
    fr: l'inscription plante à chaque fois
    fr: je n'arrive pas à m'inscrire
    de: Die Registrierung bricht immer ab
    de: kann mich nicht registrieren
    pt: não consigo fazer o cadastro
    pt: dá erro quando me tento registar`,
  newsletter_subscription: `
    es: no quiero más correos de publicidad
    es: suscribirme al boletín
    fr: désabonnez-moi de la newsletter
    fr: je voudrais m'abonner à votre newsletter
    de: newsletter abbestellen
    de: Ich möchte euren Newsletter bekommen
    pt: quero sair da newsletter
    pt: como assino o boletim`,
  product_question: `
    es: ¿la mochila aguanta la lluvia?
    fr: la tasse passe-t-elle au lave-vaisselle ?
    de: Ist die Jacke wasserdicht?
    de: wie schwer is der rucksack
    pt: a lâmpada é de metal?
    pt: qual é o peso da mochila`,
  stock_question: `
    es: ¿os queda la chaqueta en la M?
    fr: avez-vous encore la lampe en rouge ?
    de: Habt ihr die Schuhe noch in 42?
    pt: ainda têm a mochila azul?
    pt: quando o casaco volta a estar disponível?`,
  recommendation: `
    es: ¿qué le regalo a mi suegra?
    fr: quel sac me conseilleriez-vous pour la rando ?
    de: Welche Lampe würden Sie mir empfehlen?
    de: ich such ein geschenk für meine freundin
    pt: qual mochila vocês recomendam?
    pt: preciso de uma ideia de presente para o meu pai`,
  discount_question: `
    es: ¿tenéis algún código de descuento?
    fr: mon code promo ne passe pas
    de: gibts rabatt für studenten
    de: Mein Gutschein wird nicht angenommen
    pt: têm algum cupom?
    pt: quando começam os saldos?`,
  store_hours: `
    es: ¿abrís los domingos?
    fr: vous fermez à quelle heure ?
    de: Wann macht ihr samstags zu?
    de: öffnungszeiten
    pt: a que horas abre a loja?
    pt: estão abertos amanhã?`,
  complaint: `
    es: esto es un desastre, quiero poner una queja
    es: vaya mierda de servicio
    fr: je suis très déçue de votre service
    fr: la lampe est arrivée cassée, c'est nul
    de: Ich will mich beschweren
    de: was für ein saftladen, alles kaputt
    pt: que serviço horrível, quero reclamar
    pt: a caneca chegou partida`,
  review: `
    es: quiero dejar una opinión sobre la tienda
    fr: où est-ce que je peux laisser un avis ?
    de: Wo kann ich eine Bewertung abgeben?
    de: möchte feedback geben
    pt: quero avaliar a minha compra
    pt: onde deixo um comentário?`,
  contact_customer_service: `
    es: ¿cuál es vuestro teléfono?
    es: horario de atención al cliente
    fr: comment joindre le service client
    fr: c'est quoi votre numéro de téléphone
    de: Wie kann ich den Kundenservice erreichen?
    de: telefonnummer support
    pt: qual é o telefone do apoio ao cliente?
    pt: como falo com o suporte`,
  contact_human_agent: `
    es: quiero hablar con una persona de verdad
    es: pásame con un humano
    fr: je veux parler à un être humain
    fr: un conseiller svp
    de: Ich möchte mit einem Menschen sprechen
    de: gebt mir einen mitarbeiter
    pt: quero falar com um atendente
    pt: me passa para uma pessoa`,
  greeting: `
    es: buenasss
    fr: coucou
    de: moin moin
    pt: oiii`,
  thanks: `
    es: mil gracias majo
    fr: merci bcp
    de: tausend dank
    pt: valeu mesmo`,
  goodbye: `
    es: venga, hasta luego
    fr: allez, bonne soirée
    de: bis dann, tschau
    pt: tchauzinho`,
  out_of_scope: `
    es: ¿qué tiempo hará el sábado en Bilbao?
    es: cuéntame un chiste de médicos
    es: cómo se hace un gazpacho
    es: ¿a cuánto está el euro?
    es: ponme una alarma a las seis
    fr: il va neiger demain ?
    fr: comment faire une mousse au chocolat
    fr: qui a écrit les misérables
    fr: réserve-moi un train pour Marseille
    fr: combien font 45 fois 3
    de: wie wird morgen das wetter
    de: wer hat gestern das spiel gewonnen
    de: erzähl mal nen witz
    de: Wie lange muss ein Ei kochen?
    de: stell den wecker auf sieben
    pt: vai chover no domingo?
    pt: quem ganhou o jogo ontem
    pt: como faço um bolo de chocolate
    pt: me conta uma piada
    pt: qual a capital da Austrália`,
};
