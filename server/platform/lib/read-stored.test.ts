import { expect, test } from 'vitest';
import { z } from 'zod';
import { readStored } from './read-stored.ts';

const link = z.object({ url: z.string().max(5), label: z.string() });
const settings = z.object({
  name: z.string().max(5).default('none'),
  sizes: z.array(z.int()).default([]),
  look: z.object({ theme: z.enum(['light', 'dark']).default('light'), wide: z.boolean().default(false) }).prefault({}),
  link: link.nullable().default(null),
});

test.each([
  ['what fits is read as it is', { name: 'Quay', sizes: [1] }, { name: 'Quay', sizes: [1] }],
  ['what no longer fits takes its default, the rest stays', { name: 'too long', sizes: [1] }, { name: 'none', sizes: [1] }],
  ['a list with an entry that no longer fits too', { name: 'Quay', sizes: [1, 'two', 3] }, { name: 'Quay' }],
  ['inside a group too', { look: { theme: 'sepia', wide: true } }, { look: { theme: 'light', wide: true } }],
  ['a group that is nothing by default is replaced whole', { name: 'Quay', link: { url: 'too long', label: 'x' } }, { name: 'Quay' }],
])('%s', (_, stored, read) => {
  const usual = { name: 'none', sizes: [], look: { theme: 'light', wide: false }, link: null };
  expect(readStored(settings, stored)).toEqual({ ...usual, ...read });
});
