import { expect, test } from 'vitest';
import { groupSources } from './group-sources.ts';

const source = (kind: 'article' | 'product', title: string, id: string) => ({ kind, title, id, score: 1, excerpt: id });

test('groups passages of one article in reading order, and separates kinds with the same name', () => {
  const groups = groupSources([source('article', 'Returns', '1'), source('product', 'Returns', '2'), source('article', 'Returns', '3')]);
  expect(groups.map((group) => [group.kind, group.parts.map((part) => part.id).join(' ')])).toEqual([
    ['article', '1 3'],
    ['product', '2'],
  ]);
});
