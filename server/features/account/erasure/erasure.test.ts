import { eraseCustomer, getCustomer, listCustomers } from '@parley/contract/customers';
import { getExport } from '@parley/contract/exports';
import { getImport } from '@parley/contract/import-runs';
import { getConversation, getPanel, takeOverConversation, listMessages, sendMessage } from '@parley/contract/inbox';
import { getOrder, type Order } from '@parley/contract/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Person, type TestApp, until } from '../../../testing/app.ts';
import { bringCsv } from '../../../testing/bring-csv.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { filesWith, textColumns, tracesIn } from '../../../testing/traces.ts';
import { makeCustomer } from '../../commerce/customers/make.ts';
import { coverage, erasedCustomer } from './coverage-store.ts';
import { eraseCustomer as work } from './customer.ts';
import { seedCustomer, type Seeded, sought } from './make.ts';

let app: TestApp;
let owner: Person;
let seeded: Seeded;
let before: Order;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ lines, env: { LOG_LEVEL: 'debug' } });
  owner = await app.register();
  seeded = await seedCustomer(app, owner);
  const { body } = await app.send(getOrder, { merchant: owner.merchant, id: seeded.order }, as());
  before = body;
}, 120_000);
afterAll(() => app.close());

const as = (person: Person = owner) => ({ token: person.token });
const listed = (columns: string | undefined) => (columns ?? '').split(/\s+/).filter(Boolean);
const db = () => app.installation.readingOf(owner.merchant);
const rowOf = (id: string) => db().selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const erase = (id: string, person = owner) => app.send(eraseCustomer, { merchant: owner.merchant, id }, as(person));
const erased = (id: string) => until(async () => (await rowOf(id)).erased_at);

test('the coverage lists every column that can contain text, and no others', async () => {
  const columns = (await textColumns(app))
    .filter(({ table }) => !table.startsWith('graphile_worker.'))
    .map(({ table, column }) => `${table}.${column}`);
  const covered = Object.entries(coverage).flatMap(([table, { plain, shop, customer, teammate }]) =>
    [plain, shop, customer?.columns, teammate?.columns].flatMap(listed).map((column) => `${table}.${column}`),
  );
  const listedIn = 'coverage-store.ts says of each of these what erasing does with it';
  expect([...new Set(covered)].sort(), listedIn).toEqual(columns.sort());
});

