import { issueGiftCard } from '@parley/contract/credit';
import type { SampledNoun } from '../samples.ts';

export const credit: SampledNoun = {
  samples: {
    listGiftCards: ({ owner }) => ({ merchant: owner.merchant }),
    getGiftCard: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['giftCard'] }),
    issueGiftCard: ({ owner }) => ({ merchant: owner.merchant, amount: '5.00' }),
    updateGiftCard: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['giftCard'], note: 'Walked' }),
    adjustGiftCard: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['giftCard'], amount: '1.00', reason: 'Walked' }),
    getStoreCredit: ({ owner, customer }) => ({ merchant: owner.merchant, id: customer }),
    issueStoreCredit: ({ owner, customer }) => ({ merchant: owner.merchant, id: customer, amount: '5.00', reason: 'Walked' }),
    takeStoreCredit: ({ owner, customer }) => ({ merchant: owner.merchant, id: customer, amount: '0.01', reason: 'Walked' }),
  },
  async prepare(app, { owner: { merchant, token } }) {
    const { body } = await app.send(issueGiftCard, { merchant, amount: '20.00' }, { token });
    return { giftCard: body.card.id };
  },
};
