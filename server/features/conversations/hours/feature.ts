import type { Feature } from '../../../platform/feature.ts';
import { hoursRoutes } from './routes.ts';

export const hours: Feature = { name: 'hours', routes: hoursRoutes };
