import type { FilesPort } from '../../../integrations/ports.ts';
import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { expireExport, writeExport } from './jobs.ts';
import { exportsRoutes } from './routes.ts';
import { expire, write } from './write.ts';

type Parts = { vault: Vault; files: FilesPort };

export const exports = (parts: Parts): Feature => ({
  name: 'exports',
  routes: exportsRoutes(parts),
  jobs: [handles(writeExport, write), handles(expireExport, expire)],
});
