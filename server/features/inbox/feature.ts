import type { Feature } from '../../platform/feature.ts';
import { handles } from '../../platform/jobs/handler.ts';
import { deliver, remindOfHandoff, wake } from './deliver.ts';
import { deliverMessage, handoffOverdue, wakeConversation } from './jobs.ts';
import { inboxRoutes } from './routes.ts';

export const inbox: Feature = {
  routes: inboxRoutes,
  jobs: [handles(deliverMessage, deliver), handles(handoffOverdue, remindOfHandoff), handles(wakeConversation, wake)],
};
