import { expect, test } from 'vitest';
import { own } from './own.ts';

test('knows its own names and no inherited ones', () => {
  expect(own({ a: 1 }, 'a')).toBe(1);
  for (const name of ['constructor', '__proto__', 'hasOwnProperty', 'toString', 'b']) expect(own({ a: 1 }, name)).toBeUndefined();
});
