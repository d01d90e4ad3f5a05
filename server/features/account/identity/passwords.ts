import { Problem } from '../../../platform/http/problem.ts';
import { guessableWith } from '../../../platform/vault/guessable.ts';

export { hashPassword, isPassword } from '../../../platform/vault/passwords.ts';

/** Guesses specific to Parley, besides common passwords. */
const isGuessable = guessableWith(
  (
    'parley shopowner administrator abcdefghijk asdfasdf qwertzuiop correcthorsebatterystaple thisisapassword yourpassword ' +
    'kennwort passwort willkommen sommer herbst contrasena contraseña bienvenido verano motdepasse bonjour senha palavrapasse'
  ).split(' '),
);

/** The contract checks the length; this refuses passwords that are easy to guess. */
export async function refuseCommon(password: string, path: string) {
  if (await isGuessable(password))
    throw new Problem('password.common', { errors: [{ path, message: 'This password is easy to guess. Choose another.' }] });
}
