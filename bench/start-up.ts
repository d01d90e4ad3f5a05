import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median, round, spread } from './support/figures.ts';
import { folderOf, removeFolder, root } from './support/folders.ts';
import { commandOf, descendantsOf, pssOf, rssOf, variableOf } from './support/processes.ts';
import { startProduct, type Product } from './support/product.ts';

/** Measures `npm start` without npm: time until the ready line on an empty data folder and on an existing one, then idle memory. */
export async function measureStartUp({ quick }: { quick: boolean }) {
  // Otherwise a source that changed meanwhile would be built during the first start.
  spawnSync(process.execPath, [path.join(root, 'scripts/ensure.mjs'), '--built'], { stdio: ['ignore', 2, 2] });
  const [first, second, idle]: [number[], number[], Idle[]] = [[], [], []];
  for (let run = 0; run < (quick ? 1 : 3); run++) {
    const data = folderOf(`start-${process.pid}-${run}`);
    const fresh = await startProduct(data);
    first.push(fresh.readyMs);
    await fresh.stop();
    const again = await startProduct(data);
    second.push(again.readyMs);
    await pause(10_000);
    idle.push(memoryOf(again));
    await again.stop();
    removeFolder(data);
  }
  return {
    first_start_ms: spread(first, 0),
    second_start_ms: spread(second, 0),
    idle_after_10_s_mb: Object.fromEntries(keys(idle[0]).map((name) => [name, round(median(idle.map((one) => one[name])) / 1e6)])),
    method:
      'Installed and built before; the compile cache is the one a start leaves. First: initdb, migrations, demo shop. RSS per process, for PostgreSQL the sum of PSS.',
  };
}

type Idle = Record<'launcher_rss' | 'main_rss' | 'web_rss' | 'worker_rss' | 'postgres_pss', number>;
const keys = (idle: Idle | undefined) => Object.keys(idle ?? {}) as (keyof Idle)[];

function memoryOf({ pid }: Product): Idle {
  const below = descendantsOf(pid);
  const ofRole = (role: string) => below.find((one) => variableOf(one, 'ROLE') === role && variableOf(one, 'PARLEY_CHILD') === '1') ?? 0;
  const main = below.find((one) => commandOf(one).endsWith('server/main.ts') && variableOf(one, 'PARLEY_CHILD') === undefined) ?? 0;
  const postgres = below.filter((one) => /^(postgres:|\S*\/postgres )/.test(commandOf(one)));
  return {
    launcher_rss: rssOf(pid),
    main_rss: rssOf(main),
    web_rss: rssOf(ofRole('web')),
    worker_rss: rssOf(ofRole('worker')),
    postgres_pss: postgres.reduce((sum, one) => sum + pssOf(one), 0),
  };
}
