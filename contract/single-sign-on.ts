import { z } from 'zod';
import { signedIn } from './auth.ts';
import { call } from './endpoint.ts';

export const startSingleSignOn = call('POST /api/auth/sso/start', {
  summary: 'Start logging in through a shop’s identity provider. Sets the cookie of the attempt, and returns where to send the browser',
  access: 'public',
  limit: 'sign_in',
  input: z.object({
    name: z.string().trim().toLowerCase().min(1, 'Enter your company’s sign-in name.').max(40),
    return_to: z.string().max(500).optional().describe('The path in the app to open afterward.'),
    issuer: z.string().max(300).optional().describe('The `iss` with which a provider started the log-in.'),
  }),
  result: z.object({ url: z.string() }),
  problems: ['sso.missing', 'sso.unavailable', 'sso.provider_failed'],
});
export const finishSingleSignOn = call('POST /api/auth/sso/finish', {
  summary: 'Log in with what the identity provider sent back, in the browser that started; works once',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ query: z.string().max(8000).describe('The query of the address that the provider sent the browser to.') }),
  result: signedIn.extend({ return_to: z.string().nullable() }),
  problems: [
    'sso.expired',
    'sso.missing',
    'sso.unavailable',
    'sso.provider_failed',
    'sso.refused',
    'sso.unknown',
    'sso.inactive',
    'role.missing',
    'plan.limit_reached',
  ],
});
