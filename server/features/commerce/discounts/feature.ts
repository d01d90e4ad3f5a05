import type { Feature } from '../../../platform/feature.ts';
import { discountsRoutes } from './routes.ts';

export const discounts: Feature = { name: 'discounts', routes: discountsRoutes };
