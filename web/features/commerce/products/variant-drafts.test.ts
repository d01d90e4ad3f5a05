import { expect, test } from 'vitest';
import { madeVariant } from './make.ts';
import * as drafts from './variant-drafts.ts';

const saved = (...variants: Parameters<typeof madeVariant>[1][]) => {
  const made = variants.map((part, place) => madeVariant(place + 1, part));
  const names = [...new Set(made.flatMap(({ options }) => Object.keys(options)))];
  const options = names.map((name) => ({ name, values: [...new Set(made.map((one) => one.options[name] ?? ''))] }));
  return drafts.variantsFrom({ options, variants: made });
};
const colours = () => saved({ options: { Colour: 'Red' }, price: '20.00' }, { options: { Colour: 'Blue' }, price: '22.00' });
const added = (variants: drafts.Variants, place: number, ...values: string[]) => {
  const made = drafts.withValues(variants, place, values);
  if ('refused' in made) throw new Error(made.refused.why);
  return made.variants;
};
const named = (variants: drafts.Variants, name: string) => drafts.withName(drafts.withOption(variants), variants.options.length, name);
const idOf = (place: number) => madeVariant(place).id;
const shown = ({ drafts: rows }: drafts.Variants) => rows.map(({ id, values }) => [id, values.join(' ')]);

test('a new value becomes a variant at once, and existing ones stay unchanged', () => {
  const made = added(colours(), 0, 'Green');
  expect(made.drafts.map(({ id, values, price, stock }) => [id, values, price, stock])).toEqual([
    [idOf(1), ['Red'], '20.00', '12'],
    [idOf(2), ['Blue'], '22.00', '12'],
    [undefined, ['Green'], '20.00', '0'],
  ]);
});

test('a variant without the new option becomes the first combination that fits it', () => {
  expect(shown(added(named(colours(), 'Size'), 1, 'S', 'M'))).toEqual([
    [idOf(1), 'Red S'],
    [undefined, 'Red M'],
    [idOf(2), 'Blue S'],
    [undefined, 'Blue M'],
  ]);
});

test('variants of a new product take price and stock from the first; counted units are not doubled', () => {
  const first = { ...drafts.newDraft(), price: '9.50', stock: '3', isStockTouched: true };
  const fresh = added(named({ options: [], drafts: [first] }, 'Size'), 0, 'S', 'M');
  expect(drafts.sentOf(fresh)).toMatchObject([
    { options: { Size: 'S' }, price: '9.50', stock: 3 },
    { options: { Size: 'M' }, price: '9.50', stock: 3 },
  ]);
  const untracked = added(named(saved({ stock: null }), 'Size'), 0, 'S', 'M');
  expect(drafts.sentOf(untracked).map((one) => 'stock' in one)).toEqual([false, false]);
});

test('removing a value removes its variants; the last value and the option leave the variants', () => {
  const { variants, removed } = drafts.withoutValue(colours(), 0, 'Red');
  expect([shown(variants), removed.map(({ id }) => id)]).toEqual([[[idOf(2), 'Blue']], [idOf(1)]]);
  expect(drafts.withoutValue(variants, 0, 'Blue')).toMatchObject({ variants: { drafts: [{ id: idOf(2), values: [''] }] }, removed: [] });
  expect(drafts.withoutOption(colours(), 0)).toMatchObject({
    variants: { options: [], drafts: [{ id: idOf(1), values: [] }] },
    removed: [{ id: idOf(2) }],
  });
});

test('removing variants one by one takes their value along, and the combinations can be added again', () => {
  const both = added(named(colours(), 'Size'), 1, 'S', 'M');
  const [redS, redM] = both.drafts;
  const one = drafts.withoutDraft(both, redM?.key ?? '').variants;
  expect([drafts.lackingOf(one), one.options[0]?.values]).toEqual([1, ['Red', 'Blue']]);
  expect(shown(drafts.withAll(one)).map(([, name]) => name)).toEqual(['Red S', 'Red M', 'Blue S', 'Blue M']);
  expect(drafts.withoutDraft(one, redS?.key ?? '').variants.options[0]?.values).toEqual(['Blue']);
});

