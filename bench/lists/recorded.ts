import type { PoolClient } from 'pg';
import type { Client, Pool } from '../../server/platform/db/pool.ts';
import { reading, type Reader } from '../../server/platform/db/tenant.ts';

export type Statement = { text: string; values: unknown[] };

/** A reader that also records its SQL, so that the comparison uses the product's actual queries. */
export function recordingReader(pool: Pool, merchant: string): { db: Reader; statements: Statement[] } {
  const statements: Statement[] = [];
  const connect = async () => recording((await pool.connect()) as PoolClient & Client, statements);
  const recorder = Object.create(pool, { connect: { value: connect } }) as Pool;
  return { db: reading(recorder, merchant), statements };
}

function recording(client: Client, statements: Statement[]): Client {
  const runPrefixed: Client['runPrefixed'] = (text, values, prefix) => {
    statements.push({ text, values: [...values] });
    return client.runPrefixed(text, values, prefix);
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'runPrefixed') return runPrefixed;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
