import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../platform/http/problem.ts';
import { commonPasswords } from './common-passwords.ts';

/** argon2id with OWASP's parameters: 19 MiB, 2 rounds. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string) => hash(password, cost);

let nobodysHash: Promise<string> | undefined;
/** Takes the same time whether or not there is an account. */
export async function isPassword(stored: string | undefined, password: string) {
  const against = stored ?? (await (nobodysHash ??= hashPassword('nobody has this password')));
  return (await verify(against, password)) && stored !== undefined;
}

/** Length is checked by the contract; here only what everybody guesses first is refused. */
export function refuseCommon(password: string, path: string) {
  if (commonPasswords.has(password.toLowerCase())) throw new Problem('password.common', { errors: [{ path, message: 'This password is on the list of common ones.' }] });
}
