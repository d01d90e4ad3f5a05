/** States as other systems call them. '' is what says nothing, undefined what nobody understands. */
const lookUp = (words: Readonly<Record<string, string>>) => {
  const known = new Map(Object.entries(words));
  return (text: string): string | undefined => (text === '' ? '' : known.get(text.toLowerCase().replace(/[\s_-]+/g, ' ')));
};

export const statusOf = lookUp({
  draft: 'draft',
  pending: 'pending',
  new: 'pending',
  'on hold': 'pending',
  open: 'confirmed',
  confirmed: 'confirmed',
  processing: 'processing',
  shipped: 'shipped',
  sent: 'shipped',
  dispatched: 'shipped',
  fulfilled: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
  complete: 'delivered',
  closed: 'delivered',
  returned: 'returned',
  cancelled: 'cancelled',
  canceled: 'cancelled',
});
export const paymentOf = lookUp({
  awaiting: 'awaiting',
  pending: 'awaiting',
  unpaid: 'awaiting',
  authorized: 'authorized',
  paid: 'paid',
  captured: 'paid',
  'partially paid': 'partially_paid',
  'partially refunded': 'partially_refunded',
  refunded: 'refunded',
  voided: 'voided',
  expired: 'voided',
});
export const fulfillmentOf = lookUp({
  unfulfilled: 'unfulfilled',
  restocked: 'unfulfilled',
  partial: 'partially_fulfilled',
  'partially fulfilled': 'partially_fulfilled',
  fulfilled: 'fulfilled',
  'on hold': 'on_hold',
});
