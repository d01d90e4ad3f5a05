import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { digestSchedule, planDigest } from './digest.ts';
import { digestDue, mailDigest, mailMissed, mailNotice, notifyReply, pushNotifications, pushToDevice, settlePlanPayment } from './jobs.ts';
import { digestMailer } from './mail-digest.ts';
import { mailerOf } from './mail-missed.ts';
import { notices, notifyOfReply } from './notices.ts';
import { noticeMailerOf, settle } from './plan-notices.ts';
import { push, pusherOf } from './push.ts';
import type { PushParts } from './push-devices.ts';
import { reactions } from './reactions.ts';
import { notificationRoutes } from './routes.ts';

type Parts = { publicUrl: string; now(): Date } & PushParts;
export const notifications = ({ publicUrl, now, ...parts }: Parts): Feature => ({
  name: 'notifications',
  routes: (route) => notificationRoutes(route, parts),
  jobs: [
    handles(mailMissed, mailerOf(publicUrl)),
    handles(digestDue, planDigest),
    handles(mailDigest, digestMailer({ publicUrl, vault: parts.vault })),
    handles(mailNotice, noticeMailerOf(publicUrl)),
    handles(settlePlanPayment, settle),
    handles(notifyReply, notifyOfReply),
    handles(pushNotifications, push),
    handles(pushToDevice, pusherOf(parts.vault)),
    ...notices.map((notice) => notice.job),
  ],
  schedules: [digestSchedule(now)],
  reactions: [...reactions, ...notices.map((notice) => notice.reaction)],
});
