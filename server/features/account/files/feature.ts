import type { Feature } from '../../../platform/feature.ts';
import type { HealthCheck } from '../../../platform/health.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { dropIfUnused, dropUnused } from './jobs.ts';
import { fileRoutes } from './routes.ts';

/** Without storage messages still work; only attachments fail. */
const lookAtFolder: HealthCheck['run'] = async ({ outside }) =>
  (await outside.files.isWritable()) ? undefined : 'Files can’t be saved right now. Check the file storage.';

export const files: Feature = {
  name: 'files',
  routes: fileRoutes,
  jobs: [handles(dropUnused, dropIfUnused)],
  healthChecks: [{ name: 'files', run: lookAtFolder }],
};
