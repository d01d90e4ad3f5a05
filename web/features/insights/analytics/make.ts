import type { Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/analytics';
import type { Figure } from '@parley/contract/figures';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const here = `/api/analytics/${madeUser.merchant_id}`;
export const lines = {
  metrics: `GET ${here}/metrics`,
  conversions: `GET ${here}/conversions`,
  people: `GET ${here}/conversions/people`,
  peopleFile: `GET ${here}/conversions/file`,
  revenue: `GET ${here}/revenue`,
  products: `GET ${here}/top-products`,
  customers: `GET ${here}/customer-insights`,
  ai: `GET ${here}/ai`,
  team: `GET ${here}/team`,
  brands: `GET /api/brands/${madeUser.merchant_id}`,
  export: `POST /api/exports/${madeUser.merchant_id}`,
};
export const madeRows = (list: 'orders' | 'conversations' | 'customers' = 'orders'): NonNullable<Figure['rows']> => ({
  list,
  filter: { match: 'all', conditions: [{ field: 'brand', op: 'is_set' }] },
});
export const madeFigure = (part: Partial<Figure> = {}): Figure => ({
  key: 'revenue',
  unit: 'money',
  value: '1500.00',
  previous: '1000.00',
  formula: 'Gross less refunds.',
  rows: madeRows(),
  ...part,
});
const head = {
  period: {
    from: '2026-10-22T22:00:00.000Z',
    to: '2026-11-21T23:00:00.000Z',
    previous_from: '2026-09-22T22:00:00.000Z',
    previous_to: '2026-10-22T22:00:00.000Z',
    time_zone: 'Europe/Amsterdam',
    days: 30,
  },
  currency: 'EUR',
};
const csat = madeFigure({ key: 'csat', unit: 'score', value: null, previous: null, rows: null });
export const madeMetrics: Result<typeof contract.getMetrics> = {
  ...head,
  figures: [madeFigure(), csat],
  series: {
    revenue: [
      { date: '2026-11-20', value: '100.00', previous: '50.00' },
      { date: '2026-11-21', value: '1400.00', previous: '950.00' },
    ],
    csat: [],
  },
};
const team: Result<typeof contract.getTeamReport> = {
  ...head,
  figures: [madeFigure({ key: 'unanswered', unit: 'count', value: '2', previous: '4', rows: madeRows('conversations') })],
  teammates: [
    {
      user_id: madeUser.id,
      name: 'Theo',
      conversations: 3,
      replies: 9,
      first_reply_seconds: 90,
      resolved: 2,
      csat: '4.5',
      open_now: 1,
      sold: '20.00',
      rows: madeRows('conversations'),
    },
  ],
  by_hour: [{ weekday: 1, hour: 9, customer_messages: 12, human_replies: 5 }],
  computed_at: '2026-11-21T12:00:00.000Z',
};
const part = { key: 'website', orders: 4, revenue: '120.00', rows: madeRows() };
const madePerson: Result<typeof contract.listConversionPeople>['items'][number] = {
  id: madeUser.id,
  name: 'Ada',
  channel: 'whatsapp',
  came_at: '2026-11-20T22:30:00.000Z',
  conversation_id: madeUser.id,
  conversation_number: 1042,
  conversation_at: '2026-11-20T22:30:00.000Z',
  cart_at: '2026-11-20T22:45:00.000Z',
  order_id: null,
  order_number: null,
  ordered_at: null,
};
const answers: Answers = {
  [lines.metrics]: madeMetrics,
  [lines.conversions]: {
    ...head,
    steps: [
      { key: 'visitors', count: 200, previous: 100, share: null, formula: 'Who came.', rows: null },
      { key: 'conversations', count: 50, previous: 20, share: '25', formula: 'Began one.', rows: null },
      { key: 'carts', count: 10, previous: 2, share: '20', formula: 'With a cart.', rows: null },
      { key: 'orders', count: 5, previous: 1, share: '50', formula: 'With an order.', rows: null },
    ],
    window_days: 7,
    by_channel: [{ key: 'whatsapp', visitors: 40, conversations: 40, carts: 4, orders: 0 }],
    by_brand: [{ key: madeUser.id, name: 'Quay', visitors: 200, conversations: 50, carts: 10, orders: 5 }],
    median_seconds_to_order: 600,
  },
  [lines.people]: { items: [madePerson], next_cursor: null },
  [lines.revenue]: {
    ...head,
    window_days: 7,
    figures: [madeFigure({ key: 'net' })],
    series: [{ date: '2026-11-21', net: '10.00', ai: '4.00', teammate: '1.00' }],
    by_channel: [part],
    by_seller: [{ ...part, key: 'ai' }],
    by_brand: [{ ...part, key: madeUser.id, name: 'Quay' }],
  },
  [lines.products]: {
    ...head,
    formula: 'Price × pieces.',
    items: [
      {
        product_id: madeUser.id,
        name: 'Bottle',
        image: null,
        quantity: 4,
        orders: 3,
        revenue: '140.00',
        chat_revenue: '100.00',
        returned: 1,
        previous_revenue: '10.00',
        rows: madeRows(),
      },
    ],
  },
  [lines.customers]: {
    ...head,
    figures: [madeFigure({ key: 'new_customers', unit: 'count', value: '2', previous: '1', rows: madeRows('customers') })],
    cohorts: [{ month: '2026-09', customers: 10, returned: ['30', '10', null], rows: madeRows('customers') }],
    segments: [{ key: 'champions', customers: 3, revenue: '900.00', formula: 'Much and often.', rows: madeRows('customers') }],
  },
  [lines.ai]: {
    ...head,
    figures: [madeFigure({ key: 'automation', unit: 'percent', value: '66.67', previous: '60', rows: madeRows('conversations') })],
    tokens: [
      madeFigure({
        key: 'tokens_input',
        unit: 'count',
        value: '12000',
        previous: '9000',
        formula: 'Read.',
        rows: madeRows('conversations'),
      }),
      madeFigure({ key: 'tokens_output', unit: 'count', value: '0', previous: '0', formula: 'Written.', rows: madeRows('conversations') }),
    ],
    handoffs: [{ reason: 'low_confidence', count: 2, share: '100', rows: madeRows('conversations') }],
    series: [{ date: '2026-11-21', resolved_by_ai: 1, handed_off: 2, conversations: 3 }],
    intents: [{ intent: 'track_order', count: 7, handed_off: 1 }],
  },
  [lines.team]: team,
  [lines.brands]: { items: [] },
};

/** A server with every report; `given` override its defaults. */
export const stubAnalytics = (overrides: Answers = {}) => stubServer({ ...answers, ...overrides });
