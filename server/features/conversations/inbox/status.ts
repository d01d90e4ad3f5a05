import type { WriteCtx } from '../../../context.ts';
import type { MessageProgress } from '../../../integrations/channel-port.ts';
import { announceAgain, announceSent } from './announce.ts';
import { statusAfter } from './outgoing-rules.ts';
import * as outgoing from './outgoing-store.ts';
import * as store from './store.ts';

type Sent = { connectionId: string; externalId: string };
type StatusReport = Sent & { status: MessageProgress; reason: string | null };

/** A service accepted the message: it gets its visible position, and statuses that arrived earlier now apply. The row must be locked. */
export async function markSent(
  ctx: WriteCtx,
  conversation: store.ConversationRow,
  message: store.MessageRow,
  { connectionId, externalId }: Sent,
) {
  await outgoing.endSend(ctx.db, message.id);
  if (message.external_id !== null) return;
  await outgoing.lockExternalId(ctx.db, connectionId, externalId);
  const reported = await outgoing.takeStatuses(ctx.db, connectionId, externalId);
  const visibleSeq = message.visible_seq ?? conversation.visible_count + 1;
  const sent = { external_id: externalId, connection_id: connectionId, sent_at: ctx.now(), visible_seq: visibleSeq };
  const before = message.status === 'cancelled' ? message.status : 'sent';
  const last = reported.reduce((now, { status, reason }) => after(now, status, reason), { status: before, error: null } as Progress);
  const stored = await outgoing.changeMessage(ctx.db, conversation.id, message.seq, { ...sent, ...last });
  await announceAgain(ctx, stored);
  if (last.status !== 'cancelled' && last.status !== 'failed') await announceSent(ctx, conversation, stored);
  if (message.visible_seq === null) await store.changeConversation(ctx.db, conversation.id, { visible_count: visibleSeq });
}

type Progress = Pick<store.MessageRow, 'status' | 'error'>;
const after = (now: Progress, reported: MessageProgress, reason: string | null): Progress => {
  const status = statusAfter(now.status, reported);
  return status === undefined ? now : { status, error: status === 'failed' ? (reason ?? undeliverable) : null };
};
const undeliverable = 'The channel couldn’t deliver this message. Try again, or reach the customer another way.';

/** Applies a status reported by a service, forward only; stores it when the message is not recorded as sent yet. */
export async function applyStatus(ctx: WriteCtx, reported: StatusReport) {
  const { connectionId, externalId } = reported;
  let message = await outgoing.findByExternalId(ctx.db, connectionId, externalId);
  if (!message) {
    await outgoing.lockExternalId(ctx.db, connectionId, externalId);
    message = await outgoing.findByExternalId(ctx.db, connectionId, externalId);
    if (!message) return void (await outgoing.keepStatus(ctx.db, ctx.actor.merchant, reported, ctx.now()));
  }
  // All other changes of this message hold the conversation's lock.
  await store.lockConversation(ctx.db, message.conversation_id);
  const current = await outgoing.findByExternalId(ctx.db, connectionId, externalId);
  if (current?.direction !== 'out') return;
  const next = after(current, reported.status, reported.reason);
  if (next !== current) await announceAgain(ctx, await outgoing.changeMessage(ctx.db, current.conversation_id, current.seq, next));
}
