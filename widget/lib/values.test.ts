import { expect, test } from 'vitest';
import { makeState } from '../make.ts';
import { answererIn } from './answerer.ts';
import { newClientId } from './client-id.ts';
import { imageAddress } from './images.ts';
import { apiLocale, chooseLanguage } from './locale.ts';
import { writeMoney } from './money.ts';

test.each([
  [['de-AT'], 'de'],
  [[null, undefined, '', 'nl', 'pt_BR'], 'pt'],
  [['ES'], 'es'],
  [['nl-NL'], 'en'],
  [[], 'en'],
])('for %j the widget uses %s', (wanted, language) => {
  expect(chooseLanguage(wanted, ['en', 'es', 'fr', 'de', 'pt'], 'en')).toBe(language);
});

test.each([
  ['en', 'en'],
  ['pt-br', 'pt-BR'],
  ['zh-Hans-CN', 'zh-CN'],
  ['es-419', 'es'],
  ['fil-PH', undefined],
  ['', undefined],
])('the API gets %j as %j', (tag, locale) => {
  expect(apiLocale(tag)).toBe(locale);
});

test.each([
  ['24.97', 'EUR', 'en', '€24.97'],
  ['1250.00', 'EUR', 'de', '1.250,00 €'],
  ['5.00', 'points', 'en', '5.00 points'],
])('%s %s in %s is shown as %s', (amount, currency, locale, words) => {
  expect(writeMoney(amount, currency, locale).replace(/\u00A0/g, ' ')).toBe(words);
});

test.each([
  ['/files/bottle.svg', 'https://chat.example/files/bottle.svg'],
  ['https://chat.example/a.webp', 'https://chat.example/a.webp'],
  ['https://cdn.example/a.webp', null],
  ['http://chat.example/a.webp', null],
  ['//cdn.example/a.webp', null],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['http://', null],
  [null, null],
  ['', null],
])('the image %j is loaded from %j', (image, address) => {
  expect(imageAddress(image, 'https://chat.example')).toBe(address);
});

test('a client id matches the contract with and without randomUUID', () => {
  const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(10) };
  expect(newClientId(insecure)).toBe('0a'.repeat(16));
  expect(newClientId({ ...insecure, randomUUID: () => 'a-uuid' })).toBe('a-uuid');
});

test.each([
  [makeState(), { who: 'assistant' }],
  [makeState({ handler: 'human', teammate: 'Mara' }), { who: 'person', name: 'Mara' }],
  [makeState({ handler: 'human' }), null],
  [makeState({ handler: 'none', resolved: true }), null],
] as const)('in %j answers %j', (state, answerer) => {
  expect(answererIn(state)).toEqual(answerer);
});
