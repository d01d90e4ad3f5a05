import type { FactState, FactValues } from '@parley/contract/facts';
import { expect, test } from 'vitest';
import { contradictionsIn } from './conflict-rules.ts';

let count = 0;
const fact = (values: Partial<FactValues>, state: FactState = 'proposed', article = String(++count)) => ({
  ...{ kind: 'returns' as const, countries: null, name: null, value: null, amount: null, free_from: null, currency: null },
  ...{ days_min: null, days_max: null, hours: null, allowed: null, text: 'So it is.', language: 'en' },
  ...values,
  ...{ id: String(++count), state, sources: [{ article_id: article }] },
});
type Fact = ReturnType<typeof fact>;
const inConflict = (...facts: Fact[]) => {
  const found = contradictionsIn(facts);
  return facts.map((one) => found(one).conflict);
};

test.each([
  ['two windows', { days_max: 14 }, { days_max: 30 }, true],
  ['the same window', { days_max: 14 }, { days_max: 14, value: 'unused' }, false],
  [
    'allowed and not',
    { kind: 'payment_method', name: 'Klarna', allowed: true },
    { kind: 'payment_method', name: 'klarna', allowed: false },
    true,
  ],
  [
    'two methods',
    { kind: 'payment_method', name: 'Visa', allowed: true },
    { kind: 'payment_method', name: 'Klarna', allowed: false },
    false,
  ],
  [
    'costs for one country',
    { kind: 'delivery', countries: ['BE', 'NL'], amount: '4.95', currency: 'EUR' },
    { kind: 'delivery', countries: ['BE'], amount: '5.95', currency: 'EUR' },
    true,
  ],
  [
    'costs for two countries',
    { kind: 'delivery', countries: ['NL'], amount: '4.95', currency: 'EUR' },
    { kind: 'delivery', countries: ['BE'], amount: '5.95', currency: 'EUR' },
    false,
  ],
  [
    'costs in two currencies',
    { kind: 'delivery', amount: '4.95', currency: 'EUR' },
    { kind: 'delivery', amount: '5.95', currency: 'USD' },
    false,
  ],
  [
    'countries served, and everywhere else not',
    { kind: 'delivery_country', countries: ['BE'], allowed: true },
    { kind: 'delivery_country', countries: ['*'], allowed: false },
    false,
  ],
  ['two phone numbers', { kind: 'contact', name: 'phone', value: '1' }, { kind: 'contact', name: 'phone', value: '2' }, false],
  [
    'closing hours of a day',
    { kind: 'hours', name: 'shop', hours: { days: [6], from: '10:00', to: '17:00' } },
    { kind: 'hours', name: 'shop', hours: { days: [5, 6], from: '10:00', to: '18:30' } },
    true,
  ],
  [
    'hours of the team and of the shop',
    { kind: 'hours', name: 'shop', hours: { days: [6], from: '10:00', to: '17:00' } },
    { kind: 'hours', name: 'team', hours: { days: [6], from: '10:00', to: '18:30' } },
    false,
  ],
] satisfies [string, Partial<FactValues>, Partial<FactValues>, boolean][])('%s', (_what, one, other, conflict) => {
  expect(inConflict(fact(one), fact(other))).toEqual([conflict, conflict]);
});

test('hours with a break in one article are no conflict', () => {
  const morning = fact({ kind: 'hours', hours: { days: [1], from: '09:00', to: '12:00' } }, 'proposed', 'a');
  const afternoon = fact({ kind: 'hours', hours: { days: [1], from: '13:00', to: '18:00' } }, 'proposed', 'a');
  expect(inConflict(morning, afternoon)).toEqual([false, false]);
});

test('what a person confirmed or set overrules the proposal against it, which is no conflict', () => {
  const proposed = fact({ days_max: 14 });
  const alike = fact({ days_max: 21 });
  for (const state of ['confirmed', 'setting'] as const) {
    const decided = fact({ days_max: 30 }, state);
    const found = contradictionsIn([proposed, alike, decided]);
    expect(found(proposed)).toMatchObject({ conflict: false, overruled: true, contradicts: [{ id: decided.id }] });
    expect(found(decided)).toEqual({ conflict: false, overruled: false, contradicts: [] });
  }
  const confirmed = fact({ days_max: 14 }, 'confirmed');
  expect(contradictionsIn([confirmed, fact({ days_max: 30 }, 'setting')])(confirmed)).toMatchObject({ conflict: false, overruled: true });
});

test('a proposal that is overruled puts no other one in conflict', () => {
  const general = fact({ countries: ['NL', 'BE'], days_max: 14 });
  const other = fact({ countries: ['BE'], days_max: 21 });
  const decided = fact({ countries: ['NL'], days_max: 30 }, 'confirmed');
  const found = contradictionsIn([general, other, decided]);
  expect([found(general).overruled, found(other).conflict]).toEqual([true, false]);
});

test('two that people confirmed are in conflict', () => {
  expect(inConflict(fact({ days_max: 14 }, 'confirmed'), fact({ days_max: 30 }, 'confirmed'))).toEqual([true, true]);
});

test('what was dismissed counts for nothing', () => {
  expect(inConflict(fact({ days_max: 14 }), fact({ days_max: 30 }, 'dismissed'))).toEqual([false, false]);
});
