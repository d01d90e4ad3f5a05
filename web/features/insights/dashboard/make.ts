import type { Result } from '@parley/contract/endpoint';
import type { getActivity, getOverview, getRevenue } from '@parley/contract/dashboard';
import type { Figure } from '@parley/contract/figures';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const here = `/api/dashboard/${madeUser.merchant_id}`;
export const lines = {
  overview: `GET ${here}/overview`,
  revenue: `GET ${here}/revenue`,
  activity: `GET ${here}/activity`,
  dismiss: `POST /api/onboarding/${madeUser.merchant_id}/dismiss`,
};

const rows = { list: 'orders', filter: { match: 'all', conditions: [{ field: 'counts_as_revenue', op: 'is', value: true }] } } as const;
const figure = (key: string, unit: Figure['unit'], value: string | null, previous: string | null): Figure => ({
  key,
  unit,
  value,
  previous,
  formula: `How ${key} is counted.`,
  rows: { ...rows, filter: { ...rows.filter, conditions: [...rows.filter.conditions] } },
});

export const madeOverview = (part: Partial<Result<typeof getOverview>> = {}): Result<typeof getOverview> => ({
  period: {
    from: '2026-10-22T22:00:00.000Z',
    to: '2026-11-21T23:00:00.000Z',
    previous_from: '2026-09-22T22:00:00.000Z',
    previous_to: '2026-10-22T22:00:00.000Z',
    time_zone: 'Europe/Amsterdam',
    days: 30,
  },
  currency: 'EUR',
  waiting: {
    count: 7,
    oldest_since: new Date(Date.now() - 11 * 60_000 - 1000).toISOString(),
    oldest_id: '0195b4f2-7c1e-7000-8000-0000000000c1',
    ai_answering: 34,
    open_now: true,
  },
  figures: [
    figure('revenue', 'money', '84120.00', '74840.00'),
    figure('gross', 'money', '90000.00', '80000.00'),
    figure('sold_in_chat', 'money', '29847.00', '20000.00'),
    figure('orders', 'count', '412', '400'),
    figure('conversations', 'count', '1204', '1300'),
    figure('ai_resolution', 'percent', '71.8', '68.7'),
    figure('first_reply_ai', 'seconds', '0.8', '0.9'),
    figure('first_reply_people', 'seconds', '192', '120'),
    figure('csat', 'score', '4.4', null),
  ],
  endings: [
    { key: 'ai_resolved', count: 700, share: '71.8', rows: { list: 'conversations', filter: { match: 'all', conditions: [] } } },
    { key: 'handed_off.customer_request', count: 111, share: '11.4', rows: null },
    { key: 'abandoned', count: 50, share: '5.3', rows: null },
  ],
  attention: [{ kind: 'orders_on_hold', count: 3, link: '/orders?filter=x' }],
  set_up: [
    { step: 'shop', state: 'done', link: '/settings' },
    { step: 'team', state: 'open', link: '/settings#team' },
    { step: 'plan', state: 'skipped', link: '/settings/billing' },
  ],
  has_conversations: true,
  ...part,
});
export const madeRevenue: Result<typeof getRevenue> = {
  currency: 'EUR',
  time_zone: 'Europe/Amsterdam',
  formula: 'Gross less refunds.',
  days: [
    { date: '2026-11-20', revenue: '100.00', sold_in_chat: '40.00', orders: 3 },
    { date: '2026-11-21', revenue: '250.50', sold_in_chat: '0.00', orders: 4 },
  ],
  total: '350.50',
  sold_in_chat: '40.00',
};
export const madeActivity: Result<typeof getActivity>['items'] = [
  {
    id: 'a',
    kind: 'handoff',
    by: 'customer',
    name: 'Yusuf Rossi',
    title: 'customer_request',
    amount: null,
    currency: null,
    channel: 'whatsapp',
    link: '/inbox?conversation=1',
    at: new Date().toISOString(),
  },
  {
    id: 'b',
    kind: 'sold',
    by: 'ai',
    name: 'Mei Silva',
    title: 'Water Bottle ×2',
    amount: '49.94',
    currency: 'EUR',
    channel: 'website',
    link: '/orders?order=2',
    at: new Date().toISOString(),
  },
];

/** A server with all three answers; `answers` override them. */
export const stubDashboard = (answers: Answers = {}) =>
  stubServer({ [lines.overview]: madeOverview(), [lines.revenue]: madeRevenue, [lines.activity]: { items: madeActivity }, ...answers });
