import { permissionsOf } from '@parley/contract/permissions';
// One customer's conversation on a copy of a shop: messages arrive as the product receives them, and its own jobs answer.
import type { Card } from '@parley/contract/messages';
import type { Run } from '@parley/contract/runs';
import type { JobCtx } from '../../server/context.ts';
import { insertCustomer } from '../../server/features/channels/chat/customer-store.ts';
import { strangerName } from '../../server/features/channels/chat/rules.ts';
import { takeOver } from '../../server/features/conversations/inbox/take-over.ts';
import { lockConversation, markVerified, readTeammates, receive } from '../../server/features/conversations/inbox/index.ts';
import { featuresOf, productOf } from '../../server/features.ts';
import type { Installation } from '../../server/installation.ts';
import type { Mail } from '../../server/integrations/ports.ts';
import type { JobHandler } from '../../server/platform/jobs/handler.ts';
import type { Plan } from '../../server/platform/jobs/job.ts';
import type { CopyCtx } from '../eval-tools/copy.ts';
import type { Clock } from './shops.ts';

/** What the product recorded of an answer. */
export type Trace = Pick<Run, 'engine' | 'intent' | 'decision' | 'reason' | 'confidence' | 'attempts' | 'tools'> & { trace: unknown };
export type Answer = {
  confidence: number | null;
  text: string;
  cards: Card[];
  /** With the team: the AI no longer handles the conversation. */
  handedOff: boolean;
  runs: Trace[];
  memory: unknown;
  failures: string[];
};
export type Chat = {
  conversationId(): string | null;
  say(texts: readonly string[]): Promise<Answer>;
  /** A teammate answers from now on. */
  takeOver(): Promise<void>;
  /** The code mailed last. */
  code(): string | undefined;
};

type Queued = { job: string; payload: { merchant: string }; plan: Plan };

/** The product's jobs without its queue: jobs of a copy would be invisible to the workers, so they run here. */
export function openJobs(installation: Installation) {
  const { reactions } = productOf(installation);
  const handlers = new Map<string, JobHandler>(
    featuresOf(installation)
      .filter(({ name }) => name === 'assistant')
      .flatMap(({ jobs = [] }) => jobs.map((handler) => [handler.job.name, handler] as const)),
  );
  const queue: Queued[] = [];
  const add = (queued: Queued) => {
    if (queued.plan.key !== undefined) {
      const place = queue.findIndex(({ plan }) => plan.key === queued.plan.key);
      if (place >= 0) queue.splice(place, 1);
    }
    queue.push(queued);
  };
  return {
    queue,
    add,
    handlers,
    /** The product's reactions, whose jobs wait in `queue`. */
    reactions: reactions.map((reaction) => ({
      ...reaction,
      async plan(...given: Parameters<typeof reaction.plan>) {
        const planned: { payload: { merchant: string }; plan?: Plan } | undefined = await reaction.plan(...given);
        if (planned) add({ job: reaction.job.name, payload: planned.payload, plan: planned.plan ?? {} });
        return undefined;
      },
    })),
  };
}
export type Jobs = ReturnType<typeof openJobs>;

type Place = { installation: Installation; jobs: Jobs; clock: Clock; merchant: string };

/** The AI waits some seconds for more messages; jobs that wait longer are for a quiet conversation. In milliseconds. */
const longestWait = 60_000;
/** Between an answer and the customer's next message, in milliseconds. */
const pause = 20_000;

