import { plainly } from './de-plainly.ts';
import type { Pack } from './pack.ts';

export const dePack: Pack = {
  asking: `
    {v}
    {v} [bitte|jetzt|online|]
    [ich möchte|ich will|ich würde gerne|ich muss|ich möchte gerne|wir möchten|ich versuche|ich wünsche|ich hätte gern] {v}
    [wie kann ich|wie könnte ich|wo kann ich|wie kann man|wie soll ich|was muss ich tun um|welche schritte um] {v}
    [kann ich|könnte ich|darf ich|kann man|ist es möglich|geht es dass ich|könnt ihr|können sie für mich|könnten sie] {v}
    [können sie mir helfen|helfen sie mir|hilf mir|ich brauche hilfe um|ich benötige hilfe|ich brauche unterstützung|bitte um hilfe|könnt ihr mir helfen] {v}
    [ich weiß nicht wie ich|keine ahnung wie ich|sagen sie mir wie ich|erklären sie mir wie ich|zeigen sie mir wie ich|ich wüsste gern wie ich|ich will wissen wie ich] {v} [kann|]
    [hilfe beim|frage zum|fragen zum|anleitung zum|ich interessiere mich für das] {v}`,
  trouble: `
    [ich kann nicht|ich kann keine|es ist mir nicht möglich|ich schaffe es nicht|die seite lässt mich nicht|ich bin nicht in der lage] {v}
    [problem beim|probleme beim|ich habe probleme beim|fehler beim|schwierigkeiten beim] {v}`,
  asked: `
    {n}
    {n} [bitte|hilfe|]
    [eine frage zu|ich habe eine frage zu|fragen zu|informationen zu|ich brauche informationen zu|hilfe bei|ich brauche hilfe bei|auskunft über|ich benötige hilfe mit|es geht um|ich rufe an wegen|erzählen sie mir von|infos über|unterstützung bei] {n}
    [problem mit|probleme mit|ich habe ein problem mit|schwierigkeiten mit] {n}
    [ich möchte|ich brauche|wo ist|was ist mit|zeigen sie mir] {n}`,
  openers: `
    hallo,
    guten tag,
    hi,
    moin,
    entschuldigung,
    sorry,
    eine frage:
    bitte
    sehr geehrte damen und herren,
    verdammt
    guten morgen,`,
  closers: `
    bitte
    danke
    vielen dank
    ?
    schnell
    können sie mir helfen?
    hilfe
    verdammt
    heute noch
    mfg`,
  stories: `
    [also|ja also|folgendes|naja] [ich kaufe zum ersten mal hier|ich bin seit jahren kunde|ich weiß nicht ob ich hier richtig bin|sorry für den roman|ich bin gerade auf arbeit] [und|aber]
    meine [mutter|tochter|nachbarin|schwester] [hat von euch erzählt|hat geburtstag|war krank|kam zu besuch] und [naja|jedenfalls|dann|also]
    [gestern|heute früh|neulich] [war ich zuhause|kam ich spät heim|hab ich meine mails gelesen|sprach ich mit einem freund] und [dachte mir|hab gemerkt|mir fiel ein]`,
  lists: {
    best: 'meine bestellung|die bestellung|eine bestellung|die bestellung #order|meinen einkauf|meine letzte bestellung|diese bestellung|den auftrag|den kauf',
    paket: 'mein paket|meine bestellung|meine lieferung|meine sendung|die ware|das paket|die bestellung #order|mein päckchen|mein zeug',
    ding: 'die jacke|die lampe|den becher|den rucksack|die schuhe|den laptop|den artikel|das produkt|das t-shirt|das handy|die kopfhörer|das kleid|den stuhl|die uhr|das buch|die zzthing|den zzthing|das zzthing|den becher zzthing|die decke',
    dingn:
      'die jacke|die lampe|der becher|der rucksack|der laptop|der artikel|das produkt|das t-shirt|das handy|das kleid|der stuhl|die uhr|das buch|die decke|die zzthing|der zzthing|das zzthing|der becher zzthing|die decke',
    konto: 'konto|kundenkonto|benutzerkonto|premium-konto|account|profil|gold-konto|kostenloses konto|pro-konto|nutzerkonto',
    typ: 'premium|kostenlose|pro|gold|standard|geschäfts|platin|freemium|basis',
    adr: 'lieferadresse|adresse|versandadresse|anschrift|lieferanschrift',
    pw: 'passwort|kennwort|pin|pin-code|zugangsdaten|passwort für mein konto|zugangscode',
    ers: 'erstattung|rückerstattung|rückzahlung|geld zurück',
    pay: 'paypal|kreditkarte|visa|rechnung|überweisung|vorkasse|klarna|lastschrift|apple pay|ec-karte|raten',
    per: 'einem menschen|einem mitarbeiter|jemandem|einer echten person|einem berater|einem agenten|einem vorgesetzten|einer person|ihrem chef|einem kundenberater',
    serv: 'den kundenservice|den kundendienst|den support|die kundenbetreuung|die hotline|euren kundenservice',
    land: 'Österreich|die Schweiz|Deutschland|Spanien|Frankreich|das Ausland|meine Stadt|Packstationen',
  },
  ways: [
    plainly,
    {
      place_order: {
        do: `
        [eine bestellung|eine neue bestellung|meine bestellung] [aufgeben|machen|tätigen|abschließen]
        [{ding}|etwas|einige artikel|mehrere produkte|zwei tassen] [kaufen|bestellen|erwerben]
        [den kauf abschließen|das in den warenkorb legen|zur kasse gehen]`,
        about: `
        [einer neuen bestellung|dem bestellvorgang|einer bestellung|dem kauf von artikeln]`,
        say: `
        [ich nehme|ich hätte gerne|ich will] [zwei|drei|eins] [davon|von denen|tassen|becher]
        wie [bestelle|kaufe] ich [hier|bei euch|etwas|{ding}]
        {ding} [bestellen|kaufen]
        wie läuft eine bestellung ab
        [ich hätte gern|ich hätte gerne|ich möchte|ich will|ich nehme|wir nehmen|ich brauche|wir hätten gern|gib mir|geben sie mir] [zwei|drei|#num|eine|einen|ein paar|noch eine|noch zwei|ein dutzend] [becher|kerzen|lampe|zzthing|schuhe|hemden|packungen kaffee|kisten zzthing|flaschen öl|decken|stühle] [bitte|in blau|in größe m|in schwarz bitte|]
        [schickt mir|schicken sie mir|schick mir|sendet mir|liefert mir|bringt mir] [bitte|] [zwei|noch eine packung|noch zwei|drei|#num|mehr|eine] [kaffee|kerzen|zzthing|lampe|tee|filter|hundefutter]
        [bestell mir|bestellt mir|bestellen sie mir|kauf mir] [bitte|] [mehr|noch mehr|neue|noch eine packung|zwei weitere] [kaffee|filter|zzthing|hundefutter|tee|seife|papier]
        [einmal|zweimal|dreimal] [die|den|das] [graue|schwarze|rote|zzthing|] [mütze|lampe|becher|hemd|zzthing|decke] [bitte|in m bitte|in größe l|]
        [zwei|drei|eine|#num] [becher|kerzen|lampe|zzthing|packungen zzthing] [bitte|in rot bitte]`,
      },
      cancel_order: {
        do: `
        {best} [stornieren|widerrufen|abbestellen|rückgängig machen|canceln|annullieren|abbrechen|zurückziehen|stoppen]
        [den kauf|alles|die ganze bestellung|was ich bestellt habe] [stornieren|widerrufen|rückgängig machen]`,
        about: `
        [der stornierung|stornierung meiner bestellung|dem widerruf|dem storno]
        [stornierung|storno] [meiner|der] bestellung`,
        say: `
        ich will [die bestellung|meine bestellung|{ding}] nicht mehr [haben|]
        [storniert|storniere|stornieren sie|streichen sie] [bitte|] {best}
        [nicht|bitte nicht] [verschicken|abschicken|liefern], ich will stornieren
        ich habe es mir anders überlegt [und will stornieren|bitte stornieren]
        [aus versehen|versehentlich|doppelt] bestellt [bitte stornieren|]
        bestellung stornieren
        ich kann mir [die bestellung|den kauf] nicht mehr leisten`,
      },
      change_order: {
        do: `
        {best} [ändern|bearbeiten|anpassen|korrigieren]
        [einen artikel|etwas|noch ein produkt|{ding}] [zur bestellung|zu meiner bestellung] hinzufügen
        [einen artikel|etwas|ein produkt|{ding}] aus [meiner|der] bestellung [entfernen|löschen|streichen|nehmen]
        [die größe|die farbe|die menge|artikel] in meiner bestellung [ändern|tauschen]
        [änderungen|eine änderung] an {best} [vornehmen|machen]`,
        about: `
        [einer änderung|änderungen] [meiner bestellung|an der bestellung]`,
        say: `
        ich habe [die falsche größe|die falsche farbe|zu viel] bestellt, kann man das [noch ändern|korrigieren]
        ich habe vergessen [etwas mitzubestellen|einen artikel hinzuzufügen|{ding} dazuzulegen]
        ich möchte [zwei|drei] statt [einem|zwei] in meiner bestellung`,
      },
      track_order: {
        do: `
        {paket} [verfolgen|nachverfolgen|orten|tracken|finden]
        [den status|den stand] [meiner bestellung|der lieferung|meines pakets] [sehen|prüfen|wissen|abfragen|checken]
        [sehen|wissen] wo {paket} [ist|bleibt]`,
        about: `
        [dem status|dem stand|der verfolgung] [meiner bestellung|der sendung|meines pakets]
        [sendungsverfolgung|bestellstatus|lieferstatus|paketverfolgung]
        [der sendungsnummer|der trackingnummer]`,
        say: `
        [wo ist|wo bleibt|wo steckt|wo zum teufel ist|was ist mit] {paket}
        wann [kommt|kommt endlich|bekomme ich|erhalte ich|wird geliefert] {paket}
        {paket} [ist nicht angekommen|ist noch nicht da|kommt nicht|ist verspätet|ist weg|fehlt|lässt auf sich warten]
        [ich warte immer noch auf|ich habe noch nicht erhalten:|noch nicht bekommen:] {paket}
        [wurde|ist] {paket} schon [verschickt|unterwegs|raus|versendet]
        ich habe [vor einer woche|am montag|vor zehn tagen] bestellt und [nichts ist da|es ist noch nichts gekommen]
        es steht zugestellt, aber ich habe nichts
        bestellung wo`,
      },
      delivery_options: {
        do: `
        [die versandoptionen|die lieferoptionen|versandarten|die versandmöglichkeiten|die versandkosten] [sehen|wissen|prüfen|erfahren]
        [wissen|erfahren] ob sie nach {land} liefern
        [im laden|an einer packstation|selbst] abholen`,
        about: `
        [den versandarten|den lieferoptionen|den versandmöglichkeiten|den liefermöglichkeiten|den versandkosten|dem versand ins ausland]
        [versandarten|lieferoptionen|liefermethoden|versandkosten]`,
        say: `
        welche [versandarten|lieferoptionen|versandmöglichkeiten|liefermethoden] [gibt es|bieten sie an|habt ihr|]
        [liefern sie|liefert ihr|versendet ihr|verschicken sie] [nach|in|auch nach] {land}
        [was kostet|wie teuer ist|wie hoch ist] [der versand|die lieferung|das porto]
        [mit wem|mit welchem paketdienst] [verschickt ihr|liefern sie]
        [gibt es|bieten sie an] [expressversand|abholung im laden|kostenlosen versand|eine packstation]`,
      },
      delivery_period: {
        do: `
        [die lieferzeit|die lieferzeiten|die versanddauer] [wissen|erfahren|sehen|prüfen]
        [wissen|erfahren] wie lange [die lieferung|der versand] dauert`,
        about: `
        [der lieferzeit|den lieferzeiten|der versanddauer|der dauer der lieferung]`,
        say: `
        wie lange [dauert|braucht|dauern] [die lieferung|der versand|es bis etwas ankommt|eine bestellung|die lieferung nach {land}]
        [in wie vielen tagen|wie schnell] [kommt eine bestellung|liefert ihr|liefern sie]
        wie ist die [lieferzeit|lieferdauer|versandzeit]
        wenn ich heute bestelle, wann [kommt es|ist es da|habe ich es]
        [lieferzeit|lieferdauer|versanddauer]`,
      },
      set_shipping_address: {
        do: `
        [eine|meine|eine neue|eine zweite|noch eine] {adr} [hinzufügen|eingeben|anlegen|hinterlegen|eintragen|speichern|einrichten|angeben]`,
        about: `
        [dem hinzufügen einer|dem anlegen einer|einer neuen|einer zweiten] {adr}`,
        say: `
        wo [gebe ich meine|trage ich meine|hinterlege ich die] {adr} [ein|an|]
        ich habe eine neue {adr} [zum hinzufügen|die ich eintragen will]
        ich kann meine {adr} nicht [eingeben|hinzufügen|speichern]`,
      },
      change_shipping_address: {
        do: `
        [meine|die] {adr} [ändern|korrigieren|aktualisieren|anpassen|bearbeiten] [lassen|]
        die {adr} [meiner bestellung|für bestellung #order|der lieferung] ändern
        {best} an eine andere adresse [schicken|liefern|umleiten] lassen`,
        about: `
        [der änderung meiner|einer falschen|einem fehler in der] {adr}
        adressänderung`,
        say: `
        ich bin umgezogen, [bitte adresse ändern|schickt es an die neue adresse|neue adresse]
        [die|meine] {adr} [ist falsch|stimmt nicht|ist veraltet]
        ich habe [die falsche {adr}|eine falsche hausnummer|die alte {adr}] [angegeben|eingegeben]
        das paket geht an meine alte adresse`,
      },
      return_item: {
        do: `
        [{ding}|einen artikel|meine bestellung|etwas|das] [zurückgeben|zurückschicken|zurücksenden|retournieren]
        eine [retoure|rücksendung|rückgabe] [anmelden|machen|veranlassen]`,
        about: `
        [einer rückgabe|einer retoure|der rücksendung|dem rücksendeetikett|dem rückgaberecht|meiner retoure]`,
        say: `
        wie [schicke|gebe|sende] ich {ding} zurück
        [passt nicht|gefällt mir nicht|zu klein], ich will es [zurückgeben|zurückschicken]
        [wie lange|bis wann] kann ich [etwas|] [zurückgeben|zurückschicken]
        [wer zahlt|wohin schicke ich] die [rücksendung|retoure]
        ich brauche ein [retourenetikett|rücksendeetikett|retourenlabel]`,
      },
      exchange_item: {
        do: `
        [{ding}|den erhaltenen artikel|das] [umtauschen|tauschen] [gegen eine andere größe|gegen eine andere farbe|gegen ein neues|]
        [einen umtausch machen|einen ersatz bekommen]`,
        about: `
        [einem umtausch|dem umtausch von {ding}|einem ersatz]`,
        say: `
        [zu klein|zu groß|passt nicht], [kann ich umtauschen|ich brauche eine andere größe|bitte größer umtauschen]
        ich habe [die falsche größe|die falsche farbe] [bekommen|erhalten], [bitte umtauschen|ich möchte tauschen]
        [kaputt|defekt] angekommen, ich [will ein neues|brauche ersatz]
        wie [geht|funktioniert] [ein umtausch|der umtausch]`,
      },
      get_refund: {
        do: `
        [eine|meine|die] {ers} [beantragen|bekommen|anfordern|verlangen|erhalten]
        [mein geld|das geld|den betrag] [zurückbekommen|zurückfordern|erstattet bekommen|zurück haben]`,
        about: `
        [einer erstattung|einer rückerstattung|dem antrag auf erstattung]`,
        say: `
        [ich will|gebt mir|geben sie mir|ich verlange|ich möchte] [mein geld zurück|eine erstattung|mein geld wieder]
        [erstattet|erstatten sie] mir [das geld|den kaufpreis|die bestellung]
        [kaputt|nie angekommen|funktioniert nicht], ich will mein geld zurück`,
      },
      track_refund: {
        do: `
        [den status|den stand] meiner [erstattung|rückerstattung] [sehen|prüfen|wissen|verfolgen]
        [meine erstattung|die rückerstattung] [verfolgen|nachverfolgen|prüfen]`,
        about: `
        [dem status meiner erstattung|dem stand der rückerstattung|meiner ausstehenden erstattung|meiner rückerstattung]`,
        say: `
        [wo ist|wo bleibt|wann kommt|wann bekomme ich|was ist mit] [meine erstattung|mein geld|meine rückerstattung|der rückerstattung]
        [ich warte noch auf|ich habe noch nicht erhalten:] [meine erstattung|mein geld zurück|die rückerstattung]
        meine erstattung [ist noch nicht da|kommt nicht|fehlt]
        zurückgeschickt [vor zwei wochen|] und [noch kein geld|keine erstattung]`,
      },
      check_refund_policy: {
        do: `
        [die erstattungsrichtlinien|die rückerstattungsbedingungen|ihre erstattungspolitik|die bedingungen für eine erstattung] [sehen|lesen|prüfen|wissen]`,
        about: `
        [den erstattungsrichtlinien|den rückerstattungsbedingungen|der erstattungsrichtlinie|der geld-zurück-garantie]`,
        say: `
        [wie sind|was sind] [die|ihre|eure] [erstattungsrichtlinien|rückerstattungsbedingungen|erstattungsregeln]
        [in welchen fällen|wann|unter welchen bedingungen] [bekomme ich mein geld zurück|gibt es eine erstattung|erstattet ihr]
        [gibt es|habt ihr] eine geld-zurück-garantie
        [erstattet ihr|erstatten sie] [grundsätzlich|auch versandkosten|reduzierte ware]`,
      },
      check_cancellation_fee: {
        do: `
        [die stornogebühr|die stornierungsgebühren|die stornokosten|die kündigungsgebühr] [sehen|prüfen|wissen|erfahren]
        [wissen|erfahren] was eine stornierung kostet`,
        about: `
        [der stornogebühr|den stornokosten|den stornierungsgebühren|der gebühr für vorzeitige kündigung]`,
        say: `
        [was kostet|wie viel kostet|kostet|wie teuer ist] [eine stornierung|das stornieren|der storno|die vorzeitige kündigung]
        [gibt es|fallen an|verlangt ihr|wie hoch ist die] [eine stornogebühr|stornogebühren|stornierungsgebühr]
        [muss ich|soll ich] [etwas bezahlen|zahlen] wenn ich storniere
        [kostenlos|gratis] stornieren möglich`,
      },
      payment_methods: {
        do: `
        [die zahlungsarten|die zahlungsmöglichkeiten|die zahlungsmethoden] [sehen|wissen|prüfen]
        [mit|per|auf] {pay} [bezahlen|zahlen]`,
        about: `
        [den zahlungsarten|den zahlungsmethoden|den zahlungsmöglichkeiten|der zahlung per {pay}]`,
        say: `
        welche [zahlungsarten|zahlungsmethoden|zahlungsmöglichkeiten|karten] [gibt es|akzeptiert ihr|nehmen sie|bieten sie an|]
        [kann ich|kann man|geht es] [mit|per|auf] {pay} [zahlen|bezahlen]
        [akzeptiert ihr|nehmt ihr|nehmen sie] {pay}
        wie kann ich [bezahlen|zahlen]
        kann ich [später|in raten|bei lieferung] zahlen`,
      },
      payment_issue: {
        do: `
        [ein zahlungsproblem|ein problem mit der zahlung|einen fehler bei der zahlung|probleme mit der bezahlung] [melden|lösen|klären]`,
        about: `
        [einem zahlungsproblem|einem problem mit der zahlung|der fehlgeschlagenen zahlung|einer doppelten abbuchung|zahlungsproblemen]
        [problem|probleme|fehler] [bei|mit] der [zahlung|bezahlung]`,
        say: `
        [meine zahlung|die zahlung|meine karte|paypal] [funktioniert nicht|wurde abgelehnt|schlägt fehl|geht nicht durch|wird nicht akzeptiert]
        ich kann nicht [bezahlen|zahlen|mit karte zahlen]
        [mir wurde|ihr habt|es wurde] [doppelt|zweimal|zu viel|der falsche betrag] abgebucht
        [fehler|problem|fehlermeldung] beim [bezahlen|zahlen]
        [doppelte|unbekannte] abbuchung auf meinem konto`,
      },
      get_invoice: {
        do: `
        [meine|die|eine] [rechnung|rechnungen|rechnungskopie|quittung] [bekommen|herunterladen|erhalten|anfordern|ausdrucken|runterladen] [für meine bestellung|]`,
        about: `
        [dem herunterladen meiner rechnung|einer rechnungskopie|dem erhalt der rechnung]`,
        say: `
        [schicken sie mir|schickt mir|ich brauche|ich benötige|können sie mir schicken] [die|eine|meine] rechnung [für meine bestellung|]
        ich habe keine rechnung [bekommen|erhalten]
        [könnt ihr|können sie] eine rechnung auf [meine firma|meinen namen] ausstellen
        [rechnung|rechnung als pdf] [herunterladen|bitte]`,
      },
      check_invoice: {
        do: `
        [meine|die|meine letzten|alte] [rechnung|rechnungen] [ansehen|prüfen|einsehen|anschauen|finden|überprüfen|kontrollieren]`,
        about: `
        [meinen rechnungen|dem ansehen meiner rechnungen|dem inhalt meiner rechnung|alten rechnungen]`,
        say: `
        wo [sehe ich|finde ich|sind] meine rechnungen
        [zeigen sie mir|zeig mir] [meine rechnungen|die letzte rechnung]
        stimmt meine rechnung
        was steht auf meiner rechnung`,
      },
      create_account: {
        do: `
        [ein|ein neues|einen] {konto} [erstellen|eröffnen|anlegen|einrichten|aufmachen]
        [mich registrieren|kunde werden|mitglied werden|mich anmelden als neukunde]`,
        about: `
        [der eröffnung eines kontos|dem erstellen eines kontos|einem neuen konto|der kontoeröffnung]`,
        say: `
        [wie registriere ich mich|wie eröffne ich ein konto|wie melde ich mich neu an]
        ich habe [noch kein|kein] konto [und möchte eins|wie bekomme ich eins]
        brauche ich ein konto [zum bestellen|um zu bestellen]
        [konto|account] [erstellen|eröffnen|anlegen]`,
      },
      edit_account: {
        do: `
        [meine daten|meinen namen|meine e-mail|meine telefonnummer|mein profil|meine persönlichen daten|die daten in meinem {konto}|meine kontodaten|mein {konto}] [ändern|bearbeiten|aktualisieren|korrigieren|anpassen]`,
        about: `
        [der änderung meiner daten|meinen persönlichen daten|dem bearbeiten meines profils|meinen kontodaten]`,
        say: `
        [mein name|meine telefonnummer|meine e-mail] [ist falsch|hat sich geändert|stimmt nicht]
        ich habe [eine neue e-mail|eine neue nummer|geheiratet und einen neuen namen]
        wo [ändere|bearbeite] ich meine [daten|angaben]
        fehler in meinem profil`,
      },
      switch_account: {
        do: `
        [das konto|den account|den kontotyp|das profil|zwischen konten|den benutzer] wechseln
        [zu einem anderen konto|zum {typ}-konto|zu einem {typ}-konto|auf ein anderes konto] wechseln
        [ein anderes konto|das {typ}-konto|mein anderes konto] [nutzen|verwenden|benutzen]
        [mein konto auf {typ}|auf das {typ}-konto] [upgraden|umstellen]`,
        about: `
        [dem kontowechsel|dem wechsel zum {typ}-konto|dem wechsel des kontotyps]`,
        say: `
        ich will [das|ein] {typ}-konto statt [des|meines] {typ}-kontos
        wie wechsle ich [das konto|zum {typ}-konto|den account]
        [konto|account] wechseln`,
      },
      delete_account: {
        do: `
        [mein|das|dieses] {konto} [löschen|schließen|kündigen|auflösen|entfernen|deaktivieren] [lassen|]
        mich abmelden und [konto löschen|alles löschen]`,
        about: `
        [der löschung meines kontos|der schließung meines kontos|dem löschen meines accounts]`,
        say: `
        [löscht|löschen sie|schließen sie|lösche] [bitte|] mein {konto}
        ich [will|brauche] mein {konto} nicht mehr
        ich will dass mein {konto} gelöscht wird`,
      },
      recover_password: {
        do: `
        [mein|das|ein neues] {pw} [zurücksetzen|wiederherstellen|ändern|zurückbekommen|neu setzen|bekommen]`,
        about: `
        [dem zurücksetzen des passworts|meinem vergessenen passwort|der passwortwiederherstellung|meinem {pw}]`,
        say: `
        ich habe [mein|meine|das] {pw} [vergessen|verloren|verlegt]
        [mein|das] {pw} [funktioniert nicht|geht nicht mehr|ist falsch|wird nicht akzeptiert]
        ich kann mich nicht einloggen [passwort vergessen|]
        [passwort vergessen|passwort zurücksetzen|neues passwort|pin vergessen]
        ich weiß mein {pw} nicht mehr`,
      },
      registration_problems: {
        do: `
        [ein problem|probleme|einen fehler|fehler] [bei der registrierung|mit der registrierung|bei der anmeldung] [melden|lösen|mitteilen]`,
        about: `
        [problemen bei der registrierung|einem registrierungsfehler|einem problem mit der registrierung|der fehlgeschlagenen registrierung]
        [problem|probleme|fehler] [bei der|mit der] [registrierung|kontoerstellung]`,
        say: `
        ich kann [mich nicht registrieren|kein konto erstellen|die registrierung nicht abschließen|kein konto anlegen]
        [fehler|fehlermeldung] [beim registrieren|bei der registrierung|beim anlegen meines kontos]
        [das registrierungsformular|die registrierung] [funktioniert nicht|geht nicht|bricht ab]
        die [bestätigungsmail|aktivierungsmail] kommt nicht
        es heißt meine e-mail ist schon registriert`,
      },
      newsletter_subscription: {
        do: `
        [den newsletter|euren newsletter|ihren newsletter|die werbemails] [abonnieren|abbestellen|kündigen|bekommen|nicht mehr bekommen|abmelden]
        mich [vom|für den|beim] newsletter [abmelden|anmelden|austragen]`,
        about: `
        [dem newsletter|dem newsletter-abo|der newsletter-abmeldung|eurem newsletter]`,
        say: `
        [keine|keine weiteren|stoppt die] [newsletter|werbemails|werbung] [mehr|bitte]
        [habt ihr|gibt es] einen newsletter
        nehmt mich vom verteiler
        newsletter [abbestellen|abonnieren|abmelden|anmelden]`,
      },
      product_question: {
        say: `
        ist {dingn} [wasserdicht|aus leder|waschbar|spülmaschinenfest|kompatibel mit dem iphone|robust|aus baumwolle]
        aus welchem [material|stoff] ist {dingn}
        [wie groß|wie schwer|wie teuer|wie lang|wie laut] ist {dingn}
        [was kostet|was wiegt|welche maße hat|wie lange hält der akku von] {dingn}
        hat {dingn} [taschen|batterien|ein ladegerät|garantie|bluetooth]
        wie [benutzt|wäscht|montiert|reinigt] man {ding}
        [kann ich|darf man] {ding} in [die spülmaschine|die waschmaschine|die mikrowelle] tun
        welche größe [brauche ich|soll ich nehmen]
        was ist der unterschied zwischen den beiden modellen`,
      },
      stock_question: {
        say: `
        [ist|gibt es] {dingn} [auf lager|lieferbar|noch verfügbar|in größe m|in rot|ausverkauft|vorrätig]
        [habt ihr|haben sie] {ding} [auf lager|in blau|in größe m|noch|]
        wann [ist {dingn} wieder verfügbar|kommt {dingn} wieder|wieder auf lager]
        wie viele [sind noch da|habt ihr noch]
        [verkauft ihr|führt ihr|habt ihr] [rucksäcke|lampen|decken|kopfhörer]`,
      },
      recommendation: {
        say: `
        [was|welche|welchen] [empfehlt ihr|empfehlen sie|würden sie nehmen|soll ich nehmen|ist besser] [als geschenk|für die berge|für meine mutter|]
        ich suche [ein geschenk|etwas|einen guten rucksack|{ding}] für [meinen vater|einen geburtstag|regen|reisen]
        [helft mir beim aussuchen|könnt ihr mir etwas empfehlen|ich kann mich nicht entscheiden|was würdet ihr kaufen] 
        [geschenkideen|eine empfehlung|tipps] [für weihnachten|für einen freund|bitte]
        welches ist euer [bestes produkt|meistverkaufter artikel]`,
      },
      discount_question: {
        say: `
        [gibt es|habt ihr|haben sie] [einen rabatt|rabatte|einen gutschein|rabattcodes|angebote|einen sale|aktionen] [für studenten|gerade|]
        mein [gutschein|rabattcode|code] [funktioniert nicht|geht nicht|wird nicht akzeptiert]
        wo [gebe ich|löse ich] [den gutscheincode|den rabattcode] ein
        wann [ist der nächste sale|beginnt der schlussverkauf]
        [bekomme ich|kann ich bekommen] [rabatt|einen besseren preis]
        ist {dingn} [im angebot|reduziert]`,
      },
      store_hours: {
        say: `
        [wann|bis wann|um wie viel uhr] [habt ihr auf|öffnet der laden|schließt das geschäft|haben sie geöffnet|macht ihr auf]
        [wie sind|was sind] [eure|ihre|die] [öffnungszeiten|geschäftszeiten]
        [habt ihr|ist der laden|haben sie] [heute|am sonntag|morgen|an feiertagen] [offen|geöffnet]
        [öffnungszeiten|ladenöffnungszeiten]
        [habt ihr|wo ist euer] [einen laden|ladengeschäft|geschäft|eine filiale]`,
      },
      complaint: {
        do: `
        [eine beschwerde|eine reklamation|eine verbraucherbeschwerde] [einreichen|einlegen|machen|aufgeben]
        mich [über den service|über die lieferung|über ein produkt|über ihre firma|] beschweren`,
        about: `
        [einer beschwerde|einer reklamation|meiner beschwerde] [gegen ihr unternehmen|]`,
        say: `
        ich bin [sehr|total|] [unzufrieden|enttäuscht|sauer|verärgert|wütend] [mit dem service|mit euch|mit meiner bestellung|vom produkt]
        [das ist|euer service ist|was für] [eine frechheit|unverschämt|inakzeptabel|scheiße|der letzte dreck|eine katastrophe|unter aller sau]
        [es kam|das paket kam] [kaputt|beschädigt|unvollständig|zerbrochen] [an|]
        {dingn} ist [kaputt|defekt|beschädigt|nach zwei tagen kaputt gegangen]
        niemand [antwortet|hilft mir|meldet sich]
        ihr seid [betrüger|abzocker|verbrecher|unfähig]`,
      },
      review: {
        do: `
        [eine bewertung|eine rezension|feedback|meine meinung|einen kommentar] [abgeben|schreiben|hinterlassen|geben]
        [den laden|ein produkt|meinen einkauf|euren service] bewerten`,
        about: `
        [einer bewertung|dem schreiben einer rezension|meiner meinung]`,
        say: `
        ich liebe {ding} [und will das sagen|]
        wo kann ich [eine bewertung|feedback|meine meinung] [schreiben|abgeben]
        ich habe einen verbesserungsvorschlag
        ich bin sehr zufrieden mit [meinem kauf|dem service]`,
      },
      contact_customer_service: {
        do: `
        {serv} [kontaktieren|erreichen|anrufen|anschreiben]
        [die telefonnummer|die e-mail|die servicezeiten] vom kundenservice [bekommen|wissen|finden]`,
        about: `
        [der telefonnummer vom kundenservice|den servicezeiten|dem kontakt zum kundendienst|dem kundenservice]`,
        say: `
        [wie ist|was ist|geben sie mir] [eure|ihre|die] [telefonnummer|servicenummer|e-mail-adresse|hotline]
        [wann|zu welchen zeiten] [ist der kundenservice|erreiche ich den kundenservice] [erreichbar|da|]
        wie [erreiche|kontaktiere] ich [euch|sie|{serv}]
        welche nummer soll ich anrufen`,
      },
      contact_human_agent: {
        do: `
        mit {per} [sprechen|reden|chatten|verbunden werden|telefonieren]`,
        about: `dem gespräch mit {per}`,
        say: `
        [verbinden sie mich|verbinde mich] mit {per}
        ich [will|möchte|muss] mit {per} [sprechen|reden]
        ich will nicht mit [einem bot|einer maschine|einem roboter] [reden|sprechen]
        [mensch|mitarbeiter|agent|echte person] [bitte|]
        ist da jemand [echtes|mit dem ich reden kann]`,
      },
      greeting: {
        say: `
        [hallo|hi|guten tag|guten morgen|guten abend|moin|servus|grüß gott|hey|hallöchen|hallo zusammen|wie geht es dir|wie gehts|hallo wie geht es ihnen|na|tag|grüezi|ist da jemand|schönen guten tag]`,
      },
      thanks: {
        say: `
        [danke|vielen dank|danke schön|herzlichen dank|dankeschön|danke für die hilfe|super danke|ok danke|perfekt danke|besten dank|tausend dank|danke dir|das hat geholfen|alles klar danke|sehr nett danke]`,
      },
      goodbye: {
        say: `
        [tschüss|auf wiedersehen|bis bald|bis später|ciao|gute nacht|schönen tag noch|bis morgen|das war alles|das wars|nichts weiter|tschau|schönen abend noch|mach's gut|bis dann|ade]`,
      },
      bot_question: {
        say: `
        [bist du|sind sie] [ein bot|ein roboter|ein mensch|eine echte person|eine maschine|eine ki|echt]
        [rede ich|spreche ich] [mit einem bot|mit einem menschen|mit einer maschine]
        [wie heißt du|wer bist du|wie ist dein name|was bist du]`,
      },
      capabilities: {
        say: `
        [was kannst du|was können sie|wobei kannst du helfen|was kann ich dich fragen|hilfe|ich brauche hilfe|ich habe eine frage|können sie mir helfen|ich habe ein problem|eine frage|wie kannst du mir helfen]`,
      },
      out_of_scope: {
        do: `
        [einen flug|ein hotel|einen tisch|einen mietwagen] [buchen|reservieren|absagen|suchen]
        [musik|ein lied|radio] [hören|abspielen]
        geld [überweisen|abheben|einzahlen] [an meinen bruder|am automaten|bei der bank|]
        [reis|einen kuchen|nudeln|hähnchen] [kochen|backen|zubereiten]
        [das wetter wissen|die uhrzeit wissen|englisch lernen|abnehmen|mein auto reparieren|hausaufgaben machen|einen film sehen|meine mutter anrufen]
        [einen wecker stellen|das licht ausmachen|einen satz übersetzen|in aktien investieren|den strom bezahlen|einen kredit aufnehmen|meine bankkarte sperren]`,
        say: `
        [wie wird das wetter|regnet es|wie warm ist es|scheint die sonne] [heute|morgen|in Berlin|am wochenende|]
        [erzähl mir|sag mir] [einen witz|eine geschichte|ein rätsel|etwas lustiges]
        [schreib|schreibe mir] [ein gedicht|ein lied|einen brief an meinen chef|einen aufsatz]
        [buche|such mir|reserviere] [einen flug|ein hotel|einen tisch|ein taxi] [nach Rom|für zwei|für heute abend|]
        [wer|wann] [ist präsident von|hat gewonnen|hat erfunden|wurde geboren] [Frankreich|das spiel|das telefon|Goethe|die bundesliga]
        was ist die hauptstadt von [Spanien|Peru|Japan]
        was ist [zwölf mal zwölf|#num plus #num|die wurzel aus #num]
        [spiel|spiele] [musik|ein lied|meine playlist|rock]
        [stell einen wecker|stell einen timer|erinnere mich an den anruf|weck mich] [um sieben|auf #num minuten|morgen|]
        [wie spät ist es|welcher tag ist heute|wie viel uhr ist es in Tokio]
        [übersetze|wie sagt man] [hallo|hund|gute nacht|danke] [auf englisch|auf spanisch|ins französische]
        [wie koche ich|wie macht man|rezept für|zutaten für] [nudeln|einen kuchen|reis|pfannkuchen]
        [was soll ich heute essen|empfiehl mir einen film|empfiehl mir ein restaurant|welche serie soll ich schauen]
        [überweise geld|wie viel geld habe ich|wie ist mein kontostand] [an meinen bruder|bei der bank|]
        [sperre|ich habe verloren|mir wurde gestohlen] meine [bankkarte|ec-karte von der bank|kreditkarte der bank]
        [mach das licht an|mach die heizung aus|lauter|stell den fernseher aus]
        [ruf meine mutter an|schick Hans eine nachricht|ruf ein taxi]
        [wie ist der verkehr|wie komme ich zum flughafen|wie weit ist es nach München|wo bin ich]
        [wann geht mein flug|brauche ich ein visum für Japan|mein koffer ist am flughafen verloren]
        [wie viele kalorien hat|ist gesund] [eine banane|schokolade|brot]
        [soll ich|lohnt sich] [bitcoin kaufen|aktien kaufen]
        [wie alt bist du|woher kommst du|ich liebe dich|was sind deine hobbys|hast du haustiere|wer hat dich gemacht]
        [was ist der sinn des lebens|was hältst du von politik|gibt es gott]
        [mein auto springt nicht an|ölwechsel beim auto|reifendruck]
        [mach meine hausaufgaben|hilf mir bei den hausaufgaben|was bedeutet serendipität|definiere demokratie]
        [wirf eine münze|würfle|wähle eine zahl]
        [ich habe fieber|ich habe kopfschmerzen|was hilft gegen grippe]
        [kündige mein netflix|meine amazon bestellung|mein spotify konto]`,
      },
    },
  ],
};
