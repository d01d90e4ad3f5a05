import { z } from 'zod';
import { command, query, upload } from './endpoint.ts';
import { languages } from './intents.ts';
import { cursor, id, instant, limit, merchantId, nothing, page } from './values.ts';

/** What the AI may quote: articles typed by hand, question–answer pairs, uploaded files and crawled pages. Only what is published is found. */
const shop = z.object({ merchant: merchantId });
const one = shop.extend({ id });
const title = z.string().trim().min(1, 'Enter a title.').max(200, 'Use at most 200 characters.');
const body = z.string().trim().min(1, 'Write something first.').max(200_000, 'Use at most 200,000 characters.');

/** `question`: the title is the question, the text its answer. `file` and `page` come from a source and are changed there. */
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
  url: z.string().nullable().describe('Of a crawled page.'),
  characters: z.int(),
  used: z.int().describe('Answers of the last 30 days that rest on it.'),
  updated_by: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  version: z.int(),
  actions: z.array(z.enum(['edit', 'delete', 'publish', 'unpublish'])),
});
export const articleRow = articleHead.extend({ excerpt: z.string().describe('Its first 200 characters.') });
export type ArticleRow = z.output<typeof articleRow>;
export const article = articleHead.extend({ body: z.string().describe('Markdown.') });
export type Article = z.output<typeof article>;

export const listArticles = query('GET /api/merchants/:merchant/knowledge/articles', {
  summary: 'The shop’s knowledge, latest change first; with `q` by title and text, best first',
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
  result: page(articleRow).extend({ total: z.int().describe('How many match, counted to 10,000.') }),
});
export const getArticle = query('GET /api/merchants/:merchant/knowledge/articles/:id', {
  summary: 'One article, whole',
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
  summary: 'Write an article, a question with its answer, or a policy',
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
    'Change an article; `version` guards against overwriting a teammate’s change. What came from a source can only be published or withdrawn',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one.extend({ ...z.object(written).partial().shape, version: z.int().optional() }),
  result: article,
  problems: ['article.missing', 'article.changed'],
});
export const deleteArticle = command('DELETE /api/merchants/:merchant/knowledge/articles/:id', {
  summary: 'Delete an article; the AI does not find it from that moment. A crawled page stays away at the next crawl too',
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
  score: z.number().describe('From 0 to 1: how much of the question the passage covers.'),
  passage: z.string(),
  highlights: z
    .array(z.object({ start: z.int(), end: z.int() }))
    .describe('Where the words of the question stand in `passage`, in UTF-16 units; `end` is exclusive.'),
});
export type FoundPassage = z.output<typeof foundPassage>;
export const searchKnowledge = query('GET /api/merchants/:merchant/knowledge/search', {
  summary: 'What the AI would find for a question, best first',
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
const every = z.literal(crawlEvery).describe('Days until it is read again by itself; 0 never.');
const maxPages = z.int().min(1).max(500);
export const knowledgeSource = z.object({
  id,
  kind: z.enum(sourceKinds),
  name: z.string().describe('The address of a site, the name of a file.'),
  url: z.string().nullable(),
  file_name: z.string().nullable(),
  bytes: z.int().nullable(),
  state: z.enum(sourceStates),
  reason: z.string().nullable().describe('Why it failed, for a person.'),
  pages: z.int().describe('Articles it holds.'),
  seen: z.int().describe('Pages looked at in the current or last run.'),
  skipped: z.array(z.object({ url: z.string(), reason: z.string() })).describe('Pages not taken in the last run, at most 100.'),
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
  summary: 'Sites and files the knowledge is read from, latest first, with what became of them',
  access: 'knowledge:read',
  topics: ['knowledge'],
  input: shop.extend({ kind: z.enum(sourceKinds).optional(), cursor, limit: limit() }),
  result: page(knowledgeSource),
});
export const addSite = command('POST /api/merchants/:merchant/knowledge/sites', {
  summary:
    'Read the pages of the shop’s own site: this address and what it links to below it. robots.txt is kept; private addresses are refused',
  access: 'knowledge:write',
  topics: ['knowledge'],
  creates: true,
  input: shop.extend({
    url: z.url({ protocol: /^https?$/, error: 'Use an address such as https://shop.example/help.' }).max(500),
    max_pages: maxPages.default(50),
    every_days: every.default(7),
  }),
  result: knowledgeSource,
  problems: ['knowledge_source.refused'],
});
export const updateSite = command('PATCH /api/merchants/:merchant/knowledge/sources/:id', {
  summary: 'Change how much of a site is read and how often',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one.extend({ max_pages: maxPages.optional(), every_days: every.optional() }),
  result: knowledgeSource,
  problems: ['knowledge_source.missing'],
});
export const crawlSource = command('POST /api/merchants/:merchant/knowledge/sources/:id/crawl', {
  summary: 'Read a site, or a file that failed, again now',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: knowledgeSource,
  problems: ['knowledge_source.missing', 'knowledge_source.busy'],
});
export const deleteSource = command('DELETE /api/merchants/:merchant/knowledge/sources/:id', {
  summary: 'Remove a site or file and everything that was read from it',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: nothing,
  problems: ['knowledge_source.missing'],
});
export const uploadKnowledge = upload('POST /api/merchants/:merchant/knowledge/files', {
  summary: 'A text, Markdown, HTML, PDF or DOCX file, multipart field `file`, up to 10 MB; it is read by a job. A shop has at most 500',
  access: 'knowledge:write',
  topics: ['knowledge'],
  creates: true,
  input: shop.extend({ language: z.enum(languages).optional().describe('Recognised when not named.') }),
  result: knowledgeSource,
  problems: ['file.unsupported', 'input.too_large', 'file.not_kept', 'knowledge_source.refused'],
});

export const knowledgeSuggestion = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  language: z.string(),
  times: z.int().describe('In how many conversations it was asked.'),
  conversation: z.object({ id, number: z.int() }).describe('Where the answer was given last.'),
  answered_by: z.string().nullable(),
  state: z.enum(['open', 'accepted', 'dismissed']),
  created_at: instant,
});
export type KnowledgeSuggestion = z.output<typeof knowledgeSuggestion>;
export const listKnowledgeSuggestions = query('GET /api/merchants/:merchant/knowledge/suggestions', {
  summary: 'Questions the AI had no source for and a person answered, as pairs to take over; most asked first',
  access: 'knowledge:read',
  topics: ['knowledge'],
  input: shop.extend({ cursor, limit: limit() }),
  result: page(knowledgeSuggestion),
});
export const acceptKnowledgeSuggestion = command('POST /api/merchants/:merchant/knowledge/suggestions/:id/accept', {
  summary: 'Make it a published question with its answer, in these words',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one.extend({ question: title, answer: body }),
  result: article,
  problems: ['knowledge_suggestion.missing', 'knowledge_suggestion.decided'],
});
export const dismissKnowledgeSuggestion = command('POST /api/merchants/:merchant/knowledge/suggestions/:id/dismiss', {
  summary: 'Leave it; the same is not suggested again',
  access: 'knowledge:write',
  topics: ['knowledge'],
  input: one,
  result: nothing,
  problems: ['knowledge_suggestion.missing', 'knowledge_suggestion.decided'],
});
