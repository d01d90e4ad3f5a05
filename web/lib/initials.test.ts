import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Yusuf Rossi', 'YR'],
  ['Anna Maria van der Berg', 'AB'],
  ['Operator', 'OP'],
  ['mara@harbour.co', 'MA'],
  ['jean-luc picard', 'JP'],
  ['Élodie', 'ÉL'],
  ['李 小龙', '李小'],
  ['👍 !', '?'],
  ['', '?'],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
