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

const isTurnedAway = ({ status, code }: NewRequest) => status === 401 || status === 429 || code === 'api_key.address_refused';

type Parts = {
  /** `work` returns how many calls it stored, which count toward the plan in the same transaction. */
  write(merchant: string, work: (db: Writer) => Promise<number>): Promise<void>;
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
      if (isTurnedAway(request)) {
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

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const hidden = '…';
type Route = { url: string | undefined; names: readonly string[] };

/**
 * The path as the route has it, with ids, and the names of the query parameters that the endpoint has. Everything else may be personal or
 * secret, such as what was searched for, or a key in the wrong place. Of an address that leads nowhere, only plain words and ids are kept.
 */
export function loggedPath(address: string, { url, names }: Route): string {
  const [path = '', query = ''] = address.split('?');
  // Pages of the app answer every other address.
  const shape = url?.includes('*') ? undefined : url?.split('/');
  const parts = path.split('/').map((part, place) => {
    const expected = shape?.[place];
    const isPlain = expected === undefined ? /^[a-z-]{0,30}$/.test(part) : !expected.startsWith(':');
    return isPlain || uuid.test(part) ? part : hidden;
  });
  const asked = [...new Set([...new URLSearchParams(query).keys()].map((name) => (names.includes(name) ? name : hidden)))];
  return (parts.join('/') + (asked.length > 0 ? `?${asked.join('&')}` : '')).slice(0, 400);
}
