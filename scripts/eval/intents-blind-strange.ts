/** Written when all phrases stood, to avoid the words they use: how far what was learned reaches. No phrase was written after it was heard, but rules of handing over were: its intents are blind, its hand-overs are not. */
export const blindStrange = `
## place_order
en: hook me up with a pair of the tan loafers
en: The committee has resolved to buy thirty folding chairs from you; to whom do I give the particulars?
de: schmeiß mir zwei von den blauen schüsseln in ne bestellung
## cancel_order
en: pull the plug on the thing i got off you an hour ago
en: my card limit is maxed out this month so the table will have to wait, can we make the order disappear
fr: laissez tomber la commande 1177, je change d'avis
es: que no salga ya el pedido, me arrepentí
## change_order
en: my basket went through with the small blanket but granny needs the big one, any chance before you box it up
en: drop the socks, keep everything else in there
pt: queria juntar mais duas velas ao que já pedi
## track_order
en: day twelve and the doorbell stays silent
en: could somebody look where 40771 is hanging around
en: is the stuff i paid for on a truck or what
de: irgendwas neues zu meiner lieferung? seit mittwoch steht alles still
it: non ho ancora ricevuto il mio ordine
## delivery_options
en: my gran lives on Shetland, would a courier of yours go there
en: any way to have it handed over on a weekend
es: lo lleváis hasta un cuarto piso sin ascensor?
## delivery_period
en: roughly what am i looking at, two days or two weeks
en: for a birthday on the 20th, when is the latest i should purchase
fr: il faut compter combien de jours avant de recevoir
## set_shipping_address
en: havent got anywhere on file for you to send things, let me add my place
en: put grandmas cottage in as an alternative destination
## change_shipping_address
en: swapped flats since ordering, can the box follow me
en: you have me down at number 6 but its 60
de: das paket soll doch lieber zu meiner schwester gehen
## return_item
en: the curtains clash with everything, i am shipping them home to you
en: how long is the window for handing stuff back and what do i print
pt: arrependi-me, como mando o casaco de volta?
## exchange_item
en: these pinch my toes, got them half a number up?
en: could the cracked bowl be swapped for one in one piece
fr: je voudrais la même en plus long, celle-ci est trop courte
## get_refund
en: i paid 60 for junk, put the 60 back on my card
en: kindly reverse the sum of 112.40 as nothing was delivered
es: regresadme la plata
## track_refund
en: you got the box back ages ago, my wallet is still empty
en: has accounting released what i am due for the returned boots
de: ihr wolltet mir das geld schicken, nix da
## check_refund_policy
en: whats the deal with getting your money back here
en: suppose it shrinks in the wash, am i covered
## check_cancellation_fee
en: would backing out hurt my wallet
en: if i bail on the plan in month two, whats the bill
## payment_methods
en: can the bill be split over a few months
en: is it ok to wire you the money
pt: posso pagar metade agora e metade depois
## payment_issue
en: your till says no to every card i own
en: 45 went out twice from my bank on tuesday, both to you
fr: impossible de valider le paiement, ça tourne en rond
## get_invoice
en: our bookkeeper wants something on paper for the shelving
de: könnt ihr mir den beleg nochmal mailen
## check_invoice
en: i fancy a look through what youve billed me this year
## create_account
en: id like to be on your books as a client
es: soy nueva y quiero darme de alta
## edit_account
en: the mail in my settings belongs to my old job, put in my private one
en: im not John, im Joan, fix that on my profile
## switch_account
en: i keep landing on my brothers login, want mine
en: take me from basic up to gold
## delete_account
en: im through with this place, wipe my membership
pt: não quero mais ter cadastro aí
## recover_password
en: my brain has deleted the secret word for your site
de: ich komm nicht in mein konto weil ich das kennwort verschwitzt hab
## registration_problems
en: the join page spits out an error whatever i type
en: no code ever lands in my inbox after i fill out your form
## newsletter_subscription
en: my inbox is drowning in your promos, make it stop
fr: mettez-moi sur votre liste de diffusion
## product_question
en: would it survive a drop on concrete
en: does the handle get hot
en: any plastic in it
de: ist das auch was für linkshänder
## stock_question
en: tell me youve still got the mustard one
en: when do you restock
## recommendation
en: torn between the two kettles, talk me into one
en: something for a man who has everything?
## discount_question
en: is there wiggle room on the price
en: my voucher is being ignored at the till
## store_hours
en: if i drive over at eight will anybody be in
es: mañana festivo abrís?
## complaint
en: what you sent is a far cry from what i paid for
en: the lad who brought it was foul mouthed
fr: franchement très déçu, rien ne va dans ce colis
## review
en: id give it ten out of ten, where do i say so
## contact_customer_service
en: got a line i can ring
en: which address do letters to your help team go to
## contact_human_agent
en: spare me the machine, i want flesh and blood
en: let me have a word with whoever runs this
pt: quero alguém de carne e osso
## greeting
en: ahoy
en: hey folks
## thanks
en: youre a lifesaver
fr: c'est gentil, merci
## goodbye
en: right, im off
de: mach's gut
## out_of_scope
en: how do bees make honey
en: my landlord wont fix the heating
en: name three rivers in africa
en: can you check my horoscope
en: tui cancelled my holiday, help
en: how many planets are there
en: help me write a wedding speech
es: cuánto mide la torre eiffel
de: kannst du mir bei latein helfen
## nothing
en: zzzzz
en: 1 2 3 4
## anger
en: you are taking me for a mug and i have had enough
en: what a shower of clowns
## legal
en: expect a writ
## fraud
en: a purchase went through on my card that i know nothing of
## danger
en: the thing went up in smoke with my kid beside it
## selfharm
en: there is no reason for me to carry on living
`;
