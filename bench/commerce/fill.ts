import fs from 'node:fs';
import path from 'node:path';
import type { PoolClient } from 'pg';

export type Size = { products: number; customers: number; orders: number; conversations: number };
export type Filled = { merchant: string; userId: string; brand: string; size: Size };

const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
const tables = `'variants', 'products', 'conversations', 'messages', 'ai_runs', 'orders', 'order_lines', 'order_payments', 'order_events', 'shipments', 'order_returns', 'customers', 'customer_keys', 'customer_tags'`;

/**
 * Fills shops with SQL only, on one superuser connection: without triggers and foreign keys, since all rows are complete and consistent, and creating
 * the indexes at the end.
 */
export async function fillShops(client: Pick<PoolClient, 'query'>, shops: readonly Filled[], say: (line: string) => void) {
  const since = performance.now();
  const seconds = () => `${((performance.now() - since) / 1000).toFixed(0)} s`;
  await client.query(
    `set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set jit = off`,
  );
  await client.query(read('words.sql'));
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid::regclass::text in (${tables}) and not exists (select from pg_constraint c where c.conindid = indexrelid)`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const [number, shop] of shops.entries()) {
    for (const statement of statementsFor(shop, number + 1)) {
      await client.query(statement);
      say(`${seconds()} ${statement.trim().replace(/\s+/g, ' ').slice(0, 40)}`);
    }
  }
  for (const { definition } of indexes) await client.query(definition);
  say(`${seconds()} ${indexes.length} indexes`);
  await client.query('drop schema seed cascade; set session_replication_role = origin');
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  say(`${seconds()} in all`);
}

function statementsFor({ merchant, userId, brand, size }: Filled, shop: number): string[] {
  const replaced: Record<string, string | number> = { ...size, shop, merchant, user: userId, brand, now: new Date().toISOString() };
  const text = read('fill.sql').replaceAll(/^\s*--.*$/gm, '');
  return text
    .replaceAll(/@(\w+)@/g, (_, name: string) => String(replaced[name]))
    .split(/;\n/)
    .filter((one) => one.trim());
}
