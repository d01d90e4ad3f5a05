import type { PaymentPort } from '../../../integrations/payment-port.ts';
import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { sendRefund } from '../orders/index.ts';
import type { PaymentParts } from './account.ts';
import { check, close, lapse, start } from './carry-out.ts';
import { readDelivery } from './deliveries.ts';
import { checkPayment, closePayment, lapseOrder, paymentDelivery, startPayment } from './jobs.ts';
import { carryOutRefund } from './refunds.ts';
import { paymentRoutes } from './routes.ts';

export const payments = (parts: PaymentParts & { port: PaymentPort }): Feature => ({
  name: 'payments',
  routes: (route) => paymentRoutes(route, parts),
  jobs: [
    handles(startPayment, (ctx, about) => start(ctx, about, parts)),
    handles(checkPayment, (ctx, about) => check(ctx, about, parts)),
    handles(closePayment, (ctx, about) => close(ctx, about, parts)),
    handles(lapseOrder, (ctx, about) => lapse(ctx, about, parts)),
    handles(sendRefund, (ctx, about) => carryOutRefund(ctx, about, parts)),
    handles(paymentDelivery, (ctx, about) => readDelivery(ctx, about, parts)),
  ],
});
