import { checkoutMethods } from '@parley/contract/checkout';
import { email } from '@parley/contract/values';
import { z } from 'zod';
import { storable } from '../../../platform/lib/storable.ts';
import { isCountry } from './countries.ts';
import type { Method } from './payments.ts';
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
export type Filled = { typed: Typed; code: string; card: string; cardSeen: string; seen: string; wants: 'apply' | 'place' };

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
    wants: read('do') === 'apply' ? 'apply' : 'place',
  };
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
