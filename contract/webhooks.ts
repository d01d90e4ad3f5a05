import { z } from 'zod';
import { call, command, query } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, nothing, page, webAddress } from './values.ts';

/** `waiting`: the endpoint was disabled; it is sent when the endpoint is recovered. */
export const webhookLogStatuses = ['pending', 'succeeded', 'failed', 'waiting'] as const;
export const webhookTriggers = ['scheduled', 'manual'] as const;
/** Why an endpoint is disabled: by a teammate, because it answered 410, or because everything failed for days. */
export const webhookDisabledReasons = ['manual', 'gone', 'failing'] as const;

/** Events are logged for as long, and can be recovered as long. */
export const webhookLogDays = 30;
export const mostWebhookEndpoints = 20;

const shop = z.object({ merchant: merchantId });
const endpointId = id.describe('ID of the endpoint.');
const eventType = z.string().max(80).describe('Type of event, such as `order.paid`.');
const headerName = z
  .string()
  .trim()
  .max(100, 'Use at most 100 characters.')
  .regex(/^[A-Za-z0-9-]+$/, 'Use only letters, digits and hyphens.');
const headerValue = z
  .string()
  .trim()
  .min(1, 'Enter a value.')
  .max(1000, 'Use at most 1,000 characters.')
  .regex(/^[\x20-\x7e]+$/, 'Use only letters, digits and symbols without accents.');

const body = {
  url: webAddress(500, 'Enter an address such as https://erp.example/webhooks.'),
  description: z.string().trim().max(200, 'Use at most 200 characters.'),
  enabled: z.boolean(),
  event_types: z
    .array(eventType)
    .min(1, 'Choose at least one event.')
    .max(200)
    .nullable()
    .describe('Types of events to send. Null for all, including those of later releases.'),
  brand_ids: z
    .array(id)
    .min(1, 'Choose at least one brand.')
    .max(50)
    .nullable()
    .describe('Brands whose events to send. Events that belong to no brand are always sent. Null for all brands.'),
  headers: z
    .array(
      z.object({ name: headerName, value: headerValue.optional().describe('Required for a new header. Omit it to keep the saved value.') }),
    )
    .max(10, 'Add up to 10 headers.')
    .describe('Additional headers of each request, for example for authorization. Values are never returned.'),
};
const usual = {
  url: body.url,
  description: body.description.default(''),
  enabled: body.enabled.default(true),
  event_types: body.event_types.default(null),
  brand_ids: body.brand_ids.default(null),
  headers: body.headers.default([]),
};

export const webhookEndpoint = z.object({
  id,
  url: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  disabled_reason: z
    .enum(webhookDisabledReasons)
    .nullable()
    .describe('Why it’s disabled: `manual`, `gone` if it answered 410, `failing` if all attempts failed for 5 days. Null while enabled.'),
  event_types: z.array(z.string()).nullable(),
  brand_ids: z.array(id).nullable(),
  headers: z.array(z.object({ name: z.string() })),
  secret: z.string().nullable().describe('Signing secret, only in the response that creates it. Otherwise null.'),
  old_secrets_until: instant.nullable().describe('Time until which requests are also signed with a previous secret. Null if they aren’t.'),
  failing_since: instant.nullable().describe('Time of the first failure since the last success. Null if the last attempt succeeded.'),
  last_24_hours: z
    .object({ succeeded: z.int(), failed: z.int(), pending: z.int(), waiting: z.int() })
    .describe('Number of events of the last 24 hours by their current status.'),
  created_at: instant,
  updated_at: instant,
});
export type WebhookEndpoint = z.output<typeof webhookEndpoint>;
const config = z.object({ items: z.array(webhookEndpoint) });

