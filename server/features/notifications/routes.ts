import * as notifications from '@parley/contract/notifications';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { getPreferences, updatePreferences } from './preferences.ts';
import { list, read } from './service.ts';

export function notificationRoutes(route: Routes) {
  route(notifications.listNotifications, (ctx, input) => list(ctx as ReadCtx<UserActor>, input));
  route(notifications.readNotifications, (ctx, input) => read(ctx as WriteCtx<UserActor>, input));
  route(notifications.getNotificationPreferences, (ctx) => getPreferences(ctx as ReadCtx<UserActor>));
  route(notifications.updateNotificationPreferences, (ctx, input) => updatePreferences(ctx as WriteCtx<UserActor>, input));
}
