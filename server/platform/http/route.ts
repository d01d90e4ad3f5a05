import { can, isSuperAdmin } from '@parley/contract/permissions';
import type { Endpoint, Received, Result } from '@parley/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, CtxOf, Membership, Outside, UserActor, VisitorActor } from '../../context.ts';
import { reading } from '../db/tenant.ts';
import { newId } from '../lib/ids.ts';
import { storable } from '../lib/storable.ts';
import type { Vault } from '../vault/vault.ts';
import { runWriter, type WriterParts } from '../writer.ts';
import { type Http, httpOf } from './http.ts';
import { keepAnswer, replayed } from './idempotency.ts';
import { Problem } from './problem.ts';

export type Handle<E extends Endpoint> = (ctx: CtxOf<E>, input: Received<E>, http: Http) => Promise<Result<E>>;
/** `after` sees every answer before it leaves, a replayed one too: the place for cookies. */
export type RouteOptions<E extends Endpoint> = { after?(result: Result<E>, http: Http): void };
export type Routes = <E extends Endpoint>(endpoint: E, handle: Handle<E>, options?: RouteOptions<E>) => void;

/** How the people at the door are known; app.ts takes the answers from the features that keep them. */
export type Doors = {
  user(request: FastifyRequest): Promise<Omit<UserActor, 'merchant' | 'teamRole' | 'teams' | 'brands'>>;
  /** What a person is in a shop, or undefined for a stranger. */
  memberOf(sessionId: string, merchant: string): Promise<Membership | undefined>;
  visitor(request: FastifyRequest, key: string): Promise<VisitorActor>;
};
export type HttpParts = WriterParts & {
  doors: Doors;
  outside: Outside;
  careful: boolean;
  vault: Vault;
  rateOf(endpoint: Endpoint): object | false;
};

/** Binds contract lines to service functions. Zod checks what comes in; Fastify's serializer drops what the contract does not name. */
export function routesOf(app: FastifyInstance, parts: HttpParts): Routes {
  return (endpoint, handle, options) => {
    const [method, url] = endpoint.line.split(' ') as ['GET', string];
    const success = endpoint.creates ? 201 : 200;
    app.route({
      method,
      url,
      config: { endpoint: endpoint.line, rateLimit: parts.rateOf(endpoint) },
      ...(endpoint.kind === 'stream' || endpoint.kind === 'download'
        ? {}
        : { schema: { response: { [success]: responseSchema(endpoint.result) } } }),
      handler: async (request, reply) => {
        const http = httpOf(request, reply);
        const actor = await actorFor(endpoint, request, parts);
        const input = parseInput(endpoint, request);
        const result = await run(parts, endpoint, handle, actor, input, http).catch((error: unknown) => {
          // A stream that began and cannot go on ends, so that its client comes back; nobody else would tell it.
          if (reply.sent) reply.raw.destroy();
          throw error;
        });
        if (endpoint.kind === 'stream' || endpoint.kind === 'download') return reply;
        options?.after?.(result, http);
        reply.status(success);
        return parts.careful ? endpoint.result.parse(result) : result;
      },
    });
  };
}

/** Zod writes `additionalProperties: false`, on which the serializer's choice inside unions fails; without it unknown fields are dropped. */
const responseSchema = (result: z.ZodType) =>
  z.toJSONSchema(result, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void (jsonSchema.additionalProperties === false && delete jsonSchema.additionalProperties),
  });

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const given = storable({ ...(request.query as object), ...bodyOf(request), ...(request.params as object) });
  const parsed = endpoint.input.safeParse(given);
  if (parsed.success) return parsed.data as Received<E>;
  throw new Problem('input.invalid', {
    detail: parsed.error.issues[0]?.message,
    errors: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}
function bodyOf(request: FastifyRequest): object {
  const { body } = request;
  if (body === undefined || body === null || request.isMultipart()) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new Problem('input.invalid', { detail: 'Send a JSON object.', errors: [{ path: '', message: 'Send a JSON object.' }] });
  return body;
}

async function actorFor(endpoint: Endpoint, request: FastifyRequest, { doors }: HttpParts): Promise<Actor> {
  const { access } = endpoint;
  const { merchant = '', id = '', key = '' } = request.params as Record<string, string | undefined>;
  if (access === 'public') return { kind: 'nobody', merchant: '' };
  if (access === 'visitor') return doors.visitor(request, key);
  const user = await doors.user(request);
  if (access === 'user') return { ...user, ...nowhere };
  if (access === 'self') return id === user.id ? { ...user, ...nowhere } : refuse('user.missing');
  if (access === 'operator') return isSuperAdmin(user.role) ? { ...user, ...nowhere } : refuse('permission.denied');
  const membership = await doors.memberOf(user.sessionId, merchant);
  if (!membership) return refuse('merchant.missing');
  if (!can(membership.teamRole, access)) return refuse('permission.denied');
  return { ...user, merchant, ...membership };
}
const nowhere = { merchant: '', teamRole: null, teams: null, brands: null } as const;
function refuse(code: 'user.missing' | 'merchant.missing' | 'permission.denied'): never {
  throw new Problem(code);
}

async function run<E extends Endpoint>(
  parts: HttpParts,
  endpoint: E,
  handle: Handle<E>,
  actor: Actor,
  input: Received<E>,
  http: Http,
): Promise<Result<E>> {
  const base = { actor, requestId: http.request.id, address: http.address, now: parts.now, newId };
  if (endpoint.kind === 'command') return runCommand(parts, endpoint, handle, base, input, http);
  const db = reading(parts.pool, actor.merchant);
  if (endpoint.kind === 'query' || endpoint.kind === 'stream' || endpoint.kind === 'download')
    return handle({ ...base, db, readerOf: (merchant: string) => reading(parts.pool, merchant) } as unknown as CtxOf<E>, input, http);
  const write = (work: never) => runWriter(parts, base, work);
  return handle({ ...base, db, write, outside: parts.outside } as unknown as CtxOf<E>, input, http);
}

function runCommand<E extends Endpoint>(
  parts: HttpParts,
  endpoint: E,
  handle: Handle<E>,
  by: { actor: Actor; requestId: string; address: string },
  input: Received<E>,
  http: Http,
) {
  const key = endpoint.creates || endpoint.keyed ? http.header('idempotency-key') : undefined;
  return runWriter(parts, by, async (ctx) => {
    if (key === undefined) return handle(ctx as unknown as CtxOf<E>, input, http);
    const asked = { scope: `${endpoint.line} ${scopeOf(by.actor, http)}`, key: key.slice(0, 200), input };
    const before = await replayed(ctx.db, parts.vault, asked);
    if (before !== undefined) {
      http.setHeader('idempotency-replayed', 'true');
      return before as Result<E>;
    }
    const result = await handle(ctx as unknown as CtxOf<E>, input, http);
    await keepAnswer(ctx.db, parts.vault, asked, result);
    return result;
  });
}
const scopeOf = (actor: Actor, http: Http) => ('id' in actor ? `${actor.kind}:${actor.id}:${actor.merchant}` : `nobody:${http.address}`);
