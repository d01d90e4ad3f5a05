import * as metrics from '@parley/contract/metrics';
import type { Routes } from '../../../platform/http/route.ts';
import { keepMetrics } from './service.ts';

export function metricRoutes(route: Routes) {
  route(metrics.sendMetrics, keepMetrics);
}
