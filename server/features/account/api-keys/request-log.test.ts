import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loggedPath, openRequestLog } from './request-log.ts';
import type { NewRequest } from './request-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call = (id: string, merchant_id = 'one'): NewRequest => ({
  ...{ id, merchant_id, at: new Date(0), key_id: 'key', key_name: 'Key', method: 'GET', path: '/api', status: 200, code: null, ms: 1 },
  address: '203.0.113.7',
});
const outage = () => Object.assign(new Error('the server is shutting down'), { code: '57P01' });

/** Stores what is written; `fails` decides about each write. */
function open(fails: (merchant: string) => Error | undefined = () => undefined) {
  const stored: string[] = [];
  const errors: number[] = [];
  const log = openRequestLog({
    write: async (merchant, work) => {
      const failure = fails(merchant);
      if (failure) throw failure;
      const values = (rows: readonly NewRequest[]) => {
        stored.push(...rows.map(({ id, merchant_id: shop }) => `${shop}/${id}`));
        return { onConflict: () => ({ execute: async () => [] }) };
      };
      await work({ insertInto: () => ({ values }) } as never);
    },
    onError: (_error, dropped) => void errors.push(dropped),
  });
  return { log, stored, errors };
}

test('calls are written together, after a second', async () => {
  const { log, stored } = open();
  for (const id of ['1', '2', '3']) log.note(call(id, id === '3' ? 'two' : 'one'));
  expect(stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored).toEqual(['one/1', 'one/2', 'two/3']);
});

test('calls of an outage are written after it', async () => {
  let down = true;
  const { log, stored, errors } = open(() => (down ? outage() : undefined));
  log.note(call('1'));
  await vi.advanceTimersByTimeAsync(1000);
  log.note(call('2'));
  down = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect([stored, errors]).toEqual([['one/1', 'one/2'], [0]]);
});

test('calls that can never be written are dropped, said to be, and hold up no others', async () => {
  const { log, stored, errors } = open((merchant) => (merchant === 'erased' ? new Error('no such shop') : undefined));
  log.note(call('1', 'erased'));
  log.note(call('2'));
  await vi.advanceTimersByTimeAsync(5000);
  expect([stored, errors]).toEqual([['one/2'], [1]]);
});

test('a long outage keeps the latest 20,000', async () => {
  let down = true;
  const { log, stored, errors } = open(() => (down ? outage() : undefined));
  for (let id = 0; id < 20_010; id++) log.note(call(String(id)));
  await vi.advanceTimersByTimeAsync(1000);
  down = false;
  await log.close();
  expect([stored.length, stored[0], errors.reduce((all, dropped) => all + dropped, 0)]).toEqual([20_000, 'one/10', 10]);
});

test('of a flood that is turned away, 20 calls a second and key are written, and every call that was answered', async () => {
  const { log, stored } = open();
  const flood = (key: string, status: number) => {
    for (let id = 0; id < 100; id++) log.note({ ...call(`${key}-${status}-${id}`), key_id: key, status });
  };
  flood('a', 429);
  flood('a', 401);
  flood('b', 429);
  flood('a', 200);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored.length).toBe(20 + 20 + 100);
  flood('a', 429);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored.length).toBe(20 + 20 + 100 + 20);
});

test('closing writes what waits', async () => {
  const { log, stored } = open();
  log.note(call('1'));
  await log.close();
  expect(stored).toEqual(['one/1']);
});

const shop = '0195b4f2-7c1e-7000-8000-00000000000a';
const key = `parley_live_${'x'.repeat(36)}`;
const names = ['q', 'limit', 'cursor'];
test.each([
  [`/api/orders/${shop}`, '/api/orders/:merchant', `/api/orders/${shop}`],
  [`/api/orders/${shop}?q=ada%40example.com&limit=5`, '/api/orders/:merchant', `/api/orders/${shop}?q&limit`],
  [`/api/orders/${shop}?q=a&q=b`, '/api/orders/:merchant', `/api/orders/${shop}?q`],
  [`/api/orders/${shop}?ada@example.com&search%3Dsecret`, '/api/orders/:merchant', `/api/orders/${shop}?…`],
  [`/api/orders/${shop}/${key}`, '/api/orders/:merchant/:id', `/api/orders/${shop}/…`],
  [`/api/orders/${shop}?limit&${key}=1`, '/api/orders/:merchant', `/api/orders/${shop}?limit&…`],
  [`/api/customers/${shop}/ada@example.com`, '/api/customers/:merchant/:id', `/api/customers/${shop}/…`],
  ['/api/openapi.json', '/api/openapi.json', '/api/openapi.json'],
  [`/api/${key}`, undefined, '/api/…'],
  [`/api/nothing/${shop}/ada.example`, undefined, `/api/nothing/${shop}/…`],
  [`//api/tags/${shop}`, '/*', `//api/tags/${shop}`],
])('%s of %s is logged as %s', (address, url, path) => expect(loggedPath(address, { url, names })).toBe(path));
