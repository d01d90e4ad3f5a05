import type { Discount } from '@parley/contract/checkout';
import { toAmount } from '../../../platform/lib/money.ts';
import { stateOf, toPercent } from './rules.ts';
import type { DiscountRow } from './store.ts';

export const presentDiscount = (row: DiscountRow, currency: string, now: Date): Discount => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.kind === 'percent' ? toPercent(row.value_cents) : toAmount(row.value_cents, currency),
  minimum: toAmount(row.minimum_cents, currency),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  max_uses: row.max_uses,
  uses: row.uses,
  active: row.active,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
});
