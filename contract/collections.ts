import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { filterOf } from './filters.ts';
import { productFields, productStatuses } from './products.ts';
import { id, instant, merchantId, name, nothing } from './values.ts';

/** Customers and the AI know only active collections. */
export const collectionStatuses = ['draft', 'active'] as const;
/** `manual`: chosen products in an order. `rule`: all products that meet the conditions, at any time. */
export const collectionKinds = ['manual', 'rule'] as const;
/** The most products of a manual collection, and collections of a shop. */
export const mostCollectionProducts = 500;
export const mostCollections = 200;

const { collection: _, ...others } = productFields;
/** What a rule can ask for: the filter fields of the product list, but not collections themselves. */
export const collectionRuleFields = others;

const rule = filterOf(collectionRuleFields).refine(({ conditions }) => conditions.length > 0, 'Add at least one condition.');
const slug = z
  .string()
  .trim()
  .max(80, 'Use at most 80 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens, such as summer-sale.');

export const collection = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  status: z.enum(collectionStatuses),
  kind: z.enum(collectionKinds),
  rule: z
    .object({
      match: z.enum(['all', 'any']),
      conditions: z.array(z.object({ field: z.string(), op: z.string(), value: z.unknown().optional() })),
    })
    .nullable()
    .describe('A filter of the product list, for a collection by rule.'),
  products_count: z
    .int()
    .nullable()
    .describe('Number of products, for a collection by rule up to 10,000 and of the brands you can see; null in a list of collections.'),
  updated_at: instant,
  version: z.int(),
});
export type Collection = z.output<typeof collection>;
export const collectionProduct = z.object({
  product_id: id,
  name: z.string(),
  image: z.string().nullable(),
  status: z.enum(productStatuses),
});
export type CollectionProduct = z.output<typeof collectionProduct>;
export const collectionDetail = collection.extend({
  products: z
    .array(collectionProduct)
    .describe('Products of a manual collection that you can see, in order. For a collection by rule, list products with a filter by it.'),
});
export type CollectionDetail = z.output<typeof collectionDetail>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
const body = {
  name: name('a name', 100),
  slug,
  description: z.string().trim().max(2000, 'Use at most 2,000 characters.'),
  status: z.enum(collectionStatuses),
  rule,
  products: z
    .array(id)
    .max(mostCollectionProducts, `A collection can have at most ${mostCollectionProducts} chosen products.`)
    .refine((ids) => new Set(ids).size === ids.length, 'A product is listed twice. Name each product once.'),
};
export const listCollections = query('GET /api/collections/:merchant', {
  summary: 'List collections by name',
  access: 'products:read',
  topics: ['products'],
  input: shop,
  result: z.object({ items: z.array(collection) }),
});
export const getCollection = query('GET /api/collections/:merchant/:id', {
  summary: 'Retrieve a collection with its chosen products',
  access: 'products:read',
  topics: ['products'],
  input: one,
  result: collectionDetail,
  problems: ['collection.missing'],
});
export const createCollection = command('POST /api/collections/:merchant', {
  summary: 'Create a collection of chosen products, or by a rule: a filter of the product list, which `GET /api/products` previews',
  access: 'products:write',
  topics: ['products'],
  creates: true,
  input: shop.extend({
    name: body.name,
    slug: body.slug.optional().describe('Made from the name if omitted.'),
    description: body.description.default(''),
    status: body.status.default('draft'),
    rule: body.rule.optional().describe('Makes it a collection by rule. Omit it for a manual collection.'),
    products: body.products.default([]).describe('Products of a manual collection, in order.'),
  }),
  result: collectionDetail,
  problems: ['collection.too_many', 'collection.kind', 'product.missing'],
});
export const updateCollection = command('PUT /api/collections/:merchant/:id', {
  summary: 'Update a collection; if sent, `products` replaces the chosen ones. `version` guards against overwriting another change.',
  access: 'products:write',
  topics: ['products'],
  input: one.extend({ ...z.object(body).partial().shape, version: z.int().optional() }),
  result: collectionDetail,
  problems: ['collection.missing', 'collection.changed', 'collection.kind', 'product.missing'],
});
export const deleteCollection = command('DELETE /api/collections/:merchant/:id', {
  summary: 'Delete a collection; its products stay',
  access: 'products:write',
  topics: ['products'],
  input: one,
  result: nothing,
  problems: ['collection.missing'],
});
