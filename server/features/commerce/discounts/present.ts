import type { Discount } from '@parley/contract/checkout';
import { toAmount } from '../../../platform/lib/money.ts';
import { stateOf } from './rules.ts';
import type { DiscountRow } from './store.ts';

export const presentDiscount = (row: DiscountRow, now: Date): Discount => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: toAmount(row.value_cents),
  minimum: toAmount(row.minimum_cents),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  max_uses: row.max_uses,
  uses: row.uses,
  active: row.active,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
});
