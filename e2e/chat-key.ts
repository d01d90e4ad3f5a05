import pg from 'pg';
import type { Parley } from './parley.ts';

/** The public key of a shop's chat, read from the database, since no screen shows it yet. */
export async function chatKeyOf({ databaseUrl }: Pick<Parley, 'databaseUrl'>, merchant: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>('select key from directory.chat_keys where merchant_id = $1', [merchant]);
    if (!rows[0]) throw new Error(`The shop ${merchant} has no chat key.`);
    return rows[0].key;
  } finally {
    await client.end();
  }
}
