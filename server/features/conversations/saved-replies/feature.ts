import type { Feature } from '../../../platform/feature.ts';
import { savedReplyRoutes } from './routes.ts';

export const savedReplies: Feature = { name: 'saved-replies', routes: savedReplyRoutes };
