import { createDiscount, deleteDiscount, listDiscounts, updateDiscount } from '@parley/contract/checkout';
import type { Sent } from '@parley/contract/endpoint';
import { createTag, deleteTag } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf, pathsOf } from '../../account/identity/make.ts';
import { mustDiscountBasket, spendDiscounts } from './index.ts';

let app: TestApp;
let owner: Person;
let merchant: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ merchant } = owner);
});
afterAll(() => app.close());

const as = (person = owner) => ({ token: person.token });
type Body = Partial<Omit<Sent<typeof createDiscount>, 'merchant'>>;
let made = 0;
const make = (body: Body = {}) =>
  app.send(createDiscount, { merchant, code: `CODE-${(made += 1)}`, kind: 'fixed', value: '5', ...body }, as());
const spend = (id: string) =>
  app
    .write(merchant, (ctx) => spendDiscounts(ctx.db, [given(id)], { orderId: ctx.newId(), customerId: null }))
    .then(
      () => 'spent',
      (error: Problem) => error.code,
    );
const given = (id: string) => ({ id, code: null, name: null, cents: 1 });
const listed = async (id: string) => (await app.send(listDiscounts, { merchant }, as())).body.items.find((one) => one.id === id);

test('a code is stored in upper case and unique in the shop', async () => {
  const { status, body } = await make({ code: ' autumn-10 ', kind: 'percent', value: '12.5', minimum: '20', max_uses: 3 });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ code: 'AUTUMN-10', value: '12.50', minimum: '20.00', max_uses: 3, uses: 0, state: 'active' }),
  ]);
  const again = await make({ code: 'Autumn-10' });
  expect([again.status, codeOf(again)]).toEqual([409, 'discount.code_taken']);
});

test('another shop may have the same code', async () => {
  const stranger = await app.register();
  await make({ code: 'SHARED' });
  const { status } = await app.send(
    createDiscount,
    { merchant: stranger.merchant, code: 'SHARED', kind: 'fixed', value: '1' },
    { token: stranger.token },
  );
  expect(status).toBe(201);
});

test.each<[string, Body]>([
  ['more than all', { kind: 'percent', value: '100.01' }],
  ['nothing', { value: '0.00' }],
  ['an end before the beginning', { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }],
])('%s is refused', async (_, body) => {
  const refused = await make(body);
  expect([refused.status, codeOf(refused)]).toEqual([422, 'discount.invalid']);
});

test('it is for products, collections, customers and tags that the shop has; one that was deleted since may stay', async () => {
  const [gone, fake] = [(await app.send(createTag, { merchant, name: 'Gone' }, as())).body, newId()];
  const { body } = await make({ customers: 'chosen', tag_ids: [gone.id] });
  const refused: [string, Body][] = [
    ['product_ids', { product_ids: [fake] }],
    ['collection_ids', { collection_ids: [fake] }],
    ['customer_ids', { customers: 'chosen', customer_ids: [fake] }],
    ['tag_ids', { customers: 'chosen', tag_ids: [gone.id, fake] }],
  ];
  for (const [path, wanted] of refused) {
    const answer = await make(wanted);
    expect([answer.status, codeOf(answer), pathsOf(answer)]).toEqual([422, 'discount.invalid', [path]]);
  }
  await app.send(deleteTag, { merchant, id: gone.id }, as());
  const change = (wanted: object) => app.send(updateDiscount, { merchant, id: body.id, ...wanted }, as());
  expect((await change({ active: false })).body).toMatchObject({ active: false, tag_ids: [gone.id] });
  expect(codeOf(await change({ tag_ids: [gone.id, fake] }))).toBe('discount.invalid');
});

test('changing one part keeps the rest', async () => {
  const { body } = await make({ value: '7', max_uses: 4 });
  const changed = await app.send(updateDiscount, { merchant, id: body.id, active: false }, as());
  expect(changed.body).toEqual({ ...body, active: false, state: 'off' });
});

