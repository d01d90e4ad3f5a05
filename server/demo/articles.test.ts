import { importedArticle } from '@parley/contract/imports';
import { expect, test } from 'vitest';
import { articleOf, demoArticles } from './articles.ts';
import { countries, deliveries } from './shipping.ts';

test('every article is one the import takes, with an id of its own', () => {
  for (const article of demoArticles) expect(importedArticle.safeParse(article).error).toBeUndefined();
  expect(new Set(demoArticles.map((article) => article.external_id)).size).toBe(demoArticles.length);
});

test('the key articles are there in five languages', () => {
  expect(demoArticles.filter((article) => article.language === 'en').length).toBeGreaterThanOrEqual(18);
  for (const language of ['de', 'fr', 'es', 'pt'])
    for (const id of ['shipping', 'returns', 'refunds', 'payment-methods', 'cancellation', 'contact'])
      expect(articleOf(id, language).language).toBe(language);
});

test('an article that is not translated is given in English', () => {
  expect(articleOf('warranty', 'de').language).toBe('en');
});

test('the delivery table tells what orders are charged', () => {
  const { body } = articleOf('shipping', 'en');
  const german = articleOf('shipping', 'de').body;
  for (const country of countries) {
    expect(body).toContain(`€${(deliveries[country].cost / 100).toFixed(2)}, free of charge from €${deliveries[country].freeFrom / 100}`);
    expect(german).toContain(`${(deliveries[country].cost / 100).toFixed(2).replace('.', ',')} €`);
  }
});
