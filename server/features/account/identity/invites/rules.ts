import type { RoleId } from '@parley/contract/role-id';

/** The role that an invitation gives. */
export const roleOf = ({ role_id: custom, team_role: builtIn }: { role_id: string | null; team_role: string }): RoleId => custom ?? builtIn;
