import type { Feature } from '../../../platform/feature.ts';
import { searchRoutes } from './routes.ts';

export const search: Feature = { name: 'search', routes: searchRoutes };
