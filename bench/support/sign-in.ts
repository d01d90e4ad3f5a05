import { logIn } from '@parley/contract/auth';
import type { Result } from '@parley/contract/endpoint';
import { sender } from '../../server/testing/app.ts';

export type SignedIn = Extract<Result<typeof logIn>, { token: string }>;

/** Signs in with email and password; throws if that isn't enough. */
export async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<SignedIn> {
  const { status, body } = await sender(url)(logIn, { email, password });
  if (status !== 200 || !('token' in body)) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
  return body;
}
