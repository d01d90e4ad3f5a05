import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { flagNames } from './flags.ts';
import { permissions, platformRoles, teamRoles } from './permissions.ts';
import { currency, done, email, id, instant, locale, merchantId, name, timeZone } from './values.ts';

/** The signed-in user, as every screen needs them. */
export const sessionUser = z.object({
  id,
  user_id: id,
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  avatar_url: z.string().nullable(),
  time_zone: z.string().nullable().describe('The user’s own; null until they choose one.'),
  role: z.enum(platformRoles),
  team_role: z.enum(teamRoles).nullable(),
  merchant_id: id.nullable(),
  merchant_name: z.string().nullable(),
  merchant_time_zone: z.string().nullable(),
  unread_count: z.int(),
  notifications_count: z.int(),
  live_position: z
    .int()
    .nullable()
    .describe('Position of the shop’s live stream now: pass it as `Last-Event-ID` to hear of everything that changes from here on.'),
  second_step_required: z
    .boolean()
    .describe(
      'Whether the current shop requires two-step authentication and this session began without it. Then there are no permissions.',
    ),
  sso_required: z.string().optional().describe('The shop’s sign-in name, when only its single sign-on opens it to this user.'),
  sso: z
    .enum(['shop_only', 'own_account'])
    .optional()
    .describe('A shop’s single sign-on began this session, which opens that shop only. `own_account`: it also made the account.'),
  permissions: z.array(z.enum(permissions)),
  flags: z.array(z.enum(flagNames)).describe('Feature flags that are on for the shop.'),
  open_next: z.boolean().describe('Whether the inbox opens the next conversation after one is resolved or snoozed.'),
  merchants: z.array(z.object({ merchant_id: id, name: z.string(), team_role: z.enum(teamRoles) })),
});
export type SessionUser = z.output<typeof sessionUser>;

const password = z.string().max(200, 'Use at most 200 characters.');
export const newPassword = password.min(10, 'Use at least 10 characters.');

export const signedIn = z.object({
  user: sessionUser,
  token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int().describe('Lifetime of the access token, in seconds.'),
});
const challenged = z.object({ two_factor_required: z.literal(true), challenge: z.string() });

export const getCsrfToken = query('GET /api/csrf-token', {
  summary: 'Retrieve the token to send as X-CSRF-Token with every change',
  access: 'public',
  input: z.object({}),
  result: z.object({ csrf_token: z.string() }),
});

export const logIn = command('POST /api/auth/login', {
  summary: 'Log in; if two-step authentication is on, send the call again with the challenge and a code',
  access: 'public',
  limit: 'sign_in',
  input: z.object({
    email: z.string().trim().min(1, 'Enter your email.').max(254),
    password: password.min(1, 'Enter your password.'),
    challenge: z.string().max(2000).optional(),
    code: z.string().trim().max(20).optional(),
  }),
  result: z.union([signedIn, challenged]),
  problems: ['credentials.wrong', 'credentials.delayed', 'two_factor.wrong'],
});

export const register = command('POST /api/auth/register', {
  summary: 'Create a shop and its owner',
  access: 'public',
  limit: 'sign_in',
  creates: true,
  input: z.object({
    name: name('your name'),
    email,
    password: newPassword,
    merchant_name: name('the name of your shop'),
    currency: currency.default('EUR'),
    time_zone: timeZone.default('UTC'),
    locale: locale.default('en'),
  }),
  result: signedIn,
  problems: ['email.taken', 'password.common'],
});

export const refreshSession = command('POST /api/auth/refresh', {
  summary: 'Refresh the access token. Browsers send the cookie; programs send `refresh_token`. Each token works once.',
  access: 'public',
  limit: 'write',
  input: z.object({ refresh_token: z.string().max(300).optional() }),
  result: signedIn,
  problems: ['refresh.invalid'],
});

export const logOut = command('POST /api/auth/logout', {
  summary: 'Log out',
  access: 'public',
  limit: 'write',
  input: z.object({ refresh_token: z.string().max(300).optional() }),
  result: done,
});

export const getSession = query('GET /api/auth/session', {
  summary: 'Retrieve the current user',
  access: 'user',
  topics: ['profile', 'flags'],
  input: z.object({}),
  result: sessionUser,
});

export const switchShop = command('POST /api/auth/shop', {
  summary: 'Switch to another of your shops',
  access: 'user',
  topics: ['profile'],
  input: z.object({ merchant_id: merchantId }),
  result: sessionUser,
  problems: ['merchant.missing'],
});

export const forgotPassword = command('POST /api/auth/forgot-password', {
  summary:
    'Email a link to set a new password. The link works once and expires after 30 minutes. The response is the same whether or not the account exists.',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ email }),
  result: done,
});

export const resetPassword = command('POST /api/auth/reset-password', {
  summary: 'Set a new password with the emailed link; all sessions end',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ token: z.string().min(10).max(200), password: newPassword }),
  result: done,
  problems: ['link.expired', 'password.common'],
});

export const verifyEmail = command('POST /api/auth/verify-email', {
  summary: 'Confirm an email address with the emailed link',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ token: z.string().min(10).max(200) }),
  result: done,
  problems: ['link.expired'],
});

export const confirmEmailChange = command('POST /api/auth/change-email', {
  summary: 'Change an email with the link mailed to the new address, in any browser; the new email counts as verified',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ token: z.string().min(10).max(200) }),
  result: done.extend({ email: z.string() }),
  problems: ['link.expired', 'email.taken'],
});

export const sendVerification = command('POST /api/auth/send-verification', {
  summary: 'Resend the confirmation email',
  access: 'user',
  limit: 'sign_in',
  input: z.object({}),
  result: done,
});

export const authSession = z.object({
  id,
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
});
