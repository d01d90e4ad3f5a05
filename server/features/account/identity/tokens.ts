import { createHmac } from 'node:crypto';
import { hashSecret, newSecret } from '../../../platform/lib/ids.ts';
import { type Claims, openToken, signToken } from '../../../platform/vault/signed-token.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

/** How long a token is valid, in seconds; every request still checks that its session is. */
export const tokenSeconds = 900;

const maxOpened = 10_000;

export type Tokens = ReturnType<typeof openTokens>;

export function openTokens(vault: Vault) {
  // A verified signature stays valid until the token expires, so it is cached; most requests reuse a token.
  const opened = new Map<string, { claims: Claims; until: number }>();
  const successorKey = vault.key('refresh');
  const signed = (body: string) => `${body}.${vault.sign('refresh_token', body)}`;
  return {
    sign: (userId: string, sessionId: string, now: Date) => signToken(vault, { subject: userId, session: sessionId }, now, tokenSeconds),
    /** The session of a token; undefined when it is invalid or expired. */
    async verify(token: string, now: Date) {
      const known = opened.get(token);
      if (known) return known.until > now.getTime() ? known.claims : undefined;
      const claims = token === '' ? undefined : await openToken(vault, token, now);
      if (!claims) return undefined;
      if (opened.size >= maxOpened) opened.clear();
      opened.set(token, { claims, until: claims.expires * 1000 });
      return claims;
    },
    firstRefresh: (sessionId: string) => signed(`${sessionId}.${newSecret()}`),
    /** Derived from its predecessor, so that a concurrent second tab gets the same one. */
    successor: (refresh: string) =>
      signed(`${refresh.split('.')[0] ?? ''}.${createHmac('sha256', successorKey).update(refresh).digest('base64url')}`),
    /** The session of a refresh token that we issued; undefined otherwise, so that a forged one can't end a session. */
    sessionOf(refresh: string | undefined) {
      const [sessionId = '', secret = '', signature = ''] = refresh?.split('.') ?? [];
      return vault.isSigned('refresh_token', `${sessionId}.${secret}`, signature) ? sessionId : undefined;
    },
    hash: hashSecret,
  };
}
