import { aiAgent } from '@parley/contract/ai-settings';
import { hear, languageIn, spokenLanguage, textsIn } from '@parley/engine';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { CheckoutUrl } from '../../commerce/checkout/index.ts';
import { isLostConnection } from '../../../platform/lib/lost-connection.ts';
import { storable } from '../../../platform/lib/storable.ts';
import { hoursFor, type Openness } from '../../conversations/hours/index.ts';
import { type AnswerTask, handOver, type NewRun, readAnswerTask, reply } from '../../conversations/inbox/index.ts';
import { type Considered, consider, lastWords, rulesRun } from './consider.ts';
import type { Engine } from './engine.ts';
import { growing } from './growing.ts';
import { answerJob, planOf, resolveJob, resolvePlan } from './jobs.ts';
import { meantNothing, waitUntil } from './rules.ts';
import { type Decided, readDecided } from './settings-store.ts';
import { answeringIn, handoverText } from './shop-texts.ts';
import { markConfirmed, readPlace, runBefore } from './store.ts';
import { withdrawApprovals } from './tools/proposal-store.ts';
import { tellWithdrawn } from './tools/withdraw.ts';
import { tellUntold } from './untold.ts';

export type AnswerParts = { enginesOf(ctx: JobCtx, decided: Decided): Promise<Engine[]>; checkoutUrl?: CheckoutUrl };
type About = { merchant: string; conversation_id: string };

/** How often work that fails for reasons of our own is tried, some seconds apart, before a person is fetched. */
const mostTries = 3;

/** Answers a conversation, or fetches a person: never silence. Runs one at a time per conversation, and may run twice. */
export async function answer(ctx: JobCtx, { merchant, conversation_id }: About, parts: AnswerParts) {
  const task = await readAnswerTask(ctx.db, conversation_id);
  if (!task) return;
  const later = waitUntil(task, ctx.now());
  if (later) return ctx.write(async (w) => w.enqueue(answerJob, { merchant, conversation_id }, planOf(conversation_id, later)));
  await showTyping(ctx, task, true);
  try {
    await settle(ctx, task, parts);
  } catch (error) {
    // While the database is away nothing can be said at all; it is tried for as long as jobs are.
    if (ctx.attempt < mostTries || isLostConnection(error)) throw error;
    await giveUp(ctx, task);
  } finally {
    await showTyping(ctx, task, false);
  }
}

/** Gather, let the shop's rules and engines work, judge, then answer or hand over. */
async function settle(ctx: JobCtx, task: AnswerTask, parts: AnswerParts) {
  const startedAt = ctx.now();
  const decided = await readDecided(ctx.db);
  const hours = await hoursFor(ctx.db, task.audience.team_id, startedAt);
  if (!task.shop.aiEnabled) return keep(ctx, task, decided, runOf(ctx, task, startedAt, switchedOff(task, decided, hours, startedAt)));
  const grows = growing(
    (text, done) => ctx.write(async (w) => showText(w, task, text, done)),
    () => ctx.now().getTime(),
  );
  const considered = await consider({
    briefing: { ...briefingOf(task, decided, startedAt), onText: grows.onText },
    scene: sceneOf(ctx, task, parts.checkoutUrl),
    engines: await parts.enginesOf(ctx, decided),
    hours,
  }).finally(grows.end);
  await keep(ctx, task, decided, runOf(ctx, task, startedAt, await tellUntold(ctx, task, decided.agent, considered)));
}

type Judged = { considered: Considered; run: NewRun };

/** Says it, in the one transaction that looks again who holds the conversation. */
async function keep(ctx: JobCtx, task: AnswerTask, { agent }: Decided, { considered, run }: Judged) {
  const { decision, reason, text, cards, summary, memory, helped } = considered;
  const { conversationId, upto } = task;
  const about = { conversationId, upto, memory, run };
  await ctx.write(async (w) => {
    const isHandover = decision === 'hand_over' || decision === 'failed';
    const said = isHandover
      ? await handOver(w, { ...about, reason: reason ?? 'low_confidence', summary, text })
      : await reply(w, { ...about, text, cards });
    if (said === 'dropped') return withdraw(w, task, run.startedAt);
    if (isHandover) return;
    if (helped) await keepConfirmed(w, conversationId, run.id);
    if (decision === 'answer' && agent.resolve_after_hours > 0)
      w.enqueue(resolveJob, { merchant: w.actor.merchant, conversation_id: conversationId }, resolvePlan(conversationId, w.now(), agent));
  });
}

