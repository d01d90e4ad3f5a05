/** Statuses as other systems name them. '' is no information, undefined an unknown word. */
const lookUp = (words: Readonly<Record<string, string>>) => {
  const known = new Map(Object.entries(words));
  return (text: string): string | undefined => (text === '' ? '' : known.get(plainWord(text)));
};
const plainWord = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The meaning of an order's status: where it is and, in some systems, whether it was paid. */
type Said = { status: string; payment: string };
const said = (status: string, payment = '') => ({ status, payment });
const states = new Map<string, Said>(
  Object.entries({
    '': said(''),
    draft: said('draft'),
    'checkout draft': said('draft'),
    ...words(said('pending'), ['pending', 'new', 'on hold', 'payment review', 'suspected fraud', 'verification required']),
    ...words(said('pending'), ['manual verification required', 'disputed']),
    ...words(said('pending', 'awaiting'), ['pending payment', 'payment pending', 'awaiting payment', 'awaiting bank wire payment']),
    ...words(said('pending', 'awaiting'), ['unpaid', 'to pay', 'pending paypal', 'holded', 'invoiced']),
    ...words(said('pending', 'awaiting'), ['awaiting check payment', 'awaiting cheque payment', 'awaiting cash on delivery validation']),
    ...words(said('confirmed'), ['open', 'confirmed', 'awaiting fulfillment', 'awaiting shipment', 'awaiting pickup', 'unshipped']),
    ...words(said('confirmed'), [
      'to ship',
      'topack',
      'to pack',
      'packed',
      'ready to ship',
      'toship',
      'pending waiting for pick up',
      'cod',
    ]),
    ...words(said('confirmed', 'paid'), ['paid', 'payment accepted', 'remote payment accepted']),
    ...words(said('processing'), ['processing', 'processing in progress', 'preparation in progress', 'partially shipped']),
    ...words(said('processing'), ['shipping label created']),
    ...words(said('shipped'), ['shipped', 'sent', 'dispatched', 'fulfilled', 'shipping', 'to receive', 'in transit', 'shipped picked up']),
    ...words(said('shipped'), ['shipped out for delivery', 'shipped returning to seller', 'shipped lost in transit', 'shipped damaged']),
    ...words(said('delivered'), ['delivered', 'completed', 'complete', 'closed', 'received', 'shipped delivered to buyer', 'to return']),
    ...words(said('returned'), ['returned', 'shipped back', 'shipped returned to seller', 'shipped rejected by buyer']),
    ...words(said('cancelled'), ['cancelled', 'canceled', 'fraud']),
    ...words(said('', 'refunded'), ['order refunded', 'refund']),
    // Nothing was paid, and nothing will be sent.
    ...words(said('cancelled', 'voided'), ['failed', 'declined', 'payment error', 'payment failed']),
    // It doesn't say where the goods are.
    refunded: said('', 'refunded'),
    'partially refunded': said('', 'partially_refunded'),
  }),
);
function words(of: Said, all: string[]) {
  return Object.fromEntries(all.map((word) => [word, of]));
}
/** WooCommerce writes `wc-completed` in files for programs. */
export const statusOf = (text: string) => states.get(plainWord(text).replace(/^wc /, ''));

export const paymentOf = lookUp({
  awaiting: 'awaiting',
  pending: 'awaiting',
  unpaid: 'awaiting',
  authorized: 'authorized',
  paid: 'paid',
  captured: 'paid',
  completed: 'paid',
  succeeded: 'paid',
  'payment pending': 'awaiting',
  'not paid': 'awaiting',
  'partially paid': 'partially_paid',
  'partially refunded': 'partially_refunded',
  refunded: 'refunded',
  voided: 'voided',
  expired: 'voided',
  failed: 'voided',
  cancelled: 'voided',
  canceled: 'voided',
});
/** `restocked` and `cancelled`: nothing was or will be sent. */
export const fulfillmentOf = lookUp({
  unfulfilled: 'unfulfilled',
  pending: 'unfulfilled',
  scheduled: 'unfulfilled',
  'in progress': 'unfulfilled',
  'not fulfilled': 'unfulfilled',
  'not shipped': 'unfulfilled',
  unshipped: 'unfulfilled',
  restocked: 'restocked',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  partial: 'partially_fulfilled',
  'partially fulfilled': 'partially_fulfilled',
  'partially shipped': 'partially_fulfilled',
  fulfilled: 'fulfilled',
  shipped: 'fulfilled',
  delivered: 'fulfilled',
  'on hold': 'on_hold',
});
