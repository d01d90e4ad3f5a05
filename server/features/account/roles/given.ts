import { type Permission, permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { isBuiltIn, type RoleId } from '@parley/contract/role-id';
import { missing } from '../../../platform/http/problem.ts';
import type { Writer } from '../../../platform/db/tenant.ts';
import { holdRole } from './store.ts';

/** A role as it is stored with a membership, and what it allows. */
export type GivenRole = {
  stored: { team_role: TeamRole; role_id: string | null; permissions: Permission[] | null };
  name: string;
  allows: readonly Permission[];
};

/** The role to give, held until the transaction ends. */
export async function roleToGive(db: Writer, role: RoleId): Promise<GivenRole> {
  if (isBuiltIn(role)) return { stored: { team_role: role, role_id: null, permissions: null }, name: role, allows: permissionsOf(role) };
  const { id, name, team_role, permissions } = (await holdRole(db, role)) ?? missing('role.missing');
  const allows = permissions as Permission[];
  return { stored: { team_role, role_id: id, permissions: allows }, name, allows };
}
