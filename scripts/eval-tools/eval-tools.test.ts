import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { type Copies, openCopies } from './copy.ts';
import { act } from './model.ts';
import type { Ground } from './replay.ts';
import { runForbidden, runTasks } from './run.ts';
import { importFiles, lookUp, openConversation, setPolicy } from './set-up.ts';
import { type Action, readTasks, readWorld, type World } from './world.ts';

/** Two customers with their orders, in the data files' format. */
const small = (): World => ({
  users: new Map(
    ['ana', 'ben'].map((user_id) => [
      user_id,
      {
        user_id,
        name: user_id,
        email: `${user_id}@mail.example`,
        address: { address1: 'Old 1', address2: '', city: 'Rome', state: 'NY', zip: '13440', country: 'USA' },
        methods: {
          [`${user_id}-card`]: { id: `${user_id}-card`, source: 'credit_card', balance: null },
          [`${user_id}-gift`]: { id: `${user_id}-gift`, source: 'gift_card', balance: 500 },
        },
        orders: [user_id],
      },
    ]),
  ),
  orders: new Map(
    ['ana', 'ben'].map((user_id) => [
      user_id,
      {
        order_id: user_id,
        user_id,
        status: user_id === 'ana' ? 'pending' : 'delivered',
        cancel_reason: null,
        address: { address1: 'Old 1', address2: '', city: 'Rome', state: 'NY', zip: '13440', country: 'USA' },
        items: [
          { item_id: 'red', price: 1000, options: { colour: 'red' } },
          { item_id: 'red', price: 1000, options: { colour: 'red' } },
        ],
        ledger: [{ type: 'payment', amount: 2000, method: `${user_id}-card` }],
        return: null,
        exchange: null,
      },
    ]),
  ),
  variants: new Map(
    [
      { item_id: 'red', product_id: 'cup', price: 1000, available: true },
      { item_id: 'blue', product_id: 'cup', price: 1200, available: true },
      { item_id: 'gone', product_id: 'cup', price: 1200, available: false },
      { item_id: 'plate', product_id: 'plate', price: 1200, available: true },
    ].map((one) => [one.item_id, { ...one, options: { colour: one.item_id } }]),
  ),
});
const edit = (items: string[], fresh: string[], method = 'ana-gift', name = 'modify_pending_order_items', order = 'ana'): Action => ({
  name,
  kwargs: { order_id: order, item_ids: items, new_item_ids: fresh, payment_method_id: method },
});
const cancel = (reason: string): Action => ({ name: 'cancel_pending_order', kwargs: { order_id: 'ana', reason } });

describe('the reference model', () => {
  test('changes items, charges the gift card, and allows no further changes', () => {
    const world = small();
    expect(act(world, 'ana', edit(['red', 'red'], ['blue', 'red']))).toBeNull();
    expect(world.orders.get('ana')).toMatchObject({
      status: 'pending (item modified)',
      items: [{ item_id: 'blue', price: 1200 }, { item_id: 'red' }],
      ledger: [{ amount: 2000 }, { type: 'payment', amount: 200, method: 'ana-gift' }],
    });
    expect(world.users.get('ana')?.methods['ana-gift']?.balance).toBe(300);
    expect(act(world, 'ana', cancel('no longer needed'))).toBe('the order is not pending');
  });

  test('writes a zero entry when there is no price difference', () => {
    const world = small();
    expect(act(world, 'ana', edit(['red'], ['red'], 'ana-card'))).toBeNull();
    expect(world.orders.get('ana')?.ledger.at(-1)).toEqual({ type: 'refund', amount: 0, method: 'ana-card' });
  });

  test('moves no money yet for an exchange', () => {
    const world = small();
    expect(act(world, 'ben', edit(['red'], ['blue'], 'ben-card', 'exchange_delivered_order_items', 'ben'))).toBeNull();
    expect(world.orders.get('ben')).toMatchObject({
      status: 'exchange requested',
      exchange: { items: ['red'], new_items: ['blue'], method: 'ben-card', difference: 200 },
      ledger: [{ amount: 2000 }],
    });
  });

  test.each<[string, string, Action]>([
    ['ana', 'the pairs are not of equal number', edit(['red'], ['blue', 'blue'])],
    ['ana', 'the order has no such items', edit(['red', 'red', 'red'], ['blue', 'blue', 'blue'])],
    ['ana', 'it is not a variant of the same product', edit(['red'], ['plate'])],
    ['ana', 'the variant is not available', edit(['red'], ['gone'])],
    ['ana', 'the method is not theirs', edit(['red'], ['blue'], 'ben-card')],
    ['ana', 'the reason is not accepted', cancel('bored')],
    ['ben', 'the user has no such order', cancel('no longer needed')],
    ['ben', 'it is another user', { name: 'modify_user_address', kwargs: { user_id: 'ana', address1: 'New 2' } }],
  ])('refuses %s: %s', (user, why, action) => {
    const world = small();
    expect(act(world, user, action)).toBe(why);
    expect(world).toEqual(small());
  });
});

