import type { FlagName } from '@parley/contract/flags';
import type { Actor, WriteCtx } from '../context.ts';
import type { Meter } from './entitlements/entitlements.ts';
import type { HealthCheck } from './health.ts';
import type { Routes } from './http/route.ts';
import type { Reaction } from './jobs/reaction.ts';
import type { JobHandler } from './jobs/handler.ts';
import type { Schedule } from './jobs/schedule.ts';
import type { Hub } from './live/hub.ts';

/** What streams need besides a reader: the live hub, and short writes for presence. */
export type StreamTools = { hub: Hub; write<T>(actor: Actor, work: (ctx: WriteCtx) => Promise<T>): Promise<T> };

/**
 * A feature's manifest: everything it adds to the processes. Retention is declared with its tables (erasure coverage), texts with its
 * screens.
 */
export type Feature = {
  /** The name of its folder. */
  name: string;
  routes?: (route: Routes, tools: StreamTools) => void;
  jobs?: readonly JobHandler[];
  reactions?: readonly Reaction[];
  /** Its scheduled work. */
  schedules?: readonly Schedule[];
  /** The plan limits it counts. */
  limits?: readonly Meter[];
  /** Its feature flags. */
  flags?: readonly FlagName[];
  /** Drops a key, or everything with `*`, from what the feature keeps in memory. */
  forget?: (key: string) => void;
  /** Its checks for `/api/health/ready`. */
  healthChecks?: readonly HealthCheck[];
};

/** Combines all features. Throws, and so stops the start, for duplicate claims and for reactions whose job has no handler. */
export function manifestOf(features: readonly Feature[]) {
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  const reactions = features.flatMap((feature) => feature.reactions ?? []);
  const schedules = features.flatMap((feature) => feature.schedules ?? []);
  const limits = features.flatMap((feature) => feature.limits ?? []);
  const healthChecks = features.flatMap((feature) => feature.healthChecks ?? []);
  refuseTwo(features, 'name', ({ name }) => [name]);
  refuseTwo(features, 'job', (feature) => feature.jobs?.map(({ job }) => job.name));
  refuseTwo(features, 'schedule', (feature) => feature.schedules?.map(({ name }) => name));
  refuseTwo(features, 'limit', (feature) => feature.limits?.map(({ limit }) => limit));
  refuseTwo(features, 'flag', (feature) => feature.flags);
  refuseTwo(features, 'health check', (feature) => feature.healthChecks?.map(({ name }) => name));
  const handled = new Set(jobs.map(({ job }) => job.name));
  const orphan = reactions.find(({ job }) => !handled.has(job.name));
  if (orphan) throw new Error(`No feature handles the job ${orphan.job.name}.`);
  const forget = (key: string) => {
    for (const feature of features) feature.forget?.(key);
  };
  return { features, jobs, reactions, schedules, limits, healthChecks, forget };
}

function refuseTwo(features: readonly Feature[], what: string, claimed: (feature: Feature) => readonly string[] | undefined) {
  const owners = new Map<string, string>();
  for (const feature of features)
    for (const name of claimed(feature) ?? []) {
      const other = owners.get(name);
      if (other) throw new Error(`The features ${other} and ${feature.name} both claim the ${what} ${name}.`);
      owners.set(name, feature.name);
    }
}
