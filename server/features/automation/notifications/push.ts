import { notificationTypes } from '@parley/contract/notifications';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { Push, PushOutcome } from '../../../integrations/push-port.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { pushNotifications, pushToDevice } from './jobs.ts';
import { openSubscription } from './push-devices.ts';
import { messagesOf, topicOf } from './push-message.ts';
import * as devices from './push-store.ts';
import { preferencesOf } from './read-preferences.ts';
import { pauseAfter, quietUntil } from './rules.ts';
import * as store from './store.ts';

type ToPerson = { merchant: string; user_id: string };
type ToDevice = ToPerson & { device_id: string; notification_ids: string[]; tries: number; until: string };

/** A notification that nobody could be told of for so long is news no more; the bell and the email have it. */
const newsMs = 3_600_000;
/** While Parley is open somewhere, its tab shows notifications; a device follows once none is. */
const lookAgainMs = 120_000;

export const planPush = (ctx: WriteCtx, merchant: string, userId: string, at = ctx.now()) =>
  ctx.enqueue(pushNotifications, { merchant, user_id: userId }, { runAt: at, key: `push:${merchant}:${userId}` });

/** Hands new notifications to a teammate's devices: a job each, so that one that is unreachable holds up no other. */
export async function push(ctx: JobCtx, { merchant, user_id: userId }: ToPerson) {
  const person = await store.findPerson(ctx.db, merchant, userId, ctx.now());
  if (!person) return void (await ctx.write((writer) => devices.deleteDevices(writer.db, merchant, userId)));
  const preferences = preferencesOf((await store.readPreferences(ctx.db, [userId])).get(userId));
  const types = notificationTypes.filter((type) => preferences.types[type].in_app && preferences.types[type].push);
  if (types.length === 0) return;
  const rows = await devices.findUnpushed(ctx.db, person, types, new Date(ctx.now().getTime() - newsMs));
  if (rows.length === 0) return;
  const isQuiet = quietUntil(preferences.quiet, ctx.now()) !== undefined;
  if (person.connected && !isQuiet)
    return void (await ctx.write(async (writer) => planPush(writer, merchant, userId, new Date(writer.now().getTime() + lookAgainMs))));
  const receiving = isQuiet ? [] : await devices.listDevices(ctx.db, merchant, userId, ctx.now());
  const ids = rows.map(({ id }) => id);
  const until = new Date(ctx.now().getTime() + newsMs).toISOString();
  await ctx.write(async (writer) => {
    await devices.markPushed(writer.db, merchant, userId, ids, writer.now());
    for (const { id } of receiving)
      writer.enqueue(pushToDevice, { merchant, user_id: userId, device_id: id, notification_ids: ids, tries: 0, until });
  });
}

/** Sends what is still unread to one device. A push service that is busy is asked again, for an hour at most. */
export const pusherOf = (vault: Vault) => async (ctx: JobCtx, about: ToDevice) => {
  const { merchant, user_id: userId, device_id: deviceId } = about;
  const person = await store.findPerson(ctx.db, merchant, userId, ctx.now());
  const device = await devices.findDevice(ctx.db, merchant, userId, deviceId, ctx.now());
  if (!person || !device) return;
  const rows = await devices.findUnread(ctx.db, person, about.notification_ids);
  const unread = await devices.countUnread(ctx.db, merchant, userId);
  const messages = messagesOf(rows, { merchant, shop: person.shop, unread, showsText: device.shows_text, reader: person });
  const subscription = openSubscription(vault, merchant, device.subscription);
  for (const message of messages) {
    const outcome = await ctx.outside.push.send(subscription, pushOf(message, about.until, ctx.now()));
    if (outcome.is !== 'sent') return void (await ctx.write((writer) => record(writer, about, outcome)));
  }
  if (messages.length > 0)
    await ctx.write(
      async (writer) => void (await devices.changeDevice(writer.db, merchant, userId, deviceId, { notified_at: writer.now() })),
    );
};

const pushOf = (message: { tag: string }, until: string, now: Date): Push => ({
  body: JSON.stringify(message),
  topic: topicOf(message.tag),
  ttlSeconds: Math.max(0, Math.round((Date.parse(until) - now.getTime()) / 1000)),
});

/** Those that were sent before are sent again: their tag replaces them on the screen. */
async function record(writer: WriteCtx, about: ToDevice, outcome: Exclude<PushOutcome, { is: 'sent' }>) {
  const { merchant, user_id: userId, device_id: deviceId, tries } = about;
  if (outcome.is === 'gone') {
    await devices.deleteDevice(writer.db, merchant, userId, deviceId);
    writer.audit({ action: 'push_device.gone', object: ['user', userId], detail: { device_id: deviceId } });
    writer.signal({ type: 'changed', topic: 'profile', id: null, version: null, for: [userId] });
  }
  if (outcome.is === 'refused')
    writer.audit({ action: 'push_device.refused', object: ['user', userId], detail: { device_id: deviceId, status: outcome.status } });
  if (outcome.is !== 'busy') return;
  const runAt = new Date(writer.now().getTime() + pauseAfter(tries, outcome.afterSeconds));
  if (runAt.toISOString() > about.until) return;
  writer.enqueue(pushToDevice, { ...about, tries: tries + 1 }, { runAt });
}
