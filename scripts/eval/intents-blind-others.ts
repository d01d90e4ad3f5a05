/** The same in other languages, five of them spoken and four not. */
export const blindOthers = `
## place_order
es: quiero pillarme la lámpara esa, cómo hago
fr: J'en prends deux, comment on fait ?
de: moin, würd gern die große kerze haben, wie läuft das
pt: queria encomendar três canecas iguais às da foto
fr: je souhaiterais passer commande pour notre association
pt: quero comprar isso ai como faço
nl: ik wil graag twee dekens bestellen
it: vorrei comprare la lampada blu
## cancel_order
es: ya no lo quiero, anuladlo
es: me equivoqué al pedir, podéis parar el pedido 4410 por favor??
fr: annulez tout svp j'ai trouvé moins cher
fr: Je me rétracte de ma commande H2030 passée hier soir.
de: hab mich verklickt, bitte stornieren
de: Hiermit widerrufe ich meine Bestellung vom 12. Mai.
pt: desisti da compra, cancela aí
pt: nao quero mais o pedido 5567
nl: annuleer mijn bestelling aub
it: voglio annullare l'ordine
sv: jag vill avboka min beställning
## change_order
es: puedo cambiar el color de la manta antes de que salga el paquete?
fr: ajoutez une tasse à ma commande avant l'envoi svp
de: kann ich zu meiner Bestellung noch ne Kerze dazutun
pt: tira uma das canecas do meu pedido, o resto mantém
es: no canceléis nada, solo quitad la taza roja
de: bitte nicht stornieren, nur eine Tasse weniger
fr: j'ai mis deux coussins au lieu d'un, vous pouvez corriger avant d'expédier ?
pt: dá pra trocar o tamanho no pedido que ainda nao saiu?
## track_order
es: y mi paquete pa cuándo
es: Llevo dos semanas esperando y no sé nada de mi compra 8890
fr: toujours rien reçu, c normal ?
fr: où en est le colis n° 33120
de: wo bleibt mein zeug
de: Sendungsstatus bitte, Bestellnummer H4501
pt: cade minha encomenda??
pt: a minha encomenda já saiu do armazém?
nl: waar blijft mijn pakketje
it: dov'è il mio pacco
pl: gdzie jest moja paczka
sv: var är mitt paket
## delivery_options
es: hacéis envíos a canarias?
fr: vous livrez en point relais ?
de: liefert ihr auch in die schweiz
pt: posso levantar na loja em vez de receber em casa
es: con qué mensajería trabajáis
de: kann man das auch an eine Packstation schicken lassen?
fr: y a-t-il une livraison express possible
pt: quanto é o frete pra bahia
nl: verzenden jullie ook naar belgië
## delivery_period
es: cuánto soléis tardar en entregar
fr: en combien de jours je reçois si je commande maintenant ?
de: wie lang dauert der versand so im schnitt
pt: normalmente demora quanto tempo pra chegar
de: Lieferzeit?
es: si compro hoy cuándo me llega
fr: délai de livraison svp
pt: qual o prazo de entrega
it: quanto tempo ci vuole per la spedizione
## set_shipping_address
es: quiero poner una dirección de envío nueva en mi cuenta
fr: où est-ce que je rentre mon adresse de livraison
de: möchte eine zweite Lieferadresse hinterlegen
pt: preciso adicionar um endereço de entrega
## change_shipping_address
es: me he mudado, mandadlo a la casa nueva
fr: je me suis trompé de rue, vous pouvez corriger l'adresse de ma commande
de: falsche hausnummer angegeben, muss 17 statt 71 sein
pt: mudei de casa, preciso que mandem pro endereço novo
es: la dirección del pedido 7712 está mal, es calle Mayor 5
de: bitte an meine Arbeit schicken statt nach Hause, hab schon bestellt
fr: changez l'adresse de livraison avant que ça parte
nl: ik ben verhuisd, kan het adres nog veranderd worden
## return_item
es: no me queda bien, lo devuelvo
es: Quisiera tramitar la devolución del artículo recibido ayer.
fr: je le renvoie, il me faut une étiquette
fr: comment je fais pour vous retourner les chaussures
de: passt nicht, will ich zurückschicken
de: Retourenschein bitte
pt: quero devolver isto, veio grande demais
pt: como faço a devolução do produto
nl: ik wil dit terugsturen
it: vorrei restituire le scarpe
## exchange_item
es: me habéis mandado la M, me la cambiáis por la L?
fr: trop petit, je voudrais la taille au-dessus à la place
de: kann ich das hemd gegen eine andere farbe tauschen
pt: recebi o errado, quero trocar pelo certo
de: umtausch in größe 40 möglich? die 38 drückt
es: quiero cambiar el jersey que me llegó por otro modelo
fr: échanger le rouge reçu contre un noir
pt: dá pra trocar o tênis que chegou por um número maior
## get_refund
es: devolvedme el dinero
fr: je veux être remboursée
de: geld zurück bitte
pt: quero meu dinheiro de volta
es: exijo el reembolso íntegro del pedido 3308
fr: rendez-moi mes 40 euros
de: erstattet mir bitte den kaufpreis
pt: me reembolsem o valor que paguei
pl: chcę zwrot pieniędzy
## track_refund
es: y mi reembolso? hace 10 días que devolví todo
fr: je n'ai toujours pas reçu mon remboursement
de: wann kommt das geld von der retoure
pt: meu estorno ainda nao caiu
de: Erstattung noch nicht auf dem Konto
es: ya me habéis hecho el abono de la devolución?
fr: le remboursement est parti quand ?
pt: em que pé está o meu reembolso
## check_refund_policy
es: en qué casos devolvéis el dinero
fr: c'est remboursé si ça me plaît pas ?
de: bekomme ich mein geld wieder wenn es mir nicht gefällt
pt: como funciona o reembolso com vocês
## check_cancellation_fee
es: me cobráis algo si cancelo
fr: y a des frais si j'annule
de: kostet stornieren was
pt: tem multa se eu cancelar
de: Stornogebühren?
es: cuánto cuesta darse de baja antes de tiempo
## payment_methods
es: se puede pagar con bizum
fr: vous prenez les chèques ?
de: geht auch auf rechnung
pt: aceitam pix
es: puedo pagar a plazos
de: kann ich mit paypal zahlen
fr: paiement en 3 fois possible ?
pt: dá pra parcelar no cartão
nl: kan ik met ideal betalen
## payment_issue
es: me habéis cobrado dos veces
fr: mon paiement est refusé à chaque fois
de: karte wird nicht angenommen
pt: o pagamento deu erro e o dinheiro saiu
de: Es wurde doppelt abgebucht.
es: la tarjeta no pasa, he probado tres
fr: j'ai été débité du mauvais montant
pt: nao consigo pagar, a pagina trava
## get_invoice
es: necesito la factura del pedido 2210
fr: pouvez-vous m'envoyer une facture pour mon employeur
de: brauche ne rechnung fürs finanzamt
pt: me manda a nota fiscal por favor
de: Rechnung fehlte im Paket, bitte nachsenden
es: mandadme el recibo en pdf
## check_invoice
es: dónde puedo ver mis facturas antiguas
fr: je veux consulter mes factures
de: wo finde ich meine alten rechnungen
pt: onde vejo as minhas faturas
## create_account
es: quiero hacerme una cuenta
fr: comment on s'inscrit
de: möchte mich anmelden, bin neu
pt: como crio uma conta
de: konto anlegen
## edit_account
es: he cambiado de móvil, actualizad mi número
fr: je veux changer mon adresse mail
de: neuer nachname nach hochzeit, bitte ändern
pt: preciso atualizar meus dados
fr: mon prénom est mal écrit dans mon profil
## switch_account
es: quiero entrar con mi otra cuenta
fr: passer à un compte pro
de: wie wechsel ich auf mein anderes konto
pt: quero mudar para a conta empresarial
## delete_account
es: borrad mi cuenta
fr: supprimez mon compte svp
de: löscht mein konto bitte
pt: quero apagar a minha conta
de: Ich möchte mein Kundenkonto kündigen.
pl: proszę usunąć moje konto
## recover_password
es: no me acuerdo de la contraseña
fr: mdp oublié
de: komm nicht mehr rein, passwort weg
pt: esqueci minha senha
es: cómo restablezco mi clave
## registration_problems
es: no me deja registrarme
fr: l'inscription plante à chaque fois
de: registrierung geht nicht, kommt immer fehler
pt: nao consigo me cadastrar
fr: pas reçu le mail d'activation de mon compte
## newsletter_subscription
es: no quiero más correos vuestros
fr: désabonnez-moi
de: newsletter abbestellen
pt: parem de me mandar emails de promoção
de: will euren newsletter bekommen
fr: je veux recevoir vos nouveautés par mail
## product_question
es: es impermeable la chaqueta
fr: ça passe au lave-vaisselle ?
de: wie schwer ist der tisch
pt: de que material é feito
es: qué medidas tiene la alfombra
de: läuft der topf auf induktion
fr: elle taille grand la veste ?
pt: serve para pele sensível?
it: di che materiale è
## stock_question
es: os queda en la talla 38
fr: encore dispo en vert ?
de: habt ihr den noch da
pt: ainda tem em estoque
de: wann kommt die vase wieder rein
es: está agotada la silla o volverá?
fr: quand sera-t-il à nouveau en stock
pt: avisem quando voltar a haver o tamanho M
## recommendation
es: qué le regalo a mi madre
fr: lequel vous me conseillez pour débuter
de: was empfehlt ihr für rückenschmerzen, welche matratze
pt: qual é o melhor para presente
de: kann mich nicht entscheiden, rot oder blau?
es: busco algo para un cumpleaños por menos de 25 euros
## discount_question
es: tenéis algún código descuento
fr: mon code promo marche pas
de: gibts rabatt für studenten
pt: tem cupom?
de: wann ist der nächste sale
es: hay rebajas en enero
fr: une petite remise si j'en prends trois ?
pt: dá desconto à vista?
## store_hours
es: a qué hora abrís
fr: vous fermez à quelle heure
de: habt ihr sonntags auf
pt: abrem ao sábado?
nl: hoe laat gaan jullie open
de: öffnungszeiten
## complaint
es: quiero poner una reclamación
fr: je ne suis pas du tout content de la qualité
de: ich möchte mich beschweren
pt: que decepção, veio tudo riscado
es: el repartidor fue un maleducado
de: schon wieder das falsche geliefert, so geht das nicht
fr: le vase est arrivé en mille morceaux
pt: quero fazer uma reclamação formal
## review
es: dónde dejo mi opinión
fr: je voudrais laisser un avis
de: wo kann ich das bewerten
pt: quero avaliar o produto
## contact_customer_service
es: teléfono de atención al cliente?
fr: comment vous joindre
de: wie erreiche ich euch
pt: qual o email de voces
de: Hotline Nummer?
## contact_human_agent
es: ponme con una persona
fr: je veux parler à quelqu'un de réel
de: mensch bitte
pt: quero falar com um atendente
es: no quiero hablar con una máquina
fr: passez-moi un conseiller
de: ich will mit keinem roboter schreiben
pt: tem alguém de verdade aí?
nl: ik wil een medewerker spreken
it: voglio parlare con una persona
## greeting
es: buenas
fr: coucou
de: servus
pt: oi tudo bem
## thanks
es: mil gracias
fr: merci bcp
de: dankeschön
pt: valeu
## goodbye
es: hasta luego
fr: bonne journée, au revoir
de: tschüss
pt: até mais
## out_of_scope
es: qué tiempo hace en madrid
es: cuéntame un chiste
fr: qui est le président des états unis
fr: réserve-moi un hôtel à nice
de: schreib mir ein gedicht über den mond
de: wie wird das wetter morgen
pt: quem ganhou o jogo ontem
pt: me ajuda com o dever de casa de matemática
es: mi lavadora no centrifuga, es de otra tienda
fr: mon forfait mobile est bloqué, aidez-moi
de: wie steht der dax
pt: qual a raiz quadrada de 144
es: recomiéndame una peli
de: wann fährt der nächste zug nach köln
fr: comment on fait une pâte à crêpes
pt: traduz isso pro inglês: bom dia
it: che tempo fa domani
## anger
es: sois unos sinvergüenzas de mierda
es: estoy hasta los cojones de esperar
fr: vous êtes vraiment des incapables, j'en peux plus
fr: allez vous faire voir
de: ihr seid doch alle unfähig, mir reichts jetzt
de: saftladen, verarschen kann ich mich selbst
pt: vão à merda, bando de ladrões
pt: que palhaçada, já perdi a paciência com vocês
## legal
es: os voy a denunciar a consumo
fr: je saisis le médiateur de la consommation
de: das geht jetzt an meinen anwalt
pt: vou acionar o procon
## fraud
es: alguien ha comprado con mi tarjeta sin mi permiso
fr: on a piraté mon compte chez vous
de: da hat jemand auf meinen namen bestellt
pt: clonaram meu cartão e compraram no seu site
## danger
es: el cargador se ha incendiado
fr: ma fille s'est blessée avec votre jouet
de: das gerät hat einen stromschlag gegeben
pt: a crema queimou a minha pele
## selfharm
es: no quiero seguir viviendo
fr: j'ai envie de mourir
de: ich will nicht mehr leben
pt: estou pensando em me matar
`;
