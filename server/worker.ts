import type { JobCtx } from './context.ts';
import { productOf } from './features.ts';
import type { Installation } from './installation.ts';
import { reading } from './platform/db/tenant.ts';
import { flagsChanged } from './platform/flags/flags.ts';
import type { Feature } from './platform/feature.ts';
import { startJobs } from './platform/jobs/runner.ts';
import { startSchedules } from './platform/jobs/schedule.ts';
import { newId } from './platform/lib/ids.ts';
import { listen } from './platform/live/listener.ts';
import { runWriter } from './platform/writer.ts';

/** Runs jobs and schedules. Refuses to start when two features claim the same name or a job that may be enqueued has no handler. */
export async function startWorker(
  installation: Installation,
  ran: (job: string, ms: number, ok: boolean) => void = () => {},
  features?: readonly Feature[],
) {
  const { pool, owner, ownerUrl, log, outside, now, notifier, config, flags } = installation;
  const { jobs: handlers, reactions, schedules, forget } = productOf(installation, features);

  const parts = { pool, reactions, notifier, now, flags };
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
      flags,
      db: reading(pool, merchant),
      write: (work) => runWriter(parts, { ...by, actor: { ...actor } }, work),
    };
  };
  const runner = await startJobs({ url: ownerUrl, pool: owner, concurrency: config.concurrency, handlers, contextOf, ran, log });
  const listener = listen(ownerUrl, {
    notice: ({ due, forget: forgotten }) => {
      due?.forEach((at) => runner.dueAt(at));
      forgotten?.forEach(forget);
      if (forgotten?.includes(flagsChanged)) void flags.refresh();
    },
    connected: () => {
      forget('*');
      void flags.refresh();
    },
    lost: (error) => log.warn({ err: error }, 'the worker does not hear notices; it looks every 2 s'),
  });
  await listener.started;
  const stopSchedules = startSchedules(owner, schedules, log);
  return {
    running: runner.running,
    async close() {
      await stopSchedules();
      await runner.stop();
      await listener.close();
    },
  };
}
