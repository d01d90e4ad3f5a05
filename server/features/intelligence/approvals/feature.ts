import type { Feature } from '../../../platform/feature.ts';
import { approvalRoutes } from './routes.ts';

export const approvals: Feature = { name: 'approvals', routes: approvalRoutes };
