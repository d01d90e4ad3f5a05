import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const merchant = madeUser.merchant_id ?? '';
export const lines = {
  articles: 'GET /api/help/articles',
  article: 'GET /api/help/articles/inbox',
  answer: 'GET /api/help/answer',
  changelog: 'GET /api/help/changelog',
  ready: 'GET /api/health/ready',
  config: 'GET /api/config',
  tickets: `GET /api/help/${merchant}/tickets`,
  feedback: `GET /api/users/${madeUser.user_id}/feedback`,
  add: `POST /api/help/${merchant}/tickets/${madeUser.id}/messages`,
  create: `POST /api/help/${merchant}/tickets`,
};

const inbox = { id: 'inbox', kind: 'page', title: 'Inbox', path: '/inbox' };
export const madeArticles = [
  { id: 'operator-access', kind: 'guide', title: 'What the operator can see', path: null, excerpt: 'The operator runs this installation.' },
  { ...inbox, excerpt: 'All conversations, in four tabs.' },
  { id: 'order.on_hold', kind: 'error', title: 'This order is on hold.', path: null, excerpt: 'Somebody put the order on hold.' },
];

export const stubHelp = (answers: Answers = {}) =>
  stubServer({
    [lines.articles]: { items: madeArticles },
    [lines.article]: { ...inbox, body: 'All conversations, in four tabs.\n\nPress `?` for keys.' },
    [lines.config]: { demo: false, error_tracking_url: null, version: '0.1.0', operator: null },
    [lines.feedback]: { items: [], next_cursor: null },
    [lines.tickets]: { items: [], next_cursor: null },
    ...answers,
  });
