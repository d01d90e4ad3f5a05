import { isSuperAdmin, mayDo, operatorScopes, type Permission } from '@parley/contract/permissions';
import type { Endpoint, Received, Result } from '@parley/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, CtxOf, Impersonation, MachineActor, Membership, Outside, SignedInActor, VisitorActor } from '../../context.ts';
import { type Reader, reading } from '../db/tenant.ts';
import { type Entitlements, withinPlan } from '../entitlements/entitlements.ts';
import type { FlagReader } from '../flags/flags.ts';
import { newId } from '../lib/ids.ts';
import { storable } from '../lib/storable.ts';
import type { RawDelivery } from '../lib/webhook-source.ts';
import type { Vault } from '../vault/vault.ts';
import type { AcrossShopsReader } from '../across-shops.ts';
import { runWriter, type WriterParts } from '../writer.ts';
import { type Http, httpOf } from './http.ts';
import { inputSentence } from './input-sentences.ts';
import { keepAnswer, replayed } from './idempotency.ts';
import { type ForeignProtocol, Problem } from './problem.ts';
import { responseSchema } from './response-schema.ts';
import { streamHeaders } from './sse.ts';
import { unknownFields } from './unknown-fields.ts';

export type Handle<E extends Endpoint> = (ctx: CtxOf<E>, input: Received<E>, http: Http) => Promise<Result<E>>;
/** `as`: how another protocol than our own JSON writes answers. `after` sees every response before it is sent, including replayed ones; used for cookies. */
export type RouteOptions<E extends Endpoint> = { after?(result: Result<E>, http: Http): void; as?: ForeignProtocol };
export type Routes = <E extends Endpoint>(endpoint: E, handle: Handle<E>, options?: RouteOptions<E>) => void;

/** How requests are authenticated; web-app.ts supplies the features' implementations. */
export type Authenticators = {
  user(request: FastifyRequest, endpoint: Endpoint): Promise<Omit<SignedInActor, 'merchant' | 'permissions' | 'teams' | 'brands'>>;
  /** The program whose API key the request carries; undefined without one. */
  machine(request: FastifyRequest): Promise<MachineActor | undefined>;
  /** The impersonation that lets an operator view this shop in this session; undefined without one. */
  impersonationOf(sessionId: string, merchant: string): Promise<Impersonation | undefined>;
  /** A user's membership in a shop; undefined for non-members. */
  memberOf(
    sessionId: string,
    merchant: string,
  ): Promise<(Membership & { lock: 'two_factor.required' | 'sso.required' | null }) | undefined>;
  visitor(request: FastifyRequest, key: string): Promise<VisitorActor>;
};
export type HttpParts = WriterParts & {
  authenticators: Authenticators;
  outside: Outside;
  careful: boolean;
  vault: Vault;
  acrossShops: AcrossShopsReader;
  flags: FlagReader;
  entitlements: Entitlements;
  rateOf(endpoint: Endpoint): object | false;
};

/**
 * Binds contract endpoints to service functions. Zod validates the input; Fastify's serializer removes fields that the contract doesn't
 * name.
 */
export function routesOf(app: FastifyInstance, parts: HttpParts): Routes {
  return (endpoint, handle, options) => {
    // Resolved at startup, so that a missing meter doesn't surface in a request.
    if (endpoint.entitlement) parts.entitlements.meterOf(endpoint.entitlement);
    const [method, url] = endpoint.line.split(' ') as ['GET', string];
    const { as } = options ?? {};
    const success = as?.status ?? (endpoint.creates ? 201 : 200);
    const bind = (server: FastifyInstance) =>
      server.route({
        method,
        url,
        config: { endpoint: endpoint.line, rateLimit: parts.rateOf(endpoint), ...(as && { problemAs: as }) },
        ...(endpoint.kind === 'stream' || endpoint.kind === 'download'
          ? {}
          : { schema: { response: { [success]: responseSchema(endpoint.result) } } }),
        handler: async (request, reply) => {
          const http = httpOf(request, reply);
          const actor = await actorFor(endpoint, request, parts);
          const input = parseInput(endpoint, request);
          // HEAD has no body, so it doesn't open the stream.
          if (endpoint.kind === 'stream' && request.method === 'HEAD') return reply.headers(streamHeaders).send();
          const result = await run(parts, endpoint, handle, actor, input, http).catch((error: unknown) => {
            // A stream that started and then failed is closed, so that its client reconnects.
            if (reply.sent) reply.raw.destroy();
            throw error;
          });
          if (endpoint.kind === 'stream' || endpoint.kind === 'download') return reply;
          options?.after?.(result, http);
          reply.status(success);
          if (success === 204) return reply.send();
          if (as) reply.type(as.type);
          return parts.careful ? endpoint.result.parse(result) : result;
        },
      });
    if (endpoint.kind === 'webhook') app.register(rawBodies(endpoint, bind));
    else bind(app);
  };
}

