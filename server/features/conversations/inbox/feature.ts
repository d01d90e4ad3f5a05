import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { DrawCheckout } from './content.ts';
import { deliver, remindOfHandoff, wake } from './deliver.ts';
import { deliverMessage, handoffOverdue, sendScheduled, wakeConversation } from './jobs.ts';
import type { DeliveryParts } from './send-outside.ts';
import { inboxRoutes } from './routes.ts';
import type { OrderActions } from './panel.ts';
import { sendDue } from './schedule.ts';

type InboxParts = { drawCheckout: DrawCheckout; orderActions: OrderActions; delivery: DeliveryParts };
/** Checkout links, orders and channels import the inbox, so it receives link rendering, order actions and the channels as parameters. */
export const inbox = (parts: InboxParts): Feature => ({
  name: 'inbox',
  routes: (route) => inboxRoutes(route, parts),
  jobs: [
    handles(deliverMessage, (ctx, about) => deliver(ctx, about, parts.delivery)),
    handles(handoffOverdue, remindOfHandoff),
    handles(wakeConversation, wake),
    handles(sendScheduled, sendDue),
  ],
});
