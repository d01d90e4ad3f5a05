import { describe, expect, test } from 'vitest';
import { countNew, fill, languages, pickLanguage, wordsOf } from './words.ts';

const english = await wordsOf('en');
const dictionaries = await Promise.all(languages.map(async (language) => [language, await wordsOf(language)] as const));
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe.each(dictionaries)('%s', (_, words) => {
  test('says everything, with the same holes as English', () => {
    const entries = Object.entries(words);
    expect(entries.map(([name, text]) => [name, holes(text)])).toEqual(Object.entries(english).map(([name, text]) => [name, holes(text)]));
    expect(entries.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('counts', () => {
    expect(countNew(words, 1)).toBe(words.newOne);
    expect(countNew(words, 12)).toContain('12');
  });
});

test('what is filled in is taken as it is', () => {
  expect(fill('{name} is answering', { name: '$& {count}' })).toBe('$& {count} is answering');
  expect(fill('{name} {other}', { name: 'Mara' })).toBe('Mara {other}');
});

test('the page may ask for a language before the browser does', () => {
  expect(pickLanguage([null, 'nl', 'fr-CA', 'de'])).toBe('fr');
  expect(pickLanguage(['nl'])).toBe('en');

  expect(pickLanguage(['nl', 'de'], ['fr', 'de-AT'])).toBe('de');
  expect(pickLanguage(['nl', 'es'], ['fr', 'de'])).toBe('fr');
  expect(pickLanguage(['es'], ['nl'])).toBe('es');
});
