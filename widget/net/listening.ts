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
  /** The server says that our position is of no use: everything must be read again. */
  onReset: () => void;
  onConnected: (connected: boolean) => void;
  signal: AbortSignal;
};
/** One try: `lived` heard something for a while, `failed` did not; the others end the listening. */
type Try = { outcome: 'lived' | 'failed' | 'ended' | 'refused'; after: number };

/** The server says something every 15 s; a line silent for longer than this is dead, whatever the browser thinks. */
const SILENCE = 40_000;
const OPENING = 15_000;
const SHORT_LIFE = 5_000;
const POLL = 5_000;
const PAGE = 100;
/** From this many failures in a row on we ask instead of listening; after so many good answers the stream is tried once more. */
const TOO_MANY = 3;
const POLLS_UNTIL_STREAM = 12;

/**
 * Hears everything after the cursor until the signal aborts, the session ends or the shop refuses. A line that breaks is opened again,
 * later each time; where streams never get through (a proxy that buffers), it asks every 5 s instead and tries the stream once a minute.
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
    // An answer after silence shows that the network was away, not that streams fail: the stream comes first again.
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
  const answer = await calls.openStream(token, cursor(), line.signal);
  opened.abort();
  const start = world.now();
  let heard = false;
  if (answer.ok) {
    onConnected(true);
    const parse = createEventParser(({ event, data }) => {
      const said = readSignal(data);
      if (event === 'reset') onReset();
      else if (said) onSignal(said);
    });
    await readPieces(world, answer.body, (text) => {
      heard = true;
      parse(text);
    });
  }
  hangUp();
  signal.removeEventListener('abort', hangUp);
  if (!answer.ok) return { outcome: answer.kind === 'again' ? 'failed' : answer.kind, after: answer.after };
  return { outcome: heard && world.now() - start >= SHORT_LIFE ? 'lived' : 'failed', after: 0 };
}

/** Reads until the line ends, breaks or falls silent. */
async function readPieces(world: World, body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const beat = new AbortController();
    const piece = await Promise.race([reader.read().catch(() => null), world.wait(SILENCE, beat.signal).then(() => null)]);
    beat.abort();
    if (!piece || piece.done) return;
    onText(decoder.decode(piece.value, { stream: true }));
  }
}
