import type { Pack } from './pack.ts';

/** Everyday wordings without a shop's vocabulary. */
export const plainly: Pack['ways'][number] = {
  place_order: {
    say: `
    [würd|würde|hätt|hätte|möchte] [gern|gerne] {ding} [haben|nehmen], [wie läuft das|wie geht das|was muss ich tun|wie mach ich das]
    [#num|zwei|zweimal|2 mal|drei] [stück|mal|] [die|von der|von den] [lampe|kerzen|tassen|decke|wärmflasche] [bestellen|bitte|kaufen|bitte bestellen]
    [nehmt mein geld|gekauft|die nehm ich|ich nehm sie|ich nehme ihn], [wie zahl ich|was jetzt|wie gehts weiter]
    [unsere firma|unsere schule|unser verein|wir] [möchte|möchten|würden gern] [#num|zwanzig] [tassen|lampen|stühle] [kaufen|erwerben|bestellen]
    kann ich [hier|im chat|ohne konto|telefonisch] [direkt|] [bestellen|kaufen]`,
  },
  cancel_order: {
    say: `
    [hab mich|habe mich] [verklickt|vertan|geirrt], [bitte stornieren|storniert das|bitte zurückziehen|weg damit]
    [brauch|brauche|will] [ich|es|das|ich das] [doch|] nicht mehr, [bitte stornieren|weg damit|bitte nicht schicken|storno|bestellung stoppen]
    [hiermit|ich] widerrufe [ich|] [meine bestellung|den kauf|den vertrag] [vom montag|von gestern|#order|]
    kann man [die|meine] bestellung noch [zurückziehen|stoppen|aufhalten|zurücknehmen|rückgängig machen]
    [storno|stornieren|stoppt|cancelt] [#order|bitte|bestellung #order|sofort|das]
    [mein mann|meine mutter|mein sohn] hat [schon eins|das gleiche] gekauft, [brauch meins nicht mehr|bitte meins stornieren]`,
  },
  change_order: {
    say: `
    [kann|könnte] [ich|man] [zu|in] [meiner|der] bestellung [noch|] [ne kerze|eine lampe|etwas|ein teil] [dazutun|dazupacken|reinlegen|mit reinpacken|draufpacken]
    [nicht stornieren|die bestellung soll bleiben|rest bleibt], [nur|bloß] [eine tasse weniger|ein teil rausnehmen|die farbe ändern|eins mehr|die größe ändern|das rote rausnehmen]
    [hab|habe] [den deckel|die kerze|ein teil|{ding}] vergessen [mitzubestellen|], [geht der noch mit rein|könnt ihr das noch dazulegen|kann das noch mit]
    [falsche|andere] [farbe|größe|menge] [in meiner bestellung|ausgewählt|angeklickt], [bitte auf blau ändern|noch nicht verschickt oder|kann man das noch ändern]
    [macht|mach] [aus zwei drei|aus einer zwei|die menge auf #num] [in meiner bestellung|bei bestellung #order]
    [nehmt|lasst] [bitte|] [eine tasse|die lampe|ein stück] [raus|weg] [aus der bestellung|bevor ihr verschickt]`,
  },
  track_order: {
    say: `
    [wo bleibt|wo is|wo ist|wann kommt] [mein|das] [zeug|kram|teil|ding|bestelltes]
    [sendungsstatus|status|lieferstatus|bestellstatus|sendungsnummer] [bitte|?|bestellnummer #order|#order|von #order]
    [ist|sind] [mein paket|meine sachen|die bestellung|das] [schon|überhaupt] [unterwegs|losgeschickt|raus|verschickt|weg]
    [warte|ich warte] [seit|schon] [tagen|zwei wochen|#num tagen|ewig] [und nichts|auf meine sachen|auf mein päckchen|und nix kommt]
    [es sollte|sollte] [gestern|montag] [da sein|kommen|geliefert werden] [und nichts|aber keiner kam|, keiner hat geklingelt]
    [kommt|schafft es] [mein paket|die bestellung|das] [noch|] [vor dem wochenende|bis montag|rechtzeitig] [an|]
    [gibts|gibt es] [was neues|neuigkeiten] [zu|von] [#order|meiner bestellung|meinem paket]
    [habt ihr|haben sie] [das|meine bestellung|es] [überhaupt|schon] [losgeschickt|abgeschickt|verschickt]`,
  },
  delivery_options: {
    say: `
    [liefert|verschickt|schickt] ihr [auch|] [in die schweiz|nach österreich|auf inseln|ins ausland|an packstationen|nach {land}]
    [kann man|kann ich] das [auch|] [an eine packstation|an den nachbarn|ins büro|in eine filiale] [schicken|liefern] [lassen|]
    [versand|lieferung] [nach {land}|ins ausland|in die schweiz] [möglich|und was kostet er|geht das|wie teuer]
    [selbst|persönlich] abholen [möglich|geht das|kann ich das]
    [bringt|tragt] ihr [möbel|schwere sachen|das sofa] [hoch|in die wohnung|in den dritten stock]
    [dhl oder ups|welcher paketdienst|wer liefert|mit dhl]`,
  },
  delivery_period: {
    say: `
    wie [lang|lange|schnell] [dauert|braucht|geht|seid ihr mit] [der versand|das|die lieferung|dem liefern] [so|] [im schnitt|normalerweise|ungefähr|in der regel|meistens]
    [lieferzeit|lieferdauer|versandzeit] [?|ungefähr|normal|bitte]
    [wenn ich|falls ich] [heute|jetzt|morgen] [bestelle|kaufe], [wann ist es da|wann kommts|bis wann hab ichs]
    [noch nichts bestellt|will erst bestellen], [wie lange dauert das|wie schnell liefert ihr]`,
  },
  set_shipping_address: {
    say: `
    [möchte|will|würde gern] [eine|eine zweite|eine weitere|noch eine] {adr} [hinterlegen|speichern|eintragen|angeben]
    {adr} [eintragen|hinterlegen|anlegen] [wie geht das|wo|bitte]
    [hier ist|das ist] meine {adr}, [schickt es dahin|bitte dahin liefern|bitte speichern]
    [ich hab|ich habe] noch keine {adr} [angegeben|eingetragen], [wo mache ich das|wie geht das]`,
  },
  change_shipping_address: {
    say: `
    [falsche|verkehrte] [hausnummer|straße|postleitzahl|adresse] [angegeben|eingetippt|eingegeben], [muss #num sein|bitte korrigieren|richtig ist #num]
    [bitte|] [an meine arbeit|ins büro|zu meiner mutter|an die neue wohnung] [schicken|liefern] statt [nach hause|an die alte], [schon bestellt|hab schon bestellt|bestellung ist raus]
    [adresse|anschrift] [der|von|für] bestellung #order [ändern|korrigieren|stimmt nicht] [bitte|]
    [sind|bin] [umgezogen|weggezogen], [das paket geht noch an die alte adresse|bitte an die neue schicken|neue anschrift bitte]
    [tippfehler|fehler] in [der straße|meiner adresse|der hausnummer], [bitte ändern|könnt ihr das korrigieren]
    [nicht stornieren|bitte nicht stornieren], [nur|bloß] [an eine andere adresse schicken|die adresse ändern]`,
  },
  return_item: {
    say: `
    [passt nicht|gefällt nicht|doch nicht meins|steht mir nicht], [will ich zurückschicken|geht zurück|wie schick ich das zurück|möchte ich zurückgeben]
    [retourenschein|retourenlabel|rücksendeschein|retoure|rückgabe] [bitte|?|brauche ich|schicken]
    [möchte|will|würde gern] [den pulli|{ding}|das|eins davon] [zurückgeben|loswerden|wieder zurückschicken]
    [wo|wohin] [gebe|schicke|bring] ich [das paket|die retoure|das] [ab|hin|zurück]`,
  },
  exchange_item: {
    say: `
    [kann ich|könnte ich] {ding} [gegen|für] [eine andere farbe|eine größere|eine andere größe|ein anderes modell] [tauschen|umtauschen]
    [umtausch|tausch] [in größe #num|in eine größere|gegen die andere farbe] [möglich|bitte], [die #num drückt|die hier ist zu klein|]
    [falsche|andere] [größe|farbe] [bekommen|geliefert|erhalten], bitte [gegen die richtige|] [tauschen|umtauschen]
    [zu klein|zu groß|zu eng], [eine nummer größer|eine nummer kleiner] [bitte|dafür|geht das]
    [kaputt|zerbrochen|mit kratzer] angekommen, [schickt mir ein neues|bitte ersatz|bitte neues schicken]
    [will kein geld|kein geld zurück], [ich will die richtige größe|nur umtauschen|ein neues]`,
  },
  get_refund: {
    say: `
    [geld zurück|kohle zurück|mein geld zurück|erstattung|rückerstattung] [bitte|sofort|jetzt|will ich|für #order]
    [erstattet|überweist|gebt|zahlt] mir [bitte|] [den kaufpreis|mein geld|den betrag|was ich bezahlt hab] [zurück|]
    [das ding|{ding}|es] [ist kaputt|ging nach einem tag kaputt|taugt nichts|kam nie an], [ich will mein geld zurück|geld zurück|bitte erstatten]
    [keinen ersatz|keinen umtausch|keinen gutschein], [nur|ich will] [mein geld|das geld zurück]`,
  },
  track_refund: {
    say: `
    [wann kommt|wo bleibt|wo ist] [das geld|mein geld|die gutschrift] [von der|für die|aus der|nach der] [retoure|rücksendung|rückgabe]
    [erstattung|gutschrift|rückzahlung|geld] [noch nicht|immer noch nicht|nicht] [auf dem konto|da|angekommen|eingegangen]
    [hab|habe] [alles|es|die schuhe] [längst|schon|vor zwei wochen] zurückgeschickt, [wo ist mein geld|wann kommt das geld|noch kein geld da]
    [ist|wurde] [die erstattung|mein geld] [schon|] [raus|überwiesen|angewiesen]`,
  },
  check_refund_policy: {
    say: `
    [bekomme|kriege|krieg] ich [mein|das] geld [wieder|zurück] [wenn|falls] [es mir nicht gefällt|es nicht passt|es kaputt geht|ich es nicht mag]
    wie [sind|lauten] [eure|die|ihre] regeln [für|bei|zu] [erstattungen|rückzahlungen|geld zurück]
    [gibts|gibt es] [geld|das geld] zurück oder [nur|] [einen gutschein|gutscheine]
    [werden|wird] [versandkosten|sale artikel|geöffnete ware] [auch|] erstattet
    wie lange [kann ich|hab ich zeit] [mein geld|eine erstattung] [zurück zu verlangen|zu verlangen]`,
  },
  check_cancellation_fee: {
    say: `
    [kostet|kost] [stornieren|das stornieren|kündigen|abbestellen] [was|etwas|geld|extra]
    [stornogebühren|stornokosten|kündigungsgebühr|gebühren beim stornieren] [?|wie hoch|bitte]
    [fallen|entstehen] [da|] [kosten|gebühren] an wenn ich [storniere|kündige|zurücktrete|aussteige]
    was [muss ich zahlen|zahle ich|verliere ich] wenn ich [storniere|früher kündige|aussteige]`,
  },
  payment_methods: {
    say: `
    [geht|ginge] [auch|das auch|es] [auf rechnung|per rechnung|mit {pay}|in raten|bar|per lastschrift]
    [auf rechnung|per rechnung|ratenzahlung|nachnahme|lastschrift] [möglich|geht das|ok|?]
    [nehmt|akzeptiert] ihr [kreditkarte|amex|bitcoin|{pay}|giropay]
    [kann ich|kann man] [bei lieferung|in bar|in raten|auf rechnung|erst später] [zahlen|bezahlen]`,
  },
  payment_issue: {
    say: `
    [karte|meine karte|kreditkarte|paypal|die zahlung|zahlung] [wird nicht angenommen|wird abgelehnt|geht nicht|schlägt immer fehl|klappt nicht|hängt]
    [es wurde|wurde|ihr habt] [doppelt|zweimal|zu viel|mehr] [abgebucht|berechnet|kassiert]
    [kann nicht|komme nicht zum] [bezahlen|zahlen], [seite hängt|es kommt ein fehler|nichts geht]
    [bezahlt|geld ist weg], aber [da steht unbezahlt|keine bestellung da|fehler]`,
  },
  get_invoice: {
    say: `
    [brauch|brauche|bräuchte] [ne|eine|die] [rechnung|quittung|rechnungskopie] [fürs finanzamt|für die steuer|für die firma|für meinen chef|als beleg]
    [rechnung|beleg|quittung] [fehlte|fehlt|war nicht] [im paket|dabei], [bitte nachsenden|bitte schicken|könnt ihr sie mailen]
    [bitte|] [rechnung|quittung] [als pdf|per mail|zu #order] [schicken|senden|zuschicken]`,
  },
  check_invoice: {
    say: `
    [wo|wie] [finde|sehe|kann] ich [meine|die] [alten|letzten|] rechnungen [ansehen|anschauen|einsehen|]
    [meine|alte] rechnungen [ansehen|anschauen|einsehen|durchsehen]`,
  },
  create_account: {
    say: `
    [möchte|will|würde] mich [anmelden|registrieren], [bin neu|neukunde|zum ersten mal hier]
    [konto|account|kundenkonto] [anlegen|erstellen|aufmachen] [bitte|wie|]
    wie [werde|werd] ich [kunde|mitglied]`,
  },
  edit_account: {
    say: `
    [neuer nachname|neue handynummer|neue mailadresse|neue telefonnummer] [nach hochzeit|], [bitte ändern|bitte anpassen|bitte eintragen]
    [handynummer|mailadresse|telefonnummer|namen|geburtsdatum] [ändern|aktualisieren|anpassen]
    mein [name|vorname|geburtsdatum] [im profil|] ist falsch [geschrieben|]`,
  },
  switch_account: {
    say: `
    wie [wechsel|wechsle|komm|komme] ich [auf|in|zu] [mein anderes konto|das andere konto|mein zweites profil|das firmenkonto]
    [will|möchte] [auf|zu] [premium|{typ}|einem firmenkonto] [wechseln|umsteigen]`,
  },
  delete_account: {
    say: `
    [löscht|schließt|entfernt] [mein konto|mein profil|mich|alles von mir] [bitte|]
    ich möchte mein [kundenkonto|konto|profil] [kündigen|schließen|aufgeben]
    [konto|account|profil] [weg|löschen|kündigen] [bitte|]`,
  },
  recover_password: {
    say: `
    [komm|komme] nicht [mehr|] [rein|in mein konto|ins konto], [passwort weg|passwort vergessen|weiß das passwort nicht]
    [passwort|pin|kennwort] [weg|vergessen|verloren|verschlampt] [hilfe|]
    [neues|anderes] [passwort|kennwort] [bitte|setzen]`,
  },
  registration_problems: {
    say: `
    [registrierung|anmelden als neukunde|konto erstellen] [geht nicht|klappt nicht|hängt], [kommt immer fehler|seite hängt|]
    kann [kein konto|mein konto nicht] [erstellen|anlegen], [seite hängt|fehler|]`,
  },
  newsletter_subscription: {
    say: `
    [will|möchte|hätte gern] [euren|den] newsletter [bekommen|haben|]
    [keine|bitte keine|nie wieder] [mails|werbung|werbemails] [von euch|] [mehr|]
    [nehmt|streicht] mich aus dem verteiler`,
  },
  product_question: {
    say: `
    [läuft|geht|funktioniert|passt] [der topf|{dingn}|das|der] [auf induktion|draußen|mit dem iphone|in die spülmaschine|ins handgepäck]
    wie [schwer|groß|hoch|breit|laut|dick] ist [der tisch|{dingn}|das|er|die]
    ist [der rucksack|die jacke|{dingn}|das] [echtes leder|wasserdicht|giftfrei|für babys geeignet|aus wolle]
    [fällt|fallen] [die|der] [schuhe|jacke] [klein|groß] aus`,
  },
  stock_question: {
    say: `
    [habt ihr|gibts|gibt es] [den|die|das|ihn|sie] [noch|] [da|auf lager|in größe #num|in rot]
    [noch|wieder] [auf lager|da|verfügbar|lieferbar|zu haben] [?|in #num]
    wann kommt [die vase|{dingn}|das] wieder [rein|]
    [ausverkauft|vergriffen] [?|oder kommt noch was|für immer]`,
  },
  recommendation: {
    say: `
    was [empfehlt|empfiehlt] ihr [für|bei] [rückenschmerzen|anfänger|kalte nächte|kinder], welche [matratze|lampe|größe]
    kann mich nicht entscheiden, [rot oder blau|groß oder klein|welches besser ist]
    was [schenk|schenke] ich [meiner mutter|meinem mann|einem freund|meiner freundin]
    [suche|brauche] [ein geschenk|was schönes] [unter #num euro|für meine oma|für eine kollegin]`,
  },
  discount_question: {
    say: `
    [gibts|habt ihr|gibt es] [rabatt|prozente|nen gutschein|einen gutscheincode|einen code] [für studenten|gerade|auf die erste bestellung|]
    [wann|gibts] [ist|] [der nächste|wieder] [sale|schlussverkauf|rabattaktion]
    [wird es|ist es|geht das] [billiger|günstiger] wenn ich [zwei|drei|mehrere] [nehme|kaufe]
    [code|gutschein] [geht nicht|wird nicht genommen|abgelaufen]`,
  },
  store_hours: {
    say: `
    [habt ihr|seid ihr|hat der laden] [sonntags|heute|samstags|morgen|an feiertagen] [auf|offen|geöffnet|zu]
    [öffnungszeiten|wie lange auf|wann macht ihr auf|wann schließt ihr] [?|bitte|heute]`,
  },
  complaint: {
    say: `
    [der fahrer|der bote|der paketbote|der lieferant] [war frech|war unverschämt|hat das paket geworfen|war unfreundlich] [und das paket zerdrückt|]
    [schon wieder|zum zweiten mal] [das falsche|etwas kaputtes] [geliefert|bekommen], [so geht das nicht|das ist schlecht|]
    [alles|die hälfte|das glas] war [kaputt|zerbrochen|nass|verbeult] [beim auspacken|im paket|]
    [bin|ich bin] [sehr|echt|] [unzufrieden|enttäuscht] [mit der qualität|mit euch|vom service|]`,
  },
  contact_customer_service: {
    say: `
    wie [erreiche|erreich] ich [euch|jemanden vom service|den service]
    [hotline|telefon|service] nummer [?|bitte]
    [gibt es|habt ihr] [eine telefonnummer|eine mailadresse|whatsapp]
    [wo|wohin] [schreib|schreibe|melde] ich [mich|hin] [bei problemen|wenn was nicht stimmt]`,
  },
  greeting: { say: `[servus|moin|moin moin|grüß gott|na|tach|hey|grüezi|hi|guten tag zusammen|morgen|nabend]` },
  goodbye: { say: `[tschüss|tschau|bis dann|bis bald|mach's gut|auf wiedersehen|ciao|schönen tag noch|gute nacht|bis später]` },
  thanks: { say: `[dankeschön|danke dir|merci|besten dank|vielen lieben dank|super danke|herzlichen dank|danke euch]` },
  out_of_scope: {
    say: `

    [wo bleibt|wo ist|was ist mit] mein [amazon|ebay|zalando|otto|dhl|ikea] [paket|päckchen|konto]
    [kündige|stoppe|lösche] mein [netflix|spotify|amazon|fitnessstudio|handy|facebook] [abo|konto|vertrag]
    [überweise|schick] [geld|#num euro] [an meinen bruder|auf mein sparkonto|nach polen]
    wie ist [das wetter|der wechselkurs|mein kontostand|deine lieblingsfarbe] [heute|in berlin|]
    [buch|such|reservier] mir [einen flug|ein hotel|ein taxi|einen tisch] [nach rom|für heute|]
    [wie alt bist du|bist du verheiratet|magst du hunde|wer hat dich gemacht|was denkst du über politik]    wie [steht|läuft] [der dax|die börse|das spiel|bitcoin]
    wann [fährt|kommt|geht] der nächste [zug|bus|flug] nach [köln|berlin|hamburg|münchen]
    [schreib|erzähl|mach] mir [ein gedicht|einen witz|eine geschichte] [über den mond|über katzen|]
    wer hat [gestern|das spiel|die wahl|die wm] gewonnen
    [mein|meine] [handyvertrag|waschmaschine|auto|steuererklärung|netflix|bankkonto] [ist gesperrt|geht nicht|ist kaputt], [was tun|helft mir|]
    wie [koche|backe|mache] ich [einen kuchen|reis|pfannkuchen|nudeln]
    [was ist|wie heißt|berechne] [die hauptstadt von australien|die wurzel aus #num|#num mal #num]`,
  },
};
