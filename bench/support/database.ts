import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { migrate } from '../../server/platform/db/migrations.ts';
import { closeAtEnd } from './closing.ts';
import type { Database } from './web-process.ts';

/** Opens a data folder's database with the application's role and the product's settings, and creates it if necessary. */
export async function openDatabase(data: string, settings: string[] = []): Promise<Database & { stop(): Promise<void> }> {
  const postgres = await startPostgres(path.join(data, 'pg'), { settings, log: (line) => console.error(line) });
  const stop = closeAtEnd(() => postgres.stop());
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
