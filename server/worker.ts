import type { JobCtx } from './context.ts';
import { featuresOf } from './features.ts';
import type { Installation } from './installation.ts';
import { reading } from './platform/db/tenant.ts';
import { startUpkeep, platformUpkeep } from './platform/jobs/rounds.ts';
import { startJobs } from './platform/jobs/runner.ts';
import { newId } from './platform/lib/ids.ts';
import { listen } from './platform/live/listener.ts';
import { runWriter } from './platform/writer.ts';
import { retentionRounds } from './retention.ts';

/** Runs the jobs. Refuses to start when something may be enqueued that nobody handles. */
export async function startWorker(installation: Installation, ran: (job: string, ms: number, ok: boolean) => void = () => {}) {
  const { pool, owner, ownerUrl, log, outside, now, notifier, config } = installation;
  const features = featuresOf(installation);
  const handlers = features.flatMap(({ jobs = [] }) => jobs);
  const reactions = features.flatMap((feature) => feature.reactions ?? []);
  const names = new Set(handlers.map(({ job }) => job.name));
  const orphan = reactions.find(({ job }) => !names.has(job.name));
  if (orphan) throw new Error(`Nobody handles the job ${orphan.job.name}.`);
  if (names.size !== handlers.length) throw new Error('Two handlers for one job.');

  const parts = { pool, reactions, notifier, now };
  const contextOf = ({
    merchant,
    id,
    attempt,
    lastAttempt,
  }: {
    merchant: string;
    id: string;
    attempt: number;
    lastAttempt: boolean;
  }): JobCtx => {
    const actor = { kind: 'system' as const, merchant };
    const by = { actor, requestId: `job-${id}`, address: '' };
    return {
      ...by,
      now,
      newId,
      attempt,
      lastAttempt,
      outside,
      db: reading(pool, merchant),
      write: (work) => runWriter(parts, { ...by, actor: { ...actor } }, work),
    };
  };
  const runner = await startJobs({ url: ownerUrl, pool: owner, concurrency: config.concurrency, handlers, contextOf, ran, log });
  const listener = listen(ownerUrl, {
    notice: ({ due }) => due?.forEach((at) => runner.dueAt(at)),
    connected: () => {},
    lost: (error) => log.warn({ err: error }, 'the worker does not hear notices; it looks every 2 s'),
  });
  await listener.started;
  const stopUpkeep = startUpkeep(owner, [...platformUpkeep, retentionRounds(installation)], log);
  return {
    running: runner.running,
    async close() {
      await stopUpkeep();
      await runner.stop();
      await listener.close();
    },
  };
}
