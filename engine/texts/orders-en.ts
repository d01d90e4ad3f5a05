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
};
