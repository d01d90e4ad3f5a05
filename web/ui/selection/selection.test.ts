import { expect, test } from 'vitest';
import { chooseLoaded, everything, nothing, reach, type Selection, toggle } from './selection.ts';

const loaded = [...'abcdef'];
const most = 4;
type Step = ['toggle' | 'reach', string];
const after = (start: Selection, ...steps: Step[]) =>
  steps.reduce((now, [kind, id]) => (kind === 'toggle' ? toggle(now, id, loaded, most) : reach(now, id, loaded, most)), start);
const summary = ({ ids, isAll }: Selection) => (isAll ? 'all' : [...ids].sort().join(''));

test.each<[string, Selection, Step[], string]>([
  ['a row is chosen', nothing, [['toggle', 'b']], 'b'],
  [
    'and left',
    nothing,
    [
      ['toggle', 'b'],
      ['toggle', 'b'],
    ],
    '',
  ],
  [
    'Shift reaches down',
    nothing,
    [
      ['toggle', 'b'],
      ['reach', 'd'],
    ],
    'bcd',
  ],
  [
    'Shift reaches up',
    nothing,
    [
      ['toggle', 'd'],
      ['reach', 'b'],
    ],
    'bcd',
  ],
  [
    'a second reach starts where the first did',
    nothing,
    [
      ['toggle', 'b'],
      ['reach', 'c'],
      ['reach', 'a'],
    ],
    'abc',
  ],
  ['without a beginning Shift chooses one', nothing, [['reach', 'c']], 'c'],
  [
    'it ends at the most there may be',
    nothing,
    [
      ['toggle', 'a'],
      ['reach', 'f'],
    ],
    'abcd',
  ],
  ['one more than the most is not taken', chooseLoaded(loaded, most), [['toggle', 'f']], 'abcd'],
  ['out of all that match, one leaves the others that are loaded', everything, [['toggle', 'b']], 'acd'],
])('%s', (_, start, steps, expected) => {
  expect(summary(after(start, ...steps))).toBe(expected);
});
