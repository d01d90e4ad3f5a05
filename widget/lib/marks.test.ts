import { expect, test } from 'vitest';
import { parseMarks } from './marks.ts';

test.each([
  ['plain', ['plain']],
  ['*bold*', [{ mark: 'strong', parts: ['bold'] }]],
  ['a _b_ ~c~ `*d*`', ['a ', { mark: 'em', parts: ['b'] }, ' ', { mark: 's', parts: ['c'] }, ' ', { mark: 'code', parts: ['*d*'] }]],
  ['*a _b_*', [{ mark: 'strong', parts: ['a ', { mark: 'em', parts: ['b'] }] }]],
  ['2*3*4 and order_number_1', ['2*3*4 and order_number_1']],
  ['* a * and *b\nc*', ['* a * and *b\nc*']],
  ['https://a.example/x_y_z', [{ href: 'https://a.example/x_y_z', text: 'https://a.example/x_y_z' }]],
])('%j is read as %j', (text, parts) => {
  expect(parseMarks(text)).toEqual(parts);
});
