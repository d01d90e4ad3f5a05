import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { DrawCheckout } from './content.ts';
import { deliver, remindOfHandoff, wake } from './deliver.ts';
import { deliverMessage, handoffOverdue, sendScheduled, wakeConversation } from './jobs.ts';
import { inboxRoutes } from './routes.ts';
import type { OrderActions } from './panel.ts';
import { sendDue } from './schedule.ts';

type Told = { drawCheckout: DrawCheckout; orderActions: OrderActions };
/** Checkout links and orders know the inbox, so the inbox is told how links are drawn and what may be done with an order. */
export const inbox = (told: Told): Feature => ({
  routes: (route) => inboxRoutes(route, told),
  jobs: [
    handles(deliverMessage, deliver),
    handles(handoffOverdue, remindOfHandoff),
    handles(wakeConversation, wake),
    handles(sendScheduled, sendDue),
  ],
});
