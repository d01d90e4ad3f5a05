import type { Feature } from '../../platform/feature.ts';
import { analytics } from './analytics/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import type { DashboardParts } from './dashboard/overview.ts';
import { metrics } from './metrics/feature.ts';

export const insights = (passed: DashboardParts): Feature[] => [dashboard(passed), analytics, metrics];
