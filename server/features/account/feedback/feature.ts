import type { Feature } from '../../../platform/feature.ts';
import { feedbackRoutes } from './routes.ts';

export const feedback: Feature = { name: 'feedback', routes: feedbackRoutes };
