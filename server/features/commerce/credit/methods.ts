import type { Reader } from '../../../platform/db/tenant.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { cardIn, cardLabel, cardMethod, hasExpired, storeCreditLabel, storeCreditMethod, sumOf } from './rules.ts';
import * as store from './store.ts';

export type CreditMethod = { external_id: string; kind: 'store_credit' | 'gift_card'; label: string; balance: string };

/** What of a customer's credit an order in this currency can be paid with or refunded to. */
export async function findMethod(
  db: Reader,
  { customerId, currency, method }: { customerId: string; currency: string; method: string },
  now: Date,
): Promise<CreditMethod | undefined> {
  const id = cardIn(method);
  if (id === undefined && method !== storeCreditMethod) return undefined;
  if (id === undefined) return storeCreditOf(await store.readStoreCredit(db, customerId), currency, now);
  const card = await store.findCard(db, id);
  return card?.customer_id === customerId && card.currency === currency ? cardOf(card) : undefined;
}

export type CreditFacts = Pick<store.CreditRow, 'id' | 'kind' | 'currency' | 'balance_cents' | 'last_four'>;
/** Store credit, also without a balance, and gift cards, of what can be spent now. */
export function methodsOf(credits: readonly CreditFacts[], currency: string): CreditMethod[] {
  const spendable = credits.filter((row) => row.currency === currency).map((row) => ({ ...row, expires_at: null }));
  const [cards, parts] = [spendable.filter(({ kind }) => kind === 'gift_card'), spendable.filter(({ kind }) => kind === 'store_credit')];
  return [storeCreditOf(parts, currency, null), ...cards.map(cardOf)];
}

type Part = Pick<store.CreditRow, 'currency' | 'balance_cents' | 'expires_at'>;
const storeCreditOf = (parts: readonly Part[], currency: string, now: Date | null): CreditMethod => ({
  external_id: storeCreditMethod,
  kind: 'store_credit',
  label: storeCreditLabel,
  balance: toAmount(sumOf(parts.filter((part) => part.currency === currency && (now === null || !hasExpired(part, now)))), currency),
});
const cardOf = ({
  id,
  last_four,
  balance_cents,
  currency,
}: Pick<store.CreditRow, 'id' | 'last_four' | 'balance_cents' | 'currency'>): CreditMethod => ({
  external_id: cardMethod(id),
  kind: 'gift_card',
  label: cardLabel(last_four),
  balance: toAmount(balance_cents, currency),
});
