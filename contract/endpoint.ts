import { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { ProblemCode } from './problems.ts';
import type { Topic } from './topics.ts';

/** query reads · command writes in one transaction · call talks to an outside service · stream, download and upload name the rest. */
export type Kind = 'query' | 'command' | 'call' | 'stream' | 'download' | 'upload';

/**
 * Who may knock: `public` anyone · `visitor` a website-chat session · `user` any signed-in person · `self` the person named by `:id`
 * (others answer 404) · `operator` a super_admin · a permission: a member of `:merchant` whose team role has it (strangers answer 404).
 */
export type Access = 'public' | 'visitor' | 'user' | 'self' | 'operator' | Permission;

type Line = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
type Terms<I, R, A extends Access = Access> = {
  summary: string;
  access: A;
  /** What a successful call changes; lists about it are read again. */
  topics?: readonly Topic[];
  input: I;
  result: R;
  /** Problems it can answer with besides those every endpoint has (session, permission, input, rate). */
  problems?: readonly ProblemCode[];
  /** 201 and `Idempotency-Key` are for what creates; everything else answers 200. */
  creates?: boolean;
  /** Takes an `Idempotency-Key` although it creates nothing: done twice it does more, so whoever lost the answer can ask again. */
  keyed?: boolean;
  /** The multipart field of an upload; `file` where none is named. */
  field?: string;
  /** Which bucket of the rate limits it draws from. */
  limit?: 'sign_in' | 'public_write' | 'visitor' | 'read' | 'write';
};

export type Endpoint<K extends Kind = Kind, I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType, A extends Access = Access> = {
  kind: K;
  line: Line;
} & Terms<I, R, A>;

const kind =
  <K extends Kind>(name: K) =>
  <I extends z.ZodType, R extends z.ZodType, A extends Access>(line: Line, terms: Terms<I, R, A>): Endpoint<K, I, R, A> => ({
    kind: name,
    line,
    ...terms,
  });

export const query = kind('query');
export const command = kind('command');
export const call = kind('call');
export const stream = kind('stream');
export const download = kind('download');
export const upload = kind('upload');

export type Sent<E extends Endpoint> = z.input<E['input']>;
export type Received<E extends Endpoint> = z.output<E['input']>;
export type Result<E extends Endpoint> = z.output<E['result']>;
