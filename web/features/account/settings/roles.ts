import { mayGive, type TeamRole, teamRoles } from '@parley/contract/permissions';
import { useAuth, useMay } from '../../../data/auth.ts';
import { t } from './words.ts';

/** The roles this person may give; none when they may not change the team. */
export function useGivableRoles(): TeamRole[] {
  const mine = useAuth((auth) => auth.user?.team_role);
  const mayChange = useMay('team:write');
  return mayChange && mine ? teamRoles.filter((role) => mayGive(mine, role)) : [];
}

export const roleName = (role: TeamRole) => t(`settings.role_${role}`);
