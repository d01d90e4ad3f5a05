import { createFact } from '@parley/contract/facts';
import type { SampledNoun } from '../samples.ts';

const typed = { kind: 'delivery_country', countries: ['NO'], allowed: false, text: 'We don’t ship to Norway.' } as const;

export const facts: SampledNoun = {
  samples: {
    listFacts: ({ owner }) => ({ merchant: owner.merchant }),
    createFact: ({ owner }) => ({ merchant: owner.merchant, ...typed }),
    updateFact: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['fact'], allowed: true, text: 'We ship to Norway.' }),
    confirmFact: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['fact'] }),
    removeFact: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['fact'] }),
    proposeFacts: ({ owner }) => ({ merchant: owner.merchant }),
  },
  async prepare(app, { owner: { merchant, token } }) {
    const { body } = await app.send(createFact, { merchant, ...typed, countries: [...typed.countries] }, { token });
    return { fact: body.id };
  },
};
