import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { appRole, openPool, type Pool } from '../db/pool.ts';
import { type Writer, writing } from '../db/tenant.ts';
import { newId } from './ids.ts';
import { type Numbering, takeNumber } from './numbers.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let owner: Pool;
let pool: Pool;
let shop: string;
beforeAll(async () => {
  database = await testDatabase();
  owner = openPool(database.ownerUrl);
  pool = openPool(database.ownerUrl, { role: appRole, max: 40 });
});
beforeEach(async () => {
  shop = newId();
  await owner.query(`insert into directory.merchants (id, name) values ($1, 'A shop')`, [shop]);
});
afterAll(async () => {
  await Promise.all([owner.end(), pool.end()]);
  await database.drop();
});

const never: Numbering = { kind: 'conversation', highest: sql`0`, isUsed: () => sql`false` };
const take = (numbering = never) => writing(pool, shop, (db) => takeNumber(db, shop, numbering));
const inTurn = async (count: number, numbering = never) => {
  const taken: number[] = [];
  for (let i = 0; i < count; i++) taken.push(await take(numbering));
  return taken;
};
const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);
const ascending = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

/** A transaction that has taken a number and stays open until told to end. */
async function open() {
  const taken = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<void>();
  const committed = writing(pool, shop, async (db: Writer) => {
    taken.resolve(await takeNumber(db, shop, never));
    await ended.promise;
  });
  committed.catch(taken.reject);
  return { number: await taken.promise, committed, end: ended.resolve, fail: ended.reject };
}

test('consecutive numbers count up from 1', async () => {
  expect(await inTurn(70)).toEqual(upTo(70));
});

test('the first number follows the highest in use', async () => {
  expect(await inTurn(3, { ...never, highest: sql`41` })).toEqual([42, 43, 44]);
});

test('kinds and shops count separately', async () => {
  await inTurn(2);
  expect(await take({ ...never, kind: 'order' })).toBe(1);
  shop = newId();
  await owner.query(`insert into directory.merchants (id, name) values ($1, 'Another')`, [shop]);
  expect(await take()).toBe(1);
});

test('an open transaction with a number blocks nobody', async () => {
  await take();
  const held = await open();
  expect([held.number, ...(await inTurn(2))]).toEqual([2, 3, 4]);
  held.end();
  await held.committed;
});

test('a rolled-back number is used next', async () => {
  await take();
  const held = await open();
  await take();
  held.fail(new Error('no'));
  await expect(held.committed).rejects.toThrow('no');
  expect(await inTurn(2)).toEqual([held.number, 4]);
});

test('skips numbers in use, however many', async () => {
  const isUsed: Numbering['isUsed'] = (number) => sql`${number} between 2 and 200`;
  expect(await inTurn(3, { ...never, isUsed })).toEqual([1, 201, 202]);
  expect(ascending(await inTurn(60, { ...never, isUsed }))).toEqual(upTo(60).map((place) => 202 + place));
});

test('concurrent first numbers are distinct, without gaps in the end', async () => {
  const atOnce = await Promise.all(upTo(20).map(() => take()));
  expect(new Set(atOnce).size).toBe(20);
  const last = Math.max(...atOnce);
  expect(ascending([...atOnce, ...(await inTurn(last - 20))])).toEqual(upTo(last));
});

test('when every slot is locked, the next transaction waits for one', async () => {
  await take();
  const held = await Promise.all(upTo(32).map(open));
  let isTaken = false;
  const waiting = take().finally(() => (isTaken = true));
  await expect
    .poll(async () => {
      const { rows } = await owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%number_slots%'`,
      );
      return rows.length;
    })
    .toBe(1);
  expect(isTaken).toBe(false);
  for (const one of held) one.end();
  await Promise.all(held.map(({ committed }) => committed));
  expect(ascending([...held.map(({ number }) => number), await waiting]).at(-1)).toBeLessThanOrEqual(34);
  expect(new Set([...held.map(({ number }) => number), await waiting]).size).toBe(33);
});
