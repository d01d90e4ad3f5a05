import { createDiscount } from '@parley/contract/checkout';
import { issueStoreCredit } from '@parley/contract/credit';
import type { Endpoint } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/orders';
import type { Order, OrderAction, OrderStatus } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Chance, chance } from '../../../testing/chance.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { makeShop, type Shop } from './make.ts';
import { moves } from './rules.ts';

// Concurrent changes of the same few orders lose or create no unit and no cent, and cause no internal error.
const rounds = 60;
const atOnce = 16;
const mostOrders = 7;

let app: TestApp;
let shop: Shop;
let tokens: string[];
let conversation: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
  const [agent, other] = [await app.teammate(shop.merchant, 'agent'), await app.teammate(shop.merchant, 'agent')];
  await app.write(shop.merchant, ({ db }) => db.updateTable('shop_settings').set({ refund_limit_cents: 30_000 }).execute());
  await shop.send(issueStoreCredit, { id: shop.id('anna'), amount: '500.00', reason: 'To spend' });
  tokens = [shop.owner.token, agent.token, other.token];
  await shop.send(createDiscount, { code: 'LAMPS', kind: 'percent', value: '33.33', minimum: '0' });
  await shop.send(createDiscount, { code: 'EACH', kind: 'fixed', value: '0.07', per_item: true });
  await (await visit(app, shop.merchant)).say('What about my orders?');
  conversation = (await latestConversation(app, shop.owner)).id;
});
afterAll(() => app.close());

type Call = readonly [Endpoint, Record<string, unknown>];

const methods = [null, 'card-1', 'gift-1', 'gift-1', 'cash', 'store_credit', 'store_credit'] as const;
const amountOf = ({ below }: Chance) => (below(9_000) / 100 + 0.01).toFixed(2);
const lineOf = (order: Order, { one, below }: Chance) => ({ line_id: one(order.lines)?.id ?? order.id, quantity: 1 + below(2) });
const variantOf = ({ below }: Chance) => shop.id(['last', ...Array.from({ length: 6 }, () => 'black')][below(12)] ?? 'white');

/** By amount, or by items with or without shipping and an adjustment. */
const refundOf = (order: Order, by: Chance) =>
  by.often(0.4)
    ? { amount: amountOf(by) }
    : {
        lines: [{ ...lineOf(order, by), restock: by.often(0.5) }],
        ...(by.often(0.3) && { shipping: '1.00' }),
        ...(by.often(0.3) && { adjustment: by.one(['-2.00', '1.00']), reason: 'Sorry' }),
      };

/** Swaps, adds and takes away, each now and then, mostly one of them. */
const editOf = (order: Order, by: Chance) => ({
  changes: by.often(0.4) ? [{ ...lineOf(order, by), variant_id: variantOf(by) }] : [],
  add: by.often(0.5) ? [{ variant_id: variantOf(by), quantity: 1 + by.below(2) }] : [],
  remove: by.often(0.5) ? [lineOf(order, by)] : [],
  apply_discount: by.often(0.3),
});

