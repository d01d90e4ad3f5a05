import { factKinds } from '@parley/contract/facts';
import { z } from 'zod';
import { readFacts } from '../../facts/index.ts';
import { publicTool } from './tool.ts';

export const get_facts = publicTool({
  purpose:
    'Reads the shop’s facts, one value each: countries it delivers to, delivery costs and times, returns and their exceptions, refunds, payment methods, opening hours, contact. Countries are ISO codes; "*" is every other country. A country that no delivery fact names is unknown. Never state a fact with conflict true as certain: its sources contradict each other.',
  risk: 'read',
  input: z.object({
    kinds: z.array(z.enum(factKinds)).max(20).optional().describe('Only facts of these kinds. Omit it for all of them.'),
    language: z.string().max(10).optional().describe('Language of the customer, such as "de".'),
  }),
  async run({ ctx }, { kinds, language = 'en' }) {
    const found = await readFacts(ctx.db, { kinds, language });
    const facts = found.map(({ article, ...fact }) => ({
      ...fact,
      article_id: article?.id ?? null,
      article_title: article?.title ?? null,
    }));
    return {
      result: { facts },
      summary: facts.length === 0 ? 'No facts found.' : `Read ${facts.length === 1 ? '1 fact' : `${facts.length} facts`}.`,
      sources: found.map(({ id, article, text }) => ({
        ...(article
          ? { kind: 'article' as const, id: article.id, title: article.title }
          : { kind: 'shop' as const, id, title: text.slice(0, 200) }),
        score: 1,
        excerpt: text.slice(0, 300),
      })),
    };
  },
});
