import { type Approval, type askForApproval, askAgainMinutes } from '@parley/contract/approvals';
import type { Received } from '@parley/contract/endpoint';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { readTeammates } from '../../conversations/inbox/index.ts';
import { openApproval } from '../assistant/index.ts';
import { notifyOf, objectOf, shown } from './decline.ts';
import { approvalAsked } from './events.ts';
import { approversOf, askersOf, refundTool } from './present.ts';
import { mayAskAgain } from './rules.ts';
import * as store from './store.ts';

/** Asks the teammates who can approve it, at most once in a while: whoever asks sooner finds that they have been asked. */
export async function ask(ctx: WriteCtx<UserActor>, { id }: Received<typeof askForApproval>): Promise<Approval> {
  const row = (await store.lockOne(ctx.db, ctx.actor, id)) ?? missing('approval.missing');
  if (row.state !== 'proposed') throw new Problem('approval.decided');
  if (mayAskNow(ctx, row)) await askApprovers(ctx, row);
  return shown(ctx, id);
}

export const mayAskNow = (ctx: Pick<WriteCtx, 'now'>, { asked_at: at }: store.ListedApproval) =>
  mayAskAgain(at, ctx.now(), askAgainMinutes);

/** The caller has locked the approval. */
export async function askApprovers(ctx: WriteCtx<UserActor>, row: store.ListedApproval): Promise<void> {
  const { id: by, merchant } = ctx.actor;
  const approvers = approversOf(row, await readTeammates(ctx.db, merchant, ctx.now()));
  if (!approvers.some((one) => one.id !== by)) throw new Problem('approval.nobody');
  await store.markAsked(ctx.db, row.id, { by, at: ctx.now() });
  await ctx.emit(approvalAsked, { merchant, tool: row.tool, subject_id: row.order_id ?? row.customer_id ?? row.id, by_id: by });
  ctx.audit({ action: 'approval.asked', object: objectOf(row), detail: { approval: row.id, tool: row.tool } });
  notifyOf(ctx, row);
}

/** For a notification: who can approve what is still open, and what it is about. */
export async function readAsked(ctx: WriteCtx, subject: { tool: string; subjectId: string }) {
  const open = await openApproval(ctx.db, subject);
  const row = open && (await store.findAny(ctx.db, open.id));
  if (!row) return undefined;
  const approvers = approversOf(row, await readTeammates(ctx.db, ctx.actor.merchant, ctx.now()));
  const words = row.tool === refundTool ? `approve a ${subjectOf(row)}` : `decide about a ${subjectOf(row)}`;
  return { approvers, words, conversationId: row.conversation_id, orderId: row.order_id };
}

/** For a notification: who asked for what was decided, and what came of it. */
export async function readDecided(ctx: WriteCtx, id: string) {
  const row = await store.findAny(ctx.db, id);
  if (!row || row.state === 'proposed') return undefined;
  const askers = askersOf(row, await readTeammates(ctx.db, ctx.actor.merchant, ctx.now()));
  const words = `${row.decided_by_name ?? 'A teammate'} ${row.state} the ${subjectOf(row)}${row.note ? `: “${row.note.slice(0, 120)}”` : ''}`;
  return { askers, words, conversationId: row.conversation_id, orderId: row.order_id };
}

function subjectOf(row: store.ListedApproval): string {
  const order = row.order_number === null ? '' : ` for order ${row.order_number}`;
  return row.tool === refundTool
    ? `refund of ${toAmount(row.amount_cents, row.details.currency)} ${row.details.currency}${order}`
    : `customer’s request${order}`;
}
