import { type BulkRun, getBulk, undoBulk } from '@parley/contract/bulk';
import { createBrand } from '@parley/contract/brands';
import { getOrder, holdOrder, type Order, startOrderBulk } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { makeShop, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await makeShop(app);
});
afterAll(() => app.close());

const over = (id: string): Promise<BulkRun> =>
  until(async () => {
    const { body } = await shop.send(getBulk, { id });
    return (body.state === 'done' || body.state === 'undone') && body;
  }, 15_000);
const run = async (orders: readonly Order[], change: object) => {
  const { body } = await shop.send(startOrderBulk, { selection: { kind: 'ids', ids: orders.map(({ id }) => id) }, change });
  return over(body.id);
};
const read = async ({ id }: Order) => (await shop.send(getOrder, { id })).body;

test('changes each order under its own rules, and reports why others failed', async () => {
  const [pending, confirmed] = [await shop.placed(), await shop.confirmed()];
  const { done, failed, failures, may_undo: mayUndo } = await run([pending, confirmed], { status: 'confirmed' });
  expect([done, failed, mayUndo]).toEqual([1, 1, false]);
  expect(failures).toMatchObject([
    {
      id: confirmed.id,
      label: confirmed.order_number,
      reason: 'The order is confirmed. The order’s status can change to: processing, canceled.',
    },
  ]);
  expect((await read(pending)).status).toBe('confirmed');
});

test('pays and ships orders at once', async () => {
  const orders = [await shop.confirmed({}), await shop.confirmed({})];
  expect((await run(orders, { record_payment: true, ship: true })).done).toBe(2);
  for (const order of orders) expect(await read(order)).toMatchObject({ status: 'shipped', payment_status: 'paid' });
});

test('cancelling paid orders needs both choices for each', async () => {
  const [one, two] = [await shop.paid(), await shop.paid()];
  expect((await run([one], { status: 'cancelled' })).failed).toBe(1);
  expect((await run([one, two], { status: 'cancelled', refund: 'all', restock: true })).done).toBe(2);
  expect((await read(two)).payment_status).toBe('refunded');
});

test('tags are added to and removed from many orders, and that can be undone', async () => {
  const [one, two] = [await shop.placed(), await shop.placed()];
  await run([one], { add_tags: ['Rush'] });
  const made = await run([one, two], { add_tags: ['gift', 'RUSH'] });
  expect([made.done, (await read(one)).tags, (await read(two)).tags]).toEqual([2, ['Rush', 'gift'], ['gift', 'RUSH']]);
  await shop.send(undoBulk, { id: made.id });
  await over(made.id);
  expect([(await read(one)).tags, (await read(two)).tags]).toEqual([['Rush'], []]);
});

test('hold and brand can be undone unless changed since', async () => {
  const { body: brand } = await shop.send(createBrand, { name: 'Quay' });
  const [one, two] = [await shop.placed(), await shop.placed()];
  const made = await run([one, two], { hold: 'Stocktaking', brand_id: brand.id });
  expect([made.done, made.may_undo]).toEqual([2, true]);
  expect(await read(one)).toMatchObject({ hold_reason: 'Stocktaking', brand: { name: 'Quay' } });
  await run([two], { release: true });
  await shop.send(undoBulk, { id: made.id });
  expect(await over(made.id)).toMatchObject({ state: 'undone', done: 1, failed: 1 });
  expect(await read(one)).toMatchObject({ fulfillment_status: 'unfulfilled', hold_reason: null });
});

test('undoing a release restores the hold’s reason', async () => {
  const order = await shop.placed();
  await shop.send(holdOrder, { id: order.id, reason: 'Address unclear' });
  const made = await run([order], { release: true });
  await shop.send(undoBulk, { id: made.id });
  await over(made.id);
  expect((await read(order)).hold_reason).toBe('Address unclear');
});
