// `npm run distribute [-- --plan]`: prints the statements that distribute the tables by shop, and runs them if the database is the coordinator of a
// Citus cluster. It can be run again after a failure. docs/scaling.md explains when a cluster helps.
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
    if (catalogue.issues.length) throw new Error(catalogue.issues.join('\n'));
    console.log(planText(catalogue));
    if (!values.plan) console.error('This is only the plan. This PostgreSQL doesn’t have Citus, so nothing was changed.');
  } finally {
    await client.end();
  }
}).catch(endWith);
