import { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Limited } from './plans.ts';
import type { ProblemCode } from './problems.ts';
import type { Topic } from './topics.ts';

/**
 * query reads · command writes in one transaction · call uses an outside service · webhook receives a signed delivery as raw bytes · stream, download
 * and upload are what their names say.
 */
export type Kind = 'query' | 'command' | 'call' | 'stream' | 'download' | 'upload' | 'webhook';

/**
 * Who may call it: `public` anyone · `visitor` a website-chat session · `user` any signed-in person · `self` the person named by `:id` (others get
 * 404) · `operator` a super_admin · `signed` an outside service that signs its requests · `member` any teammate of `:merchant`, no program · a
 * permission: a member of `:merchant` whose team role has it, or an API key of that shop with this scope, unless `people` says otherwise (others get
 * 404).
 */
export type Access = 'public' | 'visitor' | 'user' | 'self' | 'operator' | 'signed' | 'member' | Permission;

type Line = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
type Terms<I, R, A extends Access = Access, P extends string | undefined = string | undefined> = {
  summary: string;
  access: A;
  /** Why only a person may call it: API keys, and operators viewing the shop, get 403 with this sentence. */
  people?: P;
  /** Topics that a successful call changes; clients reload lists about them. */
  topics?: readonly Topic[];
  input: I;
  result: R;
  /** Problems it can return besides the common ones (session, permission, input, rate). */
  problems?: readonly ProblemCode[];
  /** Endpoints that create return 201 and accept `Idempotency-Key`; all others return 200. */
  creates?: boolean;
  /**
   * Accepts an `Idempotency-Key` although it creates nothing: repeating it has an effect, and a client that lost the response must be able to retry.
   */
  keyed?: boolean;
  /** Lists of the input whose rows come from other systems: they may have fields that the contract doesn't name, which are ignored. */
  foreign?: readonly string[];
  /** The multipart field of an upload; `file` by default. */
  field?: string;
  /** The plan limit that a call uses up. The call fails with `plan.limit_reached` when it would exceed the limit. */
  entitlement?: Limited;
  /** The rate limit it counts toward. */
  limit?: 'sign_in' | 'public_write' | 'visitor' | 'read' | 'write' | 'webhook';
  /** The largest body of a webhook, in bytes. */
  most?: number;
};

export type Endpoint<
  K extends Kind = Kind,
  I extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
  P extends string | undefined = string | undefined,
> = {
  kind: K;
  line: Line;
} & Terms<I, R, A, P>;

const kind =
  <K extends Kind, More = { entitlement?: never }>(name: K) =>
  <I extends z.ZodType, R extends z.ZodType, A extends Access, P extends string | undefined = undefined>(
    line: Line,
    terms: Terms<I, R, A, P> & More,
  ): Endpoint<K, I, R, A, P> => ({
    kind: name,
    line,
    ...terms,
  });

/** Only endpoints with a shop and a single transaction can use up a plan limit, so that the count and the change are atomic. */
type Entitled<A extends Access> = { entitlement?: A extends Permission ? Limited : never };

export const query = kind('query');
export function command<I extends z.ZodType, R extends z.ZodType, A extends Access, P extends string | undefined = undefined>(
  line: Line,
  terms: Terms<I, R, A, P> & Entitled<A>,
) {
  const { entitlement, problems = [] } = terms;
  return kind<'command', unknown>('command')(line, entitlement ? { ...terms, problems: [...problems, 'plan.limit_reached'] } : terms);
}
export const call = kind('call');
export const stream = kind('stream');
export const download = kind('download');
export const upload = kind('upload');
export const webhook = kind('webhook');

export type Sent<E extends Endpoint> = z.input<E['input']>;
export type Received<E extends Endpoint> = z.output<E['input']>;
export type Result<E extends Endpoint> = z.output<E['result']>;
