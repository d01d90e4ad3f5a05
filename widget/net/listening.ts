import type { ChatMessage, ChatSignal, ChatState } from '@parley/contract/chat';
import { retryDelay } from '../lib/backoff.ts';
import { createEventParser } from '../lib/event-stream.ts';
import { readSignal } from '../lib/signal.ts';
import type { World } from '../world.ts';
import type { Calls } from './calls.ts';
import type { Pause } from './pause.ts';

type Terms = {
  world: World;
  calls: Calls;
  pause: Pause;
  token: string;
  /** Everything after this `seq` is still to come. */
  cursor: () => number;
  onSignal: (signal: ChatSignal) => void;
  onPage: (messages: ChatMessage[], state: ChatState) => void;
  /** The server can't resume from our position: everything must be read again. */
  onReset: () => void;
  onConnected: (connected: boolean) => void;
  signal: AbortSignal;
};
/** The outcome of one attempt: `lived` received data for a while, `failed` did not; the others stop listening. */
type Try = { outcome: 'lived' | 'failed' | 'ended' | 'refused'; after: number };

/** The server sends something every 15 s; a connection silent for longer than this is dead, whatever the browser reports. */
const SILENCE = 40_000;
const OPENING = 15_000;
const SHORT_LIFE = 5_000;
const POLL = 5_000;
const PAGE = 100;
/** After this many failures in a row we poll instead of streaming; after so many successful polls the stream is tried once more. */
const TOO_MANY = 3;
const POLLS_UNTIL_STREAM = 12;

/**
 * Receives everything after the cursor until the signal aborts, the session ends or the shop refuses. A broken stream is reopened with
 * growing delays; where streams never get through (a buffering proxy), it polls every 5 s instead and tries the stream once a minute.
 */
export async function listen(terms: Terms): Promise<'stopped' | 'ended' | 'refused'> {
  const { world, pause, signal } = terms;
  let failures = 0;
  let polls = 0;
  while (!signal.aborted) {
    const polling = failures >= TOO_MANY;
    const { outcome, after } = polling ? await poll(terms) : await readStream(terms);
    if (signal.aborted) break;
    if (outcome === 'ended' || outcome === 'refused') return outcome;
    terms.onConnected(polling && outcome === 'lived');
    if (outcome === 'failed' || !polling) {
      failures = outcome === 'lived' ? 0 : failures + 1;
      polls = 0;
      await pause.rest(Math.max(after, retryDelay(failures, world.chance())), signal);
      continue;
    }
    polls += 1;
    // An answer after failed polls shows that the network was down, not that streams fail: tries the stream first again.
    const isBack = failures > TOO_MANY;
    failures = isBack || polls >= POLLS_UNTIL_STREAM ? TOO_MANY - 1 : TOO_MANY;
    if (!isBack) await pause.rest(POLL, signal);
  }
  return 'stopped';
}

async function poll({ calls, token, cursor, onPage }: Terms): Promise<Try> {
  for (;;) {
    const answer = await calls.listMessages(token, cursor(), PAGE);
    if (!answer.ok) return { outcome: answer.kind === 'again' ? 'failed' : answer.kind, after: answer.after };
    onPage(answer.body.items, answer.body.state);
    if (answer.body.items.length < PAGE) return { outcome: 'lived', after: 0 };
  }
}

async function readStream({ world, calls, token, cursor, onSignal, onReset, onConnected, signal }: Terms): Promise<Try> {
  const line = new AbortController();
  const opened = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp);
  void world.wait(OPENING, opened.signal).then(() => (opened.signal.aborted ? undefined : hangUp()));
  const answer = await openStream(calls, token, cursor(), line.signal);
  opened.abort();
  const start = world.now();
  let received = false;
  if (answer.ok) {
    onConnected(true);
    const parse = createEventParser(({ event, data }) => {
      const chatSignal = readSignal(data);
      if (event === 'reset') onReset();
      else if (chatSignal) onSignal(chatSignal);
    });
    await readUnits(world, answer.body, (text) => {
      received = true;
      parse(text);
    });
  }
  hangUp();
  signal.removeEventListener('abort', hangUp);
  if (!answer.ok) return { outcome: answer.kind === 'again' ? 'failed' : answer.kind, after: answer.after };
  return { outcome: received && world.now() - start >= SHORT_LIFE ? 'lived' : 'failed', after: 0 };
}

/** The open stream, or the failure. It stays open until the signal aborts. */
const openStream = (calls: Calls, token: string, after: number, signal: AbortSignal) =>
  calls.request('stream', { token, headers: { accept: 'text/event-stream', 'last-event-id': String(after) }, signal, read: streamIn });

function streamIn({ body, headers }: Response): ReadableStream<Uint8Array> {
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) throw new TypeError('This is no stream.');
  return body;
}

/** Reads until the stream ends, breaks or falls silent. */
async function readUnits(world: World, body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const beat = new AbortController();
    const unit = await Promise.race([reader.read().catch(() => null), world.wait(SILENCE, beat.signal).then(() => null)]);
    beat.abort();
    if (!unit || unit.done) return;
    onText(decoder.decode(unit.value, { stream: true }));
  }
}
