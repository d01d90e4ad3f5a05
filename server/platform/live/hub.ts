import type { Signal } from '@parley/contract/live';
import { sql } from 'kysely';
import type { Audience } from '../../context.ts';
import type { Pool } from '../db/pool.ts';
import { reading } from '../db/tenant.ts';
import type { LiveRow } from './live-row.ts';
import type { Notice } from './notifier.ts';

export type LiveEvent = { seq: number | null; conversationId: string | null; data: LiveRow; audience: Audience };
const nobody: Audience = { team_id: null, assignee_id: null, brand_id: null };
/** A stream receives its shop's rows after its position; `reset` means that the position is too old. */
export type Subscriber = { merchant: string; position: number; listen(row: LiveEvent): void; reset(): void; end(): void };
export type Hub = ReturnType<typeof openHub>;

const pageSize = 500;

/** Loads each shop's new live rows once per process and distributes them to that shop's streams in commit order. */
export function openHub(pool: Pool, onError: (error: unknown) => void) {
  const shops = new Map<string, Shop>();
  const forgetters = new Set<(key: string) => void>();
  let closed = false;
  const shopOf = (merchant: string) => {
    let shop = shops.get(merchant);
    if (!shop) shops.set(merchant, (shop = new Shop(pool, merchant, onError)));
    return shop;
  };
  // Covers a crash between commit and NOTIFY by polling every watched shop's head.
  const sweep = setInterval(() => shops.forEach((shop) => shop.wake()), 3_000).unref();
  return {
    /**
     * The starting position of a new stream. Read before the client learns that its stream is open, so that nothing afterwards is missed.
     */
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
    notice({ changed, ephemeral, forget }: Notice) {
      for (const merchant of changed ?? []) shops.get(merchant)?.wake();
      for (const { merchant, conversation_id: conversationId, data, audience = nobody } of ephemeral ?? [])
        shops.get(merchant)?.notify({ seq: null, conversationId, data, audience });
      for (const key of forget ?? []) for (const drop of forgetters) drop(key);
    },
    /** Notifies the streams of those shops of a change that every process detects itself and that is not stored. */
    notifyShops(concerns: (merchant: string) => boolean, signal: Signal) {
      for (const [merchant, shop] of shops)
        if (concerns(merchant)) shop.notify({ seq: null, conversationId: null, data: { signal }, audience: nobody });
    },
    /** After a lost LISTEN connection, caches and positions can't be trusted. */
    wakeAll() {
      shops.forEach((shop) => shop.wake());
      for (const drop of forgetters) drop('*');
    },
    onForget(drop: (key: string) => void) {
      forgetters.add(drop);
      return () => void forgetters.delete(drop);
    },
    streams: () => [...shops.values()].reduce((sum, shop) => sum + shop.subscribers.size, 0),
    /** Ends every stream, so that the process can exit; clients reconnect with their position. */
    close() {
      closed = true;
      clearInterval(sweep);
      for (const shop of shops.values()) for (const subscriber of [...shop.subscribers]) subscriber.end();
    },
  };
}

class Shop {
  readonly subscribers = new Set<Subscriber>();
  /** Streams still reading missed rows. A shop they wait for stays watched when its last other stream leaves. */
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
  /** A new stream first reads missed rows and joins the others once it has caught up with them. */
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
      // The others may receive more during this read, so an empty result doesn't yet mean caught up.
      const known = this.#head;
      const rows = await this.#rowsAfter(subscriber.position);
      for (const row of rows) listenOnce(subscriber, row);
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
  notify(row: LiveEvent) {
    for (const subscriber of this.subscribers) listenOnce(subscriber, row);
  }
  wake() {
    if (this.#reading) this.#again = true;
    else
      this.#reading = this.#read()
        .catch(this.#onError)
        .finally(() => {
          this.#reading = undefined;
          // It was woken after its last read.
          if (this.#again) this.wake();
        });
  }
  async #read() {
    do {
      this.#again = false;
      if (this.#head === undefined) {
        const { head } = await boundsOf(this.#pool, this.#merchant);
        // A stream that joined meanwhile started the count and receives what comes after it.
        this.#head ??= head;
      }
      const rows = await this.#rowsAfter(this.#head);
      for (const row of rows) this.notify(row);
      this.#head = rows.at(-1)?.seq ?? this.#head;
      if (rows.length === pageSize) this.#again = true;
    } while (this.#again);
  }
  async #rowsAfter(position: number): Promise<(LiveEvent & { seq: number })[]> {
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

function listenOnce(subscriber: Subscriber, row: LiveEvent) {
  if (row.seq !== null && row.seq <= subscriber.position) return;
  if (row.seq !== null) subscriber.position = row.seq;
  subscriber.listen(row);
}
