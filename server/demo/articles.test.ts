import { importedArticle } from '@parley/contract/imports';
import { expect, test } from 'vitest';
import { articleOf, demoArticles } from './articles.ts';
import { countries, deliveries } from './shipping.ts';

test('the import accepts every article, with unique ids', () => {
  for (const article of demoArticles) expect(importedArticle.safeParse(article).error).toBeUndefined();
  expect(new Set(demoArticles.map((article) => article.external_id)).size).toBe(demoArticles.length);
});

test('key articles exist in five languages', () => {
  expect(demoArticles.filter((article) => article.language === 'en').length).toBeGreaterThanOrEqual(18);
  for (const language of ['de', 'fr', 'es', 'pt'])
    for (const id of ['shipping', 'returns', 'refunds', 'payment-methods', 'cancellation', 'contact'])
      expect(articleOf(id, language).language).toBe(language);
});

test('an untranslated article is returned in English', () => {
  expect(articleOf('warranty', 'de').language).toBe('en');
});

test('the delivery table shows what orders are charged', () => {
  const { body } = articleOf('shipping', 'en');
  const german = articleOf('shipping', 'de').body;
  for (const country of countries) {
    expect(body).toContain(`€${(deliveries[country].cost / 100).toFixed(2)}, free of charge from €${deliveries[country].freeFrom / 100}`);
    expect(german).toContain(`${(deliveries[country].cost / 100).toFixed(2).replace('.', ',')} €`);
  }
});
