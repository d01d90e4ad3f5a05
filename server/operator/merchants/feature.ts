import type { Feature } from '../../platform/feature.ts';
import { merchantRoutes } from './routes.ts';

export const operatorMerchants: Feature = { name: 'operator-merchants', routes: merchantRoutes };
