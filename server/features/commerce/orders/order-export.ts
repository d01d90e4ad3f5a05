import type { Address } from '@parley/contract/addresses';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import type { ExportAsked, ExportList } from '../../../platform/export-list.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { listCell, optionsCell } from '../../../platform/lib/list-cell.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type Mask, maskFor } from './mask.ts';
import { keyOf, narrow } from './list.ts';
import { type ExportedOrder, type ListedOrder, listRows, readExported } from './list-store.ts';
import { settledMoney } from './present.ts';
import { balanceOf, refundableOf } from './rules.ts';

const addressParts = ['name', 'line1', 'line2', 'city', 'region', 'postcode', 'country'] as const;
const addressHeaders = ['name', 'address', 'address, second line', 'city', 'region', 'postcode', 'country'];
const addressColumns = (kind: 'shipping' | 'billing') =>
  addressParts.map(
    (part, place) => [`${kind}_${part}`, `${kind === 'shipping' ? 'Shipping' : 'Billing'} ${addressHeaders[place]}`] as const,
  );
const ofOrder = [
  ['order_number', 'Order number'],
  ['placed_at', 'Placed at'],
  ['status', 'Status'],
  ['payment_status', 'Payment status'],
  ['fulfillment_status', 'Fulfillment status'],
  ['customer_id', 'Customer ID'],
  ['customer', 'Customer'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['items', 'Items'],
  ['subtotal', 'Subtotal'],
  ['discount', 'Discount'],
  ['discount_code', 'Discount code'],
  ['shipping', 'Shipping'],
  ['tax', 'Tax'],
  ['total', 'Total'],
  ['not_due', 'Not due'],
  ['paid', 'Paid'],
  ['refunded', 'Refunded'],
  ['balance', 'Balance'],
  ['refunded_items', 'Refunded items'],
  ['currency', 'Currency'],
  ['payment_method', 'Payment method'],
  ['payment_terms', 'Payment terms'],
  ['payments', 'Payments'],
  ['channel', 'Channel'],
  ['sold_by', 'Sold by'],
  ['brand', 'Brand'],
  ['tracking', 'Tracking'],
  ['shipped_at', 'Fulfilled at'],
  ['delivered_at', 'Delivered at'],
  ['cancelled_at', 'Canceled at'],
  ['cancel_reason', 'Cancel reason'],
  ['tags', 'Tags'],
  ['note', 'Note'],
  ['incomplete', 'Incomplete'],
  ...addressColumns('shipping'),
  ...addressColumns('billing'),
  ['country', 'Country'],
] as const;
const ofLine = [
  ['line_name', 'Item'],
  ['line_options', 'Item options'],
  ['line_sku', 'SKU'],
  ['line_variant_id', 'Variant ID'],
  ['line_price', 'Price'],
  ['line_quantity', 'Quantity'],
  ['line_shipped', 'Item shipped'],
  ['line_returned', 'Item returned'],
  ['line_canceled', 'Item canceled'],
] as const;
const columns = [...ofOrder, ...ofLine];

/**
 * Exports orders, latest first; orders placed meanwhile are left out. A row per item, with the order's own fields in its first row, as
 * the import reads them; a row per order if no column of items is asked for.
 */
export const orderExport: ExportList = {
  permission: 'orders:read',
  columns: columns.map(([key, header]) => ({ key, header })),
  read,
};

const sort = { sort: 'placed_at', order: 'desc' } as const;
async function read(ctx: ReadCtx<ReadingActor>, asked: ExportAsked, after: string | null, most: number) {
  const place = fromKeyCursor('placed_at desc', after ?? undefined, ['instant', 'uuid']);
  const { columns: wanted, ...narrowing } = asked;
  const found = await listRows(ctx.db, { ...(await narrow(ctx, narrowing)), ...sort, after: place, limit: most + 1 });
  const page = found.slice(0, most);
  const more = await readExported(
    ctx.db,
    page.map(({ id }) => id),
  );
  const mask = maskFor(ctx, 0);
  const hasLines = wanted === undefined || ofLine.some(([key]) => wanted.includes(key));
  const last = found.length > most ? page.at(-1) : undefined;
  return {
    rows: page.flatMap((row) => {
      const rest = more.get(row.id);
      if (!rest) return [];
      const order = cellsOf(row, rest, mask);
      return hasLines ? withLines(order, rest.lines, row.currency) : [order];
    }),
    next: last ? toKeyCursor('placed_at desc', keyOf(last, 'placed_at')) : null,
  };
}

type Cells = Record<string, string>;
/** The order's fields stand in the first of its rows, and its number in each. */
function withLines(order: Cells, lines: ExportedOrder['lines'], currency: string): Cells[] {
  const [first, ...others] = lines.map((line) => lineCellsOf(line, currency));
  return [{ ...order, ...first }, ...others.map((line) => ({ order_number: order['order_number'] ?? '', ...line }))];
}

const lineCellsOf = (line: ExportedOrder['lines'][number], currency: string): Cells => ({
  line_name: line.name,
  line_options: optionsCell(line.options),
  line_sku: line.sku ?? '',
  line_variant_id: line.variant_id ?? '',
  line_price: toAmount(line.price_cents, currency),
  line_quantity: String(line.quantity),
  line_shipped: String(line.shipped),
  line_returned: String(line.returned),
  line_canceled: String(line.cancelled),
});

function cellsOf(row: ListedOrder, rest: ExportedOrder, mask: Mask): Record<(typeof ofOrder)[number][0], string> {
  const money = { ...row, ...settledMoney({ ...row, ...rest }, rest.entries) };
  const balance = balanceOf(money, rest.settled, rest.itemized);
  return {
    order_number: row.order_number,
    placed_at: `${rest.local.replace(/\.000$/, '')}${offsetOf(rest.offset)}`,
    status: row.status,
    payment_status: row.payment_status,
    fulfillment_status: row.fulfillment_status,
    customer_id: row.customer_id ?? '',
    customer: row.customer_name === null ? '' : mask.name(row.customer_name),
    email: mask.email(row.customer_email) ?? '',
    phone: mask.phone(rest.customer_phone) ?? '',
    items: String(row.items),
    subtotal: toAmount(rest.subtotal_cents, row.currency),
    discount: toAmount(rest.discount_cents, row.currency),
    discount_code: rest.discount_code ?? '',
    shipping: toAmount(rest.shipping_cents, row.currency),
    tax: toAmount(rest.tax_cents, row.currency),
    total: toAmount(row.total_cents, row.currency),
    not_due: toAmount(row.total_cents - refundableOf(money) - balance, row.currency),
    paid: toAmount(money.captured_cents, row.currency),
    refunded: toAmount(money.refunded_cents, row.currency),
    balance: toAmount(balance, row.currency),
    refunded_items: rest.items_refunded,
    currency: row.currency,
    payment_method: mask.words(rest.payment_method_label) ?? '',
    payment_terms: rest.payment_terms,
    payments: rest.ledger.map((entry) => entryOf(entry, row.currency, mask)).join('\n'),
    channel: row.channel,
    sold_by: row.sold_by ?? '',
    brand: row.brand_name ?? '',
    tracking: row.tracking.join(' '),
    shipped_at: rest.shipped_at ?? '',
    delivered_at: rest.delivered_at ?? '',
    cancelled_at: rest.cancelled_at ?? '',
    cancel_reason: mask.words(rest.cancel_reason) ?? '',
    tags: listCell(rest.tags),
    note: mask.words(rest.note) ?? '',
    incomplete: rest.incomplete ?? '',
    ...addressCells('shipping', mask.address(rest.shipping_address)),
    ...addressCells('billing', mask.address(rest.billing_address)),
    country: rest.country ?? '',
  };
}

type AddressCells<Kind extends string> = Record<`${Kind}_${(typeof addressParts)[number]}`, string>;
const addressCells = <Kind extends 'shipping' | 'billing'>(kind: Kind, address: Address | null) =>
  Object.fromEntries(addressParts.map((part) => [`${kind}_${part}`, address?.[part] ?? ''])) as AddressCells<Kind>;

/** A payment or refund as one line of text, which the import reads again. */
const entryOf = (
  { kind, at, amount_cents: cents, method, method_label: label }: ExportedOrder['ledger'][number],
  currency: string,
  mask: Mask,
): string => [new Date(at).toISOString(), kind, toAmount(cents, currency), mask.words(label ?? method)].filter(Boolean).join(' ');

/** Formats minutes ahead of UTC as in ISO 8601. */
function offsetOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
