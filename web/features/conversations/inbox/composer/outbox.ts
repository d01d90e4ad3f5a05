import type { Message } from '@parley/contract/messages';
import {
  addEntry,
  dropEntry,
  leaveEntry,
  nextEntry,
  type Outgoing,
  parseQueue,
  outrunEntry,
  type Queue,
  refuseEntry,
  retryEntry,
  type Seen,
  waitEntry,
  waitingConversations,
} from './outbox-queue.ts';

/**
 * Result of one attempt. After `later` it is unknown whether the message arrived, so the same client_id is sent again; `outrun` means that
 * it waited, and that somebody answered or resolved the conversation meanwhile; after `ended` the session is over.
 */
export type Attempt =
  | { kind: 'stored'; message: Message }
  | { kind: 'refused'; why: string }
  | { kind: 'outrun'; why: string; seen: Seen }
  | { kind: 'later'; because: 'network' | 'busy'; why: string }
  | { kind: 'ended' };

/** The environment of an outbox; tests bring their own. */
export type OutboxEnvironment = {
  /** Where the queue is stored, so that a reload or an empty battery loses nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  attempt: (entry: Outgoing) => Promise<Attempt>;
  /** Whether a request can leave at all; false only when nothing can. */
  isOnline: () => boolean;
  /** Only one tab at a time sends for a conversation. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Resolves after the time, or sooner when the network is back. */
  pause: (milliseconds: number) => Promise<void>;
};

/** `stalled` names the conversations whose messages wait for the network. */
type OutboxState = { queue: Queue; stalled: ReadonlySet<string> };

/** After this many server errors the person decides; being offline is waited out. */
const mostBusyAnswers = 4;
const pauseAfter = (failures: number) => Math.min(30_000, 1000 * 2 ** (failures - 1));

/** Messages on their way out of this browser, stored under `key`: each is sent once, in order within its conversation. */
export class Outbox {
  readonly #key: string;
  readonly #environment: OutboxEnvironment;
  #state: OutboxState;
  readonly #watchers = new Set<() => void>();
  readonly #receivers = new Set<(message: Message) => void>();
  readonly #running = new Set<string>();
  /** What this tab sends or is about to send: written just now, it was not left by an earlier visit. */
  readonly #sending = new Set<string>();

  constructor(key: string, environment: OutboxEnvironment) {
    this.#key = key;
    this.#environment = environment;
    this.#state = { queue: this.#stored(), stalled: new Set() };
  }

  read = () => this.#state;

  watch = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Subscribes to messages the server stored. */
  onStored = (receive: (message: Message) => void) => {
    this.#receivers.add(receive);
    return () => void this.#receivers.delete(receive);
  };

  write(entry: Outgoing) {
    this.#sending.add(entry.client_id);
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

  /** Sends what an earlier visit left in the queue. */
  async runAll() {
    this.reread();
    for (const { client_id: id, refused, waited } of this.#state.queue)
      if (refused === null && waited === undefined && !this.#sending.has(id)) this.#change((queue) => waitEntry(queue, id));
    await Promise.all(waitingConversations(this.#state.queue).map((conversationId) => this.#run(conversationId)));
  }

  /** Another tab changed the queue. */
  reread() {
    this.#show({ queue: this.#stored() });
  }

  #stored = () => parseQueue(this.#environment.storage.getItem(this.#key));

  #show(next: Partial<OutboxState>) {
    this.#state = { ...this.#state, ...next };
    for (const watcher of this.#watchers) watcher();
  }

  /** Reads and writes in one step, since other tabs use the same storage. */
  #change(step: (queue: Queue) => Queue) {
    const queue = step(this.#stored());
    if (queue.length === 0) this.#environment.storage.removeItem(this.#key);
    else this.#environment.storage.setItem(this.#key, JSON.stringify(queue));
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
    // A message was added between the last check and the end.
    if (isEmpty && nextEntry(this.#stored(), conversationId)) await this.#run(conversationId);
  }

  /** Sends until the queue is empty (true) or the session is over (false). */
  async #empty(conversationId: string): Promise<boolean> {
    let failures = 0;
    let busyAnswers = 0;
    for (;;) {
      const outcome = await this.#environment.withLock(`${this.#key}:${conversationId}`, () => this.#sendNext(conversationId));
      if (outcome === null) return true;
      if (outcome.kind === 'ended') return false;
      this.#setStalled(conversationId, outcome.kind === 'later' && outcome.because === 'network');
      failures = outcome.kind === 'later' ? failures + 1 : 0;
      busyAnswers = outcome.kind === 'later' && outcome.because === 'busy' ? busyAnswers + 1 : 0;
      if (outcome.kind !== 'later') continue;
      if (busyAnswers < mostBusyAnswers) await this.#environment.pause(pauseAfter(failures));
      else this.#giveUp(conversationId, outcome.why);
    }
  }

  async #sendNext(conversationId: string): Promise<Attempt | null> {
    const entry = nextEntry(this.#stored(), conversationId);
    if (!entry) return null;
    if (this.#environment.isOnline()) this.#change((queue) => leaveEntry(queue, entry.client_id));
    const outcome = await this.#environment.attempt(entry);
    if (outcome.kind === 'stored') {
      // The stored message enters the thread before the queued one leaves, so that it never flickers.
      for (const receive of this.#receivers) receive(outcome.message);
      this.#change((queue) => dropEntry(queue, entry.client_id));
    }
    if (outcome.kind === 'later' && outcome.because === 'network' && !entry.waited)
      this.#change((queue) => waitEntry(queue, entry.client_id));
    if (outcome.kind === 'outrun') this.#change((queue) => outrunEntry(queue, entry.client_id, outcome.why, outcome.seen));
    if (outcome.kind === 'refused') this.#change((queue) => refuseEntry(queue, entry.client_id, outcome.why, false));
    return outcome;
  }

  #giveUp(conversationId: string, why: string) {
    const entry = nextEntry(this.#stored(), conversationId);
    if (entry) this.#change((queue) => refuseEntry(queue, entry.client_id, why, true));
  }
}
