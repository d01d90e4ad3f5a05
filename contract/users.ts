import { z } from 'zod';
import { authSession, newPassword } from './auth.ts';
import { command, query, upload } from './endpoint.ts';
import { done, id, locale, name, timeZone } from './values.ts';

const self = z.object({ id });
const code = z.string().trim().min(6, 'Enter the code.').max(20);

export const profile = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  avatar_url: z.string().nullable(),
  locale: z.string(),
  time_zone: z.string().nullable().describe('Null until you choose one: times are in your device’s.'),
  open_next: z.boolean().describe('Whether the inbox opens the next conversation after one is resolved or snoozed.'),
  two_factor: z.boolean(),
});

export const getProfile = query('GET /api/users/:id/profile', {
  summary: 'Retrieve your profile',
  access: 'self',
  topics: ['profile'],
  input: self,
  result: profile,
});
export const updateProfile = command('PUT /api/users/:id/profile', {
  summary: 'Update your name, language, time zone and inbox settings',
  access: 'self',
  topics: ['profile'],
  input: self.extend({
    name: name('your name'),
    locale: locale.optional(),
    time_zone: timeZone.nullable().optional(),
    open_next: z.boolean().optional(),
  }),
  result: profile,
});
export const uploadAvatar = upload('POST /api/users/:id/avatar', {
  summary: 'Upload a profile photo, multipart field `avatar`: PNG, JPEG, WebP or GIF up to 5 MB; SVG is rejected',
  access: 'self',
  field: 'avatar',
  topics: ['profile'],
  input: self,
  result: profile,
  problems: ['file.unsupported', 'input.too_large'],
});
export const changePassword = command('POST /api/users/:id/change-password', {
  summary: 'Change your password; other sessions end',
  access: 'self',
  limit: 'sign_in',
  topics: ['sessions'],
  input: self.extend({ current_password: z.string().min(1, 'Enter your current password.').max(200), new_password: newPassword }),
  result: done,
  problems: ['password.wrong', 'password.common'],
});

export const enableTwoFactor = command('POST /api/users/:id/2fa/enable', {
  summary: 'Start two-step authentication setup: returns a secret for an authenticator app',
  access: 'self',
  limit: 'sign_in',
  topics: ['profile'],
  input: self.extend({
    password: z.string().max(200).optional().describe('Your password. Not needed in the first 15 minutes after logging in.'),
  }),
  result: z.object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() }),
  problems: ['two_factor.already_on', 'password.required', 'password.wrong', 'credentials.delayed'],
});
export const verifyTwoFactor = command('POST /api/users/:id/2fa/verify', {
  summary: 'Turn on two-step authentication with a code from the app; returns ten recovery codes once',
  access: 'self',
  limit: 'sign_in',
  topics: ['profile'],
  input: self.extend({ code }),
  result: z.object({ recovery_codes: z.array(z.string()) }),
  problems: ['two_factor.wrong', 'two_factor.not_started', 'two_factor.already_on'],
});
export const disableTwoFactor = command('POST /api/users/:id/2fa/disable', {
  summary: 'Turn off two-step authentication with a code',
  access: 'self',
  limit: 'sign_in',
  topics: ['profile'],
  input: self.extend({ code }),
  result: done,
  problems: ['two_factor.wrong', 'two_factor.not_started'],
});
export const renewRecoveryCodes = command('POST /api/users/:id/2fa/recovery-codes', {
  summary: 'Replace the recovery codes, with a code; returns ten new ones once',
  access: 'self',
  limit: 'sign_in',
  topics: ['profile'],
  input: self.extend({ code }),
  result: z.object({ recovery_codes: z.array(z.string()) }),
  problems: ['two_factor.wrong', 'two_factor.not_started', 'credentials.delayed'],
});
export const getTwoFactor = query('GET /api/users/:id/2fa/status', {
  summary: 'Retrieve whether two-step authentication is on',
  access: 'self',
  topics: ['profile'],
  input: self,
  result: z.object({
    enabled: z.boolean(),
    recovery_codes_left: z.int(),
    setup_needs_password: z
      .boolean()
      .describe('Whether setting it up takes your password, because you logged in more than 15 minutes ago.'),
  }),
});

export const listSessions = query('GET /api/users/:id/sessions', {
  summary: 'List your sessions',
  access: 'self',
  topics: ['sessions'],
  input: self,
  result: z.object({ items: z.array(authSession) }),
});
export const revokeSession = command('DELETE /api/users/:id/sessions/:session', {
  summary: 'End one of your sessions',
  access: 'self',
  topics: ['sessions'],
  input: self.extend({ session: id }),
  result: done,
  problems: ['session.unknown'],
});
export const revokeSessions = command('DELETE /api/users/:id/sessions', {
  summary: 'End all your sessions, including this one',
  access: 'self',
  topics: ['sessions'],
  input: self,
  result: done,
});
export type Profile = z.output<typeof profile>;
