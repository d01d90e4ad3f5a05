import { signedIn, newPassword, sessionUser } from './auth.ts';
import { z } from 'zod';
import { command } from './endpoint.ts';
import { teamRoles } from './permissions.ts';
import { name } from './values.ts';

const token = z.string().min(10).max(200).describe('Invitation token: the value of `invite` in the emailed link.');

export const readInvite = command('POST /api/auth/invite', {
  summary: 'Retrieve an invitation by its link',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ token }),
  result: z.object({
    email: z.string(),
    merchant_name: z.string(),
    team_role: z.enum(teamRoles),
    invited_by: z.string().nullable(),
    has_account: z
      .boolean()
      .describe('Whether the invited person already has an account. If true, they log in to join; otherwise they create one.'),
    sso: z
      .object({ name: z.string(), required: z.boolean() })
      .nullable()
      .describe(
        'The shop’s single sign-on, by which somebody without an account can join at `/login/sso/{name}`. `required`: for their role it’s the only way to log in. Null without one.',
      ),
  }),
  problems: ['link.expired'],
});
export const registerByInvite = command('POST /api/auth/invite/register', {
  summary: 'Accept an invitation with a new account; with the emailed link, its email counts as verified',
  access: 'public',
  limit: 'sign_in',
  creates: true,
  input: z.object({ token, name: name('your name'), password: newPassword }),
  result: signedIn,
  problems: ['link.expired', 'email.taken', 'password.common', 'plan.limit_reached'],
});
export const joinByInvite = command('POST /api/auth/invite/join', {
  summary: 'Accept an invitation with the account you’re logged in with',
  access: 'user',
  topics: ['profile'],
  input: z.object({ token }),
  result: sessionUser,
  problems: ['link.expired', 'invite.other_address', 'plan.limit_reached'],
});
