import type { Feature } from '../../../platform/feature.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboard: Feature = { name: 'dashboard', routes: dashboardRoutes };
