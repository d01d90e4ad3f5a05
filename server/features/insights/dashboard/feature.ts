import type { Feature } from '../../../platform/feature.ts';
import type { DashboardParts } from './overview.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboard = (parts: DashboardParts): Feature => ({ name: 'dashboard', routes: (route) => dashboardRoutes(route, parts) });
