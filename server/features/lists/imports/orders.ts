import type { Address } from '@parley/contract/addresses';
import type { WriteCtx } from '../../../context.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { countSpending } from '../../commerce/customers/index.ts';
import { erasedCustomers, ordersOfErased } from './erased-store.ts';
import * as store from './order-store.ts';
import {
  capturedOf,
  isPlausible,
  type Money,
  numberKey,
  type Outcome,
  unitsOf,
  reasonAgainstMoney,
  separateRefused,
  totalsOf,
} from './rules.ts';

/** Undefined fields stay unchanged. */
export type OrderIn = {
  external_id: string;
  order_number: string;
  customer: string | null;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  placed_at: string;
  cancelled_at?: string | undefined;
  shipped_at?: string | undefined;
  shipping_address?: Address | null | undefined;
  billing_address?: Address | null | undefined;
  tracking?: string[] | undefined;
  cancel_reason?: string | null | undefined;
  discount_code?: string | null | undefined;
  shipping: string;
  tax: string;
  discount: string;
  lines: LineIn[];
  payments: { kind: 'payment' | 'refund'; amount: string; method: string | null; at?: string | undefined }[];
};
export type LineIn = {
  external_id: string;
  /** The variant's external id; an unknown one is refused. */
  variant: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  price: string;
  quantity: number;
  /** Only for partially shipped orders. */
  shipped?: number | undefined;
};
/** `bySku`: lines without a variant find theirs by SKU. */
type How = { bySku: boolean };

/** Imports orders: statuses are set without transitions, and lines and payments replaced where they differ. Unchanged orders are left alone. */
export async function importOrders(ctx: WriteCtx, orders: readonly OrderIn[], how: How): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const known = await knownOf(ctx, orders, how);
  const { kept, refused } = separateRefused(orders, (order) => reasonAgainst(order, known));
  const names = kept.map(({ external_id }) => external_id);
  const before = new Map(
    (await store.lockOrders(ctx.db, merchant, names)).flatMap((one) =>
      [one.id, one.external_id ?? []].flat().map((key): [string, store.KnownOrder] => [key, one]),
    ),
  );
  const planned = kept.map((order) => planOf(ctx, order, before.get(order.external_id), known));
  const changed = planned.filter(({ change }) => change !== 'none');
  const rowsTo = (change: Planned['change']) => changed.filter((one) => one.change === change).map(({ row }) => row);
  const saved = await store.saveOrders(ctx.db, merchant, rowsTo('new'), 'external_id', ctx.now());
  await store.saveOrders(ctx.db, merchant, rowsTo('changed'), 'id', ctx.now());
  await saveParts(ctx, changed, new Map(saved.map(({ external_id, id }) => [external_id, id])));
  const touched = changed.flatMap(({ row, before: was }) => [row.customer_id ?? [], was?.customer_id ?? []].flat());
  await countSpending(ctx.db, merchant, [...new Set(touched)], ctx.now());
  const created = saved.filter((row) => row.created).length;
  return { created, updated: changed.length - created, unchanged: planned.length - changed.length, refused };
}