const to = (status: OrderStatus, more: object = {}): Call => [contract.updateOrderStatus, { status, ...more }];
type Ask = (order: Order, by: Chance) => Call | undefined;
/** The order's available actions, mostly with valid input. */
const offered: Partial<Record<OrderAction, Ask>> = {
  place: (_, by) => to('pending', { notify: by.often(0.3) }),
  confirm: (_, by) => to('confirmed', { notify: by.often(0.3) }),
  process: () => to('processing'),
  deliver: (_, by) => to('delivered', { notify: by.often(0.3) }),
  cancel: (_, by) =>
    by.often(0.3)
      ? to('cancelled', { refund: by.one(['all', 'none', { amount: amountOf(by) }]), restock: by.often(0.7), notify: by.often(0.3) })
      : undefined,
  cancel_lines: (order, by) => [
    contract.cancelLines,
    { lines: [lineOf(order, by)], restock: by.often(0.7), refund: by.often(0.7), notify: by.often(0.3) },
  ],
  record_payment: (_, by) => [contract.recordPayment, { method: by.one(methods), ...(by.often(0.4) && { amount: amountOf(by) }) }],
  refund: (order, by) => [contract.refundOrder, { ...refundOf(order, by), method: by.one(methods), notify: by.often(0.3) }],
  hold: (_, by) => (by.often(0.3) ? [contract.holdOrder, { reason: 'Wait' }] : undefined),
  release: () => [contract.releaseOrder, {}],
  ship: (order, by) => [
    contract.shipOrder,
    { ...(by.often(0.5) && { lines: [lineOf(order, by)] }), tracking_number: `T-${by.below(99)}`, notify: by.often(0.3) },
  ],
  edit_items: (order, by) => [
    contract.editItems,
    { ...editOf(order, by), method: by.one(methods), settle: by.one(['now', 'now', 'later']), notify: by.often(0.3) },
  ],
  edit_address: (_, by) =>
    by.often(0.2)
      ? [contract.editAddress, { shipping_address: { line1: 'Kade 1', city: 'Rotterdam', postcode: '3011', country: 'NL' } }]
      : undefined,
  edit_payment: (_, by) => [contract.editPayment, { method: by.one(['card-1', 'gift-1', 'store_credit']) }],
  return: (order, by) => [
    contract.requestReturn,
    { kind: 'return', lines: [lineOf(order, by)], method: by.one(methods), notify: by.often(0.3) },
  ],
  exchange: (order, by) => [
    contract.requestReturn,
    { kind: 'exchange', lines: [{ ...lineOf(order, by), new_variant_id: variantOf(by) }], method: by.one(methods) },
  ],
  note: (_, by) => (by.often(0.1) ? [contract.addOrderNote, { text: 'Seen' }] : undefined),
};
/** Actions on its parcels and returns. */
const inside: Ask[] = [arriving, arriving, receiving, receiving, ending];
/** Requests that ignore the order's state. */
const blind: Ask[] = [...Object.values(offered), ...inside, (_, by) => to(by.one(contract.orderStatuses), { notify: true })];

function arriving({ shipments }: Order, by: Chance): Call | undefined {
  const parcel = by.one(shipments);
  return parcel && [contract.updateShipment, { shipment: parcel.id, state: 'delivered', notify: by.often(0.3) }];
}
function receiving(order: Order, by: Chance): Call | undefined {
  const record = by.one(order.return_records);
  const lines = record?.lines.map(({ line_id: id, quantity, received }) => {
    const restock = by.below(quantity - received + 1);
    return { line_id: id, restock, write_off: by.often(0.8) ? quantity - received - restock : by.below(3) };
  });
  return (
    record && [contract.receiveReturn, { return: record.id, lines, ...(by.often(0.2) && { refund: amountOf(by) }), notify: by.often(0.3) }]
  );
}
function ending(order: Order, by: Chance): Call | undefined {
  const record = by.one(order.return_records);
  return record && [contract.endReturn, { return: record.id, state: by.one(['declined', 'cancelled', 'closed']), notify: by.often(0.3) }];
}
function chosen(order: Order, by: Chance): Call | undefined {
  const asks = by.often(0.25) ? blind : [...order.actions.flatMap((action) => offered[action] ?? []), ...inside];
  return by.one(asks)?.(order, by);
}

const usual = ['input.invalid', 'permission.denied'];
async function ask(order: Order | undefined, by: Chance): Promise<string> {
  const call = order && chosen(order, by);
  if (!call) return '';
  const [endpoint, input] = call;
  const { status, body } = await shop.send(endpoint, { id: order.id, ...input }, by.one(tokens));
  if (status < 300) return '';
  const { code = '' } = body as { code?: string };
  return [...usual, ...(endpoint.problems ?? [])].includes(code)
    ? ''
    : `${endpoint.line} answered ${status} ${code} to ${JSON.stringify(input)}`;
}

