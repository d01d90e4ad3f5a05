import { createBrand, deleteBrand, listBrands, setBrandAccess, updateBrand } from '@parley/contract/brands';
import { createProduct, getProduct, listProducts } from '@parley/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { followStream } from '../../../testing/follow-stream.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const codeOf = (body: unknown) => (body as { code?: string }).code;
const as = (person = owner) => ({ token: person.token });
const make = async (name: string) => (await app.send(createBrand, { merchant: owner.merchant, name }, as())).body;
const brands = async (person = owner) => (await app.send(listBrands, { merchant: owner.merchant }, as(person))).body.items;
const limit = (person: Person, brand_ids: string[] | null, by = owner) =>
  app.send(setBrandAccess, { merchant: owner.merchant, id: person.userId, brand_ids }, as(by));
const productOf = async (brand_id: string | null, name = 'Lamp') =>
  (await app.send(createProduct, { merchant: owner.merchant, name, brand_id, variants: [{ price: '10.00' }] }, as())).body;
const productsSeenBy = async (person: Person) =>
  (await app.send(listProducts, { merchant: owner.merchant, sort: 'name', order: 'asc' }, as(person))).body.items.map(({ name }) => name);

test("a shop has a default brand, which has the shop's name and can't be deleted", async () => {
  const [first] = await brands();
  expect(first).toMatchObject({ name: 'Test Shop', is_default: true, actions: ['edit'] });
  const { status, body } = await app.send(deleteBrand, { merchant: owner.merchant, id: first?.id ?? '' }, as());
  expect([status, codeOf(body)]).toEqual([409, 'brand.is_default']);
});

test('creates a brand with the given fields, and brand names are unique', async () => {
  const sender = { name: 'Harbour', email: 'hello@harbour.example' };
  const input = { merchant: owner.merchant, name: 'Harbour', tone: 'playful' as const, sender, logo: 'https://cdn.example/logo.png' };
  const { status, body } = await app.send(createBrand, input, as());
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Harbour', tone: 'playful', sender, logo: input.logo, version: 1, actions: ['edit', 'delete'] });
  const again = await app.send(createBrand, { merchant: owner.merchant, name: 'HARBOUR' }, as());
  expect([again.status, codeOf(again.body)]).toEqual([409, 'brand.name_taken']);
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', '//elsewhere.example/a.png'])('refuses a logo at %s', async (logo) => {
  const { status } = await app.send(createBrand, { merchant: owner.merchant, name: `Brand ${newId()}`, logo }, as());
  expect(status).toBe(422);
});

test('changing a brand with an old version is a conflict, and unnamed fields stay the same', async () => {
  const { id, version } = await make('Guarded');
  const at = { merchant: owner.merchant, id };
  const { body } = await app.send(updateBrand, { ...at, tone: 'formal', version }, as());
  expect(body).toMatchObject({ name: 'Guarded', tone: 'formal', version: 2 });
  const late = await app.send(updateBrand, { ...at, name: 'Late', version }, as());
  expect([late.status, codeOf(late.body)]).toEqual([409, 'brand.changed']);
});

test('deleting a brand moves its records to the default brand', async () => {
  const brand = await make('Short-lived');
  const product = await productOf(brand.id, 'Orphan');
  const before = (await brands()).find(({ is_default: isDefault }) => isDefault)?.products_count ?? 0;
  expect((await brands()).find(({ id }) => id === brand.id)?.products_count).toBe(1);
  expect((await app.send(deleteBrand, { merchant: owner.merchant, id: brand.id }, as())).status).toBe(200);
  const { body } = await app.send(getProduct, { merchant: owner.merchant, id: product.product_id }, as());
  expect(body.shop_brand).toBeNull();
  const [first] = await brands();
  expect(first?.products_count).toBe(before + 1);
});

test('a limited teammate sees exactly their brands and their records, and is notified of changes', async () => {
  const [north, south] = [await make('North'), await make('South')];
  await productOf(north.id, 'Northern lamp');
  await productOf(south.id, 'Southern lamp');
  const agent = await app.teammate(owner.merchant, 'agent', 'Nora');
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, agent.token);
  expect((await limit(agent, [north.id])).body).toEqual({ user_id: agent.userId, brand_ids: [north.id] });
  // Their stream ends, so the next one opens with their new access.
  await until(async () => stream.events.some(({ event }) => event === 'bye'));
  await stream.leave();
  expect((await brands(agent)).map(({ name }) => name)).toEqual(['North']);
  expect(await productsSeenBy(agent)).toEqual(['Northern lamp']);
  expect((await brands()).find(({ id }) => id === north.id)?.members).toEqual([{ user_id: agent.userId, name: 'Nora' }]);
  await limit(agent, null);
  expect((await brands(agent)).length).toBe((await brands()).length);
});

test('a teammate limited to the default brand sees records without a brand', async () => {
  const other = await make('Elsewhere');
  await productOf(other.id, 'Hidden lamp');
  await productOf(null, 'Plain lamp');
  const agent = await app.teammate(owner.merchant, 'agent');
  const [first] = await brands();
  await limit(agent, [first?.id ?? '']);
  const seen = await productsSeenBy(agent);
  expect(seen).toContain('Plain lamp');
  expect(seen).not.toContain('Hidden lamp');
});

test('a teammate who loses their only brand sees nothing', async () => {
  const only = await make('Only');
  const agent = await app.teammate(owner.merchant, 'agent');
  await limit(agent, [only.id]);
  await app.send(deleteBrand, { merchant: owner.merchant, id: only.id }, as());
  expect([await brands(agent), await productsSeenBy(agent)]).toEqual([[], []]);
});

test.each(['owner', 'manager'] as const)("an %s can't be limited", async (role) => {
  const person = await app.teammate(owner.merchant, role);
  const brand = await make(`For the ${role}`);
  const { status, body } = await limit(person, [brand.id]);
  expect([status, codeOf(body)]).toEqual([409, 'team.visibility_refused']);
});

test('limits only accept existing brands of this shop', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const stranger = await app.register();
  const { body: theirs } = await app.send(createBrand, { merchant: stranger.merchant, name: 'Theirs' }, as(stranger));
  for (const id of [newId(), theirs.id]) {
    const { status, body } = await limit(agent, [id]);
    expect([status, codeOf(body)]).toEqual([404, 'brand.missing']);
  }
});

test('refuses the fifty-first brand, also under concurrency', async () => {
  const shop = await app.register();
  const tries = Array.from({ length: 52 }, (_, place) =>
    app.send(createBrand, { merchant: shop.merchant, name: `Brand ${place}` }, as(shop)),
  );
  const refused = (await Promise.all(tries)).filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => codeOf(body))).toEqual(['brand.too_many', 'brand.too_many', 'brand.too_many']);
});
