import { expect, test } from 'vitest';
import { storable } from './storable.ts';

test('what PostgreSQL cannot keep is left out, in names and values, however deep', () => {
  expect(storable({ name: 'a\0b', 'k\0ey': [{ half: '\ud83e' }], count: 3, none: null, whole: '🪴' })).toEqual({
    name: 'ab',
    key: [{ half: '\ufffd' }],
    count: 3,
    none: null,
    whole: '🪴',
  });
});
