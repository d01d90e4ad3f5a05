import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { judge, type Refusal } from './rules.ts';
import * as store from './store.ts';

export type Priced = { id: string; code: string; cents: number };
/** `minimum` in cents, where the cart is below it. */
export type Refused = { refused: Refusal; minimum: number };

const sentences: Record<Refusal, string> = {
  unknown: 'There is no such discount code.',
  off: 'This discount code is switched off.',
  scheduled: 'This discount code cannot be used yet.',
  ended: 'This discount code has ended.',
  used_up: 'This discount code was used up.',
  minimum: 'The cart is too small for this discount code.',
};

/** What a code as somebody typed it takes off goods of so many cents, or why it takes nothing. */
export async function tryDiscount(db: Reader, code: string, subtotalCents: number, now: Date): Promise<Priced | Refused> {
  const row = await store.readByCode(db, code.trim().toUpperCase());
  const judged = judge(row, subtotalCents, now);
  if (!row || 'refused' in judged) return { refused: 'refused' in judged ? judged.refused : 'unknown', minimum: row?.minimum_cents ?? 0 };
  return { id: row.id, code: row.code, cents: judged.cents };
}

/** As `tryDiscount`; throws `discount.refused` with a sentence. */
export async function priceDiscount(db: Reader, code: string, subtotalCents: number, now: Date): Promise<Priced> {
  const priced = await tryDiscount(db, code, subtotalCents, now);
  if (!('refused' in priced)) return priced;
  const detail =
    priced.refused === 'minimum' ? `This discount code needs at least ${toAmount(priced.minimum)} in the cart.` : sentences[priced.refused];
  throw new Problem('discount.refused', { detail });
}

/** Counts one use of a code; two who race for the last one take turns. Throws `discount.refused` when none is left. */
export async function spendDiscount(db: Writer, id: string): Promise<void> {
  if (!(await store.countUse(db, id))) throw new Problem('discount.refused', { detail: sentences.used_up });
}
