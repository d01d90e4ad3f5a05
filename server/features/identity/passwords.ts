import { Problem } from '../../platform/http/problem.ts';
import { commonPasswords } from './common-passwords.ts';

export { hashPassword, isPassword } from '../../platform/vault/passwords.ts';

/** Length is checked by the contract; here only what everybody guesses first is refused. */
export function refuseCommon(password: string, path: string) {
  if (commonPasswords.has(password.toLowerCase()))
    throw new Problem('password.common', { errors: [{ path, message: 'This password is on the list of common ones.' }] });
}
