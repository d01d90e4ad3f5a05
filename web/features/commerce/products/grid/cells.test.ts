import { expect, test } from 'vitest';
import { madeGridRow } from '../make.ts';
import { copied, type IsChange, pastedChanges, pastedRange, placeAfter, textOf } from './cells.ts';

const rows = [1, 2, 3].map((number) => madeGridRow(number));
const isChange: IsChange = (row, field, text) => textOf(row, field) !== text;
const key = (name: string, part: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...part,
});

test.each([
  [key('ArrowDown'), { row: 1, col: 1 }, { row: 2, col: 1 }],
  [key('ArrowUp'), { row: 0, col: 1 }, { row: 0, col: 1 }],
  [key('ArrowLeft'), { row: 1, col: 0 }, { row: 1, col: 0 }],
  [key('ArrowRight', { ctrlKey: true }), { row: 1, col: 1 }, { row: 1, col: 5 }],
  [key('ArrowDown', { ctrlKey: true }), { row: 0, col: 2 }, { row: 9, col: 2 }],
  [key('Home'), { row: 4, col: 3 }, { row: 4, col: 0 }],
  [key('End', { ctrlKey: true }), { row: 4, col: 3 }, { row: 9, col: 5 }],
  [key('PageDown'), { row: 2, col: 1 }, { row: 7, col: 1 }],
  [key('PageUp'), { row: 2, col: 1 }, { row: 0, col: 1 }],
  [key('Tab'), { row: 2, col: 5 }, { row: 3, col: 1 }],
  [key('Tab', { shiftKey: true }), { row: 2, col: 1 }, { row: 1, col: 5 }],
  [key('Tab'), { row: 9, col: 5 }, undefined],
  [key('Tab', { shiftKey: true }), { row: 0, col: 1 }, undefined],
  [key('x'), { row: 2, col: 2 }, undefined],
])('$0.key moves from $1 to $2', (pressed, from, to) => {
  expect(placeAfter(pressed, from, 10, 5)).toEqual(to);
});

test('copies a range with the names of its rows', () => {
  expect(copied(rows, { top: 0, bottom: 1, left: 0, right: 2 }, textOf)).toEqual([
    ['Lamp 1', '10.00', ''],
    ['Lamp 2', '10.00', ''],
  ]);
});

test('a paste fills as many cells as it has, and repeats over a range that is a multiple of its size', () => {
  const one = { top: 1, bottom: 1, left: 1, right: 1 };
  expect(
    pastedRange(
      [
        ['1', '2'],
        ['3', '4'],
      ],
      one,
    ),
  ).toEqual({ top: 1, bottom: 2, left: 1, right: 2 });
  expect(pastedRange([['1']], { ...one, bottom: 8 })).toEqual({ ...one, bottom: 8 });
  expect(pastedRange([['1'], ['2']], { ...one, bottom: 4 })).toEqual({ ...one, bottom: 4 });
  expect(pastedRange([['1'], ['2']], { ...one, bottom: 3 })).toEqual({ ...one, bottom: 2 });
});

test('a paste changes only cells that differ; it skips names and what lies beyond the grid', () => {
  const table = [
    ['Other name', '10.00', '15'],
    ['', '12', ''],
  ];
  expect(pastedChanges(rows, table, { top: 0, bottom: 1, left: 0, right: 2 }, isChange)).toEqual({
    changes: [
      { id: rows[0]?.id, field: 'compare_at_price', value: '15' },
      { id: rows[1]?.id, field: 'price', value: '12' },
    ],
    isCut: false,
  });
  expect(
    pastedChanges(
      rows,
      [
        ['1', '2'],
        ['3', '4'],
      ],
      { top: 2, bottom: 3, left: 5, right: 6 },
      isChange,
    ),
  ).toEqual({
    changes: [{ id: rows[2]?.id, field: 'available', value: '1' }],
    isCut: true,
  });
});
