import * as contract from '@parley/contract/customers';
import type { SampledNoun } from '../samples.ts';

/** Each action has its own customers, so that a merge doesn't affect another sample. */
export const customers: SampledNoun = {
  async prepare(app, { owner }) {
    const { merchant, token } = owner;
    const make = async (first_name: string) =>
      (await app.send(contract.createCustomer, { merchant, first_name, emails: [`${first_name.toLowerCase()}@walk.example`] }, { token }))
        .body.id;
    const [kept, merging, mergedAway, parting, parted] = [
      await make('Kept'),
      await make('Merging'),
      await make('Away'),
      await make('Parting'),
      await make('Parted'),
    ];
    const erased = await make('Erased');
    const { body } = await app.send(contract.mergeCustomers, { merchant, id: parting, other: parted }, { token });
    return {
      knownCustomer: kept,
      mergingCustomer: merging,
      customerToMerge: mergedAway,
      partingCustomer: parting,
      erasedCustomer: erased,
      customerMerge: body.merged[0]?.id ?? '',
    };
  },
  samples: {
    listCustomers: ({ owner }) => ({ merchant: owner.merchant, sort: 'created_at', order: 'asc', limit: 5 }),
    countCustomers: ({ owner }) => ({ merchant: owner.merchant, filter: JSON.stringify({ conditions: [] }) }),
    getCustomer: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['knownCustomer'] }),
    getCustomerTimeline: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['knownCustomer'], limit: 5 }),
    createCustomer: ({ owner }) => ({ merchant: owner.merchant, first_name: 'Nora', last_name: 'New', phones: ['+49 30 1234567'] }),
    updateCustomer: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['knownCustomer'], last_name: 'Known', language: 'de' }),
    setConsent: ({ owner, ids }) => ({
      merchant: owner.merchant,
      id: ids['knownCustomer'],
      channel: 'email',
      state: 'granted',
      source: 'a form in the shop',
    }),
    listDuplicates: ({ owner, ids }) => ({ merchant: owner.merchant, customer: ids['knownCustomer'] }),
    mergeCustomers: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['mergingCustomer'], other: ids['customerToMerge'] }),
    unmergeCustomers: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['partingCustomer'], merge: ids['customerMerge'] }),
    eraseCustomer: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['erasedCustomer'] }),
    startCustomerBulk: ({ owner, ids }) => ({
      merchant: owner.merchant,
      selection: { kind: 'ids', ids: [ids['knownCustomer'] ?? ''] },
      change: { language: 'fr' },
    }),
  },
};
