import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/platform/db/embedded-postgres.ts';
import type { Parley } from './parley.ts';

/** The public key of a shop's chat, read where it is kept: no screen shows it yet. */
export async function chatKeyOf({ data }: Pick<Parley, 'data'>, merchant: string): Promise<string> {
  const { url } = await startPostgres(path.join(data, 'pg'));
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>('select key from directory.chat_keys where merchant_id = $1', [merchant]);
    if (!rows[0]) throw new Error(`The shop ${merchant} has no chat key.`);
    return rows[0].key;
  } finally {
    await client.end();
  }
}
