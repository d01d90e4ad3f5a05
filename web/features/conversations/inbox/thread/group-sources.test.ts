import { expect, test } from 'vitest';
import { groupSources } from './group-sources.ts';

const source = (kind: 'article' | 'product', title: string, id: string) => ({ kind, title, id, score: 1, excerpt: id });

test('parts of one article are one thing, in the order they were read; another kind of the same name is another', () => {
  const things = groupSources([source('article', 'Returns', '1'), source('product', 'Returns', '2'), source('article', 'Returns', '3')]);
  expect(things.map((thing) => [thing.kind, thing.parts.map((part) => part.id).join(' ')])).toEqual([
    ['article', '1 3'],
    ['product', '2'],
  ]);
});
