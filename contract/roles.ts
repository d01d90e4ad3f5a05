import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { type Permission, permissions, teamRoles } from './permissions.ts';
import { id, merchantId, name, nothing } from './values.ts';

/** What only the owner's role contains. */
export const ownersOnly: readonly Permission[] = ['shop:delete'];
/** Permissions that are useless without others. Whoever answers customers sees with whom. */
const needs: Partial<Record<Permission, readonly Permission[]>> = {
  'inbox:write': ['inbox:read', 'team:read'],
  'tags:write': ['inbox:read'],
  'customers:write': ['customers:read'],
  'customers:erase': ['customers:write'],
  'orders:write': ['orders:read'],
  'orders:refund_any': ['orders:write'],
  'products:write': ['products:read'],
  'knowledge:write': ['knowledge:read'],
  'settings:write': ['settings:read'],
  'team:write': ['team:read'],
  'developers:write': ['developers:read'],
  'billing:write': ['billing:read'],
};
/** These permissions and the ones they need, in the order of the table. */
export function withNeeded(wanted: readonly Permission[]): Permission[] {
  const all = new Set(wanted);
  for (const one of all) for (const next of needs[one] ?? []) all.add(next);
  return permissions.filter((one) => all.has(one));
}

/** Most custom roles that a shop can have. */
export const mostRoles = 50;
/** The built-in roles that a custom role can begin as. */
export const baseRoles = ['manager', 'agent', 'analyst', 'billing'] as const;

export const role = z.object({
  id: z.string().describe('Name of a built-in role, such as `agent`, or ID of a custom role.'),
  name: z.string(),
  built_in: z.boolean(),
  team_role: z
    .enum(teamRoles)
    .describe('For a custom role, the built-in role it began as. Teammates with the role show it as their `team_role`.'),
  permissions: z.array(z.enum(permissions)),
  members: z.int().describe('Number of teammates with this role.'),
  invites: z.int().describe('Number of open invitations to this role.'),
  may_give: z.boolean().describe('Whether you can give this role to others: it contains nothing above your own permissions.'),
  version: z.int(),
});
export type Role = z.output<typeof role>;

const given = permissions.filter((one) => !ownersOnly.includes(one)) as [Permission, ...Permission[]];
const shop = z.object({ merchant: merchantId });
const body = z.object({
  name: name('a name', 60),
  team_role: z.enum(baseRoles).describe('The built-in role it begins as.'),
  permissions: z
    .array(z.enum(given))
    .min(1, 'Choose at least one permission.')
    .describe('What the role allows. Permissions that these need are added, such as `inbox:read` for `inbox:write`.'),
});

export const listRoles = query('GET /api/roles/:merchant', {
  summary: 'List the built-in and custom roles with their permissions',
  access: 'team:read',
  topics: ['team'],
  input: shop,
  result: z.object({ items: z.array(role) }),
});
export const createRole = command('POST /api/roles/:merchant', {
  summary: 'Create a custom role; it can’t contain permissions above your own',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team'],
  creates: true,
  input: shop.extend(body.shape),
  result: role,
  problems: ['role.name_taken', 'role.limit', 'team.role_refused'],
});
export const updateRole = command('PUT /api/roles/:merchant/:id', {
  summary: 'Update a custom role; its teammates get or lose permissions at once',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team', 'profile'],
  input: shop.extend({
    id,
    ...body.partial().shape,
    version: z.int().optional().describe('Guards against overwriting a teammate’s change.'),
  }),
  result: role,
  problems: ['role.missing', 'role.name_taken', 'role.changed', 'team.role_refused'],
});
export const deleteRole = command('DELETE /api/roles/:merchant/:id', {
  summary: 'Delete a custom role that nobody has',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['role.missing', 'role.in_use', 'team.role_refused'],
});
