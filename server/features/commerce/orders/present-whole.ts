import type { Order, OrderDispute, OrderEvent, OrderLine, OrderReturn } from '@parley/contract/orders';
import { toAmount } from '../../../platform/lib/money.ts';
import { creditMethodsOf } from '../credit/index.ts';
import { type TaxLine, toRate } from '../taxes/index.ts';
import type { Mask } from './mask.ts';
import type { ReturnRecord, FullOrder } from './get-store.ts';
import { factsOfRow, presentSummary, settledMoney, settledUnits } from './present.ts';
import { type RefundFacts, refundableUnitsOf, shippingLeftOf, taxesNotDue, worthsOf } from './refund-rules.ts';
import { returnActions } from './return-rules.ts';
import {
  actionsOf,
  balanceOf,
  itemizedOf,
  leftOf,
  refundableOf,
  refundAllowance,
  refundedAmong,
  returnableOf,
  settledOf,
  swappedOf,
  taxesOf,
  type Units,
  unitNames,
  waivedByRefunds,
  waivedOf,
} from './rules.ts';

const instant = (at: string | null) => at && new Date(at).toISOString();
const amount = (cents: number | null, currency: string) => (cents === null ? null : toAmount(cents, currency));

export function presentOrder(row: FullOrder, mask: Mask): Order {
  const lines = linesOf(row);
  const counted = countedIn(row);
  const money = moneyOf(row);
  const balance = balanceOf(money, settledIn(row), itemizedOf(row.refund_rows));
  const notDue = row.total_cents - refundableOf(money) - balance;
  const facts = { order: row, lines, returns: row.return_rows, refunds: row.refund_rows };
  return {
    ...presentSummary({ ...row, customer_name: null, customer_email: null }, mask),
    actions: actionsOf(factsOfRow(judgedRow(row)), mask.person),
    customer: customerOf(row, mask),
    lines: lines.map((line) => presentLine(line, facts, row.currency)),
    stock_from: row.stock_from.map(({ variant_id, location_id, location, quantity }) => ({ variant_id, location_id, location, quantity })),
    subtotal: toAmount(row.subtotal_cents, row.currency),
    discount: toAmount(row.discount_cents, row.currency),
    discount_code: row.discount_code,
    discounts: row.discounts.map(({ kind, name, code, cents }) => ({ kind, name, code, amount: toAmount(cents, row.currency) })),
    shipping: toAmount(row.shipping_cents, row.currency),
    tax: toAmount(row.tax_cents, row.currency),
    tax_included: row.tax_included,
    tax_exempt: row.tax_exempt,
    tax_lines: presentTaxes(taxesOf(row), row.currency),
    captured: toAmount(money.captured_cents, row.currency),
    refunded: toAmount(money.refunded_cents, row.currency),
    refundable: toAmount(refundableOf(money), row.currency),
    refundable_shipping: toAmount(Math.min(shippingLeftOf(facts), Math.max(0, refundableOf(money))), row.currency),
    refund_allowance: toAmount(Math.max(0, refundAllowance(money, mask.person, swappedOf(counted))), row.currency),
    balance: toAmount(balance, row.currency),
    not_due: toAmount(notDue, row.currency),
    not_due_tax_lines: presentTaxes(taxesNotDue(facts, notDue), row.currency),
    payment_terms: row.payment_terms,
    payment_method: row.payment_method,
    payment_method_label: mask.words(row.payment_method_label ?? labelOf(row, row.payment_method)),
    shipping_address: mask.address(row.shipping_address),
    billing_address: mask.address(row.billing_address),
    cancel_reason: mask.words(row.cancel_reason),
    incomplete: row.incomplete,
    seller_name: row.seller_name,
    ledger: row.ledger.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      amount: toAmount(entry.amount_cents, row.currency),
      method: entry.method,
      method_label: mask.words(entry.method_label ?? labelOf(row, entry.method)),
      reason: mask.words(entry.reason),
      actor: mask.words(entry.actor),
      refund_id: entry.refund_id,
      at: new Date(entry.at).toISOString(),
      provider_state: entry.provider_state,
      provider_error: entry.provider_error,
    })),
    refunds: refundsOf(row),
    disputes: row.disputes.map(presentDispute),
    pay_until: isUnpaid(money) ? (row.pay_until?.toISOString() ?? null) : null,
    shipments: shipmentsOf(row, mask),
    edits: editsOf(row, mask),
    timeline: timelineOf(row, mask),
    return_records: row.return_rows.map((record) => presentReturn(row, record, mask)),
  };
}

