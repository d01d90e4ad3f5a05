import { newId } from '../../platform/lib/ids.ts';
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
    listImportDifferences: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'] }),
    resolveImportConflict: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importConflict'], choice: 'ours' }),
    keepAllOurs: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'] }),
    downloadRefusals: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['importRun'] }),
  },
  async prepare(app, { owner }) {
    const { body } = await uploadCsv(app, owner, 'handle,name,price\nlamp,Harbour Lamp,49.90\n', { kind: 'products' });
    const importConflict = newId();
    await app.write(owner.merchant, ({ db }) =>
      db
        .insertInto('import_differences')
        .values({
          ...{
            merchant_id: owner.merchant,
            id: importConflict,
            run_id: body.id,
            row: 2,
            kind: 'product',
            label: 'Harbour Lamp',
            field: 'name',
          },
          ...{ ours: 'Harbour Lamp', theirs: 'Lamp', value: '"Lamp"', base_key: 'lamp', path: 'name', print: '"Lamp"', state: 'open' },
        })
        .execute(),
    );
    return { importRun: body.id, importConflict };
  },
};
