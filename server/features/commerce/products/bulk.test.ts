import { permissionsOf } from '@parley/contract/permissions';
import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { getBulk, undoBulk } from '@parley/contract/bulk';
import type { Sent } from '@parley/contract/endpoint';
import { createProduct, getProduct, type Product, startProductBulk, updateProduct } from '@parley/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadCtx, UserActor } from '../../../context.ts';
import type { ExportAsked } from '../../../platform/export-list.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { productExport } from './index.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
});
afterAll(() => app.close());

type Body = Omit<Sent<typeof createProduct>, 'merchant'>;
type Change = Sent<typeof startProductBulk>['change'];
const as = (person = owner) => ({ token: person.token });
const at = () => ({ merchant: owner.merchant });
const make = async (body: Partial<Body> = {}): Promise<Product> =>
  (await app.send(createProduct, { ...at(), name: 'Lamp', variants: [{ price: '10' }], ...body }, as())).body;
const read = async (id: string) => (await app.send(getProduct, { ...at(), id }, as())).body;
const ended = (id: string) =>
  until(async () => {
    const { body } = await app.send(getBulk, { ...at(), id }, as());
    return (body.state === 'done' || body.state === 'undone') && body;
  });
async function run(products: Product[], change: Change) {
  const selection = { kind: 'ids' as const, ids: products.map(({ product_id: id }) => id) };
  const { body } = await app.send(startProductBulk, { ...at(), selection, change }, as());
  return ended(body.id);
}
async function undo(id: string) {
  await app.send(undoBulk, { ...at(), id }, as());
  return ended(id);
}

test('many products change at once, and undo restores each', async () => {
  const { body: brand } = await app.send(createBrand, { ...at(), name: 'North' }, as());
  const [one, two] = [
    await make({
      category: 'Toys',
      tags: ['old', 'wood'],
      variants: [
        { price: '10', options: { Size: 'S' } },
        { price: '20.05', options: { Size: 'L' } },
      ],
    }),
    await make({ status: 'active', brand_id: brand.id }),
  ];
  const change: Change = {
    status: 'archived',
    category: 'Lamps',
    brand_id: null,
    inventory_policy: 'continue',
    add_tags: ['new'],
    remove_tags: ['OLD'],
    price_percent: -10,
  };
  const done = await run([one, two], change);
  expect([done.done, done.failed, done.may_undo]).toEqual([2, 0, true]);
  expect(await read(one.product_id)).toMatchObject({
    status: 'archived',
    category: 'Lamps',
    tags: ['wood', 'new'],
    inventory_policy: 'continue',
    price: '9.00',
    price_max: '18.05',
  });
  expect((await read(two.product_id)).shop_brand).toBeNull();
  expect((await undo(done.id)).failed).toBe(0);
  for (const before of [one, two]) {
    const { version: _, updated_at: __, ...now } = await read(before.product_id);
    expect(now).toEqual({ ...before, version: undefined, updated_at: undefined });
  }
});

test('an empty category removes it', async () => {
  const product = await make({ category: 'Toys' });
  await run([product], { category: '' });
  expect((await read(product.product_id)).category).toBeNull();
});

test('undo skips a product changed since', async () => {
  const product = await make();
  const done = await run([product], { price_percent: 50 });
  const variants = [{ id: product.variants[0]?.id ?? '', price: '77' }];
  await app.send(updateProduct, { ...at(), id: product.product_id, variants }, as());
  const undone = await undo(done.id);
  expect(undone.failures.map(({ reason }) => reason)).toEqual(['This row has changed since the bulk update, so it wasn’t undone.']);
  expect((await read(product.product_id)).price).toBe('77.00');
});

test('unordered products are deleted, and ordered ones say why they stay', async () => {
  const [free, ordered] = [await make(), await make({ name: 'Ordered lamp' })];
  await app.write(owner.merchant, async ({ db, now }) => {
    const order = { merchant_id: owner.merchant, id: newId() };
    const state = { status: 'confirmed', payment_status: 'paid', fulfillment_status: 'unfulfilled', currency: 'EUR' } as const;
    const named = { order_number: '#7', number_key: '7', subtotal_cents: 1, total_cents: 1, placed_at: now() };
    await db
      .insertInto('orders')
      .values({ ...order, ...state, ...named })
      .execute();
    const line = { position: 0, product_id: ordered.product_id, name: 'Lamp', price_cents: 1, quantity: 1 };
    await db
      .insertInto('order_lines')
      .values({ ...line, merchant_id: owner.merchant, id: newId(), order_id: order.id })
      .execute();
  });
  const done = await run([free, ordered], { delete: true });
  expect([done.done, done.may_undo]).toEqual([1, false]);
  expect(done.failures).toEqual([
    { id: ordered.product_id, label: 'Ordered lamp', reason: 'This product has orders, so it can’t be deleted. Archive it instead.' },
  ]);
  expect((await app.send(getProduct, { ...at(), id: free.product_id }, as())).status).toBe(404);
});

