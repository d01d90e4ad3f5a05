import type { Received } from '@parley/contract/endpoint';
import type { changePassword as contract } from '@parley/contract/users';
import type { UserActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { endSessions } from '../links.ts';
import { countFailed, forgiveAccount, refuseWhileBlocked } from '../lockout.ts';
import { hashPassword, isPassword, refuseCommon } from '../passwords.ts';
import { changeUser, lockUser } from '../store.ts';

/** Whoever found an open screen must not be able to guess the password here either: wrong ones count as failed log-ins. */
export async function changePassword(
  ctx: WriteCtx<UserActor>,
  { current_password: current, new_password: wanted }: Received<typeof contract>,
) {
  await refuseCommon(wanted, 'new_password');
  const user = (await lockUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');
  await refuseWhileBlocked(ctx, user.email);
  if (!(await isPassword(user.password_hash, current))) {
    await countFailed(ctx, user.email);
    ctx.audit({ action: 'password.change_failed', object: ['user', user.id] });
    return ctx.refuse(
      new Problem('password.wrong', { errors: [{ path: 'current_password', message: 'This is not your current password.' }] }),
    );
  }
  await changeUser(ctx.db, user.id, { password_hash: await hashPassword(wanted) });
  await forgiveAccount(ctx, user.email);
  await endSessions(ctx, user.id, 'password_changed', ctx.actor.sessionId);
  ctx.audit({ action: 'password.changed', object: ['user', user.id] });
  return { message: 'Your password is changed. Other sessions have ended.' };
}
