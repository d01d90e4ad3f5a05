import type { Received } from '@parley/contract/endpoint';
import type { NotificationPreferences, updateNotificationPreferences } from '@parley/contract/notifications';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import { preferencesOf } from './rules.ts';
import { keepPreferences, readPreferences } from './store.ts';

export const getPreferences = async (ctx: ReadCtx<UserActor>): Promise<NotificationPreferences> =>
  preferencesOf((await readPreferences(ctx.db, [ctx.actor.id])).get(ctx.actor.id));

export async function updatePreferences(
  ctx: WriteCtx<UserActor>,
  { merchant, ...preferences }: Received<typeof updateNotificationPreferences>,
): Promise<NotificationPreferences> {
  await keepPreferences(ctx.db, merchant, ctx.actor.id, preferences);
  ctx.audit({ action: 'notifications.preferences_changed', object: ['user', ctx.actor.id] });
  return preferences;
}
