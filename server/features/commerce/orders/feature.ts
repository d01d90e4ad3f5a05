import type { Feature } from '../../../platform/feature.ts';
import { ordersRoutes } from './routes.ts';

export const orders: Feature = { name: 'orders', routes: ordersRoutes };