test('an unknown brand is refused before the first row', async () => {
  const selection = { kind: 'ids' as const, ids: [(await make()).product_id] };
  const { status } = await app.send(startProductBulk, { ...at(), selection, change: { brand_id: newId() } }, as());
  expect(status).toBe(404);
});

/** All pages of an export, as this actor sees them. */
async function exported(asked: ExportAsked, { userId }: Person, brands: UserActor['brands'], most = 2) {
  const { merchant } = owner;
  const user = {
    kind: 'user',
    id: userId,
    sessionId: '',
    name: 'Olive',
    role: 'merchant',
    merchant,
    permissions: permissionsOf('owner'),
    teams: null,
  } as const;
  const { readingOf } = app.installation;
  const by = {
    requestId: '',
    address: '',
    now: () => new Date(),
    newId,
    flags: app.installation.flags,
    readerOf: readingOf,
    db: readingOf(merchant),
  };
  const ctx: ReadCtx<UserActor> = { ...by, actor: { ...user, brands } };
  const rows: Record<string, string>[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof productExport.read>> = await productExport.read(ctx, asked, after, most);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

test('an export has a row per variant, in the columns the import reads', async () => {
  const product = await make({
    name: 'Exported',
    description: 'Of "brass",\nwith a switch',
    status: 'active',
    brand: 'Vulcan',
    category: 'Desk',
    tags: ['brass', 'new'],
    images: [{ url: 'https://cdn.example/a.png' }],
    variants: [
      { price: '10', compare_at_price: '12.50', stock: 0, sku: 'E-1', barcode: '4006381333931', options: { Size: 'S' } },
      { price: '11', options: { Size: 'M' } },
      { price: '12', options: { Size: 'L' } },
    ],
  });
  const rows = await exported({ ids: [product.product_id] }, owner, null);
  expect(Object.keys(rows[0] ?? {})).toEqual(productExport.columns.map(({ key }) => key));
  expect(rows.map(({ option1_value: size, price }) => [size, price])).toEqual([
    ['S', '10.00'],
    ['M', '11.00'],
    ['L', '12.00'],
  ]);
  expect(rows[0]).toMatchObject({
    product_id: product.product_id,
    variant_id: product.variants[0]?.id,
    name: 'Exported',
    description: 'Of "brass",\nwith a switch',
    status: 'active',
    brand: 'Vulcan',
    tags: 'brass, new',
    option1_name: 'Size',
    option2_name: '',
    sku: 'E-1',
    barcode: '4006381333931',
    compare_at_price: '12.50',
    stock: '0',
    inventory_policy: 'deny',
    image: 'https://cdn.example/a.png',
  });
  expect([rows[1]?.['stock'], rows[1]?.['compare_at_price']]).toEqual(['', '']);
});

test('an export has what was searched and filtered, of visible brands only', async () => {
  const { body: brand } = await app.send(createBrand, { ...at(), name: 'Exporting' }, as());
  const agent = await app.teammate(owner.merchant, 'agent');
  await app.send(setBrandAccess, { ...at(), id: agent.userId, brand_ids: [brand.id] }, as());
  await make({ name: 'Quartz north', brand_id: brand.id });
  await make({ name: 'Quartz south' });
  const namesOf = (rows: Record<string, string>[]) => rows.map(({ name }) => name).toSorted();
  expect(namesOf(await exported({ q: 'quartz' }, owner, null))).toEqual(['Quartz north', 'Quartz south']);
  expect(namesOf(await exported({ q: 'quartz' }, agent, { ids: [brand.id], withDefault: false }))).toEqual(['Quartz north']);
  expect(namesOf(await exported({}, agent, { ids: [brand.id], withDefault: false }))).toEqual(['Quartz north']);
});
