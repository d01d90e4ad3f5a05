import { z } from 'zod';
import { checkoutMethods } from './checkout.ts';
import { command, query } from './endpoint.ts';
import { teamRoles } from './permissions.ts';
import { availabilities, visibilities } from './teams.ts';
import { currency, email, id, instant, locale, merchantId, money, name, nothing, timeZone } from './values.ts';

const shop = z.object({ merchant: merchantId });
export const verifications = ['email_code', 'order_and_email', 'name_and_postcode'] as const;

const changeable = z.object({
  name: name('the name of your shop'),
  currency,
  time_zone: timeZone,
  locale,
  ai: z.object({
    enabled: z.boolean(),
    confidence_threshold: z.number().min(0).max(1).describe('Below it the AI hands over instead of answering.'),
    debounce_ms: z.int().min(0).max(8000).describe("How long after the customer's last message the AI answers, in milliseconds."),
    verification: z.enum(verifications).describe('What a customer proves before anything private is shown.'),
    money_limit: money.describe('What the AI may move in one action without a person.'),
  }),
  refund_limit: money.describe('What an agent may refund without a manager.'),
  checkout: z.object({
    shipping: money.describe('What shipping costs at a checkout link.'),
    free_from: money.nullable().describe('From this subtotal on shipping is free; null is never.'),
    methods: z.array(z.enum(checkoutMethods)).min(1, 'Choose at least one way to pay.'),
  }),
  handoff_limit_minutes: z.int().min(1).max(1440).describe('After this a handoff nobody accepted notifies again and the customer is told.'),
});
export const merchantSettings = changeable.extend({ merchant_id: id, version: z.int() });
export type MerchantSettings = z.output<typeof merchantSettings>;

export const getMerchantSettings = query('GET /api/merchants/:merchant/settings', {
  summary: "The shop's settings",
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: merchantSettings,
});
export const updateMerchantSettings = command('PUT /api/merchants/:merchant/settings', {
  summary: "Change any of the shop's settings; `version` guards against overwriting a teammate's change",
  access: 'settings:write',
  topics: ['settings', 'profile'],
  input: shop.extend(changeable.partial().shape).extend({
    ai: changeable.shape.ai.partial().optional(),
    checkout: changeable.shape.checkout.partial().optional(),
    version: z.int().optional(),
  }),
  result: merchantSettings,
  problems: ['settings.changed'],
});

export const teammate = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  team_role: z.enum(teamRoles),
  avatar_url: z.string().nullable(),
  last_seen_at: instant.nullable(),
  availability: z.enum(availabilities),
  visibility: z.enum(visibilities),
  team_ids: z.array(id),
  brand_ids: z.array(id).nullable().describe('The brands they are limited to; null is all.'),
});
export type Teammate = z.output<typeof teammate>;
export const invite = z.object({
  id,
  email: z.string(),
  team_role: z.enum(teamRoles),
  invited_by: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  expired: z.boolean().describe('Its link no longer works; sending it again makes a new one.'),
});
export type Invite = z.output<typeof invite>;

export const listTeam = query('GET /api/merchants/:merchant/team', {
  summary: 'Who works in the shop, and who is invited to (for those who may invite)',
  access: 'team:read',
  topics: ['team'],
  input: shop,
  result: z.object({ items: z.array(teammate), invites: z.array(invite) }),
});

const one = shop.extend({ id });
const role = { team_role: z.enum(teamRoles) };
export const setTeamRole = command('PUT /api/merchants/:merchant/team/:id/role', {
  summary: "Change a teammate's role: to one that is not above one's own, and never the last owner's",
  access: 'team:write',
  topics: ['team', 'profile'],
  input: one.extend(role),
  result: z.object({ user_id: id, ...role }),
  problems: ['user.missing', 'team.role_refused', 'team.last_owner'],
});
export const removeTeammate = command('DELETE /api/merchants/:merchant/team/:id', {
  summary: 'Remove a teammate: the shop is shut to them at once, and what they held open goes to nobody in particular',
  access: 'team:write',
  topics: ['team', 'inbox'],
  input: one,
  result: nothing,
  problems: ['user.missing', 'team.role_refused', 'team.last_owner'],
});
export const inviteTeammate = command('POST /api/merchants/:merchant/team/invite', {
  summary: 'Invite a person by e-mail; the link in it works once, for seven days. Inviting them again replaces the invitation.',
  access: 'team:write',
  topics: ['team'],
  creates: true,
  input: shop.extend({ email, ...role }),
  result: invite,
  problems: ['team.role_refused', 'team.member_already'],
});
export const resendInvite = command('POST /api/merchants/:merchant/team/invites/:id/resend', {
  summary: 'Send an invitation again, with a new link for another seven days; the old link stops working',
  access: 'team:write',
  topics: ['team'],
  input: one,
  result: invite,
  problems: ['invite.missing', 'team.role_refused'],
});
export const revokeInvite = command('DELETE /api/merchants/:merchant/team/invites/:id', {
  summary: 'Take an invitation back; its link stops working',
  access: 'team:write',
  topics: ['team'],
  input: one,
  result: nothing,
  problems: ['invite.missing'],
});
