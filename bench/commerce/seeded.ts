import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import type { WriteCtx } from '../../server/context.ts';
import { makeShop } from '../../server/features/account/identity/index.ts';
import { openInstallation } from '../../server/installation.ts';
import { runWriter } from '../../server/platform/writer.ts';
import { makeSeedShop } from '../../server/seed-bulk.ts';
import { openDatabase } from '../support/database.ts';
import { folderOf, removeFolder, root } from '../support/folders.ts';
import type { Database } from '../support/web-process.ts';
import { type Filled, fillShops, type Size } from './fill.ts';

/** A very large shop, and one a hundredth of its size, with the same owner. */
const sizes: Record<'large' | 'small', Size> = {
  large: { products: 100_000, customers: 300_000, orders: 1_000_000, conversations: 100_000 },
  small: { products: 1_000, customers: 3_000, orders: 10_000, conversations: 1_000 },
};
export type Commerce = Database & { large: Filled; small: Filled; made: { seconds: number } | undefined; stop(): Promise<void> };
type Stamp = { digest: string; large: Filled; small: Filled };

const folder = folderOf('commerce');
const stampFile = path.join(folder, 'seeded.json');

/** Created once, and again when a migration or the seed changes. */
export async function openCommerce(): Promise<Commerce> {
  const digest = digestOfSources();
  const known = fs.existsSync(stampFile) ? (JSON.parse(fs.readFileSync(stampFile, 'utf8')) as Stamp) : undefined;
  if (known?.digest === digest) return { ...(await openDatabase(folder)), ...known, made: undefined };
  removeFolder(folder);
  const database = await openDatabase(folder);
  const { seconds, ...shops } = await seed(database);
  fs.writeFileSync(stampFile, JSON.stringify({ digest, ...shops } satisfies Stamp));
  return { ...database, ...shops, made: { seconds } };
}

async function seed({ ownerUrl, appUrl, secret, data }: Database) {
  const config = readConfig({ PARLEY_DATA: data, DEMO: '0' });
  const installation = await openInstallation({ config, secret, ownerUrl, appUrl, log: pino({ level: 'error' }) });
  const { pool, notifier, now, owner } = installation;
  try {
    const by = { actor: { kind: 'system' as const, merchant: '' }, requestId: 'bench', address: '' };
    const make = <T>(work: (ctx: WriteCtx) => Promise<T>) => runWriter({ pool, reactions: [], notifier, now }, by, work);
    const first = await make(makeSeedShop);
    if (!first) throw new Error('The benchmark data folder already has a shop.');
    const { userId } = first;
    const second = await make((ctx) => makeSecondShop(ctx, userId));
    const large = { merchant: first.merchant, userId, brand: await make((ctx) => makeBrand(ctx, first.merchant)), size: sizes.large };
    const small = { merchant: second, userId, brand: await make((ctx) => makeBrand(ctx, second)), size: sizes.small };
    const since = performance.now();
    const client = await owner.connect();
    try {
      await fillShops(client, [large, small], (line) => console.error(`  seed: ${line}`));
    } finally {
      client.release(true);
    }
    return { large, small, seconds: (performance.now() - since) / 1000 };
  } finally {
    await installation.close();
  }
}

async function makeSecondShop(ctx: WriteCtx, userId: string) {
  const merchant = await makeShop(ctx, { name: 'Small Shop', currency: 'EUR', timeZone: 'Europe/Amsterdam', locale: 'en' });
  await ctx.db.insertInto('directory.memberships').values({ user_id: userId, merchant_id: merchant, team_role: 'owner' }).execute();
  return merchant;
}

async function makeBrand(ctx: WriteCtx, merchant: string) {
  const id = ctx.newId();
  await ctx.enter(merchant);
  await ctx.db.insertInto('brands').values({ merchant_id: merchant, id, name: 'Northbound' }).execute();
  return id;
}

function digestOfSources() {
  const hash = createHash('sha256').update(JSON.stringify(sizes));
  const migrations = path.join(root, 'server/migrations');
  const files = fs
    .readdirSync(migrations)
    .sort()
    .map((name) => path.join(migrations, name));
  for (const file of [...files, ...['words.sql', 'fill.sql', 'fill.ts'].map((name) => path.join(import.meta.dirname, name))])
    hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}
