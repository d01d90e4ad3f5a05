import type { Vault } from '../../../platform/vault/vault.ts';

export type Named = { merchant: string; id: string; expires: number };
const [purpose, day] = ['export', 86_400];
export const linkLasts = day * 1000;

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A short signed token for a file: anyone who has it may read the file until it expires. `expires` is in seconds since 1970. */
export function toToken(vault: Vault, { merchant, id, expires }: Named): string {
  const said = `${Buffer.concat([bytesOf(merchant), bytesOf(id)]).toString('base64url')}.${expires.toString(36)}`;
  return `${said}.${vault.sign(purpose, said)}`;
}

/** Reads a token; undefined if it isn't ours or has expired. */
export function openToken(vault: Vault, token: string, now: Date): Named | undefined {
  const [names = '', until = '', signature = ''] = token.split('.');
  const expires = parseInt(until, 36);
  if (!vault.isSigned(purpose, `${names}.${until}`, signature) || !(expires * 1000 > now.getTime())) return undefined;
  const bytes = Buffer.from(names, 'base64url');
  return { merchant: uuidOf(bytes.subarray(0, 16)), id: uuidOf(bytes.subarray(16)), expires };
}
