import type { Feature } from '../../../platform/feature.ts';
import { customerRoutes } from './routes.ts';

export const customers: Feature = { name: 'customers', routes: customerRoutes };
