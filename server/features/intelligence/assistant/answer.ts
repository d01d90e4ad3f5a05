import { aiAgent } from '@parley/contract/ai-settings';
import { acknowledgement, classifyTurns, languageIn, spokenLanguage, textsIn } from '@parley/engine';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { CheckoutUrl } from '../../commerce/checkout/index.ts';
import { countMiss } from '../../commerce/products/index.ts';
import { isUsedUp } from '../../../platform/entitlements/usage.ts';
import { outageOf } from '../../../platform/lib/outage.ts';
import { storable } from '../../../platform/lib/storable.ts';
import { hoursFor, type Openness } from '../../conversations/hours/index.ts';
import {
  type AnswerTask,
  handOff,
  type NewRun,
  readAnswerTask,
  reply,
  replyWhileWaiting,
  replyWindow,
} from '../../conversations/inbox/index.ts';
import { whyOff } from './conduct-rules.ts';
import { type Considered, consider, lastWords, rulesRun } from './consider.ts';
import type { Engine } from './engine.ts';
import { streaming } from './streaming.ts';
import { answerJob, planOf, resolveJob, resolvePlan } from './jobs.ts';
import { meantNothing, waitUntil } from './rules.ts';
import { storedMemory } from './trace-rules.ts';
import { type Decided, readDecided } from './settings-store.ts';
import { answeringIn, awayText, handoffText } from './shop-texts.ts';
import { markConfirmed, readPlace, runBefore } from './store.ts';
import type { GuessLimits } from './tools/guessing.ts';
import { withdrawApprovals } from './tools/proposal-store.ts';
import { notifyWithdrawn } from './tools/withdraw.ts';
import { notifyUnreported } from './unreported.ts';

export type AnswerParts = {
  enginesOf(ctx: JobCtx, decided: Decided): Promise<Engine[]>;
  checkoutUrl?: CheckoutUrl;
  guessLimits?: GuessLimits;
};
type About = { merchant: string; conversation_id: string };

/** How often our own failures are retried, some seconds apart, before handing off. */
const mostTries = 3;

/** Answers a conversation or hands off; the customer always gets a reply. One run at a time per conversation; may run twice. */
export async function answer(ctx: JobCtx, { merchant, conversation_id }: About, parts: AnswerParts) {
  const task = await readAnswerTask(ctx.db, conversation_id);
  if (!task || (task.waiting && (await isSilent(ctx, task)))) return;
  const later = waitUntil(task, ctx.now());
  if (later) return ctx.write(async (w) => w.enqueue(answerJob, { merchant, conversation_id }, planOf(conversation_id, later)));
  await showTyping(ctx, task, true);
  try {
    await settle(ctx, task, parts);
  } catch (error) {
    // Without the database nothing can be said, so retry for as long as jobs are.
    if (ctx.attempt < mostTries || outageOf(error)) throw error;
    await giveUp(ctx, task);
  } finally {
    await showTyping(ctx, task, false);
  }
}

/** While the customer waits for a teammate, the AI says nothing where the shop's settings, plan or the channel keep it from answering. */
async function isSilent(ctx: JobCtx, { shop, channel, customerAt, audience }: AnswerTask): Promise<boolean> {
  const { agent } = await readDecided(ctx.db);
  const { open } = await hoursFor(ctx.db, audience.team_id, ctx.now());
  const isClosed = !replyWindow(channel, customerAt, ctx.now(), 'automation').open;
  if (isClosed || !shop.aiEnabled || !agent.while_waiting || whyOff({ agent, channel, open }) !== undefined) return true;
  return isUsedUp(ctx.db, ctx.actor.merchant, 'ai_answers', ctx.now());
}

