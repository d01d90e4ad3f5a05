import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, instant, merchantId, name, nothing } from './values.ts';

/** `flag`: yes or no. `choice`: any of a list. `measurement`: a number in the field's unit. */
export const metafieldTypes = ['text', 'number', 'flag', 'date', 'choice', 'measurement'] as const;
export type MetafieldType = (typeof metafieldTypes)[number];
/** The most fields of a shop, and choices of a field. */
export const mostMetafields = 50;
export const mostChoices = 50;

/** A value as the API takes and returns it, by the field's type: text, a number, yes or no, a date `YYYY-MM-DD`, or a list of choices. */
export const metafieldValue = z.union([
  z.string().trim().max(1000, 'Use at most 1,000 characters.'),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(mostChoices),
]);
export type MetafieldValue = z.output<typeof metafieldValue>;

/** Numbers as people write them, without an exponent. */
export const metafieldNumber = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 });

/** A value as text, for the AI and for customers. */
export function metafieldText({ unit }: { unit: string | null }, value: MetafieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? [metafieldNumber(value), unit].filter(Boolean).join(' ') : value;
}

export const metafieldKey = z
  .string()
  .trim()
  .min(1, 'Enter a key.')
  .max(40, 'Use at most 40 characters.')
  .regex(/^[a-z][a-z0-9_]*$/, 'Use lowercase letters, digits and underscores, beginning with a letter, such as care_label.');
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
