import type { CreditEntry } from '@parley/contract/credit';
import { toAmount } from '../../../platform/lib/money.ts';
import type { ShownEntry } from './store.ts';

export const presentEntry = (entry: ShownEntry, currency: string, words: (text: string) => string): CreditEntry => ({
  id: entry.id,
  kind: entry.kind,
  amount: toAmount(entry.amount_cents, currency),
  balance: toAmount(entry.balance_cents, currency),
  order_id: entry.order_id,
  order_number: entry.order_number,
  reason: entry.reason === null ? null : words(entry.reason),
  actor: entry.actor,
  at: entry.at.toISOString(),
});
