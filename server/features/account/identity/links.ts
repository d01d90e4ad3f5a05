import type { forgotPassword, resetPassword, verifyEmail } from '@parley/contract/auth';
import type { Received } from '@parley/contract/endpoint';
import { z } from 'zod';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { job } from '../../../platform/jobs/job.ts';
import { hashSecret, newSecret } from '../../../platform/lib/ids.ts';
import { dropLinks, insertLink, useLink } from './link-store.ts';
import { forgiveAccount } from './lockout.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import * as store from './store.ts';

const minutes = { reset_password: 30, verify_email: 3 * 24 * 60 };
type Kind = keyof typeof minutes;

/** The link's secret is made when the mail is written, so that neither the queue nor the database ever holds it. */
export const mailLink = job(
  'identity.mail_link',
  z.object({ merchant: z.literal(''), user_id: z.uuid(), kind: z.enum(['reset_password', 'verify_email']) }),
  6,
);

export async function mailVerification(ctx: WriteCtx, user: Pick<store.UserRow, 'id'>) {
  ctx.enqueue(mailLink, { merchant: '', user_id: user.id, kind: 'verify_email' });
}

/** Answers the same whether or not there is an account. */
export async function askReset(ctx: WriteCtx, { email }: Received<typeof forgotPassword>) {
  const user = await store.findUserByEmail(ctx.db, email);
  if (user) ctx.enqueue(mailLink, { merchant: '', user_id: user.id, kind: 'reset_password' });
  ctx.audit({ action: 'password.reset_asked', detail: { known: user !== undefined } });
  return { message: 'If there is an account with this address, a link is on its way. It is good for 30 minutes.' };
}

export async function sendLink(ctx: JobCtx, { user_id: userId, kind }: { user_id: string; kind: Kind }, publicUrl: string) {
  const secret = newSecret();
  const user = await ctx.write(async (writer) => {
    const found = await store.findUser(writer.db, userId);
    if (found)
      await insertLink(writer.db, {
        token_hash: hashSecret(secret),
        kind,
        user_id: userId,
        expires_at: new Date(writer.now().getTime() + minutes[kind] * 60_000),
      });
    return found;
  });
  if (!user) return;
  await ctx.outside.mail.send(
    kind === 'reset_password'
      ? {
          to: user.email,
          subject: 'Set a new password',
          text: `Hello ${user.name},\n\nset a new password here, within 30 minutes:\n${publicUrl}/forgot-password?token=${secret}\n\nIf you did not ask for this, nothing has changed and you need do nothing.\n`,
        }
      : {
          to: user.email,
          subject: 'Confirm your e-mail address',
          text: `Hello ${user.name},\n\nplease confirm that this is your address:\n${publicUrl}/login?verify=${secret}\n`,
        },
  );
}

export async function setNewPassword(ctx: WriteCtx, { token, password }: Received<typeof resetPassword>) {
  await refuseCommon(password, 'password');
  const userId = await useLink(ctx.db, hashSecret(token), 'reset_password', ctx.now());
  if (!userId) throw new Problem('link.expired');
  const user = await store.changeUser(ctx.db, userId, { password_hash: await hashPassword(password), email_verified_at: ctx.now() });
  await dropLinks(ctx.db, userId, 'reset_password');
  await forgiveAccount(ctx, user.email);
  await endSessions(ctx, userId, 'password_reset');
  ctx.audit({ action: 'password.reset', object: ['user', userId] });
  return { message: 'Your new password is set. Please log in.' };
}

export async function confirmEmail(ctx: WriteCtx, { token }: Received<typeof verifyEmail>) {
  const userId = await useLink(ctx.db, hashSecret(token), 'verify_email', ctx.now());
  if (!userId) throw new Problem('link.expired');
  await store.changeUser(ctx.db, userId, { email_verified_at: ctx.now() });
  ctx.audit({ action: 'email.verified', object: ['user', userId] });
  return { message: 'Thank you, your e-mail address is confirmed.' };
}

/** Ends sessions and tells every process to forget them. */
export async function endSessions(ctx: WriteCtx, userId: string, reason: string, except?: string) {
  for (const id of await store.revokeSessions(ctx.db, userId, reason, ctx.now(), except)) ctx.forget(`session:${id}`);
}