/** An order of one to three lines, mostly Anna's, some from the conversation. */
async function newOrder(by: Chance): Promise<Order> {
  const lines = Array.from({ length: 1 + by.below(3) }, () => ({ variant_id: variantOf(by), quantity: 1 + by.below(3) }));
  const { id } = await shop.draft({
    lines,
    customer_id: by.often(0.85) ? shop.id('anna') : null,
    conversation_id: by.often(0.5) ? conversation : null,
    payment_terms: by.one(['prepaid', 'prepaid', 'on_delivery']),
    shipping: by.one(['0', '4.95']),
    ...by.one([{}, { discount: '5.00' }, { discount_code: 'LAMPS' }, { discount_code: 'EACH' }]),
  });
  return (await shop.send(contract.getOrder, { id })).body;
}
const read = (orders: readonly Order[]) => Promise.all(orders.map(async ({ id }) => (await shop.send(contract.getOrder, { id })).body));
/** Replaces an order now and then, sooner when little can be done with it. */
const isOver = ({ status }: Order, by: Chance) =>
  status === 'cancelled' || status === 'returned' || by.often(status === 'draft' || status === 'delivered' ? 0.15 : 0.01);

type Figures = { stock: Record<string, number>; gift: number; credit: number };
const query = async <R extends object>(text: string) => (await app.installation.owner.query<R>(text, [shop.merchant])).rows;

/** Stock plus all units out, and the gift card and store credit plus what they paid and wasn't refunded: all must stay constant. */
async function figures(): Promise<Figures> {
  const stock = await query<{ name: string; all: number }>(
    `select v.external_id as name, (v.stock + coalesce((select sum(l.taken) from order_lines l where l.variant_id = v.id), 0))::int as all from variants v where v.merchant_id = $1 and v.stock is not null`,
  );
  const [gift] = await query<{ all: number }>(
    `select (select sum((m ->> 'balance')::numeric * 100) from customers c, jsonb_array_elements(c.payment_methods) m where c.merchant_id = $1 and m ->> 'kind' = 'gift_card')::int
      + coalesce((select sum(case kind when 'payment' then amount_cents else -amount_cents end) from order_payments p where p.merchant_id = $1 and method = 'gift-1'), 0)::int as all`,
  );
  const [credit] = await query<{ all: number }>(
    `select (select sum(balance_cents) from credits where merchant_id = $1)::int
      + coalesce((select sum(case kind when 'payment' then amount_cents else -amount_cents end) from order_payments p where p.merchant_id = $1 and method = 'store_credit'), 0)::int as all`,
  );
  return { stock: Object.fromEntries(stock.map(({ name, all }) => [name, all])), gift: gift?.all ?? 0, credit: credit?.all ?? 0 };
}

