import type { Approval, approve as approveLine } from '@parley/contract/approvals';
import type { Received } from '@parley/contract/endpoint';
import type { CallCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { carryOutApproval, digestOf, lockApproved } from '../assistant/index.ts';
import { addActivity, answerAsTeammate, lockVisible, replyWindow } from '../../conversations/inbox/index.ts';
import { lockToDecide, mayDecide, notifyOf } from './decline.ts';
import { actionOf, presentApproval } from './present.ts';
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
  return presentApproval((await store.findOne(ctx.db, ctx.actor, id)) ?? missing('approval.missing'), ctx.actor);
}

async function doIt(w: WriteCtx<UserActor>, id: string): Promise<void> {
  const asked = await mayDecide(w, id);
  await lockApproved(w, asked);
  const conversation = await lockVisible(w, asked.conversation_id);
  const row = await lockToDecide(w, id, conversation.id);
  const { id: userId, name } = w.actor;
  const outcome = await carryOutApproval(w, row, { kind: 'user', id: userId, name });
  if (digestOf(outcome.details) !== digestOf(row.details)) throw new ComesToElse(outcome);
  await store.decideOne(w.db, id, { state: 'approved', note: null, by: userId, at: w.now() });
  await notifyCustomer(w, row);
  const detail = { approval: id, tool: row.tool, amount: toAmount(row.amount_cents), order: row.order_id };
  w.audit({ action: 'ai.approved', object: ['conversation', row.conversation_id], detail });
  notifyOf(w, row);
}

/** Writes in the teammate's name, which also keeps the AI from answering in between. Does nothing when the channel's reply window is closed. */
async function notifyCustomer(w: WriteCtx<UserActor>, row: store.ListedApproval): Promise<void> {
  const action = actionOf(row.tool);
  const line = { kind: 'ai_approved', actor: w.actor.name, reason: action, note: row.order_number } as const;
  const conversation = await addActivity(w, await lockVisible(w, row.conversation_id), line);
  if (!replyWindow(conversation.channel, conversation.customer_at, w.now()).open) return;
  const text = sentenceOf(action, { ...row.details, order: row.order_number }, [conversation.language, await store.readLocale(w.db)]);
  await answerAsTeammate(w, conversation, `approval-${row.id}`, { text, attachments: [], cards: [], inReplyTo: null });
}

async function renew(w: WriteCtx<UserActor>, id: string, outcome: Outcome): Promise<void> {
  const row = await mayDecide(w, id);
  await store.renewOne(w.db, id, outcome);
  w.audit({ action: 'ai.approval_renewed', object: ['conversation', row.conversation_id], detail: { approval: id, tool: row.tool } });
  notifyOf(w, row);
}
