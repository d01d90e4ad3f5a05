import type { Approval, requestRefund as requestLine } from '@parley/contract/approvals';
import type { Received } from '@parley/contract/endpoint';
import { refundOrder as refundLine } from '@parley/contract/orders';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { checkRefund, type LockedOrder, lockOrder, planRefund, refundText, refuseUnexplained } from '../../commerce/orders/index.ts';
import { maySee } from '../../account/visibility/index.ts';
import { findConversation } from '../../conversations/inbox/index.ts';
import { type Details, digestOf, openApproval, putApproval } from '../assistant/index.ts';
import { askApprovers, mayAskNow } from './ask.ts';
import { notifyOf, shown } from './decline.ts';
import { refundTool } from './present.ts';
import * as store from './store.ts';

export const refundArguments = refundLine.input.omit({ merchant: true, id: true });

/** A refund above this person's limit waits for a teammate. An order has one such request; another amount replaces it. */
export async function requestRefund(ctx: WriteCtx<UserActor>, input: Received<typeof requestLine>): Promise<Approval> {
  const locked = await lockOrder(ctx, input.order_id);
  const plan = planRefund(locked, locked.order.currency, input);
  refuseUnexplained(input, plan, locked.order);
  const { cents } = plan;
  const { allowance, label } = await checkRefund(ctx, locked, { cents, method: input.method });
  if (cents <= allowance) throw new Problem('approval.unneeded');
  const { order } = locked;
  // With its sum, so that exactly this amount is refunded, whatever the items come to by then.
  const wanted = refundArguments.parse({ ...input, amount: toAmount(cents, order.currency) });
  const pending = await openApproval(ctx.db, { tool: refundTool, subjectId: order.id });
  const isSame = pending !== undefined && digestOf(pending.arguments) === digestOf(wanted);
  const id = isSame ? pending.id : ctx.newId();
  if (!isSame) {
    // With another id, so that nobody approves an amount that they haven't seen.
    await putApproval(ctx.db, {
      merchant: ctx.actor.merchant,
      id,
      orderId: order.id,
      customerId: order.customer_id,
      conversationId: await conversationOf(ctx, locked),
      tool: refundTool,
      input: wanted,
      details: detailsOf(locked, { amount: toAmount(cents, order.currency), label, reason: input.reason, items: refundText(plan) }),
      cents,
      why: 'limit',
      requestedBy: ctx.actor.id,
      now: ctx.now(),
    });
    const detail = { approval: id, amount: toAmount(cents, locked.order.currency), ...(pending && { replaces: pending.id }) };
    ctx.audit({ action: 'approval.requested', object: ['order', order.id], detail });
  }
  const row = (await store.lockOne(ctx.db, ctx.actor, id)) ?? missing('approval.missing');
  if (mayAskNow(ctx, row)) await askApprovers(ctx, row);
  else notifyOf(ctx, row);
  return shown(ctx, id);
}

/** The order's conversation, if this person can see it. */
async function conversationOf(ctx: WriteCtx<UserActor>, { order }: LockedOrder): Promise<string | null> {
  const conversation = order.conversation_id === null ? undefined : await findConversation(ctx.db, order.conversation_id);
  return conversation && maySee(ctx.actor, conversation) ? conversation.id : null;
}

const detailsOf = (
  { order }: LockedOrder,
  { amount, label, reason, items }: { amount: string; label: string | null; reason: string; items: string },
): Details => ({
  action: refundTool,
  order_number: order.order_number,
  changes: items === '' ? [] : [items],
  money: [{ kind: 'refund', amount, method: null, label, when: 'now' }],
  reason: reason || null,
  address: null,
  currency: order.currency,
  needs_approval: true,
  say: [],
});