test('a limit below the number of uses is refused', async () => {
  const { body } = await make({ max_uses: 2 });
  await spend(body.id);
  await spend(body.id);
  const changed = await app.send(updateDiscount, { merchant, id: body.id, max_uses: 1 }, as());
  expect([changed.status, codeOf(changed)]).toEqual([422, 'discount.invalid']);
});

test('codes are paged, newest first', async () => {
  const shop = await app.register();
  for (const code of ['ONE', 'TWO', 'THREE'])
    await app.send(createDiscount, { merchant: shop.merchant, code, kind: 'fixed', value: '1' }, as(shop));
  const first = await app.send(listDiscounts, { merchant: shop.merchant, limit: 2 }, as(shop));
  const second = await app.send(listDiscounts, { merchant: shop.merchant, limit: 2, cursor: first.body.next_cursor ?? '' }, as(shop));
  expect([...first.body.items, ...second.body.items].map(({ code }) => code)).toEqual(['THREE', 'TWO', 'ONE']);
  expect(second.body.next_cursor).toBeNull();
});

test('an agent can read codes but not create them', async () => {
  const agent = await app.teammate(merchant, 'agent');
  expect((await app.send(listDiscounts, { merchant }, as(agent))).status).toBe(200);
  const refused = await app.send(createDiscount, { merchant, code: 'MINE', kind: 'fixed', value: '1' }, as(agent));
  expect(codeOf(refused)).toBe('permission.denied');
});

test('a deleted code is missing', async () => {
  const { body } = await make();
  await app.send(deleteDiscount, { merchant, id: body.id }, as());
  expect(await listed(body.id)).toBeUndefined();
  expect(codeOf(await app.send(deleteDiscount, { merchant, id: body.id }, as()))).toBe('discount.missing');
});

test('a typed code prices a cart, or says why it does not', async () => {
  await make({ code: 'TYPED', kind: 'percent', value: '10', minimum: '30' });
  const price = (code: string, cents: number) => {
    const basket = { lines: [{ productId: null, quantity: 1, cents }], shipping: 0, country: null, customerId: null };
    return mustDiscountBasket(app.installation.readingOf(merchant), { ...basket, code }, new Date());
  };
  expect(await price(' typed ', 3_005)).toMatchObject({ goods: { code: 'TYPED', cents: 301 }, shares: [301] });
  await expect(price('typed', 2_999)).rejects.toThrow('needs a cart of at least 30.00');
  await expect(price('nonsense', 2_999)).rejects.toThrow('This discount code doesn’t exist.');
});

test('of two concurrent uses of the last one, one succeeds', async () => {
  const { body } = await make({ max_uses: 1 });
  expect((await Promise.all([spend(body.id), spend(body.id)])).sort()).toEqual(['discount.refused', 'spent']);
  expect(await listed(body.id)).toMatchObject({ uses: 1, state: 'used_up' });
});

test('a rolled back order returns its use', async () => {
  const { body } = await make({ max_uses: 1 });
  const failing = app.write(merchant, async ({ db }) => {
    await spendDiscounts(db, [given(body.id)], { orderId: body.id, customerId: null });
    throw new Error('not placed');
  });
  await expect(failing).rejects.toThrow('not placed');
  expect(await listed(body.id)).toMatchObject({ uses: 0, state: 'active' });
});

test('changes of codes are signaled and audited', async () => {
  const ears = await followStream(`${app.url}/api/live/${merchant}`, owner.token);
  const { body } = await make();
  await until(async () => ears.events.some(({ data }) => (data as { id?: string } | null)?.id === body.id));
  await ears.leave();
  const entries = await app.installation
    .readingOf(merchant)
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', '=', 'discount.created')
    .execute();
  expect(entries).toContainEqual({ action: 'discount.created', detail: expect.objectContaining({ code: body.code }) });
});
