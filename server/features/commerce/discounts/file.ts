import type { Discount } from '@parley/contract/checkout';
import type { ReadCtx } from '../../../context.ts';
import { byteOrderMark, lineOf } from '../../../platform/lib/csv.ts';
import { streamOf } from '../../../platform/lib/stream-of.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { presentDiscount } from './present.ts';
import * as store from './store.ts';

/** Rows of the file that are read at once. */
const batch = 1_000;
const columns = [
  ...(['code', 'name', 'kind', 'value', 'minimum', 'minimum_quantity', 'per_item', 'product_ids', 'collection_ids', 'customers'] as const),
  ...(['customer_ids', 'tag_ids', 'countries', 'shipping_most', 'starts_at', 'ends_at', 'max_uses', 'max_uses_per_customer'] as const),
  ...(['uses', 'active', 'state', 'created_at'] as const),
];

/** All discounts of a shop as CSV, in the fields of the API. */
export async function discountsFile(ctx: ReadCtx) {
  const currency = await shopCurrency(ctx.db);
  async function* lines() {
    yield byteOrderMark + lineOf([...columns, 'currency']);
    for (let after: { at: string; id: string } | undefined; ;) {
      const rows = (await store.listDiscounts(ctx.db, after, batch)).slice(0, batch);
      yield rows.map((row) => lineOf([...cellsOf(presentDiscount(row, currency, ctx.now())), currency])).join('');
      const last = rows.length === batch ? rows.at(-1) : undefined;
      if (!last) return;
      after = { at: last.created_at.toISOString(), id: last.id };
    }
  }
  return { name: 'discounts.csv', bytes: streamOf(lines()) };
}

const cellsOf = (discount: Discount) =>
  columns.map((column) => {
    const value = discount[column];
    return Array.isArray(value) ? value.join(';') : String(value ?? '');
  });
