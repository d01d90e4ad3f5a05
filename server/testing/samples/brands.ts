import { createBrand } from '@parley/contract/brands';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const brands: SampledNoun = {
  samples: {
    listBrands: ({ owner }) => ({ merchant: owner.merchant }),
    createBrand: ({ owner }) => ({ merchant: owner.merchant, name: `Brand ${newId()}` }),
    updateBrand: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['brand'], tone: 'formal' }),
    deleteBrand: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['brand'] }),
    setBrandAccess: ({ owner }) => ({ merchant: owner.merchant, id: owner.userId, brand_ids: null }),
  },
  async prepare(app, { owner }) {
    const { body } = await app.send(createBrand, { merchant: owner.merchant, name: 'Walked brand' }, { token: owner.token });
    return { brand: body.id };
  },
};
