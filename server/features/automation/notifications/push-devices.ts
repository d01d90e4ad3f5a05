import { createHash } from 'node:crypto';
import type { Received, Result } from '@parley/contract/endpoint';
import type { listPushDevices, PushDevice, registerPushDevice, removePushDevice, updatePushDevice } from '@parley/contract/notifications';
import type { ReadCtx, SignedInActor, WriteCtx } from '../../../context.ts';
import type { PushPort, PushSubscription } from '../../../integrations/push-port.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { deviceOf } from '../../account/identity/index.ts';
import * as store from './push-store.ts';

export type PushParts = { vault: Vault; port: PushPort };

const mostDevices = 10;
const purposeOf = (merchant: string) => `push-device:${merchant}`;

export async function list(
  ctx: ReadCtx<SignedInActor>,
  { merchant }: Received<typeof listPushDevices>,
  { port }: PushParts,
): Promise<Result<typeof listPushDevices>> {
  const rows = await store.listDevices(ctx.db, merchant, ctx.actor.id, ctx.now());
  return { public_key: await port.publicKey(), devices: rows.map((row) => present(row, ctx.actor)) };
}

/** Devices whose session has ended make room for the new one. */
export async function register(
  ctx: WriteCtx<SignedInActor>,
  { merchant, endpoint, keys }: Received<typeof registerPushDevice>,
  { vault, port }: PushParts,
): Promise<PushDevice> {
  if (!port.accepts(endpoint)) throw invalid('endpoint', 'Send an address of a push service that starts with https://.');
  if (!port.areKeys(keys)) throw invalid('keys', 'Send the keys of the browser’s push subscription.');
  const { id: userId, sessionId } = ctx.actor;
  const hash = createHash('sha256').update(endpoint).digest('base64url');
  const devices = await store.listDevices(ctx.db, merchant, userId, ctx.now());
  await store.deleteDevices(
    ctx.db,
    merchant,
    userId,
    devices.map(({ id }) => id),
  );
  const isNew = !(await store.isKnown(ctx.db, merchant, userId, hash));
  if (isNew && devices.length >= mostDevices) throw new Problem('push_device.too_many');
  const subscription: PushSubscription = { endpoint, ...keys };
  const id = await store.keepDevice(ctx.db, {
    merchant_id: merchant,
    user_id: userId,
    id: ctx.newId(),
    session_id: sessionId,
    subscription: vault.close(purposeOf(merchant), JSON.stringify(subscription)),
    endpoint_hash: hash,
    created_at: ctx.now(),
    seen_at: ctx.now(),
  });
  if (isNew) ctx.audit({ action: 'push_device.added', object: ['user', userId], detail: { device_id: id } });
  return read(ctx, merchant, id);
}

export async function update(
  ctx: WriteCtx<SignedInActor>,
  { merchant, id, shows_text }: Received<typeof updatePushDevice>,
): Promise<PushDevice> {
  if (!(await store.changeDevice(ctx.db, merchant, ctx.actor.id, id, { shows_text }))) throw new Problem('push_device.missing');
  ctx.audit({ action: 'push_device.changed', object: ['user', ctx.actor.id], detail: { device_id: id, shows_text } });
  return read(ctx, merchant, id);
}

export async function remove(
  ctx: WriteCtx<SignedInActor>,
  { merchant, id }: Received<typeof removePushDevice>,
): Promise<Result<typeof removePushDevice>> {
  if (!(await store.deleteDevice(ctx.db, merchant, ctx.actor.id, id))) throw new Problem('push_device.missing');
  ctx.audit({ action: 'push_device.removed', object: ['user', ctx.actor.id], detail: { device_id: id } });
  return { message: 'Device removed.' };
}

async function read(ctx: WriteCtx<SignedInActor>, merchant: string, id: string): Promise<PushDevice> {
  const row = await store.findDevice(ctx.db, merchant, ctx.actor.id, id, ctx.now());
  if (!row) throw new Problem('push_device.missing');
  return present(row, ctx.actor);
}

const present = (row: store.DeviceRow, { sessionId }: SignedInActor): PushDevice => ({
  id: row.id,
  name: deviceOf(row.device),
  is_current: row.session_id === sessionId,
  shows_text: row.shows_text,
  created_at: row.created_at.toISOString(),
  notified_at: row.notified_at?.toISOString() ?? null,
});

export const openSubscription = (vault: Vault, merchant: string, sealed: string) =>
  JSON.parse(vault.open(purposeOf(merchant), sealed)) as PushSubscription;

const invalid = (path: string, message: string) => new Problem('input.invalid', { errors: [{ path, message }] });
