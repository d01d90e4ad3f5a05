import { expect, test } from 'vitest';
import { applyTypingSignal, withoutLapsedTypists } from './typing-line.tsx';

const conversation_id = '0195b4f2-7c1e-7000-8000-c00000000001';
const says = (who: 'customer' | 'ai' | 'teammate', on: boolean, name: string | null = null) =>
  ({ type: 'typing', conversation_id, who, user_id: name, name, on }) as const;

test('a writer is listed once, until they stop', () => {
  const once = applyTypingSignal(applyTypingSignal([], says('customer', true), 0), says('customer', true), 1000);
  expect(once.map((typist) => typist.who)).toEqual(['customer']);
  expect(applyTypingSignal(once, says('customer', false), 2000)).toEqual([]);
});

test('lists two teammates separately', () => {
  const both = applyTypingSignal(applyTypingSignal([], says('teammate', true, 'Theo'), 0), says('teammate', true, 'Ana'), 0);
  expect(applyTypingSignal(both, says('teammate', false, 'Theo'), 0).map((typist) => typist.name)).toEqual(['Ana']);
});

test.each([
  ['customer', 7_999, 1],
  ['customer', 8_000, 0],
  ['teammate', 8_000, 0],
  ['ai', 59_999, 1],
  ['ai', 60_000, 0],
] as const)('the typing signal of a silent %s lapses: after %i ms %i are typing', (who, after, left) => {
  expect(withoutLapsedTypists(applyTypingSignal([], says(who, true), 0), after)).toHaveLength(left);
});
