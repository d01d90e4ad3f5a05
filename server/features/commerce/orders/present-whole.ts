import type { Order, OrderEvent, OrderLine, OrderReturn } from '@parley/contract/orders';
import { toAmount } from '../../../platform/lib/money.ts';
import type { Eyes } from './eyes.ts';
import type { ReturnRecord, WholeOrder } from './get-store.ts';
import { presentSummary, settledMoney, settledPieces } from './present.ts';
import { returnActions } from './return-rules.ts';
import { balanceOf, leftOf, refundableOf, returnableOf, settledOf, waivedOf } from './rules.ts';

const instant = (at: string | null) => at && new Date(at).toISOString();
const amount = (cents: number | null) => (cents === null ? null : toAmount(cents));

export function presentOrder(row: WholeOrder, eyes: Eyes): Order {
  const lines = linesOf(row);
  const money = { ...row, ...settledMoney(row, row.ledger.length) };
  return {
    ...presentSummary(summaryRow(row), eyes),
    customer: customerOf(row, eyes),
    lines: lines.map(presentLine),
    subtotal: toAmount(row.subtotal_cents),
    discount: toAmount(row.discount_cents),
    discount_code: row.discount_code,
    shipping: toAmount(row.shipping_cents),
    tax: toAmount(row.tax_cents),
    captured: toAmount(money.captured_cents),
    refunded: toAmount(money.refunded_cents),
    refundable: toAmount(refundableOf(money)),
    balance: toAmount(balanceOf(money, settledIn(row))),
    payment_terms: row.payment_terms,
    payment_method: row.payment_method,
    payment_method_label: eyes.words(row.payment_method_label ?? labelOf(row, row.payment_method)),
    shipping_address: eyes.address(row.shipping_address),
    billing_address: eyes.address(row.billing_address),
    cancel_reason: eyes.words(row.cancel_reason),
    seller_name: row.seller_name,
    ledger: row.ledger.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      amount: toAmount(entry.amount_cents),
      method: entry.method,
      method_label: eyes.words(entry.method_label ?? labelOf(row, entry.method)),
      reason: eyes.words(entry.reason),
      at: new Date(entry.at).toISOString(),
    })),
    shipments: shipmentsOf(row),
    edits: editsOf(row, eyes),
    timeline: timelineOf(row, eyes),
    return_records: row.return_rows.map((record) => presentReturn(row, record, eyes)),
  };
}

/** What went back because the order became worth less, less what was waived. */
function settledIn({ ledger, return_rows: returns }: WholeOrder): number {
  const exchanges = new Set(returns.filter(({ kind }) => kind === 'exchange').map(({ id }) => id));
  const entries = ledger.map((entry) => ({ ...entry, settles: entry.edit_id !== null || exchanges.has(entry.return_id ?? '') }));
  return settledOf(entries) - waivedOf(returns);
}

const linesOf = (row: WholeOrder) => {
  const untouched = row.lines.every(({ cancelled, shipped }) => cancelled + shipped === 0);
  return untouched ? row.lines.map((line) => settledPieces(row, line)) : row.lines;
};

function summaryRow(row: WholeOrder) {
  const sum = (of: (line: WholeOrder['lines'][number]) => number) => row.lines.reduce((all, line) => all + of(line), 0);
  return {
    ...row,
    number_sort: '',
    customer_name: row.customer?.name ?? null,
    customer_email: row.customer?.email ?? null,
    quantity: sum(({ quantity }) => quantity),
    cancelled: sum(({ cancelled }) => cancelled),
    shipped: sum(({ shipped }) => shipped),
    returned: sum(({ returned }) => returned),
    in_return: sum(({ in_return: inReturn }) => inReturn),
    entries: row.ledger.length,
  };
}

