import { signedIn, newPassword, sessionUser } from './auth.ts';
import { z } from 'zod';
import { command } from './endpoint.ts';
import { teamRoles } from './permissions.ts';
import { name } from './values.ts';

const token = z.string().min(10).max(200).describe('What the link in the mail carries after `/register?invite=`.');

export const readInvite = command('POST /api/auth/invite', {
  summary: 'What an invitation is to, by its link',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ token }),
  result: z.object({
    email: z.string(),
    merchant_name: z.string(),
    team_role: z.enum(teamRoles),
    invited_by: z.string().nullable(),
    has_account: z.boolean().describe('They log in to join; otherwise they choose a name and a password.'),
  }),
  problems: ['link.expired'],
});
export const registerByInvite = command('POST /api/auth/invite/register', {
  summary: 'Create the account an invitation is for, in its shop; the address counts as confirmed',
  access: 'public',
  limit: 'sign_in',
  creates: true,
  input: z.object({ token, name: name('your name'), password: newPassword }),
  result: signedIn,
  problems: ['link.expired', 'email.taken', 'password.common'],
});
export const joinByInvite = command('POST /api/auth/invite/join', {
  summary: 'Join the shop of an invitation with the account one is signed in with',
  access: 'user',
  topics: ['profile'],
  input: z.object({ token }),
  result: sessionUser,
  problems: ['link.expired', 'invite.other_address'],
});
