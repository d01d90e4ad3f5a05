import type { AiSettings } from '@parley/contract/ai-settings';
import { aiAgent, aiEngine } from '@parley/contract/ai-settings';
import { aiPolicy } from '@parley/contract/ai-policy';
import type { AiReport } from '@parley/contract/ai-reports';
import type { ShopFact } from '@parley/contract/facts';
import type { Article, ArticleRow, FoundPassage, KnowledgeSource, KnowledgeSuggestion } from '@parley/contract/knowledge';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Answers, madeUser, signIn, stubServer } from '../../../data/make.ts';
import { AgentScreen } from './index.ts';
import type { Answer } from './playground/use-playground.ts';

const merchant = madeUser.merchant_id ?? '';
const shop = `/api/merchants/${merchant}`;
export const madeId = (number: number) => `0195b4f2-7c1e-7000-8000-${String(number).padStart(12, '0')}`;
const at = '2026-11-18T10:00:00.000Z';

export const lines = {
  read: `GET ${shop}/settings/ai`,
  save: `PUT ${shop}/settings/ai`,
  shop: `GET ${shop}/settings`,
  try: `POST ${shop}/settings/ai/playground`,
  articles: `GET ${shop}/knowledge/articles`,
  article: (id: string) => `GET ${shop}/knowledge/articles/${id}`,
  create: `POST ${shop}/knowledge/articles`,
  update: (id: string) => `PATCH ${shop}/knowledge/articles/${id}`,
  remove: (id: string) => `DELETE ${shop}/knowledge/articles/${id}`,
  sources: `GET ${shop}/knowledge/sources`,
  site: `POST ${shop}/knowledge/sites`,
  crawl: (id: string) => `POST ${shop}/knowledge/sources/${id}/crawl`,
  change: (id: string) => `PATCH ${shop}/knowledge/sources/${id}`,
  deleteSource: (id: string) => `DELETE ${shop}/knowledge/sources/${id}`,
  upload: `POST ${shop}/knowledge/files`,
  suggestions: `GET ${shop}/knowledge/suggestions`,
  accept: (id: string) => `POST ${shop}/knowledge/suggestions/${id}/accept`,
  dismiss: (id: string) => `POST ${shop}/knowledge/suggestions/${id}/dismiss`,
  find: `GET ${shop}/knowledge/search`,
  replay: `POST ${shop}/settings/ai/playground/replay`,
  facts: `GET ${shop}/knowledge/facts`,
  addFact: `POST ${shop}/knowledge/facts`,
  changeFact: (id: string) => `PATCH ${shop}/knowledge/facts/${id}`,
  confirmFact: (id: string) => `POST ${shop}/knowledge/facts/${id}/confirm`,
  removeFact: (id: string) => `DELETE ${shop}/knowledge/facts/${id}`,
  propose: `POST ${shop}/knowledge/facts/propose`,
  reports: `GET ${shop}/ai/reports`,
  report: (id: string) => `GET ${shop}/ai/reports/${id}`,
  decide: (id: string) => `PATCH ${shop}/ai/reports/${id}`,
  customers: `GET /api/search/${merchant}`,
};

export const madeSettings: AiSettings = {
  enabled: true,
  confidence_threshold: 0.5,
  debounce_ms: 2000,
  verification: 'email_code',
  money_limit: '100.00',
  policy: aiPolicy.parse({}),
  agent: aiAgent.parse({}),
  engine: { ...aiEngine.parse({}), key_set: false, key_hint: null, platform: null },
  version: 3,
};

export const madeAnswer: Answer = {
  decision: 'answer',
  reason: null,
  text: 'Three to five working days.',
  cards: [],
  summary: null,
  memory: { step: 1 },
  run: {
    engine: 'builtin',
    model: '',
    config_version: 3,
    prompt_version: null,
    attempts: [],
    intent: 'delivery_period',
    confidence: 0.82,
    sources: [],
    tools: [{ name: 'search_knowledge', arguments: { query: 'delivery' }, ok: true, summary: 'Looked for delivery', ms: 8 }],
    tokens: { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 },
    cost: '0',
    first_token_ms: null,
    total_ms: 12,
    started_at: at,
  },
  trace: { read: null, ground: null, state: null, skills: [] },
  sources: [{ kind: 'article', id: madeId(1), title: 'Delivery', score: 0.9, excerpt: 'We deliver within three to five working days.' }],
};

