import type { ModelMessage } from 'ai';
import type { GuardedFetch } from '../../platform/http/guarded-fetch.ts';
import { ModelFailure, type ModelRun, type ModelUsage } from '../ports.ts';
import { failureOf } from './faults.ts';
import { ask, offered, type Step } from './step.ts';
import { modelOf } from './target.ts';

const mostRepeats = 2;
const repeated = ['rate_limited', 'overloaded', 'network'];
/** How models are reached, and how patiently. */
export type Outside = { fetch: GuardedFetch; firstWaitMs: number };

/** What some servers want otherwise than most, found out by their refusal. */
type Concessions = { choosesFreely: boolean; newName: boolean };

/**
 * One run's way to its model: each step is asked for, and again after a failure that passes, twice at most and as long as `mayRepeat`. Throws
 * `ModelFailure` with what the steps before it took. Before a repeated call it waits `firstWaitMs` when nobody says how long, and twice that the
 * second time.
 */
export function openAsking(run: ModelRun, { fetch, firstWaitMs }: Outside, usage: ModelUsage) {
  const began = performance.now();
  const since = () => performance.now() - began;
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(run.limitMs)]);
  const tools = offered(run.tools);
  const final = run.tools.find(({ isFinal }) => isFinal);
  const conceded: Concessions = { choosesFreely: false, newName: false };
  const told = { repeats: 0, firstTokenMs: null as number | null };
  const onFirst = () => void (told.firstTokenMs ??= Math.round(since()));
  const failed = (error: unknown) => {
    const { fault, message, retryAfterMs } = failureOf(error, signal, run.target.key);
    return new ModelFailure(fault, message, { retryAfterMs, usage: { ...usage } });
  };
  const choiceFor = (isLast: boolean) => {
    if (!final || conceded.choosesFreely) return 'auto' as const;
    return isLast ? { type: 'tool' as const, toolName: final.name } : ('required' as const);
  };

  /** Waits as long as was asked for, if there is so much time. */
  async function recover(failure: ModelFailure, mayRepeat: boolean) {
    if (failure.fault === 'bad_request' && concede(conceded, failure.message)) return;
    const wait = failure.retryAfterMs ?? firstWaitMs * 2 ** told.repeats;
    if (!mayRepeat || told.repeats >= mostRepeats || !repeated.includes(failure.fault) || wait >= run.limitMs - since()) throw failure;
    told.repeats += 1;
    await pause(wait, signal);
    if (signal.aborted) throw failed(failure.cause);
  }

  return {
    signal,
    final,
    failed,
    firstTokenMs: () => told.firstTokenMs,
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

/** Whether the refusal says what to do otherwise, and it was not done yet. Nothing ran at the provider, so that asking again is no repeat. */
function concede(conceded: Concessions, message: string): boolean {
  if (!conceded.choosesFreely && /tool_?choice/i.test(message)) return (conceded.choosesFreely = true);
  if (!conceded.newName && /max_completion_tokens/.test(message)) return (conceded.newName = true);
  return false;
}

/** Ends early, and quietly, with the signal. */
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
