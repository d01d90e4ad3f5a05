import type { WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { newSecret } from '../../../platform/lib/ids.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { presentChat } from './present.ts';
import { oldKeyDays, oldSecretHours } from './rules.ts';
import * as store from './store.ts';

const purpose = 'identity-secret';
const hour = 3_600_000;

/**
 * Generates an identity secret, shown only once. The previous one stays valid for a day, so that the shop's server can be updated without
 * downtime.
 */
export async function rotateSecret(ctx: WriteCtx, merchant: string, vault: Vault) {
  const row = await store.lockRow(ctx.db, merchant);
  const secret = newSecret();
  const now = ctx.now();
  const after = await store.changeRow(ctx.db, merchant, {
    identity_secret: vault.close(purpose, secret),
    identity_secret_old: row.identity_secret,
    identity_secret_old_until: row.identity_secret ? new Date(now.getTime() + oldSecretHours * hour) : null,
  });
  ctx.audit({ action: 'website_chat.secret_rotated', object: ['merchant', merchant] });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version: after.version });
  return { secret };
}

/** The secrets that signatures can use now: the current one, and the previous one for a day. */
export async function identitySecrets(db: Reader, merchant: string, vault: Vault, now: Date): Promise<string[]> {
  const row = await store.findRow(db, merchant);
  const old = row?.identity_secret_old_until && row.identity_secret_old_until > now ? row.identity_secret_old : null;
  return [row?.identity_secret, old].flatMap((closed) => (closed ? [vault.open(purpose, closed)] : []));
}

export async function rotateKey(ctx: WriteCtx, merchant: string, publicUrl: string) {
  const row = await store.lockRow(ctx.db, merchant);
  const keys = await store.readKeys(ctx.db, merchant, ctx.now());
  const until = new Date(ctx.now().getTime() + oldKeyDays * 24 * hour);
  const key = `pk_${ctx.newId().replaceAll('-', '')}`;
  await store.addKey(ctx.db, merchant, { key, origins: keys[0]?.allowed_origins ?? [], until });
  for (const before of keys) ctx.forget(`chat-key:${before.key}`);
  ctx.audit({ action: 'website_chat.key_rotated', object: ['merchant', merchant], detail: { old_key_until: until.toISOString() } });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version: row.version });
  return presentChat(row, await store.readKeys(ctx.db, merchant, ctx.now()), publicUrl);
}
