import { covers, type Permission, permissionsOf, type TeamRole, teamRoles } from '@parley/contract/permissions';
import { listRoles } from '@parley/contract/roles';
import { useAuth, useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { t } from './messages.ts';

export const useRoles = () => useRead(listRoles, { merchant: useMerchantId() }, { enabled: useMay('team:read') });

/** Whether this user may manage somebody with these permissions; nobody manages someone who may do more. */
export function useMayManage() {
  const held = useAuth((auth) => auth.user?.permissions) ?? [];
  const mayChange = useMay('team:write');
  return (permissions: readonly Permission[]) => mayChange && covers(held, permissions);
}

/** The roles that this user may give, with their names. The built-in ones are known before the shop's own are loaded. */
export function useGivableRoles(): { id: string; name: string }[] {
  const [mayManage, custom] = [useMayManage(), useRoles().data?.items ?? []];
  return [
    ...teamRoles.filter((role) => mayManage(permissionsOf(role))).map((role) => ({ id: role, name: builtInName(role) })),
    ...custom.filter(({ built_in: builtIn, permissions }) => !builtIn && mayManage(permissions)),
  ];
}

export const builtInName = (role: TeamRole) => t(`settings.role_${role}`);
export const builtInHint = (role: TeamRole) => t(`settings.role_${role}_hint`);

/** The name of a teammate's or an invitation's role. */
export function useRoleName() {
  const custom = useRoles().data?.items;
  return (id: string, builtIn: TeamRole) => (id === builtIn ? builtInName(builtIn) : (custom?.find((one) => one.id === id)?.name ?? '…'));
}
