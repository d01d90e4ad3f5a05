import { z } from 'zod';
import { readJson } from './json.ts';
import { own } from './own.ts';
import { mayDo, type Principal } from './permissions.ts';

/**
 * List filters: conditions on named fields, combined with all or any. Each list defines its fields; a field's type defines its operators and their
 * values. Server and web both use this table.
 */
export const operators = {
  /** One of several words. The value is a list of accepted words. */
  choice: ['is', 'is_not', 'is_set', 'is_not_set'],
  text: ['contains', 'not_contains', 'is', 'is_not', 'starts_with', 'is_set', 'is_not_set'],
  number: ['is', 'is_not', 'greater', 'less', 'is_set', 'is_not_set'],
  /** `before` and `after` take an instant, the others a number of days. */
  instant: ['before', 'after', 'in_last_days', 'more_than_days_ago', 'is_set', 'is_not_set'],
  flag: ['is'],
} as const;
export type FieldType = keyof typeof operators;
export type Operator = (typeof operators)[FieldType][number];
const allOperators = [...new Set(Object.values(operators).flat())] as [Operator, ...Operator[]];

/** `personal`: shown masked to those who can't read personal data, so they can't filter, sort or search by it either. */
export type Fields = Readonly<Record<string, { type: FieldType; values?: readonly string[]; personal?: true }>>;

/** Whether somebody sees a field masked. Each answer to a filter would tell them a letter of it. */
export const isMasked = (field: string, fields: Fields, viewer: Principal) =>
  fields[field]?.personal === true && !mayDo(viewer, 'personal_data:read');
export const maskedSentence = (field: string) =>
  `${field} is masked for you, so you can’t filter or sort by it. Ask an owner for access to personal data.`;

export const condition = z.object({
  field: z.string().max(40),
  op: z.enum(allOperators),
  value: z.union([z.array(z.string().max(100)).max(50), z.string().max(200), z.number(), z.boolean()]).optional(),
});
export type Condition = z.output<typeof condition>;
export type Filter = { match: 'all' | 'any'; conditions: Condition[] };

/** The most conditions of a filter. */
export const mostConditions = 20;

export const needsValue = (op: Operator) => op !== 'is_set' && op !== 'is_not_set';

/** The error message of a condition, or undefined. */
export function issueOf({ field, op, value }: Condition, fields: Fields): string | undefined {
  const known = own(fields, field);
  if (!known) return `This list has no field ${field}. Choose another one.`;
  if (!(operators[known.type] as readonly string[]).includes(op)) return `${field} can’t be compared with ${op}. Choose another operator.`;
  if (!needsValue(op)) return undefined;
  if (known.type === 'choice') {
    if (!Array.isArray(value) || value.length === 0) return `Choose at least one value for ${field}.`;
    const { values } = known;
    return values && value.some((one) => !values.includes(one)) ? `Choose an existing value for ${field}.` : undefined;
  }
  if (known.type === 'text') return typeof value === 'string' && value.trim() !== '' ? undefined : `Enter text for ${field}.`;
  if (known.type === 'number') return typeof value === 'number' && Number.isFinite(value) ? undefined : `Enter a number for ${field}.`;
  if (known.type === 'flag') return typeof value === 'boolean' ? undefined : `Choose yes or no for ${field}.`;
  if (op === 'before' || op === 'after')
    return typeof value === 'string' && isDay(Date.parse(value)) ? undefined : `Choose a day for ${field}.`;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 3650
    ? undefined
    : `Enter a number of days, at most 3,650, for ${field}.`;
}

/** From the year 1 to 9999, in milliseconds since 1970: the range that calendars and the database support. */
const isDay = (at: number) => at >= -62_135_596_800_000 && at < 253_402_300_800_000;

export const filterOf = (fields: Fields) =>
  z
    .object({
      match: z.enum(['all', 'any']).default('all'),
      conditions: z.array(condition).max(mostConditions, `Add up to ${mostConditions} filters.`),
    })
    .superRefine(({ conditions }, context) =>
      conditions.forEach((one, place) => {
        const message = issueOf(one, fields);
        if (message) context.addIssue({ code: 'custom', path: ['conditions', place], message });
      }),
    );

const unreadable = 'This filter isn’t valid. Send a JSON object with `match` and `conditions`.';
/** A filter as a URL parameter: the same as JSON. */
export const filterParam = (fields: Fields) =>
  z
    .string()
    .max(6000)
    .transform((text, context): Filter => {
      const parsed = filterOf(fields).safeParse(jsonOf(text), { error: () => unreadable });
      if (parsed.success) return parsed.data;
      context.addIssue({
        code: 'custom',
        message: parsed.error.issues[0]?.message ?? unreadable,
      });
      return z.NEVER;
    })
    .describe(
      `Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: ${grammarOf(fields)}. A choice takes a list of values; is_set and is_not_set take none.`,
    );

/** "number (is, is_not, greater, less, is_set, is_not_set): items, total; …" */
const grammarOf = (fields: Fields) =>
  Object.entries(operators)
    .map(([type, ops]) => ({ type, ops, names: Object.keys(fields).filter((name) => fields[name]?.type === type) }))
    .filter(({ names }) => names.length > 0)
    .map(({ type, ops, names }) => `${type} (${ops.join(', ')}): ${names.join(', ')}`)
    .join('; ');

/** The filter in a page's address; null when it isn’t one for these fields. Without Zod, which no list needs to open. */
export function readFilter(text: string, fields: Fields): Filter | null {
  const { match = 'all', conditions } = Object(jsonOf(text)) as Partial<Filter>;
  if ((match !== 'all' && match !== 'any') || !Array.isArray(conditions) || conditions.length > mostConditions) return null;
  return conditions.every((one) => Object(one) === one && issueOf(one, fields) === undefined) ? { match, conditions } : null;
}

function jsonOf(text: string): unknown {
  try {
    // PostgreSQL can't store NUL; request bodies drop it as well.
    return readJson(text, (_, value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));
  } catch {
    return undefined;
  }
}
