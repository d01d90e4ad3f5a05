import { type EngineName, mostReplayed, type replayAgent, tryAgent } from '@parley/contract/ai-settings';
import type { Result, Sent } from '@parley/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { errorsIn } from '../../../../data/form-errors.ts';
import { inputSchemaOf } from '../../../../data/input-schema.ts';
import { useSignal } from '../../../../data/live.ts';
import { isAbort } from '../../../../data/problem.ts';
import { newId } from '../../../../lib/browser.ts';
import { send } from '../../../../data/send.ts';
import { type Failure, failureOf, testedOf, type Unsaved } from './tested.ts';
import { type ReplayFrom, useReplay } from './use-replay.ts';

export type Answer = Result<typeof tryAgent>;
export type Turn = { id: string; author: 'customer'; text: string } | { id: string; author: 'ai'; answer: Answer };
export type AsCustomer = { id: string; name: string };

type Waiting = { id: string; controller: AbortController };
const maxTurns = 60;

/** A conversation with the AI that is never stored. It stays while other sections of the page are open. */
export function usePlayground(unsaved: Unsaved) {
  const merchant = useMerchantId();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [engine, setEngine] = useState<EngineName | null>(null);
  const [customer, setCustomer] = useState<AsCustomer | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [written, setWritten] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const current = useRef<Waiting>(null);
  useEffect(() => () => current.current?.controller.abort(), []);
  useSignal((said) => {
    if (said.type === 'ai_text' && said.playground_id !== null && said.playground_id === waiting?.id) setWritten(said.text);
  });

  const begin = () => {
    const started = { id: newId(), controller: new AbortController() };
    current.current = started;
    setWaiting(started);
    setWritten('');
    setFailure(null);
    return started;
  };
  const end = (started: Waiting) => {
    if (current.current !== started) return;
    current.current = null;
    setWaiting(null);
    setWritten('');
  };
  async function ask(said: readonly Turn[]) {
    const input = inputOf({ merchant, said, engine, customer, unsaved });
    const started = begin();
    try {
      const [wrong] = Object.values(errorsIn(await inputSchemaOf(tryAgent), { ...input, playground_id: started.id }));
      if (wrong !== undefined) return setFailure({ reason: wrong, wrong: true });
      const answer = await send(tryAgent, { ...input, playground_id: started.id }, { signal: started.controller.signal });
      if (current.current === started) setTurns([...said, { id: started.id, author: 'ai', answer }]);
    } catch (problem) {
      if (!isAbort(problem)) setFailure(failureOf(problem));
    } finally {
      end(started);
    }
  }
  function say(text: string, before: readonly Turn[]) {
    if (waiting || text.trim() === '') return;
    const next: Turn[] = [...before, { id: newId(), author: 'customer', text: text.trim() }];
    setTurns(next);
    void ask(next);
  }
  const replay = useReplay({ engine, unsaved });
  const stop = () => {
    waiting?.controller.abort();
    if (waiting) end(waiting);
  };
  const reset = () => {
    stop();
    setTurns([]);
    setFailure(null);
  };
  return {
    turns,
    engine,
    customer,
    replay,
    /** Answers a message of this chat, and those after it, again. */
    replayFrom: (turnId: string) => {
      const from = chatFrom(turns, turnId, customer);
      if (from) replay.start(from);
    },
    /** The streamed start of a language model's answer; '' while there is none. */
    written,
    isWaiting: waiting !== null,
    failure,
    say: (text: string) => say(text, turns),
    /** Asks again as the first question of a new conversation. */
    askFirst: (text: string) => say(text, []),
    again: () => void ask(turns),
    stop,
    reset,
    setEngine,
    /** Choosing another customer starts a new conversation. */
    setCustomer: (chosen: AsCustomer | null) => {
      reset();
      setCustomer(chosen);
    },
  };
}
export type Playground = ReturnType<typeof usePlayground>;

type PlaygroundRequest = {
  merchant: string;
  said: readonly Turn[];
  engine: EngineName | null;
  customer: AsCustomer | null;
  unsaved: Unsaved;
};

function inputOf({ merchant, said, engine, customer, unsaved }: PlaygroundRequest) {
  const last = said.findLast((turn) => turn.author === 'ai');
  return {
    merchant,
    turns: spokenOf(said).map(({ author, text }) => ({ author, text })),
    memory: last?.answer.memory ?? null,
    customer_id: customer?.id ?? null,
    ...testedOf(engine, unsaved),
  };
}

/** Turns without an answer are left out of the history. */
const spokenOf = (said: readonly Turn[]) =>
  said
    .map((turn) => ({ id: turn.id, author: turn.author, text: turn.author === 'ai' ? turn.answer.text : turn.text }))
    .filter(({ text }) => text.trim() !== '')
    .slice(-maxTurns);

/** A message of the chat to answer again, what the AI remembered before it, and the answers that it and later messages got. */
function chatFrom(turns: readonly Turn[], id: string, customer: AsCustomer | null): ReplayFrom | undefined {
  const place = turns.findIndex((turn) => turn.id === id);
  const spoken = spokenOf(turns);
  const turn = spoken.findIndex((one) => one.id === id);
  if (turn < 0) return undefined;
  const before = turns.slice(0, place).findLast((one) => one.author === 'ai');
  const answers = turns.slice(place).flatMap((one, index, rest) => {
    const next = rest[index + 1];
    return one.author === 'customer' ? [next?.author === 'ai' ? next.answer : null] : [];
  });
  const from: Sent<typeof replayAgent>['from'] = {
    turns: spoken.map(({ author, text }) => ({ author, text })),
    turn,
    memory: before?.answer.memory ?? null,
    customer_id: customer?.id ?? null,
  };
  return { from, then: answers, answers: Math.min(answers.length, mostReplayed) };
}
