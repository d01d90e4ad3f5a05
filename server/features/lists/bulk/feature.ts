import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { forgetBulk, workBulk } from './jobs.ts';
import { bulkRoutes } from './routes.ts';
import { forget, work } from './work.ts';

export const bulk: Feature = { name: 'bulk', routes: bulkRoutes, jobs: [handles(workBulk, work), handles(forgetBulk, forget)] };
