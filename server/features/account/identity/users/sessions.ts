import type { SignedInActor, ReadCtx, WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { endSessions } from '../links.ts';
import { noteSecurity } from '../security-mail.ts';
import { changeSession, lockSession, openSessions } from '../store.ts';
import { deviceOf } from './rules.ts';

export async function listSessions(ctx: ReadCtx<SignedInActor>) {
  const sessions = await openSessions(ctx.db, ctx.actor.id, ctx.now());
  const items = sessions.map(({ id, device, address, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    id,
    current: id === ctx.actor.sessionId,
    device: deviceOf(device),
    address,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }));
  return { items };
}

/** Ends one of the user's own sessions; another user's counts as missing. */
export async function revokeSession(ctx: WriteCtx<SignedInActor>, id: string) {
  const session = await lockSession(ctx.db, id);
  if (!session || session.user_id !== ctx.actor.id || session.revoked_at) throw new Problem('session.unknown');
  await changeSession(ctx.db, id, { revoked_at: ctx.now(), revoked_reason: 'revoked' });
  ctx.forget(`session:${id}`);
  ctx.audit({ action: 'session.revoked', object: ['session', id] });
  return { message: 'The session has ended.' };
}

/** Signs out everywhere, including this session. */
export async function revokeSessions(ctx: WriteCtx<SignedInActor>) {
  await endSessions(ctx, ctx.actor.id, 'logged_out_everywhere');
  ctx.audit({ action: 'sessions.revoked', object: ['user', ctx.actor.id] });
  noteSecurity(ctx, ctx.actor.id, 'logged_out');
  return { message: 'You’re logged out everywhere.' };
}
