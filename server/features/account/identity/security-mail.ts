import { z } from 'zod';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import * as store from './store.ts';
import { deviceOf } from './users/rules.ts';

const changes = [
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'new_device',
  'logged_out',
  'email_change_asked',
  'email_changed',
  'session_stolen',
  'added_to_shop',
  'account_made',
] as const;
type Change = (typeof changes)[number];

/** Tells a user by email that the safety of their account changed, so that they notice what somebody else does. */
const payload = z.object({
  merchant: z.literal(''),
  user_id: z.uuid(),
  change: z.enum(changes),
  at: z.iso.datetime(),
  from: z.string(),
  shop: z.string().optional(),
  to: z.string().optional(),
});
export const mailSecurity = job('identity.mail_security', payload, 6);

type More = { device?: string; to?: string; shop?: string };
/** `to`: the address that the person had then, where it may be another by the time the email is sent. */
export function noteSecurity(ctx: WriteCtx, userId: string, change: Change, { device = '', to, shop }: More = {}) {
  const from = [device && deviceOf(device), ctx.address].filter(Boolean).join(', ');
  const more = { ...(to !== undefined && { to }), ...(shop !== undefined && { shop }) };
  ctx.enqueue(mailSecurity, { merchant: '', user_id: userId, change, at: ctx.now().toISOString(), from, ...more });
}

const texts: Record<Change, readonly [subject: string, text: string]> = {
  password_changed: ['Your password was changed', 'The password of your Parley account was changed. Your other sessions have ended.'],
  two_factor_on: ['Two-step authentication is on', 'Logging in to Parley now takes a code of your authenticator app.'],
  two_factor_off: ['Two-step authentication is off', 'Logging in to Parley no longer takes a code of your authenticator app.'],
  recovery_code_used: ['A recovery code was used', 'A recovery code was used in place of your authenticator app. Each works once.'],
  recovery_codes_renewed: [
    'You have new recovery codes',
    'The recovery codes of your Parley account were replaced. The earlier ones no longer work.',
  ],
  passkey_added: [
    'A passkey was added',
    'A passkey was added to your Parley account. Whoever has it can log in without your password. If it isn’t yours, remove it in your profile.',
  ],
  passkey_removed: ['A passkey was removed', 'A passkey was removed from your Parley account. Nobody can log in with it anymore.'],
  new_device: ['New login to Parley', 'Somebody logged in to your Parley account on a device that we haven’t seen before.'],
  logged_out: ['You’re logged out everywhere', 'All sessions of your Parley account have ended.'],
  added_to_shop: [
    'You were added to a shop on Parley',
    'The single sign-on of {shop} added you to its team. The shop sees what you do there, and nothing of your account or your other shops.',
  ],
  account_made: [
    'You have an account on Parley',
    'The single sign-on of {shop} made an account with your address, for its team only. If you set a password, the account is yours alone, and the shop can’t change it.',
  ],
  email_change_asked: [
    'Your email is about to change',
    'Somebody asked to change the email of your Parley account. It changes when the link that we sent to the new address is opened, within 24 hours. To stop it, cancel it in your profile, or set a new password, which cancels it too.',
  ],
  email_changed: [
    'Your email was changed',
    'Your Parley account has another email now. This address no longer logs in, and gets no more emails about the account.',
  ],
  session_stolen: [
    'We ended one of your sessions',
    'Its key was used twice, as happens when somebody copied it. We ended the session; log in again to continue.',
  ],
};

const leftOf = (count: number) =>
  count === 0 ? 'You have none left: create new ones in your profile.' : `You have ${count} left. You can create new ones in your profile.`;

type Installation = { publicUrl: string; operatorEmail: string | null };

export async function sendSecurity(
  ctx: JobCtx,
  { user_id: userId, change, at, from, to, shop }: z.output<typeof payload>,
  { publicUrl, operatorEmail }: Installation,
) {
  const user = await store.findUser(ctx.db, userId);
  if (!user) return;
  const [subject, what] = texts[change];
  const text = change === 'recovery_code_used' ? `${what} ${leftOf(user.recovery_codes.length)}` : what.replace('{shop}', () => shop ?? '');
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: user.time_zone ?? 'UTC' }).format(
    new Date(at),
  );
  const when = `${time}${user.time_zone ? '' : ' UTC'}`;
  await ctx.outside.mail.send({
    to: to ?? user.email,
    subject,
    text: `Hello ${user.name},\n\n${text}\n\n${when}${from ? `, from ${from}` : ''}\n\nWas this you? Then there’s nothing to do. If not, ${change === 'email_changed' ? askForHelp(operatorEmail) : `set a new password at once: ${publicUrl}/forgot-password\nand end the sessions you don’t know: ${publicUrl}/settings/profile`}\n`,
  });
}

/** A new password is out of reach for whoever lost their address. */
const askForHelp = (operatorEmail: string | null) =>
  `${operatorEmail ? `write to ${operatorEmail} at once` : 'tell whoever runs Parley for you at once'}, and the owner of your shop.`;
