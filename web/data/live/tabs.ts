import { openChannel, webLocks } from '../../lib/browser.ts';
import { unlessAborted } from '../problem.ts';
import { holdConnection, type StreamEvent } from './connection.ts';
import type { LiveState } from './state.ts';

/** Messages between tabs: what the leader broadcasts, and what a new tab asks. */
type TabMessage =
  | { say: 'event'; event: StreamEvent }
  | { say: 'state'; state: LiveState; position: string | null }
  | { say: 'alive' }
  | { say: 'hello' };

type Listener = {
  onEvent: (event: StreamEvent) => void;
  onState: (state: LiveState) => void;
  /** The stream was opened or reopened: what changed while it was closed may be missing. */
  onOpened: () => void;
  /** The leader received something before this tab listened. */
  onMissed: () => void;
};

/** How often the leader sends a sign of life, and after what silence a visible tab takes over. */
const ALIVE = 10_000;
const SILENCE = 60_000;

/**
 * Shares one stream among all tabs of a shop. The tab that gets the lock is the leader: it holds the stream and broadcasts every event. The
 * others wait for the lock and track their own position, so that the next leader resumes without a gap. Without Web Locks or channels each
 * tab opens its own stream. `start` is the position to begin from; null to begin with new events.
 */
export function shareStream(merchant: string, start: string | null, listener: Listener): () => void {
  const name = `parley-live-${merchant}`;
  const tab = new Tab(merchant, start, openChannel(name), listener);
  const locks = webLocks();
  if (!locks) {
    tab.lead();
    return () => tab.close();
  }
  const election = startElection(locks, name, tab);
  return () => {
    election.stop();
    tab.close();
  };
}

class Tab {
  position: string | null;
  lastMessageAt = Date.now();
  readonly #merchant: string;
  readonly #channel: BroadcastChannel | undefined;
  readonly #listener: Listener;
  #state: LiveState = 'connecting';
  #release: (() => void) | undefined;
  #aliveSentAt = 0;
  /** Until a new tab knows the leader's position, its own stays where it began. */
  #joined = false;
  #closed = false;

  constructor(merchant: string, start: string | null, channel: BroadcastChannel | undefined, listener: Listener) {
    this.position = start;
    this.#merchant = merchant;
    this.#channel = channel;
    this.#listener = listener;
    if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#listen(data);
    this.#broadcast({ say: 'hello' });
  }

  /** Becomes the leader and opens the stream. */
  lead() {
    this.#joined = true;
    this.#release ??= holdConnection({
      merchant: this.#merchant,
      position: () => this.position,
      onEvent: (event) => {
        this.#broadcast({ say: 'event', event });
        this.#receive(event);
      },
      onState: (state) => {
        this.#enter(state);
        this.#notifyState();
      },
      onBytes: () => this.#sendAlive(),
    });
  }

  follow() {
    this.#release?.();
    this.#release = undefined;
    this.lastMessageAt = Date.now();
  }

  close() {
    this.follow();
    this.#closed = true;
    this.#channel?.close();
  }

  #listen(message: TabMessage) {
    this.lastMessageAt = Date.now();
    if (message.say === 'hello' && this.#release) this.#notifyState();
    // Right after a takeover the previous leader may still be broadcasting.
    if (this.#release) return;
    if (message.say === 'event') this.#receive(message.event);
    if (message.say !== 'state') return;
    this.#join(message.position);
    this.#enter(message.state);
  }

  #join(position: string | null) {
    if (this.#joined) return;
    this.#joined = true;
    if (position === null || isPast(position, this.position)) return;
    if (this.position !== null) this.#listener.onMissed();
    this.position = position;
  }

  #receive(event: StreamEvent) {
    if (!this.#joined) return this.#listener.onEvent(event);
    if (event.event !== 'reset' && event.id !== null) {
      if (isPast(event.id, this.position)) return;
      this.position = event.id;
    }
    if (event.event === 'reset') this.position = event.id;
    this.#listener.onEvent(event);
  }

  #enter(state: LiveState) {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.onState(state);
    if (state === 'live') this.#listener.onOpened();
  }

  #notifyState() {
    this.#broadcast({ say: 'state', state: this.#state, position: this.position });
  }

  #sendAlive() {
    if (Date.now() - this.#aliveSentAt < ALIVE) return;
    this.#aliveSentAt = Date.now();
    this.#broadcast({ say: 'alive' });
  }

  #broadcast(message: TabMessage) {
    if (!this.#closed) this.#channel?.postMessage(message);
  }
}

/** Positions only grow; the replay for a new leader repeats events that this tab already has. */
const isPast = (id: string, position: string | null) => position !== null && Number(id) <= Number(position);

/** Leads when it gets the lock; a visible tab steals it from a leader that fell silent (because the browser froze it). */
function startElection(locks: LockManager, name: string, tab: Tab): { stop: () => void } {
  let standing = new AbortController();
  let stopped = false;
  let leading = false;

  const hold = () => {
    leading = true;
    tab.lead();
    return new Promise<void>((resolve) => standing.signal.addEventListener('abort', () => resolve()));
  };
  const run = async (steal: boolean) => {
    const mine = standing.signal;
    // Rejects when we stop, or when a visible tab steals the lock.
    await locks.request(name, steal ? { steal } : { signal: mine }, hold).catch(unlessAborted);
    if (mine !== standing.signal) return;
    leading = false;
    tab.follow();
    if (!stopped) void run(false);
  };
  const restart = (steal: boolean) => {
    standing.abort();
    standing = new AbortController();
    void run(steal);
  };
  const watch = setInterval(() => {
    if (leading || document.visibilityState !== 'visible' || Date.now() - tab.lastMessageAt < SILENCE) return;
    tab.lastMessageAt = Date.now();
    restart(true);
  }, 10_000);

  void run(false);
  return {
    stop: () => {
      stopped = true;
      clearInterval(watch);
      standing.abort();
    },
  };
}
