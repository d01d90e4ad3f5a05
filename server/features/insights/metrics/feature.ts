import type { Feature } from '../../../platform/feature.ts';
import { metricRoutes } from './routes.ts';

export const metrics: Feature = { name: 'metrics', routes: metricRoutes };
