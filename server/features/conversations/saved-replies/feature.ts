import type { Feature } from '../../../platform/feature.ts';
import { savedReplyRoutes } from './routes.ts';

export const savedReplies: Feature = { routes: savedReplyRoutes };
