import path from 'node:path';
import { type Config, readConfig, readDotEnv } from '../server/config.ts';
import { filesFolder, openFolder } from '../server/integrations/files/index.ts';
import { startPostgres } from '../server/platform/db/embedded-postgres.ts';

/** Runs work on the installation's database: DATABASE_URL, or the embedded one, which it starts unless Parley is running. */
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

/** Ends a script with an error message instead of a stack trace. */
export function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The installation's file storage. */
export const filesOf = (config: Config) => openFolder(filesFolder(config));