/** `who`: the e-mail address of a customer who is signed in at the shop. */
export async function openChat(copy: CopyCtx, { installation, jobs, clock, merchant }: Place, who: string | null): Promise<Chat> {
  const mails: Mail[] = [];
  const ctx: JobCtx = {
    ...copy,
    write: (work) =>
      copy.write((w) =>
        work({
          ...w,
          actor: { kind: 'system', merchant },
          enqueue: (job, payload, plan = {}) => jobs.add({ job: job.name, payload: job.payload.parse(payload), plan }),
        }),
      ),
    actor: { kind: 'system', merchant },
    requestId: 'eval',
    address: '',
    attempt: 1,
    lastAttempt: false,
    flags: installation.flags,
    outside: { ...installation.outside, mail: { send: async (mail) => void mails.push(mail) } },
  };
  jobs.queue.splice(0);
  const customer = who === null ? await newStranger(ctx) : await findCustomer(ctx, who);
  let conversationId: string | null = null;
  let seen = 0;

  async function runJobs(): Promise<string[]> {
    const failures: string[] = [];
    for (let left = 20; left > 0; left--) {
      const soon = ctx.now().getTime() + longestWait;
      const place = jobs.queue.findIndex(({ plan, job }) => jobs.handlers.has(job) && (plan.runAt?.getTime() ?? 0) <= soon);
      const [next] = place < 0 ? [] : jobs.queue.splice(place, 1);
      if (!next) return failures;
      if (next.plan.runAt && next.plan.runAt > ctx.now()) clock.set(next.plan.runAt);
      const handle = jobs.handlers.get(next.job)?.handle as ((given: JobCtx, payload: object) => Promise<void>) | undefined;
      await handle?.(ctx, next.payload).catch(async (error: unknown) => {
        failures.push(`${next.job}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        // The last attempt hands off instead of throwing.
        await handle({ ...ctx, attempt: 3, lastAttempt: true }, next.payload);
      });
    }
    return [...failures, 'more than 20 jobs followed one message'];
  }

  return {
    conversationId: () => conversationId,
    code: () => /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0],
    async say(texts) {
      clock.set(new Date(ctx.now().getTime() + pause));
      for (const text of texts) {
        const { conversation } = await ctx.write((w) =>
          receive(w, { conversationId, customer, channel: 'website', clientId: ctx.newId(), text }),
        );
        if (conversationId === null && who !== null) await ctx.write((w) => markVerified(w, conversation.id, customer.id));
        conversationId = conversation.id;
      }
      const failures = await runJobs();
      const answer = await readAnswer(ctx, conversationId ?? '', seen);
      seen = answer.seq;
      return { ...answer, failures };
    },
    async takeOver() {
      const [teammate] = await readTeammates(ctx.db, merchant, ctx.now());
      if (!teammate) throw new Error('The shop has no teammate.');
      await ctx.write(async (w) => {
        const conversation = conversationId === null ? undefined : await lockConversation(w.db, conversationId);
        const { id, name } = teammate;
        const actor = {
          kind: 'user',
          id,
          sessionId: null,
          name,
          role: 'merchant',
          merchant,
          permissions: permissionsOf('owner'),
          teams: null,
          brands: null,
        } as const;
        if (conversation) await takeOver({ ...w, actor }, conversation);
      });
    },
  };
}

async function newStranger(ctx: JobCtx) {
  const id = ctx.newId();
  const name = strangerName(id);
  await ctx.write((w) => insertCustomer(w.db, { merchant_id: w.actor.merchant, id, name, email: null, language: null }));
  return { id, name };
}

async function findCustomer(ctx: JobCtx, email: string) {
  const found = await ctx.db.selectFrom('customers').select(['id', 'name']).where('email', '=', email).executeTakeFirst();
  if (!found) throw new Error(`The shop has no customer ${email}.`);
  return found;
}

async function readAnswer({ db }: JobCtx, conversationId: string, seen: number) {
  const messages = await db
    .selectFrom('messages')
    .select(['seq', 'author', 'text', 'cards', 'run_id'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', seen)
    .orderBy('seq')
    .execute();
  const { handler, ai_memory: memory } = await db
    .selectFrom('conversations')
    .select(['handler', 'ai_memory'])
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const said = messages.filter(({ author }) => author === 'ai');
  const runIds = [...new Set(said.flatMap(({ run_id: id }) => (id ? [id] : [])))];
  const runs =
    runIds.length === 0
      ? []
      : await db
          .selectFrom('ai_runs')
          .select(['engine', 'intent', 'decision', 'reason', 'confidence', 'attempts', 'tools', 'trace'])
          .where('id', 'in', runIds)
          .execute();
  return {
    seq: messages.at(-1)?.seq ?? seen,
    text: said.map(({ text }) => text).join('\n\n'),
    cards: said.flatMap(({ cards }) => cards as Card[]),
    handedOff: handler !== 'ai',
    confidence: runs.at(-1)?.confidence ?? null,
    memory,
    runs: runs as Trace[],
  };
}
