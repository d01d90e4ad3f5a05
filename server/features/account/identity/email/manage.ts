import type * as contract from '@parley/contract/email-change';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, SignedInActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { changedFor } from '../notify-person.ts';
import { requireProof } from '../proof.ts';
import { noteSecurity } from '../security-mail.ts';
import { findUser, lockUser } from '../store.ts';
import { mailEmailChange } from './mail.ts';
import { findChange, putChange } from './store.ts';
import { cancelWaiting } from './waiting.ts';

type Ctx = WriteCtx<SignedInActor>;
const goodFor = 86_400_000;

export async function getEmail(ctx: Pick<ReadCtx<SignedInActor>, 'db' | 'now' | 'actor'>) {
  const user = (await findUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');
  const change = await findChange(ctx.db, user.id);
  return {
    email: user.email,
    email_verified: user.email_verified_at !== null,
    change: change
      ? {
          email: change.email,
          asked_at: change.asked_at.toISOString(),
          expires_at: change.expires_at.toISOString(),
          expired: change.expires_at <= ctx.now(),
        }
      : null,
  };
}

/** Does the same for an address that has an account, so that nobody learns here who has one. */
export async function askEmailChange(ctx: Ctx, vault: Vault, input: Received<typeof contract.askEmailChange>, device: string) {
  const user = await lockSelf(ctx);
  if (input.email === user.email) throw sameEmail();
  await requireProof(ctx, vault, user, input);
  await waitFor(ctx, input.email);
  ctx.audit({ action: 'email.change_asked', object: ['user', user.id], detail: { to: input.email } });
  noteSecurity(ctx, user.id, 'email_change_asked', { device, to: user.email });
  return getEmail(ctx);
}

/** Needs no proof: the link goes to the address that was proven for. */
export async function resendEmailChange(ctx: Ctx) {
  await lockSelf(ctx);
  const change = (await findChange(ctx.db, ctx.actor.id)) ?? noChange();
  await waitFor(ctx, change.email);
  ctx.audit({ action: 'email.change_link_resent', object: ['user', ctx.actor.id] });
  return getEmail(ctx);
}

export async function cancelEmailChange(ctx: Ctx) {
  await lockSelf(ctx);
  if (!(await cancelWaiting(ctx, ctx.actor.id, 'asked'))) noChange();
  return getEmail(ctx);
}

async function waitFor(ctx: Ctx, email: string) {
  const now = ctx.now();
  await putChange(ctx.db, { user_id: ctx.actor.id, email, asked_at: now, expires_at: new Date(now.getTime() + goodFor) });
  ctx.enqueue(mailEmailChange, { merchant: '', user_id: ctx.actor.id });
  await changedFor(ctx, ctx.actor.id, 'profile');
}

const lockSelf = async (ctx: Ctx) => (await lockUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');
function noChange(): never {
  throw new Problem('email.no_change');
}
const sameEmail = () => {
  const message = 'This is already your email.';
  return new Problem('input.invalid', { detail: message, errors: [{ path: 'email', message }] });
};
