import type { confirmEmailChange as contract } from '@parley/contract/auth';
import type { Received } from '@parley/contract/endpoint';
import type { WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { isDuplicate } from '../../../../platform/lib/duplicate.ts';
import { hashSecret } from '../../../../platform/lib/ids.ts';
import { dropLinks } from '../link-store.ts';
import { forgiveAccount } from '../lockout.ts';
import { changedFor } from '../notify-person.ts';
import { noteSecurity } from '../security-mail.ts';
import { changeUser, lockUser } from '../store.ts';
import { ownerOf, useChange } from './store.ts';

/** Opening the link proves the new address. Links mailed to the old one end; sessions go on, since they never depended on the address. */
export async function confirmEmailChange(ctx: WriteCtx, { token }: Received<typeof contract>, device: string) {
  const hash = hashSecret(token);
  const userId = await ownerOf(ctx.db, hash);
  // The person first, in the order of everything else that locks both.
  const user = userId === undefined ? undefined : await lockUser(ctx.db, userId);
  const change = user && (await useChange(ctx.db, hash, ctx.now()));
  if (!user || !change) throw new Problem('link.expired');
  await changeUser(ctx.db, user.id, { email: change.email, email_verified_at: ctx.now() }).catch(orTaken);
  await dropLinks(ctx.db, user.id, 'reset_password');
  await dropLinks(ctx.db, user.id, 'verify_email');
  await forgiveAccount(ctx, user.email);
  ctx.forget(`user:${user.id}`);
  ctx.audit({ action: 'email.changed', object: ['user', user.id], detail: { from: user.email, to: change.email } });
  noteSecurity(ctx, user.id, 'email_changed', { device, to: user.email });
  await changedFor(ctx, user.id, 'profile');
  return { message: `Your email is now ${change.email}. Log in with it from now on.`, email: change.email };
}

/** Only whoever reads the address's mail gets here, so the answer tells nobody else that it has an account. */
function orTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Problem('email.taken', { detail: 'This email belongs to another account. Log in with that one, or choose another email.' });
}
