import type { Feature } from '../../../platform/feature.ts';
import { merchantRoutes } from './routes.ts';

export const merchants: Feature = { name: 'merchants', routes: merchantRoutes, flags: ['plan_usage'] };
