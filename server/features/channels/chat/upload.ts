import type { CallCtx, VisitorActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { keepUpload } from '../../account/files/index.ts';
import { settingsOf } from '../website-chat/index.ts';
import { count, fileGuards, refuseFlood } from './guards.ts';
import { lockOwn } from './own-session.ts';
import type { ChatParts } from './parts.ts';

/** Stores a visitor's file. Checks permission before reading the upload, and counts it before storing. */
export async function takeUpload(ctx: CallCtx<VisitorActor>, parts: ChatParts, receive: () => Promise<ReceivedFile | undefined>) {
  const session = await ctx.write((writer) => lockOwn(writer));
  const { asks, guards } = settingsOf(session.settings);
  if (session.blocked) throw new Problem('chat.blocked');
  if (!asks.attachments) throw new Problem('file.unsupported', { detail: 'This chat doesn’t accept files.' });
  const limits = fileGuards(parts, session.id, guards);
  await refuseFlood(ctx, limits);
  const file = await receive();
  try {
    await ctx.write((writer) => count(writer, limits));
  } catch (error) {
    await file?.remove();
    throw error;
  }
  return keepUpload(ctx, file, { kind: 'visitor', id: session.id });
}
