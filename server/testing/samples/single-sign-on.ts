import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const singleSignOn: SampledNoun = {
  samples: {
    getSingleSignOn: ({ owner }) => ({ merchant: owner.merchant }),
    saveSingleSignOn: ({ owner }) => ({
      ...{ merchant: owner.merchant, name: 'sample-company', issuer: 'https://id.company.example', client_id: 'parley' },
      ...{ client_secret: 'a secret', role: 'agent', required: false },
    }),
    testSingleSignOn: ({ owner }) => ({ merchant: owner.merchant, issuer: 'https://127.0.0.1' }),
    createScimToken: ({ owner }) => ({ merchant: owner.merchant }),
    deleteScimToken: ({ owner }) => ({ merchant: owner.merchant }),
    deleteSingleSignOn: ({ owner }) => ({ merchant: owner.merchant }),
    startSingleSignOn: () => ({ name: 'nobody-here' }),
    getScimConfig: () => ({}),
    listScimResourceTypes: () => ({}),
    listScimSchemas: () => ({}),
    listScimUsers: () => ({}),
    createScimUser: () => ({}),
    getScimUser: () => ({ id: newId() }),
    replaceScimUser: () => ({ id: newId() }),
    patchScimUser: () => ({ id: newId() }),
    deleteScimUser: () => ({ id: newId() }),
    finishSingleSignOn: () => ({ query: 'code=x&state=y' }),
  },
};
