import { setTimeout as pause } from 'node:timers/promises';
import { getExport, startExport } from '@parley/contract/exports';
import { getImport, type ImportKind, type ImportRun, startImport } from '@parley/contract/import-runs';
import { openPool } from '../../server/platform/db/pool.ts';
import { seedOwner } from '../../server/seed-bulk.ts';
import { sender } from '../../server/testing/app.ts';
import { round } from '../support/figures.ts';
import { signIn } from '../support/sign-in.ts';
import { startWebProcess, startWorkerProcess } from '../support/web-process.ts';
import type { Commerce } from './seeded.ts';

type Shop = { url: string; merchant: string; token: string };

/**
 * Measures imports of each kind into the small shop, twice: the second time they change nothing. Then exports lists of the large shop. Rows per
 * second, from the start to the end of the job.
 */
export async function measureExchange(commerce: Commerce, { quick }: { quick: boolean }) {
  const [web, worker] = await Promise.all([startWebProcess(commerce), startWorkerProcess(commerce)]);
  const { token } = await signIn(web.url, seedOwner);
  const shop = { url: web.url, merchant: commerce.small.merchant, token };
  const rows = quick ? 20_000 : 50_000;
  const imports: Record<string, unknown> = {};
  for (const [kind, text] of files(rows)) {
    const first = await importFile(shop, kind, text);
    const again = await importFile(shop, kind, text);
    imports[kind] = { first, again };
    console.error(`  import of ${kind}: ${first.rows_per_second} rows/s, again ${again.rows_per_second}`);
  }
  const large = { url: web.url, merchant: commerce.large.merchant, token };
  const exports: Record<string, unknown> = {};
  for (const list of ['products', 'customers', 'orders'] as const) {
    exports[list] = await exportList(large, list, quick);
    console.error(`  export of ${list}: ${JSON.stringify(exports[list])}`);
  }
  await Promise.all([web.stop(), worker.stop()]);
  await removeImported(commerce, shop.merchant);
  return { imports, exports };
}

/** A file of each kind, with two rows per product and order. */
export function* files(rows: number): Generator<[ImportKind, string]> {
  const csv = (header: string, line: (i: number) => string) => `${header}\n${Array.from({ length: rows }, (_, i) => line(i)).join('\n')}\n`;
  yield [
    'products',
    csv(
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Status',
      (i) =>
        `thing-${i >> 1},${i % 2 ? '' : `Thing ${i >> 1}`},${i % 2 ? '' : '<p>Made to last.</p>'},House,Kitchen,"steel, desk",true,Size,${i % 2 ? 'L' : 'M'},TH-${i},shopify,${i % 40},deny,${10 + (i % 90)}.90,active`,
    ),
  ];
  yield [
    'customers',
    csv(
      'First Name,Last Name,Email,Phone,Total Spent,Total Orders,Tags',
      (i) => `Ada,Bakker${i},ada${i}@brought.example,+31 6 ${10_000_000 + i},0.00,0,`,
    ),
  ];
  yield [
    'orders',
    csv(
      'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku',
      (i) =>
        i % 2
          ? `#B${1000 + (i >> 1)},,,,,,,,,1,Thing ${i % 500},10.90,TH-${i % 1000}`
          : `#B${1000 + (i >> 1)},ada${i % 20_000}@brought.example,paid,fulfilled,EUR,21.80,0.00,21.80,2026-0${1 + (i % 9)}-11 10:00:00 +0000,1,Thing ${i % 500},10.90,TH-${i % 1000}`,
    ),
  ];
}

async function importFile({ url, merchant, token }: Shop, kind: ImportKind, text: string) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new Blob([text]), `${kind}.csv`);
  const uploaded = await fetch(`${url}/api/imports/${merchant}/runs?kind=${kind}`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
  });
  const run = (await uploaded.json()) as ImportRun;
  const send = sender(url);
  const since = performance.now();
  const started = await send(startImport, { merchant, id: run.id, dry: false }, { token });
  if (started.status !== 200) throw new Error(`An import did not start: ${JSON.stringify(started.body)}`);
  for (;;) {
    const { body } = await send(getImport, { merchant, id: run.id }, { token });
    if (body.state === 'failed') throw new Error(`An import failed: ${body.reason}`);
    if (body.state === 'done') {
      const { created, updated, unchanged, refused, done_rows: rows } = body;
      const seconds = (performance.now() - since) / 1000;
      return { rows, seconds: round(seconds), rows_per_second: Math.round(rows / seconds), created, updated, unchanged, refused };
    }
    await pause(50);
  }
}

async function exportList({ url, merchant, token }: Shop, list: 'products' | 'customers' | 'orders', quick: boolean) {
  const send = sender(url);
  const since = performance.now();
  // A hundred thousand rows of each, or a part.
  const filter = {
    match: 'all' as const,
    conditions:
      list === 'products'
        ? []
        : [{ field: list === 'orders' ? 'placed_at' : 'created_at', op: 'in_last_days' as const, value: quick ? 30 : 110 }],
  };
  const { status, body } = await send(startExport, { merchant, list, filter }, { token });
  if (status !== 201) throw new Error(`An export did not start: ${JSON.stringify(body)}`);
  for (;;) {
    const { body: now } = await send(getExport, { merchant, id: body.id }, { token });
    if (now.state === 'failed') throw new Error(`An export failed: ${now.reason}`);
    if (now.state === 'done') {
      const seconds = (performance.now() - since) / 1000;
      return { rows: now.rows, seconds: round(seconds), rows_per_second: Math.round(now.rows / seconds), bytes: now.size };
    }
    await pause(50);
  }
}

/** Deletes what was imported, so that the shops keep their size. */
async function removeImported({ ownerUrl }: Commerce, merchant: string) {
  const owner = openPool(ownerUrl, { max: 1 });
  await owner.query('set statement_timeout = 0; set session_replication_role = replica');
  const came = {
    orders: `order_number like '#B%'`,
    customers: `email like '%@brought.example'`,
    products: `external_id like 'thing-%'`,
  };
  const below = [
    ...['order_payments', 'order_events', 'order_lines'].map((table) => [table, 'order_id', 'orders'] as const),
    ...['customer_keys', 'customer_events'].map((table) => [table, 'customer_id', 'customers'] as const),
    ['variants', 'product_id', 'products'] as const,
  ];
  for (const [table, column, of] of below)
    await owner.query(
      `delete from ${table} where merchant_id = $1 and ${column} in (select id from ${of} where merchant_id = $1 and ${came[of]})`,
      [merchant],
    );
  for (const [table, which] of Object.entries(came))
    await owner.query(`delete from ${table} where merchant_id = $1 and ${which}`, [merchant]);
  await owner.query('delete from import_keys where merchant_id = $1', [merchant]);
  await owner.query('vacuum (analyze) orders, order_lines, customers, products, variants');
  await owner.end();
}
