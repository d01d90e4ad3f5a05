import { actionsDe } from './actions-de.ts';
import { ordersDe } from './orders-de.ts';
import { problemsDe } from './problems-de.ts';
import { or } from './lists.ts';
import { shoppingDe } from './shopping-de.ts';
import type { Texts } from './texts.ts';

const next = 'Jemand aus unserem Team liest diesen Chat und antwortet Ihnen hier.';
/** "in Schwarz, L" */
const inVersion = (which: string) => which && ` in ${which}`;

export const de: Texts = {
  greeting: (shop) => `Hallo! Ich bin der KI-Assistent von ${shop}. Fragen Sie mich zu Produkten, Bestellungen, Lieferung oder Rückgabe.`,
  here: 'Ich bin da! Was kann ich für Sie tun?',
  thanks: 'Sehr gern! Kann ich Ihnen sonst noch helfen?',
  goodbye: 'Danke für Ihre Nachricht und einen schönen Tag!',
  automated: (shop) =>
    `Ich bin der KI-Assistent von ${shop}, kein Mensch. Ich antworte auf Grundlage unserer Hilfeseiten, Produkte und Bestellungen und hole auf Wunsch jederzeit jemanden aus dem Team dazu.`,
  automatedAgain: (shop) => `Hier ist wieder der KI-Assistent von ${shop}.`,
  abilities: () =>
    'Ich beantworte Fragen zu Produkten, Verfügbarkeit, Lieferung, Erstattung und Zahlung. Außerdem kann ich Ihre Bestellung prüfen, ändern oder stornieren und eine Rückgabe oder einen Umtausch anmelden. Bei allem anderen hole ich jemanden aus dem Team dazu. Was kann ich für Sie tun?',
  outOfScope: (shop) =>
    `Ich kann Ihnen nur rund um ${shop} helfen: Produkte, Bestellungen, Lieferung, Rückgabe und Zahlung. Was kann ich für Sie tun?`,
  offerPerson: 'Dabei kann ich leider nicht helfen, unser Team aber schon. Soll ich jemanden dazuholen?',
  offerPersonHere: 'Soll ich jemanden aus dem Team in diesen Chat holen?',
  personAnyTime: 'Wenn Sie lieber mit einem Menschen sprechen, sagen Sie einfach Bescheid. Dann hole ich jemanden aus dem Team dazu.',
  fileOnly: 'Dateien kann ich nicht öffnen, unser Team aber schon. Worum geht es in Ihrer Datei, und zu welcher Bestellung gehört sie?',
  refusedIntent: 'Alles klar, dann lasse ich das so. Was möchten Sie stattdessen?',
  neverMind: 'Kein Problem! Kann ich Ihnen sonst noch helfen?',

  whichIntent: (detectedIntents) => `Damit ich Sie richtig verstehe: Geht es um ${or(detectedIntents, 'de')}?`,
  otherWords: 'Das habe ich leider nicht verstanden. Geht es um eine Bestellung oder um ein Produkt?',
  noSource:
    'Dazu habe ich auf unseren Hilfeseiten nichts gefunden. Können Sie es anders formulieren? Sonst hole ich jemanden aus dem Team dazu.',
  alsoSaw: (detectedIntents) =>
    detectedIntents.length > 1
      ? `Außerdem ging es Ihnen um ${new Intl.ListFormat('de').format(detectedIntents)}. Soll ich mit dem Ersten anfangen?`
      : `Außerdem ging es Ihnen um ${detectedIntents.join('')}. Soll ich damit weitermachen?`,
  afterThis: (detected) => `Außerdem ging es Ihnen um ${detected}. Das machen wir gleich danach:`,
  // In the accusative, as after "Geht es um …".
  intentName: {
    place_order: 'eine neue Bestellung',
    cancel_order: 'die Stornierung einer Bestellung',
    change_order: 'die Änderung einer Bestellung',
    track_order: 'den Stand einer Bestellung',
    delivery_options: 'die Versandarten',
    delivery_period: 'die Lieferzeit',
    set_shipping_address: 'eine neue Lieferadresse',
    change_shipping_address: 'die Änderung einer Lieferadresse',
    return_item: 'eine Rückgabe',
    exchange_item: 'einen Umtausch',
    get_refund: 'eine Erstattung',
    track_refund: 'den Stand einer Erstattung',
    check_refund_policy: 'die Regeln für Erstattungen',
    check_cancellation_fee: 'die Kosten einer Stornierung',
    payment_methods: 'die Zahlungsarten',
    payment_issue: 'ein Problem mit einer Zahlung',
    get_invoice: 'eine Rechnung',
    check_invoice: 'die Einsicht in Rechnungen',
    create_account: 'ein neues Kundenkonto',
    edit_account: 'die Änderung von Kontodaten',
    switch_account: 'den Wechsel zu einem anderen Konto',
    delete_account: 'die Löschung eines Kontos',
    recover_password: 'ein vergessenes Passwort',
    registration_problems: 'Probleme bei der Registrierung',
    newsletter_subscription: 'den Newsletter',
    product_question: 'ein Produkt',
    stock_question: 'die Verfügbarkeit eines Artikels',
    recommendation: 'eine Empfehlung',
    discount_question: 'Rabatte',
    store_hours: 'die Öffnungszeiten',
    complaint: 'eine Beschwerde',
    review: 'eine Bewertung',
    contact_customer_service: 'den Kontakt zum Kundenservice',
    contact_human_agent: 'ein Gespräch mit einem Menschen',
    greeting: 'eine Begrüßung',
    thanks: 'einen Dank',
    goodbye: 'einen Abschied',
    out_of_scope: 'etwas anderes',
    bot_question: 'die Frage, wer ich bin',
    capabilities: 'die Frage, was ich kann',
  },
  quoted: (language) => `Auf unseren Hilfeseiten steht dazu (auf ${language}):`,
  partly: 'Wenn das Ihre Frage nicht beantwortet, sagen Sie Bescheid. Dann hole ich jemanden aus dem Team dazu.',
  languageName: {
    en: 'Englisch',
    es: 'Spanisch',
    fr: 'Französisch',
    de: 'Deutsch',
    pt: 'Portugiesisch',
    nl: 'Niederländisch',
    it: 'Italienisch',
  },

  askEmail:
    'Das sehe ich gern nach. Damit nur Sie Ihre Bestellungen sehen, schicke ich Ihnen vorher einen Code. Mit welcher E-Mail-Adresse haben Sie bestellt?',
  askOrderNumber: 'Wie lautet die Bestellnummer? Sie steht in Ihrer Bestätigungsmail.',
  askOrderAndEmail:
    'Das sehe ich gern nach. Damit nur Sie Ihre Bestellungen sehen: Wie lauten die Bestellnummer und die E-Mail-Adresse, mit der Sie bestellt haben?',
  askEmailOfOrder: (number) => `Danke! Und welche E-Mail-Adresse haben Sie bei Bestellung ${number} angegeben?`,
  askNameAndPostcode:
    'Das sehe ich gern nach. Damit nur Sie Ihre Bestellungen sehen: Wie lauten Ihr vollständiger Name (oder Ihre E-Mail-Adresse) und die Postleitzahl Ihrer Adresse?',
  askPostcode: 'Danke! Und wie lautet die Postleitzahl Ihrer Adresse?',
  askName: 'Danke! Und wie lautet Ihr vollständiger Name oder Ihre E-Mail-Adresse?',
  codeSent: (email, minutes) =>
    `Falls ${email} zu einem Kundenkonto bei uns gehört, ist ein sechsstelliger Code dorthin unterwegs. Geben Sie ihn bitte innerhalb von ${minutes} Minuten hier ein.`,
  codeWrong:
    'Der Code stimmt leider nicht. Sehen Sie bitte noch einmal nach, oder nennen Sie mir Ihre E-Mail-Adresse. Dann schicke ich Ihnen einen neuen.',
  cannotVerify: 'Ich kann gerade nicht prüfen, wer Sie sind, und gebe das an eine Kollegin oder einen Kollegen weiter.',
  codeSpent: 'Der Code ist nicht mehr gültig. Nennen Sie mir Ihre E-Mail-Adresse, dann schicke ich Ihnen einen neuen.',
  codeAwaited:
    'Mir fehlt noch der sechsstellige Code aus der E-Mail. Falls er nicht ankommt, sehen Sie bitte im Spam-Ordner nach oder nennen Sie mir eine andere E-Mail-Adresse.',
  verified: (name) => (name ? `Danke, ${name}!` : 'Danke!'),
  noMatchOrder:
    'Zu dieser Bestellnummer und E-Mail-Adresse habe ich nichts gefunden. Prüfen Sie bitte beides und schicken Sie mir die richtige Angabe.',
  noMatchPostcode:
    'Zu diesem Namen oder dieser E-Mail-Adresse und der Postleitzahl habe ich nichts gefunden. Prüfen Sie bitte die Angaben und schicken Sie mir die richtige.',
  withoutProof:
    'Ohne die E-Mail-Adresse der Bestellung kann ich sie nicht öffnen, das schützt alle Bestellungen. Wer bestellt hat, kann uns hier selbst schreiben, oder ich hole jemanden aus dem Team dazu. Allgemeine Fragen, etwa zu Lieferzeiten, beantworte ich gern.',
  whyAsked:
    'Ich frage nur, damit niemand sonst Ihre Bestellungen sieht oder ändert. Wenn Sie das lieber nicht angeben möchten, sagen Sie Bescheid. Dann hole ich jemanden aus dem Team dazu.',

  order: ({ number, status, placed, items }) => `Bestellung ${number} vom ${placed} (${items}) ${status}.`,
  status: {
    draft: 'ist noch nicht abgeschlossen',
    pending: 'ist bei uns eingegangen',
    confirmed: 'ist bestätigt',
    processing: 'wird gerade vorbereitet',
    shipped: 'ist unterwegs',
    delivered: 'wurde zugestellt',
    returned: 'wurde zurückgegeben',
    cancelled: 'wurde storniert',
  },
  statusMeaning: {
    pending: 'Sie ist noch nicht verschickt.',
    confirmed: 'Sie ist noch nicht verschickt.',
    processing: 'Sie ist noch nicht verschickt.',
    shipped: '',
    delivered: 'Falls sie nicht bei Ihnen angekommen ist, sagen Sie Bescheid. Dann hole ich jemanden aus dem Team dazu.',
    returned: '',
    cancelled: '',
    draft: '',
  },
  payment: {
    awaiting: 'Sie ist noch nicht bezahlt.',
    authorized: '',
    partially_paid: 'Sie ist teilweise bezahlt.',
    paid: '',
    partially_refunded: 'Ein Teil wurde erstattet.',
    refunded: 'Der Betrag wurde erstattet.',
    voided: 'Es wurde nichts abgebucht.',
  },
  tracking: (numbers) => `Sendungsnummer: ${numbers.join(', ')}.`,
  trackingLinks: (links) => `Sendung verfolgen: ${links.join(' ')}`,
  lateSorry: 'Es tut mir leid, dass Sie noch warten.',
  lateParcel: 'Mehr sehe ich bei mir nicht, aber der Paketdienst kann die Sendung mit der Sendungsnummer orten.',
  noDate: 'Einen Liefertermin kenne ich leider nicht, Sie können ihn aber mit der Sendungsnummer beim Paketdienst abfragen.',
  orderTotal: (amount) => `Der Gesamtbetrag ist ${amount}.`,
  orders: (count) => (count === 1 ? 'Ich habe eine Bestellung gefunden:' : `Das sind Ihre letzten ${count} Bestellungen:`),
  noOrders: 'Ich habe in diesem Shop keine Bestellung von Ihnen gefunden.',
  orderNotFound: (number) => `Bestellung ${number} habe ich bei Ihnen nicht gefunden. Können Sie die Nummer noch einmal prüfen?`,
  askAboutOrder: 'Wenn es um eine Ihrer Bestellungen geht, sagen Sie Bescheid. Dann sehe ich nach.',
  whichOrder: 'Um welche Bestellung geht es? Nennen Sie mir bitte die Nummer.',
  refunded: (number, amount, date) => `Für Bestellung ${number} wurden am ${date} ${amount} erstattet.`,
  refundAwaited: (number) =>
    `Für Bestellung ${number} läuft eine Rückgabe. Sie bekommen Ihr Geld zurück, sobald die Ware bei uns angekommen und geprüft ist.`,
  refundNone: (number) => `Für Bestellung ${number} gibt es noch keine Erstattung.`,
  refundClosed: (number) => `Bestellung ${number} wurde vollständig erstattet.`,
  someoneElses: 'In diesem Chat kann ich nur der verifizierten Person helfen. Für ein anderes Konto starten Sie bitte einen neuen Chat.',

  whichProduct: 'Welches Produkt meinen Sie?',
  weHave: 'Ja, haben wir:',
  noProduct: 'Das habe ich in unserem Shop nicht gefunden. Wie heißt das Produkt, oder wofür suchen Sie es?',
  price: (name, from, to) => (from === to ? `${name} kostet ${from}.` : `${name} kostet ${from}–${to}, je nach Ausführung.`),
  inStock: (name, which, price) => `Ja, ${name} ist${inVersion(which)} auf Lager, für ${price}.`,
  soldOut: (name, which) => `${name} ist${inVersion(which)} leider gerade ausverkauft.`,
  soldOutEntry: (name, which) => `${name}:${inVersion(which)} gerade ausverkauft`,
  stillThere: (which) => `Erhältlich in ${or(which, 'de')}.`,
  notMadeIn: (name, which, others) =>
    `${name} gibt es leider nicht in „${which}“${others.length > 0 ? `, aber in ${or(others, 'de')}` : ''}.`,
  noneIn: (which) => `Davon gibt es leider nichts in „${which}“.`,
  noneCheaper: (name, price) => `Das günstigste Modell dieser Art ist bei uns ${name} für ${price}.`,
  codeFails: 'Es tut mir leid, dass der Code nicht funktioniert. Prüfen oder ersetzen kann ich ihn nicht, unser Team aber schon.',
  tooMany: 'Für eine so große Menge machen wir Ihnen gern ein Angebot.',
  countInStock: (name, available, all) =>
    available === 0
      ? `Von ${name} ist gerade keine der ${all} Ausführungen auf Lager.`
      : `Von ${name} ${available === 1 ? 'ist' : 'sind'} ${available} von ${all} Ausführungen auf Lager.`,
  recommended: (count) => (count === 1 ? 'Das könnte gut passen:' : 'Diese könnten gut passen:'),
  perhaps: 'Vielleicht gefällt Ihnen eines davon:',
  nothingFits: 'Dazu habe ich nichts Passendes gefunden. Wofür suchen Sie es, oder was darf es höchstens kosten?',
  askNeed: 'Gern! Wofür suchen Sie etwas, und was darf es höchstens kosten?',
  unknownProperty: (name) => `Das steht nicht in unserer Beschreibung von ${name}, und raten möchte ich nicht.`,

  offerPurchase: (what, each, total) =>
    `${what}${each === total ? `: ${total}` : ` zu je ${each}, zusammen ${total}`} ohne Versand. Soll ich Ihnen einen Bestelllink erstellen?`,
  whichVariant: (name, variants) => `Gern! ${name} gibt es in ${or(variants, 'de')}. Was darf es sein?`,
  onlyLeft: (name, count) => `Von ${name} haben wir nur noch ${count} da. Wie viele möchten Sie?`,
  purchaseLink: 'Hier ist Ihr Bestelllink. Er ist 7 Tage gültig.',

  handoff: {
    customer_request: `Natürlich! ${next}`,
    missing_knowledge: `Das weiß ich leider nicht, und raten möchte ich nicht. ${next}`,
    low_confidence: `Ich verstehe leider nicht ganz, worum es geht. ${next}`,
    policy_restriction: `Zu Ihrer Sicherheit gebe ich Ihr Anliegen weiter. ${next}`,
    unsupported_request: `Das kann ich nicht selbst erledigen, unser Team aber schon. ${next}`,
    tool_failure: `Bei uns funktioniert gerade etwas nicht, deshalb kann ich das leider nicht nachsehen. ${next}`,
    negative_sentiment: `Das tut mir leid. ${next}`,
    usage_limit: `Hier komme ich leider nicht weiter, deshalb gebe ich Ihr Anliegen weiter. ${next}`,
    sensitive_topic: `Ich gebe das an unser Team weiter. ${next}`,
  },
  handoffIntent: (detected) =>
    `Das kann ich nicht selbst erledigen (es geht um ${detected}), unser Team aber schon. ${next} Sie müssen jetzt nichts weiter tun.`,
  sensitive: {
    danger: `Es tut mir sehr leid, dass es Ihnen so geht. Wenn Sie in Gefahr sind, rufen Sie bitte sofort den Notruf an. ${next}`,
    fraud: `Das tut mir leid. Ändern Sie bitte sofort Ihr Passwort, und rufen Sie Ihre Bank an, falls jemand Ihre Karte oder Ihr Konto missbraucht. ${next}`,
    discrimination: `Es tut mir leid, dass das passiert ist. Wir nehmen das ernst. ${next}`,
    legal: `Ich gebe das an unser Team weiter. ${next}`,
    health: `Das tut mir leid. Wenn jemand verletzt ist oder es jemandem nicht gut geht, rufen Sie bitte zuerst einen Arzt oder den Notruf an. ${next}`,
    data: `Fragen zu Ihren persönlichen Daten beantwortet unser Team. ${next}`,
  },
  someoneReads: next,
  action: actionsDe,
  problem: problemsDe,
  ofOrder: ordersDe,
  shopping: shoppingDe,
};
