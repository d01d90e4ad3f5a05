import type { DeedTexts } from './deed-texts.ts';

const or = (list: string[]) => new Intl.ListFormat('de', { type: 'disjunction' }).format(list);

export const deedsDe: DeedTexts = {
  reasons: { 'no longer needed': 'Sie brauchen sie nicht mehr', 'ordered by mistake': 'Sie haben sie versehentlich aufgegeben' },
  askReason: (number, reasons) => `Das kann ich für Bestellung ${number} tun. Was ist der Grund: ${or(reasons)}?`,
  reasonRefused: (reasons) =>
    `Selbst stornieren darf ich sie nur aus diesen Gründen: ${or(reasons)}. Trifft das zu? Wenn es ein anderer ist, nennen Sie ihn mir, dann sieht ein Kollege es sich an.`,

  askAddress: 'Gern. Wie lautet die neue Adresse: Straße und Hausnummer, Postleitzahl, Ort und Land?',
  askPart: {
    line1: 'Danke. Und wie lauten Straße und Hausnummer?',
    postcode: 'Danke. Und wie lautet die Postleitzahl?',
    city: 'Danke. Und welcher Ort ist es?',
    country: 'Danke. Und welches Land ist es?',
  },
  whichPieces: {
    items: 'Was davon soll geändert werden?',
    return: 'Was davon möchten Sie zurücksenden? Sie können mehreres nennen oder „alles“ sagen.',
    exchange: 'Was davon möchten Sie umtauschen?',
  },
  whichVariant: (name, variants) => `Gern. Welche Ausführung von ${name} möchten Sie stattdessen: ${variants.join('; ')}?`,
  onlyVariant: (name, variant) => `Von ${name} ist sonst nur diese Ausführung auf Lager: ${variant}. Möchten Sie diese?`,
  variantGone: (name, which, others) =>
    `${name} (${which}) ist zurzeit nicht auf Lager. Auf Lager: ${others.join('; ')}. Welche Ausführung möchten Sie?`,
  noOtherVariant: (name) => `Von ${name} ist zurzeit keine andere Ausführung auf Lager, deshalb kann ich es nicht ändern.`,
  onlyMethod: (label) => `Sonst habe ich von Ihnen nur diese Zahlungsart: ${label}. Soll ich diese nehmen?`,
  whichMethod: (labels) => `Welche Zahlungsart soll es sein: ${or(labels)}?`,

  show: {
    cancel: (number) => `Ich würde Bestellung ${number} stornieren:`,
    items: (number) => `Das würde ich in Bestellung ${number} ändern:`,
    order_address: (number) => `Ich würde Bestellung ${number} an diese Adresse schicken lassen:`,
    own_address: () => 'Ich würde das als Ihre übliche Adresse speichern:',
    payment: (number) => `Ich würde die Zahlung von Bestellung ${number} ändern:`,
    return: (number) => `Das würden Sie aus Bestellung ${number} zurücksenden:`,
    exchange: (number) => `Das würde ich aus Bestellung ${number} für Sie umtauschen:`,
  },
  paidWith: (label) => `Bezahlt würde mit: ${label}.`,
  refundNow: (amount, method) => `${amount} werden erstattet an: ${method}.`,
  refundLater: (amount, method) => `Sobald die Ware wieder bei uns ist, werden ${amount} erstattet an: ${method}.`,
  chargeNow: (amount, method) => `${amount} werden abgebucht von: ${method}.`,
  chargeLater: (amount, method) => `Sobald die Ware wieder bei uns ist, werden ${amount} abgebucht von: ${method}.`,
  noMoney: 'Es wurde noch nichts bezahlt, also ist nichts zu erstatten.',
  sameAmount: 'Der Preis bleibt gleich.',
  unknownMethod: 'die Zahlungsart der Bestellung',
  onlyOnce: {
    items:
      'Bitte beachten Sie: Die Artikel einer Bestellung lassen sich nur einmal ändern, und stornieren lässt sie sich danach nicht mehr. Wenn sich noch etwas ändern soll, sagen Sie es jetzt.',
    return:
      'Bitte beachten Sie: Zu einer Bestellung ist nur eine Rückgabe oder ein Umtausch möglich. Wenn noch etwas zurück soll, sagen Sie es jetzt.',
    exchange:
      'Bitte beachten Sie: Zu einer Bestellung ist nur eine Rückgabe oder ein Umtausch möglich. Wenn noch etwas umgetauscht werden soll, sagen Sie es jetzt.',
  },
  colleagueConfirms: 'Nach Ihrem Ja muss ein Kollege zustimmen.',
  confirm: 'Soll ich das tun? Bitte antworten Sie mit Ja oder Nein.',
  plainYes: 'Um sicherzugehen, brauche ich ein klares Ja oder Nein.',
  noHurry: 'Lassen Sie sich Zeit; ohne Ihr Ja geschieht nichts.',
  changedMeanwhile: 'Inzwischen hat sich etwas geändert, deshalb ist noch nichts geschehen. Bitte sehen Sie noch einmal hin:',

  done: {
    cancel: (number) => `Erledigt: Bestellung ${number} ist storniert.`,
    items: (number) => `Erledigt: Bestellung ${number} ist geändert.`,
    order_address: (number) => `Erledigt: Bestellung ${number} geht jetzt an diese Adresse:`,
    own_address: () => 'Erledigt: Das ist jetzt Ihre übliche Adresse:',
    payment: (number) => `Erledigt: Die Zahlung von Bestellung ${number} ist geändert.`,
    return: (number) => `Erledigt: Ihre Rückgabe zu Bestellung ${number} ist angemeldet.`,
    exchange: (number) => `Erledigt: Ihr Umtausch zu Bestellung ${number} ist angemeldet, und die neuen Stücke liegen für Sie bereit.`,
  },
  anythingElse: 'Kann ich sonst noch etwas für Sie tun?',
  nothingDone: 'Gut, es wurde nichts geändert. Was möchten Sie stattdessen?',
  nothingTwice: 'Das ist bereits erledigt; ein zweites Mal ist nichts geschehen. Kann ich sonst noch etwas tun?',
  approval: 'Danke. Ein Kollege muss dem zustimmen; ich habe es mit allen Einzelheiten weitergegeben, und Sie bekommen die Antwort hier.',
  backTo: 'Und zurück zu dem, wobei wir waren:',

  shipped: (number) =>
    `Bestellung ${number} ist schon unterwegs und lässt sich nicht mehr stornieren oder ändern. Sobald sie angekommen ist, können Sie sie zurücksenden.`,
  shippedAddress: (number) => `Bestellung ${number} ist schon unterwegs; ihre Adresse lässt sich hier nicht mehr ändern.`,
  delivered: (number) => `Bestellung ${number} wurde schon zugestellt und lässt sich nicht mehr stornieren oder ändern.`,
  notDelivered: (number) =>
    `Bestellung ${number} ist noch nicht angekommen. Zurücksenden oder umtauschen lässt sich etwas, sobald sie zugestellt wurde.`,
  beingPrepared: (number) =>
    `Bestellung ${number} wird schon vorbereitet, deshalb darf ich das nicht mehr selbst tun. Ein Kollege kann sehen, was noch möglich ist.`,
  over: {
    cancelled: (number) => `Bestellung ${number} ist bereits storniert.`,
    returned: (number) => `Bestellung ${number} ist bereits zu uns zurückgekommen.`,
  },
  changedBefore: (number) =>
    `Die Artikel von Bestellung ${number} wurden schon einmal geändert. Das war endgültig, deshalb darf ich sie nicht mehr ändern oder stornieren.`,
  returnedBefore: (number) => `Zu Bestellung ${number} gab es schon die eine mögliche Rückgabe, deshalb darf ich keine weitere anmelden.`,
  notAllowed: 'Das darf ich nicht selbst tun; ein Kollege muss es sich ansehen.',
  outOfStock: 'Das ist leider gerade ausverkauft.',
  methodRefused: 'Diese Zahlungsart geht hier nicht.',
  balanceLow: 'Das Guthaben dieser Geschenkkarte reicht dafür nicht.',
  addOrRemove: 'Ich kann ein Stück in eine andere Ausführung desselben Produkts ändern. Etwas hinzufügen oder entfernen muss ein Kollege.',
  offer: {
    cancel: 'Sie hat uns noch nicht verlassen; ich könnte sie stattdessen stornieren. Möchten Sie das?',
    items: 'Sie hat uns noch nicht verlassen; ich könnte stattdessen die Ausführung ändern. Möchten Sie das?',
    return: 'Möchten Sie stattdessen etwas daraus zurücksenden?',
    exchange: 'Möchten Sie stattdessen etwas daraus umtauschen?',
  },
  refundByCancel: (number) => `Bestellung ${number} hat uns noch nicht verlassen; Sie bekommen Ihr Geld zurück, wenn sie storniert wird.`,
  refundByReturn: (number) => `Bestellung ${number} wurde zugestellt; Sie bekommen Ihr Geld zurück, wenn Sie die Ware zurücksenden.`,
  refundLaterByReturn: (number) =>
    `Bestellung ${number} ist unterwegs. Sobald sie angekommen ist, können Sie sie zurücksenden und bekommen dann Ihr Geld zurück.`,
  noPublicDiscount:
    'Ich weiß zurzeit von keinem Rabatt und kann auch keinen geben. Wenn Sie einen Code haben, können Sie ihn an der Kasse eingeben.',
  goesWith: (name, price) => `Dazu passt gut: ${name} (${price}).`,
  wantOne: 'Wenn Sie es haben möchten, sagen Sie es einfach, dann bereite ich einen Bestelllink vor.',
};
