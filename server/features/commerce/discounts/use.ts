import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { judge, type Refusal } from './rules.ts';
import * as store from './store.ts';

export type Priced = { id: string; code: string; cents: number };
/** `minimum` is in cents and set where the cart is below it. */
export type Refused = { refused: Refusal; minimum: number };

const sentences: Record<Refusal, string> = {
  unknown: 'This discount code doesn’t exist.',
  off: 'This discount code is inactive.',
  scheduled: 'This discount code isn’t active yet.',
  ended: 'This discount code has expired.',
  used_up: 'This discount code has reached its usage limit.',
  minimum: 'The cart is below this discount code’s minimum.',
};

/** The discount of a typed code on goods of this price, or why there is none. */
export async function tryDiscount(db: Reader, code: string, subtotalCents: number, now: Date): Promise<Priced | Refused> {
  const row = await store.readByCode(db, code.trim().toUpperCase());
  const judged = judge(row, subtotalCents, now);
  if (!row || 'refused' in judged) return { refused: 'refused' in judged ? judged.refused : 'unknown', minimum: row?.minimum_cents ?? 0 };
  return { id: row.id, code: row.code, cents: judged.cents };
}

/** Like `tryDiscount`, but throws `discount.refused` with a sentence. */
export async function priceDiscount(db: Reader, code: string, subtotalCents: number, now: Date): Promise<Priced> {
  const priced = await tryDiscount(db, code, subtotalCents, now);
  if (!('refused' in priced)) return priced;
  if (priced.refused !== 'minimum') throw new Problem('discount.refused', { detail: sentences[priced.refused] });
  const currency = await shopCurrency(db);
  const least = `${toAmount(priced.minimum, currency)} ${currency}`;
  throw new Problem('discount.refused', { detail: `This discount code needs a cart of at least ${least}.` });
}

/** Counts one use of a code; concurrent uses of the last one are serialized. Throws `discount.refused` when none is left. */
export async function spendDiscount(db: Writer, id: string): Promise<void> {
  if (!(await store.countUse(db, id))) throw new Problem('discount.refused', { detail: sentences.used_up });
}
