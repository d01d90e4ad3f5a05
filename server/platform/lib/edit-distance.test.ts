import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['lamp', 'lamp', 0],
  ['lamp', 'lamps', 1],
  ['lmap', 'lamp', 1],
  ['limp', 'lamp', 1],
  ['', 'lamp', 4],
  ['hremans', 'hermans', 1],
  ['notbok', 'notebook', 2],
] as const)('from %j to %j it is %i slips', (one, other, typos) =>
  expect([editDistance(one, other, 9), editDistance(other, one, 9)]).toEqual([typos, typos]),
);

test('stops counting above the maximum', () => expect(editDistance('harbour', 'lamp', 2)).toBe(3));
