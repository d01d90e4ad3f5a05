import { createCheckout, createDiscount } from '@parley/contract/checkout';
import type { SampledNoun } from '../samples.ts';

let made = 0;
export const checkout: SampledNoun = {
  samples: {
    createCheckout: ({ owner, conversation, ids }) => ({
      merchant: owner.merchant,
      lines: [{ variant_id: ids['variant'], quantity: 1 }],
      conversation_id: conversation,
    }),
    getCheckout: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['checkout'] }),
    cancelCheckout: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['checkout'] }),
    listDiscounts: ({ owner }) => ({ merchant: owner.merchant }),
    downloadDiscounts: ({ owner }) => ({ merchant: owner.merchant }),
    createDiscount: ({ owner }) => ({ merchant: owner.merchant, code: `WALKED-${(made += 1)}`, kind: 'percent', value: '10' }),
    updateDiscount: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['discount'], active: false }),
    deleteDiscount: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['discount'] }),
  },
  async prepare(app, { owner: { merchant, token }, ids }) {
    const { body: discount } = await app.send(createDiscount, { merchant, code: 'SAMPLE', kind: 'fixed', value: '5' }, { token });
    const lines = [{ variant_id: ids['variant'] ?? '', quantity: 1 }];
    const { body: link } = await app.send(createCheckout, { merchant, lines }, { token });
    return { discount: discount.id, checkout: link.id };
  },
};
