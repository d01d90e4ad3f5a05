import { expect, test } from 'vitest';
import { markHeadings } from './plain-text.ts';

test.each([
  [
    'a line above a sentence',
    'Shipping\nWe send parcels daily.\n\nReturns\nWithin 14 days.',
    '## Shipping\n\nWe send parcels daily.\n\n## Returns\n\nWithin 14 days.',
  ],
  ['a line above an empty one', 'Versand und Lieferung\n\nWir liefern täglich.', '## Versand und Lieferung\n\nWir liefern täglich.'],
  ['one with a colon', 'Returns:\nWithin 14 days.', '## Returns\n\nWithin 14 days.'],
  ['an underlined one', 'Returns\n=======\nWithin 14 days.', '## Returns\n\nWithin 14 days.'],
  ['one above a list', 'Delivery\n- Spain: €5\n- France: €4', '## Delivery\n\n- Spain: €5\n- France: €4'],
  ['a title above a heading', 'Good to know\n\nReturns\n\nWithin 14 days.', '## Good to know\n\n## Returns\n\nWithin 14 days.'],
])('reads %s as a heading', (_, text, expected) => {
  expect(markHeadings(text).trim()).toBe(expected);
});

test.each([
  ['sentences', 'We answer within a day.\n\nOn Sundays we rest.'],
  ['an address', 'Example Ltd\nHigh Street 4\nLeeds'],
  ['list items', '- Soap\n- Candles'],
  ['values', 'Spain: €5.00\nFrance: €4.00'],
  ['a last line', 'We answer within a day.\n\nYour team'],
  ['Markdown', '# Hours\n\nFrom nine to five.'],
])('leaves %s as they are', (_, text) => {
  expect(markHeadings(text)).toBe(text);
});

test('joins a sentence that was wrapped', () => {
  expect(markHeadings('Within the country a delivery takes one or two\nworking days and costs\n€4.')).toBe(
    'Within the country a delivery takes one or two working days and costs\n€4.',
  );
});
