import { logIn } from '@parley/contract/auth';
import type { Result } from '@parley/contract/endpoint';
import { sender } from '../../server/testing/app.ts';

export type SignedIn = Extract<Result<typeof logIn>, { token: string }>;

/** Throws unless email and password suffice. */
export async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<SignedIn> {
  const { status, body } = await sender(url)(logIn, { email, password });
  if (status !== 200 || !('token' in body)) throw new Error(`${email} could not log in: ${JSON.stringify(body)}`);
  return body;
}
