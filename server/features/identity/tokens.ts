import { createHmac } from 'node:crypto';
import { hashSecret, newSecret } from '../../platform/lib/ids.ts';
import { openToken, signToken } from '../../platform/vault/signed-token.ts';
import type { Vault } from '../../platform/vault/vault.ts';

/** How long a token is good, in seconds; every request still looks whether its session lives. */
export const tokenSeconds = 900;

export type Tokens = ReturnType<typeof openTokens>;

export function openTokens(vault: Vault) {
  const successorKey = vault.key('refresh');
  return {
    sign: (userId: string, sessionId: string, now: Date) => signToken(vault, { subject: userId, session: sessionId }, now, tokenSeconds),
    /** The session a token names, or undefined when it is not ours or has run out. */
    verify: (token: string, now: Date) => openToken(vault, token, now),
    firstRefresh: (sessionId: string) => `${sessionId}.${newSecret()}`,
    /** Computable from its predecessor, so that a second tab that comes a moment later is given the same one. */
    successor(refresh: string) {
      const sessionId = refresh.split('.')[0] ?? '';
      return `${sessionId}.${createHmac('sha256', successorKey).update(refresh).digest('base64url')}`;
    },
    hash: hashSecret,
  };
}
