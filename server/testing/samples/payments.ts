import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

/** No provider answers in the walk over all endpoints, so calls that need one are refused in a sentence. */
export const payments: SampledNoun = {
  samples: {
    getPaymentAccount: ({ owner }) => ({ merchant: owner.merchant }),
    connectPaymentAccount: ({ owner }) => ({ merchant: owner.merchant, secret_key: 'sk_test_sample', webhook_secret: 'whsec_sample' }),
    checkPaymentAccount: ({ owner }) => ({ merchant: owner.merchant }),
    disconnectPaymentAccount: ({ owner }) => ({ merchant: owner.merchant }),
    createPaymentLink: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['sentOrder'] }),
    receivePaymentWebhook: () => ({ provider: 'stripe', shop: newId() }),
  },
};
