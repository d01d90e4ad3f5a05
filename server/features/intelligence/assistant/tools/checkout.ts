import { agreesTo, containsText, type LinkResult, quantityLabel, type ShortLine } from '@parley/engine';
import { z } from 'zod';
import type { WriteCtx } from '../../../../context.ts';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { toAmount } from '../../../../platform/lib/money.ts';
import { changeLines, checkoutCardOf, type CheckoutRow, leftOf, lockCheckout, makeCheckout } from '../../../commerce/checkout/index.ts';
import { lockConversation, readTurns, type Turn } from '../../../conversations/inbox/index.ts';
import { variantsFor } from '../../../commerce/products/index.ts';
import { latestLink, linksSince } from './checkout-store.ts';
import { digestOf } from './details.ts';
import { whyNotPermitted } from './policy-rules.ts';
import { readPolicy } from './policy-store.ts';
import { countVariants } from './product-store.ts';
import { type Done, onlyReads, publicTool } from './tool.ts';

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
    'Creates a checkout link for what the customer wants to buy. First name each product as "2 × Name" with its variant and price, and ask. Call this tool only after the customer says yes. Put everything they buy into one link. If they change the purchase of a link you already sent, set changes_open and list all lines that it is to have.',
  risk: 'low_impact_write',
  input: z.object({
    lines: z
      .array(z.object({ variant_id: z.uuid(), quantity: z.int().min(1).max(100) }))
      .min(1)
      .max(50),
    changes_open: z.boolean().optional(),
    discount_code: z.string().trim().min(1).max(60).optional(),
  }),
  async run(
    { ctx, conversationId, draft, checkoutUrl, currency },
    { lines, changes_open: changesOpen = false, discount_code: code = null },
  ): Promise<Done<LinkResult>> {
    if (draft || !checkoutUrl) return { result: { state: 'unavailable' }, summary: onlyReads };
    const { policy } = await readPolicy(ctx.db);
    const why = whyNotPermitted(policy, 'checkout_link');
    if (why) return { result: { state: 'refused', ...why }, summary: `Refused: ${why.reason}` };
    const wanted = gathered(lines);
    const units = await unitsOf(ctx.db, wanted, currency);
    const named = units.map((unit) => unit.named).join(', ');
    const turns = await readTurns(ctx.db, conversationId);
    if (!isAgreed(turns, units)) return { result: { state: 'not_agreed' }, summary: `The customer hasn’t confirmed ${named}.` };
    // Only a code that the customer knows is theirs to use.
    if (code !== null && !turns.some(({ author, text }) => author === 'customer' && containsText(text, code)))
      return { result: { state: 'refused', ...unsaidCode }, summary: `Refused: ${unsaidCode.reason}` };
    const offeredAt = turns.findLast(({ author }) => author !== 'customer')?.at ?? ctx.now();
    try {
      const made = await ctx.write((w) => link(w, { conversationId, lines: wanted, since: offeredAt, changesOpen, code }));
      if (!made) return { result: { state: 'unavailable' }, summary: 'A teammate has taken over this conversation.' };
      if (made === 'ordered') return { result: { state: 'refused', ...ordered }, summary: `Refused: ${ordered.reason}` };
      const { row, changed } = made;
      return {
        result: { state: 'made', card: await checkoutCardOf(ctx.db, row, checkoutUrl), changed },
        summary: `${changed ? 'Changed the' : 'Created a'} checkout link: ${named}.`,
      };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'discount.refused') return discountRefused(error);
      if (error.code !== 'order.out_of_stock' && error.code !== 'product.missing') throw error;
      const short = await shortOf(ctx.db, wanted);
      const which = short.map(({ quantity, name, left }) => `${quantityLabel(quantity, name)} (${left} left)`).join(', ');
      return { result: { state: 'sold_out', short }, summary: `Not enough in stock: ${which || named}.` };
    }
  },
});

const ordered = { code: 'already_ordered', reason: 'This purchase has been ordered already.' };
const unsaidCode = { code: 'discount_refused', reason: 'The customer hasn’t named this discount code.' };
function discountRefused({ message: reason }: Problem): Done<LinkResult> {
  return { result: { state: 'refused', code: 'discount_refused', reason }, summary: `Refused: ${reason}` };
}

/** The lines whose stock doesn't cover them. */
async function shortOf(db: Reader, lines: readonly Line[]): Promise<ShortLine[]> {
  const variants = await variantsFor(
    db,
    lines.map(({ variant_id: id }) => id),
  );
  return lines.flatMap(({ variant_id: id, quantity }) => {
    const variant = variants.get(id);
    const left = variant ? leftOf(variant) : 0;
    return left < quantity ? [{ variant_id: id, name: variant?.name ?? '?', quantity, left }] : [];
  });
}

type Wanted = { conversationId: string; lines: Line[]; since: Date; changesOpen: boolean; code: string | null };
type Made = { row: CheckoutRow; changed: boolean };
/**
 * Creates the link for an offer, or changes the one sent before, once even if its run is repeated. Undefined when the AI no longer handles
 * the conversation; `ordered` when there is nothing left to change.
 */
async function link(w: WriteCtx, { conversationId, lines, since, changesOpen, code }: Wanted): Promise<Made | 'ordered' | undefined> {
  // Lock order, as at checkout: the link before its conversation.
  const before = changesOpen ? await latestLink(w.db, conversationId) : undefined;
  if (before) await lockCheckout(w.db, before.id);
  const conversation = await lockConversation(w.db, conversationId);
  if (conversation?.handler !== 'ai') return undefined;
  const latest = changesOpen ? await latestLink(w.db, conversationId) : undefined;
  if (latest?.state === 'completed') return 'ordered';
  if (latest?.state === 'open' && latest.expires_at > w.now())
    return { row: isSame(latest.lines, lines) && code === null ? latest : await changeLines(w, latest.id, lines, code), changed: true };
  const same = (await linksSince(w.db, conversationId, since)).find(({ lines: made }) => isSame(made, lines));
  const cart = { merchant: w.actor.merchant, lines, conversation, discountCode: code, adjustable: true };
  return { row: same ?? (await makeCheckout(w, cart, { soldBy: 'ai', userId: null, name: null })), changed: false };
}

const kept = z.array(z.object({ variant_id: z.string(), quantity: z.int() }));
const isSame = (one: unknown, other: readonly Line[]) => digestOf(inOrder(kept.parse(one))) === digestOf(inOrder(other));
const inOrder = (lines: readonly Line[]) => lines.toSorted((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
