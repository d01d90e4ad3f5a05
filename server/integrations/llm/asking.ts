import type { ModelMessage } from 'ai';
import type { GuardedFetch } from '../../platform/http/guarded-fetch.ts';
import { ModelFailure, type ModelRun, type ModelUsage } from '../ports.ts';
import { failureOf } from './faults.ts';
import { ask, offered, type Step } from './step.ts';
import { modelOf } from './target.ts';

const maxRepeats = 2;
const repeated = ['rate_limited', 'overloaded', 'network'];
/** How to reach models, and the retry delays. */
export type Outside = { fetch: GuardedFetch; firstWaitMs: number };

/** Differences between servers, detected from their error responses. */
type Concessions = { choosesFreely: boolean; newName: boolean };

/**
 * One run's requests to its model. Each step is retried after a temporary failure, at most twice and only if `mayRepeat`. Throws
 * `ModelFailure` with the usage of earlier steps. Waits as long as the server asks, otherwise `firstWaitMs`, doubled for the second retry.
 */
export function openAsking(run: ModelRun, { fetch, firstWaitMs }: Outside, usage: ModelUsage) {
  const began = performance.now();
  const since = () => performance.now() - began;
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(run.limitMs)]);
  const tools = offered(run.tools);
  const final = run.tools.find(({ isFinal }) => isFinal);
  const conceded: Concessions = { choosesFreely: false, newName: false };
  const progress = { repeats: 0, firstTokenMs: null as number | null };
  const onFirst = () => void (progress.firstTokenMs ??= Math.round(since()));
  const failed = (error: unknown) => {
    const { kind, message, retryAfterMs } = failureOf(error, signal, run.target.key);
    return new ModelFailure(kind, message, { retryAfterMs, usage: { ...usage } });
  };
  const choiceFor = (isLast: boolean) => {
    if (!final || conceded.choosesFreely) return 'auto' as const;
    return isLast ? { type: 'tool' as const, toolName: final.name } : ('required' as const);
  };

  /** Waits as long as requested if the run's time limit allows it. */
  async function recover(failure: ModelFailure, mayRepeat: boolean) {
    if (failure.kind === 'bad_request' && concede(conceded, failure.message)) return;
    const wait = failure.retryAfterMs ?? firstWaitMs * 2 ** progress.repeats;
    if (!mayRepeat || progress.repeats >= maxRepeats || !repeated.includes(failure.kind) || wait >= run.limitMs - since()) throw failure;
    progress.repeats += 1;
    await pause(wait, signal);
    if (signal.aborted) throw failed(failure.cause);
  }

  return {
    signal,
    final,
    failed,
    firstTokenMs: () => progress.firstTokenMs,
    async step(messages: ModelMessage[], { isLast, mayRepeat }: { isLast: boolean; mayRepeat: boolean }): Promise<Step> {
      for (;;) {
        try {
          const model = modelOf(run.target, fetch, conceded.newName);
          return await ask({ model, run, messages, tools, choice: choiceFor(isLast), signal, onFirst });
        } catch (error) {
          await recover(failed(error), mayRepeat);
        }
      }
    },
  };
}

/** Whether the error names an unsupported option that we have not dropped yet. Nothing ran at the provider, so this is not a retry. */
function concede(conceded: Concessions, message: string): boolean {
  if (!conceded.choosesFreely && /tool_?choice/i.test(message)) return (conceded.choosesFreely = true);
  if (!conceded.newName && /max_completion_tokens/.test(message)) return (conceded.newName = true);
  return false;
}

/** Resolves early, without an error, when the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(alarm);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const alarm = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
