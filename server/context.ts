import type { PlatformRole, TeamRole } from '@parley/contract/permissions';
import type { Access, Endpoint } from '@parley/contract/endpoint';
import type { Signal } from '@parley/contract/live';
import type { ChatSignal } from '@parley/contract/chat';
import type { Outside } from './integrations/ports.ts';
import type { Reader, Writer } from './platform/db/tenant.ts';
import type { Event } from './platform/jobs/event.ts';
import type { Job, Plan } from './platform/jobs/job.ts';
import type { Problem } from './platform/http/problem.ts';

/** Who acts. `merchant` is '' where no shop is involved. */
export type UserActor = {
  kind: 'user';
  id: string;
  sessionId: string;
  name: string;
  role: PlatformRole;
  merchant: string;
  teamRole: TeamRole | null;
  /** The teams whose conversations they see; null sees all. */
  teams: readonly string[] | null;
  /** The brands they see; null sees all. */
  brands: BrandLimit | null;
};
/** Brands somebody is limited to. `withDefault`: also what names no brand. */
export type BrandLimit = { ids: readonly string[]; withDefault: boolean };
/** What a person is in one shop. */
export type Membership = { teamRole: TeamRole; teams: readonly string[] | null; brands: BrandLimit | null };
/** A member of the shop that the address names. */
export type MemberActor = UserActor & { teamRole: TeamRole };
export type VisitorActor = { kind: 'visitor'; id: string; merchant: string; customerId: string | null; conversationId: string | null };
export type NobodyActor = { kind: 'nobody'; merchant: string };
export type SystemActor = { kind: 'system'; merchant: string };
export type { Outside };
export type Actor = UserActor | VisitorActor | NobodyActor | SystemActor;

/** The team, the holder and the brand of a conversation: what decides who may see it. */
export type Audience = { team_id: string | null; assignee_id: string | null; brand_id: string | null };

type Base<A extends Actor = Actor> = { actor: A; requestId: string; address: string; now(): Date; newId(): string };
export type Note = { action: string; object?: readonly [kind: string, id: string]; detail?: Record<string, unknown> };

/** A reader sees one shop and changes nothing. */
export type ReadCtx<A extends Actor = Actor> = Base<A> & {
  db: Reader;
  /** For a person's own shops, where the address names none; the caller checks that it is one of theirs. */
  readerOf(merchant: string): Reader;
};

/** A writer is one transaction of one shop: rows, jobs, live rows and the audit entry are kept together or not at all. */
export type WriteCtx<A extends Actor = Actor> = Base<A> & {
  db: Writer;
  /** Announces a fact; each reaction to it becomes a job in this transaction. */
  emit<P extends { merchant: string }>(event: Event<P>, payload: P): Promise<void>;
  enqueue<P extends { merchant: string }>(job: Job<P>, payload: P, plan?: Plan): void;
  /**
   * Tells the shop's streams after the commit; `chat` is what the customer of that conversation may hear of it. Those who may see the
   * conversation as it then is hear it; `audience` names another, such as those who could see it before.
   */
  signal(signal: Signal, about?: { conversationId: string; chat?: ChatSignal; audience?: Audience }): void;
  /** Tells the streams something that is not worth keeping, such as typing. Nothing looks up who may see the conversation: `audience` says it. */
  whisper(signal: Signal, about?: { conversationId: string; chat?: ChatSignal; audience: Audience }): void;
  audit(note: Note): void;
  /** Ends the command with a problem and keeps what it wrote. */
  refuse(problem: Problem): never;
  /** Sets the shop of a transaction that began without one. */
  enter(merchant: string): Promise<void>;
  /** After the commit, on every process: forget what is cached under this key. */
  forget(key: string): void;
};

/** A caller reaches the world, and writes only in short transactions of its own. */
export type CallCtx<A extends Actor = Actor> = Base<A> & {
  db: Reader;
  outside: Outside;
  write<T>(work: (ctx: WriteCtx<A>) => Promise<T>): Promise<T>;
};
export type JobCtx = CallCtx<SystemActor> & { attempt: number; lastAttempt: boolean };

type ActorFor<A extends Access> = A extends 'public'
  ? NobodyActor
  : A extends 'visitor'
    ? VisitorActor
    : A extends 'user' | 'self' | 'operator'
      ? UserActor
      : MemberActor;
/** Who acts follows from who may call. */
export type ActorOf<E extends Endpoint> = ActorFor<E['access']>;
export type CtxOf<E extends Endpoint> = {
  query: ReadCtx<ActorOf<E>>;
  command: WriteCtx<ActorOf<E>>;
  call: CallCtx<ActorOf<E>>;
  stream: ReadCtx<ActorOf<E>>;
  download: ReadCtx<ActorOf<E>>;
  upload: CallCtx<ActorOf<E>>;
}[E['kind']];
