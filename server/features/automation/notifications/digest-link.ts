import type { Vault } from '../../../platform/vault/vault.ts';
import { id as idShape } from '@parley/contract/values';

type About = { merchant: string; userId: string };
const purpose = 'digest-off';
const signed = ({ merchant, userId }: About) => `${merchant}.${userId}`;

/** A page that turns one person's digest of one shop off, without logging in. It does nothing else, so it doesn't expire. */
export const digestAddress = ({ vault, publicUrl }: { vault: Vault; publicUrl: string }, about: About): string =>
  `${publicUrl}/digest/${signed(about)}.${vault.sign(purpose, signed(about))}`;

export function openDigestToken(vault: Vault, token: string): About | undefined {
  const [merchant = '', userId = '', signature = ''] = token.split('.');
  const about = { merchant, userId };
  if (!idShape.safeParse(merchant).success || !idShape.safeParse(userId).success) return undefined;
  return vault.isSigned(purpose, signed(about), signature) ? about : undefined;
}
