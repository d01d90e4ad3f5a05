import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { metafieldKey, metafieldTypes, mostChoices } from './metafield-values.ts';
import { id, instant, merchantId, name, nothing } from './values.ts';

const choice = z
  .string()
  .trim()
  .min(1, 'Enter a choice.')
  .max(100, 'Use at most 100 characters.')
  .regex(/^[^,]*$/, 'Leave out commas: they separate choices in files.');

export const metafield = z.object({
  id,
  key: z.string(),
  name: z.string(),
  type: z.enum(metafieldTypes),
  choices: z.array(z.string()),
  unit: z.string().nullable(),
  ai_reads: z.boolean().describe('Whether the AI answers with it.'),
  customers_see: z.boolean().describe('Whether customers see it where they choose a variant in the chat.'),
  updated_at: instant,
  version: z.int(),
});
export type Metafield = z.output<typeof metafield>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
const body = {
  name: name('a name', 60),
  choices: z
    .array(choice)
    .max(mostChoices, `Enter up to ${mostChoices} choices.`)
    .refine((list) => new Set(list.map((word) => word.toLowerCase())).size === list.length, 'Enter each choice once.'),
  unit: z.string().trim().min(1, 'Enter a unit, such as kg.').max(12, 'Use at most 12 characters.'),
  ai_reads: z.boolean(),
  customers_see: z.boolean(),
};
export const listMetafields = query('GET /api/metafields/:merchant', {
  summary: 'List the fields that the shop defined for its products, by name',
  access: 'products:read',
  topics: ['products'],
  input: shop,
  result: z.object({ items: z.array(metafield) }),
});
export const createMetafield = command('POST /api/metafields/:merchant', {
  summary: 'Define a field of products. Its key and type can’t be changed later.',
  access: 'products:write',
  topics: ['products'],
  creates: true,
  input: shop.extend({
    key: metafieldKey,
    name: body.name,
    type: z.enum(metafieldTypes),
    choices: body.choices.default([]).describe('Required for the type `choice`.'),
    unit: body.unit.nullable().default(null).describe('Required for the type `measurement`.'),
    ai_reads: body.ai_reads.default(true),
    customers_see: body.customers_see.default(false),
  }),
  result: metafield,
  problems: ['metafield.too_many'],
});
export const updateMetafield = command('PUT /api/metafields/:merchant/:id', {
  summary: 'Update a field of products. Values that were stored stay, also of choices that are removed.',
  access: 'products:write',
  topics: ['products'],
  input: one.extend({ ...z.object(body).partial().shape }),
  result: metafield,
  problems: ['metafield.missing'],
});
export const deleteMetafield = command('DELETE /api/metafields/:merchant/:id', {
  summary: 'Delete a field with its values on all products',
  access: 'products:write',
  topics: ['products'],
  input: one,
  result: nothing,
  problems: ['metafield.missing'],
});
