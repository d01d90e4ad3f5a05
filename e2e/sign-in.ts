import { logIn } from '@parley/contract/auth';
import { sender } from '../server/testing/app.ts';

export const mara = { email: 'mara@harbour.example', password: 'harbour-demo' };

/** A session for API calls: the token and the shop. Throws if email and password don't suffice. */
export async function signIn(url: string, { email, password }: typeof mara) {
  const { body } = await sender(url)(logIn, { email, password });
  if (!('token' in body)) throw new Error(`${email} could not log in: ${JSON.stringify(body)}`);
  return { token: body.token, merchant: body.user.merchant_id ?? '' };
}
