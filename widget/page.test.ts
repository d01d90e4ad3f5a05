import { expect, test } from 'vitest';
import { createTitleBadge } from './page.ts';

test('shows the unread count in the title and restores the title', () => {
  const page = { title: 'Shop' };
  const badge = createTitleBadge(page);
  badge.show(1);
  badge.show(3);
  expect(page.title).toBe('(3) Shop');
  badge.show(0);
  expect(page.title).toBe('Shop');
});

test('keeps a title that the page changed meanwhile', () => {
  const page = { title: 'Shop' };
  const badge = createTitleBadge(page);
  badge.show(2);
  page.title = 'Bottles';
  badge.clear();
  expect(page.title).toBe('Bottles');
});
