import { Problem } from '../../../platform/http/problem.ts';
import { guessableWith } from '../../../platform/vault/guessable.ts';

export { hashPassword, isPassword } from '../../../platform/vault/passwords.ts';

/** Tried first here, besides what is common everywhere. */
const isGuessable = guessableWith(
  (
    'parley shopowner administrator abcdefghijk asdfasdf qwertzuiop correcthorsebatterystaple thisisapassword yourpassword ' +
    'kennwort passwort willkommen sommer herbst contrasena contraseña bienvenido verano motdepasse bonjour senha palavrapasse'
  ).split(' '),
);

/** Length is checked by the contract; here only what is easy to guess is refused. */
export async function refuseCommon(password: string, path: string) {
  if (await isGuessable(password)) throw new Problem('password.common', { errors: [{ path, message: 'This password is easy to guess.' }] });
}
