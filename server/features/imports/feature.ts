import type { Feature } from '../../platform/feature.ts';
import { importRoutes } from './routes.ts';

export const imports: Feature = { routes: importRoutes };
