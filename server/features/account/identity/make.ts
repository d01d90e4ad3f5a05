import { enableTwoFactor, verifyTwoFactor } from '@parley/contract/users';
import { TOTP } from 'otpauth';
import type { Person, TestApp } from '../../../testing/app.ts';

/** The code of a problem response. */
export const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
/** The detail of a problem response. */
export const detailOf = ({ body }: { body: unknown }) => (body as { detail?: string }).detail;
/** The paths of a problem's errors. */
export const pathsOf = ({ body }: { body: unknown }) => ((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path);

/** A fake clock for an app; it only moves when advanced. */
export function makeClock() {
  let at = Date.now();
  return { now: () => new Date(at), pass: (seconds: number) => void (at += seconds * 1000) };
}

/** The value of a cookie set by a response; undefined when it sets none. */
export const cookieOf = ({ headers }: { headers: Headers }, name: string) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The code an authenticator app shows for a secret at an instant. */
export const codeAt = (secret: string, at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() });

/** Enables two-factor sign-in with the current code; returns the secret and the recovery codes. */
export async function turnOnTwoFactor(app: Pick<TestApp, 'send'>, { userId, token }: Person, at: Date) {
  const { secret } = (await app.send(enableTwoFactor, { id: userId }, { token })).body;
  const { recovery_codes: recoveryCodes } = (await app.send(verifyTwoFactor, { id: userId, code: codeAt(secret, at) }, { token })).body;
  return { secret, recoveryCodes };
}