function customerOf({ customer_id: id, customer }: WholeOrder, eyes: Eyes): Order['customer'] {
  if (id === null || customer === null) return null;
  return {
    id,
    name: eyes.name(customer.name),
    email: eyes.email(customer.email),
    phone: eyes.phone(customer.phone),
    payment_methods: customer.payment_methods.map(({ external_id: method, kind, label, balance }) => ({
      id: method,
      kind,
      label: eyes.words(label),
      balance: balance === null || balance === undefined ? null : balance,
    })),
  };
}
/** A ledger that was imported names methods; what they are called stands with the customer. */
const labelOf = ({ customer }: WholeOrder, method: string | null) =>
  customer?.payment_methods.find(({ external_id: id }) => id === method)?.label ?? null;

const presentLine = (line: WholeOrder['lines'][number]): OrderLine => ({
  id: line.id,
  variant_id: line.variant_id,
  product_id: line.product_id,
  name: line.name,
  options: line.options,
  sku: line.sku,
  image: line.image,
  price: toAmount(line.price_cents),
  quantity: line.quantity - line.cancelled,
  cancelled: line.cancelled,
  shipped: line.shipped,
  returned: line.returned,
  to_ship: leftOf(line),
  returnable: returnableOf(line),
  exchange_id: line.exchange_id,
});

const shipmentsOf = ({ parcels, lines }: WholeOrder): Order['shipments'] =>
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
    shipped_at: new Date(parcel.shipped_at).toISOString(),
    delivered_at: instant(parcel.delivered_at),
  }));

const editsOf = ({ edit_rows: edits }: WholeOrder, eyes: Eyes): Order['edits'] =>
  edits.map((edit) => {
    const shown = (value: unknown) => (edit.kind === 'address' ? eyes.address(value as Order['shipping_address']) : eyes.deep(value));
    return {
      id: edit.id,
      kind: edit.kind as Order['edits'][number]['kind'],
      difference: toAmount(edit.difference_cents),
      method: edit.method,
      before: shown(edit.before),
      after: shown(edit.after),
      actor: edit.actor,
      at: new Date(edit.at).toISOString(),
    };
  });

function presentReturn({ lines }: WholeOrder, record: ReturnRecord, eyes: Eyes): OrderReturn {
  return {
    id: record.id,
    number: record.number,
    kind: record.kind as OrderReturn['kind'],
    state: record.state as OrderReturn['state'],
    reason: record.reason as OrderReturn['reason'],
    note: eyes.words(record.note),
    method: record.method,
    method_label: eyes.words(record.method_label),
    refund_amount: toAmount(record.refund_cents),
    difference: toAmount(record.difference_cents),
    refunded: toAmount(record.refunded_cents),
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
        new_variant_id: coming?.variant_id ?? null,
        new_name: coming?.name ?? null,
        new_options: coming?.options ?? null,
        new_price: coming ? toAmount(coming.cents) : null,
      };
    }),
    actions: eyes.person.may('orders:write') ? returnActions(record) : [],
    created_at: new Date(record.created_at).toISOString(),
  };
}

/** An order that was imported begins with that, although nobody wrote it down. */
function timelineOf(row: WholeOrder, eyes: Eyes): OrderEvent[] {
  const events = row.events.map((event): OrderEvent => ({
    id: event.id,
    kind: event.kind as OrderEvent['kind'],
    actor_kind: event.actor_kind as OrderEvent['actor_kind'],
    actor: event.actor !== null && event.actor_kind === 'customer' ? eyes.name(event.actor) : event.actor,
    from: event.from_value,
    to: event.to_value,
    note: eyes.words(event.note),
    amount: amount(event.amount_cents),
    at: new Date(event.at).toISOString(),
  }));
  if (row.begun) return events;
  const kind = row.channel === 'import' ? 'imported' : 'placed';
  const begin: OrderEvent = {
    id: row.id,
    kind,
    actor_kind: 'system',
    actor: null,
    from: null,
    to: events.find(({ from }) => from !== null)?.from ?? row.status,
    note: null,
    amount: null,
    at: row.placed_at.toISOString(),
  };
  return [begin, ...events];
}
