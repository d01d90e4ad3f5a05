import { aiAgent, type tryAgent } from '@parley/contract/ai-settings';
import type { Received, Result } from '@parley/contract/endpoint';
import type { CallCtx, UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { BucketStore } from '../../../platform/limits/bucket-store.ts';
import {
  type Case,
  consider,
  type Considered,
  enginesFor,
  growing,
  readDecided,
  readShopForAi,
  rehearsal,
  undoing,
} from '../assistant/index.ts';
import { mustSeeCustomer } from '../../commerce/customers/index.ts';
import { hoursFor } from '../../conversations/hours/index.ts';
import { toCost } from '../../conversations/inbox/index.ts';
import type { AgentParts } from './parts.ts';
import { stageConversation } from './store.ts';

type Ctx = CallCtx<UserActor>;
type Input = Received<typeof tryAgent>;

/** What the AI would answer now, by settings that may not be saved yet. Nothing is written, and only the one who tries it hears it. */
export async function tryOut(ctx: Ctx, input: Input, parts: AgentParts): Promise<Result<typeof tryAgent>> {
  if (input.turns.at(-1)?.author !== 'customer') refuse('turns', 'The last turn has to be the customer’s.');
  const startedAt = ctx.now();
  const { configVersion, ...shop } = await readShopForAi(ctx.db);
  const grows = growing(
    (text, done) => ctx.write(async (w) => w.whisper(aiText(ctx, input, text, done))),
    () => ctx.now().getTime(),
  );
  const { rehearsed, ...tried } = await caseOf(ctx, input, { parts, shop, startedAt, onText: grows.onText });
  const considered = await consider(tried).finally(grows.end);
  if (considered.decision === 'failed') throw new Problem('engine.unavailable', { detail: whyNot(considered) });
  const { run, memory } = considered;
  const told = { ...considered, memory: rehearsed.remember(memory), run: { ...run, tools: rehearsed.toldOf(run.tools) } };
  return present(told, { configVersion, startedAt, totalMs: Math.max(0, ctx.now().getTime() - startedAt.getTime()) });
}

type Shop = Case['briefing']['shop'];
type Around = { parts: AgentParts; shop: Shop; startedAt: Date; onText(text: string): void };
async function caseOf(ctx: Ctx, { turns, memory, ...input }: Input, { parts, shop, startedAt, onText }: Around) {
  const customer = input.customer_id === null ? null : await mustSeeCustomer(ctx, input.customer_id);
  const decided = await readDecided(ctx.db);
  const agent = aiAgent.parse({ ...decided.agent, ...input.agent });
  const order = input.engine ? [input.engine] : decided.engine.order;
  const engines = await enginesFor({ ...parts, models: ctx.outside.models }, { ...decided, agent, engine: { ...decided.engine, order } });
  const asked = engines.filter(({ name }) => input.engine === undefined || (name === 'builtin') === (input.engine === 'builtin'));
  if (asked.length === 0) throw new Problem('engine.unavailable', { detail: 'No language model is set up.' });
  const said = turns.map(({ author, text }, place) => ({
    seq: place + 1,
    author,
    text,
    at: secondsBefore(startedAt, turns.length - place),
  }));
  const conversationId = ctx.newId();
  const scene = {
    ctx: { db: ctx.db, now: ctx.now, newId: ctx.newId, write: undoing(ctx.write, staged(conversationId, customer)) },
    conversationId,
    customerId: customer?.id ?? null,
    contactId: customer?.id ?? ctx.newId(),
    attempts: 0,
    method: shop.verification,
    currency: shop.currency,
    draft: true,
  };
  const rehearsed = rehearsal(scene, said, memory);
  return {
    rehearsed,
    scene,
    engines: asked.map(rehearsed.on),
    hours: await hoursFor(ctx.db, null, startedAt),
    briefing: {
      turns: said,
      shop,
      customer: { name: customer?.name ?? 'Visitor', verified: customer !== null },
      agent,
      channel: agent.channels.includes('website') ? 'website' : (agent.channels[0] ?? 'website'),
      memory,
      now: startedAt,
      onText,
    },
  };
}

/** What deeds expect to find: the conversation, held by the AI, of the verified customer. */
const staged = (id: string, customer: { id: string; name: string } | null) => async (w: WriteCtx) => {
  if (customer)
    await stageConversation(w.db, { merchant: w.actor.merchant, id, customerId: customer.id, customerName: customer.name, now: w.now() });
};
const secondsBefore = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);
const refuse = (path: string, message: string): never => {
  throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
};

const aiText = ({ actor }: Ctx, { playground_id }: Input, text: string, done: boolean) => ({
  type: 'ai_text' as const,
  conversation_id: null,
  playground_id,
  text,
  done,
  for: [actor.id],
});

const whyNot = ({ run }: Considered) =>
  run.attempts.length === 0
    ? undefined
    : `No engine could answer: ${run.attempts.map(({ engine, model, failure }) => `${engine} ${model}: ${failure.replace(/\.$/, '')}`).join('; ')}.`;

type About = { configVersion: number; startedAt: Date; totalMs: number };
type Told = Omit<Considered, 'memory'> & { memory: Record<string, unknown> | null };
function present({ decision, reason, text, cards, summary, memory, run }: Told, about: About): Result<typeof tryAgent> {
  return {
    decision,
    reason,
    text,
    cards,
    summary: decision === 'hand_over' ? summary : null,
    memory,
    sources: run.sources,
    run: {
      engine: run.engine,
      model: run.model,
      config_version: about.configVersion,
      prompt_version: run.promptVersion,
      attempts: run.attempts,
      intent: run.intent,
      confidence: run.confidence,
      sources: run.sources,
      tools: run.tools,
      tokens: run.tokens,
      cost: toCost(run.costMicros),
      first_token_ms: run.firstTokenMs,
      total_ms: about.totalMs,
      started_at: about.startedAt.toISOString(),
    },
  };
}

/** Tries of a shop in a minute, per process: each may cost the shop, or the operator, a call of a language model. */
const perMinute = 30;

/** Counted in memory, since a try writes nothing. `factor` (RATE_LIMIT_FACTOR) scales it; 0 switches it off. Throws `rate.limited`. */
export function openTryLimit(factor: number) {
  const counts = new BucketStore();
  const most = Math.max(1, Math.round(perMinute * factor));
  return (merchant: string) => {
    if (factor === 0) return;
    counts.incr(
      merchant,
      (_error, count) => {
        if (count && count.current > most)
          throw new Problem('rate.limited', {
            detail: `The AI can be tried ${most} times a minute. Wait a moment.`,
            retryAfter: Math.ceil(count.ttl / 1000),
          });
      },
      60_000,
    );
  };
}
