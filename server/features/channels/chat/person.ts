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
  const isWithTeam = before !== undefined && before.status !== 'resolved' && before.handler !== 'ai';
  const message = isWithTeam ? null : await sendMessage(ctx, parts, { key, client_id, text, attachments: [] });
  const conversation = message?.conversation_id ?? before?.id ?? '';
  if (message) await askForPerson(ctx, conversation);
  const team = before?.team_id ?? settingsOf(session.settings).team_id;
  return { message, state: await stateFor(ctx.db, conversation), ...(await teamOpening(ctx, session.merchant_id, team)) };
}