export const getWebhookConfig = query('GET /api/webhooks/:merchant/config', {
  summary: 'List the shop’s webhook endpoints, with what became of the events of the last 24 hours',
  access: 'developers:read',
  topics: ['webhooks'],
  input: shop,
  result: config,
});
export const setWebhookConfig = command('PUT /api/webhooks/:merchant/config', {
  summary:
    'Replace the shop’s webhook endpoints: those with an ID are updated, where a field that is left out stays as it is; those without are created, all others are deleted',
  access: 'developers:write',
  topics: ['webhooks'],
  keyed: true,
  input: shop.extend({
    endpoints: z
      .array(z.object({ id: endpointId.optional(), ...z.object(body).partial().shape, url: body.url }))
      .max(mostWebhookEndpoints, `A shop can have up to ${mostWebhookEndpoints} endpoints.`),
  }),
  result: config,
  problems: ['webhook_endpoint.missing', 'brand.missing'],
});
export const createWebhookEndpoint = command('POST /api/webhooks/:merchant/endpoints', {
  summary: 'Create a webhook endpoint; the response contains its signing secret, which isn’t shown again',
  access: 'developers:write',
  topics: ['webhooks'],
  creates: true,
  input: shop.extend(usual),
  result: webhookEndpoint,
  problems: ['webhook_endpoint.too_many', 'brand.missing'],
});
export const updateWebhookEndpoint = command('PUT /api/webhooks/:merchant/endpoints/:id', {
  summary: 'Update a webhook endpoint, or enable or disable it',
  access: 'developers:write',
  topics: ['webhooks'],
  input: shop.extend({ id, ...z.object(body).partial().shape }),
  result: webhookEndpoint,
  problems: ['webhook_endpoint.missing', 'brand.missing'],
});
export const deleteWebhookEndpoint = command('DELETE /api/webhooks/:merchant/endpoints/:id', {
  summary: 'Delete a webhook endpoint and its log',
  access: 'developers:write',
  topics: ['webhooks'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['webhook_endpoint.missing'],
});
export const rotateWebhookSecret = command('POST /api/webhooks/:merchant/endpoints/:id/rotate-secret', {
  summary: 'Create a new signing secret. Until the overlap ends, requests are signed with the new and the previous secret',
  access: 'developers:write',
  topics: ['webhooks'],
  keyed: true,
  input: shop.extend({ id, overlap_hours: z.int().min(0).max(168, 'Choose at most 168 hours, which is 7 days.').default(24) }),
  result: webhookEndpoint,
  problems: ['webhook_endpoint.missing'],
});
export const recoverWebhookEndpoint = command('POST /api/webhooks/:merchant/endpoints/:id/recover', {
  summary: 'Send again everything since a time that wasn’t delivered: failed events, those kept while it was disabled, and pending ones',
  access: 'developers:write',
  topics: ['webhooks'],
  input: shop.extend({ id, since: instant.describe(`At most ${webhookLogDays} days ago.`) }),
  result: z.object({ events: z.int().describe('Number of events that are being sent.') }),
  problems: ['webhook_endpoint.missing', 'webhook_endpoint.disabled'],
});

const attempt = z.object({
  number: z.int(),
  trigger: z.enum(webhookTriggers).describe('`manual` if it was sent again by a teammate or a program.'),
  url: z.string(),
  started_at: instant,
  duration_ms: z.int(),
  request_headers: z.record(z.string(), z.string()).describe('Values of additional headers are hidden.'),
  response_status: z.int().nullable().describe('Null if no response arrived.'),
  response_headers: z.record(z.string(), z.string()).nullable(),
  response_body: z.string().nullable().describe('The first 20,000 bytes.'),
  error: z.string().nullable().describe('Why the attempt failed. Null if it succeeded.'),
});
export type WebhookAttempt = z.output<typeof attempt>;
const log = z.object({
  id,
  endpoint_id: endpointId,
  url: z.string(),
  event_id: id.describe('ID of the event, sent as `webhook-id`. The same at every attempt.'),
  type: z.string(),
  status: z.enum(webhookLogStatuses),
  attempts: z.int(),
  last_status: z.int().nullable().describe('HTTP status of the latest attempt. Null if no response arrived.'),
  last_error: z.string().nullable(),
  last_attempt_at: instant.nullable(),
  next_attempt_at: instant.nullable().describe('Null if no attempt is scheduled.'),
  created_at: instant,
});
export type WebhookLog = z.output<typeof log>;
const logDetail = log.extend({
  request_body: z.string().describe('The body of each request, exactly as it’s signed.'),
  items: z.array(attempt).describe('The latest 100 attempts, newest first.'),
});
export const listWebhookLogs = query('GET /api/webhooks/:merchant/logs', {
  summary: `List the events sent to webhook endpoints in the last ${webhookLogDays} days, newest first`,
  access: 'developers:read',
  topics: ['webhooks'],
  input: shop.extend({
    endpoint_id: endpointId.optional(),
    type: eventType.optional(),
    status: z.enum(webhookLogStatuses).optional(),
    since: instant.optional(),
    limit: limit(),
    cursor,
  }),
  result: page(log),
});
export const getWebhookLog = query('GET /api/webhooks/:merchant/logs/:id', {
  summary: 'Retrieve an event sent to a webhook endpoint, with its attempts',
  access: 'developers:read',
  topics: ['webhooks'],
  input: shop.extend({ id }),
  result: logDetail,
  problems: ['webhook_log.missing'],
});
export const retryWebhookLog = command('POST /api/webhooks/:merchant/logs/:id/retry', {
  summary: 'Send an event to its webhook endpoint again now',
  access: 'developers:write',
  topics: ['webhooks'],
  input: shop.extend({ id }),
  result: log,
  problems: ['webhook_log.missing', 'webhook_endpoint.disabled'],
});

export const testWebhook = call('POST /api/webhooks/:merchant/test', {
  summary: 'Send a signed sample event once and return the response. Nothing is retried or logged',
  access: 'developers:write',
  keyed: true,
  input: shop
    .extend({
      url: body.url.optional().describe('Defaults to the URL of `endpoint_id`.'),
      endpoint_id: endpointId
        .optional()
        .describe(
          'Sign with this endpoint’s secret and send its headers. Without it, the request is signed with a secret made for this test.',
        ),
      type: eventType.optional().describe('Type of the sample event. Defaults to `order.created`.'),
    })
    .refine((one) => one.url !== undefined || one.endpoint_id !== undefined, {
      path: ['url'],
      message: 'Send `url` or `endpoint_id`.',
    }),
  result: attempt.omit({ number: true, trigger: true }).extend({ request_body: z.string(), succeeded: z.boolean() }),
  problems: ['webhook_endpoint.missing'],
});

export const listWebhookEvents = query('GET /api/webhooks/:merchant/events', {
  summary: 'List all types of events, each with the JSON Schema of its request body and a sample',
  access: 'developers:read',
  input: shop,
  result: z.object({
    items: z.array(
      z.object({
        type: z.string(),
        version: z.int(),
        description: z.string().describe('When the event is sent.'),
        schema: z.record(z.string(), z.unknown()),
        sample: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
});
