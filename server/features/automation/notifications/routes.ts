import * as notifications from '@parley/contract/notifications';
import type { Routes } from '../../../platform/http/route.ts';
import { getPreferences, list, read, updatePreferences } from './service.ts';

export function notificationRoutes(route: Routes) {
  route(notifications.listNotifications, (ctx, input) => list(ctx, input));
  route(notifications.readNotifications, (ctx, input) => read(ctx, input));
  route(notifications.getNotificationPreferences, (ctx) => getPreferences(ctx));
  route(notifications.updateNotificationPreferences, (ctx, input) => updatePreferences(ctx, input));
}
