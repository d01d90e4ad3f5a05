import { holdConnection, type StreamEvent } from './connection.ts';
import type { LiveState } from './state.ts';

/** What the tab that holds the stream tells the others, and what a new tab asks. */
type Word =
  | { say: 'event'; event: StreamEvent }
  | { say: 'state'; state: LiveState; position: string | null }
  | { say: 'alive' }
  | { say: 'hello' };

type Hearing = {
  onEvent: (event: StreamEvent) => void;
  onState: (state: LiveState) => void;
  /** The stream was opened anew: what was read before it may have been missed by it. */
  onOpened: () => void;
};

/** How often the leader says that it lives, and after what silence a tab that is looked at takes its place. */
const ALIVE = 10_000;
const SILENCE = 60_000;

/**
 * One stream for all tabs of a shop. The tab that gets the lock holds it and passes everything on; the others wait for the lock, each
 * at its own position, so that whichever follows goes on without a gap. Where there are no locks each tab holds its own.
 */
export function shareStream(merchant: string, hearing: Hearing): () => void {
  const name = `parley-live-${merchant}`;
  const tab = new Tab(merchant, new BroadcastChannel(name), hearing);
  if (!navigator.locks) {
    tab.lead();
    return () => tab.close();
  }
  const election = standForElection(name, tab);
  return () => {
    election.stop();
    tab.close();
  };
}

class Tab {
  position: string | null = null;
  heardAt = Date.now();
  readonly #merchant: string;
  readonly #channel: BroadcastChannel;
  readonly #hearing: Hearing;
  #state: LiveState = 'connecting';
  #release: (() => void) | undefined;
  #saidAliveAt = 0;
  #closed = false;

  constructor(merchant: string, channel: BroadcastChannel, hearing: Hearing) {
    this.#merchant = merchant;
    this.#channel = channel;
    this.#hearing = hearing;
    channel.onmessage = ({ data }: MessageEvent<Word>) => this.#hear(data);
    this.#say({ say: 'hello' });
  }

  /** Holds the stream from here on. */
  lead() {
    this.#release ??= holdConnection({
      merchant: this.#merchant,
      position: () => this.position,
      onEvent: (event) => {
        this.#say({ say: 'event', event });
        this.#take(event);
      },
      onState: (state) => {
        this.#enter(state);
        this.#tellState();
      },
      onBytes: () => this.#sayAlive(),
    });
  }

  follow() {
    this.#release?.();
    this.#release = undefined;
    this.heardAt = Date.now();
  }

  close() {
    this.follow();
    this.#closed = true;
    this.#channel.close();
  }

  #hear(word: Word) {
    this.heardAt = Date.now();
    if (word.say === 'hello' && this.#release) this.#tellState();
    // While this tab leads, an older leader may still be talking.
    if (this.#release) return;
    if (word.say === 'event') this.#take(word.event);
    if (word.say !== 'state') return;
    this.position ??= word.position;
    this.#enter(word.state);
  }

  #take(event: StreamEvent) {
    if (event.event !== 'reset' && event.id !== null) {
      if (isPast(event.id, this.position)) return;
      this.position = event.id;
    }
    if (event.event === 'reset') this.position = event.id;
    this.#hearing.onEvent(event);
  }

  #enter(state: LiveState) {
    if (state === this.#state) return;
    this.#state = state;
    this.#hearing.onState(state);
    if (state === 'live') this.#hearing.onOpened();
  }

  #tellState() {
    this.#say({ say: 'state', state: this.#state, position: this.position });
  }

  #sayAlive() {
    if (Date.now() - this.#saidAliveAt < ALIVE) return;
    this.#saidAliveAt = Date.now();
    this.#say({ say: 'alive' });
  }

  #say(word: Word) {
    if (!this.#closed) this.#channel.postMessage(word);
  }
}

/** Positions are numbers that grow; the replay of a new leader repeats what this tab has heard. */
const isPast = (id: string, position: string | null) => position !== null && Number(id) <= Number(position);

/** Leads when the lock comes; a tab that is looked at takes it from a leader that fell silent (a browser froze it). */
function standForElection(name: string, tab: Tab): { stop: () => void } {
  let standing = new AbortController();
  let stopped = false;
  let leading = false;

  const hold = () => {
    leading = true;
    tab.lead();
    return new Promise<void>((resolve) => standing.signal.addEventListener('abort', () => resolve()));
  };
  const stand = async (steal: boolean) => {
    const mine = standing.signal;
    // Ends by our own stop, or because a tab that is looked at took the lock.
    await navigator.locks.request(name, steal ? { steal } : { signal: mine }, hold).catch(() => undefined);
    if (mine !== standing.signal) return;
    leading = false;
    tab.follow();
    if (!stopped) void stand(false);
  };
  const restart = (steal: boolean) => {
    standing.abort();
    standing = new AbortController();
    void stand(steal);
  };
  const watch = setInterval(() => {
    if (leading || document.visibilityState !== 'visible' || Date.now() - tab.heardAt < SILENCE) return;
    tab.heardAt = Date.now();
    restart(true);
  }, 10_000);

  void stand(false);
  return {
    stop: () => {
      stopped = true;
      clearInterval(watch);
      standing.abort();
    },
  };
}