/** The customer said that it helped: kept once, where what the AI did before was an answer to something they wanted. */
async function keepConfirmed(w: WriteCtx, conversationId: string, runId: string) {
  const before = await runBefore(w.db, conversationId, runId);
  if (before?.decision === 'answer' && !meantNothing(before)) await markConfirmed(w.db, conversationId, w.now());
}

/** The customer wrote on before they heard of it: whether they still want what a teammate was asked for, their newer words say. */
async function withdraw(w: WriteCtx, { conversationId, turns }: AnswerTask, startedAt: Date) {
  const since = turns.findLast(({ author }) => author !== 'customer')?.at ?? startedAt;
  if ((await readPlace(w.db, conversationId))?.handler !== 'ai') return;
  tellWithdrawn(w, conversationId, await withdrawApprovals(w.db, conversationId, since));
}

/** Whatever went wrong may go wrong again: nothing is heard or asked for these words, and nothing has to be read, so that they can be said. */
async function giveUp(ctx: JobCtx, task: AnswerTask) {
  const language = languageIn(task.memory) ?? spokenLanguage(task.shop.locale);
  const failed = { decision: 'failed', reason: 'tool_failure', text: textsIn(language).handover.tool_failure } as const;
  const found = withoutEngine(task, 'failed', failed);
  const told = await tellUntold(ctx, task, aiAgent.parse({}), found).catch(() => found);
  const { run, considered } = runOf(ctx, task, ctx.now(), told);
  const { conversationId, upto, memory } = task;
  await ctx.write((w) => handOver(w, { ...considered, conversationId, upto, memory, run, reason: failed.reason }));
}

/** The AI was switched off between the customer's words and its answer. */
function switchedOff(task: AnswerTask, { agent }: Decided, hours: Openness, now: Date): Considered {
  const language = answeringIn(agent, hear(task).language);
  const reason = 'policy_restriction';
  const text = handoverText({ agent, shop: task.shop, language, hours, now }, reason, textsIn(language).someoneReads);
  return withoutEngine(task, 'switched-off', { decision: 'hand_over', reason, text });
}

const withoutEngine = (task: AnswerTask, model: string, told: Pick<Considered, 'decision' | 'reason' | 'text'>): Considered => ({
  ...told,
  cards: [],
  summary: lastWords(task),
  memory: task.memory,
  helped: false,
  run: rulesRun(model, null, ''),
});

const briefingOf = ({ turns, shop, channel, customerName, verifiedCustomerId, memory }: AnswerTask, { agent }: Decided, now: Date) => ({
  turns,
  shop,
  channel,
  customer: { name: customerName, verified: verifiedCustomerId !== null },
  memory,
  agent,
  now,
});

const sceneOf = (ctx: JobCtx, task: AnswerTask, checkoutUrl: CheckoutUrl | undefined) => ({
  ctx,
  conversationId: task.conversationId,
  customerId: task.verifiedCustomerId,
  contactId: task.customerId,
  attempts: task.verificationAttempts,
  method: task.shop.verification,
  currency: task.shop.currency,
  draft: false,
  ...(checkoutUrl && { checkoutUrl }),
});

/** Excerpts and summaries are cut anywhere, also within a sign of two halves, and a model writes what it likes. */
function runOf(ctx: JobCtx, task: AnswerTask, startedAt: Date, found: Considered): Judged {
  const considered = storable(found);
  const { decision, reason } = considered;
  const totalMs = Math.max(0, ctx.now().getTime() - startedAt.getTime());
  const about = { id: ctx.newId(), triggerSeq: task.upto, configVersion: task.shop.configVersion, startedAt, totalMs };
  return { considered, run: { ...considered.run, ...about, decision, reason } };
}

async function showTyping(ctx: JobCtx, { conversationId, audience }: AnswerTask, on: boolean) {
  await ctx.write(async (w) =>
    w.whisper(
      { type: 'typing', conversation_id: conversationId, who: 'ai', user_id: null, name: null, on },
      { conversationId, chat: { type: 'typing', who: 'ai', name: null, on }, audience },
    ),
  );
}

/** For teammates alone, those who may see it by now: nothing of it was judged. Over once a person holds the conversation. */
async function showText(w: WriteCtx, { conversationId }: AnswerTask, text: string, done: boolean) {
  const place = await readPlace(w.db, conversationId);
  if (!place) return;
  const { handler, ...audience } = place;
  const told = handler === 'ai' ? { text, done } : { text: '', done: true };
  w.whisper({ type: 'ai_text', conversation_id: conversationId, playground_id: null, ...told }, { conversationId, audience });
}