/** The ledger without what a payment provider failed to carry out. */
export const countedIn = ({ ledger }: FullOrder) => ledger.filter(({ provider_state: state }) => state !== 'failed');
const isUnpaid = ({ status, captured_cents: captured }: Pick<FullOrder, 'status' | 'captured_cents'>) =>
  status === 'pending' && captured === 0;
/** What was paid and refunded; an imported order without a ledger has what its status states. */
export const moneyOf = (row: FullOrder) => ({ ...row, ...settledMoney(row, countedIn(row).length) });

const presentTaxes = (taxes: readonly TaxLine[], currency: string): Order['tax_lines'] =>
  taxes.map(({ name, ppm, base, cents }) => ({
    name,
    rate: toRate(ppm),
    base: toAmount(base, currency),
    amount: toAmount(cents, currency),
  }));

const refundsOf = ({ refund_rows: refunds, currency }: FullOrder): Order['refunds'] =>
  refunds.map((refund) => ({
    id: refund.id,
    amount: toAmount(refund.amount_cents, currency),
    lines: refund.lines.map(({ cents, ...line }) => ({ ...line, amount: toAmount(cents, currency) })),
    shipping: toAmount(refund.shipping_cents, currency),
    adjustment: toAmount(refund.adjustment_cents, currency),
    owed_again: refund.owed_again,
    at: new Date(refund.at).toISOString(),
  }));

const presentDispute = (dispute: FullOrder['disputes'][number]): OrderDispute => ({
  id: dispute.id,
  state: dispute.state,
  reason: dispute.reason,
  amount: toAmount(dispute.amount_cents, dispute.currency),
  currency: dispute.currency,
  due_at: instant(dispute.due_at),
  opened_at: new Date(dispute.opened_at).toISOString(),
});

/** What was refunded because the order's value decreased or too much was paid, less what was waived. */
export function settledIn(row: FullOrder): number {
  const { return_rows: returns, refund_rows: refunds } = row;
  const exchanges = new Set(returns.filter(({ kind }) => kind === 'exchange').map(({ id }) => id));
  const entries = countedIn(row).map((entry) => ({
    ...entry,
    settles: entry.reverses || entry.edit_id !== null || exchanges.has(entry.return_id ?? ''),
  }));
  return settledOf(entries) - waivedOf(returns) - waivedByRefunds(refunds);
}

export const linesOf = (row: FullOrder) => {
  const untouched = row.lines.every(({ cancelled, shipped }) => cancelled + shipped === 0);
  return untouched ? row.lines.map((line) => settledUnits(row, line)) : row.lines;
};

/** An order's own line sums and number of payments and refunds, as the rules need them. */
export function judgedRow(row: FullOrder) {
  const sum = (name: keyof Units) => row.lines.reduce((all, line) => all + line[name], 0);
  const units = Object.fromEntries(unitNames.map((name) => [name, sum(name)])) as Units;
  return { ...row, ...units, entries: countedIn(row).length };
}

function customerOf({ customer_id: id, customer, currency }: FullOrder, mask: Mask): Order['customer'] {
  if (id === null || customer === null) return null;
  return {
    id,
    name: mask.name(customer.name),
    email: mask.email(customer.email),
    phone: mask.phone(customer.phone),
    payment_methods: [...customer.payment_methods, ...creditMethodsOf(customer.credits, currency)].map(
      ({ external_id: method, kind, label, balance }) => ({
        id: method,
        kind,
        label: mask.words(label),
        balance: balance === null || balance === undefined ? null : balance,
      }),
    ),
  };
}
/** An imported ledger has only method ids; their labels are stored with the customer. */
const labelOf = ({ customer }: FullOrder, method: string | null) =>
  customer?.payment_methods.find(({ external_id: id }) => id === method)?.label ?? null;

const presentLine = (line: FullOrder['lines'][number], facts: RefundFacts, currency: string): OrderLine => ({
  id: line.id,
  variant_id: line.variant_id,
  product_id: line.product_id,
  name: line.name,
  options: line.options,
  sku: line.sku,
  image: line.image,
  price: toAmount(line.price_cents, currency),
  discount: amount(line.discount_cents, currency),
  quantity: line.quantity - line.cancelled,
  cancelled: line.cancelled,
  shipped: line.shipped,
  returned: line.returned,
  to_ship: leftOf(line),
  returnable: returnableOf(line),
  restockable: line.taken,
  taxes: line.taxes.map(({ name, ppm }) => ({ name, rate: toRate(ppm) })),
  refunded: line.refunded,
  refundable: refundableUnitsOf(line),
  refundable_amount: toAmount(worthsOf(facts, [{ line, quantity: refundableUnitsOf(line) }])[0] ?? 0, currency),
  returnable_refunded: refundedAmong(line, returnableOf(line)),
  exchange_id: line.exchange_id,
});

