import { createLocation, deleteLocation, listLocations, updateLocation, updateStock } from '@parley/contract/locations';
import { cancelLines, createOrder, getOrder, updateOrderStatus } from '@parley/contract/orders';
import { createProduct, editVariants, getProduct, updateProduct } from '@parley/contract/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { chance } from '../../../../testing/chance.ts';
import { type Level, levelsOf, locate, type Place, type Taken } from './levels.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const as = (person = owner) => ({ token: person.token });
const codeOf = (body: unknown) => (body as { code?: string }).code;
/** A shop with the locations Main, Cellar and Counter, orders taking from Counter first. */
async function threePlaces() {
  const shop = await app.register();
  const at = { merchant: shop.merchant };
  const open = async (name: string) => (await app.send(createLocation, { ...at, name, main_name: 'Main' }, as(shop))).body.id;
  const [cellar, counter] = [await open('Cellar'), await open('Counter')];
  await app.send(updateLocation, { ...at, id: counter, place: 0 }, as(shop));
  const { body: listed } = await app.send(listLocations, at, as(shop));
  const main = listed.items.find((one) => one.is_main)?.id ?? '';
  const names = new Map(listed.items.map(({ id, name }) => [id, name]));
  const product = async (stock: number | null, policy: 'deny' | 'continue' = 'deny') => {
    const input = { ...at, name: 'Lamp', status: 'active' as const, inventory_policy: policy, variants: [{ price: '10', stock }] };
    return (await app.send(createProduct, input, as(shop))).body;
  };
  const read = async (id: string) => {
    const { body } = await app.send(getProduct, { ...at, id }, as(shop));
    return body.variants.map(({ stock, locations }) => [
      stock,
      Object.fromEntries(locations.map((one) => [names.get(one.location_id) ?? '', one.stock])),
    ]);
  };
  const set = (id: string, variant: string, levels: Record<string, number>, was?: number) =>
    app.send(
      updateStock,
      {
        ...at,
        id,
        levels: Object.entries(levels).map(([location, stock]) => ({
          variant_id: variant,
          location_id: location,
          stock,
          ...(was !== undefined && { was }),
        })),
      },
      as(shop),
    );
  const buy = async (variant: string, quantity: number) => {
    const draft = await app.send(createOrder, { ...at, lines: [{ variant_id: variant, quantity }] }, as(shop));
    return app.send(updateOrderStatus, { ...at, id: draft.body.id, status: 'pending' }, as(shop));
  };
  return { shop, at, main, cellar, counter, product, read, set, buy };
}

test('the first location comes with the main one, which has all stock and stays; names are unique, places move', async () => {
  const { shop, at, main, cellar, counter } = await threePlaces();
  const list = async () => (await app.send(listLocations, at, as(shop))).body.items.map(({ name, is_main: isMain }) => [name, isMain]);
  expect(await list()).toEqual([
    ['Counter', false],
    ['Main', true],
    ['Cellar', false],
  ]);
  const twice = await app.send(createLocation, { ...at, name: 'COUNTER' }, as(shop));
  expect([twice.status, codeOf(twice.body)]).toEqual([409, 'location.exists']);
  const renamed = await app.send(updateLocation, { ...at, id: cellar, name: 'counter' }, as(shop));
  expect([renamed.status, codeOf(renamed.body)]).toEqual([409, 'location.exists']);
  const kept = await app.send(deleteLocation, { ...at, id: main }, as(shop));
  expect([kept.status, codeOf(kept.body)]).toEqual([409, 'location.main']);
  const agent = await app.teammate(shop.merchant, 'agent');
  expect((await app.send(updateLocation, { ...at, id: counter, place: 2 }, as(agent))).status).toBe(403);
  expect((await app.send(updateLocation, { merchant: owner.merchant, id: counter, place: 2 }, as())).status).toBe(404);
  expect((await app.send(listLocations, { merchant: owner.merchant }, as())).body.items).toEqual([]);
});

