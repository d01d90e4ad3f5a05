import type { Feature } from '../../../platform/feature.ts';
import { analyticsRoutes } from './routes.ts';

export const analytics: Feature = { routes: analyticsRoutes };
