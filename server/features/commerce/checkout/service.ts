import type * as contract from '@parley/contract/checkout';
import type { Received } from '@parley/contract/endpoint';
import type { Card } from '@parley/contract/messages';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { lockVisible } from '../../conversations/inbox/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import type { CheckoutUrl } from './link.ts';
import { makeCheckout, tell } from './make-checkout.ts';
import { cardOf, presentCheckout } from './present.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<UserActor>;

export async function create(ctx: Writer, input: Received<typeof contract.createCheckout>, urlOf: CheckoutUrl) {
  const { merchant, lines, conversation_id: about, discount_code: discountCode } = input;
  const conversation = about === null ? null : await lockVisible(ctx, about);
  const row = await makeCheckout(ctx, { merchant, lines, conversation, discountCode }, sellerOf(ctx.actor));
  return presentCheckout(row, urlOf, ctx.actor, ctx.now());
}

export const sellerOf = ({ id, name }: UserActor) => ({ soldBy: 'teammate', userId: id, name }) as const;

export async function get(ctx: ReadCtx<UserActor>, { id }: Received<typeof contract.getCheckout>, urlOf: CheckoutUrl) {
  const row = (await store.findVisible(ctx.db, ctx.actor, id)) ?? missing('checkout.missing');
  return presentCheckout(row, urlOf, ctx.actor, ctx.now());
}

export async function cancel(ctx: Writer, { id }: Received<typeof contract.cancelCheckout>, urlOf: CheckoutUrl) {
  const before = await store.lockCheckout(ctx.db, id);
  if (!before || !maySeeBrand(ctx.actor, before.brand_id)) return missing('checkout.missing');
  if (stateOf(before, ctx.now()) !== 'open') throw new Problem('checkout.closed');
  const row = await store.changeCheckout(ctx.db, id, { state: 'cancelled' });
  ctx.audit({ action: 'checkout.cancelled', object: ['checkout', id] });
  tell(ctx);
  return presentCheckout(row, urlOf, ctx.actor, ctx.now());
}

/**
 * A link of this conversation as a card: drawn here, so that a card leads to no page but the shop's own. Throws `checkout.missing`, and
 * `checkout.closed` for one that cannot be paid any more.
 */
export const checkoutCards =
  (urlOf: CheckoutUrl) =>
  async (ctx: WriteCtx, id: string, conversationId: string): Promise<Card> => {
    const row = await store.findCheckout(ctx.db, id);
    if (row?.conversation_id !== conversationId) return missing('checkout.missing');
    if (stateOf(row, ctx.now()) !== 'open') throw new Problem('checkout.closed');
    return cardOf(row, urlOf);
  };
