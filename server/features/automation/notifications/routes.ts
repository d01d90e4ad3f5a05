import * as digest from '@parley/contract/digest';
import * as notifications from '@parley/contract/notifications';
import type { Routes } from '../../../platform/http/route.ts';
import { getDigest, saveDigest } from './digest.ts';
import * as devices from './push-devices.ts';
import type { PushParts } from './push-devices.ts';
import { getPreferences, list, read, updatePreferences } from './service.ts';

export function notificationRoutes(route: Routes, push: PushParts) {
  route(notifications.listNotifications, (ctx, input) => list(ctx, input));
  route(notifications.readNotifications, (ctx, input) => read(ctx, input));
  route(notifications.getNotificationPreferences, (ctx) => getPreferences(ctx));
  route(notifications.updateNotificationPreferences, (ctx, input) => updatePreferences(ctx, input));
  route(digest.getDigest, (ctx, input) => getDigest(ctx, input));
  route(digest.updateDigest, (ctx, input) => saveDigest(ctx, input));
  route(notifications.listPushDevices, (ctx, input) => devices.list(ctx, input, push));
  route(notifications.registerPushDevice, (ctx, input) => devices.register(ctx, input, push));
  route(notifications.updatePushDevice, (ctx, input) => devices.update(ctx, input));
  route(notifications.removePushDevice, (ctx, input) => devices.remove(ctx, input));
}
