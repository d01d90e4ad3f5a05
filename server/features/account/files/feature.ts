import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { dropIfUnused, dropUnused } from './jobs.ts';
import { fileRoutes } from './routes.ts';

export const files: Feature = { routes: fileRoutes, jobs: [handles(dropUnused, dropIfUnused)] };
