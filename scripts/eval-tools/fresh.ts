// A temporary installation with its own database.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { type Installation, type Opening, openInstallation } from '../../server/installation.ts';
import { startPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { migrate } from '../../server/platform/db/migrations.ts';
import { startWeb } from '../../server/web-app.ts';

export type Fresh = { url: string; installation: Installation; opening: Opening; database: { ownerUrl: string; appUrl: string } };
/** `env` overrides settings of the installation, `now` its clock. */
type How = { env?: Record<string, string>; now?: () => Date };

export async function withFreshInstallation<T>(work: (fresh: Fresh) => Promise<T>, { env = {}, now }: How = {}): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-eval-'));
  fs.chmodSync(folder, 0o755);
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const postgres = await startPostgres(path.join(folder, 'pg'), { settings, log: () => {} });
  try {
    const appPassword = 'the-application-in-an-evaluation';
    await migrate(postgres.url, { appPassword });
    const appUrl = Object.assign(new URL(postgres.url), { username: 'parley_app', password: appPassword }).href;
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0', DEMO: '0', PARLEY_DATA: folder, ...env });
    const secret = 'the secret of an evaluation, which keeps nothing';
    const opening = { config: { ...config, port: 0 }, secret, ownerUrl: postgres.url, appUrl, log: pino({ level: 'silent' }), now };
    const installation = await openInstallation(opening);
    const web = await startWeb(installation);
    try {
      return await work({ url: `http://127.0.0.1:${web.port}`, installation, opening, database: { ownerUrl: postgres.url, appUrl } });
    } finally {
      await web.close();
      await installation.close();
    }
  } finally {
    await postgres.stop();
    for (const left of [folder, postgres.home]) if (left) fs.rmSync(left, { recursive: true, force: true });
  }
}