/** Gathers the context, applies the shop's rules or engines, judges the result, then answers or hands off. */
async function settle(ctx: JobCtx, task: AnswerTask, parts: AnswerParts) {
  const startedAt = ctx.now();
  const decided = await readDecided(ctx.db);
  const hours = await hoursFor(ctx.db, task.audience.team_id, startedAt);
  if (!replyWindow(task.channel, task.customerAt, startedAt, 'automation').open)
    return keep(ctx, task, decided, runOf(ctx, task, startedAt, withoutEngine(task, 'window-closed', windowClosed)));
  if (!task.shop.aiEnabled) return keep(ctx, task, decided, runOf(ctx, task, startedAt, switchedOff(task, decided, hours, startedAt)));
  if (await isUsedUp(ctx.db, ctx.actor.merchant, 'ai_answers', startedAt))
    return keep(ctx, task, decided, runOf(ctx, task, startedAt, usedUp(task, decided, hours, startedAt)));
  const grows = streaming(
    (text, done) => ctx.write(async (w) => showText(w, task, text, done)),
    () => ctx.now().getTime(),
  );
  const considered = await consider({
    briefing: { ...briefingOf(task, decided, hours, startedAt), onText: grows.onText },
    toolContext: toolContextOf(ctx, task, parts),
    engines: await parts.enginesOf(ctx, decided),
    hours,
  }).finally(grows.end);
  await keep(ctx, task, decided, runOf(ctx, task, startedAt, await notifyUnreported(ctx, task, decided.agent, considered)));
}

type Judged = { considered: Considered; run: NewRun };

/** Stores the answer in one transaction that checks the handler again. */
async function keep(ctx: JobCtx, task: AnswerTask, { agent }: Decided, { considered, run }: Judged) {
  const { decision, reason, text, cards, summary, memory, helped, missed, noted } = considered;
  const { conversationId, upto } = task;
  const about = { conversationId, upto, memory, run };
  if (task.waiting) return void (await ctx.write((w) => replyWhileWaiting(w, { ...about, text, cards, noted })));
  await ctx.write(async (w) => {
    const isHandoff = decision === 'hand_off' || decision === 'failed';
    const said = isHandoff
      ? await handOff(w, { ...about, reason: reason ?? 'low_confidence', summary, text })
      : await reply(w, { ...about, text, cards });
    if (said === 'dropped') return withdraw(w, task, run.startedAt);
    for (const words of missed) await countMiss(w, { merchant: w.actor.merchant, words, conversation: conversationId });
    if (isHandoff) return;
    if (helped) await keepConfirmed(w, conversationId, run.id);
    if (decision === 'answer' && agent.resolve_after_hours > 0)
      w.enqueue(resolveJob, { merchant: w.actor.merchant, conversation_id: conversationId }, resolvePlan(conversationId, w.now(), agent));
  });
}

/** Records once that the customer confirmed the AI's help, if the AI had answered a question before. */
async function keepConfirmed(w: WriteCtx, conversationId: string, runId: string) {
  const before = await runBefore(w.db, conversationId, runId);
  if (before?.decision === 'answer' && !meantNothing(before)) await markConfirmed(w.db, conversationId, w.now());
}

/** The customer wrote again before hearing of the approval request, so their new messages decide whether they still want it. */
async function withdraw(w: WriteCtx, { conversationId, turns }: AnswerTask, startedAt: Date) {
  const since = turns.findLast(({ author }) => author !== 'customer')?.at ?? startedAt;
  if ((await readPlace(w.db, conversationId))?.handler !== 'ai') return;
  notifyWithdrawn(w, conversationId, await withdrawApprovals(w.db, conversationId, since));
}

/** The channel's reply window is closed for the AI, so it says nothing and a person decides. */
const windowClosed = { decision: 'hand_off', reason: 'policy_restriction', text: '' } as const;

/** Whatever failed may fail again, so this reply needs neither classification nor reads. */
async function giveUp(ctx: JobCtx, task: AnswerTask) {
  const language = languageIn(task.memory) ?? spokenLanguage(task.shop.locale);
  const failed = { decision: 'failed', reason: 'tool_failure', text: textsIn(language).handoff.tool_failure } as const;
  const found = withoutEngine(task, 'failed', failed);
  const reported = await notifyUnreported(ctx, task, aiAgent.parse({}), found).catch(() => found);
  const { run, considered } = runOf(ctx, task, ctx.now(), reported);
  const { conversationId, upto, memory } = task;
  if (task.waiting) {
    const text = acknowledgement({ ...task, waiting: waitingOf(task, { open: true, changesAt: null }, '') }, language);
    return void (await ctx.write((w) =>
      replyWhileWaiting(w, { conversationId, upto, memory, run, text, cards: [], noted: considered.summary }),
    ));
  }
  await ctx.write((w) => handOff(w, { ...considered, conversationId, upto, memory, run, reason: failed.reason }));
}

