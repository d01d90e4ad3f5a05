import { type EngineName, replayAgent } from '@parley/contract/ai-settings';
import type { Result, Sent } from '@parley/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { errorsIn } from '../../../../data/form-errors.ts';
import { inputSchemaOf } from '../../../../data/input-schema.ts';
import { isAbort } from '../../../../data/problem.ts';
import { send } from '../../../../data/send.ts';
import { type Failure, failureOf, type Shown, testedOf, type Unsaved } from './tested.ts';

export type ReplayFrom = {
  from: Sent<typeof replayAgent>['from'];
  /** The answers of the chat. A real conversation's come with the replay. */
  then?: readonly (Shown | null)[];
  answers: number;
};
export type ReplayStep = { asked: readonly string[]; then: Shown | null; now: Shown };
type Done = Pick<Result<typeof replayAgent>, 'earlier' | 'complete'> & { steps: readonly ReplayStep[] };

/** Answers a conversation again with the current settings, beside the answers it got. */
export function useReplay({ engine, unsaved }: { engine: EngineName | null; unsaved: Unsaved }) {
  const merchant = useMerchantId();
  const [of, setOf] = useState<ReplayFrom | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setWaiting(false);
  };
  async function run(wanted: ReplayFrom) {
    stop();
    const controller = new AbortController();
    current.current = controller;
    setOf(wanted);
    setFailure(null);
    setWaiting(true);
    const input = { merchant, from: wanted.from, answers: wanted.answers, ...testedOf(engine, unsaved) };
    try {
      const [wrong] = Object.values(errorsIn(await inputSchemaOf(replayAgent), input));
      if (wrong !== undefined) return setFailure({ reason: wrong, wrong: true });
      const { steps, ...rest } = await send(replayAgent, input, { signal: controller.signal });
      if (current.current !== controller) return;
      setDone({
        ...rest,
        steps: steps.map(({ asked, recorded, now }, place) => ({ asked, now, then: recorded ?? wanted.then?.[place] ?? null })),
      });
    } catch (problem) {
      if (!isAbort(problem) && current.current === controller) setFailure(failureOf(problem));
    } finally {
      if (current.current === controller) stop();
    }
  }
  return {
    of,
    done,
    failure,
    isWaiting,
    isReal: of !== null && of.then === undefined,
    start: (wanted: ReplayFrom) => {
      setDone(null);
      void run(wanted);
    },
    again: () => void (of && run(of)),
    /** Replays this many answers from the same place. */
    more: (answers: number) => void (of && run({ ...of, answers })),
    stop,
    close: () => {
      stop();
      setOf(null);
      setDone(null);
      setFailure(null);
    },
  };
}
export type Replaying = ReturnType<typeof useReplay>;
