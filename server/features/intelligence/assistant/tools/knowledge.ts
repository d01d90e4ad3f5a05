import { z } from 'zod';
import { searchPassages } from '../../knowledge/index.ts';
import { publicTool } from './tool.ts';

export const search_knowledge = publicTool({
  purpose:
    "Searches the shop's knowledge for passages about delivery, returns, payment, business hours and more. A passage's score says how much of the question it covers.",
  risk: 'read',
  input: z.object({
    query: z.string().trim().min(1).max(2000).describe('The question, in the customer’s own words.'),
    topic: z.string().max(1000).default('').describe('More words about the topic of the question, in any language.'),
    also: z
      .array(z.string().max(500))
      .max(40)
      .default([])
      .describe('Synonyms, one entry per word of the question: the word, then other words a page may use for it, in any language.'),
    language: z.string().max(10).default('en'),
    limit: z.int().min(1).max(10).default(5),
  }),
  async run({ ctx }, { query, topic, also, language, limit }) {
    const found = await searchPassages(ctx.db, { query, topic, also, language, limit });
    const passages = found.map(({ id, article_id, title, text, language: written, score, topic_score }) => ({
      ...{ id, article_id, title, text, language: written, score, topic_score },
    }));
    return {
      result: { passages },
      summary: passages.length
        ? `Read ${passages.length === 1 ? '1 passage' : `${passages.length} passages`}: ${[...new Set(passages.map(({ title }) => title))].slice(0, 3).join(', ')}`
        : 'No passages found.',
      sources: passages.map(({ article_id, title, text, score, topic_score }) => ({
        kind: 'article' as const,
        id: article_id,
        title,
        score: Math.min(1, Math.max(score, topic_score)),
        excerpt: text.slice(0, 300),
      })),
    };
  },
});
