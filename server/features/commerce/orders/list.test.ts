import { permissionsOf } from '@parley/contract/permissions';
import type { Condition } from '@parley/contract/filters';
import {
  countOrders,
  getOrder,
  getPickList,
  holdOrder,
  listOrders,
  orderFields,
  orderQueues,
  type OrderStatus,
  type orderSorts,
  shipOrder,
  updateDraft,
  orderQueueNames,
} from '@parley/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { orderExport } from './index.ts';
import { detailOf, makeShop, refusal } from './make.ts';

let app: TestApp;
let owner: Person;
let brand: string;
let defaultBrand: string;
let anna: string;
const product = newId();
const ids: Record<string, string> = {};
const day = 86_400_000;
const now = Date.now();
const row = (name: string, more: Record<string, unknown>) => ({ name, ...more });
/** Six orders that each differ in one property. */
const rows = [
  row('ada', { status: 'pending', payment_status: 'awaiting', channel: 'website', sold_by: 'ai', discount_code: 'SPRING' }),
  row('bob', { status: 'confirmed', payment_status: 'paid', total_cents: 20_000, items: 5, channel: 'shop' }),
  row('cyd', {
    status: 'shipped',
    payment_status: 'paid',
    fulfillment_status: 'fulfilled',
    tracking: ['3SABC'],
    tags: ['Gift'],
    total_cents: 500,
  }),
  row('dan', {
    status: 'delivered',
    payment_status: 'partially_refunded',
    fulfillment_status: 'fulfilled',
    returns: 'requested',
    last_refund_at: new Date(now),
  }),
  row('eve', { status: 'cancelled', payment_status: 'voided', shipping_address: JSON.stringify({ country: 'DE' }) }),
  row('fay', {
    status: 'processing',
    payment_status: 'paid',
    fulfillment_status: 'on_hold',
    placed_at: new Date(now - 40 * day),
    updated_at: new Date(now - 40 * day),
  }),
];
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
const everyone = rows.map(({ name }) => name);
const but = (...left: string[]) => everyone.filter((name) => !left.includes(name));

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  [brand, anna] = [newId(), newId()];
  await app.write(owner.merchant, async ({ db }) => {
    const merchant_id = owner.merchant;
    defaultBrand = (await db.selectFrom('brands').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()).id;
    await db.insertInto('brands').values({ merchant_id, id: brand, name: 'North' }).execute();
    await db
      .insertInto('customers')
      .values({ merchant_id, id: anna, name: 'Anna Amsel', emails: ['anna@mail.example'] })
      .execute();
    await sql`select key_customers(${merchant_id}::uuid, array[${anna}::uuid])`.execute(db);
    for (const [place, { name, ...more }] of rows.entries()) {
      const id = newId();
      ids[name] = id;
      const cents = { subtotal_cents: 1000 * (place + 1), total_cents: 1000 * (place + 1) };
      const at = { placed_at: new Date(now - place * 60_000), updated_at: new Date(now - place * 60_000) };
      const axes = { status: 'pending', payment_status: 'paid', fulfillment_status: 'unfulfilled', currency: 'EUR', items: 1 } as const;
      const number = { order_number: `#${98 + place}`, number_key: String(98 + place) };
      await db
        .insertInto('orders')
        .values({ merchant_id, id, ...number, ...axes, ...cents, ...at, ...more })
        .execute();
      const line = { merchant_id, id: newId(), order_id: id, position: 0, name: 'Lamp', price_cents: 1000, quantity: 1 };
      await db
        .insertInto('order_lines')
        .values({ ...line, ...(name === 'bob' && { sku: 'LAMP-1', product_id: product }) })
        .execute();
    }
    const set = (name: string, change: object) =>
      db
        .updateTable('orders')
        .set(change)
        .where('id', '=', ids[name] ?? '')
        .execute();
    await set('ada', { customer_id: anna });
    await set('cyd', { overpaid_cents: 100 });
    await set('bob', { brand_id: brand, sold_by: 'teammate', sold_by_user_id: owner.userId });
  });
});
afterAll(() => app.close());