type Known = {
  erased: { customers: Set<string>; orders: Set<string> };
  customers: Map<string, string>;
  variants: Map<string, store.KnownVariant>;
  skus: Map<string, store.KnownVariant>;
};
async function knownOf({ db, actor: { merchant } }: WriteCtx, orders: readonly OrderIn[], { bySku }: How): Promise<Known> {
  const lines = orders.flatMap((order) => order.lines);
  const some = (values: (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];
  const customers = some(orders.map(({ customer }) => customer));
  return {
    erased: {
      customers: await erasedCustomers(db, merchant, customers),
      orders: await ordersOfErased(db, merchant, some(orders.map(({ external_id }) => external_id))),
    },
    customers: await store.findCustomers(db, merchant, customers),
    variants: await store.findVariants(db, merchant, some(lines.map(({ variant }) => variant))),
    skus: await store.findBySku(db, merchant, bySku ? some(lines.map(({ sku }) => sku && sku.toLowerCase())) : []),
  };
}

function reasonAgainst(order: OrderIn, { erased, customers, variants }: Known): string | undefined {
  const unknown = order.lines.find(({ variant }) => variant !== null && !variants.has(variant));
  if (erased.orders.has(order.external_id) || (order.customer !== null && erased.customers.has(order.customer)))
    return 'The customer was erased.';
  if (order.customer !== null && !customers.has(order.customer)) return `There’s no customer ${order.customer}. Import the customer first.`;
  if (unknown) return `There’s no variant ${unknown.variant}. Import its product first.`;
  if (numberKey(order.order_number) === '') return 'The order number needs at least one letter or digit.';
  if (![order.placed_at, ...order.payments.flatMap(({ at }) => at ?? [])].every(isPlausible))
    return 'One of the dates is before 1900. Check the year.';
  return reasonAgainstMoney(moneyOf(order), order.payment_status);
}

const moneyOf = (order: OrderIn): Money => ({
  lines: order.lines.map(({ price, quantity }) => ({ cents: toCents(price), quantity })),
  discount: toCents(order.discount),
  shipping: toCents(order.shipping),
  tax: toCents(order.tax),
  ledger: order.payments.map(({ kind, amount }) => ({ kind, cents: toCents(amount) })),
});

type Planned = {
  row: store.OrderRow;
  lines: store.LineRow[];
  payments: store.PaymentRow[];
  before: store.KnownOrder | undefined;
  change: 'new' | 'changed' | 'none';
};

function planOf(ctx: WriteCtx, order: OrderIn, before: store.KnownOrder | undefined, known: Known): Planned {
  const row = rowOf(ctx, order, before, known);
  const lines = linesOf(ctx, order, row, before, known);
  const payments = paymentsOf(ctx, order, row.id, before);
  const plan = { row, lines, payments, before };
  if (!before) return { ...plan, change: 'new' };
  const { lines: oldLines, payments: oldPayments, ...oldRow } = before;
  const stays = isSame(row, oldRow) && isSame(lines, oldLines) && isSame(payments, oldPayments);
  return { ...plan, change: stays ? 'none' : 'changed' };
}

const iso = (at: string) => new Date(at).toISOString();
const sent = ['shipped', 'delivered', 'returned'];
function rowOf(ctx: WriteCtx, order: OrderIn, before: store.KnownOrder | undefined, { customers }: Known): store.OrderRow {
  const money = moneyOf(order);
  const { subtotal, total } = totalsOf(money);
  const { external_id, order_number, status, payment_status, fulfillment_status } = order;
  const placed = iso(order.placed_at);
  const since = (is: boolean, given: string | undefined, was: string | null | undefined) =>
    is ? (given ? iso(given) : (was ?? placed)) : null;
  const refunds = order.payments.flatMap(({ kind, at }) => (kind === 'refund' ? (at ? iso(at) : placed) : [])).sort();
  return {
    id: before?.id ?? ctx.newId(),
    external_id: before ? before.external_id : external_id,
    order_number,
    number_key: numberKey(order_number),
    customer_id: order.customer === null ? null : (customers.get(order.customer) ?? null),
    status,
    payment_status,
    fulfillment_status,
    subtotal_cents: subtotal,
    discount_cents: money.discount,
    discount_code: order.discount_code === undefined ? (before?.discount_code ?? null) : order.discount_code,
    shipping_cents: money.shipping,
    tax_cents: money.tax,
    total_cents: total,
    ...capturedOf(money.ledger, total, payment_status),
    items: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    shipping_address: order.shipping_address === undefined ? (before?.shipping_address ?? null) : order.shipping_address,
    billing_address: order.billing_address === undefined ? (before?.billing_address ?? null) : order.billing_address,
    tracking: order.tracking ?? before?.tracking ?? [],
    cancel_reason: order.cancel_reason === undefined ? (before?.cancel_reason ?? null) : order.cancel_reason,
    placed_at: placed,
    shipped_at: since(sent.includes(status), order.shipped_at, before?.shipped_at),
    delivered_at: since(status === 'delivered' || status === 'returned', undefined, before?.delivered_at),
    cancelled_at: since(status === 'cancelled', order.cancelled_at, before?.cancelled_at),
    last_refund_at: refunds.at(-1) ?? null,
  };
}

function linesOf(
  ctx: WriteCtx,
  { lines }: OrderIn,
  row: store.OrderRow,
  before: store.KnownOrder | undefined,
  known: Known,
): store.LineRow[] {
  const stands = before?.status === row.status && before.fulfillment_status === row.fulfillment_status;
  return lines.map(({ variant, price, shipped, ...line }, position) => {
    const sold = variant === null ? known.skus.get(line.sku?.toLowerCase() ?? '') : known.variants.get(variant);
    const was = before?.lines[position];
    const fields = {
      ...line,
      order_id: row.id,
      position,
      variant_id: sold?.id ?? null,
      product_id: sold?.product_id ?? null,
      price_cents: toCents(price),
    };
    const stays = was !== undefined && isSame(fields, fieldsOf(was));
    const { shipped: sentNow, returned, cancelled } = stays && stands ? was : unitsOf(row.status, line.quantity, shipped);
    return { ...fields, id: stays ? was.id : ctx.newId(), shipped: sentNow, returned, cancelled };
  });
}
const fieldsOf = ({ id: _id, shipped: _shipped, returned: _returned, cancelled: _cancelled, ...fields }: store.LineRow) => fields;

function paymentsOf(ctx: WriteCtx, { payments, placed_at: placedAt }: OrderIn, orderId: string, before: store.KnownOrder | undefined) {
  return payments.map(({ kind, amount, method, at }, position): store.PaymentRow => {
    const fields = { order_id: orderId, position, kind, amount_cents: toCents(amount), method, at: iso(at ?? placedAt) };
    const { id, ...was } = before?.payments[position] ?? { id: '' };
    return { ...fields, id: isSame(fields, was) ? id : ctx.newId() };
  });
}

async function saveParts(ctx: WriteCtx, changed: Planned[], idOf: Map<string, string>) {
  const { merchant } = ctx.actor;
  // When two concurrent batches imported the same order, the first one's row wins.
  const homeOf = ({ row }: Planned) => idOf.get(row.external_id ?? '') ?? row.id;
  const placed = <P extends { order_id: string }>(one: Planned, parts: P[]) => parts.map((part) => ({ ...part, order_id: homeOf(one) }));
  const lines = changed.filter((one) => !isSame(one.lines, one.before?.lines));
  await store.replaceLines(
    ctx.db,
    merchant,
    lines.map(homeOf),
    lines.flatMap((one) => placed(one, one.lines)),
  );
  const payments = changed.filter((one) => !isSame(one.payments, one.before?.payments ?? []));
  await store.replacePayments(
    ctx.db,
    merchant,
    payments.map(homeOf),
    payments.flatMap((one) => placed(one, one.payments)),
  );
}
