import { expect, test } from 'vitest';
import { articlesOf, excerptOf, releasesOf } from './article-rules.ts';

test.each([
  ['a short paragraph is shown whole', 'Add files.\n\nMore.', 'Add files.'],
  ['a long one ends with a sentence', `Add files. ${'Upload PDF, DOCX and more, '.repeat(12)}`, 'Add files.'],
  ['a single long sentence ends with a word', `${'seven, '.repeat(60)}end.`, `${'seven, '.repeat(33)}seven…`],
])('%s', (_, body, excerpt) => expect(excerptOf(body)).toBe(excerpt));

test('only what is for shop teams is news', () => {
  const changelog =
    '# Changelog\n\n## 1.0\n\n### Upgrading\n- Stop every process.\n\n### For shop teams\n- **Help** finds\n  more.\n\n## 0.9\n\n### Added\n- A column.\n';
  expect(releasesOf(changelog)).toEqual([{ name: '1.0', sections: [{ title: 'For shop teams', items: ['**Help** finds more.'] }] }]);
});

test('an article knows its page, its title and its words', () => {
  const pages = '# Pages\n\n## /settings/tags | Tags\nWords: labels, Etiketten\n\nTags say more.\n';
  expect(articlesOf({ pages, guides: '', errors: '', changelog: '' })).toEqual([
    { id: 'settings-tags', kind: 'page', title: 'Tags', path: '/settings/tags', words: 'labels, Etiketten', body: 'Tags say more.' },
  ]);
});