type Requested = {
  conditions?: Condition[];
  match?: 'all' | 'any';
  sort?: (typeof orderSorts)[number];
  order?: 'asc' | 'desc';
  status?: OrderStatus;
  q?: string;
  customer?: string;
  limit?: number;
  cursor?: string | undefined;
};
const ask = ({ conditions = [], match = 'all', ...more }: Requested = {}, { token } = owner) =>
  app.send(
    listOrders,
    { merchant: owner.merchant, ...(conditions.length > 0 && { filter: JSON.stringify({ match, conditions }) }), ...more },
    { token },
  );
const names = async (asked: Requested, who = owner) => (await ask(asked, who)).body.items.map(({ id }) => nameOf(id));

const cases: [Condition, string[]][] = [
  [{ field: 'status', op: 'is', value: ['pending'] }, ['ada']],
  [{ field: 'status', op: 'is', value: ['pending', 'shipped'] }, ['ada', 'cyd']],
  [{ field: 'payment_status', op: 'is_not', value: ['paid'] }, ['ada', 'dan', 'eve']],
  [{ field: 'fulfillment_status', op: 'is', value: ['on_hold'] }, ['fay']],
  [{ field: 'channel', op: 'is', value: ['website'] }, ['ada']],
  [{ field: 'sold_by', op: 'is_set' }, ['ada', 'bob']],
  [{ field: 'queue', op: 'is', value: ['on_hold', 'returns_requested'] }, ['dan', 'fay']],
  [{ field: 'queue', op: 'is_not', value: ['on_hold', 'returns_requested'] }, but('dan', 'fay')],
  [{ field: 'returns', op: 'is', value: ['requested'] }, ['dan']],
  [{ field: 'returns', op: 'is_not_set' }, but('dan')],
  [{ field: 'order_number', op: 'is', value: '#99' }, ['bob']],
  [{ field: 'customer_name', op: 'contains', value: 'amsel' }, ['ada']],
  [{ field: 'customer_email', op: 'is_set' }, ['ada']],
  [{ field: 'seller', op: 'is', value: ['me'] }, ['bob']],
  [{ field: 'sku', op: 'is', value: 'lamp-1' }, ['bob']],
  [{ field: 'sku', op: 'is_not', value: 'lamp-1' }, but('bob')],
  [{ field: 'sku', op: 'starts_with', value: 'LAMP' }, ['bob']],
  [{ field: 'sku', op: 'is_not_set' }, but('bob')],
  [{ field: 'product', op: 'is', value: [product] }, ['bob']],
  [{ field: 'product', op: 'is_not', value: [product] }, but('bob')],
  [{ field: 'product', op: 'is_set' }, ['bob']],
  [{ field: 'tracking', op: 'is', value: '3SABC' }, ['cyd']],
  [{ field: 'tracking', op: 'contains', value: 'sab' }, ['cyd']],
  [{ field: 'tracking', op: 'is_not_set' }, but('cyd')],
  [{ field: 'tag', op: 'is', value: 'GIFT' }, ['cyd']],
  [{ field: 'tag', op: 'contains', value: 'gi' }, ['cyd']],
  [{ field: 'tag', op: 'is_not_set' }, but('cyd')],
  [{ field: 'country', op: 'is', value: 'de' }, ['eve']],
  [{ field: 'discount_code', op: 'is', value: 'spring' }, ['ada']],
  [{ field: 'total', op: 'greater', value: 60 }, ['bob']],
  [{ field: 'total', op: 'is', value: 5 }, ['cyd']],
  [{ field: 'items', op: 'is', value: 5 }, ['bob']],
  [{ field: 'placed_at', op: 'more_than_days_ago', value: 30 }, ['fay']],
  [{ field: 'updated_at', op: 'in_last_days', value: 30 }, but('fay')],
  [{ field: 'from_chat', op: 'is', value: true }, ['ada', 'bob']],
  [{ field: 'from_chat', op: 'is', value: false }, but('ada', 'bob')],
  [{ field: 'counts_as_revenue', op: 'is', value: false }, ['eve']],
  [{ field: 'refunded_at', op: 'is_set' }, ['dan']],
  [{ field: 'has_customer', op: 'is', value: true }, ['ada']],
  [{ field: 'customer', op: 'is_set' }, ['ada']],
  [{ field: 'brand', op: 'is_set' }, ['bob']],
  [{ field: 'overpaid', op: 'is', value: true }, ['cyd']],
];
test.each(cases)('the filter %o finds %o', async (condition, found) =>
  expect((await names({ conditions: [condition] })).sort()).toEqual([...found].sort()),
);
test('every field of the contract has a case', () =>
  expect(new Set(cases.map(([{ field }]) => field))).toEqual(new Set(Object.keys(orderFields))));

