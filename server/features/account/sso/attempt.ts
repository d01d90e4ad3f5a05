import { z } from 'zod';
import type { Attempt } from '../../../integrations/identity-provider-port.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

/** In milliseconds. */
export const attemptTime = 10 * 60_000;

const kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  merchant: z.uuid(),
  version: z.int(),
  return_to: z.string().nullable(),
  expires: z.int(),
});
export type KeptAttempt = z.output<typeof kept>;

/** Sealed in the cookie of the browser that starts, so that nothing is stored, and nobody else’s browser can finish. */
export const sealAttempt = (vault: Vault, attempt: Attempt & Omit<KeptAttempt, keyof Attempt | 'expires'>, now: Date): string =>
  vault.close('sso_attempt', JSON.stringify({ ...attempt, expires: now.getTime() + attemptTime }));

export function openAttempt(vault: Vault, sealed: string | undefined, now: Date): KeptAttempt {
  const attempt = sealed && kept.safeParse(opened(vault, sealed)).data;
  if (!attempt || attempt.expires <= now.getTime()) throw new Problem('sso.expired');
  return attempt;
}

function opened(vault: Vault, sealed: string): unknown {
  try {
    return JSON.parse(vault.open('sso_attempt', sealed));
  } catch {
    return undefined;
  }
}
