import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { openInstallation } from '../../server/installation.ts';
import { runWriter } from '../../server/platform/writer.ts';
import { makeSeedShop, seedBulk } from '../../server/seed-bulk.ts';
import { addLimitedTeammate, addRareOrders } from '../least/teammate.ts';
import { openDatabase } from '../support/database.ts';
import { root, removeFolder } from '../support/folders.ts';
import type { Database } from '../support/web-process.ts';

export const amounts = { conversations: 100_000, messages: 1_000_000, products: 5_000, orders: 100_000 };
type Stamp = { digest: string; merchant: string; userId: string };
export type Seeded = Database & Stamp & { made: { seconds: number } | undefined; stop(): Promise<void> };

const folder = path.join(root, '.data/bench');
const stampFile = path.join(folder, 'seeded.json');

/** The large shop of the list benchmarks: created once, and again when a migration or the seed changes. */
export async function openSeeded(): Promise<Seeded> {
  const digest = digestOfSources();
  const known = fs.existsSync(stampFile) ? (JSON.parse(fs.readFileSync(stampFile, 'utf8')) as Stamp) : undefined;
  if (known?.digest === digest) return { ...(await openDatabase(folder)), ...known, made: undefined };
  removeFolder(folder);
  const database = await openDatabase(folder);
  const { seconds, ...shop } = await seed(database);
  const stamp: Stamp = { digest, ...shop };
  fs.writeFileSync(stampFile, JSON.stringify(stamp));
  return { ...database, ...stamp, made: { seconds } };
}

async function seed({ ownerUrl, appUrl, secret, data }: Database) {
  const config = readConfig({ PARLEY_DATA: data, DEMO: '0' });
  const installation = await openInstallation({ config, secret, ownerUrl, appUrl, log: pino({ level: 'error' }) });
  const { pool, notifier, now, owner } = installation;
  try {
    const by = { actor: { kind: 'system' as const, merchant: '' }, requestId: 'bench', address: '' };
    const shop = await runWriter({ pool, reactions: [], notifier, now }, by, makeSeedShop);
    if (!shop) throw new Error('The benchmark data folder already has a shop.');
    const since = performance.now();
    await seedBulk(owner, shop.merchant, shop.userId, amounts, (line) => console.error(`  seed: ${line}`));
    const seconds = (performance.now() - since) / 1000;
    await addLimitedTeammate(owner, shop.merchant);
    await addRareOrders(owner, shop.merchant);
    // Done now, because autovacuum and the checkpointer would otherwise run during a measurement.
    await owner.query('vacuum (analyze)');
    await owner.query('checkpoint');
    return { ...shop, seconds };
  } finally {
    await installation.close();
  }
}

function digestOfSources() {
  const hash = createHash('sha256').update(JSON.stringify(amounts));
  const migrations = path.join(root, 'server/migrations');
  const files = [
    ...fs
      .readdirSync(migrations)
      .sort()
      .map((name) => path.join(migrations, name)),
    path.join(root, 'server/seed-bulk.ts'),
    path.join(root, 'server/seed-words.ts'),
  ];
  for (const file of files) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}
