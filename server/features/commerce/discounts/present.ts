import type { Discount } from '@parley/contract/checkout';
import { toAmount } from '../../../platform/lib/money.ts';
import { stateOf, toPercent } from './rules.ts';
import type { DiscountRow } from './store.ts';

export const presentDiscount = (row: DiscountRow, currency: string, now: Date): Discount => ({
  id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind,
  value: row.kind === 'percent' ? toPercent(row.value_cents) : toAmount(row.value_cents, currency),
  minimum: toAmount(row.minimum_cents, currency),
  product_ids: row.product_ids,
  collection_ids: row.collection_ids,
  per_item: row.per_item,
  minimum_quantity: row.minimum_quantity,
  countries: row.countries,
  shipping_most: row.shipping_most_cents === null ? null : toAmount(row.shipping_most_cents, currency),
  customers: row.customers,
  customer_ids: row.customer_ids,
  tag_ids: row.tag_ids,
  max_uses_per_customer: row.max_uses_per_customer,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  max_uses: row.max_uses,
  uses: row.uses,
  active: row.active,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
});
