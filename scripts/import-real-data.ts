// `node scripts/run.mjs scripts/import-real-data.ts [folder] [name …]`: imports the data sets through the API, each into its own shop, and reports
// the speed and whether the database totals match the files. Uses a temporary database.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportRun } from '@parley/contract/import-runs';
import { sql } from 'kysely';
import pino from 'pino';
import { readConfig } from '../server/config.ts';
import { openInstallation } from '../server/installation.ts';
import { openDocuments } from '../server/integrations/documents/index.ts';
import { openFolder } from '../server/integrations/files/index.ts';
import { openIdentityProviders } from '../server/integrations/oidc/index.ts';
import { makeVapidKey, openPush } from '../server/integrations/push/index.ts';
import { openStripe } from '../server/integrations/stripe/index.ts';
import { openWeb } from '../server/integrations/web/index.ts';
import { openWebhooks } from '../server/integrations/webhooks/index.ts';
import { openModels } from '../server/integrations/llm/index.ts';
import { startPostgres } from '../server/platform/db/embedded-postgres.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { startWeb } from '../server/web-app.ts';
import { startWorker } from '../server/worker.ts';
import type { DataFile, Facts } from './convert-data/data-file.ts';
import { journeyProducts } from './convert-data/journey-products.ts';
import { onlineRetail } from './convert-data/online-retail.ts';
import { osdOrders } from './convert-data/osd-orders.ts';
import { saleorProducts } from './convert-data/saleor-products.ts';
import { shopifyProducts } from './convert-data/shopify-products.ts';

const [given, ...only] = process.argv.slice(2);
const data = given ?? process.env['PARLEY_DATA_SETS'] ?? '../shared/data';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-real-data-'));
const postgres = await startPostgres(path.join(folder, 'database'), { log: () => {} });
try {
  await migrate(postgres.url);
  await importAll();
} finally {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function importAll() {
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '0', DEMO: '0', PARLEY_DATA: folder }), port: 0 };
  const services = {
    models: openModels(config),
    documents: openDocuments(),
    web: openWeb(),
    channels: [],
    payments: openStripe(),
    billing: null,
    webhooks: openWebhooks(),
    push: openPush({ readKey: async () => makeVapidKey(), contact: 'mailto:ops@parley.example', now: () => new Date() }),
    identityProviders: openIdentityProviders({ now: () => new Date() }),
  };
  const outside = { mail: { send: async () => {} }, files: openFolder(path.join(folder, 'files')), ...services };
  const log = pino({ level: 'error' });
  const secret = 'a secret for measuring, 32 characters or more';
  const installation = await openInstallation({ config, secret, ownerUrl: postgres.url, appUrl: '', log, outside });
  const [web, worker] = [await startWeb(installation), await startWorker(installation)];
  const url = `http://127.0.0.1:${web.port}`;
  for (const make of [shopifyProducts, saleorProducts, osdOrders, journeyProducts, onlineRetail]) {
    const file = make(data);
    if (only.length > 0 && !only.includes(file.name)) continue;
    const shop = await register(url, file);
    for (const round of ['first', 'again']) {
      const run = await importFile(url, shop, file);
      console.log(JSON.stringify({ file: file.name, round, ...figures(run) }));
    }
    const found = await figuresOf(installation.readingOf(shop.merchant));
    console.log(
      JSON.stringify({
        file: file.name,
        in_the_file: file.facts,
        in_the_shop: found,
        equal: JSON.stringify(found) === JSON.stringify(file.facts),
      }),
    );
  }
  await worker.close();
  await web.close();
  await installation.close();
}

function figures(run: ImportRun) {
  const { state, total_rows: rows, created, updated, unchanged, refunds, refused, rows_per_second: speed } = run;
  const seconds = (Date.parse(run.finished_at ?? '') - Date.parse(run.created_at)) / 1000;
  const reasons: Record<string, number> = {};
  for (const { reason } of run.refusals) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    state,
    rows,
    created,
    updated,
    unchanged,
    refunds,
    refused,
    first_reasons: reasons,
    seconds_with_upload: seconds,
    rows_per_second: speed,
  };
}

type Shop = { merchant: string; token: string };
async function register(url: string, { name, currency }: DataFile): Promise<Shop> {
  const body = { name: 'Data', email: `${name}@data.example`, password: 'a long password', merchant_name: name, currency };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token, user } = (await response.json()) as { token: string; user: { merchant_id: string } };
  return { token, merchant: user.merchant_id };
}

async function importFile(url: string, { merchant, token }: Shop, { name, csv, kind }: DataFile): Promise<ImportRun> {
  const runs = `${url}/api/imports/${merchant}/runs`;
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${runs}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as ImportRun;
  };
  const form = new FormData();
  form.set('file', new Blob([csv]), `${name}.csv`);
  const { id } = await call(`?kind=${kind}`, { method: 'POST', body: form });
  await call(`/${id}/start`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"dry":false}' });
  for (;;) {
    const run = await call(`/${id}`);
    if (run.state !== 'running') return run;
    await pause(100);
  }
}

async function figuresOf(db: ReturnType<Awaited<ReturnType<typeof openInstallation>>['readingOf']>): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select (select count(*) from orders)::int as orders, (select coalesce(sum(total_cents), 0) from orders where status <> 'cancelled')::float8 as revenue,
      ((select coalesce(sum(amount_cents), 0) from refund_records) + (select coalesce(sum(refunded_cents), 0) from orders))::float8 as refunds,
      (select count(*) from products)::int as products`.execute(db);
  return rows[0] ?? { orders: 0, revenue: 0, refunds: 0, products: 0 };
}
