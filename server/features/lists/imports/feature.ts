import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { dropImportFile, workImport } from './import-jobs.ts';
import { importRoutes } from './routes.ts';
import { dropFile, work } from './work.ts';

export const imports: Feature = {
  name: 'imports',
  routes: importRoutes,
  jobs: [handles(workImport, work), handles(dropImportFile, dropFile)],
};