test('an order takes from the first location that has stock, says so, and gives back where it took', async () => {
  const { shop, at, cellar, counter, product, read, set, buy } = await threePlaces();
  const lamp = await product(5);
  const variant = lamp.variants[0]?.id ?? '';
  expect((await set(lamp.product_id, variant, { [counter]: 2, [cellar]: 3 })).status).toBe(200);
  expect(await read(lamp.product_id)).toEqual([[10, { Counter: 2, Main: 5, Cellar: 3 }]]);
  const { body: order } = await buy(variant, 8);
  expect(await read(lamp.product_id)).toEqual([[2, { Counter: 0, Main: 0, Cellar: 2 }]]);
  expect(order.stock_from.map(({ location, quantity }) => [location, quantity])).toEqual([
    ['Counter', 2],
    ['Main', 5],
    ['Cellar', 1],
  ]);
  const lines = [{ line_id: order.lines[0]?.id ?? '', quantity: 2 }];
  await app.send(cancelLines, { ...at, id: order.id, lines, restock: true, refund: false }, as(shop));
  expect(await read(lamp.product_id)).toEqual([[4, { Counter: 0, Main: 1, Cellar: 3 }]]);
  await app.send(updateOrderStatus, { ...at, id: order.id, status: 'cancelled', refund: 'none', restock: true }, as(shop));
  expect(await read(lamp.product_id)).toEqual([[10, { Counter: 2, Main: 5, Cellar: 3 }]]);
  expect((await app.send(getOrder, { ...at, id: order.id }, as(shop))).body.stock_from).toEqual([]);
});

test('units of a location that was deleted are at the main one, also those that an order gives back', async () => {
  const { shop, at, counter, product, read, set, buy } = await threePlaces();
  const lamp = await product(1);
  const variant = lamp.variants[0]?.id ?? '';
  await set(lamp.product_id, variant, { [counter]: 4 });
  const { body: order } = await buy(variant, 3);
  await app.send(deleteLocation, { ...at, id: counter }, as(shop));
  expect(await read(lamp.product_id)).toEqual([[2, { Main: 2, Cellar: 0 }]]);
  await app.send(updateOrderStatus, { ...at, id: order.id, status: 'cancelled', refund: 'none', restock: true }, as(shop));
  expect(await read(lamp.product_id)).toEqual([[5, { Main: 5, Cellar: 0 }]]);
});

test('a new total changes the main location first, and the others from the last where it is less than what they have', async () => {
  const { shop, at, cellar, counter, product, read, set } = await threePlaces();
  const lamp = await product(5);
  const variant = lamp.variants[0]?.id ?? '';
  await set(lamp.product_id, variant, { [counter]: 2, [cellar]: 3 });
  const total = (stock: number | null) =>
    app.send(updateProduct, { ...at, id: lamp.product_id, variants: [{ id: variant, price: '10', stock }] }, as(shop));
  await total(12);
  expect(await read(lamp.product_id)).toEqual([[12, { Counter: 2, Main: 7, Cellar: 3 }]]);
  await app.send(editVariants, { ...at, cells: [{ id: variant, field: 'stock', value: 4 }] }, as(shop));
  expect(await read(lamp.product_id)).toEqual([[4, { Counter: 2, Main: 0, Cellar: 2 }]]);
  await total(null);
  expect(await read(lamp.product_id)).toEqual([[null, {}]]);
  const refused = await set(lamp.product_id, variant, { [counter]: 2 });
  expect([refused.status, codeOf(refused.body)]).toEqual([409, 'stock.not_counted']);
  await total(1);
  expect(await read(lamp.product_id)).toEqual([[1, { Counter: 0, Main: 1, Cellar: 0 }]]);
});

test('a stock that changed meanwhile is refused with its place, and nothing of the request is written', async () => {
  const { main, cellar, counter, product, read, set } = await threePlaces();
  const lamp = await product(5);
  const variant = lamp.variants[0]?.id ?? '';
  const refused = await set(lamp.product_id, variant, { [main]: 9, [cellar]: 1 }, 5);
  expect([refused.status, codeOf(refused.body)]).toEqual([409, 'stock.changed']);
  expect(refused.body).toMatchObject({ errors: [{ path: 'levels.1.stock' }] });
  expect(await read(lamp.product_id)).toEqual([[5, { Counter: 0, Main: 5, Cellar: 0 }]]);
  expect((await set(lamp.product_id, variant, { [counter]: -1 })).status).toBe(422);
  const elsewhere = await set(lamp.product_id, variant, { [variant]: 1 });
  expect([elsewhere.status, codeOf(elsewhere.body)]).toEqual([404, 'location.missing']);
});

