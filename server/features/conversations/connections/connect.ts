import type { Channel } from '@parley/contract/channels';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import type { Connection } from '../../../integrations/channel-port.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import * as store from './store.ts';

const purposeOf = (merchant: string) => `channel:${merchant}`;
type Account = { channel: Channel; externalId: string; name: string; secret: string };

/** Connects an account of a messaging service to the shop. Throws `channel.connected_elsewhere` when another shop has connected it. */
export async function connectChannel(
  ctx: WriteCtx,
  vault: Vault,
  { channel, externalId, name, secret }: Account,
): Promise<store.ConnectionRow> {
  const { merchant } = ctx.actor;
  const connection = await store.upsertConnection(ctx.db, {
    merchant_id: merchant,
    id: ctx.newId(),
    channel,
    external_id: externalId,
    name,
    secret: secret === '' ? null : vault.close(purposeOf(merchant), secret),
    created_at: ctx.now(),
  });
  const owner = await store.claimAccount(ctx.db, { channel, externalId, merchant, connectionId: connection.id });
  if (owner !== merchant) throw new Problem('channel.connected_elsewhere');
  ctx.audit({ action: 'channel.connected', object: ['channel_connection', connection.id], detail: { channel, name } });
  return connection;
}

/** Disconnects an account. Later deliveries are ignored, and queued messages fail with a reason. */
export async function disconnectChannel(ctx: WriteCtx, id: string) {
  await store.disconnect(ctx.db, id);
  ctx.audit({ action: 'channel.disconnected', object: ['channel_connection', id] });
}

/** The shop that connected an account; undefined when none did. */
export async function homeOf({ db }: Pick<ReadCtx, 'db'>, channel: string, account: string) {
  const found = await store.findAccount(db, channel, account);
  return found && { merchant: found.merchant_id, connectionId: found.connection_id };
}

/** A connection as adapters use it; undefined when it was removed. */
export async function openConnection(
  { db }: Pick<ReadCtx, 'db'>,
  vault: Vault,
  id: string,
): Promise<(Connection & { channel: Channel }) | undefined> {
  const row = await store.findConnection(db, id);
  if (row?.status !== 'connected') return undefined;
  const secret = row.secret === null ? '' : vault.open(purposeOf(row.merchant_id), row.secret);
  return { id: row.id, externalId: row.external_id, channel: row.channel, secret };
}
