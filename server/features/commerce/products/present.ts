import { type Principal, mayDo } from '@parley/contract/permissions';
import { type GridRow, type Product, type ProductSummary, productTexts, type Variant } from '@parley/contract/products';
import { toAmount } from '../../../platform/lib/money.ts';
import { pick } from '../../../platform/lib/pick.ts';
import type { GridStoreRow } from './grid-store.ts';
import type { ListedProduct, ReadProduct } from './list-store.ts';
import { actionsOf, optionsOf, stockStateOf } from './rules.ts';

const amountOrNull = (cents: number | null, currency: string) => (cents === null ? null : toAmount(Number(cents), currency));

export function presentSummary(row: ListedProduct, requester: Principal): ProductSummary {
  const { id, name, sku, currency, shop_brand, tags, image, stock, variants_count, external_id, version } = row;
  const status = row.status;
  return {
    product_id: id,
    ...pick(row, productTexts),
    ...{ name, sku, currency, shop_brand, tags, image, stock, variants_count, external_id, version, status },
    price: toAmount(Number(row.price_cents), row.currency),
    price_max: toAmount(Number(row.price_max_cents), row.currency),
    compare_at_price: amountOrNull(row.compare_at_cents, row.currency),
    stock_state: stockStateOf(stock),
    inventory_policy: row.inventory_policy,
    tax_class: row.tax_class,
    source: row.source,
    updated_at: row.updated_at.toISOString(),
    actions: actionsOf({ status, ordered: row.ordered }, mayDo(requester, 'products:write')),
  };
}

type Located = Omit<ReadProduct, 'variants'> & { variants: (ReadProduct['variants'][number] & Pick<Variant, 'locations'>)[] };
export const presentProduct = (row: Located & Pick<Product, 'collections'>, requester: Principal): Product => ({
  ...presentSummary(row, requester),
  description: row.description,
  options: optionsOf(row.variants),
  variants: row.variants.map(({ id, sku, price_cents, compare_at_cents, stock, available, options, barcode, position, locations }) => ({
    ...{ id, sku, stock, available, options, barcode, position, locations },
    price: toAmount(price_cents, row.currency),
    compare_at_price: amountOrNull(compare_at_cents, row.currency),
  })),
  images: row.images,
  collections: row.collections,
  metafields: row.metafields,
  sold_30_days: row.sold_30_days,
  created_at: row.created_at.toISOString(),
});

export const presentGridRow = ({ id, product_id, name, options, status, sku, stock, available, ...row }: GridStoreRow): GridRow => ({
  ...{ id, product_id, name, sku, stock, available },
  status: status as GridRow['status'],
  detail: Object.values(options).join(' / '),
  price: toAmount(Number(row.price_cents), row.currency),
  compare_at_price: amountOrNull(row.compare_at_cents, row.currency),
});
