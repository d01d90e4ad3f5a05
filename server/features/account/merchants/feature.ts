import type { Feature } from '../../../platform/feature.ts';
import { merchantRoutes } from './routes.ts';

export const merchants: Feature = { routes: merchantRoutes };
