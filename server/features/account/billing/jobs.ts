import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

const ofShop = z.object({ merchant: z.uuid() });
/** Begins the next period of a subscription, or ends its trial or plan. One waits per shop. */
export const renewSubscription = job('billing.renew', ofShop);
export const renewKey = (merchant: string) => `billing:${merchant}`;

/** Reads again what the payment provider says, when no event has come for a day. One waits per shop. */
export const syncBilling = job('billing.sync', ofShop);
export const syncKey = (merchant: string) => `billing-sync:${merchant}`;
/** The same, for a page to pay on, whose event may have been lost. */
export const checkoutKey = (merchant: string) => `billing-checkout:${merchant}`;
/** Processes one webhook delivery of the payment provider. */
export const billingDelivery = job('billing.delivery', z.object({ merchant: z.uuid(), delivery_id: z.uuid() }));
