import type { Decision } from '@parley/contract/runs';
import type { HandoffReason } from '@parley/contract/conversations';
import type { JobCtx } from '../../context.ts';
import { type AnswerTask, handOver, type NewRun, readAnswerTask, reply } from '../inbox/index.ts';
import { builtin } from './builtin/engine.ts';
import { languageOf, spokenLanguage } from './builtin/language.ts';
import { textsIn } from './builtin/speech.ts';
import type { Engine } from './engine.ts';
import { answerJob, planOf } from './jobs.ts';
import { judge, waitUntil } from './rules.ts';
import { type Ran, runEngine } from './run-engine.ts';

/** In milliseconds; after it a person is fetched, so that nobody waits for an engine that hangs. */
const engineLimit = 10_000;

/** Answers a conversation, or fetches a person: never silence. Runs one at a time per conversation, and may run twice. */
export async function answer(
  ctx: JobCtx,
  { merchant, conversation_id }: { merchant: string; conversation_id: string },
  engine: Engine = builtin,
) {
  const task = await readAnswerTask(ctx.db, conversation_id);
  if (!task) return;
  const later = waitUntil(task, ctx.now());
  if (later) return ctx.write(async (w) => w.enqueue(answerJob, { merchant, conversation_id }, planOf(conversation_id, later)));
  if (!task.shop.aiEnabled) return giveUp(ctx, task, engine, 'policy_restriction');
  await showTyping(ctx, task, true);
  try {
    await settle(ctx, task, engine);
  } finally {
    await showTyping(ctx, task, false);
  }
}

/** Gather, let the engine work, judge, then answer or hand over. */
async function settle(ctx: JobCtx, task: AnswerTask, engine: Engine) {
  const startedAt = ctx.now();
  const ran = await runEngine(engine, briefingOf(task, startedAt), sceneOf(ctx, task), engineLimit);
  const { outcome } = ran;
  if (!outcome) return giveUp(ctx, task, engine, 'tool_failure', { ran, startedAt });
  const verdict = judge(outcome, outcome.sources.length, task.shop.confidenceThreshold);
  const about = { conversationId: task.conversationId, upto: task.upto, memory: outcome.memory };
  const run = runOf(ctx, task, engine, ran, {
    startedAt,
    decision: verdict.decision,
    reason: verdict.decision === 'hand_over' ? verdict.reason : null,
  });
  if (verdict.decision !== 'hand_over') return ctx.write((w) => reply(w, { ...about, text: outcome.text, cards: outcome.cards, run }));
  const own = outcome.decision === 'hand_over' && outcome.text.trim() !== '';
  const text = own ? outcome.text : handoverText(task, verdict.reason);
  const summary = outcome.decision === 'hand_over' ? outcome.summary : lastWords(task);
  return ctx.write((w) => handOver(w, { ...about, reason: verdict.reason, summary, text, run }));
}

/** No engine could answer: the customer is told honestly, and a person is fetched. */
async function giveUp(ctx: JobCtx, task: AnswerTask, engine: Engine, reason: HandoffReason, failed?: { ran: Ran; startedAt: Date }) {
  const run = runOf(ctx, task, engine, failed?.ran ?? { tools: [] }, {
    startedAt: failed?.startedAt ?? ctx.now(),
    decision: failed ? 'failed' : 'hand_over',
    reason,
  });
  const { conversationId, upto, memory } = task;
  await ctx.write((w) =>
    handOver(w, { conversationId, upto, memory, reason, summary: lastWords(task), text: handoverText(task, reason), run }),
  );
}

const briefingOf = ({ turns, shop, customerName, verifiedCustomerId, memory }: AnswerTask, now: Date) => ({
  turns,
  shop,
  customer: { name: customerName, verified: verifiedCustomerId !== null },
  memory,
  now,
});

const sceneOf = (ctx: JobCtx, task: AnswerTask) => ({
  ctx,
  conversationId: task.conversationId,
  customerId: task.verifiedCustomerId,
  contactId: task.customerId,
  attempts: task.verificationAttempts,
  method: task.shop.verification,
  currency: task.shop.currency,
  draft: false,
});

type Judged = { startedAt: Date; decision: Decision; reason: HandoffReason | null };
function runOf(ctx: JobCtx, task: AnswerTask, { name, model }: Engine, { outcome, tools }: Ran, judged: Judged): NewRun {
  const usage = outcome?.usage ?? { tokens: { input: 0, cached: 0, output: 0, reasoning: 0 }, costMicros: 0, firstTokenMs: null };
  return {
    id: ctx.newId(),
    triggerSeq: task.upto,
    engine: name,
    model,
    configVersion: task.shop.configVersion,
    intent: outcome?.intent ?? null,
    confidence: outcome?.confidence ?? null,
    sources: outcome?.sources ?? [],
    tools,
    ...usage,
    ...judged,
    totalMs: Math.max(0, ctx.now().getTime() - judged.startedAt.getTime()),
  };
}

async function showTyping(ctx: JobCtx, { conversationId }: AnswerTask, on: boolean) {
  await ctx.write(async (w) =>
    w.whisper(
      { type: 'typing', conversation_id: conversationId, who: 'ai', user_id: null, name: null, on },
      { conversationId, chat: { type: 'typing', who: 'ai', name: null, on } },
    ),
  );
}

const lastWords = ({ turns }: AnswerTask) => turns.findLast(({ author }) => author === 'customer')?.text.slice(0, 300) ?? '';
const handoverText = (task: AnswerTask, reason: HandoffReason) =>
  textsIn(languageOf(lastWords(task), spokenLanguage(task.shop.locale))).handover[reason];
