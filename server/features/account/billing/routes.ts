import * as billing from '@parley/contract/billing';
import type { Routes } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { printInvoice } from './invoice-pdf.ts';
import * as methods from './methods.ts';
import * as service from './service.ts';

export const billingRoutes = (parts: service.BillingParts) => (route: Routes) => {
  route(billing.getSubscription, (ctx, input) => service.get(ctx, input));
  route(billing.previewPlan, (ctx, input) => service.preview(ctx, input, parts));
  route(billing.checkoutPlan, (ctx, input) => service.checkout(ctx, input, parts));
  route(billing.openBillingPortal, async () => service.portal(parts));
  route(billing.cancelPlan, (ctx, input) => service.cancel(ctx, input, parts));
  route(billing.resumePlan, (ctx, input) => service.resume(ctx, input, parts));
  route(billing.redeemCoupon, (ctx, input) => service.redeem(ctx, input, parts));
  route(billing.removeCoupon, (ctx, input) => service.dropCoupon(ctx, input, parts));
  route(billing.updateBuyer, (ctx, input) => service.setBuyer(ctx, input, parts));
  route(billing.getUsage, (ctx, input) => service.usage(ctx, input, parts));
  route(billing.listInvoices, (ctx, input) => service.invoices(ctx, input));
  route(billing.downloadBillingInvoice, async (ctx, { id }, http) => {
    const { name, bytes } = await printInvoice(ctx, id);
    return sendFile(http, { name, type: 'application/pdf', bytes });
  });
  route(billing.getPaymentMethod, (ctx) => methods.current(ctx));
  route(billing.listPaymentMethods, (ctx) => methods.list(ctx));
  route(billing.setPaymentMethod, (ctx, input) => methods.set(ctx, input));
  route(billing.connectPaymentMethod, (ctx, input) => methods.connect(ctx, input));
  route(billing.deletePaymentMethod, (ctx, input) => methods.remove(ctx, input));
};
