import type { Feature } from '../../../platform/feature.ts';
import { approvalRoutes } from './routes.ts';

export const approvals: Feature = { routes: approvalRoutes };
