import type { OrderTexts } from './order-texts.ts';

export const ordersNl: OrderTexts = {
  address: (number, where) => `Bestelling ${number} gaat naar: ${where}.`,
  paid: (number) => `Ja, bestelling ${number} is betaald.`,
  allPaid: 'Ja, alles is betaald.',
  unpaid: (number) => `Nee, bestelling ${number} is nog niet betaald.`,
  holds: (number, items) => `Dat is bestelling ${number} (${items}).`,
  noTracking: (number) => `Bestelling ${number} heeft nog geen trackingnummer. Je krijgt het per e-mail zodra het pakket vertrekt.`,
  takes: (days) => `De bezorging bij jou duurt meestal ${days} werkdagen nadat het pakket vertrokken is. Een precieze dag weet ik niet.`,
  unchanged: 'Nee, ik heb niets gewijzigd. Alles blijft zoals het was.',
  yesDone: 'Ja, dat is gedaan.',
  untouched: (number) => `Nee, bestelling ${number} verandert daardoor niet.`,
  no: 'Nee.',
  onlyYours: 'Ik kan alleen je eigen bestellingen laten zien. Wie die bestelling plaatste, kan mij er zelf naar vragen.',
  notDelivered: (country) => `Naar ${country} bezorgen wij niet. Welk ander adres wil je?`,
  tooLate: (number, days, date) =>
    `Terugsturen kan binnen ${days} dagen na bezorging. Bestelling ${number} is van ${date}, dus die termijn is voorbij.`,
  onlyThis: 'Onze pagina’s zeggen daar alleen dit over:',
  goOn: 'Zeg het maar als we verder kunnen.',
};
