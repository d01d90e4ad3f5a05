import type { Card } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import { linesOf } from './lines.ts';
import type { CheckoutUrl } from './link.ts';
import { type Cart, makeCheckout, soldLines } from './make-checkout.ts';
import { cardOf } from './present.ts';
import type { Line } from './rules.ts';
import * as store from './store.ts';

type Basket = Pick<Cart, 'merchant' | 'lines'> & { conversation: NonNullable<Cart['conversation']> };
const byCustomer = { soldBy: 'customer', userId: null, name: null } as const;

/**
 * Makes a link of what a customer put into the basket of the chat. The same basket at the same prices is the same link while it is open. The
 * caller holds the conversation's row, so two calls at once make one link.
 */
export const sellBasket =
  (urlOf: CheckoutUrl) =>
  async (ctx: WriteCtx, basket: Basket): Promise<{ id: string; card: Extract<Card, { type: 'checkout' }>; created: boolean }> => {
    const cart = { ...basket, discountCode: null, adjustable: true };
    const wanted = markOf((await soldLines(ctx, cart)).map(({ line }) => line));
    const open = await store.openOfCustomer(ctx.db, basket.conversation.id, ctx.now());
    const same = open.find((row) => markOf(linesOf(row.lines)) === wanted);
    const row = same ?? (await makeCheckout(ctx, cart, byCustomer));
    return { id: row.id, card: await cardOf(ctx.db, row, urlOf), created: !same };
  };

const markOf = (lines: readonly Line[]) =>
  lines
    .map(({ variant_id, quantity, cents }) => `${variant_id} ${quantity} ${cents}`)
    .toSorted()
    .join();
