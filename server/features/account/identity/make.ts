import { enableTwoFactor, verifyTwoFactor } from '@parley/contract/users';
import { TOTP } from 'otpauth';
import type { Person, TestApp } from '../../../testing/app.ts';

/** The code of a problem that came back instead of a result. */
export const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
/** The sentence of a problem. */
export const detailOf = ({ body }: { body: unknown }) => (body as { detail?: string }).detail;
/** Where a problem says the faults are. */
export const pathsOf = ({ body }: { body: unknown }) => ((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path);

/** A clock for an app: it stands still until time is let pass. */
export function makeClock() {
  let at = Date.now();
  return { now: () => new Date(at), pass: (seconds: number) => void (at += seconds * 1000) };
}

/** The value of a cookie an answer sets; undefined when it sets none. */
export const cookieOf = ({ headers }: { headers: Headers }, name: string) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What an authenticator app shows for a secret at an instant. */
export const codeAt = (secret: string, at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() });

/** Switches two-step log-in on, with the code of this instant; answers the secret and the recovery codes. */
export async function turnOnTwoFactor(app: Pick<TestApp, 'send'>, { userId, token }: Person, at: Date) {
  const { secret } = (await app.send(enableTwoFactor, { id: userId }, { token })).body;
  const { recovery_codes: recoveryCodes } = (await app.send(verifyTwoFactor, { id: userId, code: codeAt(secret, at) }, { token })).body;
  return { secret, recoveryCodes };
}
