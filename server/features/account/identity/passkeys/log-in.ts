import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/passkeys';
import type { WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { hashSecret } from '../../../../platform/lib/ids.ts';
import { usedPasskey } from '../../../../platform/vault/passkey.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { countFailed, forgiveAccount, refuseWhileBlocked } from '../lockout.ts';
import { beginSession, type Parts } from '../sign-in.ts';
import { findUser } from '../store.ts';
import { answeredChallenge, challengeTime, newChallenge, useChallenge } from './challenge.ts';
import { handleOf } from './manage.ts';
import type { RelyingParty } from './relying-party-rules.ts';
import * as store from './store.ts';

type Assertion = Received<typeof contract.logInWithPasskey>['credential'];

/** `browser` is the secret in the cookie of whoever logs in. */
const bindingOf = (browser: string) => ({ purpose: 'log_in' as const, to: browser });

/** Names no account and no passkeys, so that it tells nobody who has one: the authenticator offers its own. */
export const startPasskeyLogIn = (ctx: WriteCtx, vault: Vault, party: RelyingParty, browser: string) => ({
  challenge: newChallenge(vault, bindingOf(browser), ctx.now()),
  timeout: challengeTime,
  rpId: party.id,
  userVerification: 'required' as const,
});

/** The authenticator verified the person, so a passkey counts as both steps. Every failure gets the same response. */
export async function logInWithPasskey(
  ctx: WriteCtx,
  parts: Parts,
  party: RelyingParty,
  { credential, browser, device }: { credential: Assertion; browser: string; device: string },
) {
  const challenge = answeredChallenge(parts.vault, bindingOf(browser), credential.response.clientDataJSON, ctx.now());
  const passkey = await store.lockByCredential(ctx.db, credential.id);
  const user = passkey && (await findUser(ctx.db, passkey.user_id));
  // Without an account, failures count for the credential and the address.
  const account = user?.email ?? `passkey:${hashSecret(credential.id)}`;
  await refuseWhileBlocked(ctx, account);
  const used = passkey && user && (await verified(credential, { challenge, party, passkey }));
  if (!used) {
    await countFailed(ctx, account);
    ctx.audit({ action: 'log_in.passkey_failed', ...(user && { object: ['user', user.id] }), detail: { known: user !== undefined } });
    return ctx.refuse(new Problem('passkey.refused'));
  }
  await useChallenge(ctx, challenge);
  await store.markUsed(ctx.db, passkey.id, { ...used, last_used_at: ctx.now() });
  await forgiveAccount(ctx, user.email);
  ctx.audit({ action: 'log_in.done', object: ['user', user.id], detail: { device, passkey: passkey.id } });
  return beginSession(ctx, parts, user, device, { twoStep: true });
}

/** Discoverable credentials name their person, and its signature, counter and place must be right. */
async function verified(
  credential: Assertion,
  { challenge, party, passkey }: { challenge: string; party: RelyingParty; passkey: store.PasskeyRow },
) {
  if (credential.response.userHandle !== handleOf(passkey.user_id)) return undefined;
  const known = { id: passkey.credential_id, publicKey: passkey.public_key, counter: passkey.counter };
  return usedPasskey(credential, known, { challenge, origins: party.origins, site: party.id });
}
