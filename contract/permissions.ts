/** Team roles and what each may do: the one table both sides read. */
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
/** Nobody gives a role that may do more than they may themselves. */
export const mayGive = (giver: TeamRole, role: TeamRole) => table[role].every((permission) => can(giver, permission));

/** Platform roles. An admin check is true for both staff roles, a super-admin check for one. */
export const platformRoles = ['super_admin', 'admin', 'merchant'] as const;
export type PlatformRole = (typeof platformRoles)[number];
export const isAdmin = (role: PlatformRole) => role === 'admin' || role === 'super_admin';
export const isSuperAdmin = (role: PlatformRole) => role === 'super_admin';
