import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { type Permission, permissions } from './permissions.ts';
import { cursor, id, instant, limit, merchantId, name, page } from './values.ts';

const shop = z.object({ merchant: merchantId });
const scope = z.enum(permissions);
/** What a key can be given: no call of a program needs the other permissions. */
export const keyScopes: readonly Permission[] = permissions.filter((permission) => permission !== 'shop:delete');

/** The largest number of active keys a shop can have. */
export const mostKeys = 100;

/**
 * active · expiring: replaced, and works until `expires_at` · expired · revoked · orphaned: its creator left the shop, so it stopped working.
 */
export const keyStates = ['active', 'expiring', 'expired', 'revoked', 'orphaned'] as const;

export const apiKey = z.object({
  id,
  name: z.string(),
  last_four: z.string().describe('Last four characters of the key, to recognize it.'),
  state: z.enum(keyStates),
  scopes: z.array(scope),
  effective_scopes: z
    .array(scope)
    .describe('The scopes that work now. Fewer than `scopes` when the teammate who created the key has fewer permissions than then.'),
  allowed_addresses: z.array(z.string()).describe('IP addresses and ranges that it works from. Empty for any.'),
  created_by: z.object({ id, name: z.string() }),
  created_at: instant,
  expires_at: instant.nullable(),
  last_used_at: instant.nullable().describe('Recorded at most once a minute.'),
  last_used_from: z.string().nullable().describe('IP address of that use.'),
  revoked_at: instant.nullable(),
  replaces: id.nullable().describe('The key that this one replaces.'),
});
export type ApiKey = z.output<typeof apiKey>;

const createdKey = z.object({ key: z.string().describe('The key. It’s only returned here; store it safely.'), api_key: apiKey });
const people = 'Only people can manage API keys.';

const keyName = name('a name', 60);
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Enter an IP address such as 203.0.113.7, or a range such as 203.0.113.0/24.',
});
const addresses = z.array(z.string().trim().pipe(address)).max(50, 'Use at most 50 addresses.');

export const listApiKeys = query('GET /api/api-keys/:merchant', {
  summary: 'List the shop’s API keys, newest first. Revoked and expired ones are listed for 90 days.',
  access: 'developers:read',
  topics: ['api_keys', 'team'],
  input: shop.extend({ limit: limit(), cursor }),
  result: page(apiKey),
});
export const createApiKey = command('POST /api/api-keys/:merchant', {
  summary: `Create an API key. It can do what its scopes say, and never more than its creator; a shop can have ${mostKeys} active ones.`,
  access: 'developers:write',
  people,
  topics: ['api_keys'],
  creates: true,
  input: shop.extend({
    name: keyName,
    scopes: z
      .array(scope.refine((one) => keyScopes.includes(one), 'No call of a program needs this scope.'))
      .min(1, 'Choose at least one scope.')
      .max(keyScopes.length),
    expires_at: instant.nullable().default(null).describe('When it stops working. Null for never.'),
    allowed_addresses: addresses.default([]).describe('IP addresses and CIDR ranges that it works from. Empty for any.'),
  }),
  result: createdKey,
  problems: ['api_key.too_many'],
});
export const updateApiKey = command('PUT /api/api-keys/:merchant/:id', {
  summary: 'Rename an API key, or change the addresses that it works from',
  access: 'developers:write',
  people,
  topics: ['api_keys'],
  input: shop.extend({ id, name: keyName.optional(), allowed_addresses: addresses.optional() }),
  result: apiKey,
  problems: ['api_key.missing', 'api_key.ended'],
});
export const deleteApiKey = command('DELETE /api/api-keys/:merchant/:id', {
  summary: 'Revoke an API key. It stops working at once; revoking it again changes nothing.',
  access: 'developers:write',
  people,
  topics: ['api_keys'],
  input: shop.extend({ id }),
  result: apiKey,
  problems: ['api_key.missing'],
});

/** How long a replaced key can keep working, in seconds. */
export const graces = [0, 900, 3_600, 21_600, 86_400, 604_800] as const;
export const regenerateApiKey = command('POST /api/api-keys/:merchant/:id/regenerate', {
  summary:
    'Replace an API key by a new one with the same name, scopes, addresses and expiry; the old one keeps working for `grace_seconds`',
  access: 'developers:write',
  people,
  topics: ['api_keys'],
  creates: true,
  input: shop.extend({
    id,
    grace_seconds: z.coerce
      .number()
      .int()
      .min(0)
      .max(604_800, 'The old key can work for at most 7 days.')
      .default(0)
      .describe('How long the old key still works, in seconds, at most 604,800 (7 days). 0 revokes it at once.'),
  }),
  result: createdKey,
  problems: ['api_key.missing', 'api_key.ended'],
});

export const apiRequest = z.object({
  id: id.describe('The `X-Request-Id` of the response.'),
  at: instant,
  method: z.string(),
  path: z.string().describe('Path with the names of its query parameters. Their values aren’t stored.'),
  status: z.int(),
  code: z.string().nullable().describe('`code` of the problem, where it was refused.'),
  ms: z.int().describe('Time until the response was sent, in milliseconds.'),
  key: z.object({ id, name: z.string() }),
  address: z.string().describe('IP address of the caller.'),
});
export type ApiRequest = z.output<typeof apiRequest>;

export const outcomes = ['succeeded', 'refused', 'failed'] as const;
export const listApiRequests = query('GET /api/api-keys/:merchant/requests', {
  summary:
    'List the calls made with the shop’s API keys in the last 14 days, latest first. No headers, bodies or parameter values are stored. A call appears about a second after its response.',
  access: 'developers:read',
  topics: ['api_keys'],
  input: shop.extend({
    key_id: id.optional(),
    outcome: z.enum(outcomes).optional().describe('succeeded: 2xx and 3xx. refused: 4xx. failed: 5xx.'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    q: z.string().trim().max(200).optional().describe('Part of the path, a problem code, or a request ID.'),
    limit: limit(),
    cursor,
  }),
  result: page(apiRequest),
});
