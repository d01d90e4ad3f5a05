import type { forgotPassword, resetPassword, verifyEmail } from '@parley/contract/auth';
import type { Received } from '@parley/contract/endpoint';
import { z } from 'zod';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { job } from '../../../platform/jobs/job.ts';
import { hashSecret, newSecret } from '../../../platform/lib/ids.ts';
import { cancelWaiting } from './email/waiting.ts';
import { dropLinks, insertLink, useLink } from './link-store.ts';
import { forgiveAccount } from './lockout.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { noteSecurity } from './security-mail.ts';
import * as store from './store.ts';

const minutes = { reset_password: 30, verify_email: 3 * 24 * 60 };
type Kind = keyof typeof minutes;

/** The secret is generated when the mail is written, so neither the queue nor the database contains it. */
export const mailLink = job(
  'identity.mail_link',
  z.object({ merchant: z.literal(''), user_id: z.uuid(), kind: z.enum(['reset_password', 'verify_email']) }),
  6,
);

export async function mailVerification(ctx: WriteCtx, user: Pick<store.UserRow, 'id'>) {
  ctx.enqueue(mailLink, { merchant: '', user_id: user.id, kind: 'verify_email' });
}

/** Answer, rows and job are the same without an account, so that the time it takes tells nobody who has one. */
export async function askReset(ctx: WriteCtx, { email }: Received<typeof forgotPassword>) {
  const user = await store.findUserByEmail(ctx.db, email);
  ctx.enqueue(mailLink, { merchant: '', user_id: user?.id ?? ctx.newId(), kind: 'reset_password' });
  ctx.audit({ action: 'password.reset_requested', detail: { known: user !== undefined } });
  return { message: 'If there’s an account for this email, we’ve sent it a link. It expires in 30 minutes.' };
}

export async function sendLink(ctx: JobCtx, { user_id: userId, kind }: { user_id: string; kind: Kind }, publicUrl: string) {
  const secret = newSecret();
  const user = await ctx.write(async (writer) => {
    const found = await store.lockUser(writer.db, userId);
    if (!found) return undefined;
    if (kind === 'reset_password') await dropLinks(writer.db, userId, kind);
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
          subject: 'Reset your password',
          text: `Hello ${user.name},\n\nUse this link within 30 minutes to set a new password:\n${publicUrl}/forgot-password?token=${secret}\n\nIf you didn’t request this, you can ignore this email. Your password hasn’t changed.\n`,
        }
      : {
          to: user.email,
          subject: 'Verify your email',
          text: `Hello ${user.name},\n\nVerify your email for Parley:\n${publicUrl}/login?verify=${secret}\n\nIf you didn’t sign up, you can ignore this email.\n`,
        },
  );
}

export async function setNewPassword(ctx: WriteCtx, { token, password }: Received<typeof resetPassword>) {
  await refuseCommon(password, 'password');
  const userId = await useLink(ctx.db, hashSecret(token), 'reset_password', ctx.now());
  if (!userId) throw new Problem('link.expired');
  // Whoever reads the mail owns the account from now on, also one that a shop's single sign-on made.
  const user = await store.changeUser(ctx.db, userId, {
    password_hash: await hashPassword(password),
    email_verified_at: ctx.now(),
    sso_merchant_id: null,
  });
  await dropLinks(ctx.db, userId, 'reset_password');
  await forgiveAccount(ctx, user.email);
  await endSessions(ctx, userId, 'password_reset');
  await cancelWaiting(ctx, userId, 'password_reset');
  ctx.audit({ action: 'password.reset', object: ['user', userId] });
  noteSecurity(ctx, userId, 'password_changed');
  return { message: 'Password updated. Log in with your new password.' };
}

export async function confirmEmail(ctx: WriteCtx, { token }: Received<typeof verifyEmail>) {
  const userId = await useLink(ctx.db, hashSecret(token), 'verify_email', ctx.now());
  if (!userId) throw new Problem('link.expired');
  await store.changeUser(ctx.db, userId, { email_verified_at: ctx.now() });
  ctx.audit({ action: 'email.verified', object: ['user', userId] });
  return { message: 'Your email is verified.' };
}

/** Ends sessions that a shop’s single sign-on began, and their streams. */
export async function endSsoSessions(ctx: WriteCtx, which: { merchant: string; user?: string; except?: string }, reason: string) {
  for (const id of await store.revokeSsoSessions(ctx.db, which, reason, ctx.now())) ctx.forget(`session:${id}`);
}

/** Ends sessions and clears them from every process's cache. */
export async function endSessions(ctx: WriteCtx, userId: string, reason: string, except?: string) {
  for (const id of await store.revokeSessions(ctx.db, userId, reason, ctx.now(), except)) ctx.forget(`session:${id}`);
}
