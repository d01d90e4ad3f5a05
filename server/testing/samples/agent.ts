import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const agent: SampledNoun = {
  samples: {
    getAiSettings: ({ owner }) => ({ merchant: owner.merchant }),
    updateAiSettings: ({ owner }) => ({ merchant: owner.merchant, money_limit: '60.00', agent: { name: 'Walker' } }),
    tryAgent: ({ owner }) => ({ merchant: owner.merchant, playground_id: newId(), turns: [{ author: 'customer', text: 'hello' }] }),
    replayAgent: ({ owner }) => ({ merchant: owner.merchant, from: { turns: [{ author: 'customer', text: 'hello' }], turn: 0 } }),
  },
};
