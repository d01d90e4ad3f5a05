import { aiAgent, type tryAgent } from '@parley/contract/ai-settings';
import { type Channel, channels } from '@parley/contract/channels';
import type { Received, Result } from '@parley/contract/endpoint';
import type { CallCtx, UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { BucketStore } from '../../../platform/limits/bucket-store.ts';
import {
  type Case,
  consider,
  type Considered,
  enginesFor,
  streaming,
  readDecided,
  readShopForAi,
  openDryRun,
  storedMemory,
  undoing,
} from '../assistant/index.ts';
import { mustSeeCustomer } from '../../commerce/customers/index.ts';
import { hoursFor } from '../../conversations/hours/index.ts';
import { type AnswerTask, toCost } from '../../conversations/inbox/index.ts';
import type { AgentParts } from './parts.ts';
import { stageConversation } from './store.ts';

export type Ctx = CallCtx<UserActor>;
type Input = Received<typeof tryAgent>;
/** Settings to test instead of the saved ones. */
type Tested = Pick<Input, 'agent' | 'confidence_threshold' | 'engine'>;

/** Previews the AI's answer with settings that may be unsaved. Writes nothing, and only the person who tries it sees the result. */
export async function tryOut(ctx: Ctx, input: Input, parts: AgentParts): Promise<Result<typeof tryAgent>> {
  if (input.turns.at(-1)?.author !== 'customer') refuse('turns', 'End with a message from the customer. The AI answers the last message.');
  const grows = streaming(
    (text, done) => ctx.write(async (w) => w.sendEphemeral(aiText(ctx, input, text, done))),
    () => ctx.now().getTime(),
  );
  const { turns, memory } = input;
  const customer = await readAsCustomer(ctx, input.customer_id);
  return answerDry(ctx, { turns: paced(turns, ctx.now()), memory, customer }, input, { parts, onText: grows.onText }).finally(grows.end);
}

/** What the AI is asked in the playground. `channel` defaults to the first one it answers on. */
export type Question = {
  turns: AnswerTask['turns'];
  memory: Record<string, unknown> | null;
  /** The customer to answer as, treated as verified. */
  customer: { id: string; name: string } | null;
  channel?: Channel;
};
type Around = { parts: AgentParts; onText?(text: string): void };

/** Answers a question without writing anything. */
export async function answerDry(ctx: Ctx, question: Question, tested: Tested, { parts, onText }: Around): Promise<Result<typeof tryAgent>> {
  const startedAt = ctx.now();
  const { configVersion, ...saved } = await readShopForAi(ctx.db);
  const shop = { ...saved, confidenceThreshold: tested.confidence_threshold ?? saved.confidenceThreshold };
  const { dryRunResult, ...tried } = await caseOf(ctx, question, tested, { parts, shop, startedAt, ...(onText && { onText }) });
  const considered = await consider(tried);
  if (considered.decision === 'failed') throw new Problem('engine.unavailable', { detail: whyNot(considered) });
  const { run, memory } = considered;
  const reported = { ...considered, memory: dryRunResult.remember(memory), run: { ...run, tools: dryRunResult.reportedOf(run.tools) } };
  const totalMs = Math.max(0, ctx.now().getTime() - startedAt.getTime());
  return present(reported, { configVersion, startedAt, totalMs, state: storedMemory(question.memory) });
}

/** The customer of a preview. Throws `customer.missing`. */
export const readAsCustomer = async (ctx: Ctx, id: string | null) => (id === null ? null : mustSeeCustomer(ctx, id));

/** Messages of the playground, one second apart and the last one now. */
export const paced = (turns: Input['turns'], now: Date): AnswerTask['turns'] =>
  turns.map(({ author, text }, place) => ({ seq: place + 1, author, text, at: secondsBefore(now, turns.length - place) }));

type Shop = Case['briefing']['shop'];
type Setting = Around & { shop: Shop; startedAt: Date };
async function caseOf(ctx: Ctx, { turns, memory, customer, ...question }: Question, tested: Tested, setting: Setting) {
  const { parts, shop, startedAt, onText } = setting;
  const decided = await readDecided(ctx.db);
  const agent = aiAgent.parse({ ...decided.agent, ...tested.agent });
  const order = tested.engine ? [tested.engine] : decided.engine.order;
  const engines = await enginesFor({ ...parts, models: ctx.outside.models }, { ...decided, agent, engine: { ...decided.engine, order } });
  const asked = engines.filter(({ name }) => tested.engine === undefined || (name === 'builtin') === (tested.engine === 'builtin'));
  if (asked.length === 0)
    throw new Problem('engine.unavailable', { detail: 'No language model is set up. Set one up, or test Parley’s engine.' });
  const conversationId = ctx.newId();
  const channel = question.channel ?? channelOf(agent);
  const toolContext = {
    ctx: { db: ctx.db, now: ctx.now, newId: ctx.newId, write: undoing(ctx.write, staged(conversationId, customer, channel)) },
    conversationId,
    customerId: customer?.id ?? null,
    contactId: customer?.id ?? ctx.newId(),
    attempts: 0,
    method: shop.verification,
    currency: shop.currency,
    draft: true,
  };
  const dryRunResult = openDryRun(toolContext, turns, memory);
  return {
    dryRunResult,
    toolContext,
    engines: asked.map(dryRunResult.on),
    hours: await hoursFor(ctx.db, null, startedAt),
    briefing: {
      turns,
      shop,
      customer: { name: customer?.name ?? 'Visitor', verified: customer !== null },
      agent,
      channel,
      memory,
      now: startedAt,
      ...(onText && { onText }),
    },
  };
}

/** The first channel the AI answers on. */
const channelOf = ({ channels: answersOn }: { channels: readonly Channel[] }): Channel =>
  channels.find((channel) => answersOn.includes(channel)) ?? channels[0];

/** What actions expect: an AI-handled conversation of the verified customer. */
const staged = (id: string, customer: { id: string; name: string } | null, channel: Channel) => async (w: WriteCtx) => {
  if (customer)
    await stageConversation(w.db, {
      merchant: w.actor.merchant,
      id,
      channel,
      customerId: customer.id,
      customerName: customer.name,
      now: w.now(),
    });
};
const secondsBefore = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);
export const refuse = (path: string, message: string): never => {
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

type About = { configVersion: number; startedAt: Date; totalMs: number; state: Record<string, unknown> | null };
type Reported = Omit<Considered, 'memory'> & { memory: Record<string, unknown> | null };
function present({ decision, reason, text, cards, summary, memory, run }: Reported, about: About): Result<typeof tryAgent> {
  return {
    decision,
    reason,
    text,
    cards,
    summary: decision === 'hand_off' ? summary : null,
    memory,
    sources: run.sources,
    trace: { ...noTrace, ...run.trace, state: withoutDryRuns(about.state) },
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

const noTrace = { read: null, ground: null, skills: [] };
/** What the engine remembered, without what the playground itself keeps there. */
function withoutDryRuns(state: Record<string, unknown> | null) {
  if (state === null) return null;
  const { dryRunResult: _, ...own } = state;
  return Object.keys(own).length > 0 ? own : null;
}

/** Previews per shop, minute and process, because each may cost a language model call. */
const perMinute = 30;

/** Counted in memory, because a preview writes nothing. `factor` (RATE_LIMIT_FACTOR) scales it; 0 turns it off. Throws `rate.limited`. */
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
            detail: `You can test the AI up to ${most} times a minute. Try again in a moment.`,
            retryAfter: Math.ceil(count.ttl / 1000),
          });
      },
      60_000,
    );
  };
}
