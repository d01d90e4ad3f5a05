import { monthlyMeters } from '../../../platform/entitlements/usage.ts';
import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { billingDelivery, renewSubscription, syncBilling } from './jobs.ts';
import { openBilling } from './ledger.ts';
import { readDelivery, reconcile } from './provider-webhook.ts';
import { billingRoutes } from './routes.ts';
import type { BillingParts } from './service.ts';

export const billing = (parts: BillingParts): Feature => ({
  name: 'billing',
  routes: billingRoutes({ ...parts, meters: [...monthlyMeters, ...parts.meters] }),
  jobs: [
    handles(renewSubscription, (ctx, { merchant }) =>
      ctx.write(async (writer) => void (await openBilling(writer, merchant, parts.selling))),
    ),
    handles(syncBilling, (ctx, { merchant }) => reconcile(ctx, merchant, parts)),
    handles(billingDelivery, (ctx, about) => readDelivery(ctx, about, parts)),
  ],
  limits: monthlyMeters,
});
