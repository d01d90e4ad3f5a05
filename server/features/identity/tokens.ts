import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { hashSecret, newSecret } from '../../platform/lib/ids.ts';
import type { Vault } from '../../platform/vault/vault.ts';

/** How long a token is good, in seconds; every request still looks whether its session lives. */
export const tokenSeconds = 900;

export type Tokens = ReturnType<typeof openTokens>;

export function openTokens(vault: Vault) {
  const successorKey = vault.key('refresh');
  return {
    /** A signed name of a person and their session (JWT, HS256). */
    sign: (userId: string, sessionId: string, now: Date) =>
      new SignJWT({ sid: sessionId }).setProtectedHeader({ alg: 'HS256' }).setSubject(userId).setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(Math.floor(now.getTime() / 1000) + tokenSeconds).sign(vault.key('token')),
    /** The session a token names, or undefined when it is not ours or has run out. */
    async verify(token: string, now: Date): Promise<{ userId: string; sessionId: string } | undefined> {
      for (const key of vault.keys('token')) {
        const claims = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).catch(() => undefined); // a bad token is an answer, not an error
        if (claims?.payload.sub && typeof claims.payload['sid'] === 'string') return { userId: claims.payload.sub, sessionId: claims.payload['sid'] };
      }
      return undefined;
    },
    firstRefresh: (sessionId: string) => `${sessionId}.${newSecret()}`,
    /** Computable from its predecessor, so that a second tab that comes a moment later is given the same one. */
    successor(refresh: string) {
      const sessionId = refresh.split('.')[0] ?? '';
      return `${sessionId}.${createHmac('sha256', successorKey).update(refresh).digest('base64url')}`;
    },
    hash: hashSecret,
  };
}
