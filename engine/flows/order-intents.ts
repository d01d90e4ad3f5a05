import type { Intent } from '../intents.ts';

/** Intents about the customer's own order, which require verification. */
export const orderIntents: ReadonlySet<Intent> = new Set([
  'track_order',
  'track_refund',
  'cancel_order',
  'change_order',
  'change_shipping_address',
  'return_item',
  'exchange_item',
  'get_refund',
]);
