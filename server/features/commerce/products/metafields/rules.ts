import { type MetafieldType, type MetafieldValue, metafieldNumber, metafieldText } from '@parley/contract/metafield-values';

type Defined = { name: string; type: MetafieldType; choices: readonly string[] };
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** What is wrong with a value of a field; undefined if it fits. */
export function valueIssue({ name, type, choices }: Defined, value: MetafieldValue): string | undefined {
  if (type === 'text') return typeof value === 'string' && value !== '' ? undefined : `Enter text for ${name}.`;
  if (type === 'flag') return typeof value === 'boolean' ? undefined : `Choose yes or no for ${name}.`;
  if (type === 'date') return typeof value === 'string' && isDay(value) ? undefined : `Enter a date for ${name}, such as 2026-11-30.`;
  if (type === 'choice') {
    if (!Array.isArray(value) || value.length === 0) return `Choose at least one value for ${name}.`;
    const other = value.find((one) => !choices.includes(one));
    return other === undefined ? undefined : `${name} has no choice ${other}. Choose one of: ${choices.join(', ')}.`;
  }
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e12 ? undefined : `Enter a number for ${name}.`;
}

/** A value as a cell of a file: as it can be typed again, without its unit. */
export const cellOf = (value: MetafieldValue) =>
  typeof value === 'number' ? metafieldNumber(value) : metafieldText({ unit: null }, value);

/** As a sentence of a description. */
export const sentenceOf = (field: { name: string; unit: string | null }, value: MetafieldValue) =>
  `${field.name}: ${metafieldText(field, value).replace(/[.\s]+$/, '')}.`;