/** Registers a webhook whose body stays raw bytes, whatever its content type, until its signature is verified. */
const rawBodies =
  ({ most }: Endpoint, bind: (server: FastifyInstance) => unknown) =>
  async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', ...(most !== undefined && { bodyLimit: most }) }, (_request, body, done) =>
      done(null, body),
    );
    bind(scope);
  };

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const body = storable(bodyOf(request));
  const given = { ...storable(request.query as object), ...body, ...storable(request.params as object) };
  const parsed = endpoint.input.safeParse(given, { error: inputSentence });
  const issues = [...unknownFields(endpoint, body), ...(parsed.error?.issues ?? [])];
  if (parsed.success && issues.length === 0) return parsed.data as Received<E>;
  throw new Problem('input.invalid', {
    detail: issues[0]?.message,
    errors: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}
function bodyOf(request: FastifyRequest): object {
  const { body } = request;
  if (body === undefined || body === null || Buffer.isBuffer(body) || request.isMultipart()) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new Problem('input.invalid', { detail: 'Send a JSON object.', errors: [{ path: '', message: 'Send a JSON object.' }] });
  return body;
}

async function actorFor(endpoint: Endpoint, request: FastifyRequest, { authenticators }: HttpParts): Promise<Actor> {
  const { access } = endpoint;
  const { merchant = '', id = '', key = '' } = request.params as Record<string, string | undefined>;
  if (access === 'public' || access === 'signed') return { kind: 'nobody', merchant: '' };
  if (access === 'visitor') return authenticators.visitor(request, key);
  const machine = await authenticators.machine(request);
  if (machine) return machineFor(endpoint, machine, merchant);
  const user = await authenticators.user(request, endpoint);
  if (access === 'user') return { ...user, ...nowhere };
  if (access === 'self') return id === user.id ? { ...user, ...nowhere } : refuse('user.missing');
  if (access === 'operator') return isSuperAdmin(user.role) ? { ...user, ...nowhere } : refuse('permission.denied');
  const found = await authenticators.memberOf(user.sessionId, merchant);
  if (found) {
    const { lock, ...membership } = found;
    if (lock) return refuse(lock);
    return access === 'member' || mayDo(membership, access) ? { ...user, merchant, ...membership } : refuse('permission.denied');
  }
  const impersonation = await authenticators.impersonationOf(user.sessionId, merchant);
  if (!impersonation) return refuse('merchant.missing');
  if (!mayOperatorCall(endpoint, access)) return refuse('permission.denied', 'As an operator, you can only view this shop.');
  const { id: operatorId, sessionId, name } = user;
  return { kind: 'operator', id: operatorId, sessionId, name, merchant, impersonation, scopes: operatorScopes, teams: null, brands: null };
}

/** A program can call what its scopes allow in its own shop, but nothing about a signed-in user. */
function machineFor({ access, people }: Endpoint, machine: MachineActor, merchant: string): MachineActor {
  if (access === 'user' || access === 'self' || access === 'operator')
    return refuse('permission.denied', 'API keys can’t call this endpoint. It’s only for logged-in users.');
  if (machine.merchant !== merchant) return refuse('merchant.missing');
  if (people) return refuse('permission.denied', `API keys can’t call this endpoint. ${people}`);
  if (!machine.scopes.some((scope) => scope === access))
    return refuse('permission.denied', `This API key doesn’t have the scope ${access}. Use a key with this scope.`);
  return machine;
}

/** A viewing operator can only read, can't download files, and doesn't count as a teammate. */
const mayOperatorCall = ({ kind, people }: Endpoint, access: Permission | 'member') =>
  kind === 'query' && !people && access !== 'member' && operatorScopes.includes(access);

const nowhere = { merchant: '', permissions: [], teams: null, brands: null } as const;
function refuse(
  code: 'user.missing' | 'merchant.missing' | 'permission.denied' | 'two_factor.required' | 'sso.required',
  detail?: string,
): never {
  throw new Problem(code, { detail });
}

async function run<E extends Endpoint>(
  parts: HttpParts,
  endpoint: E,
  handle: Handle<E>,
  actor: Actor,
  input: Received<E>,
  http: Http,
): Promise<Result<E>> {
  const base = { actor, requestId: http.request.id, address: http.address, now: parts.now, newId, flags: parts.flags };
  if (endpoint.kind === 'command') return runCommand(parts, endpoint, handle, base, input, http);
  const db = reading(parts.pool, actor.merchant);
  const readerOf = (merchant: string) => reading(parts.pool, merchant);
  if (endpoint.kind === 'query' || endpoint.kind === 'stream' || endpoint.kind === 'download')
    return handle(
      {
        ...base,
        db,
        readerOf,
        ...(endpoint.access === 'operator' && {
          acrossShops: (work: (db: Reader) => Promise<unknown>) => parts.acrossShops(base, endpoint.line, work),
        }),
      } as unknown as CtxOf<E>,
      input,
      http,
    );
  const write = (work: never) => runWriter(parts, base, work);
  if (endpoint.kind === 'webhook') return handle({ ...base, db, write, delivery: deliveryOf(http) } as unknown as CtxOf<E>, input, http);
  const call = () => handle({ ...base, db, readerOf, write, outside: parts.outside } as unknown as CtxOf<E>, input, http);
  return endpoint.kind === 'call' && endpoint.keyed ? callOnce(parts, endpoint, base, input, http, call) : call();
}

/** A call can't hold a transaction while it uses the network, so two at once with one key both run; whoever ends first is repeated. */
async function callOnce<E extends Endpoint>(
  parts: HttpParts,
  { line }: E,
  by: Parameters<typeof runWriter>[1],
  input: Received<E>,
  http: Http,
  call: () => Promise<Result<E>> | Result<E>,
): Promise<Result<E>> {
  const key = idempotencyKey(http);
  if (key === undefined) return call();
  const asked = { scope: `${line} ${scopeOf(by.actor, http)}`, key, input };
  const lookUp = (db: Parameters<typeof replayed>[0]) => replayed(db, parts.vault, asked) as Promise<Result<E> | undefined>;
  const before = await runWriter(parts, by, ({ db }) => lookUp(db));
  if (before !== undefined) http.setHeader('idempotency-replayed', 'true');
  if (before !== undefined) return before;
  const result = await call();
  return runWriter(parts, by, async ({ db }) => {
    const other = await lookUp(db);
    if (other === undefined) await keepAnswer(db, parts.vault, asked, result);
    return other ?? result;
  });
}

const deliveryOf = ({ request, header }: Http): RawDelivery => ({
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  header,
});

function runCommand<E extends Endpoint>(
  parts: HttpParts,
  endpoint: E,
  handle: Handle<E>,
  by: { actor: Actor; requestId: string; address: string },
  input: Received<E>,
  http: Http,
) {
  const key = endpoint.creates || endpoint.keyed ? idempotencyKey(http) : undefined;
  const { entitlement } = endpoint;
  const meter = entitlement && parts.entitlements.meterOf(entitlement);
  return runWriter(parts, by, async (ctx) => {
    const { merchant } = by.actor;
    const work = () => handle(ctx as unknown as CtxOf<E>, input, http);
    const answer = () => (meter ? withinPlan(ctx.db, { merchant, meter, now: ctx.now(), work }) : work());
    if (key === undefined) return answer();
    const asked = { scope: `${endpoint.line} ${scopeOf(by.actor, http)}`, key, input };
    const before = await replayed(ctx.db, parts.vault, asked);
    if (before !== undefined) {
      http.setHeader('idempotency-replayed', 'true');
      return before as Result<E>;
    }
    const result = await answer();
    await keepAnswer(ctx.db, parts.vault, asked, result);
    return result;
  });
}

const longestKey = 200;
/** A longer key is refused, because the part of it that was kept could be another request's. */
function idempotencyKey(http: Http): string | undefined {
  const key = http.header('idempotency-key');
  if (key === undefined || key.length <= longestKey) return key;
  const message = `Use an Idempotency-Key of at most ${longestKey} characters.`;
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'Idempotency-Key', message }] });
}
/** A key that replaces another is the same program, which may repeat what it sent with the former one. */
function scopeOf(actor: Actor, http: Http): string {
  if (!('id' in actor)) return `nobody:${http.address}`;
  return `${actor.kind}:${actor.kind === 'machine' ? actor.lineage : actor.id}:${actor.merchant}`;
}
