import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, instant, merchantId, nothing } from './values.ts';

/** Words that mean the same in a shop's product search, for customers, the AI and teammates alike. */
const shop = z.object({ merchant: merchantId });
const word = z
  .string()
  .trim()
  .min(1, 'Enter a word.')
  .max(60, 'Use at most 60 characters.')
  .regex(/[\p{L}\p{N}]/u, 'Use letters or digits.');
/** Case, accents and punctuation make no other word. */
const plain = (text: string) =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
const words = z
  .array(word)
  .min(2, 'Enter at least two words that mean the same.')
  .max(20, 'Enter up to 20 words.')
  .refine((list) => new Set(list.map(plain)).size === list.length, 'Enter each word once. Upper and lower case are the same word.')
  .describe('A word or a phrase each. A word belongs to one synonym.');

export const productSynonym = z.object({ id, words: z.array(z.string()), updated_at: instant });
export type ProductSynonym = z.output<typeof productSynonym>;
export const missedSearch = z.object({
  words: z.string(),
  times: z.int().describe('Number of conversations in which a customer searched for it.'),
  last_at: instant,
});
export type MissedSearch = z.output<typeof missedSearch>;

export const listProductSynonyms = query('GET /api/product-synonyms/:merchant', {
  summary: 'List synonyms of the product search, and what customers of at least two conversations searched for without finding a product',
  access: 'products:read',
  topics: ['products'],
  input: shop,
  result: z.object({ items: z.array(productSynonym), missed: z.array(missedSearch).describe('Up to 50 searches, most frequent first.') }),
});
export const createProductSynonym = command('POST /api/product-synonyms/:merchant', {
  summary: 'Create a synonym: words that mean the same in the product search',
  access: 'products:write',
  topics: ['products'],
  creates: true,
  input: shop.extend({ words }),
  result: productSynonym,
  problems: ['product_synonym.too_many'],
});
export const updateProductSynonym = command('PUT /api/product-synonyms/:merchant/:id', {
  summary: 'Update the words of a synonym',
  access: 'products:write',
  topics: ['products'],
  input: shop.extend({ id, words }),
  result: productSynonym,
  problems: ['product_synonym.missing'],
});
export const deleteProductSynonym = command('DELETE /api/product-synonyms/:merchant/:id', {
  summary: 'Delete a synonym',
  access: 'products:write',
  topics: ['products'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['product_synonym.missing'],
});
export const dismissMissedSearch = command('POST /api/product-synonyms/:merchant/missed/dismiss', {
  summary: 'Dismiss a search without results, so that it isn’t listed again',
  access: 'products:write',
  topics: ['products'],
  input: shop.extend({ words: z.string().trim().min(1, 'Enter the words.').max(80, 'Use at most 80 characters.') }),
  result: nothing,
});
