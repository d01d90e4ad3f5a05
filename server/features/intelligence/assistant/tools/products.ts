import { decimalsOf } from '@parley/contract/money';
import type { Source } from '@parley/contract/messages';
import type { FoundProduct, Product, Variant } from '@parley/engine';
import { z } from 'zod';
import { toAmount } from '../../../../platform/lib/money.ts';
import { findProducts, readActiveProduct, type ShownProduct } from '../../../commerce/products/index.ts';
import { type Done, publicTool } from './tool.ts';

const options = z.record(z.string(), z.string()).catch({});

function presentProduct(row: ShownProduct, currency: string): Product {
  const { variants, ...product } = row;
  return {
    ...product,
    currency,
    variants: variants.map(({ id, sku, price_cents, stock, available, options: chosen }) => ({
      id,
      sku,
      price: toAmount(price_cents, currency),
      in_stock: available && stock !== 0,
      stock,
      options: options.parse(chosen),
    })),
  };
}

const sourceOf = (product: Product, score: number): Source => ({
  kind: 'product',
  id: product.id,
  title: product.name,
  score: Math.min(1, score),
  excerpt: product.description.slice(0, 300),
});

const amount = z
  .string()
  .regex(/^\d{1,9}([.,]\d{1,3})?$/, 'Enter an amount such as 25 or 24.95.')
  .describe('Such as 24.95.');
const word = z.string().trim().min(1).max(80);
const filters = z
  .object({
    min_price: amount,
    max_price: amount,
    in_stock: z.boolean(),
    options: z.record(word, word).describe('Such as {"Colour":"Black"}.'),
    category: word,
    without: z.array(word).max(10).describe('Words that must not be in its name, brand, category, tags or options.'),
  })
  .partial()
  .describe('What a product must have. Price, stock and options must hold for one and the same variant.');

/** In minor units, rounded: a search needs no exact amount. */
const centsOf = (text: string | undefined, currency: string) =>
  text === undefined ? undefined : Math.round(Number(text.replace(',', '.')) * 10 ** decimalsOf(currency));

export const search_products = publicTool({
  purpose:
    'Searches the shop’s products, best match first. Returns what they are, what they cost and whether they’re in stock, which word of the query each one matched, and the words that no product explains.',
  risk: 'read',
  input: z.object({ query: z.string().trim().min(1).max(500), limit: z.int().min(1).max(10).default(5), filters: filters.optional() }),
  async run({ ctx, currency }, { query, limit, filters: { min_price, max_price, in_stock, ...wanted } = {} }) {
    const found = await findProducts(ctx.db, {
      query,
      limit,
      filters: { ...wanted, minCents: centsOf(min_price, currency), maxCents: centsOf(max_price, currency), inStock: in_stock },
    });
    const products = found.products.map(({ score, matched, ...row }): FoundProduct => ({
      ...presentProduct(row, currency),
      score,
      matched,
    }));
    return {
      result: { products, unmatched: found.unmatched },
      summary: products.length
        ? `Found ${products.length}: ${products
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', ')}${products.length > 3 ? ', …' : ''}`
        : 'No products found.',
      sources: products.map((product) => sourceOf(product, product.score)),
      missed: found.missed,
    };
  },
});

export const get_product = publicTool({
  purpose: 'Reads one product with its full description and all its variants.',
  risk: 'read',
  input: z.object({ product_id: z.uuid() }),
  async run({ ctx, currency }, { product_id }) {
    const row = await readActiveProduct(ctx.db, product_id);
    const product = row ? presentProduct(row, currency) : null;
    return {
      result: { product },
      summary: product ? `Read ${product.name}.` : 'This product doesn’t exist.',
      sources: product ? [sourceOf(product, 1)] : [],
    };
  },
});

export const check_stock = publicTool({
  purpose: 'Returns which variants of a product are in stock now. With options, only the variants that match them.',
  risk: 'read',
  input: z.object({ product_id: z.uuid(), options: z.record(z.string(), z.string()).default({}) }),
  async run({ ctx, currency }, { product_id, options: wanted }): Promise<Done<{ product: Product | null; variants: Variant[] }>> {
    const row = await readActiveProduct(ctx.db, product_id);
    if (!row) return { result: { product: null, variants: [] }, summary: 'This product doesn’t exist.' };
    const product = presentProduct(row, currency);
    const variants = product.variants.filter((variant) => Object.entries(wanted).every(([name, value]) => variant.options[name] === value));
    const left = variants.filter(({ in_stock }) => in_stock).length;
    const which = Object.values(wanted).join(', ');
    return {
      result: { product, variants },
      summary: `${product.name}${which && ` (${which})`}: ${left} of ${variants.length} variants in stock.`,
      sources: [sourceOf(product, 1)],
    };
  },
});
