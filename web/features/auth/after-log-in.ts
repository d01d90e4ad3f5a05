import type { SessionUser } from '@parley/contract/auth';
import { isSuperAdmin } from '@parley/contract/permissions';

type Place = { pathname: string; search?: string; hash?: string };

/** Where somebody who has just logged in goes: the page they asked for, else where their work is. `state` is the location's. */
export function afterLogInPath(user: Pick<SessionUser, 'role'>, state?: unknown): string {
  return askedFor(state) ?? (isSuperAdmin(user.role) ? '/admin' : '/inbox');
}

/** The guard remembers the page as `from`: an address, or the router's location. */
function askedFor(state: unknown): string | undefined {
  if (!hasFrom(state)) return undefined;
  const { from } = state;
  const path = typeof from === 'string' ? from : isPlace(from) ? from.pathname + (from.search ?? '') + (from.hash ?? '') : '';
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

const hasFrom = (state: unknown): state is { from: unknown } => typeof state === 'object' && state !== null && 'from' in state;
const isPlace = (from: unknown): from is Place =>
  typeof from === 'object' && from !== null && 'pathname' in from && typeof from.pathname === 'string';
