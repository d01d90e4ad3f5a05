import { eraseCustomer, mergeCustomers, updateCustomer } from '@parley/contract/customers';
import { importRecords } from '@parley/contract/imports';
import * as orders from '@parley/contract/orders';
import { editVariants, updateProduct } from '@parley/contract/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeCustomer, makeOrder, makeProduct, openShop } from './make.ts';

// Random actions and imports of an older and a newer file in turns: whatever was done here is still so, and the sums hold.
const steps = 60;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

/** A seeded generator, so that a failed sequence can be repeated. */
function chance(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

const keys = ['1', '2', '3', '4'];
const customer = (key: string, isNewer: boolean) =>
  makeCustomer({
    external_id: `c-${key}`,
    first_name: isNewer ? `Newer ${key}` : `Older ${key}`,
    email: `c${key}@mail.example`,
    phone: null,
  });
const product = (key: string, isNewer: boolean) =>
  makeProduct({
    external_id: `p-${key}`,
    name: isNewer ? `Newer lamp ${key}` : `Lamp ${key}`,
    description: isNewer ? 'New.' : 'Old.',
    variants: [{ external_id: `v-${key}`, sku: `SKU-${key}`, price: isNewer ? '55.00' : '50.00', stock: isNewer ? 70 : 40, options: {} }],
  });
const order = (key: string, isNewer: boolean) =>
  makeOrder({
    ...{ external_id: `o-${key}`, order_number: `#${key}`, customer: `c-${key}`, shipping: '0' },
    ...(isNewer ? { status: 'delivered', fulfillment_status: 'fulfilled' } : { status: 'processing', fulfillment_status: 'unfulfilled' }),
    shipping_address: { line1: isNewer ? 'Newer street 1' : 'Older street 1', city: 'Delft', postcode: '2611', country: 'NL' },
    lines: [{ external_id: `l-${key}`, variant: `v-${key}`, name: 'Lamp', price: '50.00', quantity: 2 }],
    payments: [{ kind: 'payment', amount: '100.00', method: null }],
  });
const file = (isNewer: boolean) => ({
  products: keys.map((key) => product(key, isNewer)),
  customers: keys.map((key) => customer(key, isNewer)),
  orders: keys.map((key) => order(key, isNewer)),
});

type Owned = { [path: string]: unknown };

async function play(seed: number) {
  const below = chance(seed);
  const { owner, send } = await openShop(app);
  await send(importRecords, file(false));
  const ids = await idsOf(owner);
  const id = (key: string) => ids.get(key) ?? '';
  /** What was done here, by what it was done to. */
  const owned: Owned = {};
  const gone = new Set<string>();
  const own = async (name: string, read: () => Promise<unknown>, isDone: boolean) => {
    if (isDone) owned[name] = await read();
  };
  async function bring(isNewer: boolean) {
    await send(importRecords, file(isNewer));
    // A file that agrees with what was changed here is followed again.
    for (const key of keys) if (owned[`stock-${key}`] === product(key, isNewer).variants[0]?.stock) delete owned[`stock-${key}`];
  }
  for (let step = 0; step < steps; step += 1) {
    const key = keys[below(keys.length)] ?? '1';
    const [orderId, variantId, productId, customerId] = [id(`o-${key}`), id(`v-${key}`), id(`p-${key}`), id(`c-${key}`)];
    const ofOrder = async () => orderState(owner, orderId);
    const acts: (() => Promise<unknown>)[] = [
      async () => bring(false),
      async () => bring(true),
      async () => own(`o-${key}`, ofOrder, (await send(orders.refundOrder, { id: orderId, amount: `${1 + below(30)}.00` })).status < 300),
      async () =>
        own(
          `o-${key}`,
          ofOrder,
          (await send(orders.updateOrderStatus, { id: orderId, status: 'cancelled', refund: 'all', restock: true })).status < 300,
        ),
      async () => own(`o-${key}`, ofOrder, (await send(orders.shipOrder, { id: orderId })).status < 300),
      async () => {
        const { body } = await send(orders.getOrder, { id: orderId });
        const line = body.lines[0]?.id;
        const asked = await send(orders.requestReturn, { id: orderId, kind: 'return', lines: [{ line_id: line, quantity: 1 }] });
        const back = asked.body.return_records?.at(-1)?.id;
        if (asked.status < 300)
          await send(orders.receiveReturn, { id: orderId, return: back, lines: [{ line_id: line, restock: 1, write_off: 0 }] });
        await own(`o-${key}`, ofOrder, asked.status < 300);
      },
      async () => {
        const address = { line1: `Own street ${step}`, city: 'Delft', postcode: '2611', country: 'NL' };
        const isDone = (await send(orders.editAddress, { id: orderId, shipping_address: address })).status < 300;
        await own(`a-${key}`, async () => address, isDone);
        await own(`o-${key}`, ofOrder, isDone);
      },
      async () => {
        const price = 1000 + step;
        const cells = [{ id: variantId, field: 'price' as const, value: `10.${String(step).padStart(2, '0')}` }];
        await own(`price-${key}`, async () => price, (await send(editVariants, { cells })).status === 200);
      },
      async () => {
        const cells = [{ id: variantId, field: 'stock' as const, value: 100 + step }];
        await own(`stock-${key}`, async () => 100 + step, (await send(editVariants, { cells })).status === 200);
      },
      async () => {
        const made = await send(orders.createOrder, { lines: [{ variant_id: variantId, quantity: 1 }] });
        const placed = await send(orders.updateOrderStatus, { id: made.body.id, status: 'pending' });
        await own(`stock-${key}`, () => stockOf(owner, variantId), placed.status < 300);
      },
      async () =>
        own(
          `name-${key}`,
          async () => `Own name ${step}`,
          (await send(updateProduct, { id: productId, name: `Own name ${step}` })).status === 200,
        ),
      async () =>
        own(
          `who-${key}`,
          async () => `Own ${step}`,
          (await send(updateCustomer, { id: customerId, first_name: `Own ${step}` })).status === 200,
        ),
      async () => {
        const other = keys[below(keys.length)] ?? '2';
        if (other === key || gone.has(key) || gone.has(other)) return;
        if ((await send(mergeCustomers, { id: customerId, other: id(`c-${other}`) })).status < 300) {
          gone.add(other);
          delete owned[`who-${other}`];
          await own(`who-${key}`, () => firstName(owner, customerId), `who-${key}` in owned);
        }
      },
      async () => {
        if (step < steps - 10 || gone.has(key)) return;
        await send(eraseCustomer, { id: customerId });
        gone.add(key);
        delete owned[`who-${key}`];
      },
    ];
    const before = await stockOf(owner, variantId);
    const chosen = below(acts.length);
    await acts[chosen]?.();
    // A return may restock.
    await own(`stock-${key}`, () => stockOf(owner, variantId), chosen > 1 && (await stockOf(owner, variantId)) !== before);
    await holds(owner, owned, { id, gone, step, seed });
  }
  return steps;
}

type At = { id: (key: string) => string; gone: Set<string>; step: number; seed: number };
async function holds(owner: Person, owned: Owned, { id, gone, ...at }: At) {
  const now: Owned = {};
  for (const name of Object.keys(owned)) {
    const [what = '', key = ''] = name.split('-');
    const order = () => orderState(owner, id(`o-${key}`));
    if (what === 'o') now[name] = await order();
    if (what === 'a') now[name] = (await orderRow(owner, id(`o-${key}`))).shipping_address;
    if (what === 'price') now[name] = (await variantRow(owner, id(`v-${key}`))).price_cents;
    if (what === 'stock') now[name] = await stockOf(owner, id(`v-${key}`));
    if (what === 'name')
      now[name] = (
        await shop(owner)
          .selectFrom('products')
          .select('name')
          .where('id', '=', id(`p-${key}`))
          .executeTakeFirst()
      )?.name;
    if (what === 'who') now[name] = await firstName(owner, id(`c-${key}`));
  }
  // The stock of a product that was sold, restocked by a return or a cancellation, or adjusted follows only from moves made here.
  expect({ ...at, ...now }).toEqual({ ...at, ...owned });
  const { rows } = await sql<{ wrong: number }>`
    select (select count(*) from orders where refunded_cents > captured_cents)::int
      + (select count(*) from variants v where v.stock is distinct from (select sum(m.quantity)::int from stock_moves m where m.variant_id = v.id))::int
      + (select count(*) from orders o where refunded_cents <> coalesce((select sum(amount_cents) from order_payments p where p.order_id = o.id and kind = 'refund'), 0))::int as wrong`.execute(
    shop(owner),
  );
  expect({ ...at, wrong: rows[0]?.wrong }).toEqual({ ...at, wrong: 0 });
  for (const key of gone)
    expect(
      await shop(owner)
        .selectFrom('customers')
        .select('merged_into_id')
        .where('id', '=', id(`c-${key}`))
        .executeTakeFirst(),
    ).not.toEqual({
      merged_into_id: null,
    });
  expect(await shop(owner).selectFrom('orders').select('number_key').where('external_id', 'is not', null).execute()).toHaveLength(
    keys.length,
  );
}

const shop = (owner: Person) => app.installation.readingOf(owner.merchant);
const orderRow = (owner: Person, id: string) => shop(owner).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const variantRow = (owner: Person, id: string) =>
  shop(owner).selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stockOf = async (owner: Person, id: string) => (await variantRow(owner, id)).stock;
const firstName = async (owner: Person, id: string) =>
  (await shop(owner).selectFrom('customers').select('first_name').where('id', '=', id).executeTakeFirstOrThrow()).first_name;
/** Status, money, items and returns. */
async function orderState(owner: Person, id: string) {
  const { status, payment_status, fulfillment_status, total_cents, captured_cents, refunded_cents, returns, tracking } = await orderRow(
    owner,
    id,
  );
  const lines = await shop(owner)
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'shipped', 'returned', 'cancelled', 'in_return', 'taken'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const payments = await shop(owner)
    .selectFrom('order_payments')
    .select(['id', 'kind', 'amount_cents'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return { status, payment_status, fulfillment_status, total_cents, captured_cents, refunded_cents, returns, tracking, lines, payments };
}
async function idsOf(owner: Person) {
  const ids = new Map<string, string>();
  for (const table of ['orders', 'products', 'customers', 'variants'] as const)
    for (const row of await shop(owner).selectFrom(table).select(['id', 'external_id']).execute()) ids.set(row.external_id ?? '', row.id);
  return ids;
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever is done here survives imports of older and newer files (sequence %i)',
  { timeout: 60_000 },
  async (seed) => expect(await play(seed)).toBe(steps),
);