test('only the main location is oversold', async () => {
  const { cellar, product, read, set, buy } = await threePlaces();
  const lamp = await product(1, 'continue');
  const variant = lamp.variants[0]?.id ?? '';
  await set(lamp.product_id, variant, { [cellar]: 2 });
  await buy(variant, 5);
  expect(await read(lamp.product_id)).toEqual([[-2, { Counter: 0, Main: -2, Cellar: 0 }]]);
});

test('twenty buyers, transfers and cancellations at once: every unit is at one place, as its moves say', async () => {
  const { shop, at, main, cellar, counter, product, set, buy } = await threePlaces();
  const lamp = await product(4);
  const variant = lamp.variants[0]?.id ?? '';
  await set(lamp.product_id, variant, { [counter]: 4, [cellar]: 4 });
  const bought = await Promise.all(
    Array.from({ length: 20 }, async (_, round) => {
      if (round % 5 === 0) await set(lamp.product_id, variant, { [[main, cellar, counter][round % 3] ?? '']: 4 });
      const placed = await buy(variant, 1);
      if (placed.status === 200 && round % 4 === 0)
        await app.send(updateOrderStatus, { ...at, id: placed.body.id, status: 'cancelled', refund: 'none', restock: true }, as(shop));
      return placed.status;
    }),
  );
  expect(bought.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const { rows } = await app.write(shop.merchant, ({ db }) =>
    sql<{ stock: number; elsewhere: number; moved: number; at: boolean }>`
      select v.stock, coalesce((select sum(s.stock) from location_stock s where s.variant_id = v.id), 0)::int as elsewhere,
        (select sum(m.quantity) from stock_moves m where m.variant_id = v.id)::int as moved,
        coalesce((select bool_and(s.stock = (select coalesce(sum(m.quantity), 0) from stock_moves m where m.variant_id = v.id and m.location_id = s.location_id)) from location_stock s where s.variant_id = v.id), true) as at
      from variants v where v.id = ${variant}::uuid`.execute(db),
  );
  const [row] = rows;
  expect(row?.stock).toBe(row?.moved);
  expect(row?.at).toBe(true);
  expect(row?.elsewhere).toBeLessThanOrEqual(row?.stock ?? 0);
});

test('changes in parts keep every sum, for any stock and order', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const by = chance(seed);
    const places: Place[] = Array.from({ length: 1 + by.below(4) }, (_, place) => ({ id: `place-${place}`, is_main: false }));
    const mainAt = by.below(places.length);
    places[mainAt] = { id: 'main', is_main: true };
    const others = places.filter((place) => !place.is_main);
    const levels: Level[] = others.map(({ id }) => ({ variant_id: 'v', location_id: id, stock: by.below(5) }));
    const stock = levels.reduce((all, one) => all + one.stock, 0) + by.below(5);
    const taken: Taken[] = places.map(({ id, is_main: isMain }) => ({
      variant_id: 'v',
      location_id: isMain ? null : id,
      quantity: by.below(3),
    }));
    const open = taken.reduce((all, one) => all + one.quantity, 0);
    const changes = [
      { variantId: 'v', quantity: by.below(open + 1) },
      { variantId: 'v', quantity: -by.below(stock + 4) },
    ].filter(({ quantity }) => quantity !== 0);
    const parts = locate(changes, { places, stocks: new Map([['v', stock]]), levels, taken });
    const sumOf = (list: readonly { quantity: number }[]) => list.reduce((all, one) => all + one.quantity, 0);
    expect(sumOf(parts)).toBe(sumOf(changes));
    const after = levels.map((level) => ({
      ...level,
      stock: level.stock + sumOf(parts.filter((part) => part.locationId === level.location_id)),
    }));
    expect(after.every((level) => level.stock >= 0)).toBe(true);
    const there = levelsOf(places, stock + sumOf(changes), after);
    expect(there.reduce((all, one) => all + one.stock, 0)).toBe(stock + sumOf(changes));
    // The main location is short only where nobody else has any.
    const isShort = (there.find(({ location_id: id }) => id === 'main')?.stock ?? 0) < 0;
    expect(isShort && after.some((level) => level.stock > 0)).toBe(false);
  }
});