export const madeRow = (part: Partial<ArticleRow> = {}): ArticleRow => ({
  id: madeId(1),
  kind: 'article',
  title: 'Delivery',
  language: 'en',
  status: 'published',
  source: null,
  url: null,
  characters: 44,
  used: 3,
  updated_by: 'Mara Visser',
  created_at: at,
  updated_at: at,
  version: 1,
  actions: ['edit', 'delete', 'unpublish'],
  excerpt: 'We deliver within three to five working days.',
  ...part,
});
export const madeArticle = (part: Partial<Article> = {}): Article => {
  const { excerpt, ...head } = madeRow();
  return { ...head, body: excerpt, ...part };
};
export const madeSource = (part: Partial<KnowledgeSource> = {}): KnowledgeSource => ({
  id: madeId(50),
  kind: 'site',
  name: 'https://harbour.example/help',
  url: 'https://harbour.example/help',
  file_name: null,
  bytes: null,
  state: 'ready',
  reason: null,
  pages: 12,
  seen: 14,
  skipped: [],
  max_pages: 50,
  every_days: 7,
  last_run_at: at,
  next_run_at: null,
  created_by: 'Mara Visser',
  created_at: at,
  version: 1,
  actions: ['crawl', 'edit', 'delete'],
  ...part,
});
export const madeSuggestion: KnowledgeSuggestion = {
  id: madeId(70),
  question: 'Do you repair kayaks?',
  answer: 'Yes, Anna, in our yard in Harlingen.',
  language: 'en',
  times: 4,
  conversation: { id: madeId(90), number: 118 },
  answered_by: 'Tom Berg',
  state: 'open',
  created_at: at,
};
export const madePassage: FoundPassage = {
  article_id: madeId(1),
  kind: 'article',
  title: 'Delivery',
  url: null,
  language: 'en',
  score: 0.8,
  passage: 'We deliver within five days.',
  highlights: [{ start: 3, end: 10 }],
};
export const madeFact = (part: Partial<ShopFact> = {}): ShopFact => ({
  ...{ id: madeId(60), kind: 'returns', countries: null, name: null, value: null, amount: null, free_from: null, currency: null },
  ...{ days_min: null, days_max: 14, hours: null, allowed: true, text: 'You may return everything within 14 days.', language: 'en' },
  ...{ state: 'proposed', conflict: false, overruled: false, contradicts: [] },
  ...{ updated_by: null, updated_at: at, version: 1, actions: ['confirm', 'edit', 'remove'] },
  sources: [{ article_id: madeId(1), title: 'Returns', language: 'en', text: 'You may return everything within 14 days.' }],
  ...part,
});
export const madeReport: AiReport = {
  id: madeId(80),
  conversation: { id: madeId(90), number: 118 },
  seq: 4,
  text: 'We deliver on Mars.',
  run_id: null,
  reason: 'incorrect_information',
  note: 'We do not.',
  state: 'open',
  reported_by: 'Tom Berg',
  created_at: at,
  decided_by: null,
  decided_at: null,
};

const none = { items: [], next_cursor: null };
/** Opens a section in a role, with the server's answers besides the settings. */
export function openAgent(search: string, answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({
    [lines.read]: madeSettings,
    [lines.shop]: { currency: 'EUR' },
    [lines.articles]: { ...none, total: 0 },
    [lines.sources]: none,
    [lines.suggestions]: none,
    [lines.facts]: { items: [], unread: 0 },
    [lines.reports]: none,
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/agent-config', element: createElement(AgentScreen) },
      { path: '*', element: createElement(Link, { to: '/agent-config' }, 'Elsewhere') },
    ],
    { initialEntries: [`/agent-config${search}`] },
  );
  const person = userEvent.setup();
  render(createElement(RouterProvider, { router }));
  return { server, person, router, place: () => router.state.location.pathname + router.state.location.search };
}
