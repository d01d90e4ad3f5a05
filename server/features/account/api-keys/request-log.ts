import type { Writer } from '../../../platform/db/tenant.ts';
import { retryableOf } from '../../../platform/lib/outage.ts';
import { insertRequests, type NewRequest } from './request-store.ts';

/** How long an answered call waits to be written with others, in milliseconds. */
const writtenEvery = 1_000;
/** Calls kept while the database can't be written; beyond that the oldest are dropped, and said to be. */
const mostWaiting = 20_000;
const perStatement = 500;
/** Of a key's calls that are refused before they are looked at, in one batch: whoever floods Parley must not fill its disk. */
const mostTurnedAway = 20;

type Parts = {
  write(merchant: string, work: (db: Writer) => Promise<void>): Promise<void>;
  onError(error: unknown, dropped: number): void;
};

/**
 * The log of calls made with API keys. A call is noted after its response and written within about a second, together with others, so that
 * no call waits for it. What a killed process had not written yet is lost; one that stops writes it first.
 */
export function openRequestLog({ write, onError }: Parts) {
  let waiting: NewRequest[] = [];
  let turnedAway = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function flush() {
    const batch = waiting;
    waiting = [];
    turnedAway = new Map();
    for (const [merchant, requests] of Map.groupBy(batch, ({ merchant_id: shop }) => shop))
      for (let from = 0; from < requests.length; from += perStatement) {
        const part = requests.slice(from, from + perStatement);
        await write(merchant, (db) => insertRequests(db, part)).catch((error: unknown) => keep(part, error));
      }
  }
  function keep(part: readonly NewRequest[], error: unknown) {
    // Only an outage passes; anything else, such as a shop that was erased, would fail again.
    const all = retryableOf(error) ? [...waiting, ...part] : waiting;
    const kept = all.slice(-mostWaiting);
    onError(error, part.length + waiting.length - kept.length);
    waiting = kept;
    if (kept.length > 0) start();
  }
  function start() {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(flush);
    }, writtenEvery);
    timer.unref();
  }
  return {
    note(request: NewRequest) {
      if (request.status === 401 || request.status === 429) {
        const before = turnedAway.get(request.key_id) ?? 0;
        if (before >= mostTurnedAway) return;
        turnedAway.set(request.key_id, before + 1);
      }
      waiting.push(request);
      start();
    },
    /** Writes what waits. */
    async close() {
      clearTimeout(timer);
      timer = undefined;
      writing = writing.then(flush);
      await writing;
      clearTimeout(timer);
    },
  };
}

/** The path with the names of its query parameters: values may be personal, such as what was searched for. */
export function loggedPath(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const names = [...new Set([...new URLSearchParams(query).keys()])].slice(0, 20).map((name) => name.slice(0, 40));
  return (path + (names.length > 0 ? `?${names.join('&')}` : '')).slice(0, 400);
}
