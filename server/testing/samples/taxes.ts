import { createTaxRate } from '@parley/contract/taxes';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const taxes: SampledNoun = {
  samples: {
    getTaxes: ({ owner }) => ({ merchant: owner.merchant }),
    updateTaxes: ({ owner }) => ({ merchant: owner.merchant, country: 'NL' }),
    createTaxRate: ({ owner }) => ({ merchant: owner.merchant, name: `VAT ${newId()}`, country: 'NL', rate: '21' }),
    updateTaxRate: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['taxRate'], rate: '9.5' }),
    deleteTaxRate: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareTaxRate'] }),
  },
  /** `taxRate`, and `spareTaxRate`, which can be deleted: of a country where nothing is sold here. */
  async prepare(app, { owner }) {
    const make = async (name: string) =>
      (await app.send(createTaxRate, { merchant: owner.merchant, name, country: 'AQ', rate: '1' }, { token: owner.token })).body.id;
    return { taxRate: await make('Walked'), spareTaxRate: await make('Spare') };
  },
};