// The tests follow one customer and run in order.
describe('erasing the seeded customer', { shuffle: false }, () => {
  test('only owners and managers can erase a customer', async () => {
    const agent = await app.teammate(owner.merchant, 'agent');
    expect((await erase(seeded.id, agent)).status).toBe(403);
    const shown = async (person: Person) =>
      (await app.send(getCustomer, { merchant: owner.merchant, id: seeded.id }, as(person))).body.actions.includes('erase');
    expect([await shown(agent), await shown(await app.teammate(owner.merchant, 'manager'))]).toEqual([false, true]);
  });

  test('the seeded customer appears everywhere a customer can', async () => {
    const covered = Object.entries(coverage).flatMap(([table, { customer }]) =>
      listed(customer?.columns).map((column) => `${table}.${column}`),
    );
    expect((await tracesIn(app, sought)).sort()).toEqual(covered.sort());
    expect(await filesWith(app, sought)).toHaveLength(3);
  });

  test('erasing removes the customer from every table, file, log and job', async () => {
    const { status, body } = await erase(seeded.id);
    expect([status, body]).toEqual([200, { id: seeded.id }]);
    expect((await app.send(getCustomer, { merchant: owner.merchant, id: seeded.id }, as())).status).toBe(404);
    await erased(seeded.id);
    expect(await tracesIn(app, sought)).toEqual([]);
    expect(await filesWith(app, sought)).toEqual([]);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => sought.test(line))).toEqual([]);
  });

  test('the order keeps its amounts and the conversation its times, both without the person', async () => {
    const { body: order } = await app.send(getOrder, { merchant: owner.merchant, id: seeded.order }, as());
    expect([order.total_amount, order.status, order.shipping_address?.country]).toEqual([before.total_amount, before.status, 'DE']);
    const { body: conversation } = await app.send(getConversation, { merchant: owner.merchant, id: seeded.conversation }, as());
    expect([conversation.customer.name, conversation.status, conversation.erased]).toEqual([erasedCustomer, 'resolved', true]);
    const { body: thread } = await app.send(listMessages, { merchant: owner.merchant, id: seeded.conversation }, as());
    expect(thread.items.length).toBeGreaterThan(3);
    const runs = await db()
      .selectFrom('ai_runs')
      .select(['tokens_input', 'tools'])
      .where('conversation_id', '=', seeded.conversation)
      .execute();
    expect(runs.filter(({ tokens_input: tokens }) => tokens === 42)).toEqual([{ tokens_input: 42, tools: [] }]);
  });

  test('their session has ended, and new messages create a new customer', async () => {
    expect((await seeded.visitor.say('hello again')).status).toBe(401);
  });

  test("other customers' data and unrelated lists stay", async () => {
    const { body } = await app.send(listCustomers, { merchant: owner.merchant, q: 'olga' }, as());
    expect(body.items.map(({ name, email }) => [name, email])).toEqual([['Olga Other', 'olga@other.example']]);
    const run = async (id: string) => (await app.send(getImport, { merchant: owner.merchant, id }, as())).body;
    const [theirs, others] = [await run(seeded.imported.id), await run(seeded.others.id)];
    expect([theirs.state, theirs.actions, theirs.refusals]).toEqual(['done', [], []]);
    expect(others.actions).toEqual(['start']);
    const { body: exported } = await app.send(getExport, { merchant: owner.merchant, id: seeded.exported }, as());
    expect([exported.state, exported.url]).toEqual(['expired', null]);
  });

  test('the audit log still says who requested it and when, and its chain is valid', async () => {
    await until(async () => {
      await app.installation.owner.query('select seal_audit($1)', [owner.merchant]);
      const open = await db().selectFrom('audit_log').select('id').where('seq', 'is', null).execute();
      return open.length === 0;
    });
    const entries = await db()
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'detail'])
      .where('object_id', '=', seeded.id)
      .execute();
    expect(entries.find(({ action }) => action === 'customer.erasure_requested')).toMatchObject({ actor_id: owner.userId, detail: {} });
    expect(entries.find(({ action }) => action === 'customer.erased')?.detail).toMatchObject({ orders: 2, files: 1, lists: 2 });
    const { rows } = await app.installation.owner.query<{ at: string | null }>('select broken_audit_link($1) as at', [owner.merchant]);
    expect(rows[0]?.at).toBeNull();
  });

  test('requesting it again returns the same and changes nothing', async () => {
    const row = await rowOf(seeded.id);
    expect((await erase(seeded.id)).status).toBe(200);
    await work(jobCtxOf(app, owner.merchant), { merchant: owner.merchant, customer_id: seeded.id });
    expect(await rowOf(seeded.id)).toEqual(row);
  });

  test("the remaining conversations accept no messages and don't identify the customer", async () => {
    const at = { merchant: owner.merchant, id: seeded.conversation };
    const refused = await app.send(sendMessage, { ...at, client_id: newId(), text: 'Are you still there?' }, as());
    expect(refused.status).toBe(409);
    expect((await app.send(takeOverConversation, at, as())).status).toBe(409);
    expect((await app.send(getConversation, at, as())).body.actions).toEqual([]);
    const { body: panel } = await app.send(getPanel, at, as());
    expect(panel.customer.identities.filter(({ kind }) => kind === 'external_id')).toEqual([]);
  });

  test('an import does not recreate them', async () => {
    const customers = 'external_id,first_name,last_name,email\nzephyr-77,Quillon,Zephyrsson,q@person.example\n';
    const again = await bringCsv(app, owner, customers, 'customers');
    expect([again.created, again.updated, again.refused]).toEqual([0, 0, 1]);
    expect(again.refusals[0]?.reason).toBe('This customer was erased.');
    const { name, emails } = await rowOf(seeded.id);
    expect([name, emails]).toEqual([erasedCustomer, []]);
  });
});

test('an interrupted erasure starts again and finds the rest', async () => {
  const { merchant } = owner;
  const { id } = await makeCustomer(app, owner, { first_name: 'Wolfgang', last_name: 'Crashwell', emails: ['crashwell@person.example'] });
  const csv = 'external_id,first_name,last_name,email\ncrash-1,Wolfgang,Crashwell,w@person.example\n';
  // An uploaded file is kept for a while even if its import failed.
  await expect(bringCsv(app, owner, csv, 'products')).rejects.toThrow('import.mapping_incomplete');
  await app.write(merchant, ({ db: writer }) =>
    writer.updateTable('customers').set({ erasure_requested_at: new Date(), merged_into_id: id }).where('id', '=', id).execute(),
  );
  const ctx = jobCtxOf(app, merchant);
  const killed = { ...ctx, write: () => Promise.reject(new Error('killed')) };
  await expect(work(killed, { merchant, customer_id: id })).rejects.toThrow('killed');
  expect((await rowOf(id)).name).toBe('Wolfgang Crashwell');
  expect(await filesWith(app, /crashwell/i)).toEqual([]);
  await work(ctx, { merchant, customer_id: id });
  expect((await rowOf(id)).erased_at).not.toBeNull();
  expect(await tracesIn(app, /crashwell/i)).toEqual([]);
});
