import type { WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { hashSecret, newSecret } from '../../../../platform/lib/ids.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { keepUsed } from './store.ts';

/** In milliseconds. */
export const challengeTime = 5 * 60_000;

/** What a challenge is for: a person's session, or the cookie of the browser that logs in. */
export type Binding = { purpose: 'add' | 'log_in'; to: string };

const signed = ({ purpose, to }: Binding, expires: string, random: string) => JSON.stringify([purpose, to, expires, random]);

/** Signed instead of stored, so that whoever opens the login page writes nothing. */
export function newChallenge(vault: Vault, binding: Binding, now: Date): string {
  const [expires, random] = [String(now.getTime() + challengeTime), newSecret()];
  const text = `${expires}.${random}.${vault.sign('passkey_challenge', signed(binding, expires, random))}`;
  return Buffer.from(text).toString('base64url');
}

/** The challenge that an authenticator answered, as in its client data. Refuses one that isn't ours, is for something else, or is over. */
export function answeredChallenge(vault: Vault, binding: Binding, clientData: string, now: Date): string {
  const challenge = challengeIn(clientData);
  const [expires = '', random = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  if (!vault.isSigned('passkey_challenge', signed(binding, expires, random), signature)) throw new Problem('passkey.expired');
  if (Number(expires) <= now.getTime()) throw new Problem('passkey.expired');
  return challenge;
}

/** Marks a challenge as used. Refuses one that already was. */
export async function useChallenge(ctx: Pick<WriteCtx, 'db' | 'now'>, challenge: string) {
  const expires = new Date(ctx.now().getTime() + challengeTime);
  if (!(await keepUsed(ctx.db, hashSecret(challenge), expires))) throw new Problem('passkey.expired');
}

function challengeIn(clientData: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    if (typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string') return data.challenge;
  } catch (error) {
    throw new Problem('passkey.refused', { cause: error });
  }
  throw new Problem('passkey.refused');
}
