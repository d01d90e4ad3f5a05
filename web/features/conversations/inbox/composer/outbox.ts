import type { Message } from '@parley/contract/messages';
import {
  addEntry,
  dropEntry,
  leaveEntry,
  nextEntry,
  type Outgoing,
  parseQueue,
  type Queue,
  refuseEntry,
  retryEntry,
  waitingConversations,
} from './outbox-queue.ts';

/** What came of one attempt. After `later` nobody knows whether it arrived, so the same client_id goes again; after `ended` the session is over. */
export type Attempt =
  | { kind: 'stored'; message: Message }
  | { kind: 'refused'; why: string }
  | { kind: 'later'; because: 'network' | 'busy'; why: string }
  | { kind: 'ended' };

/** The world an outbox lives in; tests bring their own. */
export type Surroundings = {
  /** Where the queue is kept, so that a reload or a flat battery loses nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  attempt: (entry: Outgoing) => Promise<Attempt>;
  /** Whether a request can leave at all; false only when nothing can. */
  isOnline: () => boolean;
  /** One tab at a time sends for a conversation. */
  inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Resolves after the time, or sooner when the network is back. */
  pause: (milliseconds: number) => Promise<void>;
};

/** `stalled` names the conversations whose messages wait for the network. */
type OutboxState = { queue: Queue; stalled: ReadonlySet<string> };

/** After this many answers of a server in trouble the person decides; a dead network is waited out. */
const mostBusyAnswers = 4;
const pauseAfter = (failures: number) => Math.min(30_000, 1000 * 2 ** (failures - 1));

/** The messages on their way out of this browser, kept under `key`: each sent once, in order within its conversation. */
export class Outbox {
  readonly #key: string;
  readonly #world: Surroundings;
  #state: OutboxState;
  readonly #watchers = new Set<() => void>();
  readonly #receivers = new Set<(message: Message) => void>();
  readonly #running = new Set<string>();

  constructor(key: string, world: Surroundings) {
    this.#key = key;
    this.#world = world;
    this.#state = { queue: this.#stored(), stalled: new Set() };
  }

  read = () => this.#state;

  watch = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Hears every message the server stored. */
  onStored = (receive: (message: Message) => void) => {
    this.#receivers.add(receive);
    return () => void this.#receivers.delete(receive);
  };

  write(entry: Outgoing) {
    this.#change((queue) => addEntry(queue, entry));
    return this.#run(entry.conversation_id);
  }

  retry(entry: Outgoing) {
    this.#change((queue) => retryEntry(queue, entry.client_id));
    return this.#run(entry.conversation_id);
  }

  discard(entry: Outgoing) {
    this.#change((queue) => dropEntry(queue, entry.client_id));
  }

  /** Sends what an earlier visit left. */
  async runAll() {
    this.reread();
    await Promise.all(waitingConversations(this.#state.queue).map((conversationId) => this.#run(conversationId)));
  }

  /** Another tab changed the queue. */
  reread() {
    this.#show({ queue: this.#stored() });
  }

  #stored = () => parseQueue(this.#world.storage.getItem(this.#key));

  #show(next: Partial<OutboxState>) {
    this.#state = { ...this.#state, ...next };
    for (const watcher of this.#watchers) watcher();
  }

  /** Read and written in one go, since other tabs keep theirs in the same place. */
  #change(step: (queue: Queue) => Queue) {
    const queue = step(this.#stored());
    if (queue.length === 0) this.#world.storage.removeItem(this.#key);
    else this.#world.storage.setItem(this.#key, JSON.stringify(queue));
    this.#show({ queue });
  }

  #setStalled(conversationId: string, isStalled: boolean) {
    if (this.#state.stalled.has(conversationId) === isStalled) return;
    const others = [...this.#state.stalled].filter((id) => id !== conversationId);
    this.#show({ stalled: new Set(isStalled ? [...others, conversationId] : others) });
  }

  async #run(conversationId: string): Promise<void> {
    if (this.#running.has(conversationId)) return;
    this.#running.add(conversationId);
    let isEmpty = false;
    try {
      isEmpty = await this.#empty(conversationId);
    } finally {
      this.#running.delete(conversationId);
      this.#setStalled(conversationId, false);
    }
    // Written in the moment between the last look and the end.
    if (isEmpty && nextEntry(this.#stored(), conversationId)) await this.#run(conversationId);
  }

  /** Sends until nothing is left (true) or the session is over (false). */
  async #empty(conversationId: string): Promise<boolean> {
    let failures = 0;
    let busyAnswers = 0;
    for (;;) {
      const outcome = await this.#world.inTurn(`${this.#key}:${conversationId}`, () => this.#sendNext(conversationId));
      if (outcome === null) return true;
      if (outcome.kind === 'ended') return false;
      this.#setStalled(conversationId, outcome.kind === 'later' && outcome.because === 'network');
      failures = outcome.kind === 'later' ? failures + 1 : 0;
      busyAnswers = outcome.kind === 'later' && outcome.because === 'busy' ? busyAnswers + 1 : 0;
      if (outcome.kind !== 'later') continue;
      if (busyAnswers < mostBusyAnswers) await this.#world.pause(pauseAfter(failures));
      else this.#giveUp(conversationId, outcome.why);
    }
  }

  async #sendNext(conversationId: string): Promise<Attempt | null> {
    const entry = nextEntry(this.#stored(), conversationId);
    if (!entry) return null;
    if (this.#world.isOnline()) this.#change((queue) => leaveEntry(queue, entry.client_id));
    const outcome = await this.#world.attempt(entry);
    if (outcome.kind === 'stored') {
      // The thread gets the stored message before the written one goes, so that it never blinks.
      for (const receive of this.#receivers) receive(outcome.message);
      this.#change((queue) => dropEntry(queue, entry.client_id));
    }
    if (outcome.kind === 'refused') this.#change((queue) => refuseEntry(queue, entry.client_id, outcome.why, false));
    return outcome;
  }

  #giveUp(conversationId: string, why: string) {
    const entry = nextEntry(this.#stored(), conversationId);
    if (entry) this.#change((queue) => refuseEntry(queue, entry.client_id, why, true));
  }
}
