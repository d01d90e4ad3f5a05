import { can, type Permission, permissionsOf, type TeamRole } from '@parley/contract/permissions';

/** A key's effective permissions: its scopes, limited to what its creator can still do. */
export const scopesNow = (scopes: readonly string[], creator: TeamRole): readonly Permission[] =>
  permissionsOf(creator).filter((permission) => scopes.includes(permission));

/** The scopes that this role can't grant to a key. */
export const scopesAbove = (scopes: readonly Permission[], creator: TeamRole) => scopes.filter((scope) => !can(creator, scope));

type Ends = { expires_at: Date | null; revoked_at: Date | null };
export const isUsable = ({ expires_at: expires, revoked_at: revoked }: Ends, now: Date) =>
  revoked === null && (expires === null || expires > now);
