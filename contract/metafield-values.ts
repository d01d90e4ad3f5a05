import { z } from 'zod';

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
