import { z } from 'zod';
import { command, query, upload } from './endpoint.ts';
import { languages } from './intents.ts';
import { cursor, id, instant, limit, merchantId, nothing, page } from './values.ts';
import { webAddressOf } from './web-address.ts';

/** Knowledge that the AI may quote: articles, question–answer pairs, uploaded files and crawled pages. Search finds only published ones. */
const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
const title = z.string().trim().min(1, 'Enter a title.').max(200, 'Use at most 200 characters.');
const body = z.string().trim().min(1, 'Enter the article’s text.').max(200_000, 'Use at most 200,000 characters.');

/** `question`: the title is the question, the text its answer. `file` and `page` come from a source and are edited there. */
export const articleKinds = ['article', 'question', 'policy', 'file', 'page'] as const;
export type ArticleKind = (typeof articleKinds)[number];
export const articleStates = ['draft', 'published'] as const;
export const sourceKinds = ['site', 'file'] as const;
export const sourceStates = ['waiting', 'running', 'ready', 'failed'] as const;

const articleHead = z.object({
  id,
  kind: z.enum(articleKinds),
  title: z.string(),
  language: z.string(),
  status: z.enum(articleStates),
  source: z.object({ id, kind: z.enum(sourceKinds), name: z.string() }).nullable(),
  url: z.string().nullable().describe('URL of the crawled page. Null for articles that don’t come from a crawl.'),
  characters: z.int(),
  used: z.int().describe('Number of AI answers in the last 30 days that used the article as a source.'),
  updated_by: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  version: z.int(),
  actions: z.array(z.enum(['edit', 'delete', 'publish', 'unpublish'])),
});
export const articleRow = articleHead.extend({ excerpt: z.string().describe('First 200 characters of the article’s text.') });
export type ArticleRow = z.output<typeof articleRow>;
export const article = articleHead.extend({ body: z.string().describe('Text of the article, in Markdown.') });
export type Article = z.output<typeof article>;

export const listArticles = query('GET /api/merchants/:merchant/knowledge/articles', {
  summary: 'List articles, latest change first; with `q`, best match by title and text first',
  access: 'knowledge:read',
  topics: ['knowledge'],
  input: shop.extend({
    q: z.string().trim().max(200).optional(),
    kind: z.enum(articleKinds).optional(),
    status: z.enum(articleStates).optional(),
    language: z.string().max(10).optional(),
    source_id: id.optional(),
    cursor,
    limit: limit(),
  }),
  result: page(articleRow).extend({ total: z.int().describe('Number of matching articles, up to 10,000.') }),
});
export const getArticle = query('GET /api/merchants/:merchant/knowledge/articles/:id', {
  summary: 'Retrieve an article',
  access: 'knowledge:read',
  topics: ['knowledge'],
  input: one,
  result: article,
  problems: ['article.missing'],
});
const written = {
  kind: z.enum(['article', 'question', 'policy']),
  title,
  body,
  language: z.enum(languages),
  status: z.enum(articleStates),
};
export const createArticle = command('POST /api/merchants/:merchant/knowledge/articles', {
  summary: 'Create an article, a question with its answer, or a policy',
  access: 'knowledge:write',
  topics: ['knowledge'],
  creates: true,
  input: shop.extend({
    ...written,
    kind: written.kind.default('article'),
    language: written.language.default('en'),
    status: written.status.default('published'),
  }),
  result: article,
});
export const updateArticle = command('PATCH /api/merchants/:merchant/knowledge/articles/:id', {
  summary:
    'Update an article; `version` guards against overwriting a teammate’s change. Articles from a source can only be published or unpublished.',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one.extend({ ...z.object(written).partial().shape, version: z.int().optional() }),
  result: article,
  problems: ['article.missing', 'article.changed'],
});
export const deleteArticle = command('DELETE /api/merchants/:merchant/knowledge/articles/:id', {
  summary: 'Delete an article; the AI stops finding it immediately. The next crawl doesn’t add a deleted page again.',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: nothing,
  problems: ['article.missing'],
});

export const foundPassage = z.object({
  article_id: id,
  kind: z.enum(articleKinds),
  title: z.string(),
  url: z.string().nullable(),
  language: z.string(),
  score: z.number().describe('Match score from 0 to 1: the share of the question that the passage covers.'),
  passage: z.string(),
  highlights: z
    .array(z.object({ start: z.int(), end: z.int() }))
    .describe('Positions of the question’s words in `passage`, in UTF-16 code units. `end` is exclusive.'),
});
export type FoundPassage = z.output<typeof foundPassage>;
export const searchKnowledge = query('GET /api/merchants/:merchant/knowledge/search', {
  summary: 'List the passages that the AI finds for a question, best match first',
  access: 'knowledge:read',
  topics: ['knowledge'],
  input: shop.extend({
    q: z.string().trim().min(1, 'Enter a question.').max(500),
    language: z.string().max(10).default('en'),
    limit: limit(20, 5),
  }),
  result: z.object({ items: z.array(foundPassage) }),
});

