import type { Feature } from '../../platform/feature.ts';
import { analytics } from './analytics/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import { metrics } from './metrics/feature.ts';

export const insights = (): Feature[] => [dashboard, analytics, metrics];
