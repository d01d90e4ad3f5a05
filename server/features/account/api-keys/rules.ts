import type { ApiKey } from '@parley/contract/api-keys';
import { type Permission, permissions } from '@parley/contract/permissions';

/** A key's effective permissions: its scopes, limited to what its creator can still do. */
export const scopesNow = (scopes: readonly string[], creator: readonly Permission[]): readonly Permission[] =>
  permissions.filter((permission) => scopes.includes(permission) && creator.includes(permission));

/** The scopes that somebody with these permissions can't grant to a key. */
export const scopesAbove = (scopes: readonly Permission[], creator: readonly Permission[]) =>
  scopes.filter((scope) => !creator.includes(scope));

type Ends = { expires_at: Date | null; revoked_at: Date | null };
export const isUsable = ({ expires_at: expires, revoked_at: revoked }: Ends, now: Date) =>
  revoked === null && (expires === null || expires > now);

/** `replaced`: another key was made in its place. */
type Standing = Ends & { creator_role: string | null; replaced: boolean };
export function stateOf({ expires_at, revoked_at, creator_role: role, replaced }: Standing, now: Date): ApiKey['state'] {
  if (revoked_at !== null) return 'revoked';
  if (!isUsable({ expires_at, revoked_at }, now)) return 'expired';
  if (role === null) return 'orphaned';
  return replaced ? 'expiring' : 'active';
}

/** The end of a replaced key: after the grace, or at its own end if that is earlier. */
export function graceEnd({ expires_at: expires }: Pick<Ends, 'expires_at'>, graceSeconds: number, now: Date): Date {
  const end = new Date(now.getTime() + graceSeconds * 1000);
  return expires !== null && expires < end ? expires : end;
}
