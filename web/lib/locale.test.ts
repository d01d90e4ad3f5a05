import { afterEach, expect, test, vi } from 'vitest';
import { currentLocale, setLocale } from './locale.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setLocale(undefined);
});

function browserSays(language: string, languages: string[]) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

test.each([
  ['the language of the browser', 'de-AT', ['de-AT', 'en'], 'de-AT'],
  ['the next one the browser lists, when its first is no language tag', 'en-US@posix', ['en-US@posix', 'en-GB'], 'en-GB'],
  ['English, when the browser lists no language tag at all', 'en-US@posix', ['en-US@posix'], 'en'],
  ['English, when the system has no locale', 'C', ['C'], 'en'],
  ['the next one, when the first has the form of a tag but is none', 'en-US-utf8', ['en-US-utf8', 'nl'], 'nl'],
  ['English, when the browser lists nothing', '', [], 'en'],
])('numbers and dates are formatted in %s', (_, language, languages, locale) => {
  browserSays(language, languages);
  expect(currentLocale()).toBe(locale);
});

test('the shop’s locale takes precedence over the browser’s', () => {
  browserSays('de-AT', ['de-AT']);
  setLocale('fr-FR');
  expect(currentLocale()).toBe('fr-FR');
});
