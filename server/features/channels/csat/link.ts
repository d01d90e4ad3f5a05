import type { Vault } from '../../../platform/vault/vault.ts';

/** The content of a survey link. */
export type Link = { merchant: string; conversation: string; askedAt: Date };
const purpose = 'csat_link';

/** Short, because it appears in a message: the two ids as bytes, the time, and a signature for this purpose only. */
export function signLink(vault: Vault, { merchant, conversation, askedAt }: Link): string {
  const ids = Buffer.from(`${merchant}${conversation}`.replaceAll('-', ''), 'hex').toString('base64url');
  const content = `${ids}.${askedAt.getTime().toString(36)}`;
  return `${content}.${vault.sign(purpose, content)}`;
}

/** Decodes a link; undefined when we did not create it. */
export function openLink(vault: Vault, token: string): Link | undefined {
  const [ids = '', time = '', signature = ''] = token.split('.');
  if (!vault.isSigned(purpose, `${ids}.${time}`, signature)) return undefined;
  const hex = Buffer.from(ids, 'base64url').toString('hex');
  return { merchant: uuidOf(hex.slice(0, 32)), conversation: uuidOf(hex.slice(32)), askedAt: new Date(Number.parseInt(time, 36)) };
}

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
