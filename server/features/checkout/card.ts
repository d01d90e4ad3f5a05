import type { Card } from '@parley/contract/messages';
import type { WriteCtx } from '../../context.ts';
import { missing, Problem } from '../../platform/http/problem.ts';
import type { CheckoutUrl } from './link.ts';
import { cardOf } from './present.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';

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
