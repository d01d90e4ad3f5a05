import type * as chat from '@parley/contract/chat';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, VisitorActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { lockCurrent } from '../../conversations/inbox/index.ts';
import { basketGuards, count, refuseFlood } from './guards.ts';
import { lockOwn } from './own-session.ts';
import type { ChatParts } from './parts.ts';
import { inStock } from './rules.ts';
import * as store from './store.ts';

/** What a visitor can choose from before a product goes into the basket. */
export async function getProduct(
  ctx: ReadCtx<VisitorActor>,
  { id }: Received<typeof chat.getChatProduct>,
): Promise<Result<typeof chat.getChatProduct>> {
  const [first, ...others] = await store.readVariants(ctx.db, id);
  if (!first) return missing('product.missing');
  return {
    product_id: id,
    name: first.name,
    currency: first.currency,
    variants: [first, ...others].map((variant) => ({
      variant_id: variant.id,
      detail: Object.values(variant.options as Record<string, string>).join(', '),
      price: toAmount(Number(variant.price_cents), variant.currency),
      in_stock: inStock(variant),
    })),
  };
}

/** Turns the visitor's basket into a checkout link of their conversation. Prices, stock and what is for sale are the shop's. */
export async function createCheckout(
  ctx: WriteCtx<VisitorActor>,
  parts: ChatParts,
  { lines }: Received<typeof chat.createChatCheckout>,
): Promise<Result<typeof chat.createChatCheckout>> {
  const session = await lockOwn(ctx);
  if (session.blocked) throw new Problem('chat.blocked');
  const guards = basketGuards(parts, session.id);
  await refuseFlood(ctx, guards);
  const conversation = session.conversation_id ? await lockCurrent(ctx, session.conversation_id) : undefined;
  if (!conversation) return missing('conversation.missing');
  const { id, card, created } = await parts.sellBasket(ctx, { merchant: session.merchant_id, lines, conversation });
  if (created) await count(ctx, guards);
  return { ...card, checkout_id: id };
}
