import type { Phrases } from '../intents.ts';

export const de: Phrases = {
  lead_in: `
    hallo, ich habe eine frage,
    bitte
    ich brauche hilfe dabei
    ich möchte gerne wissen
    können sie mir helfen
    ich weiß nicht wie
    guten tag,`,
  place_order: `
    [ich möchte|ich will|kann ich|wie kann ich] [etwas|einen artikel|dieses produkt|mehrere artikel|das] [kaufen|bestellen]
    [ich möchte|ich will|wie kann ich] eine [bestellung|neue bestellung] [aufgeben|machen]
    wie [bestelle|kaufe] ich [bei ihnen|online|etwas|]
    [das|dies] in den warenkorb [legen|]
    ich nehme [zwei davon|eins|den]
    welche schritte sind nötig um zu bestellen
    ich möchte [eine jacke|eine lampe|zwei tassen] [kaufen|bestellen]`,
  cancel_order: `
    [ich möchte|ich will|ich muss|kann ich|wie kann ich|bitte] [meine|die|eine|diese] bestellung [stornieren|abbestellen|widerrufen|zurückziehen]
    [storniere|stornieren sie|stornieren] [meine|die] bestellung [#order|]
    ich will [die bestellung|meine bestellung|das bestellte] nicht mehr
    [ich habe es mir anders überlegt|ich habe mich vertan], bitte stornieren
    [schicken|senden] sie [die bestellung|das paket] nicht
    [stornierung|storno] [der|meiner] bestellung
    kann man den kauf noch stornieren`,
  change_order: `
    [ich möchte|ich muss|kann ich|wie kann ich] [meine|eine|die] bestellung [ändern|bearbeiten|korrigieren|anpassen]
    [einen artikel|ein produkt|etwas] zur bestellung hinzufügen
    [einen artikel|ein produkt|etwas] aus [der|meiner] bestellung [entfernen|streichen|nehmen]
    [die größe|die farbe|die menge] in [meiner|der] bestellung ändern
    ich habe die falsche [größe|farbe] bestellt, können sie das noch ändern
    ich habe vergessen etwas mitzubestellen
    änderung an bestellung #order`,
  track_order: `
    wo [ist|bleibt|steckt] [meine bestellung|mein paket|meine lieferung|meine sendung]
    [ich möchte|kann ich|wie kann ich] [meine bestellung|mein paket|die sendung] [verfolgen|nachverfolgen]
    [wie ist|was ist] der [status|stand] meiner bestellung
    wann [kommt|kommt endlich|wird geliefert|erhalte ich] [meine bestellung|mein paket|meine lieferung]
    [meine bestellung|mein paket] ist [noch nicht da|nicht angekommen|immer noch nicht da|verspätet]
    ich habe [meine bestellung|mein paket] nicht [bekommen|erhalten]
    wurde meine bestellung schon [verschickt|versendet]
    [bestellstatus|sendungsverfolgung|lieferstatus] [#order|]
    [sendungsnummer|trackingnummer]
    was ist mit [meiner bestellung|bestellung #order]`,
  delivery_options: `
    welche [versandarten|versandmöglichkeiten|liefermöglichkeiten|lieferoptionen|versandoptionen] [gibt es|haben sie|bieten sie an]
    [liefern sie|versenden sie|schicken sie] [nach|in die|auch nach] [deutschland|österreich|schweiz|spanien|ins ausland]
    mit welchem [paketdienst|versanddienst|anbieter] [versenden|liefern] sie
    gibt es [expressversand|expresslieferung|lieferung am nächsten tag]
    kann ich [die bestellung|mein paket] [im laden|an der packstation|selbst] abholen
    was kostet [der versand|die lieferung|das porto]
    ist der versand [kostenlos|gratis|umsonst]
    [versandkosten|lieferkosten|porto]
    in welche länder liefern sie`,
  delivery_period: `
    wie lange [dauert|braucht] [der versand|die lieferung|eine bestellung|es]
    wie viele tage dauert [die lieferung|der versand]
    [lieferzeit|lieferdauer|versanddauer|lieferzeiten]
    wie ist die lieferzeit
    wann [wäre es da|kommt es an] wenn ich heute bestelle
    wie schnell [liefern|versenden] sie`,
  set_shipping_address: `
    [ich möchte|wie kann ich|wo kann ich|kann ich] [eine|meine|eine neue|eine zweite] [adresse|lieferadresse|neue adresse|versandadresse] [hinzufügen|eingeben|hinterlegen|anlegen|eintragen]
    ich habe eine neue adresse die ich hinzufügen möchte
    wo [trage|gebe] ich meine lieferadresse ein
    zweite lieferadresse anlegen`,
  change_shipping_address: `
    [ich möchte|ich muss|kann ich|wie kann ich] [meine|die] [adresse|lieferadresse|versandadresse|anschrift] [ändern|korrigieren|aktualisieren]
    ich bin umgezogen, [bitte adresse ändern|ändern sie meine adresse]
    die [lieferadresse|adresse] ist [falsch|nicht richtig|fehlerhaft]
    ich habe die falsche [adresse|hausnummer|lieferadresse] angegeben
    [die bestellung|das paket] an eine andere adresse [schicken|liefern]
    adresse der bestellung [#order|] ändern`,
  return_item: `
    [ich möchte|ich will|kann ich|wie kann ich] [einen artikel|meine bestellung|die jacke|das produkt|etwas|das] [zurückgeben|zurückschicken|zurücksenden|retournieren]
    wie [funktioniert eine rückgabe|funktioniert eine retoure|geht die rücksendung]
    [rückgaberecht|rückgabebedingungen|rückgabefrist|rückgaberichtlinie]
    [rücksendeetikett|retourenlabel|retourenschein]
    wie lange kann ich [zurückgeben|zurückschicken|etwas zurückgeben]
    es passt nicht und ich will es zurückschicken
    eine [retoure|rücksendung] [anmelden|machen]
    wer zahlt die rücksendung`,
  exchange_item: `
    [ich möchte|kann ich|wie kann ich|ich will] [einen artikel|die jacke|das produkt|die schuhe|das] [umtauschen|tauschen|gegen eine andere größe tauschen|gegen ein anderes tauschen]
    [es ist|sie ist] zu [klein|groß], [kann ich umtauschen|ich brauche eine andere größe]
    ich habe [die falsche größe|die falsche farbe|den falschen artikel] bekommen, bitte umtauschen
    umtausch [gegen andere größe|wegen größe|]
    ich brauche einen ersatz [für den defekten artikel|]
    wie funktioniert ein umtausch`,
  get_refund: `
    [ich möchte|ich will|ich verlange|kann ich|wie bekomme ich] [eine erstattung|mein geld zurück|eine rückerstattung]
    [geben sie mir|überweisen sie] mein geld zurück
    [erstattung|rückerstattung] [beantragen|anfordern|verlangen|erhalten]
    erstatten sie mir [die bestellung|das geld|den betrag]
    [erstattung|rückerstattung] für [meine bestellung|den artikel] [#order|]
    hilfe bei einer rückerstattung`,
  track_refund: `
    wo [ist|bleibt] [meine erstattung|meine rückerstattung|mein geld]
    wann [bekomme ich|kommt|erhalte ich] [meine erstattung|mein geld zurück|die rückerstattung]
    ich habe [meine erstattung|mein geld|die rückerstattung] [noch nicht|nicht] [bekommen|erhalten]
    [status|stand] [meiner erstattung|der rückerstattung]
    ich habe es zurückgeschickt und [noch kein geld|keine erstattung] bekommen
    wurde meine erstattung schon [bearbeitet|überwiesen]`,
  check_refund_policy: `
    wie [sind|ist] [ihre|die] [erstattungsrichtlinien|rückerstattungsbedingungen|erstattungspolitik|regeln für erstattungen]
    [in welchen fällen|wann|wie] [bekomme ich|erstatten sie|bekommt man] [das geld|mein geld|den kaufpreis] [zurück|]
    [erstattungsrichtlinie|rückerstattungsrichtlinie|erstattungsbedingungen]
    geld-zurück-garantie
    wie lange dauert eine [erstattung|rückerstattung]
    [rückerstattungspolitik|erstattungsregeln] [ansehen|prüfen]
    werden die versandkosten erstattet`,
  check_cancellation_fee: `
    [gibt es|wie hoch ist|verlangen sie] [eine|die] [stornogebühr|stornierungsgebühr|kündigungsgebühr]
    [kostet|muss ich] [es etwas|etwas bezahlen] [zu stornieren|wenn ich storniere|bei stornierung]
    was kostet [eine stornierung|es zu stornieren]
    [stornogebühren|stornokosten|gebühr für die stornierung]
    ist die stornierung [kostenlos|gratis]
    kann ich kostenlos stornieren`,
  payment_methods: `
    welche [zahlungsarten|zahlungsmethoden|zahlungsmittel|bezahlmöglichkeiten] [akzeptieren sie|gibt es|bieten sie an|]
    [akzeptieren sie|nehmen sie|kann ich zahlen mit|kann ich bezahlen mit] [paypal|visa|kreditkarte|rechnung|überweisung|klarna|lastschrift]
    [wie|womit] kann ich [bezahlen|zahlen]
    kann ich [auf rechnung|in raten|per nachnahme|bar] [bezahlen|zahlen]
    [zahlungsarten|zahlungsmöglichkeiten|zahlungsoptionen] [ansehen|]
    kauf auf rechnung möglich`,
  payment_issue: `
    [meine zahlung|die zahlung|meine karte] [ist fehlgeschlagen|funktioniert nicht|wurde abgelehnt|geht nicht durch]
    ich kann nicht [bezahlen|zahlen]
    mir wurde [doppelt|zweimal|zu viel] [abgebucht|berechnet]
    [ich habe|es gibt] [ein problem|probleme|einen fehler] [mit der zahlung|beim bezahlen|mit meiner karte]
    zahlungsproblem [melden|]
    [zahlungsfehler|fehler bei der zahlung|fehler beim bezahlen]`,
  get_invoice: `
    [ich brauche|ich möchte|können sie mir schicken|wo bekomme ich|wie bekomme ich] [eine|die|meine] rechnung [für meine bestellung|]
    [rechnung|meine rechnung|die rechnung #order] [herunterladen|bekommen|erhalten|ausdrucken]
    schicken sie mir [die|eine] rechnung
    ich habe keine rechnung [bekommen|erhalten]
    rechnung [für meine firma|mit mehrwertsteuer|zur bestellung] bitte`,
  check_invoice: `
    [ich möchte|kann ich|wo kann ich|wie kann ich] [meine|die|alte|eine] [rechnungen|rechnung] [ansehen|einsehen|prüfen|überprüfen|sehen]
    [meine letzten rechnungen|die rechnung vom letzten monat|rechnung #order] [ansehen|prüfen]
    wo finde ich meine rechnungen
    zeigen sie mir meine letzte rechnung`,
  create_account: `
    [ich möchte|wie kann ich|ich will] ein [konto|neues konto|kundenkonto|benutzerkonto] [erstellen|anlegen|eröffnen]
    [ich möchte|wie kann ich] mich registrieren
    brauche ich ein konto um zu bestellen
    ich habe noch kein konto
    ein [premium-konto|kostenloses konto] eröffnen`,
  edit_account: `
    [ich möchte|ich muss|wie kann ich|kann ich] [meine daten|meinen namen|meine e-mail|meine telefonnummer|mein profil|mein konto|meine persönlichen daten] [ändern|bearbeiten|aktualisieren|korrigieren]
    [daten|angaben] in meinem konto ändern
    [meine telefonnummer|mein name|meine e-mail-adresse] hat sich geändert
    in [meinem profil|meinen daten] ist ein fehler`,
  switch_account: `
    [ich möchte|wie kann ich|kann ich] [das konto wechseln|zu einem anderen konto wechseln|zu einem premium-konto wechseln|auf ein geschäftskonto umsteigen|den kontotyp ändern]
    [mit einem anderen konto anmelden|ein anderes konto benutzen|anderes konto nutzen]
    zwischen konten wechseln`,
  delete_account: `
    [ich möchte|ich will|wie kann ich|kann ich] [mein|das] [konto|kundenkonto|benutzerkonto|profil] [löschen|schließen|kündigen|entfernen]
    [löschen|schließen] sie mein konto
    ich will mein konto nicht mehr
    [kontolöschung|konto löschen|konto kündigen]`,
  recover_password: `
    [ich habe mein|mein] [passwort|kennwort|pin] vergessen
    [wie kann ich|ich möchte|ich muss] [mein|das] [passwort|kennwort] [zurücksetzen|wiederherstellen|ändern]
    ich kann mich nicht [anmelden|einloggen]
    mein passwort [funktioniert nicht|geht nicht]
    [passwort vergessen|passwort zurücksetzen]`,
  registration_problems: `
    [ich kann mich nicht|es klappt nicht mich zu] [registrieren|registrieren bei ihnen]
    [es gibt|ich habe] [ein problem|einen fehler|probleme] [bei der registrierung|beim registrieren|mit der anmeldung als neukunde]
    das registrierungsformular funktioniert nicht
    meine e-mail ist angeblich schon registriert
    die bestätigungsmail kommt nicht an
    [registrierungsproblem|registrierungsfehler|registrierung geht nicht]`,
  newsletter_subscription: `
    [ich möchte|wie kann ich|kann ich] [den newsletter|ihren newsletter|mich vom newsletter] [abonnieren|abbestellen|abmelden|kündigen]
    ich will keine [werbung|newsletter|werbemails] mehr [bekommen|]
    newsletter [abonnieren|abbestellen|anmeldung|abmeldung]
    haben sie einen newsletter
    nehmen sie mich aus dem verteiler`,
  product_question: `
    ist [die|der|das] [tasse|jacke|lampe|flasche|rucksack|schuhe] [wasserdicht|spülmaschinenfest|waschbar|aus leder|schwer]
    aus welchem material ist [die jacke|die lampe|das produkt]
    [wie schwer|wie groß|wie hoch|wie breit|wie viel liter] ist [die|der|das] [rucksack|flasche|lampe|tasse]
    [hat|enthält] [die jacke|die lampe|sie|er] [taschen|eine kapuze|batterien|einen deckel|garantie|ein ladegerät]
    kann man [sie|ihn|die decke|den becher] in [der maschine waschen|die spülmaschine tun|die mikrowelle stellen]
    was kostet [die|der|eine] [tasse|jacke|lampe|rucksack]
    [welche farben|welche größen] gibt es [von der jacke|bei diesem modell]
    mehr informationen [über das produkt|zur lampe]
    eignet [es|sie|er] sich für [camping|induktion|kinder]
    wie fällt die jacke aus`,
  stock_question: `
    [ist|sind] [die jacke|die tasse|das produkt|das modell|] [verfügbar|auf lager|lieferbar|ausverkauft|vorrätig]
    haben sie [die jacke|die tasse|rucksäcke|das] [in rot|in blau|in größe m|in schwarz|]
    wann [ist|kommt] [die jacke|das produkt|es] wieder [verfügbar|auf lager|lieferbar|rein]
    gibt es [größe m|größe l|noch welche|das noch]
    verkaufen sie [rucksäcke|lampen|decken|tassen]
    noch auf lager`,
  recommendation: `
    was [empfehlen sie|würden sie empfehlen|raten sie mir] [für|als] [geschenk|meine mutter|camping|den winter|den regen]
    [welche|welcher|welches] [jacke|lampe|] [ist besser|empfehlen sie|soll ich nehmen|passt zu mir]
    ich suche [ein geschenk|eine jacke|etwas|eine lampe|einen rucksack] [für meine mutter|zum zelten|unter #num euro|]
    können sie mir [eine jacke|etwas|ein geschenk] empfehlen
    helfen sie mir bei der auswahl [einer jacke|]
    [geschenkidee|geschenkideen]`,
  discount_question: `
    [gibt es|haben sie] [einen rabatt|rabatte|angebote|einen gutschein|gutscheine|einen rabattcode|sonderangebote]
    mein [code|gutschein|rabattcode|gutscheincode] [funktioniert nicht|geht nicht]
    [studentenrabatt|neukundenrabatt|mengenrabatt]
    wann ist [der nächste sale|schlussverkauf]
    wie löse ich einen gutschein ein
    können sie mir einen nachlass geben`,
  store_hours: `
    wann [öffnen sie|schließen sie|haben sie geöffnet|macht der laden auf|haben sie offen]
    [wie sind|was sind] [ihre|die] öffnungszeiten
    haben sie [am sonntag|samstags|heute|an feiertagen] [geöffnet|offen]
    [öffnungszeiten|ladenöffnungszeiten]
    haben sie ein [geschäft|ladengeschäft|laden]
    wo ist ihr [laden|geschäft]`,
  complaint: `
    [ich möchte|wie kann ich] [eine beschwerde|eine reklamation] [einreichen|machen|abgeben]
    ich [möchte|muss|will] mich [über den service|über die lieferung|] beschweren
    ich bin [sehr|] [unzufrieden|enttäuscht|verärgert] [mit dem service|mit meiner bestellung|]
    das ist [inakzeptabel|eine frechheit|unverschämt|eine zumutung]
    sehr schlechter service
    das produkt [kam kaputt an|ist defekt|ist von schlechter qualität]`,
  review: `
    [ich möchte|wo kann ich|wie kann ich] [eine bewertung|eine rezension|meine meinung|einen kommentar|feedback] [abgeben|schreiben|hinterlassen|geben]
    [meinen kauf|ein produkt|den shop] bewerten
    ich habe einen verbesserungsvorschlag
    meine meinung zu [ihrem service|ihren produkten] sagen`,
  contact_customer_service: `
    wie [kann ich|erreiche ich] [den kundenservice|den kundendienst|sie|den support] [erreichen|kontaktieren|]
    [telefonnummer|e-mail|nummer] [vom kundenservice|des kundendienstes|vom support]
    wie ist ihre [telefonnummer|e-mail-adresse]
    ich [möchte|muss] den [kundenservice|kundendienst] kontaktieren
    [unter welcher nummer|wann] ist der kundenservice erreichbar`,
  contact_human_agent: `
    [ich möchte|kann ich|ich will] mit [einem menschen|einer person|einem mitarbeiter|jemandem|einem echten menschen|einem berater|einer mitarbeiterin] [sprechen|reden|chatten]
    [verbinden sie mich|geben sie mir] [mit|] [einem menschen|einem mitarbeiter|jemandem|einen mitarbeiter]
    [mensch bitte|mitarbeiter bitte|echte person bitte]
    ich will nicht mit einem [roboter|bot|computer] [reden|sprechen]
    gibt es hier einen echten menschen`,
  greeting: `
    [hallo|hi|guten tag|guten morgen|guten abend|moin|servus|grüß gott|hey]
    hallo [zusammen|wie geht es ihnen|wie gehts]
    ist [da jemand|jemand da]`,
  thanks: `
    [danke|vielen dank|danke schön|herzlichen dank|danke für die hilfe|super danke|ok danke|besten dank|perfekt danke]
    [das hat geholfen|sehr nett|danke sehr]`,
  goodbye: `
    [tschüss|auf wiedersehen|bis bald|bis später|ciao|schönen tag noch|das wars|das ist alles|sonst nichts]
    nein, das ist alles
    schönes wochenende`,
  out_of_scope: `
    wie [ist|wird] das wetter [heute|morgen|in berlin|]
    erzähl [mir|] [einen witz|eine geschichte]
    schreib [mir|] [ein gedicht|ein lied|einen brief]
    [buche|suche] [mir|] [einen flug|ein hotel|ein restaurant|einen tisch]
    wer [ist|war] der [präsident|könig|bundeskanzler|autor] von [frankreich|deutschland|faust]
    was ist die hauptstadt von [frankreich|italien]
    wer hat [das spiel|die wahl|das rennen] gewonnen
    [spiel|stell] [musik|einen wecker]
    übersetze [das|hallo] ins [englische|französische]
    was ist #num [plus|mal] #num
    was ist der sinn des lebens
    wie [koche|backe] ich [nudeln|einen kuchen]
    wie spät ist es in [tokio|london]`,
  bot_question: `
    [sind sie|bist du] [ein roboter|ein bot|ein mensch|eine maschine|eine echte person|eine ki|echt]
    [spreche|rede|schreibe] ich [gerade|hier|] mit [einem roboter|einem menschen|einer maschine]
    [wer sind sie|wer bist du|mit wem spreche ich|wie heißt du]`,
  capabilities: `
    was [kannst du|können sie] [für mich tun|alles|]
    wobei können sie mir helfen
    [hilfe|ich brauche hilfe|können sie mir helfen|ich habe eine frage|helfen sie mir]
    was kann ich fragen`,
};