/** Invariants of a single order; returns the violated ones. */
const issues: Record<string, string> = {
  'stock is not the sum of its moves':
    "select v.external_id as what from variants v where v.merchant_id = $1 and v.stock is not null and v.stock is distinct from case v.external_id when 'last' then 1 else 100 end + coalesce((select sum(m.quantity) from stock_moves m where m.variant_id = v.id and m.order_id is not null), 0)",
  'a balance is not the sum of its ledger': `select c.id::text as what from credits c where c.merchant_id = $1
      and c.balance_cents <> (select sum(e.amount_cents) from credit_entries e where e.merchant_id = c.merchant_id and e.credit_id = c.id)`,
  'a ledger of store credit skips a step': `select e.id::text as what from (
      select id, balance_cents - amount_cents as before, lag(balance_cents, 1, 0) over (partition by customer_id order by id) as last from credit_entries where merchant_id = $1 and customer_id is not null
    ) e where e.before <> e.last`,
  'stock is below zero': 'select external_id as what from variants where merchant_id = $1 and stock < 0',
  'money is not the sum of the ledger': `select o.order_number as what from orders o left join lateral (
      select coalesce(sum(amount_cents) filter (where kind = 'payment'), 0) as paid, coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as back from order_payments p where p.order_id = o.id
    ) l on true where o.merchant_id = $1 and (o.captured_cents <> l.paid or o.refunded_cents <> l.back or l.back > l.paid)`,
  // An exchange's replacement waits in a line without units.
  'more is out than the order has':
    'select id::text as what from order_lines where merchant_id = $1 and taken > quantity and (exchange_id is null or quantity > 0)',
  'a draft took something': `select o.order_number as what from orders o join order_lines l on l.order_id = o.id where o.merchant_id = $1 and o.status = 'draft' and (l.taken > 0 or l.shipped > 0)`,
  'a cancelled order has pieces left': `select o.order_number as what from orders o join order_lines l on l.order_id = o.id where o.merchant_id = $1 and o.status = 'cancelled' and l.quantity > l.cancelled`,
  'the shares of lines are not the discount': `select o.order_number as what from orders o where o.merchant_id = $1
      and o.discount_cents <> (select sum(l.discount_cents) from order_lines l where l.order_id = o.id)`,
  'shipments are not what was shipped': `select l.id::text as what from order_lines l where l.merchant_id = $1 and l.shipped <> coalesce((
      select sum((s ->> 'quantity')::int) from shipments h, jsonb_array_elements(h.lines) s where h.order_id = l.order_id and s ->> 'line_id' = l.id::text), 0)`,
  'a line has more units refunded than ordered, or more gone than refunded':
    'select id::text as what from order_lines where merchant_id = $1 and (refunded > quantity or refunded_gone > refunded or refunded_gone < 0)',
  'more left a line than it has': `select id::text as what from order_lines where merchant_id = $1 and quantity < cancelled + returned + in_return + refunded - refunded_gone
      and (exchange_id is null or quantity > 0)`,
  'a refunded unit is still to ship':
    'select id::text as what from order_lines where merchant_id = $1 and refunded - refunded_gone > shipped - returned - in_return',
  'parts of a refund are not its amount': `select f.id::text as what from order_refunds f where f.merchant_id = $1 and f.amount_cents <> f.shipping_cents + f.adjustment_cents
      + coalesce((select sum((x ->> 'cents')::bigint) from jsonb_array_elements(f.lines) x), 0)`,
  'a refund is not in the ledger': `select f.id::text as what from order_refunds f where f.merchant_id = $1
      and f.amount_cents <> (select coalesce(sum(p.amount_cents), 0) from order_payments p where p.order_id = f.order_id and p.refund_id = f.id and p.kind = 'refund')`,
  'returned is not all of it': `select o.order_number as what from orders o where o.merchant_id = $1 and o.status = 'returned' and exists (select from order_lines l where l.order_id = o.id and l.quantity > l.cancelled + l.returned)`,
};
const faulty = async () => {
  const found: Record<string, string[]> = {};
  for (const [issue, text] of Object.entries(issues)) {
    const rows = await query<{ what: string }>(text);
    if (rows.length > 0) found[issue] = rows.map(({ what }) => what);
  }
  return found;
};

/** Timeline transitions that the table lacks or that don't start where the last one ended. */
async function illegalMoves(): Promise<string[]> {
  const rows = await query<{ order_id: string; from_value: OrderStatus; to_value: OrderStatus; status: OrderStatus; last: boolean }>(
    `select e.order_id, e.from_value, e.to_value, o.status, lead(e.id) over (partition by e.order_id order by e.id) is null as last from order_events e join orders o on o.id = e.order_id
     where e.merchant_id = $1 and e.kind in ('placed', 'confirmed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled') and e.from_value is not null and e.to_value is not null order by e.order_id, e.id`,
  );
  const at = new Map<string, OrderStatus>();
  return rows.flatMap(({ order_id: id, from_value: from, to_value: to, status, last }) => {
    const legal = moves[from].includes(to) && (at.get(id) ?? 'draft') === from && (!last || to === status);
    at.set(id, to);
    return legal ? [] : [`${from} → ${to} of ${id}, which is ${status}`];
  });
}

test('money and goods are conserved under concurrency', { timeout: 120_000 }, async () => {
  const seed = Date.now();
  const by = chance(seed);
  const first = await figures();
  let orders = await Promise.all(Array.from({ length: mostOrders }, () => newOrder(by)));
  for (let round = 0; round < rounds; round++) {
    const wrong = await Promise.all(Array.from({ length: atOnce }, () => ask(by.one(orders), by)));
    const said = `seed ${seed}, round ${round}`;
    expect(wrong.filter(Boolean), said).toEqual([]);
    expect(await faulty(), said).toEqual({});
    expect(await figures(), said).toEqual(first);
    orders = await read(orders);
    orders = await Promise.all(orders.map(async (order) => (isOver(order, by) ? newOrder(by) : order)));
  }
  expect(await illegalMoves(), `seed ${seed}`).toEqual([]);
  const [{ deadlocks } = { deadlocks: -1 }] = (
    await app.installation.owner.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
  ).rows;
  expect(deadlocks, `seed ${seed}`).toBe(0);
});
