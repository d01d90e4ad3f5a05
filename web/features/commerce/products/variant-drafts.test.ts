import { expect, test } from 'vitest';
import { madeVariant } from './make.ts';
import { combine, draftsOf, newDraft, renamed, sentOf } from './variant-drafts.ts';

const size = (...values: string[]) => ({ name: 'Size', values });
const colour = (...values: string[]) => ({ name: 'Colour', values });
const red = madeVariant(1, { options: { Colour: 'Red' }, price: '20.00' });
const blue = madeVariant(2, { options: { Colour: 'Blue' }, price: '22.00' });

test('every combination becomes a variant, and existing ones stay unchanged', () => {
  const { drafts, added, removed } = combine([colour('Red', 'Blue', 'Green')], draftsOf([red, blue]));
  expect(drafts.map(({ id, options, price }) => [id, options, price])).toEqual([
    [red.id, { Colour: 'Red' }, '20.00'],
    [blue.id, { Colour: 'Blue' }, '22.00'],
    [undefined, { Colour: 'Green' }, '20.00'],
  ]);
  expect([added, removed]).toEqual([1, 0]);
});

test('a variant without the new option becomes the first combination that fits it', () => {
  const { drafts, added, removed } = combine([colour('Red', 'Blue'), size('S', 'M')], draftsOf([red, blue]));
  expect(drafts.map(({ id, options }) => [id, Object.values(options).join(' ')])).toEqual([
    [red.id, 'Red S'],
    [undefined, 'Red M'],
    [blue.id, 'Blue S'],
    [undefined, 'Blue M'],
  ]);
  expect([added, removed]).toEqual([2, 0]);
});

test('removing a value removes its variants; without options one variant is left', () => {
  expect(combine([colour('Blue')], draftsOf([red, blue]))).toMatchObject({ drafts: [{ id: blue.id }], added: 0, removed: 1 });
  expect(combine([], draftsOf([red, blue]))).toMatchObject({ drafts: [{ id: red.id, options: {} }], added: 0, removed: 1 });
});

test('an option without name or values creates nothing', () => {
  expect(combine([colour('Red'), { name: ' ', values: ['x'] }, size()], draftsOf([red])).drafts).toHaveLength(1);
});

test('renaming an option renames it in every variant', () => {
  expect(renamed(draftsOf([red]), 'Colour', 'Shade').map(({ options }) => options)).toEqual([{ Shade: 'Red' }]);
});

test('sends stock only where it was touched, and null for an empty one', () => {
  const [first, second, third] = [draftsOf([red])[0] ?? newDraft(), { ...newDraft(), stock: '7', isStockTouched: true }, newDraft()];
  const sent = sentOf([first, second, { ...third, isStockTouched: true }]);
  expect(sent.map((one) => ('stock' in one ? one.stock : 'as it was'))).toEqual(['as it was', 7, null]);
});

test('sends an amount trimmed, and allows an empty compare-at price', () => {
  expect(sentOf([{ ...newDraft(), price: ' 12.50 ', was: ' ' }])[0]).toMatchObject({ price: '12.50', compare_at_price: null });
});
