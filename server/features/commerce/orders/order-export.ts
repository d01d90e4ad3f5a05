import type { ReadCtx, ReadingActor } from '../../../context.ts';
import type { ExportAsked, ExportList } from '../../../platform/export-list.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type Mask, maskFor } from './mask.ts';
import { keyOf, narrow } from './list.ts';
import { type ExportedOrder, type ListedOrder, listRows, readExported } from './list-store.ts';
import { settledMoney } from './present.ts';

const columns = [
  ['order_number', 'Order number'],
  ['placed_at', 'Placed at'],
  ['status', 'Status'],
  ['payment_status', 'Payment status'],
  ['fulfillment_status', 'Fulfillment status'],
  ['customer', 'Customer'],
  ['email', 'Email'],
  ['items', 'Items'],
  ['subtotal', 'Subtotal'],
  ['discount', 'Discount'],
  ['shipping', 'Shipping'],
  ['tax', 'Tax'],
  ['total', 'Total'],
  ['refunded', 'Refunded'],
  ['currency', 'Currency'],
  ['channel', 'Channel'],
  ['sold_by', 'Sold by'],
  ['brand', 'Brand'],
  ['tracking', 'Tracking'],
  ['country', 'Country'],
] as const;

/** Exports orders, latest first; orders placed meanwhile are left out. */
export const orderExport: ExportList = {
  permission: 'orders:read',
  columns: columns.map(([key, header]) => ({ key, header })),
  read,
};

const sort = { sort: 'placed_at', order: 'desc' } as const;
async function read(ctx: ReadCtx<ReadingActor>, asked: ExportAsked, after: string | null, most: number) {
  const place = fromKeyCursor('placed_at desc', after ?? undefined, ['instant', 'uuid']);
  const found = await listRows(ctx.db, { ...(await narrow(ctx, asked)), ...sort, after: place, limit: most + 1 });
  const page = found.slice(0, most);
  const more = await readExported(
    ctx.db,
    page.map(({ id }) => id),
  );
  const mask = maskFor(ctx, 0);
  const last = found.length > most ? page.at(-1) : undefined;
  return {
    rows: page.flatMap((row) => {
      const rest = more.get(row.id);
      return rest ? [cellsOf(row, rest, mask)] : [];
    }),
    next: last ? toKeyCursor('placed_at desc', keyOf(last, 'placed_at')) : null,
  };
}

function cellsOf(row: ListedOrder, rest: ExportedOrder, mask: Mask): Record<(typeof columns)[number][0], string> {
  return {
    order_number: row.order_number,
    placed_at: `${rest.local}${offsetOf(rest.offset)}`,
    status: row.status,
    payment_status: row.payment_status,
    fulfillment_status: row.fulfillment_status,
    customer: row.customer_name === null ? '' : mask.name(row.customer_name),
    email: mask.email(row.customer_email) ?? '',
    items: String(row.items),
    subtotal: toAmount(rest.subtotal_cents, row.currency),
    discount: toAmount(rest.discount_cents, row.currency),
    shipping: toAmount(rest.shipping_cents, row.currency),
    tax: toAmount(rest.tax_cents, row.currency),
    total: toAmount(row.total_cents, row.currency),
    refunded: toAmount(settledMoney({ ...row, ...rest }, rest.entries).refunded_cents, row.currency),
    currency: row.currency,
    channel: row.channel,
    sold_by: row.sold_by ?? '',
    brand: row.brand_name ?? '',
    tracking: row.tracking.join(' '),
    country: rest.country ?? '',
  };
}
/** Formats minutes ahead of UTC as in ISO 8601. */
function offsetOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
