import type { FoundProduct, Product, ProductField } from '../../tools.ts';
import { plain } from '../../words.ts';
import { near, same, type Token, tokensOf } from './tokens.ts';
import { optionsOf } from './options.ts';

// Where a product's data have a word of the customer's.

type Index = { fields: [ProductField, readonly Token[]][] };
const indexed = new WeakMap<Product, Index>();

function indexOf(product: Product): Index {
  const cached = indexed.get(product);
  if (cached) return cached;
  const { name, category, tags, brand, description, variants } = product;
  const options = Object.entries(optionsOf(variants)).flatMap(([option, values]) => [option, ...values]);
  const index: Index = {
    fields: [
      ['name', tokensOf(name)],
      ['category', tokensOf(category ?? '')],
      ['tags', tokensOf(tags.join(', '))],
      ['brand', tokensOf(brand ?? '')],
      ['options', tokensOf(options.join(', '))],
      ['description', tokensOf(description)],
    ],
  };
  indexed.set(product, index);
  return index;
}

export const nameTokens = (product: Product) => indexOf(product).fields[0]?.[1] ?? [];

/** The most telling field of a product that has a word, by the word itself or as the search found it. */
export function fieldOf(product: Product & { matched?: FoundProduct['matched'] }, token: Token): ProductField | undefined {
  const { fields } = indexOf(product);
  const exact = fields.find(([, tokens]) => tokens.some((other) => same(token, other)))?.[0];
  const found = product.matched?.find(({ word }) => plain(word) === token.word)?.field;
  const typo =
    token.word.length >= 5
      ? fields.find(([field, tokens]) => field !== 'description' && tokens.some((other) => near(token, other)))?.[0]
      : undefined;
  return best([exact, found, typo]);
}

const order: readonly ProductField[] = ['name', 'category', 'tags', 'brand', 'options', 'sku', 'description'];
const best = (fields: readonly (ProductField | undefined)[]) => order.find((field) => fields.includes(field));

/** Fields that say what a product is, rather than what its description mentions. */
const kinds: ReadonlySet<ProductField> = new Set(['name', 'category', 'tags']);
export const isKind = (product: Product, token: Token) => {
  const field = fieldOf(product, token);
  return field !== undefined && kinds.has(field);
};
/** "Knives & boards" holds two kinds: a word of it doesn't say which of them a product is. */
export const isOnlyOfMixed = (product: Product, token: Token) =>
  fieldOf(product, token) === 'category' && /&|\/|,|(?:^|\s)(?:and|und|et|y|e)\s/.test(product.category ?? '');
