import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { migrate } from '../../server/platform/db/migrations.ts';
import { untilEnd } from './ending.ts';
import type { Database } from './web-process.ts';

/** The database of a data folder, made when there is none, with the application's own role; its settings are the product's. */
export async function openDatabase(data: string): Promise<Database & { stop(): Promise<void> }> {
  const postgres = await startPostgres(path.join(data, 'pg'), { log: (line) => console.error(line) });
  const stop = untilEnd(() => postgres.stop());
  const appPassword = randomBytes(24).toString('hex');
  await migrate(postgres.url, { appPassword });
  const appUrl = Object.assign(new URL(postgres.url), { username: 'parley_app', password: appPassword }).href;
  return { ownerUrl: postgres.url, appUrl, secret: secretOf(data), data, stop };
}

function secretOf(data: string) {
  const file = path.join(data, 'secret');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}