export const crawlEvery = [0, 1, 7, 30] as const;
const every = z.literal(crawlEvery).describe('Number of days between automatic crawls. 0 turns automatic crawls off.');
const maxPages = z.int().min(1).max(500);
export const knowledgeSource = z.object({
  id,
  kind: z.enum(sourceKinds),
  name: z.string().describe('URL of the site or name of the file.'),
  url: z.string().nullable(),
  file_name: z.string().nullable(),
  bytes: z.int().nullable(),
  state: z.enum(sourceStates),
  reason: z.string().nullable().describe('Human-readable reason for the failure. Null if the source hasn’t failed.'),
  pages: z.int().describe('Number of articles created from the source.'),
  seen: z.int().describe('Number of pages crawled in the current or most recent run.'),
  skipped: z
    .array(z.object({ url: z.string(), reason: z.string() }))
    .describe('Up to 100 pages skipped in the most recent run, each with the reason.'),
  max_pages: maxPages.nullable(),
  every_days: every.nullable(),
  last_run_at: instant.nullable(),
  next_run_at: instant.nullable(),
  created_by: z.string().nullable(),
  created_at: instant,
  version: z.int(),
  actions: z.array(z.enum(['crawl', 'edit', 'delete'])),
});
export type KnowledgeSource = z.output<typeof knowledgeSource>;
export const listKnowledgeSources = query('GET /api/merchants/:merchant/knowledge/sources', {
  summary: 'List knowledge sources (sites and files) with their status, latest first',
  access: 'knowledge:read',
  topics: ['knowledge'],
  input: shop.extend({ kind: z.enum(sourceKinds).optional(), cursor, limit: limit() }),
  result: page(knowledgeSource),
});
/** As people type an address: `shop.example` is https. */
const withScheme = (text: string) => (bareHost.test(text) ? `https://${text}` : text);
/** A host with a dot, and what may follow it; no scheme such as `mailto:`. */
const bareHost = /^[^\s:/?#@]+\.[^\s:/?#@]+(?::\d+)?(?:[/?#]|$)/;
const siteAddress = z
  .string()
  .trim()
  .overwrite((text) => webAddressOf(withScheme(text)) ?? text)
  .max(500, 'Use at most 500 characters.')
  .refine((text) => webAddressOf(text) !== undefined, 'Enter an address such as shop.example/help.')
  .meta({ format: 'uri' });

export const addSite = command('POST /api/merchants/:merchant/knowledge/sites', {
  summary: 'Add a site to crawl: the address and the linked pages below it. robots.txt is respected; private addresses are rejected.',
  access: 'knowledge:write',
  topics: ['knowledge'],
  creates: true,
  input: shop.extend({
    url: siteAddress.describe('Address of the site. Without a scheme it’s https.'),
    max_pages: maxPages.default(50),
    every_days: every.default(7),
  }),
  result: knowledgeSource,
  problems: ['knowledge_source.refused'],
});
export const updateSite = command('PATCH /api/merchants/:merchant/knowledge/sources/:id', {
  summary: 'Update how much of a site is crawled and how often',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one.extend({ max_pages: maxPages.optional(), every_days: every.optional() }),
  result: knowledgeSource,
  problems: ['knowledge_source.missing'],
});
export const crawlSource = command('POST /api/merchants/:merchant/knowledge/sources/:id/crawl', {
  summary: 'Crawl a site again, or retry a failed file',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: knowledgeSource,
  problems: ['knowledge_source.missing', 'knowledge_source.busy'],
});
export const deleteSource = command('DELETE /api/merchants/:merchant/knowledge/sources/:id', {
  summary: 'Delete a site or file with all its articles',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: nothing,
  problems: ['knowledge_source.missing'],
});
export const uploadKnowledge = upload('POST /api/merchants/:merchant/knowledge/files', {
  summary:
    'Upload a text, Markdown, HTML, PDF or DOCX file, multipart field `file`, up to 10 MB; a job reads it. A shop can have up to 500 files.',
  access: 'knowledge:write',
  topics: ['knowledge'],
  creates: true,
  input: shop.extend({ language: z.enum(languages).optional().describe('Language of the file. If omitted, it is detected.') }),
  result: knowledgeSource,
  problems: ['file.unsupported', 'input.too_large', 'file.not_kept', 'knowledge_source.refused'],
});

export const knowledgeSuggestion = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  language: z.string(),
  times: z.int().describe('Number of conversations in which the question was asked.'),
  conversation: z.object({ id, number: z.int() }).describe('Conversation in which the answer was last given.'),
  answered_by: z.string().nullable(),
  state: z.enum(['open', 'accepted', 'dismissed']),
  created_at: instant,
});
export type KnowledgeSuggestion = z.output<typeof knowledgeSuggestion>;
export const listKnowledgeSuggestions = query('GET /api/merchants/:merchant/knowledge/suggestions', {
  summary: 'List knowledge suggestions: questions that the AI had no source for and a teammate answered, most asked first',
  access: 'knowledge:read',
  topics: ['knowledge'],
  input: shop.extend({ cursor, limit: limit() }),
  result: page(knowledgeSuggestion),
});
export const acceptKnowledgeSuggestion = command('POST /api/merchants/:merchant/knowledge/suggestions/:id/accept', {
  summary: 'Publish a knowledge suggestion as an article with the given question and answer',
  access: 'knowledge:write',
  people: 'Only a teammate can accept or dismiss a knowledge suggestion.',
  topics: ['knowledge'],
  input: one.extend({ question: title, answer: body }),
  result: article,
  problems: ['knowledge_suggestion.missing', 'knowledge_suggestion.decided'],
});
export const dismissKnowledgeSuggestion = command('POST /api/merchants/:merchant/knowledge/suggestions/:id/dismiss', {
  summary: 'Dismiss a knowledge suggestion, so that it isn’t suggested again',
  access: 'knowledge:write',
  people: 'Only a teammate can accept or dismiss a knowledge suggestion.',
  topics: ['knowledge'],
  input: one,
  result: nothing,
  problems: ['knowledge_suggestion.missing', 'knowledge_suggestion.decided'],
});
