import { updateOrderStatus } from '@parley/contract/orders';
import { seedOwner } from '../../server/seed-bulk.ts';
import { openPool } from '../../server/platform/db/pool.ts';
import { sender } from '../../server/testing/app.ts';
import { percentile, round, spread } from '../support/figures.ts';
import { signIn } from '../support/sign-in.ts';
import { startWebProcess } from '../support/web-process.ts';
import type { Commerce } from './seeded.ts';

/** Measures orders moving from confirmed to processing, each once, at 1 and 32 connections, next to the bare statement. Resets them at the end. */
export async function measureMoves(commerce: Commerce, { quick }: { quick: boolean }) {
  const owner = openPool(commerce.ownerUrl, { max: 32 });
  const { merchant } = commerce.large;
  const { rows } = await owner.query<{ id: string }>(
    `select id from orders where merchant_id = $1 and status = 'confirmed' order by placed_at desc limit $2`,
    [merchant, quick ? 600 : 1600],
  );
  const ids = rows.map(({ id }) => id);
  const half = Math.floor(ids.length / 2);
  const web = await startWebProcess(commerce);
  const { token } = await signIn(web.url, seedOwner);
  const send = sender(web.url);
  const move = async (id: string) => {
    const { status, body } = await send(updateOrderStatus, { merchant, id, status: 'processing' }, { token });
    if (status !== 200) throw new Error(`Could not change an order's status: ${JSON.stringify(body)}`);
  };
  // The minimum: the row and a timeline entry in one transaction.
  const bare = async (id: string) => {
    const client = await owner.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'lock',
        text: 'select * from orders where merchant_id = $1 and id = $2 for update',
        values: [merchant, id],
      });
      await client.query({
        name: 'move',
        text: 'update orders set version = version + 1, updated_at = now() where merchant_id = $1 and id = $2',
        values: [merchant, id],
      });
      await client.query({
        name: 'tell',
        text: `insert into order_events (merchant_id, id, order_id, kind, actor_kind, at) values ($1, gen_random_uuid(), $2, 'processing', 'system', now())`,
        values: [merchant, id],
      });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const since = new Date();
  await each(ids.slice(0, 20), 1, bare);
  const results = {
    connections_1: { product: await each(ids.slice(0, Math.floor(half / 4)), 1, move), bare: await each(ids.slice(0, half), 1, bare) },
    connections_32: { product: await each(ids.slice(half), 32, move), bare: await each(ids.slice(half), 32, bare) },
  };
  await web.stop();
  await owner.query(`update orders set status = 'confirmed', version = 1 where merchant_id = $1 and id = any ($2)`, [merchant, ids]);
  await owner.query(`delete from order_events where merchant_id = $1 and order_id = any ($2) and at >= $3`, [merchant, ids, since]);
  await owner.end();
  return { order_status_change: results };
}

/** Runs `act` on all ids with limited concurrency. */
async function each(ids: readonly string[], connections: number, act: (id: string) => Promise<void>) {
  const times: number[] = [];
  const queue = [...ids];
  const since = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let id = queue.pop(); id; id = queue.pop()) {
        const started = performance.now();
        await act(id);
        times.push(performance.now() - started);
      }
    }),
  );
  const per = (times.length * 1000) / (performance.now() - since);
  return { per_second: round(per, 0), ...spread(times), p99: round(percentile(times, 99)) };
}
