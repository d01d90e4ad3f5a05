import { describe, expect, test } from 'vitest';
import { bubbleWords, languages, pickLanguage } from './languages.ts';
import { countNew, fill, wordsOf } from './words.ts';

const english = await wordsOf('en');
const dictionaries = await Promise.all(languages.map(async (language) => [language, await wordsOf(language)] as const));
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe.each(dictionaries)('%s', (language, words) => {
  test('the bubble says the same before and after the chat is loaded', () => {
    expect(bubbleWords[language]).toEqual({ chat: words.chat, openChat: words.openChat });
  });

  test('has every text, with the same placeholders as English', () => {
    const entries = Object.entries(words);
    expect(entries.map(([name, text]) => [name, holes(text)])).toEqual(Object.entries(english).map(([name, text]) => [name, holes(text)]));
    expect(entries.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('chooses the form by count', () => {
    expect(countNew(words, 1)).toBe(words.newOne);
    expect(countNew(words, 12)).toContain('12');
  });
});

test('inserts values literally', () => {
  expect(fill('{name} is answering', { name: '$& {count}' })).toBe('$& {count} is answering');
  expect(fill('{name} {other}', { name: 'Mara' })).toBe('Mara {other}');
});

test('a requested language takes precedence over the browser’s', () => {
  expect(pickLanguage([null, 'pl', 'fr-CA', 'de'])).toBe('fr');
  expect(pickLanguage(['nl-BE', 'de'])).toBe('nl');
  expect(pickLanguage(['pl'])).toBe('en');

  expect(pickLanguage(['nl', 'de'], ['fr', 'de-AT'])).toBe('de');
  expect(pickLanguage(['nl', 'es'], ['fr', 'de'])).toBe('fr');
  expect(pickLanguage(['es'], ['pl'])).toBe('es');
});
