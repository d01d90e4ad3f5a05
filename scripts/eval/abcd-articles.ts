// Turns the guidelines of the sampled conversations into a shop's articles, one per section, and maps conversations to them.
import fs from 'node:fs';
import path from 'node:path';
import type { ImportedArticle } from '@parley/contract/imports';
import { readConversations } from './abcd-gold.ts';

type Guidelines = Record<
  string,
  {
    description: string;
    subflows: Record<string, { actions: { button: string; text: string; subtext: string[] }[]; instructions: string[] }>;
  }
>;

export function readGuidelines(dataFolder: string): ImportedArticle[] | undefined {
  const file = path.join(dataFolder, 'abcd', 'guidelines.json');
  if (!fs.existsSync(file)) return undefined;
  const guidelines = JSON.parse(fs.readFileSync(file, 'utf8')) as Guidelines;
  return Object.entries(guidelines).flatMap(([flow, { description, subflows }]) =>
    Object.entries(subflows).map(([title, { actions, instructions }]) => ({
      external_id: `${flow}: ${title}`,
      title,
      language: 'en',
      body: [`${flow}: ${description}.`, ...instructions, ...actions.map(({ text, subtext }) => [text, ...subtext].join(' '))]
        .join('\n\n')
        .slice(0, 20_000),
    })),
  );
}

const titles: Record<string, string> = {
  return_size: 'Return Due to Size',
  return_color: 'Return Due to Color',
  return_stain: 'Return Due to Stain',
  timing: 'Timing FAQ',
  pricing: 'Pricing FAQ',
  membership: 'Membership FAQ',
  policy: 'Policy FAQ',
  status: 'Shipping Status',
  missing: 'Missing Item',
  cost: 'Shipping Cost',
};
const titleOf = (subflow: string) => {
  const name = subflow.replace(/_\d+$/, '');
  return titles[name] ?? name.split('_').reverse().join(' ');
};
const sameWords = (a: string, b: string) => a.toLowerCase().split(/\W+/).sort().join(' ') === b.toLowerCase().split(/\W+/).sort().join(' ');

/** Customers' first messages with the guideline section of their conversation. */
export function conversationQuestions(dataFolder: string, articles: readonly ImportedArticle[]): [question: string, title: string][] {
  return (readConversations(dataFolder) ?? []).flatMap(({ original, scenario: { subflow } }): [string, string][] => {
    const said = original.filter(([speaker, text]) => speaker === 'customer' && text.split(' ').length >= 5).map(([, text]) => text);
    const title = articles.find((article) => sameWords(article.title, titleOf(subflow)))?.title;
    return said[0] && title ? [[said[0], title]] : [];
  });
}
