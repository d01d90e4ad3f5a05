import { can, type Permission, permissionsOf, type TeamRole } from '@parley/contract/permissions';

export const prefix = 'parley_live_';
export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The format a bearer token needs to count as an API key. */
export const looksLikeKey = (bearer: string) => bearer.startsWith(prefix);

/** CRC32 of the preceding characters, in 6 base62 characters: secret scanners and this server recognize a made-up key without a lookup. */
export function checksumOf(body: string): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(body)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let rest = ~crc >>> 0;
  let text = '';
  for (let place = 0; place < 6; place++) {
    text = alphabet.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

export const isWellFormed = (key: string) => /^parley_live_[0-9A-Za-z]{36}$/.test(key) && checksumOf(key.slice(0, -6)) === key.slice(-6);

/** A key's effective permissions: its scopes, limited to what its creator can still do. */
export const scopesNow = (scopes: readonly string[], creator: TeamRole): readonly Permission[] =>
  permissionsOf(creator).filter((permission) => scopes.includes(permission));

/** The scopes that this role can't grant to a key. */
export const scopesAbove = (scopes: readonly Permission[], creator: TeamRole) => scopes.filter((scope) => !can(creator, scope));

type Ends = { expires_at: Date | null; revoked_at: Date | null };
export const isUsable = ({ expires_at: expires, revoked_at: revoked }: Ends, now: Date) =>
  revoked === null && (expires === null || expires > now);
