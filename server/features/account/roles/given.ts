import { type Permission, permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { isBuiltIn, type RoleId } from '@parley/contract/role-id';
import { missing } from '../../../platform/http/problem.ts';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { permissionsIn } from '../visibility/index.ts';
import { findAccess, holdRole } from './store.ts';

/** A role as it is stored with a membership, and what it allows. */
export type GivenRole = {
  stored: { team_role: TeamRole; role_id: string | null; permissions: Permission[] | null };
  allows: readonly Permission[];
};

/**
 * What this teammate may do now, read under the locks that the change took: the request's own permissions are those of its start, and a
 * role may have been cut since.
 */
export async function permissionsNow({ db, actor }: WriteCtx<UserActor>): Promise<readonly Permission[]> {
  const membership = await findAccess(db, actor.merchant, actor.id);
  return membership ? permissionsIn(membership) : [];
}

/** The role to give, held until the transaction ends. */
export async function roleToGive(db: Writer, role: RoleId): Promise<GivenRole> {
  if (isBuiltIn(role)) return { stored: { team_role: role, role_id: null, permissions: null }, allows: permissionsOf(role) };
  const { id, team_role, permissions } = (await holdRole(db, role)) ?? missing('role.missing');
  const allows = permissions as Permission[];
  return { stored: { team_role, role_id: id, permissions: allows }, allows };
}
