import { z } from 'zod';
import { countryCodes, regionCodes } from './countries.ts';
import { command, query } from './endpoint.ts';
import { languages } from './intents.ts';
import { currency, id, instant, merchantId, money, nothing } from './values.ts';

/** What a shop answers yes/no, how much and how long questions from: short facts, proposed from its articles or typed by the team. */
export const factKinds = [
  'delivery',
  'delivery_country',
  'pickup',
  'returns',
  'return_cost',
  'return_exception',
  'refund_time',
  'exchange',
  'warranty',
  'payment_method',
  'hours',
  'contact',
  'gift_wrap',
  'gift_card',
  'invoice',
  'discount',
  'other',
] as const;
export type FactKind = (typeof factKinds)[number];
/** The AI uses confirmed facts, and proposed ones that nothing contradicts. `setting` comes from the shop's settings. */
export const factStates = ['proposed', 'confirmed', 'dismissed', 'setting'] as const;
export type FactState = (typeof factStates)[number];

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.');
const days = (label: string) =>
  z
    .int(`Enter a whole number for “${label}”.`)
    .min(0, `Enter 0 or more for “${label}”.`)
    .max(20_000, `Enter 20,000 or less for “${label}”.`);
const isOnce = (list: readonly unknown[]) => new Set(list).size === list.length;
const isFromZero = (amount: string) => !amount.startsWith('-');
const currencies = new Set(Intl.supportedValuesOf('currency'));
/** Everywhere that no other fact of the same kind names. */
export const elsewhere = '*';
const places = new Set<string>([elsewhere, ...countryCodes, ...regionCodes]);
const place = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => places.has(code), 'Choose a country, such as NL.');

const values = z.object({
  kind: z.enum(factKinds),
  countries: z
    .array(place)
    .min(1)
    .max(250)
    .refine(isOnce, 'Choose each country once.')
    .nullable()
    .describe('ISO 3166 codes of countries or their regions. `*` stands for everywhere else. Null if the fact isn’t about places.'),
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .nullable()
    .describe('What it is about within its kind: a method, an exception, a product, a place. Null for the general rule.'),
  value: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .nullable()
    .describe('Value that is no amount or time: an email address, a phone number, a percentage.'),
  amount: money.refine(isFromZero, 'Enter a cost of 0 or more.').nullable().describe('Price or cost. `0.00` is free of charge.'),
  free_from: money
    .refine(isFromZero, 'Enter an order amount of 0 or more.')
    .nullable()
    .describe('Order amount from which it is free of charge.'),
  currency: currency
    .refine((code) => currencies.has(code), 'Choose a currency, such as EUR.')
    .nullable()
    .describe('Currency of the amounts, which need one.'),
  days_min: days('Days, from').nullable().describe('Shortest time in days. Working days for delivery and refunds.'),
  days_max: days('Days, up to')
    .nullable()
    .describe('Longest time in days: for delivery, to return, until the money is back, of a warranty.'),
  hours: z
    .object({
      days: z.array(z.int().min(1).max(7)).min(1, 'Choose at least one day.').max(7).refine(isOnce, 'Choose each day once.'),
      from: clock,
      to: clock,
    })
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'Choose a closing time after the opening time.' })
    .nullable()
    .describe('Opening hours. A day is 1 (Monday) to 7 (Sunday).'),
  allowed: z
    .boolean()
    .nullable()
    .describe(
      'Whether it is offered or possible. False for “we don’t ship there” or “not returnable”. Null if the text says on what it depends.',
    ),
  text: z.string().trim().min(1, 'Enter a sentence that customers may read.').max(600, 'Use at most 600 characters.'),
  language: z
    .string()
    .refine((code) => languages.some((one) => one === code), `Choose one of these languages: ${languages.join(', ')}.`)
    .describe('Language of the sentence.'),
});
export type FactValues = z.output<typeof values>;

