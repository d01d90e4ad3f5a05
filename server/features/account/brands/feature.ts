import type { Feature } from '../../../platform/feature.ts';
import { brandsRoutes } from './routes.ts';

export const brands: Feature = { name: 'brands', routes: brandsRoutes };
