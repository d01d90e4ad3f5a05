import { expect, test } from 'vitest';
import { createTitleBadge } from './page.ts';

test('the title counts and goes back to what it was', () => {
  const page = { title: 'Shop' };
  const badge = createTitleBadge(page);
  badge.show(1);
  badge.show(3);
  expect(page.title).toBe('(3) Shop');
  badge.show(0);
  expect(page.title).toBe('Shop');
});

test('a title the page changed meanwhile stays as the page wants it', () => {
  const page = { title: 'Shop' };
  const badge = createTitleBadge(page);
  badge.show(2);
  page.title = 'Bottles';
  badge.clear();
  expect(page.title).toBe('Bottles');
});
