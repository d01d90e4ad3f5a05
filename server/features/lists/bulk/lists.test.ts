import { createBrand } from '@parley/contract/brands';
import { type BulkRun, getBulk, startBulk, undoBulk } from '@parley/contract/bulk';
import { getCustomer, startCustomerBulk } from '@parley/contract/customers';
import { getConversation, updateConversation } from '@parley/contract/inbox';
import { getOrder, startOrderBulk } from '@parley/contract/orders';
import { createProduct, getProduct, startProductBulk } from '@parley/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { makeOrder } from '../../account/visibility/make.ts';
import { makeConversations } from './make.ts';

let app: TestApp;
let owner: Person;
let brand: string;
const as = (person = owner) => ({ token: person.token });
const at = () => ({ merchant: owner.merchant });
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
  brand = (await app.send(createBrand, { ...at(), name: 'Outlet' }, as())).body.id;
});
afterAll(() => app.close());

const codeOf = (body: unknown) => (body as { code?: string }).code;
const look = async (id: string) => (await app.send(getBulk, { ...at(), id }, as())).body;
const over = ({ id }: { id: string }): Promise<BulkRun> =>
  until(async () => {
    const run = await look(id);
    return (run.state === 'done' || run.state === 'undone') && run;
  });
const undo = async ({ id }: { id: string }, person = owner) => app.send(undoBulk, { ...at(), id }, as(person));
const ids = (...some: string[]) => ({ kind: 'ids' as const, ids: some });
const brandOf = async (id: string) => (await app.send(getConversation, { ...at(), id }, as())).body.brand;
const makeProduct = async (name: string) =>
  (await app.send(createProduct, { ...at(), name, category: 'Old', variants: [{ price: '10.00' }] }, as())).body.product_id;
const categoryOf = async (id: string) => (await app.send(getProduct, { ...at(), id }, as())).body.category;

test('conversations get a brand, and undo restores it unless changed since', async () => {
  const [kept = '', moved = ''] = await makeConversations(app, owner.merchant, 2);
  const run = await over((await app.send(startBulk, { ...at(), selection: ids(kept, moved), change: { brand_id: brand } }, as())).body);
  expect(run).toMatchObject({ list: 'conversations', done: 2, may_undo: true });
  expect([await brandOf(kept), await brandOf(moved)]).toEqual(Array(2).fill({ id: brand, name: 'Outlet' }));
  await app.send(updateConversation, { ...at(), id: moved, brand_id: null }, as());
  await undo(run);
  expect(await over(run)).toMatchObject({ state: 'undone', done: 1, failed: 1 });
  expect(await brandOf(kept)).toBeNull();
});

test('an unknown brand is refused at once', async () => {
  const selection = ids(...(await makeConversations(app, owner.merchant, 1)));
  const { body } = await app.send(startBulk, { ...at(), selection, change: { brand_id: newId() } }, as());
  expect(codeOf(body)).toBe('brand.missing');
});

test('products are changed, named and undone as their own list', async () => {
  const [lamp, vase] = [await makeProduct('Lamp'), await makeProduct('Vase')];
  const { body } = await app.send(startProductBulk, { ...at(), selection: ids(lamp, vase), change: { category: 'New' } }, as());
  expect(body.list).toBe('products');
  const run = await over(body);
  expect(run).toMatchObject({ done: 2, failed: 0, may_undo: true });
  expect(await categoryOf(lamp)).toBe('New');
  await undo(run);
  expect(await over(run)).toMatchObject({ state: 'undone', done: 2 });
  expect(await categoryOf(vase)).toBe('Old');
});

test('orders are changed one at a time: a brand can be undone, a transition cannot', async () => {
  const make = (order_number: string) => makeOrder(app, owner.merchant, { customer_id: null, brand_id: null, order_number });
  const [one, two] = [await make('A1'), await make('A2')];
  const read = async (id: string) => (await app.send(getOrder, { ...at(), id }, as())).body;
  const begin = async (change: object) => over((await app.send(startOrderBulk, { ...at(), selection: ids(one, two), change }, as())).body);
  const branded = await begin({ brand_id: brand });
  expect(branded).toMatchObject({ list: 'orders', done: 2, may_undo: true });
  expect((await read(one)).brand?.id).toBe(brand);
  await undo(branded);
  expect(await over(branded)).toMatchObject({ state: 'undone', done: 2 });
  expect((await read(two)).brand).toBeNull();
  expect(await begin({ status: 'cancelled' })).toMatchObject({ done: 2, may_undo: false });
  expect(await begin({ status: 'cancelled' })).toMatchObject({ done: 0, failures: [{ label: 'A1' }, { label: 'A2' }] });
});

test('customers are changed as their own list', async () => {
  const customer = newId();
  await app.write(owner.merchant, ({ db }) =>
    db
      .insertInto('customers')
      .values({ merchant_id: owner.merchant, id: customer, name: 'Ann', first_name: 'Ann', last_name: '' })
      .execute(),
  );
  const run = await over((await app.send(startCustomerBulk, { ...at(), selection: ids(customer), change: { language: 'de' } }, as())).body);
  expect(run).toMatchObject({ list: 'customers', done: 1 });
  expect((await app.send(getCustomer, { ...at(), id: customer }, as())).body.language).toBe('de');
});

test('undo needs the permission to change the list', async () => {
  const agent = await app.teammate(owner.merchant, 'manager');
  const selection = ids(await makeProduct('Bowl'));
  const { body } = await app.send(startProductBulk, { ...at(), selection, change: { category: 'New' } }, as(agent));
  await until(async () => (await app.send(getBulk, { ...at(), id: body.id }, as(agent))).body.state === 'done');
  await app.write('', async ({ db, forget }) => {
    await db.updateTable('directory.memberships').set({ team_role: 'agent' }).where('user_id', '=', agent.userId).execute();
    forget(`user:${agent.userId}`);
  });
  expect((await app.send(getBulk, { ...at(), id: body.id }, as(agent))).body.may_undo).toBe(false);
  expect(codeOf((await undo(body, agent)).body)).toBe('permission.denied');
});
