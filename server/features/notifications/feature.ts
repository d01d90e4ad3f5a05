import type { Feature } from '../../platform/feature.ts';
import { notificationRoutes } from './routes.ts';

export const notifications: Feature = { routes: notificationRoutes };
