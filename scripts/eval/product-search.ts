// Evaluates the product search beside a plain BM25: whether a right product is first, or among the first three.
// node scripts/eval/product-search.ts --shop demo|retail|FILE.json --wishes FILE.json [--data FOLDER]
// The wishes: {"wishes": [{"say", "language", "kind", "right": [product names]}]}; kind "query" is a short search, "not_carried" has no right product.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportedProduct } from '@parley/contract/imports';
import { demoProducts } from '../../server/demo/catalogue/products.ts';
import { findProducts } from '../../server/features/commerce/products/index.ts';
import { readShop } from '../import-tau-bench.ts';
import { withShops } from './retrieval-shops.ts';

type Request = { say: string; language: string; kind: string; right?: string[] };
type Search = (say: string) => Promise<string[]>;

const { values } = parseArgs({
  options: {
    shop: { type: 'string', multiple: true, default: ['demo'] },
    wishes: { type: 'string', multiple: true, default: [] },
    data: { type: 'string', default: '../shared/data' },
  },
});

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** BM25 over all of a product's text, k1 1.2 and b 0.75, plurals cut. */
export function bm25(products: readonly ImportedProduct[]): Search {
  const stemmed = (text: string) => wordsOf(text).map((word) => word.replace(/(?<=\w{3})(es|s)$/, ''));
  const texts = products.map((one) =>
    stemmed(
      [
        ...[one.name, one.brand, one.category, ...(one.tags ?? []), one.description],
        ...one.variants.flatMap(({ options }) => Object.values(options ?? {})),
      ].join(' '),
    ),
  );
  const typical = texts.reduce((sum, words) => sum + words.length, 0) / texts.length;
  const found = new Map<string, number>();
  for (const words of texts) for (const word of new Set(words)) found.set(word, (found.get(word) ?? 0) + 1);
  return async (say) => {
    const asked = new Set(stemmed(say));
    return products
      .map(({ name }, at) => {
        const words = texts[at] ?? [];
        const score = [...asked].reduce((sum, word) => {
          const times = words.filter((other) => other === word).length;
          const idf = Math.log(1 + (products.length - (found.get(word) ?? 0) + 0.5) / ((found.get(word) ?? 0) + 0.5));
          return sum + (idf * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * words.length) / typical));
        }, 0);
        return { name, score };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ name }) => name);
  };
}

async function rate(wishes: readonly Request[], search: Search) {
  const rated = await Promise.all(
    wishes.map(async ({ say, right = [] }) => {
      const found = (await search(say)).slice(0, 3);
      return { first: right.includes(found[0] ?? ''), three: found.some((name) => right.includes(name)) };
    }),
  );
  return `${rated.filter(({ first }) => first).length} first, ${rated.filter(({ three }) => three).length} in three`;
}

function productsOf(shop: string): ImportedProduct[] {
  if (shop === 'demo') return demoProducts;
  if (shop === 'retail') return readShop(path.join(values.data, 'tau-bench-retail'), new Date()).products;
  return JSON.parse(fs.readFileSync(shop, 'utf8')).products;
}

await withShops(async ({ bringIn }) => {
  for (const [at, shop] of values.shop.entries()) {
    const products = productsOf(shop);
    const db = await bringIn({ products });
    const { wishes } = JSON.parse(fs.readFileSync(values.wishes[at] ?? '', 'utf8')) as { wishes: Request[] };
    const ours: Search = async (query) => (await findProducts(db, { query, limit: 3, now: new Date() })).products.map(({ name }) => name);
    const plain = bm25(products);
    const carried = wishes.filter(({ right = [] }) => right.length > 0);
    const groups: [string, Request[]][] = [
      ['short searches', carried.filter(({ kind }) => kind === 'query')],
      ['wishes', carried.filter(({ kind }) => kind !== 'query')],
      ...Object.entries(Object.groupBy(carried, ({ kind }) => kind)).map(([kind, some]): [string, Request[]] => [`  ${kind}`, some ?? []]),
      ...Object.entries(Object.groupBy(carried, ({ language }) => language)).map(([name, some]): [string, Request[]] => [
        `  ${name}`,
        some ?? [],
      ]),
    ];
    console.log(`${shop}, ${products.length} products`);
    for (const [name, some] of groups) console.log(`${name} (${some.length}): ${await rate(some, ours)}; BM25 ${await rate(some, plain)}`);
    const scores = async (some: readonly Request[]) =>
      (
        await Promise.all(
          some.map(async ({ say }) => (await findProducts(db, { query: say, limit: 1, now: new Date() })).products[0]?.score ?? 0),
        )
      )
        .toSorted((a, b) => a - b)
        .map((score) => score.toFixed(2))
        .join(' ');
    console.log(`score of the first, not carried: ${await scores(wishes.filter(({ right = [] }) => right.length === 0))}`);
  }
});
