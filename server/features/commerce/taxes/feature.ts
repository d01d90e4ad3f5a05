import type { Feature } from '../../../platform/feature.ts';
import { taxesRoutes } from './routes.ts';

export const taxes: Feature = { name: 'taxes', routes: taxesRoutes };
