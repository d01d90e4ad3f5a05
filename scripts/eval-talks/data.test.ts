// The conversations and wishes are data that people write: every file must be readable, and name only what its shop has.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoProducts } from '../../server/demo/catalogue/products.ts';
import { demoCustomers } from '../../server/demo/customers.ts';
import { traceOrders } from '../../server/demo/orders.ts';
import { readShop } from '../import-tau-bench.ts';
import { gardenShop, moments, openedAt, retailFolder } from './shops.ts';
import { filesIn, isPattern, pattern, readTalks, readWishes, sets, type ShopName, type Talk } from './talk.ts';

type Known = { products: Set<string>; emails: Set<string>; orders: Set<string> };
const knownIn = ({
  products,
  customers,
  orders,
}: {
  products: { name: string }[];
  customers: { email?: string | null | undefined }[];
  orders: { order_number: string }[];
}): Known => ({
  products: new Set(products.map(({ name }) => name)),
  emails: new Set(customers.flatMap(({ email }) => email ?? [])),
  orders: new Set(orders.map(({ order_number: number }) => number.replace(/^#/, ''))),
});
const customers = demoCustomers(openedAt.demo);
const demo = knownIn({ products: demoProducts, customers, orders: traceOrders(customers, openedAt.demo).map(({ order }) => order) });
const known: Record<ShopName, Known | undefined> = {
  demo,
  garden: knownIn(gardenShop()),
  // Its data set is not part of the repository.
  retail: fs.existsSync(retailFolder) ? knownIn(readShop(retailFolder, moments.open)) : undefined,
};
const unknownIn = (kind: keyof Known, shop: ShopName, named: readonly string[]) =>
  named.filter((one) => known[shop] && !known[shop][kind].has(one));

const files = sets.flatMap(filesIn);
const nameOf = (file: string) => path.relative(import.meta.dirname, file);
const texts = (value: string | readonly string[]) => [value].flat();

const productsOf = ({ turns, end }: Talk) => [
  ...turns.flatMap(({ expect: wanted }) => [wanted?.product, wanted?.firstProduct, wanted?.notProduct].flatMap((some) => some ?? [])),
  ...(end.checkout ?? []).map(({ product }) => product),
  ...Object.values(end.orders ?? {}).flatMap(({ lines = [], return: back = [] }) => [...lines, ...back].map(({ name }) => name)),
];

test.each(sets)('no two conversations of %s have the same name', (set) => {
  const names = filesIn(set).flatMap((file) => readTalks(file).map(({ name }) => name));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe.each(files.map((file) => [nameOf(file), file] as const))('%s', (_name, file) => {
  const talks = readTalks(file);
  test('names only products, customers and orders of its shops', () => {
    const found = talks.flatMap((talk) => [
      ...unknownIn('products', talk.shop, productsOf(talk)),
      ...unknownIn('emails', talk.shop, texts(talk.who ?? [])),
      ...unknownIn(
        'orders',
        talk.shop,
        Object.keys(talk.end.orders ?? {}).map((number) => number.replace(/^#/, '')),
      ),
    ]);
    expect(found).toEqual([]);
  });
  test('has patterns that compile', () => {
    const sources = talks.flatMap(({ turns }) =>
      turns.flatMap(({ when, expect: wanted }) => [
        ...texts(when ?? []),
        ...[...(wanted?.says ?? []).flat(), ...(wanted?.never ?? [])].filter(isPattern),
      ]),
    );
    for (const source of sources) expect(() => pattern(source), source).not.toThrow();
  });
});

describe.each(filesIn('wishes').map((file) => [nameOf(file), file] as const))('%s', (_name, file) => {
  const shop = path.basename(file, '.json') as ShopName;
  test('names only products of its shop', () => {
    const wishes = readWishes(file);
    const found = wishes.flatMap(({ right, not = [], closest = [], lines = [] }) =>
      unknownIn('products', shop, [...right, ...not, ...closest, ...lines.map(({ product }) => product)]),
    );
    expect(found).toEqual([]);
  });
  test('has no wish twice', () => {
    const said = readWishes(file).map(({ say }) => say.toLowerCase());
    expect(said.filter((say, place) => said.indexOf(say) !== place)).toEqual([]);
  });
});
