import type { JobCtx } from '../context.ts';
import { newId } from '../platform/lib/ids.ts';
import type { TestApp } from './app.ts';

/** The context of a shop's job, for tests that run one without the worker. */
export const jobCtxOf = ({ installation, write }: TestApp, merchant: string): JobCtx => ({
  actor: { kind: 'system', merchant },
  requestId: 'test',
  address: '',
  now: installation.now,
  flags: installation.flags,
  newId,
  attempt: 1,
  lastAttempt: false,
  db: installation.readingOf(merchant),
  outside: installation.outside,
  write: (work) => write(merchant, work),
});
