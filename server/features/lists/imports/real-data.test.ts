import fs from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { osdOrders } from '../../../../scripts/convert-data/osd-orders.ts';
import { saleorProducts } from '../../../../scripts/convert-data/saleor-products.ts';
import { shopifyProducts } from '../../../../scripts/convert-data/shopify-products.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { bringCsv } from '../../../testing/bring-csv.ts';

const folder = process.env['PARLEY_DATA_SETS'] ?? '../shared/data';
const isHere = fs.existsSync(`${folder}/catalog`);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// Shown as skipped without the data sets.
test.skipIf(!isHere).each([
  ['shopify', shopifyProducts],
  ['saleor', saleorProducts],
  ['osd', osdOrders],
] as const)('%s adds up in the shop as in the file, and importing again changes nothing', { timeout: 120_000 }, async (_, convert) => {
  const file = convert(folder);
  const owner = await app.register({ currency: file.currency });
  const first = await bringCsv(app, owner, file.csv, file.kind);
  expect(first).toMatchObject({
    state: 'done',
    total_rows: file.rows,
    done_rows: file.rows,
    created: file.facts.orders + file.facts.products,
  });
  const { rows } = await sql`
    select (select count(*) from orders)::int as orders, (select coalesce(sum(total_cents), 0) from orders)::float8 as revenue,
      (select coalesce(sum(refunded_cents), 0) from orders)::float8 as refunds, (select count(*) from products)::int as products`.execute(
    app.installation.readingOf(owner.merchant),
  );
  expect(rows).toEqual([file.facts]);
  const again = await bringCsv(app, owner, file.csv, file.kind);
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: first.created, refused: first.refused });
});
