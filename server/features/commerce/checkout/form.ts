import { checkoutMethods } from '@parley/contract/checkout';
import { email } from '@parley/contract/values';
import { z } from 'zod';
import { storable } from '../../../platform/lib/storable.ts';
import { isCountry } from './countries.ts';
import type { Method } from './payments.ts';
import type { Line } from './rules.ts';
import { type Field, fields } from './words.ts';

/** The details a customer enters at checkout. */
export type Details = {
  name: string;
  email: string;
  phone: string;
  line1: string;
  line2: string;
  postcode: string;
  city: string;
  region: string;
  country: string;
  /** Null when a gift card pays it all. */
  method: Method | null;
};
/** The form as typed, for showing it again. */
export type Typed = Record<Field, string>;
export type Filled = {
  typed: Typed;
  code: string;
  card: string;
  cardSeen: string;
  seen: string;
  wants: 'apply' | 'place' | 'update';
  /** Quantities by variant as typed; 0 for what is removed. */
  quantities: ReadonlyMap<string, string>;
};

const text = (most: number) => z.string().trim().max(most);
const needed = (most: number) => text(most).min(1);
const shape = z.object({
  name: needed(120),
  email,
  phone: text(40).regex(/^(\+?[\d\s().\-/]{4,40})?$/),
  line1: needed(200),
  line2: text(200),
  postcode: needed(20),
  city: needed(100),
  region: text(100),
  country: z.string().refine(isCountry),
  method: z.enum(checkoutMethods),
});

/** Reads a form post without validating it; cuts values that are too long to have been typed. */
export function parseForm(body: unknown): Filled {
  const given = storable((body ?? {}) as Record<string, unknown>);
  const read = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.slice(0, 500) : '';
  };
  return {
    typed: Object.fromEntries(fields.map((field) => [field, read(field)])) as Typed,
    code: read('code').trim(),
    card: read('card').trim().slice(0, 60),
    cardSeen: read('card_seen'),
    seen: read('seen'),
    wants: wantsOf(read('do')),
    quantities: quantitiesOf(Object.keys(given), read),
  };
}

const removes = 'remove-';
const wantsOf = (pressed: string): Filled['wants'] =>
  pressed === 'apply' ? 'apply' : pressed === 'update' || pressed.startsWith(removes) ? 'update' : 'place';

function quantitiesOf(names: readonly string[], read: (name: string) => string): Map<string, string> {
  const field = 'quantity-';
  const typed = names
    .filter((name) => name.startsWith(field))
    .map((name): [string, string] => [name.slice(field.length), read(name).trim()]);
  const pressed = read('do');
  return new Map(pressed.startsWith(removes) ? [...typed, [pressed.slice(removes.length), '0']] : typed);
}

const mostOfOne = 1000;
/** The typed quantities that differ from the lines; undefined if one is no quantity. */
export function changesIn(lines: readonly Line[], typed: Filled['quantities']): Map<string, number> | undefined {
  const changes = new Map<string, number>();
  for (const { variant_id: id, quantity } of lines) {
    const said = typed.get(id);
    if (said === undefined || said === String(quantity)) continue;
    if (!/^\d{1,4}$/.test(said) || Number(said) > mostOfOne) return undefined;
    changes.set(id, Number(said));
  }
  return changes;
}

/** Validates the form: the details, or the fields to correct. `isCovered`: a gift card pays it all, so no other method is needed. */
export function validateForm(typed: Typed, methods: readonly string[], isCovered = false): { details: Details } | { issues: Field[] } {
  if (isCovered) {
    const said = validateForm({ ...typed, method: methods[0] ?? 'on_delivery' }, [methods[0] ?? 'on_delivery']);
    return 'details' in said ? { details: { ...said.details, method: null } } : said;
  }
  const parsed = shape.safeParse(typed);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]));
  if (!methods.includes(typed.method)) wrong.add('method');
  const issues = fields.filter((field) => wrong.has(field));
  return parsed.success && issues.length === 0 ? { details: parsed.data } : { issues };
}
