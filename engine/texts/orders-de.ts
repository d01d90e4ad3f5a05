import type { OrderTexts } from './order-texts.ts';

export const ordersDe: OrderTexts = {
  address: (number, where) => `Bestellung ${number} geht an: ${where}.`,
  paid: (number) => `Ja, Bestellung ${number} ist bezahlt.`,
  allPaid: 'Ja, alles ist bezahlt.',
  unpaid: (number) => `Nein, Bestellung ${number} ist noch nicht bezahlt.`,
  holds: (number, items) => `Das ist Bestellung ${number} (${items}).`,
  noTracking: (number) =>
    `Bestellung ${number} hat noch keine Sendungsnummer. Sie bekommen sie per E-Mail, sobald das Paket unterwegs ist.`,
  takes: (days) =>
    `Die Lieferung zu Ihnen dauert meist ${days} Werktage, sobald das Paket unterwegs ist. Einen genauen Tag kenne ich nicht.`,
  unchanged: 'Ja, alles bleibt, wie es war. Ich habe nichts geändert.',
  yesDone: 'Ja, das ist erledigt.',
  untouched: (number) => `Nein, Bestellung ${number} ist davon nicht betroffen.`,
  no: 'Nein.',
  onlyYours: 'Ich kann nur Ihre eigenen Bestellungen zeigen. Wer diese aufgegeben hat, kann mich selbst danach fragen.',
  notDelivered: (country) => `Nach ${country} liefern wir leider nicht. Welche andere Adresse soll es sein?`,
  tooLate: (number, days, date) =>
    `Zurückgeben geht innerhalb von ${days} Tagen nach der Lieferung. Bestellung ${number} ist vom ${date}, diese Frist ist also leider vorbei.`,
  onlyThis: 'Dazu steht auf unseren Seiten nur das:',
  goOn: 'Sagen Sie einfach Bescheid, wenn es weitergehen soll.',
};
