import { covers, type Permission, permissionsOf, type Principal, permissionsHeld, type TeamRole } from '@parley/contract/permissions';
import type { Role } from '@parley/contract/roles';
import type { RoleUse, RoleRow } from './store.ts';

export const builtInNames: Record<TeamRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  agent: 'Agent',
  analyst: 'Analyst',
  billing: 'Billing',
};
const counted = (uses: readonly RoleUse[], role: string) => {
  const { members = 0, invites = 0 } = uses.find((one) => one.role === role) ?? {};
  return { members, invites };
};

export const presentBuiltIn = (role: TeamRole, uses: readonly RoleUse[], requester: Principal): Role => ({
  id: role,
  name: builtInNames[role],
  built_in: true,
  team_role: role,
  permissions: [...permissionsOf(role)],
  ...counted(uses, role),
  may_give: covers(permissionsHeld(requester), permissionsOf(role)),
  version: 1,
});

export const presentRole = (
  { id, name, team_role, permissions, version }: RoleRow,
  uses: readonly RoleUse[],
  requester: Principal,
): Role => ({
  id,
  name,
  built_in: false,
  team_role,
  permissions: permissions as Permission[],
  ...counted(uses, id),
  may_give: covers(permissionsHeld(requester), permissions as Permission[]),
  version,
});
