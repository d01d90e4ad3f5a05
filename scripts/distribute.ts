// `npm run distribute [-- --plan]`: prints what distributing the tables by shop takes, and does it where the database is the coordinator of a
// Citus cluster. Run again, it goes on where it broke off. What a cluster is for: docs/scaling.md.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { distribute, hasCitus, planText, readCatalogue } from '../server/platform/db/distribution.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { endWith, withDatabase } from './database.ts';

const { values } = parseArgs({ options: { plan: { type: 'boolean', default: false } } });
await withDatabase(async (url) => {
  await migrate(url, { log: (line) => console.error(line) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!values.plan && (await hasCitus(client))) return await distribute(client, console.log);
    const catalogue = await readCatalogue(client);
    if (catalogue.faults.length) throw new Error(catalogue.faults.join('\n'));
    console.log(planText(catalogue));
    if (!values.plan) console.error('This is the plan: PostgreSQL has no Citus here, so nothing was changed.');
  } finally {
    await client.end();
  }
}).catch(endWith);
