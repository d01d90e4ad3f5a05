import type { Permission, PlatformRole } from '@parley/contract/permissions';
import type { Access, Endpoint, Kind } from '@parley/contract/endpoint';
import type { Signal } from '@parley/contract/live';
import type { ChatSignal } from '@parley/contract/chat';
import type { Outside } from './integrations/ports.ts';
import type { Reader, Writer } from './platform/db/tenant.ts';
import type { FlagReader } from './platform/flags/flags.ts';
import type { Event } from './platform/jobs/event.ts';
import type { Job, Plan } from './platform/jobs/job.ts';
import type { Problem } from './platform/http/problem.ts';
import type { RawDelivery } from './platform/lib/webhook-source.ts';

/** A user. `merchant` is '' outside any shop. */
export type UserActor = {
  kind: 'user';
  id: string;
  /** null when a job acts for the user, for example to send a scheduled message. */
  sessionId: string | null;
  name: string;
  role: PlatformRole;
  merchant: string;
  /** What this user may do in the shop; nothing outside any shop. */
  permissions: readonly Permission[];
  /** The teams whose conversations this user sees; null means all. */
  teams: readonly string[] | null;
  /** The brands this user sees; null means all. */
  brands: BrandLimit | null;
};
/** The brands a user is limited to. `withDefault` includes the default brand. */
export type BrandLimit = { ids: readonly string[]; withDefault: boolean };
/** A user's permissions and limits in one shop. */
export type Membership = { permissions: readonly Permission[]; teams: readonly string[] | null; brands: BrandLimit | null };
/** A user with a session. */
export type SignedInActor = UserActor & { sessionId: string };
/** A member of the shop named in the path. */
export type MemberActor = SignedInActor;
/** A program with an API key of one shop. `id` is the key's id. Its scopes, teams and brands never exceed those of the key's creator. */
export type MachineActor = {
  kind: 'machine';
  id: string;
  /** The first key of those that this one replaces, or its own id. */
  lineage: string;
  name: string;
  merchant: string;
  scopes: readonly Permission[];
  createdBy: string;
  teams: readonly string[] | null;
  brands: BrandLimit | null;
};
/** An operator viewing a shop: read-only, with a reason, for a limited time. `id` is the operator's user id. */
export type OperatorActor = {
  kind: 'operator';
  id: string;
  sessionId: string;
  name: string;
  merchant: string;
  impersonation: Impersonation;
  scopes: readonly Permission[];
  teams: null;
  brands: null;
};
export type Impersonation = { id: string; reason: string; expiresAt: Date };
/** Actors that can change a shop through the API. */
export type WritingActor = UserActor | MachineActor;
/** Actors that can read a shop through the API. */
export type ReadingActor = WritingActor | OperatorActor;
export type VisitorActor = { kind: 'visitor'; id: string; merchant: string; customerId: string | null; conversationId: string | null };
export type NobodyActor = { kind: 'nobody'; merchant: string };
export type SystemActor = { kind: 'system'; merchant: string };
export type { Outside };
export type Actor = UserActor | MachineActor | OperatorActor | VisitorActor | NobodyActor | SystemActor;

/** The team, assignee and brand of a conversation, which decide who can see it. */
export type Audience = { team_id: string | null; assignee_id: string | null; brand_id: string | null };

type Base<A extends Actor = Actor> = { actor: A; requestId: string; address: string; now(): Date; newId(): string; flags: FlagReader };
export type Note = { action: string; object?: readonly [kind: string, id: string]; detail?: Record<string, unknown> };

/** A reader sees one shop and changes nothing. */
export type ReadCtx<A extends Actor = Actor> = Base<A> & {
  db: Reader;
  /** Reads another of the user's shops when the path names none. The caller checks that the user belongs to it. */
  readerOf(merchant: string): Reader;
};

/** A writer is one transaction of one shop. Rows, jobs, live rows and the audit entry commit together or not at all. */
export type WriteCtx<A extends Actor = Actor> = Base<A> & {
  db: Writer;
  /** Emits an event. Each reaction to it becomes a job in this transaction; domain events get their envelope here. */
  emit<P extends object>(event: Event<P>, data: P): Promise<void>;
  enqueue<P extends { merchant: string }>(job: Job<P>, payload: P, plan?: Plan): void;
  /**
   * Notifies the shop's streams after the commit; `chat` is the part that the conversation's customer receives. By default everyone who can
   * see the conversation after the change receives it; `audience` overrides this, for example with those who could see it before.
   */
  signal(signal: Signal, about?: { conversationId: string; chat?: ChatSignal; audience?: Audience }): void;
  /** Sends a signal that is not stored, such as typing. Visibility is not looked up: `audience` is required. */
  sendEphemeral(signal: Signal, about?: { conversationId: string; chat?: ChatSignal; audience: Audience }): void;
  audit(note: Note): void;
  /** Ends the command with a problem but commits what it wrote. */
  refuse(problem: Problem): never;
  /** Sets the shop of a transaction that began without one. */
  enter(merchant: string): Promise<void>;
  /** After the commit, drops the cache entry with this key in every process. */
  forget(key: string): void;
};

/** A caller uses outside services and writes only in short transactions of its own. */
export type CallCtx<A extends Actor = Actor> = Base<A> & {
  db: Reader;
  outside: Outside;
  write<T>(work: (ctx: WriteCtx<A>) => Promise<T>): Promise<T>;
};
export type WebhookCtx = Omit<CallCtx<NobodyActor>, 'outside'> & { delivery: RawDelivery };
export type JobCtx = CallCtx<SystemActor> & { attempt: number; lastAttempt: boolean };

type MembersActor<K extends Kind, P extends string | undefined> = P extends string
  ? MemberActor
  : MemberActor | MachineActor | (K extends 'query' ? OperatorActor : never);
type ActorFor<A extends Access, K extends Kind, P extends string | undefined> = A extends 'public' | 'signed'
  ? NobodyActor
  : A extends 'visitor'
    ? VisitorActor
    : A extends 'user' | 'self' | 'operator'
      ? SignedInActor
      : MembersActor<K, P>;
/** The actor type follows from the endpoint's access. */
export type ActorOf<E extends Endpoint> = E extends Endpoint<infer K, infer _I, infer _R, infer A, infer P> ? ActorFor<A, K, P> : never;

/** What an operator's query can use in addition: rows of all shops. Each use is written to the audit log before it reads anything. */
export type AcrossShops = { acrossShops<T>(work: (db: Reader) => Promise<T>): Promise<T> };
type QueryCtx<E extends Endpoint> = E['access'] extends 'operator' ? ReadCtx<ActorOf<E>> & AcrossShops : ReadCtx<ActorOf<E>>;
export type CtxOf<E extends Endpoint> = {
  query: QueryCtx<E>;
  command: WriteCtx<ActorOf<E>>;
  call: CallCtx<ActorOf<E>> & Pick<ReadCtx, 'readerOf'>;
  stream: ReadCtx<ActorOf<E>>;
  download: ReadCtx<ActorOf<E>>;
  upload: CallCtx<ActorOf<E>>;
  webhook: WebhookCtx;
}[E['kind']];
