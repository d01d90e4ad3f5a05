import type { Received } from '@parley/contract/endpoint';
import type { retryMessage } from '@parley/contract/inbox';
import type { Message } from '@parley/contract/messages';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { lockVisible } from './access.ts';
import { announceAgain } from './announce.ts';
import { deliverMessage } from './jobs.ts';
import { quotedOf } from './list-store.ts';
import { presentMessage } from './present.ts';
import { replyWindow } from './window.ts';
import * as store from './store.ts';

/**
 * Puts a failed message back into the queue at its position. This is the only backward step of a status, and only a teammate can take it.
 */
export async function retry(ctx: WriteCtx<WritingActor>, { id, message }: Received<typeof retryMessage>): Promise<Message> {
  const conversation = await lockVisible(ctx, id);
  const failed = (await store.findMessageById(ctx.db, id, message)) ?? missing('message.missing');
  if (failed.status !== 'failed') throw new Problem('message.not_failed');
  if (failed.template === null && !replyWindow(conversation.channel, conversation.customer_at, ctx.now()).open)
    throw new Problem('message.window_closed');
  const queued = await store.setQueued(ctx.db, id, failed.seq);
  ctx.enqueue(deliverMessage, { merchant: conversation.merchant_id, conversation_id: id, seq: failed.seq });
  await announceAgain(ctx, queued);
  ctx.audit({ action: 'message.retried', object: ['conversation', id], detail: { seq: failed.seq } });
  return presentMessage(queued, { quoted: await quotedOf(ctx.db, id, queued.in_reply_to) });
}
