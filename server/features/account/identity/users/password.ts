import type { Received } from '@parley/contract/endpoint';
import type { changePassword as contract } from '@parley/contract/users';
import type { SignedInActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { cancelWaiting } from '../email/waiting.ts';
import { endSessions } from '../links.ts';
import { countFailed, forgiveAccount, refuseWhileBlocked } from '../lockout.ts';
import { hashPassword, isPassword, refuseCommon } from '../passwords.ts';
import { noteSecurity } from '../security-mail.ts';
import { changeUser, lockUser } from '../store.ts';

/** Wrong passwords count as failed sign-ins, so that an unlocked screen can't be used to guess the password. */
export async function changePassword(
  ctx: WriteCtx<SignedInActor>,
  { current_password: current, new_password: wanted }: Received<typeof contract>,
) {
  await refuseCommon(wanted, 'new_password');
  const user = (await lockUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');
  await refuseWhileBlocked(ctx, user.email);
  if (!(await isPassword(user.password_hash, current))) {
    await countFailed(ctx, user.email);
    ctx.audit({ action: 'password.change_failed', object: ['user', user.id] });
    return ctx.refuse(
      new Problem('password.wrong', { errors: [{ path: 'current_password', message: 'Your current password is incorrect.' }] }),
    );
  }
  await changeUser(ctx.db, user.id, { password_hash: await hashPassword(wanted) });
  await forgiveAccount(ctx, user.email);
  await endSessions(ctx, user.id, 'password_changed', ctx.actor.sessionId);
  await cancelWaiting(ctx, user.id, 'password_changed');
  ctx.audit({ action: 'password.changed', object: ['user', user.id] });
  noteSecurity(ctx, user.id, 'password_changed');
  return { message: 'Password changed. You’re logged out on your other devices.' };
}
