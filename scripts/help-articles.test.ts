import { problems } from '@parley/contract/problems';
import { expect, test } from 'vitest';
import { articlesOf, type HelpArticle } from '../server/features/guidance/help/article-rules.ts';
import { readHelpTexts } from '../server/help-texts.ts';

const articles = articlesOf(readHelpTexts());

/** By a name that only runs: the compiler reads these pages with the settings of the web app. */
const pagesOf = async (file: string): Promise<Record<string, readonly { path: string; screen?: unknown }[]>> =>
  import(`../web/app/${file}.ts`);
const { publicPages = [], merchantPages = [] } = await pagesOf('pages');
const { settingsPages = [] } = await pagesOf('settings-pages');
const built = [...publicPages, ...merchantPages, ...settingsPages]
  .filter(({ screen }) => screen)
  .map(({ path }) => path.replace(/\/\*$/, ''));

test('every built page has an article, and no article is about a page that isn’t built', () => {
  const described = articles.flatMap(({ path }) => path ?? []);
  expect(described.toSorted(), 'server/features/guidance/help/articles/pages.md').toEqual(built.toSorted());
});

test('every error code has an article, and no article is about a code that doesn’t exist', () => {
  const described = articles.filter(({ kind }) => kind === 'error').map(({ id }) => id);
  expect(described.toSorted(), 'server/features/guidance/help/articles/errors.md').toEqual(Object.keys(problems).toSorted());
});

test.each(articles.map((article): [string, HelpArticle] => [article.id, article]))('%s has a title and a text', (_, article) => {
  expect(article.title).not.toBe('');
  expect(article.body.length).toBeGreaterThan(30);
  expect(article.body).not.toMatch(/^Words:|coming soon|not available yet/im);
});

test('an error says what it means, then what to do', () => {
  const errors = articles.filter(({ kind }) => kind === 'error');
  expect(errors.filter(({ body }) => body.split('\n\n').length !== 2).map(({ id }) => id)).toEqual([]);
});

test('ids are unique', () => expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length));
