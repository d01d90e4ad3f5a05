import { isSuperAdmin } from '@parley/contract/permissions';
import type { Impersonation, SignedInActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import * as store from './store.ts';

/** How long an operator can view a shop before giving a reason again, in milliseconds. */
export const longest = 30 * 60_000;

type Ctx = WriteCtx<SignedInActor>;

/**
 * Starts viewing a shop in this session. The shop's own audit log records who and why. Throws `permission.denied`, `merchant.missing`,
 * `input.invalid` without a reason, `impersonation.open` while the session views another shop.
 */
export async function startImpersonation(ctx: Ctx, { merchant, reason }: { merchant: string; reason: string }): Promise<Impersonation> {
  const { id: operatorId, role, sessionId } = ctx.actor;
  if (!isSuperAdmin(role)) throw new Problem('permission.denied');
  const why = reason.trim();
  if (why === '')
    throw new Problem('input.invalid', { detail: 'Enter a reason.', errors: [{ path: 'reason', message: 'Enter a reason.' }] });
  if (!(await store.hasShop(ctx.db, merchant))) return missing('merchant.missing');
  const before = await store.lockOpen(ctx.db, sessionId);
  if (before && before.expires_at > ctx.now()) throw new Problem('impersonation.open');
  if (before) await store.endImpersonation(ctx.db, before.id, before.expires_at);
  const id = ctx.newId();
  const expiresAt = new Date(ctx.now().getTime() + longest);
  await store.insertImpersonation(ctx.db, {
    id,
    operator_id: operatorId,
    session_id: sessionId,
    merchant_id: merchant,
    reason: why,
    started_at: ctx.now(),
    expires_at: expiresAt,
  });
  await ctx.enter(merchant);
  ctx.forget(`session:${sessionId}`);
  const detail = { impersonation: id, reason: why, expires_at: expiresAt };
  ctx.audit({ action: 'impersonation.started', object: ['merchant', merchant], detail });
  return { id, reason: why, expiresAt };
}

/** Ends the view early; does nothing when none is open. */
export async function endImpersonation(ctx: Ctx): Promise<void> {
  const { sessionId } = ctx.actor;
  const open = await store.lockOpen(ctx.db, sessionId);
  if (!open) return;
  await store.endImpersonation(ctx.db, open.id, open.expires_at < ctx.now() ? open.expires_at : ctx.now());
  await ctx.enter(open.merchant_id);
  ctx.forget(`session:${sessionId}`);
  ctx.audit({ action: 'impersonation.ended', object: ['merchant', open.merchant_id], detail: { impersonation: open.id } });
}
