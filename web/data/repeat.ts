import { isPassing } from './problem.ts';

const REPEATS = 3;

/** 1 s, doubling, at most 30 s. */
export const pauseBefore = (repeat: number) => Math.min(1000 * 2 ** repeat, 30_000);

/** Retries up to three times while the problem may be temporary. Only for calls that are safe to repeat. */
export async function repeat<R>(run: () => Promise<R>): Promise<R> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await run();
    } catch (problem) {
      if (failed === REPEATS || !isPassing(problem)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(failed)));
    }
  }
}
