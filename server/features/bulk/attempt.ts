import type { WriteCtx } from '../../context.ts';
import { Problem } from '../../platform/http/problem.ts';
import * as store from './store.ts';

/**
 * One row's part of a transaction: all of it, or nothing. What a refused row had announced, enqueued or noted before it was refused is
 * dropped with what it had written.
 */
export async function attempt<T>(ctx: WriteCtx, work: (ctx: WriteCtx) => Promise<T>): Promise<T | Problem> {
  const held: (() => unknown)[] = [];
  await store.savepoint(ctx.db);
  try {
    const result = await work({
      ...ctx,
      signal: (...about) => void held.push(() => ctx.signal(...about)),
      whisper: (...about) => void held.push(() => ctx.whisper(...about)),
      audit: (note) => void held.push(() => ctx.audit(note)),
      enqueue: (job, payload, plan) => void held.push(() => ctx.enqueue(job, payload, plan)),
      emit: async (event, payload) => void held.push(() => ctx.emit(event, payload)),
    });
    await store.releaseSavepoint(ctx.db);
    for (const tell of held) await tell();
    return result;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await store.backToSavepoint(ctx.db);
    return error;
  }
}
