import type { Feature } from '../../../platform/feature.ts';
import { teamRoutes } from './routes.ts';

export const teams: Feature = { name: 'teams', routes: teamRoutes };
