import { listDuplicates, mergeCustomers } from '@parley/contract/customers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, limitedTo, makeCustomer, makeOrder } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const ask = (person: Person, customer?: string) =>
  app.send(listDuplicates, { merchant: person.merchant, ...(customer && { customer }) }, { token: person.token });
const pairsIn = async (person: Person, customer?: string) =>
  (await ask(person, customer)).body.items.map(({ customer: one, duplicate, reason }) => [one.name, duplicate.name, reason]);
const address = { line1: 'Long Road 5', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' };
const named = (first_name: string, last_name: string, more: object = {}) => ({ first_name, last_name, ...more });

test('customers who share an email, a phone, or name and address may be duplicates, most certain first', async () => {
  const shop = await app.register();
  await makeCustomer(app, shop, named('Jon', 'Smith', { addresses: [address] }));
  await makeCustomer(app, shop, named('John', 'Smith', { addresses: [{ ...address, line1: 'long road, 5', postcode: 'ls14ap' }] }));
  await makeCustomer(app, shop, named('Zoe', 'Quist', { addresses: [address] }));
  await makeCustomer(app, shop, named('Pia', 'One', { phones: ['+44 113 496 0000'] }));
  await makeCustomer(app, shop, named('Pia', 'Two', { phones: ['0113 4960000'] }));
  await makeCustomer(app, shop, named('Eva', 'One', { emails: ['e.v.a@gmail.com'], phones: ['020 1111111'] }));
  const eva = await makeCustomer(app, shop, named('Eva', 'Two', { emails: ['eva+shop@googlemail.com'], phones: ['020 1111111'] }));
  await makeCustomer(app, shop, named('Dot', 'One', { emails: ['d.o.t@post.example'] }));
  await makeCustomer(app, shop, named('Dot', 'Two', { emails: ['dot@post.example'] }));
  expect(await pairsIn(shop)).toEqual([
    ['Eva One', 'Eva Two', 'email'],
    ['Pia One', 'Pia Two', 'phone'],
    ['Jon Smith', 'John Smith', 'name_and_address'],
  ]);
  expect(await pairsIn(shop, eva.id)).toEqual([['Eva Two', 'Eva One', 'email']]);
});

test('a merge resolves a pair', async () => {
  const shop = await app.register();
  const one = await makeCustomer(app, shop, { phones: ['0113 4960000'] });
  const other = await makeCustomer(app, shop, { phones: ['01134960000'] });
  expect(await pairsIn(shop)).toHaveLength(1);
  await app.send(mergeCustomers, { merchant: shop.merchant, id: one.id, other: other.id }, { token: shop.token });
  expect(await pairsIn(shop)).toEqual([]);
});

test('shows only pairs one may see, and none of other shops', async () => {
  const shop = await app.register();
  const { brand, person } = await limitedTo(app, shop, 'Nord');
  const made = await Promise.all(
    ['0113 4960000', '0113 4960000', '0114 4960000', '0114 4960000'].map((phone) => makeCustomer(app, shop, { phones: [phone] })),
  );
  for (const { id } of made.slice(0, 3)) await makeOrder(app, shop.merchant, { customer: id, brand });
  expect([(await pairsIn(person)).length, (await pairsIn(shop)).length]).toEqual([1, 2]);
  expect(codeOf((await ask(person, made[3]?.id)).body)).toBe('customer.missing');
  expect(await pairsIn(await app.register())).toEqual([]);
});

test('returns at most a hundred pairs, from the index of shared keys', async () => {
  const shop = await app.register();
  const { merchant } = shop;
  await app.write(merchant, async ({ db }) => {
    await sql`insert into customers (merchant_id, id, name, emails, phones)
      select ${merchant}::uuid, gen_random_uuid(), 'Row ' || n, array['row' || n / 2 || '+' || n || '@many.example'], array['0113' || 1000000 + n] from generate_series(1, 20000) n`.execute(
      db,
    );
    await sql`select key_customers(${merchant}::uuid, array(select id from customers))`.execute(db);
  });
  expect((await ask(shop)).body.items).toHaveLength(100);
  const lines = await app.write(merchant, async ({ db }) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select key from customer_keys where merchant_id = ${merchant}::uuid and kind = 'email' and shared group by key having count(*) > 1 limit 100`.execute(
      db,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(lines).toContain('customer_keys_shared');
});
