import { z } from 'zod';
import { call, command, query } from './endpoint.ts';
import { roleId } from './role-id.ts';
import { instant, merchantId, nothing, webAddress } from './values.ts';

const shop = z.object({ merchant: merchantId });
const people = 'Only a teammate can manage other teammates’ access.';

export const signInName = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(40, 'Use at most 40 characters.')
  .regex(/^[a-z0-9](-?[a-z0-9])*$/, 'Use letters, digits and single hyphens.');

const settings = z.object({
  name: z.string().describe('The sign-in name, unique in the installation.'),
  issuer: z.string(),
  client_id: z.string(),
  secret_set_at: instant.describe('When the client secret was last set. It is never returned.'),
  role: roleId.nullable().describe('The role of people who come for the first time; null when they need an invitation.'),
  required: z.boolean().describe('Whether teammates other than owners can only work in the shop after single sign-on.'),
  proven_at: instant.nullable().describe('When somebody first logged in with these settings.'),
  version: z.int(),
});
const scim = z.object({
  last_four: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
const setUp = z.object({
  sso: settings.nullable().describe('null while single sign-on is off.'),
  scim: scim.nullable().describe('The SCIM token; null when there is none.'),
  redirect_url: z
    .string()
    .nullable()
    .describe('To be entered at the identity provider; null when the installation has no address of its own.'),
  sign_in_url: z.string().nullable().describe('Where teammates log in, and what a provider starts from.'),
  scim_url: z.string().nullable(),
});
export type SingleSignOn = z.output<typeof setUp>;

export const getSingleSignOn = query('GET /api/merchants/:merchant/sso', {
  summary: 'Retrieve the settings of single sign-on',
  access: 'team:write',
  people,
  topics: ['team'],
  input: shop,
  result: setUp,
});
export const saveSingleSignOn = command('PUT /api/merchants/:merchant/sso', {
  summary: 'Set up single sign-on, or change it; only an owner can. Another issuer or client ends the sessions that it began',
  access: 'team:write',
  people,
  topics: ['team', 'profile'],
  input: shop.extend({
    name: signInName,
    issuer: webAddress(300, 'Enter the issuer’s address, such as https://id.company.example.'),
    client_id: z.string().trim().min(1, 'Enter the client ID.').max(300),
    client_secret: z.string().trim().min(1, 'Enter the client secret.').max(1000).optional().describe('Left out, the stored one stays.'),
    role: roleId.nullable(),
    required: z.boolean(),
    version: z.int().optional().describe('Guards against overwriting a teammate’s change.'),
  }),
  result: setUp,
  problems: ['sso.name_taken', 'sso.unproven', 'sso.unavailable', 'settings.changed', 'role.missing', 'team.role_refused'],
});
export const testSingleSignOn = call('POST /api/merchants/:merchant/sso/test', {
  summary: 'Read the provider’s discovery document, and say what is wrong with it',
  access: 'team:write',
  people,
  limit: 'sign_in',
  input: shop.extend({ issuer: z.string().trim().min(1, 'Enter the issuer’s address.').max(300) }),
  result: z.object({ ok: z.boolean(), message: z.string() }),
});
export const deleteSingleSignOn = command('DELETE /api/merchants/:merchant/sso', {
  summary: 'Turn single sign-on off; sessions that it began end at once, and its SCIM token stops working',
  access: 'team:write',
  people,
  topics: ['team', 'profile'],
  input: shop,
  result: nothing,
  problems: ['sso.off'],
});
export const createScimToken = command('POST /api/merchants/:merchant/sso/scim-token', {
  summary: 'Create the SCIM token, which is shown once; an earlier one stops working',
  access: 'team:write',
  people,
  topics: ['team'],
  input: shop,
  result: z.object({ token: z.string(), scim }),
  problems: ['sso.off'],
});
export const deleteScimToken = command('DELETE /api/merchants/:merchant/sso/scim-token', {
  summary: 'Delete the SCIM token',
  access: 'team:write',
  people,
  topics: ['team'],
  input: shop,
  result: nothing,
});
