import * as billing from '@parley/contract/billing';
import type { Routes } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { printInvoice } from './invoice-pdf.ts';
import * as methods from './methods.ts';
import * as plan from './plan-calls.ts';
import { receive } from './provider-routes.ts';
import * as service from './service.ts';

export const billingRoutes = (parts: service.BillingParts) => (route: Routes) => {
  route(billing.getSubscription, (ctx, input) => service.get(ctx, input, parts));
  route(billing.previewPlan, (ctx, input) => plan.preview(ctx, input, parts));
  route(billing.checkoutPlan, (ctx, input) => plan.choose(ctx, input, parts));
  route(billing.confirmCheckout, (ctx, input) => plan.confirm(ctx, input, parts));
  route(billing.openBillingPortal, (ctx, input) => plan.portal(ctx, input, parts));
  route(billing.cancelPlan, (ctx, input) => plan.cancel(ctx, input, parts));
  route(billing.resumePlan, (ctx, input) => plan.resume(ctx, input, parts));
  route(billing.redeemCoupon, (ctx, input) => service.redeem(ctx, input, parts));
  route(billing.removeCoupon, (ctx, input) => service.dropCoupon(ctx, input, parts));
  route(billing.updateBuyer, (ctx, input) => service.setBuyer(ctx, input, parts));
  route(billing.getUsage, (ctx, input) => service.usage(ctx, input, parts));
  route(billing.listInvoices, (ctx, input) => service.invoices(ctx, input));
  route(billing.downloadBillingInvoice, async (ctx, { id }, http) => {
    const { name, bytes } = await printInvoice(ctx, id, parts.provider);
    return sendFile(http, { name, type: 'application/pdf', bytes });
  });
  route(billing.getPaymentMethod, (ctx) => methods.current(ctx));
  route(billing.listPaymentMethods, (ctx) => methods.list(ctx, parts));
  route(billing.setPaymentMethod, (ctx, input) => methods.set(ctx, input, parts));
  route(billing.connectPaymentMethod, (ctx, input) => methods.connect(ctx, input, parts));
  route(billing.deletePaymentMethod, (ctx, input) => methods.remove(ctx, input, parts));
  route(billing.receiveBillingWebhook, async (ctx, input) => ({ stored: await receive(ctx, input, parts) }));
};
