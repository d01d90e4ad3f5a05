import type { Address } from '@parley/contract/addresses';
import { parseAmount, whyInvalid } from '@parley/contract/money';
import type { WriteCtx } from '../../../context.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { pick } from '../../../platform/lib/pick.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { countSpending } from '../../commerce/customers/index.ts';
import { readBases, saveBases } from './base-store.ts';
import { contactKeys, erasedContacts, erasedCustomers, ordersOfErased } from './erased-store.ts';
import * as store from './order-store.ts';
import { differenceAt, type Outcome, shownAs, withMissed } from './outcome.ts';
import { type Base, type Difference, nextFields, printOf, type Prints, reconcile } from './ownership.ts';
import {
  capturedOf,
  isPlausible,
  type Money,
  numberKey,
  onlyOnce,
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
  delivered_at?: string | undefined;
  shipping_address?: Address | null | undefined;
  billing_address?: Address | null | undefined;
  tracking?: string[] | undefined;
  cancel_reason?: string | null | undefined;
  discount_code?: string | null | undefined;
  /** How it was paid, for people to read. */
  payment_method?: string | null | undefined;
  payment_terms?: store.OrderRow['payment_terms'] | undefined;
  tags?: string[] | undefined;
  /** For the timeline of a new order. */
  note?: string | undefined;
  /** Why it's incomplete; null for one that is complete. */
  incomplete?: string | null | undefined;
  currency?: string | undefined;
  shipping: string;
  tax: string;
  discount: string;
  /** Only where it isn't the sum of the lines: what was canceled with the whole order still counts. */
  subtotal?: string | undefined;
  lines: LineIn[];
  payments: {
    kind: 'payment' | 'refund';
    amount: string;
    method: string | null;
    label?: string | null | undefined;
    at?: string | undefined;
  }[];
  row?: number;
};
export type LineIn = {
  external_id: string;
  /** The variant's external id; an unknown one is refused, in files looked up by SKU instead. */
  variant: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  price: string;
  quantity: number;
  /** Only for partially shipped orders. */
  shipped?: number | undefined;
  /** What happened to its units, where that is counted; otherwise it follows from the status. */
  units?: { shipped: number; returned: number; cancelled: number } | undefined;
};
/**
 * `bySku`: lines without a variant find theirs by SKU, and orders from elsewhere are found by number. `dry`: nothing is written. `met`: the
 * customers a dry run would have created, by key.
 */
type How = { bySku: boolean; dry: boolean; met?: ReadonlyMap<string, string> };

/**
 * Imports orders: statuses are set without transitions, and lines and payments replaced where they differ. An order that somebody acted on
 * here keeps its status, money, items and returns. Unchanged orders are left alone.
 */
export async function importOrders(ctx: WriteCtx, orders: readonly OrderIn[], how: How): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const known = await knownOf(ctx, orders, how);
  const { kept: valid, refused } = separateRefused(orders, (order) => reasonAgainst(order, known, how));
  const before = await lockedOf(ctx, valid, how);
  const { once: kept, twice } = onlyOnce(valid, orders, (key) => before.get(key)?.id);
  const bases = await readBases(
    ctx.db,
    merchant,
    'order',
    [...before.values()].map(({ id }) => id),
  );
  const planned = kept.map((order) => {
    const was = before.get(order.external_id);
    return planOf(ctx, order, was, known, bases.get(was?.id ?? ''));
  });
  const ours = how.dry ? planned : await save(ctx, planned);
  const count = (change: Planned['change']) => ours.filter((one) => one.change === change).length;
  const outcome = {
    created: count('new'),
    updated: count('changed'),
    unchanged: count('none'),
    refused: [...refused, ...twice],
    differences: ours.flatMap(({ differences }) => differences),
  };
  const written = new Set(ours.map(({ given }) => given.external_id));
  const missed = kept.filter(({ external_id: key }) => !written.has(key));
  return withMissed(outcome, orders, missed, (again) => importOrders(ctx, again, how));
}

