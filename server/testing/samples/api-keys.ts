import { createApiKey } from '@parley/contract/api-keys';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const apiKeys: SampledNoun = {
  samples: {
    listApiKeys: ({ owner }) => ({ merchant: owner.merchant, limit: 10 }),
    createApiKey: ({ owner }) => ({ merchant: owner.merchant, name: `Key ${newId()}`.slice(0, 60), scopes: ['inbox:read'] }),
    updateApiKey: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['apiKey'], name: 'Warehouse' }),
    deleteApiKey: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['spareApiKey'] }),
    regenerateApiKey: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['replacedApiKey'], grace_seconds: 60 }),
    listApiRequests: ({ owner }) => ({ merchant: owner.merchant, outcome: 'refused', limit: 10 }),
  },
  /** `apiKey`, `spareApiKey`, which can be revoked, and `replacedApiKey`, which can be replaced once. */
  async prepare(app, { owner }) {
    const make = async (name: string) => {
      const { body } = await app.send(createApiKey, { merchant: owner.merchant, name, scopes: ['inbox:read'] }, { token: owner.token });
      return body.api_key.id;
    };
    return { apiKey: await make('Walked'), spareApiKey: await make('Spare'), replacedApiKey: await make('Replaced') };
  },
};
