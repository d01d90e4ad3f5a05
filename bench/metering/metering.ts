import { sql } from 'kysely';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import type { WriteCtx } from '../../server/context.ts';
import { makeShop } from '../../server/features/account/identity/index.ts';
import { openInstallation } from '../../server/installation.ts';
import { countUsage } from '../../server/platform/entitlements/usage.ts';
import { newId } from '../../server/platform/lib/ids.ts';
import { runWriter } from '../../server/platform/writer.ts';
import { openDatabase } from '../support/database.ts';
import { percentile, round, spread } from '../support/figures.ts';
import { folderOf, removeFolder } from '../support/folders.ts';

/**
 * What counting a use costs its transaction: the same small change without counting, with the counter of the month, and with what needs no
 * counter, `count(*)` of the month's rows. Then eight writers of one shop at once, with and without.
 */
export async function measureMetering({ quick }: { quick: boolean }) {
  const [turns, together] = quick ? [200, 400] : [1500, 4000];
  const data = folderOf('metering');
  removeFolder(data);
  const database = await openDatabase(data);
  const config = readConfig({ PARLEY_DATA: data, DEMO: '0' });
  const installation = await openInstallation({ ...database, config, log: pino({ level: 'error' }) });
  const { pool, notifier, now } = installation;
  const write = <T>(merchant: string, work: (ctx: WriteCtx) => Promise<T>) =>
    runWriter({ pool, reactions: [], notifier, now }, { actor: { kind: 'system', merchant }, requestId: 'bench', address: '' }, work);
  const shop = () => write('', (ctx) => makeShop(ctx, { name: 'Bench', currency: 'EUR', timeZone: 'Europe/Amsterdam', locale: 'en' }));
  const merchant = await shop();

  const ways: Record<'without' | 'counter' | 'count_rows', (ctx: WriteCtx) => Promise<unknown>> = {
    without: async () => undefined,
    counter: (ctx) => countUsage(ctx, merchant, 'ai_answers'),
    count_rows: async ({ db }) => sql`select count(*) from tags where merchant_id = ${merchant}`.execute(db),
  };
  const change = (way: keyof typeof ways) =>
    write(merchant, async (ctx) => {
      const id = newId();
      await ctx.db.insertInto('tags').values({ merchant_id: merchant, id, name: id, colour: 'grey', description: '' }).execute();
      await ways[way](ctx);
    });

  const names = ['without', 'counter', 'count_rows'] as const;
  const taken: Record<keyof typeof ways, number[]> = { without: [], counter: [], count_rows: [] };
  for (let turn = 0; turn < turns + 50; turn++) {
    for (const name of names) {
      const since = performance.now();
      await change(name);
      if (turn >= 50) taken[name].push((performance.now() - since) * 1000);
    }
  }

  const atOnce = async (way: keyof typeof ways) => {
    const since = performance.now();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let use = 0; use < together / 8; use++) await change(way);
      }),
    );
    return round(together / ((performance.now() - since) / 1000));
  };
  const perSecond = { without: await atOnce('without'), counter: await atOnce('counter') };

  await installation.close();
  await database.stop();
  removeFolder(data);
  return {
    microseconds_per_change: Object.fromEntries(names.map((name) => [name, spread(taken[name])])),
    median_added_by_counter: round(percentile(taken.counter, 50) - percentile(taken.without, 50)),
    one_shop_eight_writers_per_second: perSecond,
    rows_counted: (turns + 50) * names.length,
  };
}
