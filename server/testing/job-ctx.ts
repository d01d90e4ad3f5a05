import type { JobCtx } from '../context.ts';
import { newId } from '../platform/lib/ids.ts';
import type { TestApp } from './app.ts';

/** What a job of a shop is given, for tests that run one by hand while the worker keeps away. */
export const jobCtxOf = ({ installation, write }: TestApp, merchant: string): JobCtx => ({
  actor: { kind: 'system', merchant },
  requestId: 'test',
  address: '',
  now: installation.now,
  newId,
  attempt: 1,
  lastAttempt: false,
  db: installation.readingOf(merchant),
  outside: installation.outside,
  write: (work) => write(merchant, work),
});
