import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { mailMissed, notifyReply } from './jobs.ts';
import { mailerOf } from './mail-missed.ts';
import { notices, notifyOfReply } from './notices.ts';
import { reactions } from './reactions.ts';
import { notificationRoutes } from './routes.ts';

export const notifications = ({ publicUrl }: { publicUrl: string }): Feature => ({
  name: 'notifications',
  routes: notificationRoutes,
  jobs: [handles(mailMissed, mailerOf(publicUrl)), handles(notifyReply, notifyOfReply), ...notices.map((notice) => notice.job)],
  reactions: [...reactions, ...notices.map((notice) => notice.reaction)],
});
