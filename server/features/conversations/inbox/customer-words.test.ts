import { expect, test } from 'vitest';
import { customerWords } from './customer-words.ts';

test.each([
  ['de', 'en-US', 'Sie sprechen wieder'],
  ['pt-BR', 'en-US', 'Você está falando'],
  [null, 'fr-FR', 'Vous parlez'],
  ['nl', 'es-ES', 'Está hablando'],
  ['nl', 'nl-NL', 'You are talking'],
])('a customer who speaks %s hears in a shop of %s: %s', (language, locale, beginning) =>
  expect(customerWords({ language }, { locale }).assistantAgain).toContain(beginning),
);
