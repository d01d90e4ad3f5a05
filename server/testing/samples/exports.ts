import { startExport } from '@parley/contract/exports';
import type { SampledNoun } from '../samples.ts';

export const exports: SampledNoun = {
  samples: {
    startExport: ({ owner }) => ({ merchant: owner.merchant, list: 'products' }),
    listExports: ({ owner }) => ({ merchant: owner.merchant }),
    getExport: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['exportRun'] }),
    downloadExport: () => ({ token: 'nothing.0.x' }),
  },
  async prepare(app, { owner }) {
    const { body } = await app.send(startExport, { merchant: owner.merchant, list: 'products' }, { token: owner.token });
    return { exportRun: body.id };
  },
};
