import { jwtVerify, SignJWT } from 'jose';
import type { Vault } from './vault.ts';

/** `expires` is in seconds since 1970. */
export type Claims = { subject: string; session: string; expires: number };

/** A JWT (RFC 7519, HS256) that identifies a user and their session. */
export const signToken = (vault: Vault, { subject, session }: Omit<Claims, 'expires'>, now: Date, seconds: number) => {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(vault.key('token'));
};

/** The content of a token; undefined when it is invalid or expired. Only one algorithm is accepted, whatever the header says. */
export async function openToken(vault: Vault, token: string, now: Date): Promise<Claims | undefined> {
  for (const key of vault.keys('token')) {
    const opened = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).catch(() => undefined); // an invalid token is an expected result, not an error
    if (opened?.payload.sub && typeof opened.payload['sid'] === 'string')
      return { subject: opened.payload.sub, session: opened.payload['sid'], expires: opened.payload.exp ?? 0 };
  }
  return undefined;
}
