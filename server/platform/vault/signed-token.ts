import { jwtVerify, SignJWT } from 'jose';
import type { Vault } from './vault.ts';

/** `expires` is in seconds since 1970. */
export type Claims = { subject: string; session: string; expires: number };

/** A JWT (RFC 7519, HS256) that names a person and their session. */
export const signToken = (vault: Vault, { subject, session }: Omit<Claims, 'expires'>, now: Date, seconds: number) => {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(vault.key('token'));
};

/** What a token names, or undefined when it is not ours or has run out. One algorithm, whatever its header says. */
export async function openToken(vault: Vault, token: string, now: Date): Promise<Claims | undefined> {
  for (const key of vault.keys('token')) {
    const opened = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).catch(() => undefined); // a bad token is an answer, not an error
    if (opened?.payload.sub && typeof opened.payload['sid'] === 'string')
      return { subject: opened.payload.sub, session: opened.payload['sid'], expires: opened.payload.exp ?? 0 };
  }
  return undefined;
}
