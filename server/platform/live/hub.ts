import { sql } from 'kysely';
import type { Audience } from '../../context.ts';
import type { Pool } from '../db/pool.ts';
import { reading } from '../db/tenant.ts';
import type { LiveRow } from './live-row.ts';
import type { Notice } from './notifier.ts';

export type Heard = { seq: number | null; conversationId: string | null; data: LiveRow; audience: Audience };
const nobody: Audience = { team_id: null, assignee_id: null, brand_id: null };
/** A stream hears the rows of one shop after its position; `reset` says that its position is too old. */
export type Subscriber = { merchant: string; position: number; hear(row: Heard): void; reset(): void; end(): void };
export type Hub = ReturnType<typeof openHub>;

const pageSize = 500;

/** Loads each shop's new live rows once per process and hands them to that shop's streams, in commit order. */
export function openHub(pool: Pool, onError: (error: unknown) => void) {
  const shops = new Map<string, Shop>();
  const forgetters = new Set<(key: string) => void>();
  let closed = false;
  const shopOf = (merchant: string) => {
    let shop = shops.get(merchant);
    if (!shop) shops.set(merchant, (shop = new Shop(pool, merchant, onError)));
    return shop;
  };
  // For a crash between commit and NOTIFY: look at every watched shop's head now and then.
  const sweep = setInterval(() => shops.forEach((shop) => shop.wake()), 3_000).unref();
  return {
    /** The position a new stream begins at. Read before the client is told that its stream is open, so that nothing after that is missed. */
    headOf: async (merchant: string) => (await boundsOf(pool, merchant)).head,
    async subscribe(subscriber: Subscriber) {
      const { merchant } = subscriber;
      const shop = shopOf(merchant);
      const leave = () => {
        shop.remove(subscriber);
        if (shop.isEmpty && shops.get(merchant) === shop) shops.delete(merchant);
      };
      await shop.add(subscriber).catch((error: unknown) => {
        leave();
        throw error;
      });
      if (closed) subscriber.end();
      return leave;
    },
    notice({ changed, whispers, forget }: Notice) {
      for (const merchant of changed ?? []) shops.get(merchant)?.wake();
      for (const { merchant, conversation_id: conversationId, data, audience = nobody } of whispers ?? [])
        shops.get(merchant)?.tell({ seq: null, conversationId, data, audience });
      for (const key of forget ?? []) for (const drop of forgetters) drop(key);
    },
    /** After LISTEN was lost, nothing that is cached or read can be trusted. */
    wakeAll() {
      shops.forEach((shop) => shop.wake());
      for (const drop of forgetters) drop('*');
    },
    onForget(drop: (key: string) => void) {
      forgetters.add(drop);
      return () => void forgetters.delete(drop);
    },
    streams: () => [...shops.values()].reduce((sum, shop) => sum + shop.subscribers.size, 0),
    /** Ends every stream, so that the process can end; clients come back with their position. */
    close() {
      closed = true;
      clearInterval(sweep);
      for (const shop of shops.values()) for (const subscriber of [...shop.subscribers]) subscriber.end();
    },
  };
}

class Shop {
  readonly subscribers = new Set<Subscriber>();
  /** Still reading what they missed. A shop they wait for is not given up when the last one of the others leaves. */
  readonly #coming = new Set<Subscriber>();
  readonly #pool: Pool;
  readonly #merchant: string;
  readonly #onError: (error: unknown) => void;
  #head: number | undefined;
  #reading: Promise<void> | undefined;
  #again = false;
  constructor(pool: Pool, merchant: string, onError: (error: unknown) => void) {
    this.#pool = pool;
    this.#merchant = merchant;
    this.#onError = onError;
  }
  /** A new stream first reads what it missed; it hears with the others once it has caught up with what they were told. */
  async add(subscriber: Subscriber) {
    this.#coming.add(subscriber);
    const { first, head } = await boundsOf(this.#pool, this.#merchant);
    this.#head ??= head;
    if (subscriber.position < 0 || subscriber.position > head) subscriber.position = head;
    if (subscriber.position < first - 1) {
      subscriber.reset();
      subscriber.position = head;
    }
    for (;;) {
      // The others may be told more while this is read: of that, an answer without rows says nothing.
      const known = this.#head;
      const rows = await this.#rowsAfter(subscriber.position);
      for (const row of rows) hearOnce(subscriber, row);
      if (rows.length === 0) subscriber.position = Math.max(subscriber.position, known);
      if (subscriber.position >= this.#head) break;
    }
    this.#coming.delete(subscriber);
    this.subscribers.add(subscriber);
  }
  remove(subscriber: Subscriber) {
    this.#coming.delete(subscriber);
    this.subscribers.delete(subscriber);
  }
  get isEmpty() {
    return this.subscribers.size + this.#coming.size === 0;
  }
  tell(row: Heard) {
    for (const subscriber of this.subscribers) hearOnce(subscriber, row);
  }
  wake() {
    if (this.#reading) this.#again = true;
    else
      this.#reading = this.#read()
        .catch(this.#onError)
        .finally(() => {
          this.#reading = undefined;
          // Woken after it had looked for the last time.
          if (this.#again) this.wake();
        });
  }
  async #read() {
    do {
      this.#again = false;
      if (this.#head === undefined) {
        const { head } = await boundsOf(this.#pool, this.#merchant);
        // A stream that came meanwhile has begun the count, and hears what comes after that.
        this.#head ??= head;
      }
      const rows = await this.#rowsAfter(this.#head);
      for (const row of rows) this.tell(row);
      this.#head = rows.at(-1)?.seq ?? this.#head;
      if (rows.length === pageSize) this.#again = true;
    } while (this.#again);
  }
  async #rowsAfter(position: number): Promise<(Heard & { seq: number })[]> {
    const rows = await reading(this.#pool, this.#merchant)
      .selectFrom('live')
      .select(['seq', 'conversation_id', 'data', 'team_id', 'assignee_id', 'brand_id'])
      .where('merchant_id', '=', this.#merchant)
      .where('seq', '>', position)
      .orderBy('seq')
      .limit(pageSize)
      .execute();
    return rows.map(({ seq, conversation_id: conversationId, data, ...audience }) => ({
      seq,
      conversationId,
      data: data as LiveRow,
      audience,
    }));
  }
}

async function boundsOf(pool: Pool, merchant: string) {
  const { rows } = await sql<{ first: number | null; head: number | null }>`
    select (select min(seq) from live where merchant_id = ${merchant}) as first, (select seq from live_heads where merchant_id = ${merchant}) as head
  `.execute(reading(pool, merchant));
  return { first: rows[0]?.first ?? (rows[0]?.head ?? 0) + 1, head: rows[0]?.head ?? 0 };
}

function hearOnce(subscriber: Subscriber, row: Heard) {
  if (row.seq !== null && row.seq <= subscriber.position) return;
  if (row.seq !== null) subscriber.position = row.seq;
  subscriber.hear(row);
}
