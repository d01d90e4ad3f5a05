import type { ActionTexts } from './action-texts.ts';
import { or } from './lists.ts';

export const actionsDe: ActionTexts = {
  reasons: { 'no longer needed': 'Sie brauchen die Bestellung nicht mehr', 'ordered by mistake': 'Sie haben versehentlich bestellt' },
  askReason: (number, reasons) => `Bestellung ${number} kann ich für Sie stornieren. Darf ich fragen, warum: ${or(reasons, 'de')}?`,
  reasonRefused: (reasons) =>
    `Selbst stornieren kann ich nur aus einem dieser Gründe: ${or(reasons, 'de')}. Trifft das zu? Wenn nicht, nennen Sie mir den Grund, dann sieht es sich unser Team an.`,
  reason: (said) => `Grund: ${said}`,

  askAddress: 'Gern! Wie lautet die neue Adresse: Straße und Hausnummer, Postleitzahl, Ort und Land?',
  askPart: {
    line1: 'Danke! Und wie lauten Straße und Hausnummer?',
    postcode: 'Danke! Und wie lautet die Postleitzahl?',
    city: 'Danke! Und welcher Ort?',
    country: 'Danke! Und welches Land?',
  },
  whichUnits: {
    items: 'Was davon möchten Sie ändern?',
    return: 'Was davon möchten Sie zurückschicken? Sie können mehreres nennen oder „alles“ sagen.',
    exchange: 'Was davon möchten Sie umtauschen?',
  },
  whichVariant: (name, variants) => `Gern! ${name} gibt es in ${or(variants, 'de')}. Was möchten Sie stattdessen?`,
  onlyVariant: (name, variant) => `Von ${name} ist sonst nur ${variant} auf Lager. Möchten Sie das?`,
  variantGone: (name, which, others) =>
    `${name} ist in ${which} leider gerade nicht auf Lager, aber in ${or(others, 'de')}. Was möchten Sie stattdessen?`,
  noOtherVariant: (name) => `Von ${name} ist gerade leider keine andere Ausführung auf Lager, deshalb kann ich das nicht ändern.`,
  onlyMethod: (label) => `Ihre andere Zahlungsart ist ${label}. Soll ich die nehmen?`,
  whichMethod: (labels) => `Welche Zahlungsart soll ich nehmen: ${or(labels, 'de')}?`,

  show: {
    cancel: (number) => `Ich kann Bestellung ${number} für Sie stornieren:`,
    items: (number) => `Das kann ich in Bestellung ${number} für Sie ändern:`,
    order_address: (number) => `Ich kann Bestellung ${number} an diese Adresse schicken lassen:`,
    own_address: () => 'Ich kann das als Ihre Standardadresse speichern:',
    payment: (number) => `Ich kann die Zahlungsart von Bestellung ${number} ändern:`,
    return: (number) => `Diese Rückgabe kann ich für Bestellung ${number} anmelden:`,
    exchange: (number) => `Diesen Umtausch kann ich für Bestellung ${number} anmelden:`,
  },
  paidWith: (label) => `Neue Zahlungsart: ${label}.`,
  refundNow: (amount, method) => `Erstattung: ${amount} (${method}).`,
  refundLater: (amount, method) => `Erstattung, sobald die Ware bei uns ist: ${amount} (${method}).`,
  chargeNow: (amount, method) => `Abbuchung: ${amount} (${method}).`,
  chargeLater: (amount, method) => `Abbuchung, sobald die Ware bei uns ist: ${amount} (${method}).`,
  noMoney: 'Sie haben noch nichts bezahlt, deshalb gibt es nichts zu erstatten.',
  sameAmount: 'Der Preis bleibt gleich.',
  unknownMethod: 'ursprüngliche Zahlungsart',
  onlyOnce: {
    items:
      'Bitte beachten Sie: Die Artikel einer Bestellung lassen sich nur einmal ändern, danach ist auch keine Stornierung mehr möglich. Wenn Sie noch etwas ändern möchten, sagen Sie es mir jetzt.',
    return:
      'Bitte beachten Sie: Pro Bestellung ist nur eine Rückgabe oder ein Umtausch möglich. Wenn Sie noch etwas zurückschicken möchten, sagen Sie es mir jetzt.',
    exchange:
      'Bitte beachten Sie: Pro Bestellung ist nur eine Rückgabe oder ein Umtausch möglich. Wenn Sie noch etwas umtauschen möchten, sagen Sie es mir jetzt.',
  },
  colleagueConfirms: 'Wenn Sie Ja sagen, muss unser Team noch zustimmen.',
  confirm: 'Soll ich das so machen?',
  confirmAgain: 'Stimmt es so?',
  confirmStill: {
    cancel: (number) => `Soll ich Bestellung ${number} weiterhin stornieren?`,
    items: (number) => `Soll ich Bestellung ${number} weiterhin ändern?`,
    order_address: (number) => `Soll ich Bestellung ${number} weiterhin dorthin schicken?`,
    own_address: () => 'Soll ich die Adresse weiterhin speichern?',
    payment: (number) => `Soll ich die Zahlung von Bestellung ${number} weiterhin ändern?`,
    return: (number) => `Soll ich die Rückgabe für Bestellung ${number} weiterhin anlegen?`,
    exchange: (number) => `Soll ich den Umtausch für Bestellung ${number} weiterhin anlegen?`,
  },
  plainYes: 'Ich möchte sichergehen, bevor ich etwas ändere.',
  noHurry: 'Lassen Sie sich Zeit. Ohne Ihr Ja ändere ich nichts.',
  changedMeanwhile: 'Inzwischen hat sich etwas geändert, deshalb habe ich noch nichts gemacht. Sehen Sie es sich bitte noch einmal an:',

  done: {
    cancel: (number) => `Erledigt! Bestellung ${number} ist storniert.`,
    items: (number) => `Erledigt! Bestellung ${number} ist geändert.`,
    order_address: (number) => `Erledigt! Bestellung ${number} geht jetzt an diese Adresse:`,
    own_address: () => 'Erledigt! Das ist jetzt Ihre Standardadresse:',
    payment: (number) => `Erledigt! Die Zahlungsart von Bestellung ${number} ist geändert.`,
    return: (number) => `Erledigt! Ihre Rückgabe für Bestellung ${number} ist angemeldet.`,
    exchange: (number) => `Erledigt! Ihr Umtausch für Bestellung ${number} ist angemeldet, und die neuen Artikel sind für Sie reserviert.`,
  },
  anythingElse: 'Kann ich Ihnen sonst noch helfen?',
  nothingDone: 'Alles klar, ich habe nichts geändert. Was möchten Sie stattdessen?',
  nothingTwice: 'Das ist schon erledigt, deshalb habe ich nichts weiter geändert. Kann ich Ihnen sonst noch helfen?',
  approval: 'Danke! Unser Team muss dem noch zustimmen. Ich habe alles weitergegeben, und Sie bekommen die Antwort hier.',
  backTo: 'Zurück zu unserer Frage:',

  shipped: (number) =>
    `Bestellung ${number} ist schon unterwegs, deshalb lässt sie sich nicht mehr stornieren oder ändern. Sobald sie da ist, können Sie sie zurückschicken.`,
  shippedAddress: (number) => `Bestellung ${number} ist schon unterwegs, deshalb kann ich die Adresse nicht mehr ändern.`,
  delivered: (number) => `Bestellung ${number} ist schon zugestellt, deshalb lässt sie sich nicht mehr stornieren oder ändern.`,
  notDelivered: (number) => `Bestellung ${number} ist noch nicht angekommen. Zurückgeben oder umtauschen können Sie nach der Zustellung.`,
  beingPrepared: (number) =>
    `Bestellung ${number} wird schon vorbereitet, deshalb kann ich das nicht mehr selbst machen. Unser Team kann nachsehen, was noch möglich ist.`,
  over: {
    cancelled: (number) => `Bestellung ${number} ist bereits storniert.`,
    returned: (number) => `Bestellung ${number} wurde bereits zurückgegeben.`,
  },
  changedBefore: (number) => `Bestellung ${number} wurde schon einmal geändert, deshalb kann ich sie nicht mehr ändern oder stornieren.`,
  returnedBefore: (number) =>
    `Für Bestellung ${number} gab es schon eine Rückgabe oder einen Umtausch, deshalb kann ich nichts Weiteres anmelden.`,
  notAllowed: 'Das kann ich nicht selbst machen, aber unser Team sieht es sich an.',
  outOfStock: 'Das ist leider gerade ausverkauft.',
  methodRefused: 'Diese Zahlungsart ist für diese Bestellung leider nicht möglich.',
  balanceLow: 'Das Guthaben dieser Geschenkkarte reicht dafür leider nicht.',
  addOrRemove:
    'Ich kann einen Artikel gegen eine andere Ausführung desselben Produkts tauschen. Artikel hinzufügen oder entfernen kann nur unser Team.',
  offer: {
    cancel: 'Sie ist noch nicht verschickt, deshalb könnte ich sie stattdessen stornieren. Möchten Sie das?',
    items: 'Sie ist noch nicht verschickt, deshalb könnte ich stattdessen die Ausführung ändern. Möchten Sie das?',
    return: 'Möchten Sie stattdessen etwas daraus zurückgeben?',
    exchange: 'Möchten Sie stattdessen etwas daraus umtauschen?',
  },
  refundByCancel: (number) => `Bestellung ${number} ist noch nicht verschickt. Wenn Sie sie stornieren, bekommen Sie Ihr Geld zurück.`,
  refundByReturn: (number) => `Bestellung ${number} wurde zugestellt. Wenn Sie die Ware zurückschicken, bekommen Sie Ihr Geld zurück.`,
  refundLaterByReturn: (number) =>
    `Bestellung ${number} ist unterwegs. Sobald sie da ist, können Sie sie zurückschicken und bekommen Ihr Geld zurück.`,
  noPublicDiscount:
    'Zurzeit ist mir kein Rabatt bekannt, und erstellen kann ich keinen. Wenn Sie einen Code haben, können Sie ihn an der Kasse eingeben.',
  goesWith: (name, price) => `Dazu passt gut: ${name} (${price}).`,
  wantOne: 'Wenn Sie möchten, erstelle ich Ihnen gern einen Bestelllink. Sagen Sie einfach Bescheid.',
};
