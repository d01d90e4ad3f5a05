import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { mailMissed, notifyReply, pushNotifications, pushToDevice } from './jobs.ts';
import { mailerOf } from './mail-missed.ts';
import { notices, notifyOfReply } from './notices.ts';
import { push, pusherOf } from './push.ts';
import type { PushParts } from './push-devices.ts';
import { reactions } from './reactions.ts';
import { notificationRoutes } from './routes.ts';

export const notifications = ({ publicUrl, ...parts }: { publicUrl: string } & PushParts): Feature => ({
  name: 'notifications',
  routes: (route) => notificationRoutes(route, parts),
  jobs: [
    handles(mailMissed, mailerOf(publicUrl)),
    handles(notifyReply, notifyOfReply),
    handles(pushNotifications, push),
    handles(pushToDevice, pusherOf(parts.vault)),
    ...notices.map((notice) => notice.job),
  ],
  reactions: [...reactions, ...notices.map((notice) => notice.reaction)],
});
