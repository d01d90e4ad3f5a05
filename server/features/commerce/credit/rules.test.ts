import { expect, test } from 'vitest';
import { cardIn, cardMethod, stateOf, takenFrom } from './rules.ts';

const now = new Date('2027-03-01T12:00:00Z');
const at = (day: number) => new Date(`2027-04-0${day}T12:00:00Z`);
const part = (id: string, cents: number, expires: Date | null = null) => ({ id, balance_cents: cents, expires_at: expires });

test.each([
  ['what expires first is spent first', [part('a', 500), part('b', 300, at(2)), part('c', 300, at(1))], 700, ['c 300', 'b 300', 'a 100']],
  ['the oldest of two that expire together', [part('b', 300), part('a', 300)], 300, ['a 300']],
  ['nothing is left over', [part('a', 500)], 500, ['a 500']],
  ['nothing costs nothing', [part('a', 500)], 0, []],
])('%s', (_what, parts, cents, expected) => {
  expect(takenFrom(parts, cents)?.map((taken) => `${taken.part.id} ${taken.cents}`)).toEqual(expected);
});

test('more than there is is not taken', () => {
  expect(takenFrom([part('a', 500), part('b', 499)], 1000)).toBeUndefined();
  expect(takenFrom([], 1)).toBeUndefined();
});

test.each([
  ['active', { balance_cents: 1, expires_at: null, disabled_at: null }],
  ['active', { balance_cents: 1, expires_at: at(1), disabled_at: null }],
  ['used_up', { balance_cents: 0, expires_at: at(1), disabled_at: null }],
  ['expired', { balance_cents: 1, expires_at: now, disabled_at: null }],
  ['disabled', { balance_cents: 0, expires_at: now, disabled_at: now }],
])('a card is %s: %j', (state, card) => {
  expect(stateOf(card, now)).toBe(state);
});

test('a method names its card', () => {
  const id = '0195b4f2-7c1e-7000-8000-000000000051';
  expect(cardIn(cardMethod(id))).toBe(id);
  for (const other of [null, 'store_credit', 'gift_card:', `gift_card:${id}x`, 'gift-1']) expect(cardIn(other)).toBeUndefined();
});
