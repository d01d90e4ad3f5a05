import { expect, test } from 'vitest';
import { difference } from './rules.ts';

const [urgent, vip, late] = ['urgent', 'vip', 'late'].map((name) => ({ id: name, name }));
const some = (...tags: (typeof urgent)[]) => tags.flatMap((tag) => tag ?? []);
test.each([
  ['nothing', some(urgent), some(urgent), [], []],
  ['one added', some(urgent), some(urgent, vip), ['vip'], []],
  ['one taken off', some(urgent, vip), some(vip), [], ['urgent']],
  ['one for another', some(urgent, vip), some(vip, late), ['late'], ['urgent']],
  ['all taken off', some(urgent, vip), [], [], ['urgent', 'vip']],
])('compares two lists of tags: %s', (_, before, after, added, removed) => {
  const found = difference(before, after);
  expect([found.added.map(({ id }) => id), found.removed.map(({ id }) => id)]).toEqual([added, removed]);
});
