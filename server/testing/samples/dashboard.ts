import type { SampledNoun } from '../samples.ts';

export const dashboard: SampledNoun = {
  samples: {
    getOverview: ({ owner }) => ({ merchant: owner.merchant }),
    getRevenue: ({ owner }) => ({ merchant: owner.merchant, days: 7 }),
    getActivity: ({ owner }) => ({ merchant: owner.merchant, limit: 5 }),
  },
};
