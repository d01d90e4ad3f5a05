import type * as contract from '@parley/contract/checkout';
import type { Received } from '@parley/contract/endpoint';
import type { Card } from '@parley/contract/messages';
import type { ReadCtx, ReadingActor, MemberActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { lockVisible } from '../../conversations/inbox/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import type { CheckoutUrl } from './link.ts';
import { makeCheckout, notify } from './make-checkout.ts';
import { cardOf, presentCheckout } from './present.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<WritingActor>;

export async function create(ctx: WriteCtx<MemberActor>, input: Received<typeof contract.createCheckout>, urlOf: CheckoutUrl) {
  const { merchant, lines, conversation_id: about, discount_code: discountCode, adjustable } = input;
  const conversation = about === null ? null : await lockVisible(ctx, about);
  const row = await makeCheckout(ctx, { merchant, lines, conversation, discountCode, adjustable }, sellerOf(ctx.actor));
  return presentCheckout(row, urlOf, ctx.actor, ctx.now());
}

export const sellerOf = ({ id, name }: MemberActor) => ({ soldBy: 'teammate', userId: id, name }) as const;

export async function get(ctx: ReadCtx<ReadingActor>, { id }: Received<typeof contract.getCheckout>, urlOf: CheckoutUrl) {
  const row = (await store.findVisible(ctx.db, ctx.actor, id)) ?? missing('checkout.missing');
  return presentCheckout(row, urlOf, ctx.actor, ctx.now());
}

export async function cancel(ctx: Writer, { id }: Received<typeof contract.cancelCheckout>, urlOf: CheckoutUrl) {
  const before = await store.lockCheckout(ctx.db, id);
  if (!before || !maySeeBrand(ctx.actor, before.brand_id)) return missing('checkout.missing');
  if (stateOf(before, ctx.now()) !== 'open') throw new Problem('checkout.closed');
  const row = await store.changeCheckout(ctx.db, id, { state: 'cancelled' });
  ctx.audit({ action: 'checkout.cancelled', object: ['checkout', id] });
  notify(ctx);
  return presentCheckout(row, urlOf, ctx.actor, ctx.now());
}

/**
 * Renders a link of this conversation as a card, so that a card can only lead to the shop's own page. Throws `checkout.missing`, and
 * `checkout.closed` for a link that can't be paid anymore.
 */
export const checkoutCards =
  (urlOf: CheckoutUrl) =>
  async (ctx: WriteCtx, id: string, conversationId: string): Promise<Card> => {
    const row = await store.findCheckout(ctx.db, id);
    if (row?.conversation_id !== conversationId) return missing('checkout.missing');
    if (stateOf(row, ctx.now()) !== 'open') throw new Problem('checkout.closed');
    return cardOf(ctx.db, row, urlOf);
  };
