import type { Reader } from '../../../../platform/db/tenant.ts';
import { searchProducts, type ShownProduct } from './store.ts';
import { wordsIn } from './words.ts';

export type Field = 'name' | 'brand' | 'category' | 'tags' | 'options' | 'sku' | 'description';
export type Match = { word: string; field: Field; through?: string | undefined };
/** Price, stock and options must hold for one and the same variant; `without` concerns name, brand, category, tags and options. */
export type Filters = {
  minCents?: number | undefined;
  maxCents?: number | undefined;
  inStock?: boolean | undefined;
  options?: Readonly<Record<string, string>> | undefined;
  category?: string | undefined;
  without?: readonly string[] | undefined;
};
export type FoundProduct = ShownProduct & { score: number; matched: Match[] };
export type FoundProducts = { products: FoundProduct[]; unmatched: string[] };
type Asked = { query: string; filters?: Filters | undefined; limit: number };

const looked = 50;

/** The shop's active products for a query, best first, with why each of them was found. */
export async function findProducts(db: Reader, { query, filters = {}, limit }: Asked): Promise<FoundProducts> {
  const words = [...new Set(wordsIn(query))];
  const rows = (await searchProducts(db, query, looked)).map((row) => ({ ...row, matched: matchesOf(row, words) }));
  const explained = new Set(rows.flatMap(({ matched }) => matched.map(({ word }) => word)));
  return {
    products: rows.filter((row) => passes(row, filters)).slice(0, limit),
    unmatched: words.filter((word) => !explained.has(word)),
  };
}

const singular = (word: string) => word.replace(/(?<=\w{3})e?s$/, '');
const has = (text: string, word: string) => wordsIn(text).some((other) => singular(other) === singular(word));
const optionsOf = (options: unknown) => Object.entries(options as Record<string, string>);

function fieldsOf(row: ShownProduct): [Field, string][] {
  return [
    ['name', row.name],
    ['category', row.category ?? ''],
    ['tags', row.tags.join(' ')],
    ['brand', row.brand ?? ''],
    ['options', row.variants.flatMap(({ options }) => optionsOf(options).flat()).join(' ')],
    ['sku', row.variants.map(({ sku }) => sku ?? '').join(' ')],
    ['description', row.description],
  ];
}

function matchesOf(row: ShownProduct, words: readonly string[]): Match[] {
  const fields = fieldsOf(row);
  return words.flatMap((word) => {
    const field = fields.find(([, text]) => has(text, word))?.[0];
    return field ? [{ word, field }] : [];
  });
}

function passes(row: ShownProduct, { minCents, maxCents, inStock, options = {}, category, without = [] }: Filters) {
  const kind = `${row.name} ${row.brand ?? ''} ${row.category ?? ''} ${row.tags.join(' ')}`;
  const hasAll = (text: string, phrase: string) => wordsIn(phrase).every((word) => has(text, word));
  return (
    (category === undefined || hasAll(`${row.category ?? ''} ${row.tags.join(' ')}`, category)) &&
    !without.some((word) => hasAll(kind, word)) &&
    row.variants.some(
      (variant) =>
        (minCents === undefined || variant.price_cents >= minCents) &&
        (maxCents === undefined || variant.price_cents <= maxCents) &&
        (!inStock || (variant.available && variant.stock !== 0)) &&
        Object.entries(options).every(([name, value]) =>
          optionsOf(variant.options).some(([own, held]) => `${own}=${held}`.toLowerCase() === `${name}=${value}`.toLowerCase()),
        ) &&
        !without.some((word) => optionsOf(variant.options).some(([, held]) => hasAll(held, word))),
    )
  );
}
