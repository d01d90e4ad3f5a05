import type { Alarms } from './alarm.ts';

export const alarmsDe: Alarms = {
  lists: {
    thing:
      'Wasserkocher|Lampe|Ladegerät|Akku|Decke|Kerze|Mixer|Pfanne|Leiter|Stuhl|Fahrrad|Roller|Spielzeug|Kette|Creme|Shampoo|Tee|Riegel|Parfum|Föhn|Bohrer|Messer|Glas|Regal|Kindersitz|Toaster|Heizung|Kopfhörer|Produkt|Artikel|Ding|Teil',
    kin: 'Sohn|Tochter|Kind|Baby|Mann|Frau|Mutter|Vater|Oma|Hund|Katze|Freundin|Freund|Kleine|Kleiner',
    body: 'Hand|Finger|Arm|Bein|Fuß|Gesicht|Auge|Lippe|Hals|Rücken|Haut|Kopf',
    you: 'ihr|sie|euer Laden|ihr Service|eure Firma|euer Support|ihr da|die ganze Truppe',
    day: 'heute|bis Freitag|bis morgen|diese Woche|binnen 48 Stunden|bis Montag',
  },
  health: `
    [der|die|das|mein|meine|euer] {thing} [hat Feuer gefangen|ist explodiert|ist in Flammen aufgegangen|fing an zu brennen|hat gequalmt|raucht|sprüht Funken|ist geschmolzen|hat fast die Küche abgefackelt|hat einen Brand ausgelöst|stinkt verschmort]
    [aus dem|im] {thing} [kam Rauch|kam schwarzer Qualm|waren Funken|sah ich Flammen|kam eine Stichflamme]
    [ich habe|mein {kin} hat|hab] [einen Stromschlag|einen Schlag|eine gewischt] [bekommen|gekriegt] [am|vom|von dem] {thing}
    [ich habe|mein {kin} hat|hab] [mich|sich|mir|mir den|sich die] {body} [am|an dem|mit dem|wegen dem] {thing} [verbrannt|geschnitten|verletzt|verbrüht|gebrochen|gequetscht|aufgeschnitten]
    [mein|unser|meine] {kin} [hat ein Teil vom {thing} verschluckt|hat sich am {thing} verschluckt|wäre fast erstickt|hat die Batterie verschluckt|erbricht sich seit dem {thing}|liegt im Krankenhaus wegen dem {thing}|bekam keine Luft mehr|musste in die Notaufnahme|hat vom {thing} getrunken|hat überall Quaddeln]
    [nach dem Essen|nach dem Auftragen|seit ich den {thing} benutze|vom {thing}|wegen eurem {thing}] [habe ich Ausschlag|ist mir schlecht geworden|musste ich ins Krankenhaus|ist meine {body} geschwollen|habe ich Blasen|bekam ich keine Luft|brennt meine {body}|musste ich mich übergeben]
    [allergische|starke|heftige] Reaktion [auf|durch|nach] [den|die|euren] {thing}
    [der|die|das] {thing} [ist gebrochen und ich bin gestürzt|ist umgefallen und hat mein {kin} verletzt|ist zersplittert und ich blute|hat mir die {body} aufgeschnitten|hat mir die {body} verätzt|ist lebensgefährlich|ist brandgefährlich|hat uns fast umgebracht]
    [ich blute|es blutet stark|ich bin verletzt|mein {kin} ist verletzt|wir waren beim Arzt|der Notarzt war da] [wegen eurem {thing}|durch den {thing}|am {thing}]
    [Glasscherben|Schimmel|ein Metallstück|eine Nadel] [im|in dem] [Essen|Tee|Riegel|Getränk] [und ich habe davon gegessen|und mein {kin} hat es geschluckt|gefunden]
    ist das giftig, mein {kin} hat [davon getrunken|es verschluckt|daran geleckt]`,
  danger: `
    [ohne mich|allen] [ginge es allen besser|ginge es besser ohne mich]
    [ich kann|ich will] [nicht mehr weiterleben|nicht mehr aufwachen|so nicht mehr leben], [ich habe tabletten hier|es hat keinen sinn mehr|niemand würde mich vermissen]
    ich [will nicht mehr leben|will sterben|bringe mich um|mache Schluss mit allem|tue mir etwas an|kann nicht mehr und will tot sein|habe zu viele Tabletten genommen|denke an Selbstmord|ritze mich wieder]
    [mein Leben|alles] [ist vorbei|hat keinen Sinn mehr|ist nichts mehr wert] [, ich will nicht mehr|, ich möchte sterben|]
    [der|euer] [Fahrer|Bote|Zusteller|Techniker] hat [mich|meine {kin}] [angegriffen|geschlagen|bedroht|angefasst|belästigt|gestoßen]
    [mein Ex|jemand|ein Mann] [bedroht mich|verfolgt mich|schlägt mich|will mich umbringen|stalkt mich]
    ich habe Angst um [mein Leben|meine Sicherheit|meine Kinder]`,
  fraud: `
    [jemand|ein Fremder|irgendwer|ein Betrüger|ein Hacker] hat [mein Konto gehackt|meine Karte benutzt|mit meiner Karte bestellt|auf meinen Namen bestellt|meine Daten gestohlen|sich in mein Konto eingeloggt|meine Identität gestohlen|mein Passwort geändert]
    [mein Konto|mein Account|mein Profil] [wurde gehackt|wurde übernommen|wird von Fremden benutzt|ist gekapert worden]
    [da ist|ich sehe|es gibt] eine [Bestellung|Abbuchung|Zahlung|Rechnung] [die ich nie gemacht habe|die nicht von mir ist|von der ich nichts weiß|die ich nicht kenne], [wer war das|das ist Betrug|jemand missbraucht meine Daten|]
    ich [habe hier nie etwas bestellt|war nie Kunde bei euch|habe das nie gekauft], [aber es wurde abgebucht|trotzdem kam eine Mahnung|und bekomme eine Rechnung|das ist Identitätsdiebstahl]
    ich [wurde|bin] [betrogen worden|Opfer von Betrug|auf Betrüger hereingefallen|abgezockt worden|auf Phishing reingefallen]
    [jemand gibt sich als euer Support aus|ich bekam einen Anruf angeblich von euch|eine Mail in eurem Namen will meine Kartendaten|es gibt einen Fakeshop mit eurem Namen]
    [unbekannte|unbefugte|fremde] [Abbuchung|Bestellung|Zahlung|Anmeldung] [auf meinem Konto|mit meiner Karte|in meinem Namen]
    [meine Karte|mein Geldbeutel|mein Handy] wurde gestohlen und [jemand kauft damit bei euch ein|es wurde damit bestellt]`,
  legal: `
    [ihr hört|sie hören|sie werden hören] von [meinem Anwalt|meiner Rechtsschutzversicherung|meinem Rechtsbeistand]
    ich [werde|muss|gehe] [klagen|sie verklagen|euch anzeigen|vor Gericht gehen|rechtliche Schritte einleiten|einen Anwalt einschalten|Anzeige erstatten|zur Polizei gehen|den Rechtsweg gehen]
    [das ist|was ihr macht ist] [strafbar|Betrug am Kunden|Unterschlagung|gegen das Gesetz|Vertragsbruch|Diebstahl|rechtswidrig] [und ich werde das verfolgen|, wir sehen uns vor Gericht|, ich kenne meine Rechte|]
    ich [melde|werde melden|melde euch] [das|euch|] [dem Verbraucherschutz|der Verbraucherzentrale|der Polizei|der Behörde|dem Ordnungsamt|der Schlichtungsstelle|der Gewerbeaufsicht|der Presse]
    [ich lasse|ich werde|meine Bank wird] [die Zahlung zurückbuchen|das Geld zurückholen lassen|bei paypal einen Fall eröffnen|die Abbuchung anfechten|die Lastschrift platzen lassen]
    [sonst|ansonsten|wenn {day} nichts passiert] [geht das an meinen Anwalt|poste ich das überall|gehe ich an die Öffentlichkeit|sehen wir uns vor Gericht|schalte ich die Presse ein|erstatte ich Anzeige|mache ich das auf Social Media öffentlich|hole ich mir das Geld über die Bank]
    [ich setze euch eine letzte Frist|letzte Frist|das ist die letzte Mahnung|letzte Warnung] [{day}|, dann Anwalt|, danach Klage|bevor ich klage]
    ich [fordere|verlange|will] [Schadensersatz|Schmerzensgeld|Entschädigung]
    [ganz tiktok|die Zeitung|das ganze Internet|jeder] [wird davon erfahren|soll das lesen|wird gewarnt]`,
  discrimination: `
    [euer|der|ein] [Fahrer|Mitarbeiter|Kollege] [war rassistisch|hat mich rassistisch beleidigt|hat sich über meine Behinderung lustig gemacht|hat mich wegen meines Kopftuchs beleidigt|hat mich sexistisch angemacht]
    ich [wurde|fühle mich] diskriminiert`,
  anger: `
    ihr [kriegt|bekommt|schafft] [auch gar nichts|nicht mal das|überhaupt nichts] [hin|gebacken|auf die reihe], [mir reichts|unfassbar|ich hab die schnauze voll]
    [wollt ihr mich verarschen|verarscht ihr mich|ihr habt sie doch nicht alle|ihr spinnt doch|ihr seid das Letzte|ihr Lügner|ihr Betrüger|ihr Idioten|Saftladen|Drecksladen|unverschämte Bande|ihr seid so unfähig|schämt euch|ihr könnt mich mal|so ein Sauhaufen] [, es reicht|, wo bleibt mein Geld|, nie wieder|]
    [ich bin|bin] [stinksauer|auf hundertachtzig|kurz vorm Platzen|mit meiner Geduld am Ende|so wütend|fassungslos über euch|bedient|auf der Palme]
    [ich habe|hab] [die Nase voll|die Schnauze voll|genug von euch|keine Lust mehr auf eure Lügen|den Kanal voll]
    [ich wurde|ihr habt mich|man hat mich] [angelogen|belogen|für dumm verkauft|hingehalten|verarscht|abgewimmelt|von einem zum anderen geschickt]
    [das ist das|zum|jetzt schon das] [dritte|vierte|fünfte|zehnte|x-te] Mal dass ich [frage|schreibe|das erkläre|mich melde|euch hinterherlaufe] [und nichts passiert|]
    [wie oft|wie oft denn] [soll ich noch|muss ich noch|noch] [fragen|schreiben|betteln|das erklären|warten]
    [was für ein|so ein|das ist ein] [Saftladen|Witzverein|Kasperltheater|Chaotenladen|Armutszeugnis|Zirkus|Schweinerei|schlechter Scherz]
    [es reicht|mir reichts|jetzt reicht es|das Maß ist voll|schluss jetzt] [, ich will mein Geld|mit euch|endgültig|, gebt mir mein Geld zurück|]
    [frechheit|unverschämt|eine bodenlose Frechheit|unfassbar|eine Unverschämtheit], [wie ihr mit Kunden umgeht|so etwas habe ich noch nie erlebt|schämt euch|was ihr euch erlaubt]
    [schlechtester|mieseste|unfähigste] [Laden|Service|Kundendienst|Firma] [aller Zeiten|den ich je erlebt habe|überhaupt]`,
  person: `
    [gibt es bei euch|ist da|sitzt da] [auch|] [ein echter Mensch|jemand aus Fleisch und Blut|jemand vom Team|wer Richtiges] [mit dem ich das klären kann|der mir hilft|]
    [kann|könnte] [das bitte|bitte|] [ein Kollege|jemand von euch|ein Mitarbeiter|ein Mensch|euer Chef] [übernehmen|draufschauen|sich bei mir melden|mich zurückrufen]
    [ich will|ich möchte|lieber] [nicht mit einer Maschine|nicht mit einem Bot|keinen Automaten], [sondern mit einem Menschen reden|einen Menschen bitte]`,
  ordinary: `
    [habt ihr|gibt es|verkauft ihr|ich suche|was kostet] [ein|eine|einen|] [Feuerlöscher|Rauchmelder|Erste-Hilfe-Kasten|Feuerschale|Anwaltskostüm|Polizeikostüm|Krimi|Mörderspiel|Totenkopfring|Giftpflanze|Räucherlachs|Schocker|Knallbonbon|Angry Birds Figur|Brandsalbe]
    [ist|wird] [der|die|das] {thing} [heiß|sicher für Kinder|giftig für Katzen|feuerfest|spülmaschinenfest|frei von Nickel|für Allergiker geeignet]
    was [passiert|mache ich] wenn [mein Paket gestohlen wird|der {thing} kaputt geht|ich meine Karte verliere|ich nicht zufrieden bin]
    [der|die|das|mein] {thing} [ist kaputt|ging kaputt|kam kaputt an|hat einen Riss|funktioniert nicht|ist zu heiß|riecht komisch|ist undicht] [, kann ich ihn zurückgeben|, was nun|, ich hätte gern Ersatz|]
    [meine Zahlung ging nicht durch|es wurde doppelt abgebucht|meine Karte wurde abgelehnt|der Betrag stimmt nicht], [könnt ihr das prüfen|was soll ich tun|bitte um Hilfe]
    [verdammt|scheiße|krass|mega|geil], [ist der {thing} schön|das ging schnell|ich liebe den {thing}]
    [mein Anwalt|ein Polizist|meine Ärztin|der Richter] [hat euch empfohlen|braucht einen {thing}|ist ein Freund und will einen {thing}]
    [ich bin Anwalt|ich bin Journalist|ich arbeite bei der Polizei] und [suche einen {thing}|brauche eine Rechnung]
    [gestern war ich sauer|ich war wütend|sorry ich war unfreundlich], [aber alles ist gelöst|jetzt ist alles gut|danke für die Hilfe]
    [mein Paket|die Bestellung|meine Lieferung] [ist nicht da|kommt zu spät|ist verloren gegangen|wurde beim Nachbarn abgegeben|ist beschädigt] [, bitte prüfen|, wo ist es|]
    ich [bin enttäuscht|bin etwas verärgert|bin unzufrieden|möchte mich beschweren|will eine Beschwerde einreichen] [über die Lieferung|mit dem {thing}|]
    [ist euer Shop|seid ihr|ist die Seite] [seriös|echt|sicher|vertrauenswürdig]
    mein {kin} [ist krank|liegt im Krankenhaus|hat Geburtstag], [kann ich die Lieferung verschieben|ich suche ein Geschenk|könnt ihr schneller liefern]
    [ich warte schon lange|ich habe gestern geschrieben|nochmal ich], [wo ist mein Paket|gibt es Neues|wann kommt der {thing}]
    [ich sterbe vor Neugier|der {thing} ist der Hammer|zum Sterben schön|haha ihr bringt mich um mit euren Rabatten]
    [und|aber|also|] [wann kommt es|wo ist es|was kostet das|und das andere|in blau|und nach Österreich|warum ist es noch nicht da|immer noch nicht da|was für einen {thing} habt ihr]`,
};
