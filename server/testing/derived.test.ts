import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { derived, differencesIn } from './derived.ts';

let database: TestDatabase;
let owner: pg.Client;
const [shop, product, customer, other, article] = [newId(), newId(), newId(), newId(), newId()];
beforeAll(async () => {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`insert into directory.merchants (id, name) values ('${shop}', 'A shop')`);
  await owner.query(`select set_config('app.merchant', '${shop}', false)`);
  await owner.query(`insert into products (merchant_id, id, name, words) values ('${shop}', '${product}', 'Lamp', '')`);
  await owner.query(
    `insert into customers (merchant_id, id, name, emails) values ('${shop}', '${customer}', 'Ann', '{ann@mail.example}'), ('${shop}', '${other}', 'Ann', '{ann+2@mail.example}')`,
  );
  await owner.query(`select key_customers('${shop}', '{${customer},${other}}')`);
  await owner.query(`insert into articles (merchant_id, id, title, body) values ('${shop}', '${article}', 'Returns', 'Within 30 days')`);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const order = `insert into orders (merchant_id, id, order_number, number_key, customer_id, status, payment_status, fulfillment_status, currency, subtotal_cents, total_cents, placed_at)
  values ('${shop}', gen_random_uuid(), '#1', '1', '${customer}', 'pending', 'awaiting', 'unfulfilled', 'EUR', 1, 1, now())`;
const conversation = `insert into conversations (merchant_id, id, number, channel, customer_id, customer_name, last_activity_at)
  values ('${shop}', gen_random_uuid(), 1, 'website', '${customer}', 'Ann', now())`;
const merged = `update customers set merged_into_id = '${other}' where id = '${customer}'; select key_customers('${shop}', '{${customer}}')`;
const variant = `insert into variants (merchant_id, id, product_id, position, price_cents) values ('${shop}', gen_random_uuid(), '${product}', 0, 500)`;
const run = newId();
const answer = `insert into ai_runs (merchant_id, id, conversation_id, trigger_seq, engine, model, config_version, decision, total_ms, started_at, sources)
  values ('${shop}', '${run}', gen_random_uuid(), 1, 'builtin', 'builtin', 1, 'answer', 1, now(), '[{"kind": "article", "id": "${article}"}]')`;

const crowded = `${variant}; update variants set stock = 1 where merchant_id = '${shop}'; select figure_products('${shop}', '{${product}}');
  insert into locations (merchant_id, id, name, is_main, position, created_at) values ('${shop}', '${other}', 'Counter', false, 1, now());
  insert into location_stock (merchant_id, variant_id, location_id, stock) select merchant_id, id, '${other}', 2 from variants where merchant_id = '${shop}'`;

const [figures, words, keys, shared, ofOrders, ofConversations, uses, places] = Object.keys(derived);
test.each([
  ['a variant that was added', variant, figures],
  ['a product’s new word', `update products set words = to_tsvector('simple', 'zeppelin') where id = '${product}'`, words],
  ['an e-mail address that was changed', `update customers set emails = '{bea@mail.example}' where id = '${customer}'`, keys],
  ['a customer who was merged away', `update customers set merged_into_id = '${other}' where id = '${customer}'`, keys],
  ['a customer who is gone', `delete from customers where id = '${customer}'`, keys],
  ['keys that nobody compared', `update customer_keys set shared = false`, shared],
  ['an order of somebody who was merged away', `${merged}; ${order}`, ofOrders],
  ['a conversation of somebody who was merged away', `${merged}; ${conversation}`, ofConversations],
  ['an answer that rests on an article', answer, uses],
  ['units at a location that the variant doesn’t have', crowded, places],
])('detects %s without the derived update', async (_what, change, rule) => {
  await owner.query(`begin; ${change}`);
  const found = await differencesIn(owner);
  await owner.query('rollback');
  expect(found.map((line) => line.slice(0, rule?.length))).toEqual([rule]);
});

test.each([
  ['a variant', `${variant}; select figure_products('${shop}', '{${product}}')`],
  [
    'an e-mail address',
    `update customers set emails = '{bea@mail.example}' where id = '${customer}'; select key_customers('${shop}', '{${customer}}')`,
  ],
  ['a customer who is gone', `delete from customers where id = '${customer}'; select key_customers('${shop}', '{${customer}}')`],
  ['an answer', `${answer}; select note_article_uses('${shop}', '{${run}}'); select note_article_uses('${shop}', '{${run}}')`],
])('%s with the derived update is consistent', async (_what, change) => {
  await owner.query(`begin; ${change}`);
  const found = await differencesIn(owner);
  await owner.query('rollback');
  expect(found).toEqual([]);
});

test('a test file with inconsistent derived data fails when dropping its database', async () => {
  const careless = await testDatabase();
  const client = new pg.Client({ connectionString: careless.ownerUrl });
  await client.connect();
  await client.query(`insert into directory.merchants (id, name) values ('${shop}', 'A shop')`);
  await client.query(
    `insert into customers (merchant_id, id, name, emails) values ('${shop}', '${customer}', 'Ann', '{ann@mail.example}')`,
  );
  await client.end();
  await expect(careless.drop()).rejects.toThrow('kept by key_customers');
});

/** All writers of these tables. Each calls the function, or states why nothing is derived from what it writes. */
const writers: Record<string, Record<string, string>> = {
  products: {
    'server/features/commerce/products/store.ts': 'learn_product_words',
    'server/features/lists/imports/product-store.ts': 'learn_product_words',
    'server/seed-bulk.ts': 'learn_product_words',
    'server/seed-commerce.ts': 'not what they are searched by',
  },
  variants: {
    'server/features/commerce/orders/stock-store.ts': 'figure_products',
    'server/features/commerce/products/grid-store.ts': 'figure_products',
    'server/features/commerce/products/locations/store.ts': 'figure_products',
    'server/features/commerce/products/variant-store.ts': 'figure_products',
    'server/features/lists/imports/product-store.ts': 'figure_products',
    'server/seed-bulk.ts': 'figure_products',
  },
  customers: {
    'server/features/account/erasure/coverage-store.ts': 'of who was hidden before, and has no keys',
    'server/features/account/erasure/scope-store.ts': 'key_customers',
    'server/features/channels/chat/customer-store.ts': 'key_customers',
    'server/features/commerce/checkout/customer-store.ts': 'key_customers',
    'server/features/commerce/customers/change-store.ts': 'key_customers',
    'server/features/commerce/customers/merge-store.ts': 'only whom those who were merged before lead to, who have no keys',
    'server/features/commerce/customers/spending-store.ts': 'only what they bought',
    'server/features/commerce/customers/store.ts': 'only that they are blocked',
    'server/features/commerce/orders/order-store.ts': 'only how they pay',
    'server/features/conversations/connections/store.ts': 'only a name, which is no key',
    'server/features/lists/imports/customer-store.ts': 'key_customers',
    'server/seed-bulk.ts': 'key_customers',
    'server/seed-commerce.ts': 'only what they agreed to',
  },
  orders: {
    'server/features/account/erasure/coverage-store.ts': 'not whose they are',
    'server/features/commerce/checkout/store.ts': 'current_customers',
    'server/features/commerce/orders/new-order-store.ts': 'its caller holds the customer and asked whom they are by now',
    'server/features/commerce/orders/order-store.ts': 'current_customers',
    'server/features/commerce/payments/store.ts': 'only until when it can be paid',
    'server/features/lists/imports/order-store.ts': 'current_customers',
    'server/seed-commerce.ts': 'not whose they are',
  },
  ai_runs: {
    'server/demo-seed.ts': 'note_article_uses',
    'server/features/account/erasure/coverage-store.ts': 'takes out what they rest on',
    'server/features/conversations/inbox/merge-store.ts': 'not what they rest on',
    'server/features/conversations/inbox/run-store.ts': 'note_article_uses',
  },
};
const root = path.resolve(import.meta.dirname, '../..');
const sources = fs
  .readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .map((file) => `server/${file}`)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/make[^/]*\.ts$|\/testing\/|\/samples\//.test(file));

test.each(Object.entries(writers))('only these files write %s, and each updates derived data', (table, files) => {
  const writes = new RegExp(
    String.raw`(insertInto|updateTable|deleteFrom)\('${table}( as \w+)?'|(insert into|update|delete from|copy) (public\.)?${table}\b|(insertRows|fill|insert)\(\s*(ctx\.db|db|owner),\s*'${table}'`,
  );
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  expect(sources.filter((file) => writes.test(read(file))).toSorted()).toEqual(Object.keys(files).toSorted());
  const functions = Object.values(derived).map(({ keptBy }) => keptBy);
  expect(Object.entries(files).filter(([file, keeps]) => functions.includes(keeps) && !read(file).includes(keeps))).toEqual([]);
});
