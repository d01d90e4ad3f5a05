import { checkoutPlan, setPaymentMethod } from '@parley/contract/billing';
import type { SampledNoun } from '../samples.ts';

export const billing: SampledNoun = {
  samples: {
    getSubscription: ({ owner }) => ({ merchant: owner.merchant }),
    previewPlan: ({ owner }) => ({ merchant: owner.merchant, price_id: 'scale_monthly' }),
    checkoutPlan: ({ owner }) => ({ merchant: owner.merchant, price_id: 'scale_monthly' }),
    confirmCheckout: ({ owner }) => ({ merchant: owner.merchant, session_id: 'cs_test_none' }),
    openBillingPortal: ({ owner }) => ({ merchant: owner.merchant }),
    cancelPlan: ({ owner }) => ({ merchant: owner.merchant }),
    resumePlan: ({ owner }) => ({ merchant: owner.merchant }),
    redeemCoupon: ({ owner }) => ({ merchant: owner.merchant, code: 'NO-SUCH-COUPON' }),
    removeCoupon: ({ owner }) => ({ merchant: owner.merchant }),
    updateBuyer: ({ owner }) => ({ merchant: owner.merchant, name: 'Test Shop Ltd', country: 'DE', vat_id: 'DE123456789' }),
    getUsage: ({ owner }) => ({ merchant: owner.merchant }),
    listInvoices: ({ owner }) => ({ merchant: owner.merchant }),
    downloadBillingInvoice: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['billingInvoice'] }),
    getPaymentMethod: ({ owner }) => ({ merchant: owner.merchant }),
    listPaymentMethods: ({ owner }) => ({ merchant: owner.merchant }),
    setPaymentMethod: ({ owner }) => ({ merchant: owner.merchant, kind: 'invoice', label: 'Accounting' }),
    connectPaymentMethod: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['billingMethod'] }),
    deletePaymentMethod: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['billingMethod'] }),
    receiveBillingWebhook: () => ({ provider: 'stripe' }),
  },
  // On Scale, so that the other samples meet no limit.
  async prepare(app, { owner }) {
    const as = { token: owner.token };
    const chosen = await app.send(checkoutPlan, { merchant: owner.merchant, price_id: 'scale_monthly' }, as);
    const method = await app.send(setPaymentMethod, { merchant: owner.merchant, kind: 'bank_transfer', label: '' }, as);
    return { billingInvoice: chosen.body.invoice?.id ?? '', billingMethod: method.body.id };
  },
};
