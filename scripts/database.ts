import path from 'node:path';
import { type Config, readConfig, readDotEnv } from '../server/config.ts';
import { filesFolder, openFolder } from '../server/integrations/files/index.ts';
import { startPostgres } from '../server/platform/db/embedded-postgres.ts';

/** The installation's database for a script: the one of DATABASE_URL, or our own, which is started unless Parley runs. */
export async function withDatabase<Result>(work: (url: string, config: Config) => Promise<Result>): Promise<Result> {
  readDotEnv();
  const config = readConfig();
  if (config.directUrl) return work(config.directUrl, config);
  const postgres = await startPostgres(path.join(config.data, 'pg'));
  try {
    return await work(postgres.url, config);
  } finally {
    await postgres.stop();
  }
}

/** Ends a script with a sentence instead of a stack of calls. */
export function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Where the installation keeps what people sent. */
export const filesOf = (config: Config) => openFolder(filesFolder(config));
