import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/passkeys';
import type { ReadCtx, SignedInActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { createdPasskey, passkeyAlgorithms } from '../../../../platform/vault/passkey.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { requireProof } from '../proof.ts';
import { noteSecurity } from '../security-mail.ts';
import { lockUser, markTwoStep } from '../store.ts';
import { answeredChallenge, challengeTime, newChallenge, useChallenge } from './challenge.ts';
import type { RelyingParty } from './relying-party-rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<SignedInActor>;

const most = 10;

export const listPasskeys = async (ctx: ReadCtx<SignedInActor>) => ({
  items: (await store.passkeysOf(ctx.db, ctx.actor.id)).map(present),
});

/** The proof is asked for here: only this session can answer the challenge, and only for a few minutes. */
export async function startPasskey(ctx: Ctx, vault: Vault, party: RelyingParty, input: Received<typeof contract.startPasskey>) {
  const user = await lockSelf(ctx);
  const passkeys = await roomFor(ctx);
  await requireProof(ctx, vault, user, input);
  const challenge = newChallenge(vault, bindingOf(ctx), ctx.now());
  return {
    rp: { id: party.id, name: 'Parley' },
    user: { id: handleOf(user.id), name: user.email, displayName: user.name },
    challenge,
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeTime,
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key' as const, transports })),
    authenticatorSelection: { residentKey: 'required' as const, requireResidentKey: true as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  };
}

export async function addPasskey(
  ctx: Ctx,
  vault: Vault,
  party: RelyingParty,
  { name, credential }: Received<typeof contract.addPasskey> & { name: string },
) {
  const challenge = answeredChallenge(vault, bindingOf(ctx), credential.response.clientDataJSON, ctx.now());
  await lockSelf(ctx);
  await roomFor(ctx);
  const made = await createdPasskey(credential, { challenge, origins: party.origins, site: party.id });
  if (!made) throw new Problem('passkey.refused');
  await useChallenge(ctx, challenge);
  const passkey = await store.insert(ctx.db, {
    id: ctx.newId(),
    user_id: ctx.actor.id,
    credential_id: made.id,
    public_key: made.publicKey,
    counter: made.counter,
    transports: credential.response.transports ?? [],
    synced: made.synced,
    name,
    created_at: ctx.now(),
  });
  if (!passkey) throw new Problem('passkey.known');
  // The device verified the person, and they proved who they are before: as good as a log-in with it.
  await markTwoStep(ctx.db, { session: ctx.actor.sessionId }, true);
  ctx.forget(`user:${ctx.actor.id}`);
  ctx.audit({ action: 'passkey.added', object: ['user', ctx.actor.id], detail: { passkey: passkey.id } });
  noteSecurity(ctx, ctx.actor.id, 'passkey_added');
  return present(passkey);
}

export async function renamePasskey(ctx: Ctx, { passkey: id, name }: Received<typeof contract.renamePasskey>) {
  const passkey = (await store.rename(ctx.db, ctx.actor.id, id, name)) ?? missing('passkey.missing');
  ctx.audit({ action: 'passkey.renamed', object: ['user', ctx.actor.id], detail: { passkey: id } });
  return present(passkey);
}

/** Takes a proof as well: an unlocked screen must not lock its owner out. */
export async function removePasskey(ctx: Ctx, vault: Vault, input: Received<typeof contract.removePasskey>) {
  await requireProof(ctx, vault, await lockSelf(ctx), input);
  if (!(await store.remove(ctx.db, ctx.actor.id, input.passkey))) throw new Problem('passkey.missing');
  ctx.audit({ action: 'passkey.removed', object: ['user', ctx.actor.id], detail: { passkey: input.passkey } });
  noteSecurity(ctx, ctx.actor.id, 'passkey_removed');
  return { message: 'The passkey was removed.' };
}

/** Under the lock of the user, so that two at the same time don't both fit. */
async function roomFor(ctx: Ctx) {
  const passkeys = await store.passkeysOf(ctx.db, ctx.actor.id);
  if (passkeys.length >= most) throw new Problem('passkey.too_many');
  return passkeys;
}

const bindingOf = ({ actor }: Ctx) => ({ purpose: 'add' as const, to: actor.sessionId });
const lockSelf = async (ctx: Ctx) => (await lockUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');

/** What an authenticator keeps and returns as the person: the bytes of their id. */
export const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

const present = ({ id, name, synced, created_at, last_used_at }: store.PasskeyRow) => ({
  id,
  name,
  synced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
