import type { createOrderCheckout } from '@parley/contract/orders';
import type { Received } from '@parley/contract/endpoint';
import type { MemberActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addEvent, lockOrder } from '../orders/index.ts';
import { draftLine } from './cart.ts';
import type { CheckoutUrl } from './link.ts';
import { keep } from './make-checkout.ts';
import { sellerOf } from './service.ts';
import * as store from './store.ts';

/**
 * Creates a link for a draft order; checking out places the draft as it is by then. A draft has one link, so an earlier unused one is
 * canceled.
 */
export async function createForOrder(ctx: WriteCtx<MemberActor>, { id }: Received<typeof createOrderCheckout>, urlOf: CheckoutUrl) {
  // Same lock order as checkout: the link before its draft.
  await store.lockOfDraft(ctx.db, id);
  const { order } = await lockOrder(ctx, id);
  if (order.status !== 'draft')
    throw new Problem('order.move_refused', { detail: 'This order has already been placed, so it doesn’t need a checkout link.' });
  const lines = (await store.readDraftLines(ctx.db, id)).map(draftLine);
  if (lines.length === 0) throw new Problem('order.move_refused', { detail: 'Add a product to the order first.' });
  await store.cancelOfDraft(ctx.db, id);
  const row = await keep(ctx, order.merchant_id, {
    lines,
    seller: sellerOf(ctx.actor),
    conversation_id: order.conversation_id,
    customer_id: order.customer_id,
    brand_id: order.brand_id,
    draft_id: id,
    // The shop's draft is sold as it stands.
    adjustable: false,
    off: { id: order.discount_id, code: order.discount_code, cents: order.discount_cents, shipping: 0 },
    shipping_cents: order.shipping_cents,
    currency: order.currency,
  });
  await addEvent(ctx, id, { kind: 'checkout_created' });
  ctx.signal({ type: 'changed', topic: 'orders', id, version: order.version });
  return { url: urlOf(row.merchant_id, row.id), expires_at: row.expires_at.toISOString() };
}
