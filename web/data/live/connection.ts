import { openStream } from '@parley/contract/live';
import { createParser } from 'eventsource-parser';
import { ApiProblem, readProblem } from '../problem.ts';
import { describe } from '../request.ts';
import { freshToken } from '../session.ts';
import { endSession } from '../session-end.ts';
import { raise, reach } from '../transport.ts';
import type { LiveState } from './state.ts';

/** One server-sent event. `id` is null where the event carries no position. */
export type StreamEvent = { id: string | null; event: string; data: string };

/** The server sends at least a heartbeat every 15 s; after this silence the link is dead, whatever it says. */
const SILENCE = 40_000;
/** A connection that takes longer than this counts as lost for the person who waits. */
const PATIENCE = 5_000;
const LONGEST_PAUSE = 30_000;
/** Characters of one event. The server lets a client go that has more than this to read. */
const LONGEST_EVENT = 1_000_000;

type Terms = {
  merchant: string;
  /** The position to go on from, null for now. */
  position: () => string | null;
  onEvent: (event: StreamEvent) => void;
  onState: (state: LiveState) => void;
  /** Something was received, be it a heartbeat. */
  onBytes: () => void;
};

/** Keeps the stream of a shop open until the returned function is called: reconnects with growing pauses and goes on where it was. */
export function holdConnection(terms: Terms): () => void {
  const stopped = new AbortController();
  void keepOpen(terms, stopped.signal);
  return () => stopped.abort();
}

async function keepOpen(terms: Terms, stopped: AbortSignal) {
  let failures = 0;
  while (!stopped.aborted) {
    const opened = await connectOnce(terms, stopped, failures > 0);
    if (opened === 'refused') return;
    failures = opened ? 1 : failures + 1;
    if (!stopped.aborted) terms.onState(opened ? 'connecting' : 'lost');
    await pause(failures, stopped);
  }
}

/** Whether the stream opened before it broke; `refused` when this person may not have it. */
async function connectOnce(terms: Terms, stopped: AbortSignal, again: boolean): Promise<boolean | 'refused'> {
  const link = new AbortController();
  const cut = () => link.abort();
  const impatient = setTimeout(() => terms.onState('lost'), PATIENCE);
  const watch = watchSilence(cut);
  stopped.addEventListener('abort', cut);
  window.addEventListener('offline', cut);
  let opened = false;
  try {
    if (!again) terms.onState('connecting');
    const body = await open(terms, link.signal);
    clearTimeout(impatient);
    opened = true;
    terms.onState('live');
    await readAll(body, terms, watch.heard);
  } catch (problem) {
    if (isRefusal(problem)) return 'refused';
  } finally {
    clearTimeout(impatient);
    watch.stop();
    stopped.removeEventListener('abort', cut);
    window.removeEventListener('offline', cut);
    cut();
  }
  return opened;
}

async function open({ merchant, position }: Terms, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const call = describe(openStream, { merchant });
  const last = position();
  const response = await reach(call, {
    token: await freshToken(),
    signal,
    headers: { accept: 'text/event-stream', ...(last !== null && { 'last-event-id': last }) },
  });
  if (response.ok && response.body) return response.body;
  const problem = raise(call, await readProblem(response));
  if (problem.status === 401) endSession();
  throw problem;
}

async function readAll(body: ReadableStream<Uint8Array>, { onEvent, onBytes }: Terms, heard: () => void) {
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ id = null, event = 'message', data }) => onEvent({ id, event, data }),
  });
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** A role without the inbox, or a shop that is not theirs, stays a no; asking again would only be noise. */
const isRefusal = (problem: unknown) => problem instanceof ApiProblem && [401, 403, 404].includes(problem.status);

function watchSilence(cut: () => void) {
  let last = Date.now();
  // By the clock, not by one long timer: a computer that slept finds out when it wakes.
  const timer = setInterval(() => {
    if (Date.now() - last > SILENCE) cut();
  }, 5_000);
  return { heard: () => void (last = Date.now()), stop: () => clearInterval(timer) };
}

/** Waits 0.25 to 0.5 s, doubling, with chance in it, so that not all browsers come back at once. Being online or looked at again ends the wait. */
function pause(failures: number, stopped: AbortSignal): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE, 250 * 2 ** failures);
  // Held on to, since a wait may outlive the page it began on.
  const page = window;
  const { document } = page;
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      page.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', look);
      stopped.removeEventListener('abort', go);
      resolve();
    };
    const look = () => {
      if (document.visibilityState === 'visible') go();
    };
    const timer = setTimeout(go, longest * (0.5 + Math.random() / 2));
    page.addEventListener('online', go);
    document.addEventListener('visibilitychange', look);
    stopped.addEventListener('abort', go);
  });
}