test.each(['customer', 'product', 'seller', 'brand'])('an invalid id of a %s matches nothing', async (field) => {
  const { status, body } = await ask({ conditions: [{ field, op: 'is', value: ['nonsense'] }] });
  expect([status, body.items]).toEqual([200, []]);
});

test('the default brand matches orders without a brand', async () => {
  const of = (op: Condition['op'], ...value: string[]) => names({ conditions: [{ field: 'brand', op, value }] });
  expect(await of('is', brand)).toEqual(['bob']);
  expect(await of('is', defaultBrand)).toEqual(but('bob'));
  expect(await of('is', defaultBrand, brand)).toEqual(everyone);
  expect(await of('is_not', defaultBrand)).toEqual(['bob']);
  expect(await of('is_not', brand)).toEqual(but('bob'));
});

test('filters a list by status, customer and search words', async () => {
  expect(await names({ status: 'shipped' })).toEqual(['cyd']);
  expect(await names({ customer: anna })).toEqual(['ada']);
  expect(await names({ q: '#102' })).toEqual(['eve']);
  expect(await names({ q: 'anna' })).toEqual(['ada']);
});

test.each<[(typeof orderSorts)[number], 'asc' | 'desc', string[]]>([
  ['placed_at', 'desc', everyone],
  ['placed_at', 'asc', everyone.toReversed()],
  ['updated_at', 'desc', everyone],
  ['total', 'asc', ['cyd', 'ada', 'dan', 'eve', 'fay', 'bob']],
  ['order_number', 'asc', everyone],
  ['order_number', 'desc', everyone.toReversed()],
])('sorted by %s %s, pages have every order once', async (sort, order, expected) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await ask({ sort, order, limit: 2, cursor });
    seen.push(...body.items.map(({ id }) => nameOf(id)));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(expected);
});

test.each(['placed_at', 'updated_at', 'total'] as const)('a made-up cursor of %s is refused', async (sort) => {
  const cursor = Buffer.from(JSON.stringify([`${sort} desc`, 'x', 'y'])).toString('base64url');
  expect((await ask({ sort, cursor })).status).toBe(422);
});

test('a cursor of another sort order and a meaningless filter are refused', async () => {
  const { body } = await ask({ limit: 2 });
  expect((await ask({ limit: 2, sort: 'total', cursor: body.next_cursor ?? '' })).status).toBe(422);
  expect(detailOf(await ask({ conditions: [{ field: 'status', op: 'is', value: ['asleep'] }] }))).toMatch(
    /Choose an existing value for status/,
  );
});

test('counts orders and what is waiting', async () => {
  const at = { merchant: owner.merchant };
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'payment_status', op: 'is', value: ['paid'] }] });
  expect((await app.send(countOrders, { ...at, filter }, owner)).body).toEqual({ count: 3, more: false });
  expect((await app.send(orderQueues, at, owner)).body).toEqual({
    to_fulfill: 1,
    partially_fulfilled: 0,
    on_hold: 1,
    to_confirm: 1,
    in_transit: 1,
    returns_requested: 1,
    returns_received: 0,
    awaiting_payment: 1,
  });
});

test.each(orderQueueNames)('the list of %s has as many rows as its tab shows', async (queue) => {
  const counts = (await app.send(orderQueues, { merchant: owner.merchant }, owner)).body;
  const { body } = await ask({ conditions: [{ field: 'queue', op: 'is', value: [queue] }] });
  expect(body.items).toHaveLength(counts[queue]);
});

