import { getStoreCredit, issueGiftCard, issueStoreCredit, listGiftCards, takeStoreCredit } from '@parley/contract/credit';
import { getCustomer, mergeCustomers, unmergeCustomers } from '@parley/contract/customers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { chance } from '../../../testing/chance.ts';
import { makeCustomer } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const as = () => ({ token: owner.token });
const of = (id: string) => ({ merchant: owner.merchant, id });
const give = (id: string, amount: string) => app.send(issueStoreCredit, { ...of(id), amount, reason: 'To spend' }, as());
const creditOf = async (id: string) => (await app.send(getStoreCredit, of(id), as())).body;
const merge = (id: string, other: string) => app.send(mergeCustomers, { ...of(id), other }, as());
const cents = (amount: string) => Math.round(Number(amount) * 100);

test('a merge adds store credit up and moves cards, both ledgers say so, and undoing gives back what is left', async () => {
  const [into, other] = [await makeCustomer(app, owner, { first_name: 'Ina' }), await makeCustomer(app, owner, { first_name: 'Otto' })];
  await give(into.id, '10.00');
  await give(other.id, '25.00');
  const { body: issued } = await app.send(issueGiftCard, { merchant: owner.merchant, amount: '30.00', customer_id: other.id }, as());
  const { body: merged } = await merge(into.id, other.id);
  expect(merged.store_credit).toBe('35.00');
  expect((await creditOf(into.id)).entries[0]).toMatchObject({ kind: 'merged', amount: '25.00', balance: '35.00' });
  const cards = await app.send(listGiftCards, { merchant: owner.merchant, customer: into.id }, as());
  expect(cards.body.items.map(({ id, balance }) => [id, balance])).toEqual([[issued.card.id, '30.00']]);
  // What expires first, then what is oldest, is taken first: all of Ina's own, and 2.00 of what came from Otto.
  await app.send(takeStoreCredit, { ...of(into.id), amount: '12.00', reason: 'Mistake' }, as());
  await app.send(unmergeCustomers, { ...of(into.id), merge: merged.merged[0]?.id ?? '' }, as());
  expect([(await creditOf(into.id)).balance, (await creditOf(other.id)).balance]).toEqual(['0.00', '23.00']);
  expect((await app.send(listGiftCards, { merchant: owner.merchant, customer: other.id }, as())).body.items).toHaveLength(1);
});

test('whatever is merged and undone, nothing is lost', { timeout: 120_000 }, async () => {
  const seed = Date.now();
  const by = chance(seed);
  const people = await Promise.all(Array.from({ length: 4 }, (_, place) => makeCustomer(app, owner, { first_name: `Person ${place}` })));
  let expected = 0;
  for (let step = 0; step < 40; step++) {
    const [one, other] = [by.one(people)?.id ?? '', by.one(people)?.id ?? ''];
    const amount = `${1 + by.below(40)}.${10 + by.below(89)}`;
    const [kind] = [by.one(['give', 'give', 'take', 'merge', 'undo'] as const)];
    if (kind === 'give' && (await give(one, amount)).status === 201) expected += cents(amount);
    if (kind === 'take' && (await app.send(takeStoreCredit, { ...of(one), amount, reason: 'Mistake' }, as())).status === 200)
      expected -= cents(amount);
    if (kind === 'merge') await merge(one, other);
    if (kind === 'undo') {
      const customer = (await app.send(getCustomer, of(one), as())).body;
      const last = customer.merged[0];
      if (last) await app.send(unmergeCustomers, { ...of(customer.id), merge: last.id }, as());
    }
    expect(await sums(people.map(({ id }) => id)), `seed ${seed}, step ${step}: ${kind}`).toEqual({ all: expected, wrong: 0, broken: 0 });
  }
});

/** All of their credit; customers whose ledger isn't their balance; and entries that don't continue the one before. */
async function sums(ids: readonly string[]) {
  const { rows } = await app.installation.owner.query<{ all: number; wrong: number; broken: number }>(
    `select (select coalesce(sum(balance_cents), 0)::int from credits where customer_id = any ($1)) as all,
      (select count(*)::int from unnest($1::uuid[]) k where coalesce((select sum(balance_cents) from credits where customer_id = k), 0)
        <> coalesce((select sum(amount_cents) from credit_entries where customer_id = k), 0)) as wrong,
      (select count(*)::int from (
        select balance_cents - amount_cents as before, lag(balance_cents, 1, 0) over (partition by customer_id order by id) as last from credit_entries where customer_id = any ($1)
      ) e where e.before <> e.last) as broken`,
    [[...ids]],
  );
  return rows[0];
}
