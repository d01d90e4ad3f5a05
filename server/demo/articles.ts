// The shop's articles, which its AI and its team may quote.
import type { z } from 'zod';
import type { importedArticle } from '@parley/contract/imports';
import { afterSale } from './articles/after-sale.ts';
import type { Article } from './articles/article.ts';
import { buying } from './articles/buying.ts';
import { french } from './articles/french.ts';
import { german } from './articles/german.ts';
import { house } from './articles/house.ts';
import { portuguese } from './articles/portuguese.ts';
import { spanish } from './articles/spanish.ts';

export type DemoArticle = z.output<typeof importedArticle>;

const inLanguage = (language: string, articles: Article[]): DemoArticle[] =>
  articles.map(({ id, title, body }) => ({ external_id: language === 'en' ? id : `${id}-${language}`, title, body, language }));

export const demoArticles: DemoArticle[] = [
  ...inLanguage('en', [...buying, ...afterSale, ...house]),
  ...inLanguage('de', german),
  ...inLanguage('fr', french),
  ...inLanguage('es', spanish),
  ...inLanguage('pt', portuguese),
];

/** An article in this language, else in English; throws for an unknown id, which is a mistake in a script. */
export function articleOf(id: string, language: string): DemoArticle {
  const found = demoArticles.find((one) => one.external_id === `${id}-${language}`) ?? demoArticles.find((one) => one.external_id === id);
  if (!found) throw new Error(`No article ${id}.`);
  return found;
}
