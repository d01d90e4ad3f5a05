import type { Approval, approve as approveLine } from '@parley/contract/approvals';
import type { Received } from '@parley/contract/endpoint';
import type { CallCtx, UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { actionOfTool, carryOutApproval, digestOf, lockApproved } from '../assistant/index.ts';
import { addActivity, answerAsTeammate, lockVisible, replyWindow } from '../../conversations/inbox/index.ts';
import { refundOrder } from '../../commerce/orders/index.ts';
import { announceDecision, lockToDecide, mayDecide, notifyOf, objectOf, shown } from './decline.ts';
import { refundArguments } from './request.ts';
import * as store from './store.ts';
import { sentenceOf } from './words.ts';

type Outcome = Awaited<ReturnType<typeof carryOutApproval>>;
/** Carries the outcome out of the transaction that it rolls back. */
class ComesToElse extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('The outcome differs from the approval request.');
    this.outcome = outcome;
  }
}

/**
 * Executes the requested action in the approver's name and within their limits; if the outcome would differ from the request, shows the
 * new one instead.
 */
export async function approve(ctx: CallCtx<UserActor>, { id }: Received<typeof approveLine>): Promise<Approval> {
  try {
    await ctx.write((w) => doIt(w, id));
  } catch (error) {
    if (!(error instanceof ComesToElse)) throw error;
    await ctx.write((w) => renew(w, id, error.outcome));
    throw new Problem('approval.changed');
  }
  return shown(ctx, id);
}

async function doIt(w: WriteCtx<UserActor>, id: string): Promise<void> {
  const asked = await mayDecide(w, id);
  if (asked.requested_by !== null) return refundRequested(w, asked);
  const request = ofAi(asked);
  await lockApproved(w, request);
  const conversation = await lockVisible(w, request.conversation_id);
  const row = ofAi(await lockToDecide(w, id, conversation.id));
  const { id: userId, name } = w.actor;
  const outcome = await carryOutApproval(w, row, { kind: 'user', id: userId, name });
  if (digestOf(outcome.details) !== digestOf(row.details)) throw new ComesToElse(outcome);
  await store.decideOne(w.db, id, { state: 'approved', note: null, by: userId, at: w.now() });
  await notifyCustomer(w, row);
  await approved(w, row);
}

async function approved(w: WriteCtx<UserActor>, row: store.ListedApproval) {
  const detail = { approval: row.id, tool: row.tool, amount: toAmount(row.amount_cents, row.details.currency), order: row.order_id };
  w.audit({ action: 'ai.approved', object: objectOf(row), detail });
  await announceDecision(w, row);
}

/** The AI always asks in a conversation and for a customer. */
type AiRequest = store.ListedApproval & { conversation_id: string; customer_id: string };
function ofAi(row: store.ListedApproval): AiRequest {
  const { conversation_id, customer_id } = row;
  if (conversation_id === null || customer_id === null) throw new Problem('approval.missing');
  return { ...row, conversation_id, customer_id };
}

/** What a teammate asked for, in the approver's name: their refund limit applies, and the order's rules. */
async function refundRequested(w: WriteCtx<UserActor>, asked: store.ListedApproval): Promise<void> {
  const { order_id: orderId } = asked;
  if (orderId === null) throw new Problem('approval.missing');
  await refundOrder(w, { merchant: w.actor.merchant, id: orderId, ...refundArguments.parse(asked.arguments) }, { isApproved: true }).catch(
    refuse,
  );
  const row = await lockToDecide(w, asked.id, asked.conversation_id);
  await store.decideOne(w.db, row.id, { state: 'approved', note: null, by: w.actor.id, at: w.now() });
  await approved(w, row);
}

function refuse(error: unknown): never {
  if (error instanceof Problem && error.code !== 'refund.above_limit') throw new Problem('approval.refused', { detail: error.message });
  throw error;
}

/** Writes in the teammate's name, which also keeps the AI from answering in between. Does nothing when the channel's reply window is closed. */
async function notifyCustomer(w: WriteCtx<UserActor>, row: AiRequest): Promise<void> {
  const action = actionOfTool(row.tool) ?? 'customer_address';
  const line = { kind: 'ai_approved', actor: w.actor.name, reason: action, note: row.order_number } as const;
  const conversation = await addActivity(w, await lockVisible(w, row.conversation_id), line);
  if (!replyWindow(conversation.channel, conversation.customer_at, w.now()).open) return;
  const text = sentenceOf(action, { ...row.details, order: row.order_number }, [conversation.language, await store.readLocale(w.db)]);
  await answerAsTeammate(w, conversation, `approval-${row.id}`, { text, attachments: [], cards: [], inReplyTo: null });
}

async function renew(w: WriteCtx<UserActor>, id: string, outcome: Outcome): Promise<void> {
  const row = await mayDecide(w, id);
  await store.renewOne(w.db, id, outcome);
  w.audit({ action: 'ai.approval_renewed', object: objectOf(row), detail: { approval: id, tool: row.tool } });
  notifyOf(w, row);
}
