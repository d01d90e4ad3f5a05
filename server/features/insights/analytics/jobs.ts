import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

/** Signals a shop's open reports and dashboards to reload. */
export const refreshFigures = job('analytics.refresh_figures', z.object({ merchant: z.uuid() }));

const window = 2_000;
/** One refresh for all changes within two seconds; further changes don't delay it. */
export function refreshPlan(merchant: string, now: Date): Plan {
  const end = Math.ceil((now.getTime() + 1) / window) * window;
  return { key: `figures:${merchant}:${end}`, runAt: new Date(end) };
}
