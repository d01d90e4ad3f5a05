import type { Intent } from '../intents.ts';

/** Wishes about an order of theirs: who they are is proved first. */
export const orderWishes: ReadonlySet<Intent> = new Set([
  'track_order',
  'track_refund',
  'cancel_order',
  'change_order',
  'change_shipping_address',
  'return_item',
  'exchange_item',
  'get_refund',
]);
