import {
  type ApiKey,
  type createApiKey,
  type listApiKeys,
  mostKeys,
  type regenerateApiKey,
  type updateApiKey,
} from '@parley/contract/api-keys';
import type { Received, Result } from '@parley/contract/endpoint';
import type { Permission } from '@parley/contract/permissions';
import type { MemberActor, ReadCtx, ReadingActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { newKey } from './key.ts';
import { presentKey } from './present.ts';
import { graceEnd, isUsable, scopesAbove } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<MemberActor>;
type Created = { key: string; api_key: ApiKey };

export async function list(
  ctx: ReadCtx<ReadingActor>,
  { merchant, cursor, limit }: Received<typeof listApiKeys>,
): Promise<Result<typeof listApiKeys>> {
  const after = fromKeyCursor('created', cursor, ['instant', 'uuid']);
  const rows = await store.listKeys(ctx.db, { merchant, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentKey(row, ctx.now())),
    next_cursor: last ? toKeyCursor('created', [last.created_at.toISOString(), last.id]) : null,
  };
}

/**
 * Creates a key for this shop. The key is returned only here; only its hash is stored. Throws `permission.denied` for scopes beyond one's
 * own role.
 */
export async function create(ctx: Ctx, input: Omit<Received<typeof createApiKey>, 'merchant'>): Promise<Created> {
  const expires = input.expires_at === null ? null : new Date(input.expires_at);
  refuseAbove(ctx, input.scopes);
  if (expires && expires <= ctx.now())
    throw new Problem('input.invalid', { errors: [{ path: 'expires_at', message: 'Choose a time in the future.' }] });
  if ((await store.countActiveKeys(ctx.db, ctx.actor.merchant, ctx.now())) >= mostKeys) throw new Problem('api_key.too_many');
  return insert(ctx, { name: input.name, scopes: input.scopes, expires_at: expires, allowed_addresses: input.allowed_addresses });
}

export async function update(ctx: Ctx, { id, name, allowed_addresses }: Received<typeof updateApiKey>): Promise<ApiKey> {
  const key = await lockUsable(ctx, id);
  refuseAbove(ctx, key.scopes as Permission[]);
  const change = { ...(name !== undefined && { name }), ...(allowed_addresses && { allowed_addresses }) };
  if (Object.keys(change).length > 0) {
    await store.changeKey(ctx.db, id, change);
    ctx.forget(`api-key:${id}`);
    const from = { name: key.name, allowed_addresses: key.allowed_addresses };
    ctx.audit({ action: 'api_key.updated', object: ['api_key', id], detail: { from, to: change } });
    changed(ctx, id);
  }
  return present(ctx, id);
}

/** Revokes a key in every process. Revoking it again changes nothing. */
export async function revoke(ctx: Ctx, id: string): Promise<ApiKey> {
  const key = (await store.lockKey(ctx.db, ctx.actor.merchant, id)) ?? missing('api_key.missing');
  if (!key.revoked_at) {
    await store.changeKey(ctx.db, id, { revoked_at: ctx.now(), revoked_by: ctx.actor.id });
    ctx.forget(`api-key:${id}`);
    ctx.audit({ action: 'api_key.revoked', object: ['api_key', id], detail: { name: key.name } });
    changed(ctx, id);
  }
  return present(ctx, id);
}

/** Replaces a key. Whoever does so is the new key's creator, so its scopes must be theirs. */
export async function regenerate(ctx: Ctx, { id, grace_seconds: grace }: Received<typeof regenerateApiKey>): Promise<Created> {
  const old = await lockUsable(ctx, id);
  if (await store.isReplaced(ctx.db, id)) throw new Problem('api_key.ended');
  refuseAbove(ctx, old.scopes as Permission[]);
  const { name, scopes, allowed_addresses, expires_at } = old;
  const created = await insert(ctx, { name, scopes, allowed_addresses, expires_at, replaces: old });
  const ends = graceEnd(old, grace, ctx.now());
  await store.changeKey(ctx.db, id, grace === 0 ? { revoked_at: ctx.now(), revoked_by: ctx.actor.id } : { expires_at: ends });
  ctx.forget(`api-key:${id}`);
  const detail = { name, replaced_by: created.api_key.id, works_until: grace === 0 ? ctx.now() : ends };
  ctx.audit({ action: 'api_key.regenerated', object: ['api_key', id], detail });
  return created;
}

type New = {
  name: string;
  scopes: readonly string[];
  expires_at: Date | null;
  allowed_addresses: readonly string[];
  replaces?: store.KeyRow;
};
async function insert(ctx: Ctx, { name, scopes, expires_at, allowed_addresses, replaces }: New): Promise<Created> {
  const id = ctx.newId();
  const key = newKey();
  await store.insertKey(ctx.db, {
    ...{ id, merchant_id: ctx.actor.merchant, name, hash: hashSecret(key), last_four: key.slice(-4) },
    ...{
      scopes: [...scopes],
      allowed_addresses: [...new Set(allowed_addresses)],
      replaces: replaces?.id ?? null,
      lineage: replaces?.lineage ?? id,
    },
    ...{ created_by: ctx.actor.id, created_at: ctx.now(), expires_at },
  });
  ctx.audit({ action: 'api_key.created', object: ['api_key', id], detail: { name, scopes, expires_at, allowed_addresses } });
  changed(ctx, id);
  return { key, api_key: await present(ctx, id) };
}

async function lockUsable(ctx: Ctx, id: string): Promise<store.KeyRow> {
  const key = (await store.lockKey(ctx.db, ctx.actor.merchant, id)) ?? missing('api_key.missing');
  if (!isUsable(key, ctx.now())) throw new Problem('api_key.ended');
  return key;
}

const present = async (ctx: Ctx, id: string): Promise<ApiKey> =>
  presentKey((await store.findListedKey(ctx.db, ctx.actor.merchant, id)) ?? missing('api_key.missing'), ctx.now());

function refuseAbove({ actor }: Ctx, scopes: readonly Permission[]) {
  const [above] = scopesAbove(scopes, actor.permissions);
  if (above) throw new Problem('permission.denied', { detail: `Your role doesn’t include ${above}, so your API keys can’t either.` });
}

const changed = (ctx: Ctx, id: string) => ctx.signal({ type: 'changed', topic: 'api_keys', id, version: null });
