import type { answerChatCsat, ChatState } from '@parley/contract/chat';
import type { Received } from '@parley/contract/endpoint';
import type { VisitorActor, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { answerCsat } from '../csat/index.ts';
import { stateFor } from '../../conversations/inbox/index.ts';

/** Stores the visitor's rating of their own conversation. */
export async function answer(ctx: WriteCtx<VisitorActor>, { score, remark }: Received<typeof answerChatCsat>): Promise<ChatState> {
  const conversation = ctx.actor.conversationId ?? missing('conversation.missing');
  await answerCsat(ctx, conversation, { score, remark });
  return stateFor(ctx.db, conversation);
}
