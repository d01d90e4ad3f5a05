import type { OrderTexts } from './order-texts.ts';

export const ordersEn: OrderTexts = {
  address: (number, where) => `Order ${number} goes to ${where}.`,
  paid: (number) => `Yes, order ${number} is paid.`,
  allPaid: 'Yes, everything is paid.',
  unpaid: (number) => `No, order ${number} hasn’t been paid yet.`,
  holds: (number, items) => `That’s order ${number} (${items}).`,
  noTracking: (number) => `Order ${number} has no tracking number yet. You’ll get it by email when the parcel leaves.`,
  takes: (days) => `Delivery to you usually takes ${days} working days once the parcel has left. I don’t have an exact date.`,
  unchanged: 'No, I haven’t changed anything. Everything stays as it was.',
  yesDone: 'Yes, that’s done.',
  untouched: (number) => `No, order ${number} isn’t affected.`,
  no: 'No.',
  onlyYours: 'I can only show you your own orders. Whoever placed that one can ask me about it in their own chat.',
  notDelivered: (country) => `We don’t deliver to ${country}, so I can’t send it there. Which other address would you like?`,
  tooLate: (number, days, date) =>
    `Items can be sent back within ${days} days of delivery. Order ${number} is from ${date}, so that time is over.`,
  onlyThis: 'All our pages say about that is this:',
  goOn: 'Whenever you’re ready, we can go on.',
};
