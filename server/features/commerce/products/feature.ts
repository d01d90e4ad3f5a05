import type { Feature } from '../../../platform/feature.ts';
import { productsRoutes } from './routes.ts';

export const products: Feature = { name: 'products', routes: productsRoutes };
