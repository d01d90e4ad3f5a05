import type { Endpoint } from '@parley/contract/endpoint';
import { problemBody, type ProblemCode, problems } from '@parley/contract/problems';
import { z } from 'zod';
import { refusesUnknown } from './unknown-fields.ts';
import { perMinute } from '../limits/limits.ts';

/** Problems that every endpoint with that access can return. */
function problemsOf({ access, problems: own = [], kind, creates, keyed }: Endpoint): ProblemCode[] {
  const member = isOfMembers(access);
  return [
    'input.invalid',
    'rate.limited',
    'unexpected',
    'database.unavailable',
    'database.busy',
    'database.full',
    'database.read_only',
    'database.slow',
    ...(access === 'public' || access === 'visitor' || access === 'signed'
      ? []
      : (['session.missing', 'session.ended', 'api_key.invalid', 'api_key.address_refused', 'permission.denied'] as const)),
    ...(member ? (['merchant.missing'] as const) : []),
    ...(access === 'user' || access === 'self' ? (['sso.account'] as const) : []),
    ...(access === 'self' ? (['user.missing'] as const) : []),
    ...(kind === 'query' || kind === 'stream' || kind === 'download' || access === 'visitor' || access === 'signed'
      ? []
      : (['csrf.invalid'] as const)),
    ...(creates || keyed ? (['idempotency.in_flight', 'idempotency.mismatch'] as const) : []),
    ...own,
  ];
}

/** What holds for all endpoints, in Markdown. */
const introduction = [
  'One API for the app and your own programs. Authenticate every call with `Authorization: Bearer` and an API key of the shop or the `token` of `POST /api/auth/login`; cookies don’t authenticate calls. When a token expires, get another from `POST /api/auth/refresh`, which takes the `refresh_token` from the body or the cookie `parley_refresh`. Whoever sends Parley’s cookies along with a change, as browsers do, also sends `X-CSRF-Token` with the `csrf_token` of `GET /api/csrf-token`, read again after logging in or out.',
  'A body with a field that the endpoint doesn’t have is refused as `input.invalid`. Errors are RFC 9457 problems with a `code`.',
  '**Amounts** are decimal strings such as `"12.50"`, never numbers, with at most the decimals that their currency has by ISO 4217.',
  '**Lists** return `items` and `next_cursor`. Send it as `cursor` for the next page, with the same sort and filter; it is null on the last page.',
  `**Limits**, per minute and session, API key or network address: ${perMinute.read} reads, ${perMinute.write} changes, ${perMinute.visitor} calls of chat visitors, ${perMinute.sign_in} sign-ins. Beyond that the answer is 429 with \`Retry-After\`, the seconds to wait. \`RateLimit-*\` headers say what is left. An operator can change these limits.`,
  '**Retries**: send an `Idempotency-Key` with calls that create something; the same key within 24 hours returns the first answer.',
].join('\n\n');

/** OpenAPI 3.1 generated from the contract; JSON Schema 2020-12 is its schema language. */
export function openapi(endpoints: Record<string, Endpoint>, version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method, url] = endpoint.line.split(' ') as [string, string];
    (paths[url.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operationOf(name, endpoint, method, url);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version,
      description: introduction,
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: z.toJSONSchema(problemBody) },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'API key of the shop, `parley_live_…`, with the scope named in `x-access`. Endpoints with `x-people-only` reject API keys.',
        },
        visitor: { type: 'http', scheme: 'bearer', description: 'Session token of a website chat, returned as `session_token`.' },
      },
    },
  };
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;
/** Says of each object whether a field that it doesn't name is refused. */
const closed =
  (endpoint: Endpoint): Override =>
  ({ zodSchema, jsonSchema, path }) => {
    const { def } = zodSchema._zod;
    if (def.type !== 'object' || def.catchall || !refusesUnknown(endpoint)) return;
    if (!endpoint.foreign?.some((list) => list === path[1])) jsonSchema.additionalProperties = false;
  };

/** The credentials accepted in `Authorization: Bearer`. */
const schemesOf = ({ access, people }: Endpoint) =>
  access === 'visitor' ? ['visitor'] : isOfMembers(access) && !people ? ['session', 'apiKey'] : ['session'];
const isOfMembers = (access: Endpoint['access']) => !['public', 'visitor', 'user', 'self', 'operator', 'signed'].includes(access);

function operationOf(name: string, endpoint: Endpoint, method: string, url: string) {
  const { kind, access, people, summary, input, result, creates, keyed, line, field = 'file' } = endpoint;
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, part]) => part ?? '');
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', override: closed(endpoint) }) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const others = Object.keys(properties).filter((property) => !inPath.includes(property));
  const parameter = (where: string) => (property: string) => ({
    name: property,
    in: where,
    required: where === 'path' || required.includes(property),
    schema: properties[property] ?? { type: 'string' },
  });
  const header =
    (creates && kind === 'command') || keyed
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string' },
            description: 'Repeating a call with the same key within 24 hours returns the first call’s response.',
          },
        ]
      : [];
  const body = {
    type: 'object',
    properties: Object.fromEntries(others.map((property) => [property, properties[property]])),
    required: required.filter((property) => others.includes(property)),
    ...(refusesUnknown(endpoint) && { additionalProperties: false }),
  };
  const form = { type: 'object', properties: { [field]: { type: 'string', format: 'binary' } }, required: [field] };
  const delivered = { description: 'The raw body as the sender signed it. The signature covers exactly these bytes.' };
  const requestBody =
    kind === 'upload'
      ? { content: { 'multipart/form-data': { schema: form } } }
      : kind === 'webhook'
        ? { content: { '*/*': { schema: delivered } } }
        : { content: { 'application/json': { schema: body } } };
  return {
    operationId: name,
    summary,
    tags: [line.split('/')[2] ?? ''],
    'x-access': access,
    ...(people && { 'x-people-only': people }),
    ...(access === 'public' || access === 'signed' ? {} : { security: schemesOf(endpoint).map((scheme) => ({ [scheme]: [] })) }),
    parameters: [...inPath.map(parameter('path')), ...(method === 'GET' ? others.map(parameter('query')) : []), ...header],
    ...(method !== 'GET' && (others.length > 0 || kind === 'upload' || kind === 'webhook') && { requestBody }),
    responses: {
      [creates ? 201 : 200]: {
        description: 'Done',
        content: {
          [kind === 'stream' ? 'text/event-stream' : 'application/json']: { schema: z.toJSONSchema(result, { unrepresentable: 'any' }) },
        },
      },
      ...errorsOf(endpoint),
    },
  };
}

function errorsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => problems[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...new Set(codes)].map((code) => `\`${code}\` ${problems[code][1]}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
