import type * as chat from '@parley/contract/chat';
import type { Received, Result } from '@parley/contract/endpoint';
import type { VisitorActor, WriteCtx } from '../../../context.ts';
import { askForPerson, lockCurrent, stateFor } from '../../conversations/inbox/index.ts';
import { settingsOf } from '../website-chat/index.ts';
import { sendMessage } from './messages.ts';
import { lockOwn } from './own-session.ts';
import type { ChatParts } from './parts.ts';
import { teamOpening } from './session.ts';

/** Hands the visitor's conversation off to the team, and says when somebody is there. Asking again sends nothing. */
export async function requestPerson(
  ctx: WriteCtx<VisitorActor>,
  parts: ChatParts,
  { key, client_id, text }: Received<typeof chat.askForPerson>,
): Promise<Result<typeof chat.askForPerson>> {
  const session = await lockOwn(ctx);
  const before = session.conversation_id ? await lockCurrent(ctx, session.conversation_id) : undefined;
  const team = before?.team_id ?? settingsOf(session.settings).team_id;
  const answer = async (id: string, message: Result<typeof chat.sendChatMessage> | null) => ({
    message,
    state: await stateFor(ctx.db, id),
    ...(await teamOpening(ctx, session.merchant_id, team)),
  });
  const isWithTeam = before !== undefined && before.status !== 'resolved' && before.handler !== 'ai';
  if (isWithTeam) return answer(before.id, null);
  const message = await sendMessage(ctx, parts, { key, client_id, text, attachments: [] });
  await askForPerson(ctx, message.conversation_id);
  return answer(message.conversation_id, message);
}