/** Returns what was written, or needed no writing: all but those that another import just created. */
async function save(ctx: WriteCtx, planned: Planned[]): Promise<Planned[]> {
  const { merchant } = ctx.actor;
  const rowsTo = (change: Planned['change']) => planned.filter((one) => one.change === change).map(({ row }) => row);
  const saved = new Set((await store.saveOrders(ctx.db, merchant, rowsTo('new'), 'external_id', ctx.now())).map(({ id }) => id));
  await store.saveOrders(ctx.db, merchant, rowsTo('changed'), 'id', ctx.now());
  const ours = planned.filter(({ change, row }) => change !== 'new' || saved.has(row.id));
  const changed = ours.filter(({ change }) => change !== 'none');
  await saveParts(ctx, changed);
  await saveBases(
    ctx.db,
    merchant,
    'order',
    ours.flatMap(({ row, fields }) => (fields ? [{ key: row.id, fields }] : [])),
    ctx.now(),
  );
  const touched = changed.flatMap(({ row, before: was }) => [row.customer_id ?? [], was?.customer_id ?? []].flat());
  await countSpending(ctx.db, merchant, [...new Set(touched)], ctx.now());
  return ours;
}

/** The orders that are here already, locked, by their key in the batch. */
async function lockedOf(ctx: WriteCtx, orders: readonly OrderIn[], { bySku }: How) {
  const { merchant } = ctx.actor;
  const numbered = Map.groupBy(
    await store.findNumbered(ctx.db, merchant, [...new Set(orders.map(({ order_number: number }) => numberKey(number)))]),
    ({ number_key }) => number_key,
  );
  const ids = new Map<string, string>();
  for (const { external_id: key, order_number: number } of orders) {
    const same = numbered.get(numberKey(number)) ?? [];
    if (same.some(({ id, external_id }) => external_id === key || id === key)) continue;
    // Orders created here have only a number. In files the number is what identifies an order, whatever id it was first imported with.
    const found = same.find(({ external_id: id, number_key }) => id === null || (bySku && numberKey(id) !== number_key));
    if (found) ids.set(key, found.id);
  }
  const locked = await store.lockOrders(ctx.db, merchant, [...orders.map(({ external_id: key }) => key), ...ids.values()]);
  const byKey = new Map(
    locked.flatMap((one) => [one.id, one.external_id ?? []].flat().map((key): [string, store.KnownOrder] => [key, one])),
  );
  return new Map(
    orders.flatMap(({ external_id: key }) => {
      const order = byKey.get(ids.get(key) ?? key);
      return order ? [[key, order] as const] : [];
    }),
  );
}

