import type { Feature } from '../../../platform/feature.ts';
import { aiReportRoutes } from './routes.ts';

export const aiReports: Feature = { name: 'ai-reports', routes: aiReportRoutes };