/** The AI was turned off between the customer's message and its answer. */
function switchedOff(task: AnswerTask, { agent }: Decided, hours: Openness, now: Date): Considered {
  const language = answeringIn(agent, classifyTurns(task).language);
  const reason = 'policy_restriction';
  const text = handoffText({ agent, shop: task.shop, language, hours, now }, reason, textsIn(language).someoneReads);
  return withoutEngine(task, 'switched-off', { decision: 'hand_off', reason, text });
}

/** The plan includes no more answers this month: a person answers instead. */
function usedUp(task: AnswerTask, { agent }: Decided, hours: Openness, now: Date): Considered {
  const language = answeringIn(agent, classifyTurns(task).language);
  const reason = 'usage_limit';
  return withoutEngine(task, 'usage-limit', {
    decision: 'hand_off',
    reason,
    text: handoffText({ agent, shop: task.shop, language, hours, now }, reason, ''),
  });
}

const withoutEngine = (task: AnswerTask, model: string, outcome: Pick<Considered, 'decision' | 'reason' | 'text'>): Considered => ({
  ...outcome,
  cards: [],
  summary: lastWords(task),
  memory: task.memory,
  helped: false,
  missed: [],
  noted: '',
  run: rulesRun(model, null, ''),
});

function briefingOf(task: AnswerTask, { agent }: Decided, hours: Openness, now: Date) {
  const { turns, shop, channel, customerName, verifiedCustomerId, memory } = task;
  const waiting = waitingOf(task, hours, awayText({ agent, shop, language: answeringIn(agent, classifyTurns(task).language), hours, now }));
  return { turns, shop, channel, customer: { name: customerName, verified: verifiedCustomerId !== null }, memory, waiting, agent, now };
}

const waitingOf = ({ waiting }: AnswerTask, { open, changesAt }: Openness, text: string) =>
  waiting && { ...waiting, open, backAt: open ? null : changesAt, text };

const toolContextOf = (ctx: JobCtx, task: AnswerTask, { checkoutUrl, guessLimits }: AnswerParts) => ({
  ctx,
  conversationId: task.conversationId,
  customerId: task.verifiedCustomerId,
  contactId: task.customerId,
  attempts: task.verificationAttempts,
  method: task.shop.verification,
  currency: task.shop.currency,
  draft: task.waiting !== null,
  ...(guessLimits && { guessLimits }),
  ...(checkoutUrl && { checkoutUrl }),
});

/** Cuts may split a surrogate pair in excerpts and summaries, and models write anything, so clean all strings. */
function runOf(ctx: JobCtx, task: AnswerTask, startedAt: Date, found: Considered): Judged {
  const considered = storable(found);
  const { decision, reason } = considered;
  const totalMs = Math.max(0, ctx.now().getTime() - startedAt.getTime());
  const memory = storable(storedMemory(task.memory));
  const about = { id: ctx.newId(), triggerSeq: task.upto, configVersion: task.shop.configVersion, startedAt, totalMs, memory };
  return { considered, run: { ...considered.run, ...about, decision, reason } };
}

async function showTyping(ctx: JobCtx, { conversationId, audience }: AnswerTask, on: boolean) {
  await ctx.write(async (w) =>
    w.sendEphemeral(
      { type: 'typing', conversation_id: conversationId, who: 'ai', user_id: null, name: null, on },
      { conversationId, chat: { type: 'typing', who: 'ai', name: null, on }, audience },
    ),
  );
}

/** For teammates who may see the conversation only, because this text isn't judged yet. Stops once a person handles it. */
async function showText(w: WriteCtx, { conversationId }: AnswerTask, text: string, done: boolean) {
  const place = await readPlace(w.db, conversationId);
  if (!place) return;
  const { handler, ...audience } = place;
  const payload = handler !== 'human' ? { text, done } : { text: '', done: true };
  w.sendEphemeral({ type: 'ai_text', conversation_id: conversationId, playground_id: null, ...payload }, { conversationId, audience });
}
