import type { WebhookEndpoint, WebhookLog } from '@parley/contract/webhooks';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const at = madeUser.merchant_id;
export const lines = {
  config: `GET /api/webhooks/${at}/config`,
  create: `POST /api/webhooks/${at}/endpoints`,
  events: `GET /api/webhooks/${at}/events`,
  brands: `GET /api/brands/${at}`,
  logs: `GET /api/webhooks/${at}/logs`,
  test: `POST /api/webhooks/${at}/test`,
};
export const ofEndpoint = (method: string, id: string, rest = '') => `${method} /api/webhooks/${at}/endpoints/${id}${rest}`;
export const ofLog = (method: string, id: string, rest = '') => `${method} /api/webhooks/${at}/logs/${id}${rest}`;

const instant = '2026-11-27T09:00:00.000Z';
export const endpointId = '0195b4f2-7c1e-7000-8000-0000000000e1';
export const madeEndpoint = (part: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: endpointId,
  url: 'https://erp.example/parley',
  description: '',
  enabled: true,
  disabled_reason: null,
  event_types: null,
  brand_ids: null,
  headers: [],
  secret: null,
  old_secrets_until: null,
  failing_since: null,
  last_24_hours: { succeeded: 0, failed: 0, pending: 0, waiting: 0 },
  created_at: instant,
  updated_at: instant,
  ...part,
});

export const logId = '0195b4f2-7c1e-7000-8000-0000000000f1';
export const madeLog = (part: Partial<WebhookLog> = {}): WebhookLog => ({
  id: logId,
  endpoint_id: endpointId,
  url: 'https://erp.example/parley',
  event_id: '0195b4f2-7c1e-7000-8000-0000000000d1',
  type: 'order.paid',
  status: 'succeeded',
  attempts: 1,
  last_status: 204,
  last_error: null,
  last_attempt_at: instant,
  next_attempt_at: null,
  created_at: instant,
  ...part,
});

const madeEvent = (type: string) => ({ type, version: 1, description: `When ${type} happens.`, schema: {}, sample: {} });
export const stubWebhooks = (answers: Answers = {}) =>
  stubServer({
    [lines.config]: { items: [madeEndpoint()] },
    [lines.events]: { items: [madeEvent('order.created'), madeEvent('order.paid'), madeEvent('tag.created')] },
    [lines.brands]: { items: [] },
    [lines.logs]: { items: [madeLog()], next_cursor: null },
    ...answers,
  });