const folder = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
const there = fs.existsSync(folder);
if (!there) console.log('Skipped the tasks of a recorded shop: PARLEY_DATA_SETS has none.');

describe.runIf(there)('a recorded shop', () => {
  let app: TestApp;
  let copies: Copies;
  let ground: Ground;
  beforeAll(async () => {
    app = await startTestApp({ worker: false });
    copies = await openCopies(app.database, await importFiles(app.url, folder));
    await setPolicy(copies.base);
    const names = await lookUp(copies.base, await openConversation(copies.base, app.url, copies.merchant));
    ground = { copies, names, world: readWorld(folder) };
  }, 120_000);
  afterAll(async () => {
    await copies.close();
    await app.close();
  });

  test('every tenth task ends as EFFECTS.md says', { timeout: 120_000 }, async () => {
    const tasks = ['tasks_train.json', 'tasks_dev.json'].flatMap((name) => readTasks(path.join(folder, name)));
    const some = tasks.filter((_, place) => place % 10 === 0);
    expect(await runTasks(ground, 'tasks', some)).toMatchObject({ cases: some.length, agree: some.length, differences: [] });
  });

  test('refuses policy violations and changes nothing', { timeout: 120_000 }, async () => {
    const parts = await runForbidden(ground, { forbidden: 2, guarded: 1, any: 25 });
    expect(parts.flatMap(({ differences }) => differences)).toEqual([]);
    expect(parts.map(({ cases, agree }) => cases - agree)).toEqual([0, 0, 0]);
  });

  test('agrees on a repeated request and on one for another user', async () => {
    const order = [...ground.world.orders.values()].find(({ status }) => status === 'pending');
    const [one, other] = [order?.user_id ?? '', [...ground.world.users.keys()].find((id) => id !== order?.user_id)];
    const address = { address1: '1 New Street', address2: '', city: 'Boston', state: 'MA', zip: '02101', country: 'USA' };
    const move: Action = { name: 'modify_pending_order_address', kwargs: { order_id: order?.order_id, ...address } };
    const own = (user_id: string | undefined): Action => ({ name: 'modify_user_address', kwargs: { user_id, ...address } });
    const actions = [move, move, own(one), own(one), own(other), own('nobody_1')];
    const part = await runTasks(ground, 'more', [{ user_id: one, actions }]);
    expect(part).toMatchObject({ agree: 1, actions: 4, differences: [] });
    expect(part.refused.map((line) => /\((\w+)\)/.exec(line.split('refused')[1] ?? '')?.[1])).toEqual(['other_customer', 'other_customer']);
  });

  test('rolls back every task', async () => {
    const [order] = await copies.inCopy((ctx) => ctx.db.selectFrom('order_events').select('id').limit(1).execute());
    expect(order).toBeUndefined();
  });
});
