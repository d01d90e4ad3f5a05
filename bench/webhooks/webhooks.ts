import { setTimeout as pause } from 'node:timers/promises';
import { tagCreated } from '@parley/contract/events';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import type { WriteCtx } from '../../server/context.ts';
import { makeShop } from '../../server/features/account/identity/index.ts';
import { startReceiver } from '../../server/features/automation/webhooks/make.ts';
import { featuresOf } from '../../server/features.ts';
import { openInstallation } from '../../server/installation.ts';
import type { Reaction } from '../../server/platform/jobs/reaction.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { runWriter } from '../../server/platform/writer.ts';
import { startWorker } from '../../server/worker.ts';
import { Secrets } from '../../server/features/automation/webhooks/secrets.ts';
import { openDatabase } from '../support/database.ts';
import { percentile, round, spread } from '../support/figures.ts';
import { folderOf, removeFolder } from '../support/folders.ts';

/**
 * What an event costs its transaction without the feature, without an endpoint and with one; how fast events reach a receiver on this
 * machine, one at a time and many at once. The receiver shares the process, so the true figures are a little better.
 */
export async function measureWebhooks({ quick }: { quick: boolean }) {
  const [turns, events, calm] = quick ? [200, 500, 50] : [1500, 5000, 300];
  const data = folderOf('webhooks');
  removeFolder(data);
  const database = await openDatabase(data);
  const config = readConfig({ PARLEY_DATA: data, DEMO: '0', OUTBOUND_PRIVATE: '1' });
  const installation = await openInstallation({ ...database, config, log: pino({ level: 'error' }) });
  const features = featuresOf(installation);
  const { pool, notifier, now } = installation;
  const writer =
    (reactions: readonly Reaction[]) =>
    <T>(merchant: string, work: (ctx: WriteCtx) => Promise<T>) =>
      runWriter({ pool, reactions, notifier, now }, { actor: { kind: 'system', merchant }, requestId: 'bench', address: '' }, work);
  const write = writer(features.flatMap((one) => one.reactions ?? []));
  const without = writer(features.filter(({ name }) => name !== 'webhooks').flatMap((one) => one.reactions ?? []));
  const shop = () => write('', (ctx) => makeShop(ctx, { name: 'Bench', currency: 'EUR', timeZone: 'Europe/Amsterdam', locale: 'en' }));
  /** A small change with its event. */
  const change = async (by: typeof write, merchant: string) => {
    const id = newId();
    await by(merchant, async (ctx) => {
      await ctx.db.insertInto('tags').values({ merchant_id: merchant, id, name: id, colour: 'grey', description: '' }).execute();
      await ctx.emit(tagCreated, { tag_id: id });
    });
    return id;
  };
  const timed = async (by: typeof write, merchant: string) => {
    const since = performance.now();
    await change(by, merchant);
    return (performance.now() - since) * 1000;
  };

  const receiver = await startReceiver();
  const [bare, subscribed] = [await shop(), await shop()];
  const secrets = new Secrets(installation.vault);
  await write(subscribed, async ({ db }) => {
    const { secrets: sealed } = secrets.rotate(subscribed, [], now(), now());
    const at = { created_at: now(), updated_at: now() };
    const row = { merchant_id: subscribed, id: newId(), url: receiver.url, description: '', enabled: true, headers: '[]', ...at };
    await db
      .insertInto('webhook_endpoints')
      .values({ ...row, secrets: JSON.stringify(sealed) })
      .execute();
  });

  const taken: Record<'without_feature' | 'no_endpoint' | 'one_endpoint', number[]> = {
    without_feature: [],
    no_endpoint: [],
    one_endpoint: [],
  };
  for (let turn = 0; turn < turns + 50; turn++) {
    const one = {
      without_feature: await timed(without, bare),
      no_endpoint: await timed(write, bare),
      one_endpoint: await timed(write, subscribed),
    };
    if (turn >= 50) for (const name of ['without_feature', 'no_endpoint', 'one_endpoint'] as const) taken[name].push(one[name]);
  }

  const worker = await startWorker(installation, undefined, features);
  const untilReceived = async (count: number) => {
    while (receiver.received.length < count) await pause(5);
  };
  await untilReceived(turns + 50);

  // One at a time: from the end of its transaction to the receiver.
  const latencies: number[] = [];
  for (let event = 0; event < calm; event++) {
    const before = receiver.received.length;
    await change(write, subscribed);
    const committed = Date.now();
    await untilReceived(before + 1);
    latencies.push((receiver.received.at(-1)?.at ?? 0) - committed);
    await pause(20);
  }

  // Many at once, of 8 writers.
  const before = receiver.received.length;
  const since = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let event = 0; event < events / 8; event++) await change(write, subscribed);
    }),
  );
  const committed = (performance.now() - since) / 1000;
  await untilReceived(before + Math.floor(events / 8) * 8);
  const delivered = (performance.now() - since) / 1000;

  await worker.close();
  await receiver.close();
  await installation.close();
  await database.stop();
  removeFolder(data);
  return {
    microseconds_per_change: Object.fromEntries(Object.entries(taken).map(([name, values]) => [name, spread(values)])),
    event_to_first_attempt_ms: { median: percentile(latencies, 50), p95: percentile(latencies, 95), most: Math.max(...latencies) },
    delivered_per_second: round(events / delivered),
    committed_per_second: round(events / committed),
    events,
  };
}
