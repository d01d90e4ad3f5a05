import type { OrderTexts } from './order-texts.ts';

export const ordersIt: OrderTexts = {
  address: (number, where) => `L’ordine ${number} va a: ${where}.`,
  paid: (number) => `Sì, l’ordine ${number} è pagato.`,
  allPaid: 'Sì, è tutto pagato.',
  unpaid: (number) => `No, l’ordine ${number} non è ancora stato pagato.`,
  holds: (number, items) => `È l’ordine ${number} (${items}).`,
  noTracking: (number) => `L’ordine ${number} non ha ancora un numero di tracciamento. Arriva per e-mail quando parte il pacco.`,
  takes: (days) => `Di solito la consegna richiede ${days} giorni lavorativi dalla partenza del pacco. Una data precisa non ce l’ho.`,
  unchanged: 'No, non ho cambiato nulla. Resta tutto com’era.',
  yesDone: 'Sì, è fatto.',
  untouched: (number) => `No, l’ordine ${number} non cambia.`,
  no: 'No.',
  onlyYours: 'Posso mostrare solo i tuoi ordini. Chi ha fatto quell’ordine può chiedermelo di persona.',
  notDelivered: (country) => `Non spediamo in ${country}. Quale altro indirizzo preferisci?`,
  tooLate: (number, days, date) =>
    `Si può rendere entro ${days} giorni dalla consegna. L’ordine ${number} è del ${date}, quindi il termine è passato.`,
  onlyThis: 'Le nostre pagine dicono solo questo:',
  goOn: 'Quando vuoi, andiamo avanti.',
};
