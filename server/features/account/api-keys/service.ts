import type { Permission } from '@parley/contract/permissions';
import type { MemberActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import { newKey } from './key.ts';
import { scopesAbove } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<MemberActor>;

/**
 * Creates a key for this shop. The key is returned only here; only its hash is stored. Throws `permission.denied` for scopes beyond one's
 * own role.
 */
export async function createApiKey(
  ctx: Ctx,
  { name, scopes, expiresAt }: { name: string; scopes: readonly Permission[]; expiresAt: Date | null },
): Promise<{ id: string; key: string }> {
  const [above] = scopesAbove(scopes, ctx.actor.teamRole);
  if (above) throw new Problem('permission.denied', { detail: `Your role doesn’t include ${above}, so your API keys can’t either.` });
  const id = ctx.newId();
  const key = newKey();
  await store.insertKey(ctx.db, {
    id,
    merchant_id: ctx.actor.merchant,
    name,
    hash: hashSecret(key),
    last_four: key.slice(-4),
    scopes: [...scopes],
    created_by: ctx.actor.id,
    created_at: ctx.now(),
    expires_at: expiresAt,
  });
  ctx.audit({ action: 'api_key.created', object: ['api_key', id], detail: { name, scopes, expires_at: expiresAt } });
  return { id, key };
}

/** Revokes a key in every process. Revoking it again changes nothing. */
export async function revokeApiKey(ctx: Ctx, id: string): Promise<void> {
  const key = (await store.lockKey(ctx.db, ctx.actor.merchant, id)) ?? missing('api_key.missing');
  if (key.revoked_at) return;
  await store.revokeKey(ctx.db, id, { by: ctx.actor.id, at: ctx.now() });
  ctx.forget(`api-key:${id}`);
  ctx.audit({ action: 'api_key.revoked', object: ['api_key', id], detail: { name: key.name } });
}
