import { expect, test } from 'vitest';
import { storable } from './storable.ts';

test("removes characters that PostgreSQL can't store, in keys and values at any depth", () => {
  expect(storable({ name: 'a\0b', 'k\0ey': [{ half: '\ud83e' }], count: 3, none: null, whole: '🪴' })).toEqual({
    name: 'ab',
    key: [{ half: '\ufffd' }],
    count: 3,
    none: null,
    whole: '🪴',
  });
});
