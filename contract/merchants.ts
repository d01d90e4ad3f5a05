import { z } from 'zod';
import { checkoutMethods } from './checkout.ts';
import { command, query } from './endpoint.ts';
import { permissions, teamRoles } from './permissions.ts';
import { type RoleId, roleId } from './role-id.ts';
import { availabilities, visibilities } from './teams.ts';
import { currency, email, id, instant, locale, merchantId, money, name, nothing, timeZone } from './values.ts';

const shop = z.object({ merchant: merchantId });
export const verifications = ['email_code', 'order_and_email', 'name_and_postcode'] as const;

/** The AI settings that every teammate who reads the shop's settings gets. */
export const aiBasics = {
  enabled: z.boolean(),
  confidence_threshold: z
    .number()
    .min(0)
    .max(1)
    .overwrite((share) => Math.round(share * 10_000) / 10_000)
    .describe('Confidence required to answer, from 0 to 1. Below it, the AI hands off to the team.'),
  debounce_ms: z.int().min(0).max(8000).describe('Delay between the customer’s last message and the AI’s answer, in milliseconds.'),
  verification: z.enum(verifications).describe('Verification that a customer must complete before private data is shown.'),
  money_limit: money.describe('Largest amount the AI can charge or refund in one action without approval.'),
};

const changeable = z.object({
  name: name('the name of your shop'),
  currency: currency.describe('Currency of prices, limits and new orders. Fixed once there are orders or gift cards.'),
  time_zone: timeZone,
  locale,
  ai: z.object(aiBasics),
  refund_limit: money.describe('Largest amount an agent can refund without a manager.'),
  checkout: z.object({
    shipping: money.describe('Shipping cost for orders placed through a checkout link.'),
    free_from: money.nullable().describe('Subtotal from which shipping is free. Null if shipping is never free.'),
    methods: z.array(z.enum(checkoutMethods)).min(1, 'Choose at least one payment method.'),
  }),
  handoff_limit_minutes: z
    .int()
    .min(1)
    .max(1440)
    .describe('Number of minutes that a handoff can go unaccepted before the team is notified again and the customer is informed.'),
});
export const merchantSettings = changeable.extend({ merchant_id: id, version: z.int() });
export type MerchantSettings = z.output<typeof merchantSettings>;

export const getMerchantSettings = query('GET /api/merchants/:merchant/settings', {
  summary: 'Retrieve the shop’s settings',
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: merchantSettings,
});
export const updateMerchantSettings = command('PUT /api/merchants/:merchant/settings', {
  summary: 'Update the shop’s settings; `version` guards against overwriting a teammate’s change',
  access: 'settings:write',
  topics: ['settings', 'profile'],
  input: shop.extend(changeable.partial().shape).extend({
    ai: changeable.shape.ai.partial().optional(),
    checkout: changeable.shape.checkout.partial().optional(),
    version: z.int().optional(),
  }),
  result: merchantSettings,
  problems: ['settings.changed', 'settings.currency_fixed', 'amount.invalid'],
});

export const teammate = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  team_role: z.enum(teamRoles).describe('Built-in role. For a custom role, the built-in role it began as.'),
  role_id: id.nullable().describe('ID of the teammate’s custom role. Null for a built-in role.'),
  permissions: z.array(z.enum(permissions)),
  avatar_url: z.string().nullable(),
  last_seen_at: instant.nullable(),
  availability: z.enum(availabilities),
  visibility: z.enum(visibilities),
  team_ids: z.array(id),
  brand_ids: z.array(id).nullable().describe('IDs of the brands that the teammate is limited to. Null for all brands.'),
});
export type Teammate = z.output<typeof teammate>;
export const invite = z.object({
  id,
  email: z.string(),
  role: roleId,
  team_role: z.enum(teamRoles),
  invited_by: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  expired: z.boolean().describe('Whether the invitation link has expired. Resend the invitation to create a new link.'),
});
export type Invite = z.output<typeof invite>;

export const listTeam = query('GET /api/merchants/:merchant/team', {
  summary: 'List the shop’s teammates, and its invitations if you can invite teammates',
  access: 'team:read',
  topics: ['team'],
  input: shop,
  result: z.object({ items: z.array(teammate), invites: z.array(invite) }),
});

const one = shop.extend({ id });
const withRole = {
  role: roleId.optional().describe('Name of a built-in role or ID of a custom role. Required, unless `team_role` is sent.'),
  team_role: roleId.optional().describe('Another name for `role`.'),
};
type WithRole = { role?: RoleId | undefined; team_role?: RoleId | undefined };
const hasRole = (input: WithRole) => (input.role ?? input.team_role) !== undefined;
const noRole = { path: ['role'], message: 'Choose a role.' };
/** The role that a valid input names. */
export function roleIn(input: WithRole): RoleId {
  const named = input.role ?? input.team_role;
  if (!named) throw new Error('The input names no role.');
  return named;
}

export const setTeamRole = command('PUT /api/merchants/:merchant/team/:id/role', {
  summary: 'Change a teammate’s role; you can’t grant a role above your own or change the last owner’s',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team', 'profile'],
  input: one.extend(withRole).refine(hasRole, noRole),
  result: z.object({ user_id: id, role: roleId, team_role: z.enum(teamRoles) }),
  problems: ['user.missing', 'role.missing', 'team.role_refused', 'team.last_owner'],
});
export const removeTeammate = command('DELETE /api/merchants/:merchant/team/:id', {
  summary: 'Remove a teammate: they lose access immediately, and their open conversations are unassigned or go to another teammate',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team', 'inbox'],
  input: one.extend({
    reassign_to: id
      .optional()
      .describe('ID of the teammate who gets their open conversations. Those that this teammate can’t see are unassigned.'),
  }),
  result: nothing,
  problems: ['user.missing', 'team.role_refused', 'team.last_owner', 'assignee.missing'],
});
export const inviteTeammate = command('POST /api/merchants/:merchant/team/invite', {
  summary: 'Invite a teammate by email; the link works once and expires after 7 days. Inviting them again replaces the invitation.',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  entitlement: 'teammates',
  topics: ['team'],
  creates: true,
  input: shop.extend({ email, ...withRole }).refine(hasRole, noRole),
  result: invite,
  problems: ['role.missing', 'team.role_refused', 'team.member_already'],
});
export const resendInvite = command('POST /api/merchants/:merchant/team/invites/:id/resend', {
  summary: 'Resend an invitation with a new link, valid for 7 days; the old link stops working',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  entitlement: 'teammates',
  topics: ['team'],
  input: one,
  result: invite,
  problems: ['invite.missing', 'team.role_refused'],
});
export const revokeInvite = command('DELETE /api/merchants/:merchant/team/invites/:id', {
  summary: 'Revoke an invitation; its link stops working',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team'],
  input: one,
  result: nothing,
  problems: ['invite.missing'],
});
