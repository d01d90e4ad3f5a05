import { canAssignRole, type TeamRole, teamRoles } from '@parley/contract/permissions';
import { useAuth, useMay } from '../../../data/auth.ts';
import { t } from './messages.ts';

/** The roles that this user may assign; none when they can't change the team. */
export function useGivableRoles(): TeamRole[] {
  const mine = useAuth((auth) => auth.user?.team_role);
  const mayChange = useMay('team:write');
  return mayChange && mine ? teamRoles.filter((role) => canAssignRole(mine, role)) : [];
}

export const roleName = (role: TeamRole) => t(`settings.role_${role}`);
