import type { VisitorActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import * as store from './store.ts';

/** The visitor's session, read again and locked, because it may have ended since authentication. */
export async function lockOwn(ctx: WriteCtx<VisitorActor>): Promise<store.SessionRow> {
  const session = await store.lockSession(ctx.db, ctx.actor.id);
  if (!session) throw new Problem('chat.session_ended');
  return session;
}
