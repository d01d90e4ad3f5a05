import { expect, test } from 'vitest';
import { customerWords } from './customer-words.ts';

test.each([
  ['de', 'en-US', 'Sie chatten wieder'],
  ['pt-BR', 'en-US', 'Está de novo a falar'],
  [null, 'fr-FR', 'Vous échangez de nouveau'],
  ['nl', 'es-ES', 'Je chat weer'],
  ['pl', 'es-ES', 'Vuelves a hablar'],
  ['pl', 'pl-PL', 'You’re chatting'],
])('a customer who writes in %s gets a reply in a shop of locale %s that starts with %s', (language, locale, beginning) =>
  expect(customerWords({ language }, { locale }).assistantAgain).toContain(beginning),
);
