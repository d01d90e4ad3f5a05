/** Team roles and their permissions; server and web both use this table. */
export const permissions = [
  'inbox:read',
  'inbox:write',
  'tags:write',
  'customers:read',
  'customers:write',
  'customers:erase',
  'orders:read',
  'orders:write',
  'orders:refund_any',
  'products:read',
  'products:write',
  'knowledge:read',
  'knowledge:write',
  'analytics:read',
  'settings:read',
  'settings:write',
  'team:read',
  'team:write',
  'imports:write',
  'developers:read',
  'developers:write',
  'billing:read',
  'billing:write',
  'personal_data:read',
  'shop:delete',
] as const;
export type Permission = (typeof permissions)[number];

export const teamRoles = ['owner', 'manager', 'agent', 'analyst', 'billing'] as const;
export type TeamRole = (typeof teamRoles)[number];

const table: Record<TeamRole, readonly Permission[]> = {
  owner: permissions,
  manager: permissions.filter((p) => !p.startsWith('billing:') && p !== 'shop:delete'),
  agent: [
    'inbox:read',
    'inbox:write',
    'tags:write',
    'customers:read',
    'customers:write',
    'orders:read',
    'orders:write',
    'products:read',
    'knowledge:read',
    'team:read',
    'personal_data:read',
  ],
  analyst: [
    'inbox:read',
    'customers:read',
    'orders:read',
    'products:read',
    'knowledge:read',
    'analytics:read',
    'team:read',
    'settings:read',
  ],
  billing: ['billing:read', 'billing:write'],
};

export const permissionsOf = (role: TeamRole): readonly Permission[] => table[role];
export const can = (role: TeamRole, permission: Permission) => table[role].includes(permission);
/** Whether nothing in `wanted` is above `held`: nobody can give permissions that they don't have, or manage somebody who has more. */
export const covers = (held: readonly Permission[], wanted: readonly Permission[]) => wanted.every((one) => held.includes(one));

/** What somebody may do in a shop: by the role of a teammate, or by the scopes of an API key. */
export type Principal = { permissions: readonly Permission[] } | { scopes: readonly Permission[] };
export const permissionsHeld = (principal: Principal): readonly Permission[] =>
  'scopes' in principal ? principal.scopes : principal.permissions;
export const mayDo = (principal: Principal, permission: Permission) => permissionsHeld(principal).includes(permission);

/** What an operator reads in a shop they view: no billing, and personal data masked. */
export const operatorScopes: readonly Permission[] = permissions.filter(
  (permission) => permission.endsWith(':read') && permission !== 'billing:read' && permission !== 'personal_data:read',
);

/** Platform roles. An admin check passes for both staff roles, a super-admin check for one. */
export const platformRoles = ['super_admin', 'admin', 'merchant'] as const;
export type PlatformRole = (typeof platformRoles)[number];
export const isAdmin = (role: PlatformRole) => role === 'admin' || role === 'super_admin';
export const isSuperAdmin = (role: PlatformRole) => role === 'super_admin';