const shipmentsOf = ({ parcels, lines, shipping_address: address }: FullOrder, mask: Mask): Order['shipments'] =>
  parcels.map((parcel) => ({
    id: parcel.id,
    number: parcel.number,
    state: parcel.state as Order['shipments'][number]['state'],
    carrier: parcel.carrier,
    tracking_number: parcel.tracking_number,
    tracking_url: parcel.tracking_url,
    lines: parcel.lines.map(({ line_id: lineId, quantity }) => ({
      line_id: lineId,
      name: lines.find(({ id }) => id === lineId)?.name ?? '',
      quantity,
    })),
    shipping_address: mask.address(parcel.shipping_address ?? address),
    shipped_at: new Date(parcel.shipped_at).toISOString(),
    delivered_at: instant(parcel.delivered_at),
  }));

const editsOf = ({ edit_rows: edits, currency }: FullOrder, mask: Mask): Order['edits'] =>
  edits.map((edit) => {
    const shown = (value: unknown) => (edit.kind === 'address' ? mask.address(value as Order['shipping_address']) : mask.deep(value));
    return {
      id: edit.id,
      kind: edit.kind as Order['edits'][number]['kind'],
      difference: toAmount(edit.difference_cents, currency),
      method: edit.method,
      before: shown(edit.before),
      after: shown(edit.after),
      actor: edit.actor,
      at: new Date(edit.at).toISOString(),
    };
  });

function presentReturn({ lines, currency }: FullOrder, record: ReturnRecord, mask: Mask): OrderReturn {
  return {
    id: record.id,
    number: record.number,
    kind: record.kind as OrderReturn['kind'],
    state: record.state as OrderReturn['state'],
    reason: record.reason as OrderReturn['reason'],
    note: mask.words(record.note),
    method: record.method,
    method_label: mask.words(record.method_label),
    refund_amount: toAmount(record.refund_cents, currency),
    difference: toAmount(record.difference_cents, currency),
    refunded: toAmount(record.refunded_cents, currency),
    lines: record.lines.map(({ line_id: lineId, new: coming, written_off: writtenOff, ...counts }) => {
      const line = lines.find(({ id }) => id === lineId);
      return {
        line_id: lineId,
        name: line?.name ?? '',
        options: line?.options ?? {},
        quantity: counts.quantity,
        received: counts.received,
        restocked: counts.restocked,
        written_off: writtenOff,
        refunded: counts.refunded ?? 0,
        new_variant_id: coming?.variant_id ?? null,
        new_name: coming?.name ?? null,
        new_options: coming?.options ?? null,
        new_price: coming ? toAmount(coming.cents, currency) : null,
      };
    }),
    actions: mask.person.may('orders:write') ? returnActions(record) : [],
    created_at: new Date(record.created_at).toISOString(),
  };
}

/** Starts the timeline of an order without an entry for its beginning: it was placed, and if it comes from elsewhere, imported here later. */
function timelineOf(row: FullOrder, mask: Mask): OrderEvent[] {
  const events = row.events.map((event): OrderEvent => ({
    id: event.id,
    kind: event.kind as OrderEvent['kind'],
    actor_kind: event.actor_kind as OrderEvent['actor_kind'],
    actor: event.actor !== null && event.actor_kind === 'customer' ? mask.name(event.actor) : event.actor,
    from: event.from_value,
    to: event.to_value,
    note: mask.words(event.note),
    amount: amount(event.amount_cents, row.currency),
    at: new Date(event.at).toISOString(),
  }));
  if (row.begun) return events;
  const begin = (kind: 'placed' | 'imported', id: string, at: Date, to: string | null): OrderEvent => ({
    ...{ id, kind, actor_kind: 'system', actor: null, from: null, to, note: null, amount: null, at: at.toISOString() },
  });
  const first = events.find(({ from }) => from !== null)?.from ?? row.status;
  if (row.channel !== 'import') return [begin('placed', row.id, row.placed_at, first), ...events];
  // An id of its own, made from the order's.
  const placedId = `${row.id.slice(0, 14)}8${row.id.slice(15)}`;
  return [begin('placed', placedId, row.placed_at, null), begin('imported', row.id, row.created_at, first), ...events];
}
