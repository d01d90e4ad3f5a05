import { createHmac } from 'node:crypto';
import { hashSecret, newSecret } from '../../../platform/lib/ids.ts';
import { type Claims, openToken, signToken } from '../../../platform/vault/signed-token.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

/** How long a token is good, in seconds; every request still looks whether its session lives. */
export const tokenSeconds = 900;

const mostOpened = 10_000;

export type Tokens = ReturnType<typeof openTokens>;

export function openTokens(vault: Vault) {
  // A signature that held once holds until the token runs out; most requests come with one seen before.
  const opened = new Map<string, { claims: Claims; until: number }>();
  const successorKey = vault.key('refresh');
  const signed = (body: string) => `${body}.${vault.sign('refresh_token', body)}`;
  return {
    sign: (userId: string, sessionId: string, now: Date) => signToken(vault, { subject: userId, session: sessionId }, now, tokenSeconds),
    /** The session a token names, or undefined when it is not ours or has run out. */
    async verify(token: string, now: Date) {
      const known = opened.get(token);
      if (known) return known.until > now.getTime() ? known.claims : undefined;
      const claims = token === '' ? undefined : await openToken(vault, token, now);
      if (!claims) return undefined;
      if (opened.size >= mostOpened) opened.clear();
      opened.set(token, { claims, until: claims.expires * 1000 });
      return claims;
    },
    firstRefresh: (sessionId: string) => signed(`${sessionId}.${newSecret()}`),
    /** Computable from its predecessor, so that a second tab that comes a moment later is given the same one. */
    successor: (refresh: string) =>
      signed(`${refresh.split('.')[0] ?? ''}.${createHmac('sha256', successorKey).update(refresh).digest('base64url')}`),
    /** The session of a refresh token we gave out, or undefined: what was never ours must not end anybody's session. */
    sessionOf(refresh: string | undefined) {
      const [sessionId = '', secret = '', signature = ''] = refresh?.split('.') ?? [];
      return vault.isSigned('refresh_token', `${sessionId}.${secret}`, signature) ? sessionId : undefined;
    },
    hash: hashSecret,
  };
}
