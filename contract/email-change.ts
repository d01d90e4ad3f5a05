import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { email, id, instant } from './values.ts';

const self = z.object({ id });
const state = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  change: z
    .object({ email: z.string(), asked_at: instant, expires_at: instant, expired: z.boolean() })
    .nullable()
    .describe('The change that waits for the link in the new address’s inbox. Null if there is none.'),
});
export type EmailState = z.output<typeof state>;

export const getEmail = query('GET /api/users/:id/email', {
  summary: 'Retrieve your email, and the change that waits to be confirmed',
  access: 'self',
  topics: ['profile'],
  input: self,
  result: state,
});
export const askEmailChange = command('POST /api/users/:id/email', {
  summary:
    'Ask to change your email: nothing changes until the link mailed to the new address is opened, within 24 hours. A newer change replaces the one that waits.',
  access: 'self',
  limit: 'sign_in',
  topics: ['profile'],
  input: self.extend({
    email,
    password: z.string().max(200).optional().describe('Your password. Not needed when two-step authentication is on.'),
    code: z.string().trim().max(20).optional().describe('With two-step authentication on: a code from the app, or a recovery code.'),
  }),
  result: state,
  problems: ['password.wrong', 'two_factor.wrong', 'credentials.delayed'],
});
export const resendEmailChange = command('POST /api/users/:id/email/resend', {
  summary: 'Email the link of the waiting change again, valid for another 24 hours; the earlier link stops working',
  access: 'self',
  limit: 'sign_in',
  topics: ['profile'],
  input: self,
  result: state,
  problems: ['email.no_change'],
});
export const cancelEmailChange = command('POST /api/users/:id/email/cancel', {
  summary: 'Cancel the waiting change; its link stops working',
  access: 'self',
  limit: 'write',
  topics: ['profile'],
  input: self,
  result: state,
  problems: ['email.no_change'],
});
