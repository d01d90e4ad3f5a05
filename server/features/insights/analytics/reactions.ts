import * as events from '@parley/contract/events';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { refreshFigures, refreshPlan } from './jobs.ts';

/** Events that change a metric of reports or the dashboard. Received messages aren't among them, but replies and handoffs are. */
const counted = [
  events.orderCreated,
  events.orderPlaced,
  events.orderUpdated,
  events.orderDeleted,
  events.checkoutCreated,
  events.returnRequested,
  events.productStockChanged,
  events.customerMerged,
  events.customerUnmerged,
  events.customerErased,
  events.conversationCreated,
  events.conversationHandedOff,
  events.conversationResolved,
  events.conversationReopened,
  events.conversationMerged,
  events.messageSent,
  events.csatReceived,
  events.importFinished,
];

export const reactions = [
  reacts<events.DomainEvent, { merchant: string }>(counted, refreshFigures, async (_db, { merchant_id: merchant }, now) => ({
    payload: { merchant },
    plan: refreshPlan(merchant, now),
  })),
];
