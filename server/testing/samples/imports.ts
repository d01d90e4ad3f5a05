import { uploadCsv } from '../bring-csv.ts';
import type { SampledNoun } from '../samples.ts';

export const imports: SampledNoun = {
  samples: {
    uploadImport: ({ owner }) => ({ merchant: owner.merchant }),
    listImports: ({ owner }) => ({ merchant: owner.merchant }),
    getImport: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'] }),
    mapImport: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'], kind: 'products' }),
    startImport: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'], dry: true }),
    cancelImport: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'] }),
    downloadRefusals: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'] }),
  },
  async prepare(app, { owner }) {
    const { body } = await uploadCsv(app, owner, 'handle,name,price\nlamp,Harbour Lamp,49.90\n', { kind: 'products' });
    return { importRun: body.id };
  },
};
