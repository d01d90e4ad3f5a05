import type { SampledNoun } from '../samples.ts';

export const analytics: SampledNoun = {
  samples: {
    getMetrics: ({ owner }) => ({ merchant: owner.merchant }),
    getConversions: ({ owner }) => ({ merchant: owner.merchant, period: '7d' }),
    listConversionPeople: ({ owner }) => ({ merchant: owner.merchant, step: 'visitors' }),
    downloadConversionPeople: ({ owner }) => ({ merchant: owner.merchant, step: 'orders' }),
    getRevenueReport: ({ owner }) => ({ merchant: owner.merchant, window_days: 7 }),
    getTopProducts: ({ owner }) => ({ merchant: owner.merchant, by: 'quantity' }),
    getCustomerInsights: ({ owner }) => ({ merchant: owner.merchant, period: 'this_month' }),
    getAiReport: ({ owner }) => ({ merchant: owner.merchant, period: 'last_month' }),
    getTeamReport: ({ owner }) => ({ merchant: owner.merchant, period: 'custom', from: '2026-01-01', to: '2026-01-31' }),
  },
};
