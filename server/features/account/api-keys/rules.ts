import { crc32 } from 'node:zlib';
import { can, type Permission, permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { toBase62 } from '../../../platform/lib/base62.ts';

export const prefix = 'parley_live_';

/** The format a bearer token needs to count as an API key. */
export const looksLikeKey = (bearer: string) => bearer.startsWith(prefix);

/** CRC32 of the preceding characters, in 6 base62 characters: secret scanners and this server recognize a made-up key without a lookup. */
export const checksumOf = (body: string) => toBase62(crc32(body), 6);

export const isWellFormed = (key: string) => /^parley_live_[0-9A-Za-z]{36}$/.test(key) && checksumOf(key.slice(0, -6)) === key.slice(-6);

/** A key's effective permissions: its scopes, limited to what its creator can still do. */
export const scopesNow = (scopes: readonly string[], creator: TeamRole): readonly Permission[] =>
  permissionsOf(creator).filter((permission) => scopes.includes(permission));

/** The scopes that this role can't grant to a key. */
export const scopesAbove = (scopes: readonly Permission[], creator: TeamRole) => scopes.filter((scope) => !can(creator, scope));

type Ends = { expires_at: Date | null; revoked_at: Date | null };
export const isUsable = ({ expires_at: expires, revoked_at: revoked }: Ends, now: Date) =>
  revoked === null && (expires === null || expires > now);
