import type { Installation } from './installation.ts';
import { sealAudit } from './platform/audit/seal.ts';
import { knownMigrations } from './platform/db/migrations.ts';
import { openWriteProbe } from './platform/db/write-probe.ts';
import type { Feature } from './platform/feature.ts';
import { Problem } from './platform/http/problem.ts';
import { scheduleIssues } from './platform/jobs/schedule.ts';
import { retentionSchedule } from './retention.ts';

/** The platform's own schedules and health checks, in a feature manifest. */
export function platformFeature(installation: Installation, features: readonly Feature[]): Feature {
  const { owner, pool } = installation;
  const probe = openWriteProbe(pool);
  const schedules = [sealAudit, retentionSchedule(installation)];
  const all = [...schedules, ...features.flatMap((feature) => feature.schedules ?? [])];
  return {
    name: 'platform',
    schedules,
    healthChecks: [
      { name: 'database', run: async () => void (await probe()) },
      {
        name: 'migrations',
        async run() {
          const { rows } = await owner.query<{ name: string }>('select name from directory.migrations');
          const missing = knownMigrations().filter((name) => !rows.some((row) => row.name === name));
          if (missing.length) throw new Problem('database.unavailable', { detail: `Migrations are missing: ${missing.join(', ')}.` });
          return undefined;
        },
      },
      {
        name: 'queue',
        async run() {
          const { rows } = await owner.query<{ dead: number }>(
            'select count(*) as dead from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null',
          );
          return rows[0]?.dead ? `${rows[0].dead} ${rows[0].dead === 1 ? 'job' : 'jobs'} failed permanently` : undefined;
        },
      },
      { name: 'schedules', run: () => scheduleIssues(owner, all) },
    ],
  };
}