test('a teammate limited to a brand sees, counts and changes only its orders', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  await app.write('', ({ db }) =>
    db
      .updateTable('directory.memberships')
      .set({ brand_ids: [brand] })
      .where('user_id', '=', agent.userId)
      .execute(),
  );
  const at = { merchant: owner.merchant };
  expect([await names({}, agent), await names({ q: '#102' }, agent)]).toEqual([['bob'], []]);
  expect((await app.send(countOrders, at, agent)).body.count).toBe(1);
  expect((await app.send(orderQueues, at, agent)).body.to_confirm).toBe(0);
  const hidden = { ...at, id: ids['ada'] ?? '' };
  expect(refusal(await app.send(getOrder, hidden, agent))).toEqual([404, 'order.missing']);
  expect(refusal(await app.send(updateDraft, { ...hidden, shipping: '1.00' }, agent))).toEqual([404, 'order.missing']);
  expect((await app.send(getOrder, { ...at, id: ids['bob'] ?? '' }, agent)).body.brand).toEqual({ id: brand, name: 'North' });
});

test('an imported order’s timeline starts with the import, and its units follow from its status', async () => {
  const { body } = await app.send(getOrder, { merchant: owner.merchant, id: ids['cyd'] ?? '' }, owner);
  expect(body.timeline.map(({ kind, to }) => [kind, to])).toEqual([
    ['placed', null],
    ['imported', 'shipped'],
  ]);
  expect([body.lines[0]?.shipped, body.lines[0]?.returnable, body.captured]).toEqual([1, 1, '5.00']);
  expect(body.actions).toEqual(expect.arrayContaining(['deliver', 'return', 'refund']));
});

test('the pick list has what is left of each order, and each variant once', async () => {
  const shop = await makeShop(app);
  const [first, second, locked] = [await shop.confirmed(), await shop.confirmed(), await shop.confirmed()];
  await shop.send(shipOrder, { id: first.id, lines: [{ line_id: first.lines[0]?.id ?? '', quantity: 1 }] });
  await shop.send(holdOrder, { id: locked.id, reason: 'Address?' });
  const { body } = await shop.send(getPickList, {});
  expect(body.orders.map(({ id, lines }) => [id, lines[0]?.quantity])).toEqual([
    [first.id, 1],
    [second.id, 2],
  ]);
  expect(body.picks).toMatchObject([{ name: 'Harbour Lamp', detail: 'black', quantity: 3, stock: 94 }]);
  const named = await shop.send(getPickList, { ids: second.id });
  expect(named.body.orders.map(({ id }) => id)).toEqual([second.id]);
  expect(refusal(await shop.send(getPickList, { ids: 'all of them' }))).toEqual([422, 'input.invalid']);
});

test('exports orders in the shop’s time zone, page by page', async () => {
  const actor = {
    kind: 'user' as const,
    id: owner.userId,
    sessionId: newId(),
    name: 'Olive',
    role: 'merchant' as const,
    merchant: owner.merchant,
    permissions: permissionsOf('analyst'),
    teams: null,
    brands: null,
  };
  await app.write(owner.merchant, async ({ db }) => {
    await db.updateTable('shop_settings').set({ time_zone: 'Asia/Kolkata' }).execute();
    await db
      .updateTable('orders')
      .set({ placed_at: new Date('2026-01-02T20:00:00Z') })
      .where('id', '=', ids['fay'] ?? '')
      .execute();
  });
  const reader = app.installation.readingOf(owner.merchant);
  const ctx = {
    actor,
    db: reader,
    readerOf: () => reader,
    requestId: '',
    address: '',
    now: () => new Date(),
    newId,
    flags: app.installation.flags,
  };
  const first = await orderExport.read(ctx, {}, null, 4);
  const second = await orderExport.read(ctx, {}, first.next, 4);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([4, 2, null]);
  expect(first.rows[0]).toMatchObject({ order_number: '#98', customer: 'A. A.', email: 'a•••@mail.example', total: '10.00', items: '1' });
  expect(second.rows.at(-1)?.['placed_at']).toBe('2026-01-03T01:30:00+05:30');
  expect(Object.keys(first.rows[0] ?? {})).toEqual(orderExport.columns.map(({ key }) => key));
});
