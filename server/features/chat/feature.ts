import type { Feature } from '../../platform/feature.ts';
import { chatRoutes } from './routes.ts';

export const chat: Feature = { routes: chatRoutes };
