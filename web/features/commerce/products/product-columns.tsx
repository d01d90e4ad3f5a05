import type { ProductSummary } from '@parley/contract/products';
import { formatDateTime, formatMoney, formatNumber, formatWhen } from '../../../lib/format.ts';
import { Picture } from '../../../ui/picture.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { statusTone, stockTone } from './tones.ts';
import { t } from './messages.ts';

export const priceWords = ({ price, price_max: most, currency }: Pick<ProductSummary, 'price' | 'price_max' | 'currency'>) =>
  price === most
    ? formatMoney(price, currency)
    : t('products.price_range', { least: formatMoney(price, currency), most: formatMoney(most, currency) });

export const Stock = ({ row: { stock, stock_state: state } }: { row: Pick<ProductSummary, 'stock' | 'stock_state'> }) => (
  <StatusDot tone={stockTone[state]}>
    {stock === null ? t('products.stock_not_counted') : `${formatNumber(stock)} · ${t(`products.stock_${state}`)}`}
  </StatusDot>
);

export const productColumns: readonly Column<ProductSummary>[] = [
  {
    key: 'name',
    header: t('products.field_name'),
    width: 190,
    grow: 4,
    sort: 'name',
    always: true,
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Picture src={row.image} className="size-[26px]" />
        <span className="min-w-0 truncate">{row.name}</span>
      </span>
    ),
  },
  {
    key: 'status',
    header: t('products.field_status'),
    width: 90,
    grow: 1,
    cell: (row) => <StatusDot tone={statusTone[row.status]}>{t(`products.status_${row.status}`)}</StatusDot>,
  },
  { key: 'price', header: t('products.price'), width: 130, grow: 1, align: 'end', sort: 'price', cell: priceWords },
  { key: 'stock', header: t('products.stock'), width: 140, grow: 1, sort: 'stock', cell: (row) => <Stock row={row} /> },
  { key: 'category', header: t('products.field_category'), width: 120, grow: 1, cell: (row) => row.category ?? '' },
  { key: 'maker', header: t('products.field_maker'), width: 100, grow: 1, cell: (row) => row.brand ?? '' },
  {
    key: 'variants',
    header: t('products.variants'),
    width: 76,
    grow: 0,
    align: 'end',
    cell: (row) => formatNumber(row.variants_count),
  },
  { key: 'sku', header: t('products.sku'), width: 112, grow: 1, cell: (row) => row.sku ?? '' },
  {
    key: 'brand',
    header: t('products.field_brand'),
    width: 110,
    grow: 1,
    cell: (row) => row.shop_brand?.name ?? t('products.default_brand'),
  },
  { key: 'source', header: t('products.field_source'), width: 96, grow: 1, cell: (row) => t(`products.source_${row.source}`) },
  {
    key: 'updated',
    header: t('products.field_updated_at'),
    width: 84,
    grow: 1,
    sort: 'updated_at',
    cell: (row) => (
      <time dateTime={row.updated_at} title={formatDateTime(row.updated_at)}>
        {formatWhen(row.updated_at)}
      </time>
    ),
  },
];
export const usualProductColumns = ['name', 'status', 'price', 'stock', 'category', 'maker', 'variants', 'sku', 'updated'];

/** A product's key facts in two lines. */
export const ProductPhoneRow = ({ row }: { row: ProductSummary }) => (
  <span className="flex items-center gap-3">
    <Picture src={row.image} className="size-[38px]" />
    <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
      <span className="flex gap-2 font-medium tabular-nums">
        <span className="min-w-0 truncate">{row.name}</span>
        <span className="ms-auto shrink-0">{priceWords(row)}</span>
      </span>
      <span className="flex gap-2 text-sm text-ink-3 tabular-nums">
        <StatusDot tone={statusTone[row.status]}>{t(`products.status_${row.status}`)}</StatusDot>
        <span className="ms-auto shrink-0">
          <Stock row={row} />
        </span>
      </span>
    </span>
  </span>
);
