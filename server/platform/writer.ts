import type { Envelope } from '@parley/contract/events';
import { sql } from 'kysely';
import type { Actor, Audience, Note, WriteCtx } from '../context.ts';
import { storeAudit } from './audit/audit.ts';
import type { Pool } from './db/pool.ts';
import { defaultFlags, type FlagReader } from './flags/flags.ts';
import { enterShop, type Writer, writing } from './db/tenant.ts';
import { type Problem, Refusal } from './http/problem.ts';
import { matchesEvent, type Reaction } from './jobs/reaction.ts';
import type { Job, Plan } from './jobs/job.ts';
import { newId } from './lib/ids.ts';
import type { LiveRow } from './live/live-row.ts';
import type { Notifier } from './live/notifier.ts';

/** Without `flags` every flag has its default, for scripts. */
export type WriterParts = { pool: Pool; reactions: readonly Reaction[]; notifier: Notifier; now(): Date; flags?: FlagReader };
type Who<A extends Actor> = { actor: A; requestId: string; address: string };
type Enqueued = { task: string; payload: unknown; key?: string; queue?: string; run_at?: Date; max_attempts: number; priority?: number };

/**
 * One transaction of one shop. Rows come first; then audit entries, jobs and finally live rows, in as few statements as there are kinds, so
 * that the shop's live head is locked only for the commit. Notifications to other processes follow the commit. `work` runs again when the
 * transaction lost to a concurrent one.
 */
export async function runWriter<A extends Actor, T>(parts: WriterParts, who: Who<A>, work: (ctx: WriteCtx<A>) => Promise<T>): Promise<T> {
  const { merchant } = who.actor;
  const { answer, refused, after } = await writing(parts.pool, merchant, async (db) => {
    // Everything below belongs to one attempt; `enter` may have moved the actor to a shop in the one before.
    who.actor.merchant = merchant;
    let refused: Problem | undefined;
    const after: (() => void)[] = [];
    const pending = new Pending(parts, db, after);
    const ctx = contextOf(parts, who, db, pending);
    const answer = await work(ctx).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      refused = error.problem;
      return undefined as T;
    });
    await pending.store(ctx);
    return { answer, refused, after };
  });
  for (const notify of after) notify();
  if (refused) throw refused;
  return answer;
}

class Pending {
  readonly jobs: Enqueued[] = [];
  readonly rows: { conversation_id: string | null; data: LiveRow; audience?: Audience }[] = [];
  readonly notes: Note[] = [];
  merchant = '';
  readonly #parts: WriterParts;
  readonly #db: Writer;
  readonly #after: (() => void)[];
  constructor(parts: WriterParts, db: Writer, after: (() => void)[]) {
    this.#parts = parts;
    this.#db = db;
    this.#after = after;
  }
  async store(ctx: WriteCtx) {
    const { notifier } = this.#parts;
    await storeAudit(this.#db, ctx, this.merchant, this.notes);
    const jobs = lastOfEachKey(this.jobs);
    if (jobs.length) await sql`select enqueue_jobs(${JSON.stringify(jobs)}::jsonb)`.execute(this.#db);
    for (const { run_at: at } of jobs) if (at) this.#after.push(() => notifier.due(at));
    if (this.rows.length === 0) return;
    const { merchant } = this;
    await sql`select append_live(${merchant}::uuid, ${JSON.stringify(this.rows)}::jsonb)`.execute(this.#db);
    this.#after.push(() => notifier.changed(merchant));
  }
  later(notify: () => void) {
    this.#after.push(notify);
  }
}

/**
 * A job replaces the waiting one with its key; within one transaction, which stores jobs in one statement, the last wins. Keys are sorted,
 * so that two transactions replacing the same jobs don't deadlock.
 */
function lastOfEachKey(jobs: readonly Enqueued[]): Enqueued[] {
  const last = new Map(jobs.flatMap((job) => (job.key === undefined ? [] : [[job.key, job] as const])));
  const keyless = jobs.filter((job) => job.key === undefined);
  return [...keyless, ...[...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, job]) => job)];
}

const inEnvelope = (type: string, version: number, merchant: string, at: Date, data: object): Envelope<object> => ({
  id: newId(),
  type,
  version,
  occurred_at: at.toISOString(),
  merchant_id: merchant,
  data,
});

function contextOf<A extends Actor>(parts: WriterParts, who: Who<A>, db: Writer, pending: Pending): WriteCtx<A> {
  pending.merchant = who.actor.merchant;
  const enqueue = <P extends { merchant: string }>(work: Job<P>, payload: P, plan: Plan = {}) =>
    void pending.jobs.push({
      task: work.name,
      payload: work.payload.parse(payload),
      key: plan.key,
      queue: plan.queue,
      run_at: plan.runAt,
      priority: plan.priority,
      max_attempts: work.maxAttempts,
    });
  return {
    ...who,
    db,
    now: parts.now,
    newId,
    flags: parts.flags ?? defaultFlags,
    enqueue,
    async emit(event, data) {
      const checked = event.data.parse(data);
      const reactions = parts.reactions.filter((reaction) => matchesEvent(reaction, event));
      if (reactions.length === 0) return;
      const fact = event.version === undefined ? checked : inEnvelope(event.type, event.version, pending.merchant, parts.now(), checked);
      for (const reaction of reactions) {
        const planned = await reaction.plan(db, fact as never, parts.now());
        if (planned) enqueue(reaction.job as unknown as Job, planned.payload, planned.plan);
      }
    },
    signal: (signal, about) =>
      void pending.rows.push({
        conversation_id: about?.conversationId ?? null,
        data: { signal, chat: about?.chat },
        audience: about?.audience,
      }),
    sendEphemeral: (signal, about) =>
      pending.later(() =>
        parts.notifier.sendEphemeral({
          merchant: pending.merchant,
          conversation_id: about?.conversationId ?? null,
          data: { signal, chat: about?.chat },
          audience: about?.audience,
        }),
      ),
    audit: (note) => void pending.notes.push(note),
    refuse(problem): never {
      throw new Refusal(problem);
    },
    async enter(merchant) {
      pending.merchant = merchant;
      who.actor.merchant = merchant;
      await enterShop(db, parts.pool, merchant);
    },
    forget: (key) => pending.later(() => parts.notifier.forget(key)),
  };
}
