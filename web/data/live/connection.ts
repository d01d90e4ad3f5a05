import { openStream } from '@parley/contract/live';
import { createParser } from 'eventsource-parser';
import { ApiProblem } from '../problem.ts';
import { describe } from '../request.ts';
import { freshToken } from '../session.ts';
import { reach } from '../transport.ts';
import type { LiveState } from './state.ts';

/** One server-sent event. `id` is null where the event carries no position. */
export type StreamEvent = { id: string | null; event: string; data: string };

/** The server sends a heartbeat at least every 15 s; after this silence the connection counts as dead. */
const SILENCE = 40_000;
/** A connection that takes longer than this to open is reported as lost. */
const TIMEOUT_MS = 5_000;
const LONGEST_PAUSE = 30_000;
/** Most characters of one event. The server disconnects a client that has more than this left to read. */
const LONGEST_EVENT = 1_000_000;

type StreamOptions = {
  merchant: string;
  /** The position to resume from; null to start with new events. */
  position: () => string | null;
  onEvent: (event: StreamEvent) => void;
  onState: (state: LiveState) => void;
  /** Bytes were received, possibly only a heartbeat. */
  onBytes: () => void;
};

/** Keeps a shop's stream open until the returned function is called: reconnects with growing delays and resumes where it was. */
export function holdConnection(options: StreamOptions): () => void {
  const stopped = new AbortController();
  void keepOpen(options, stopped.signal);
  return () => stopped.abort();
}

async function keepOpen(options: StreamOptions, stopped: AbortSignal) {
  let failures = 0;
  while (!stopped.aborted) {
    const opened = await connectOnce(options, stopped, failures > 0);
    if (opened === 'refused' || stopped.aborted) return;
    failures = opened ? 1 : failures + 1;
    options.onState(opened ? 'connecting' : 'lost');
    await pause(failures, stopped);
  }
}

/** Whether the stream opened before it broke; `refused` when this user may not have it. */
async function connectOnce(options: StreamOptions, stopped: AbortSignal, again: boolean): Promise<boolean | 'refused'> {
  const link = new AbortController();
  const cut = () => link.abort();
  const lostTimer = setTimeout(() => options.onState('lost'), TIMEOUT_MS);
  const watch = watchSilence(cut);
  stopped.addEventListener('abort', cut);
  window.addEventListener('offline', cut);
  let opened = false;
  try {
    if (!again) options.onState('connecting');
    const body = await open(options, link.signal);
    clearTimeout(lostTimer);
    opened = true;
    options.onState('live');
    await readAll(body, options, watch.onActivity);
  } catch (problem) {
    if (isRefusal(problem)) return 'refused';
  } finally {
    clearTimeout(lostTimer);
    watch.stop();
    stopped.removeEventListener('abort', cut);
    window.removeEventListener('offline', cut);
    cut();
  }
  return opened;
}

async function open({ merchant, position }: StreamOptions, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const call = describe(openStream, { merchant });
  const token = await freshToken();
  const last = position();
  const { body } = await reach(call, {
    token,
    signal,
    headers: { accept: 'text/event-stream', ...(last !== null && { 'last-event-id': last }) },
  });
  if (!body) throw new Error('The stream has no body.');
  return body;
}

async function readAll(body: ReadableStream<Uint8Array>, { onEvent, onBytes }: StreamOptions, onActivity: () => void) {
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ id = null, event = 'message', data }) => onEvent({ id, event, data }),
  });
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** A role without the inbox, or a shop that isn't theirs: retrying can't change the answer. */
const isRefusal = (problem: unknown) => problem instanceof ApiProblem && [401, 403, 404].includes(problem.status);

function watchSilence(cut: () => void) {
  let last = Date.now();
  // Compares clock times instead of using one long timer, so that a computer that slept notices when it wakes.
  const timer = setInterval(() => {
    if (Date.now() - last > SILENCE) cut();
  }, 5_000);
  return { onActivity: () => void (last = Date.now()), stop: () => clearInterval(timer) };
}

/** Waits 0.25 to 0.5 s, doubling, with jitter, so that browsers don't all return at once. Coming online or becoming visible ends the wait. */
function pause(failures: number, stopped: AbortSignal): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE, 250 * 2 ** failures);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', look);
      stopped.removeEventListener('abort', go);
      resolve();
    };
    const look = () => {
      if (document.visibilityState === 'visible') go();
    };
    const timer = setTimeout(go, longest * (0.5 + Math.random() / 2));
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', look);
    stopped.addEventListener('abort', go);
  });
}
