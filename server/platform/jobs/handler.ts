import type { JobCtx } from '../../context.ts';
import type { Job } from './job.ts';

/** Runs one of a feature's jobs. */
export type JobHandler = { job: Job<never>; handle(ctx: JobCtx, payload: never): Promise<void> };
export const handles = <P extends { merchant: string }>(work: Job<P>, handle: (ctx: JobCtx, payload: P) => Promise<void>) =>
  ({ job: work, handle }) as unknown as JobHandler;
