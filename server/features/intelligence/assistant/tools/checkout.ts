import { agreesTo, containsText, type LinkResult, quantityLabel } from '@parley/engine';
import { z } from 'zod';
import type { WriteCtx } from '../../../../context.ts';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { toAmount } from '../../../../platform/lib/money.ts';
import { checkoutCardOf, makeCheckout } from '../../../commerce/checkout/index.ts';
import { lockConversation, readTurns, type Turn } from '../../../conversations/inbox/index.ts';
import { variantsFor } from '../../../commerce/products/index.ts';
import { linksSince } from './checkout-store.ts';
import { digestOf } from './details.ts';
import { whyNotPermitted } from './policy-rules.ts';
import { readPolicy } from './policy-store.ts';
import { countVariants } from './product-store.ts';
import { onlyReads, publicTool } from './tool.ts';

/** What an offer must name: the quantity, the variant, and its unit or total price. */
export type Unit = { named: string; version: readonly string[]; prices: readonly string[] };

/** Whether the customer's messages since the AI last spoke only confirm what it offered, and the AI offered exactly these units. */
export function isAgreed(turns: readonly Pick<Turn, 'author' | 'text'>[], units: readonly Unit[]): boolean {
  const said = turns.findLastIndex(({ author }) => author !== 'customer');
  const offer = turns[said];
  const answer = turns.slice(said + 1).map(({ text }) => text);
  if (offer?.author !== 'ai' || !agreesTo(offer.text, answer.join('\n'))) return false;
  const says = (word: string) => containsText(offer.text, word);
  return units.every(({ named, version, prices }) => [named, ...version].every(says) && prices.some(says));
}

type Line = { variant_id: string; quantity: number };
/** Merges lines of the same variant, as the cart does. */
function gathered(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { variant_id: id, quantity } of lines) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return [...counts].map(([id, quantity]) => ({ variant_id: id, quantity }));
}

async function unitsOf(db: Reader, lines: readonly Line[], currency: string): Promise<Unit[]> {
  const variants = await variantsFor(
    db,
    lines.map(({ variant_id: id }) => id),
  );
  const versions = await countVariants(
    db,
    [...variants.values()].map(({ product_id: id }) => id),
  );
  return lines.map(({ variant_id: id, quantity }) => {
    const variant = variants.get(id);
    const cents = variant?.price_cents ?? 0;
    return {
      named: quantityLabel(quantity, variant?.name ?? '?'),
      version: variant && (versions.get(variant.product_id) ?? 0) > 1 ? Object.values(variant.options) : [],
      prices: [toAmount(cents, currency), toAmount(cents * quantity, currency)],
    };
  });
}

export const create_checkout_link = publicTool({
  purpose:
    'Creates a checkout link for what the customer wants to buy. First name each product as "2 × Name" with its variant and price, and ask. Call this tool only after the customer says yes.',
  risk: 'low_impact_write',
  input: z.object({
    lines: z
      .array(z.object({ variant_id: z.uuid(), quantity: z.int().min(1).max(100) }))
      .min(1)
      .max(20),
  }),
  async run({ ctx, conversationId, draft, checkoutUrl, currency }, { lines }): Promise<{ result: LinkResult; summary: string }> {
    if (draft || !checkoutUrl) return { result: { state: 'unavailable' }, summary: onlyReads };
    const { policy } = await readPolicy(ctx.db);
    const why = whyNotPermitted(policy, 'checkout_link');
    if (why) return { result: { state: 'refused', ...why }, summary: `Refused: ${why.reason}` };
    const wanted = gathered(lines);
    const units = await unitsOf(ctx.db, wanted, currency);
    const named = units.map((unit) => unit.named).join(', ');
    const turns = await readTurns(ctx.db, conversationId);
    if (!isAgreed(turns, units)) return { result: { state: 'not_agreed' }, summary: `The customer hasn’t confirmed ${named}.` };
    const offeredAt = turns.findLast(({ author }) => author !== 'customer')?.at ?? ctx.now();
    try {
      const row = await ctx.write((w) => link(w, conversationId, wanted, offeredAt));
      if (!row) return { result: { state: 'unavailable' }, summary: 'A teammate has taken over this conversation.' };
      return { result: { state: 'made', card: checkoutCardOf(row, checkoutUrl) }, summary: `Created a checkout link: ${named}.` };
    } catch (error) {
      if (!(error instanceof Problem) || (error.code !== 'order.out_of_stock' && error.code !== 'product.missing')) throw error;
      return { result: { state: 'sold_out' }, summary: `Not enough in stock: ${named}.` };
    }
  },
});

/** Creates the link for an offer once, even if its run is repeated; undefined when the AI no longer handles the conversation. */
async function link(w: WriteCtx, conversationId: string, lines: Line[], since: Date) {
  const conversation = await lockConversation(w.db, conversationId);
  if (conversation?.handler !== 'ai') return undefined;
  const same = (await linksSince(w.db, conversationId, since)).find(({ lines: made }) => isSame(made, lines));
  const cart = { merchant: w.actor.merchant, lines, conversation, discountCode: null };
  return same ?? makeCheckout(w, cart, { soldBy: 'ai', userId: null, name: null });
}

const kept = z.array(z.object({ variant_id: z.string(), quantity: z.int() }));
const isSame = (one: unknown, other: readonly Line[]) => digestOf(inOrder(kept.parse(one))) === digestOf(inOrder(other));
const inOrder = (lines: readonly Line[]) => lines.toSorted((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