test('a value added later does not bring back a variant that was removed', () => {
  const both = added(named(colours(), 'Size'), 1, 'S', 'M');
  const left = drafts.withoutDraft(both, both.drafts[1]?.key ?? '').variants;
  expect(shown(added(left, 1, 'L')).map(([, name]) => name)).toEqual(['Red S', 'Red L', 'Blue S', 'Blue M', 'Blue L']);
});

test('a renamed value keeps its variants; an empty or taken name changes nothing', () => {
  expect(shown(drafts.withRenamedValue(colours(), 0, 'Red', ' Crimson '))).toEqual([
    [idOf(1), 'Crimson'],
    [idOf(2), 'Blue'],
  ]);
  for (const to of ['', 'BLUE']) expect(shown(drafts.withRenamedValue(colours(), 0, 'Red', to))[0]).toEqual([idOf(1), 'Red']);
});

test('what is typed twice counts once, and limits refuse all that was typed', () => {
  expect(added(colours(), 0, 'red', 'Green', 'green').options[0]?.values).toEqual(['Red', 'Blue', 'Green']);
  const many = (count: number) => Array.from({ length: count }, (_, place) => `v${place}`);
  expect(drafts.withValues(colours(), 0, many(99))).toEqual({ refused: { why: 'values', count: 101 } });
  expect(added(colours(), 0, ...many(98)).drafts).toHaveLength(100);
  expect(drafts.withValues(named(colours(), 'Size'), 1, many(100))).toMatchObject({ variants: {} });
  expect(drafts.withValues(added(named(colours(), 'Size'), 1, ...many(100)), 0, ['Green'])).toEqual({
    refused: { why: 'variants', count: 300 },
  });
  expect(drafts.withValues(colours(), 0, ['x'.repeat(121)])).toEqual({ refused: { why: 'long', count: 121 } });
});

test.each([
  ['S, M,L', ['S', 'M', 'L']],
  ['S\nM\r\nL\n', ['S', 'M', 'L']],
  ['S\tM; L', ['S', 'M', 'L']],
  [' , ', []],
])('%j is read as values', (typed, values) => expect(drafts.valuesIn(typed)).toEqual(values));

test('options need a name, each its own', () => {
  const two = named(colours(), 'colour');
  expect([drafts.nameIssue(two.options, 0), drafts.nameIssue(two.options, 1)]).toEqual([undefined, 'twice']);
  const unnamed = drafts.withOption(colours());
  expect(drafts.nameIssue(unnamed.options, 1)).toBeUndefined();
  expect(drafts.nameIssue(added(unnamed, 1, 'S').options, 1)).toBe('missing');
});

test('only saved variants with stock are asked about', () => {
  const some = saved({ stock: 2 }, { stock: 0 }, { stock: null }).drafts;
  expect(drafts.stockedOf([...some, { ...drafts.newDraft(), stock: '7' }]).map(({ id }) => id)).toEqual([idOf(1)]);
});

test('one price and stock are set for all', () => {
  const all = drafts.withForAll(drafts.withForAll(colours(), 'price', '5'), 'stock', '8');
  expect(drafts.sentOf(all)).toMatchObject([
    { price: '5', stock: 8 },
    { price: '5', stock: 8 },
  ]);
});

test('sends stock only where it was touched, and null for an empty one; amounts trimmed', () => {
  const [first] = colours().drafts;
  const rows = [
    first ?? drafts.newDraft(),
    { ...drafts.newDraft(), stock: '7', isStockTouched: true },
    { ...drafts.newDraft(), isStockTouched: true },
  ];
  const sent = drafts.sentOf({ options: [], drafts: rows });
  expect(sent.map((one) => ('stock' in one ? one.stock : 'as it was'))).toEqual(['as it was', 7, null]);
  expect(drafts.sentOf({ options: [], drafts: [{ ...drafts.newDraft(), price: ' 12.50 ', was: ' ' }] })[0]).toMatchObject({
    price: '12.50',
    compare_at_price: null,
  });
});