/** What the values of a fact make impossible together. */
export function impossibleIn({ amount, free_from, currency: of, days_min: least, days_max: most }: Partial<FactValues>) {
  const needs = [amount, free_from].some((sum) => sum != null && Number(sum) > 0);
  return [
    ...(needs && of === null ? [{ path: 'currency', message: 'Choose the currency of the cost.' }] : []),
    ...(least != null && most != null && least > most
      ? [{ path: 'days_max', message: `Enter at least ${least} days, the shortest time.` }]
      : []),
  ];
}
const refuseImpossible = (entered: Partial<FactValues>, { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>) => {
  for (const { path, message } of impossibleIn(entered)) addIssue({ code: 'custom', path: [path], message });
};

export const shopFact = values.extend({
  id: z.string(),
  state: z.enum(factStates),
  conflict: z
    .boolean()
    .describe(
      'Whether another fact about the same thing that counts as much says something else. The AI states neither, until one is confirmed.',
    ),
  overruled: z
    .boolean()
    .describe(
      'Whether a fact that counts more says something else about the same thing: a confirmed one over a proposed one, a setting over both. The AI states that one.',
    ),
  contradicts: z.array(z.string()).describe('IDs of the facts it is in conflict with, or that overrule it.'),
  sources: z
    .array(z.object({ article_id: id, title: z.string(), language: z.string(), text: z.string() }))
    .describe('Published articles that say so, with the sentence.'),
  updated_by: z.string().nullable(),
  updated_at: instant.nullable(),
  version: z.int(),
  actions: z.array(z.enum(['confirm', 'edit', 'remove'])),
});
export type ShopFact = z.output<typeof shopFact>;

const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
/** The most facts a shop can have. */
export const mostFacts = 1000;

export const listFacts = query('GET /api/merchants/:merchant/knowledge/facts', {
  summary: 'List shop facts: proposed from articles, confirmed or dismissed by the team, and those from the settings',
  access: 'knowledge:read',
  topics: ['knowledge', 'hours', 'settings'],
  input: shop,
  result: z.object({ items: z.array(shopFact), unread: z.int().describe('Number of articles that a job is still to read for facts.') }),
});
const written = {
  ...values.shape,
  countries: values.shape.countries.default(null),
  name: values.shape.name.default(null),
  value: values.shape.value.default(null),
  amount: values.shape.amount.default(null),
  free_from: values.shape.free_from.default(null),
  currency: values.shape.currency.default(null),
  days_min: values.shape.days_min.default(null),
  days_max: values.shape.days_max.default(null),
  hours: values.shape.hours.default(null),
  allowed: values.shape.allowed.default(null),
  language: values.shape.language.default('en'),
};
export const createFact = command('POST /api/merchants/:merchant/knowledge/facts', {
  summary: 'Add a shop fact. It counts as confirmed.',
  access: 'knowledge:write',
  topics: ['knowledge'],
  creates: true,
  input: shop.extend(written).superRefine(refuseImpossible),
  result: shopFact,
  problems: ['fact.too_many', 'fact.exists'],
});
export const updateFact = command('PATCH /api/merchants/:merchant/knowledge/facts/:id', {
  summary: 'Update a shop fact, which confirms it if anything changes; `version` guards against overwriting a teammate’s change',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one.extend({ ...values.partial().shape, version: z.int().optional() }).superRefine(refuseImpossible),
  result: shopFact,
  problems: ['fact.missing', 'fact.changed', 'fact.exists'],
});
export const confirmFact = command('POST /api/merchants/:merchant/knowledge/facts/:id/confirm', {
  summary:
    'Confirm a shop fact that is proposed, dismissed or in conflict. It stays when its articles change, and confirmed facts that it contradicts are dismissed.',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: shopFact,
  problems: ['fact.missing'],
});
export const removeFact = command('DELETE /api/merchants/:merchant/knowledge/facts/:id', {
  summary: 'Remove a shop fact. One that was proposed from an article is dismissed, so that it isn’t proposed again.',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: nothing,
  problems: ['fact.missing'],
});
export const proposeFacts = command('POST /api/merchants/:merchant/knowledge/facts/propose', {
  summary: 'Read all published articles again and propose shop facts from them; a job does it',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: shop,
  result: nothing,
});