type Known = {
  erased: { customers: Set<string>; orders: Set<string>; contacts: Set<string> };
  customers: Map<string, string>;
  variants: Map<string, store.KnownVariant>;
  skus: Map<string, store.KnownVariant>;
  currency: string;
};
async function knownOf({ db, actor: { merchant } }: WriteCtx, orders: readonly OrderIn[], { bySku, met }: How): Promise<Known> {
  const lines = orders.flatMap((order) => order.lines);
  const some = (values: (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];
  const customers = some(orders.map(({ customer }) => customer));
  return {
    erased: {
      customers: await erasedCustomers(db, merchant, customers),
      orders: await ordersOfErased(db, merchant, some(orders.map(({ external_id }) => external_id))),
      contacts: await erasedContacts(db, merchant, customers.flatMap(contactsIn)),
    },
    customers: new Map([...(met ?? []), ...(await store.findCustomers(db, merchant, customers))]),
    variants: await store.findVariants(db, merchant, some(lines.map(({ variant }) => variant))),
    skus: await store.findBySku(db, bySku ? some(lines.map(({ sku }) => sku && sku.toLowerCase())) : []),
    currency: await shopCurrency(db),
  };
}

/** A customer without an id is known by their email or phone. */
const contactsIn = (key: string) => contactKeys(key.includes('@') ? { email: key } : { phone: key });

function reasonAgainst(order: OrderIn, { erased, customers, variants, currency }: Known, { bySku }: How): string | undefined {
  const unknown = bySku ? undefined : order.lines.find(({ variant }) => variant !== null && !variants.has(variant));
  if (erased.orders.has(order.external_id) || (order.customer !== null && erased.customers.has(order.customer)))
    return 'The customer was erased.';
  if (order.customer !== null && !customers.has(order.customer) && contactsIn(order.customer).some((key) => erased.contacts.has(key)))
    return 'The customer was erased.';
  if (order.customer !== null && !customers.has(order.customer)) return `There’s no customer ${order.customer}. Import the customer first.`;
  if (unknown) return `There’s no variant ${unknown.variant}. Import its product first.`;
  if (order.currency !== undefined && order.currency !== currency)
    return `The currency is ${order.currency}, but the shop sells in ${currency}.`;
  if (numberKey(order.order_number) === '') return 'The order number needs at least one letter or digit.';
  if (![order.placed_at, ...order.payments.flatMap(({ at }) => at ?? [])].every(isPlausible))
    return 'One of the dates is before 1900. Check the year.';
  const tooPrecise = amountsOf(order).find((amount) => parseAmount(amount, currency) === undefined);
  if (tooPrecise !== undefined) return whyInvalid(tooPrecise, currency);
  return reasonAgainstMoney(moneyOf(order, currency), order.payment_status);
}

const amountsOf = ({ lines, payments, discount, shipping, tax, subtotal }: OrderIn) => [
  ...lines.map(({ price }) => price),
  ...payments.map(({ amount }) => amount),
  ...[discount, shipping, tax, ...(subtotal === undefined ? [] : [subtotal])],
];

const moneyOf = (order: OrderIn, currency: string): Money => ({
  ...(order.subtotal !== undefined && { subtotal: toCents(order.subtotal, currency) }),
  lines: order.lines.map(({ price, quantity, units }) => ({
    cents: toCents(price, currency),
    quantity: quantity - (units?.cancelled ?? 0),
  })),
  discount: toCents(order.discount, currency),
  shipping: toCents(order.shipping, currency),
  tax: toCents(order.tax, currency),
  ledger: order.payments.map(({ kind, amount }) => ({ kind, cents: toCents(amount, currency) })),
});

type Planned = {
  given: OrderIn;
  row: store.OrderRow;
  lines: store.LineRow[];
  payments: store.PaymentRow[];
  before: store.KnownOrder | undefined;
  change: 'new' | 'changed' | 'none';
  fields: Prints | undefined;
  differences: Difference[];
};

function planOf(ctx: WriteCtx, order: OrderIn, before: store.KnownOrder | undefined, known: Known, base: Base | undefined): Planned {
  const row = rowOf(ctx, order, before, known);
  const lines = linesOf(ctx, order, row, before, known);
  const payments = paymentsOf(ctx, order, row.id, before, known.currency);
  const file = { row, lines, payments };
  const single = singleOf(row);
  const group = printOf(groupOf(file));
  if (!before) {
    const fields = nextFields(undefined, { ...reconcile(single, single, { base: undefined, isTouched: () => false }).prints, group });
    return { given: order, ...file, before, change: 'new', fields, differences: [] };
  }
  const note = differenceAt({ row: order.row ?? 0, kind: 'order', id: before.id, label: before.order_number, key: before.id }, base);
  const { lines: oldLines, payments: oldPayments, acted, customer, ...oldRow } = before;
  const here = { row: oldRow, lines: oldLines, payments: oldPayments };
  const own = reconcile<Single>(singleOf(oldRow), withoutSameNumber(single, order, before), {
    base,
    isTouched: (field) => oldRow.external_id === null || (base?.fields[field] === undefined && acted),
  });
  const was = printOf(groupOf(here));
  const isKept = was !== group && (acted || (base?.fields['group'] !== undefined && base.fields['group'] !== was));
  const kept = isKept ? here : file;
  const merged = { ...row, ...pick(kept.row, groupKeys), ...own.after, number_key: numberKey(own.after.order_number) };
  const stays = isSame(merged, oldRow) && isSame(kept.lines, oldLines) && isSame(kept.payments, oldPayments);
  const shown = (field: keyof Single, value: unknown, who: string | null) => (field === 'customer_id' ? who : value);
  return {
    given: order,
    row: merged,
    lines: kept.lines,
    payments: kept.payments,
    before,
    change: stays ? 'none' : 'changed',
    fields: nextFields(base, isKept ? own.prints : { ...own.prints, group }),
    differences: [
      ...(isKept ? differencesOf(here, file, known.currency).flatMap(note) : []),
      ...own.conflicts.flatMap((field) => {
        const [ours, theirs] = [shown(field, own.after[field], customer), shown(field, single[field], order.customer)];
        const prints = { print: printOf(single[field]), ourPrint: printOf(own.after[field]) };
        return note({ field: field === 'customer_id' ? 'customer' : field, path: field, ours, theirs, value: single[field], ...prints });
      }),
    ],
  };
}

/** What an import compares field by field; the rest of an order belongs together. */
type Single = Pick<store.OrderRow, 'order_number' | 'customer_id' | 'placed_at' | 'shipping_address' | 'billing_address' | 'tags'>;
const singleOf = ({ order_number, customer_id, placed_at, shipping_address, billing_address, tags }: store.OrderRow): Single => ({
  ...{ order_number, customer_id, placed_at, shipping_address, billing_address, tags },
});
/** An order found by its number keeps how the number is written here. */
function withoutSameNumber({ order_number, ...others }: Single, given: OrderIn, before: store.KnownOrder): Partial<Single> {
  const isFound = before.external_id !== given.external_id && numberKey(order_number) === before.number_key;
  const named = Object.entries(others).filter(([field]) => !(field in given) || given[field as keyof OrderIn] !== undefined);
  return { ...(!isFound && { order_number }), ...(Object.fromEntries(named) as Partial<Single>) };
}

/** Only compared where they have a value, so that what was imported before they existed is still recognized as unchanged. */
const laterKeys = ['payment_method_label', 'payment_terms'] as const;
const groupKeys = [
  ...(['status', 'payment_status', 'fulfillment_status', 'subtotal_cents', 'discount_cents', 'discount_code', 'shipping_cents'] as const),
  ...(['tax_cents', 'total_cents', 'captured_cents', 'refunded_cents', 'items', 'tracking', 'cancel_reason'] as const),
  ...(['shipped_at', 'delivered_at', 'cancelled_at', 'last_refund_at'] as const),
  ...laterKeys,
  'incomplete',
] as const;
type Parts = { row: store.OrderRow; lines: store.LineRow[]; payments: store.PaymentRow[] };
/** The mark of an incomplete order is the import's own, and no change by a person. */
const isCompared = (key: (typeof groupKeys)[number], value: unknown) =>
  key !== 'incomplete' && (!laterKeys.some((later) => later === key) || (value !== null && value !== 'prepaid'));
/** Status, money, items and what happened to them: kept or replaced as a whole. */
const groupOf = ({ row, lines, payments }: Parts) => ({
  ...pick(
    row,
    groupKeys.filter((key) => isCompared(key, row[key])),
  ),
  lines: lines.map(lineFields),
  payments: payments.map(paymentFields),
});
// In alphabetical order, which spares the comparison from sorting thousands of them.
const lineFields = (line: store.LineRow): Omit<store.LineRow, 'id' | 'order_id' | 'variant_id' | 'product_id'> => ({
  ...{ cancelled: line.cancelled, external_id: line.external_id, name: line.name, options: line.options, position: line.position },
  ...{ price_cents: line.price_cents, quantity: line.quantity, returned: line.returned, shipped: line.shipped, sku: line.sku },
});
type PaymentFields = Omit<store.PaymentRow, 'id' | 'order_id' | 'method_label'> & { label?: string };
const paymentFields = ({ amount_cents, at, kind, method, method_label: label, position }: store.PaymentRow): PaymentFields => ({
  ...{ amount_cents, at, kind, ...(label && { label }), method, position },
});

const itemsOf = ({ lines }: Parts, currency: string) =>
  lines.map(({ name, quantity, price_cents: cents }) => `${quantity} × ${name} ${toAmount(cents, currency)}`);
const facets = [
  ['status', ({ row }: Parts) => row.status],
  ['payment_status', ({ row }: Parts) => row.payment_status],
  ['fulfillment_status', ({ row }: Parts) => row.fulfillment_status],
  ['total', ({ row }: Parts, currency: string) => toAmount(row.total_cents, currency)],
  ['paid', ({ row }: Parts, currency: string) => toAmount(row.captured_cents, currency)],
  ['refunded', ({ row }: Parts, currency: string) => toAmount(row.refunded_cents, currency)],
  ['items', itemsOf],
  ['tracking', ({ row }: Parts) => row.tracking],
  ['discount_code', ({ row }: Parts) => row.discount_code],
  ['cancel_reason', ({ row }: Parts) => row.cancel_reason],
] as const;
const differencesOf = (here: Parts, file: Parts, currency: string) =>
  facets.flatMap(([field, read]) => {
    const [ours, theirs] = [read(here, currency), read(file, currency)];
    return shownAs(ours) === shownAs(theirs) ? [] : [{ field, path: field, ours, theirs, value: theirs }];
  });

const iso = (at: string) => new Date(at).toISOString();
const sent = ['shipped', 'delivered', 'returned'];
function rowOf(ctx: WriteCtx, order: OrderIn, before: store.KnownOrder | undefined, { customers, currency }: Known): store.OrderRow {
  const money = moneyOf(order, currency);
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
    items: order.lines.reduce((sum, { quantity, units }) => sum + quantity - (units?.cancelled ?? 0), 0),
    shipping_address: order.shipping_address === undefined ? (before?.shipping_address ?? null) : order.shipping_address,
    billing_address: order.billing_address === undefined ? (before?.billing_address ?? null) : order.billing_address,
    tracking: order.tracking ?? before?.tracking ?? [],
    cancel_reason: order.cancel_reason === undefined ? (before?.cancel_reason ?? null) : order.cancel_reason,
    placed_at: placed,
    shipped_at: since(sent.includes(status), order.shipped_at, before?.shipped_at),
    delivered_at: since(status === 'delivered' || status === 'returned', order.delivered_at, before?.delivered_at),
    cancelled_at: since(status === 'cancelled', order.cancelled_at, before?.cancelled_at),
    last_refund_at: refunds.at(-1) ?? null,
    payment_method_label: order.payment_method === undefined ? (before?.payment_method_label ?? null) : order.payment_method,
    payment_terms: order.payment_terms ?? before?.payment_terms ?? 'prepaid',
    tags: order.tags ?? before?.tags ?? [],
    incomplete: order.incomplete === undefined ? (before?.incomplete ?? null) : order.incomplete,
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
  return lines.map(({ variant, price, shipped, units, ...line }, position) => {
    const sold = known.variants.get(variant ?? '') ?? known.skus.get(line.sku?.toLowerCase() ?? '');
    const was = before?.lines[position];
    const fields = {
      ...line,
      order_id: row.id,
      position,
      variant_id: sold?.id ?? null,
      product_id: sold?.product_id ?? null,
      price_cents: toCents(price, known.currency),
    };
    const stays = was !== undefined && isSame(fields, fieldsOf(was));
    const { shipped: sentNow, returned, cancelled } = units ?? (stays && stands ? was : unitsOf(row.status, line.quantity, shipped));
    return { ...fields, id: stays ? was.id : ctx.newId(), shipped: sentNow, returned, cancelled };
  });
}
const fieldsOf = ({ id: _id, shipped: _shipped, returned: _returned, cancelled: _cancelled, ...fields }: store.LineRow) => fields;

function paymentsOf(
  ctx: WriteCtx,
  { payments, placed_at: placedAt }: OrderIn,
  orderId: string,
  before: store.KnownOrder | undefined,
  currency: string,
) {
  return payments.map(({ kind, amount, method, label = null, at }, position): store.PaymentRow => {
    const cents = toCents(amount, currency);
    const fields = { order_id: orderId, position, kind, amount_cents: cents, method, method_label: label, at: iso(at ?? placedAt) };
    const { id, ...was } = before?.payments[position] ?? { id: '' };
    return { ...fields, id: isSame(fields, was) ? id : ctx.newId() };
  });
}

async function saveParts(ctx: WriteCtx, changed: Planned[]) {
  const { merchant } = ctx.actor;
  const known = (some: Planned[]) => some.flatMap(({ before }) => before?.id ?? []);
  const lines = changed.filter((one) => !isSame(one.lines, one.before?.lines));
  await store.replaceLines(
    ctx.db,
    merchant,
    known(lines),
    lines.flatMap((one) => one.lines),
  );
  const payments = changed.filter((one) => !isSame(one.payments, one.before?.payments ?? []));
  await store.replacePayments(
    ctx.db,
    merchant,
    known(payments),
    payments.flatMap((one) => one.payments),
  );
  await store.addNotes(
    ctx.db,
    merchant,
    changed.flatMap(({ before, given, row }) => (before || !given.note ? [] : { id: ctx.newId(), order_id: row.id, note: given.note })),
    ctx.now(),
  );
}
