import type { Feature } from '../../../platform/feature.ts';
import { roleRoutes } from './routes.ts';

export const roles: Feature = { name: 'roles', routes: roleRoutes };
