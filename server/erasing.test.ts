import { randomUUID } from 'node:crypto';
import { addCustomerNote } from '@parley/contract/customer-notes';
import { updateCustomer } from '@parley/contract/customers';
import { sendFeedback } from '@parley/contract/feedback';
import { getConversation, listMessages, scheduleMessage, sendMessage, updateConversation } from '@parley/contract/inbox';
import { addOrderNote, createOrder, recordPayment, updateOrderStatus } from '@parley/contract/orders';
import { createSavedReply, listSavedReplies } from '@parley/contract/saved-replies';
import { updateProfile } from '@parley/contract/users';
import { createView } from '@parley/contract/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount } from './erase-account.ts';
import { eraseShop } from './erase-shop.ts';
import { coverage, formerTeammate } from './features/account/erasure/index.ts';
import { seedCustomer, type Seeded, sought } from './features/account/erasure/make.ts';
import { newId } from './platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import { latestConversation, visit } from './testing/chat.ts';
import { filesWith, tracesIn } from './testing/traces.ts';

let app: TestApp;
let owner: Person;
let seeded: Seeded;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
  seeded = await seedCustomer(app, owner);
}, 120_000);
afterAll(() => app.close());

const name = 'Wendeline Quockertoft';
const theirs = /wendeline|quockertoft/i;
const listed = (columns: string | undefined) => (columns ?? '').split(/\s+/).filter(Boolean);

/** A teammate with data in as many tables as the product's own calls can fill. */
async function seedTeammate(): Promise<Person> {
  const { merchant } = owner;
  const person = await app.teammate(merchant, 'manager', name);
  const as = { token: person.token };
  await app.write('', ({ db }) =>
    db.updateTable('directory.users').set({ email: 'wendeline.quockertoft@team.example' }).where('id', '=', person.userId).execute(),
  );
  await app.send(updateProfile, { id: person.userId, name: `${name}` }, as);
  const visitor = await visit(app, merchant);
  await visitor.say('hello');
  const { id } = await latestConversation(app, owner);
  const say = { merchant, id, client_id: randomUUID() };
  await app.send(updateConversation, { merchant, id, assignee_id: person.userId }, { token: owner.token });
  await app.send(sendMessage, { ...say, text: 'I look into it.' }, as);
  await app.send(
    sendMessage,
    { ...say, client_id: randomUUID(), text: `@${name} please call`, private: true, mentions: [person.userId] },
    { token: owner.token },
  );
  await app.send(
    scheduleMessage,
    { ...say, client_id: randomUUID(), text: 'Later', send_at: new Date(Date.now() + 9e7).toISOString() },
    as,
  );
  await app.send(addCustomerNote, { merchant, id: seeded.id, text: 'Calls on Mondays' }, as);
  await app.send(updateCustomer, { merchant, id: seeded.id, language: 'fr' }, as);
  await app.send(createView, { merchant, name: 'Mine', filter: { match: 'all', conditions: [] } }, as);
  await app.send(createSavedReply, { merchant, title: 'Mine', text: 'Mine', scope: 'personal' }, as);
  await app.send(createSavedReply, { merchant, title: 'Ours', text: 'Ours', scope: 'everyone' }, as);
  await app.send(
    sendFeedback,
    { user_email: 'wendeline.quockertoft@team.example', feedback_type: 'bug', title: 'A bug', description: 'It broke' },
    as,
  );
  const lines = [{ variant_id: (await firstVariant()) ?? '', quantity: 1 }];
  const { body: order } = await app.send(createOrder, { merchant, lines, customer_id: seeded.id }, as);
  await app.send(updateOrderStatus, { merchant, id: order.id, status: 'pending' }, as);
  await app.send(recordPayment, { merchant, id: order.id, method: null }, as);
  await app.send(addOrderNote, { merchant, id: order.id, text: 'A note' }, as);
  await fill(person, order.id);
  return person;
}
const firstVariant = async () =>
  (
    await app.installation
      .readingOf(owner.merchant)
      .selectFrom('variants')
      .select('id')
      .where('external_id', '=', 'black')
      .executeTakeFirst()
  )?.id;

/** Rows that no call in a test can create. */
async function fill({ userId }: Person, order: string) {
  const { merchant } = owner;
  const at = new Date();
  await app.write(merchant, async ({ db }) => {
    await db
      .updateTable('conversations')
      .set({ last_author: 'teammate', last_author_name: name })
      .where('id', '=', seeded.conversation)
      .execute();
    await db.updateTable('customer_merges').set({ actor: name }).execute();
    await db.updateTable('import_runs').set({ created_by: name, user_id: userId }).execute();
    await db.updateTable('stock_moves').set({ actor: name }).where('order_id', '=', order).execute();
    const { id: run } = await db.selectFrom('import_runs').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('import_differences')
      .values({
        ...{ merchant_id: merchant, id: newId(), run_id: run, row: 2, kind: 'product', label: 'Lamp', field: 'name', base_key: 'lamp' },
        ...{ path: 'name', print: '"Lamp"', state: 'ours', resolved_by: name },
      })
      .execute();
    await db
      .insertInto('order_edits')
      .values({ merchant_id: merchant, id: newId(), order_id: order, kind: 'items', before: '{}', after: '{}', actor: name, at })
      .execute();
    await db
      .insertInto('tickets')
      .values({
        ...{ merchant_id: merchant, id: newId(), user_id: userId, created_by: name, subject: `${name} asks`, message: name },
        ...{
          state: 'answered',
          answer: `Hello ${name}`,
          page: '/inbox',
          version: '1',
          failed_requests: '[]',
          created_at: at,
          updated_at: at,
        },
      })
      .execute();
    await db
      .updateTable('event_attempts')
      .set({ response_headers: JSON.stringify({ 'x-by': name }), response_body: `Stored by ${name}` })
      .execute();
    const credit = newId();
    await db
      .insertInto('credits')
      .values({
        ...{ merchant_id: merchant, id: credit, kind: 'gift_card', currency: 'EUR', code_hash: credit, last_four: '2345' },
        ...{ issued_cents: 500, balance_cents: 500, created_at: at, updated_at: at, actor: name },
      })
      .execute();
    await db
      .insertInto('credit_entries')
      .values({
        ...{
          merchant_id: merchant,
          id: newId(),
          credit_id: credit,
          kind: 'issued',
          amount_cents: 500,
          balance_cents: 500,
          at,
          actor: name,
        },
      })
      .execute();
    await db
      .insertInto('notification_preferences')
      .values({ merchant_id: merchant, user_id: userId, preferences: JSON.stringify({ note: name }) })
      .execute();
    await db
      .insertInto('push_devices')
      .values({
        ...{ merchant_id: merchant, user_id: userId, id: newId(), session_id: newId(), created_at: at, seen_at: at },
        subscription: `sealed ${name}`,
        endpoint_hash: 'hash',
      })
      .execute();
    await db
      .insertInto('notifications')
      .values({ merchant_id: merchant, user_id: owner.userId, id: newId(), type: 'assigned', text: `${name} gave you a conversation` })
      .execute();
    await db
      .insertInto('checkouts')
      .values({
        merchant_id: merchant,
        id: newId(),
        state: 'open',
        sold_by: 'teammate',
        user_id: userId,
        seller_name: name,
        lines: '[]',
        currency: 'EUR',
        expires_at: at,
        created_at: at,
      })
      .execute();
    await db
      .insertInto('directory.avatars')
      .values({ user_id: userId, bytes: Buffer.from(name) })
      .execute();
    await db
      .insertInto('directory.mailbox')
      .values({ id: newId(), recipient: 'wendeline.quockertoft@team.example', subject: `For ${name}`, body: `Hello ${name}` })
      .execute();
    await db
      .insertInto('directory.invites')
      .values({
        id: newId(),
        merchant_id: merchant,
        email: 'wendeline.quockertoft@team.example',
        team_role: 'agent',
        created_at: at,
        expires_at: at,
      })
      .execute();
    await db
      .insertInto('directory.impersonations')
      .values({
        ...{ id: newId(), operator_id: userId, session_id: newId(), merchant_id: merchant, reason: `${name} looks at it` },
        ...{ started_at: at, expires_at: at, ended_at: at },
      })
      .execute();
    await db
      .insertInto('directory.api_keys')
      .values({
        ...{ id: newId(), merchant_id: merchant, name: 'A key', hash: 'hash', last_four: '1234', scopes: ['inbox:read'] },
        ...{ created_by: userId, lineage: newId() },
      })
      .execute();
    await db
      .insertInto('directory.digests')
      .values({ merchant_id: merchant, user_id: userId, every: 'daily', at: '08:00', changed_at: at, due_at: at })
      .execute();
    await db
      .insertInto('directory.email_changes')
      .values({ user_id: userId, email: 'wendeline@quockertoft.example', asked_at: at, expires_at: at })
      .execute();
    await db
      .insertInto('directory.passkeys')
      .values({
        ...{ id: newId(), user_id: userId, credential_id: `credential of ${name}`, public_key: Buffer.from(name), counter: 0 },
        ...{ synced: true, name: `Phone of ${name}`, created_at: at },
      })
      .execute();
    await db
      .insertInto('sso_people')
      .values({
        ...{ id: newId(), merchant_id: merchant, user_id: userId, issuer: 'https://id.example', subject: `subject of ${name}` },
        ...{ user_name: name, external_id: `id of ${name}`, created_at: at, updated_at: at },
      })
      .execute();
    await db
      .insertInto('directory.scim_tokens')
      .values({ merchant_id: merchant, hash: 'scim hash', last_four: '1234', created_by: userId, created_at: at })
      .execute();
    await db
      .insertInto('directory.demo_requests')
      .values({ id: newId(), name, email: 'wendeline.quockertoft@team.example', shop: 'Quockertoft', message: name })
      .execute();
    await db
      .insertInto('directory.sign_in_failures')
      .values({ key: 'account:wendeline.quockertoft@team.example', failures: 1, blocked_until: at })
      .execute();
    await db
      .updateTable('directory.sessions')
      .set({ device: `Phone of ${name}`, address: 'quockertoft-network' })
      .where('user_id', '=', userId)
      .execute();
    const entry = {
      actor_kind: 'user',
      actor_id: userId,
      action: 'profile.updated',
      detail: JSON.stringify({ name }),
      address: 'quockertoft-network',
    };
    await db
      .insertInto('audit_log')
      .values({ ...entry, merchant_id: merchant, id: newId() })
      .execute();
    await db
      .insertInto('directory.audit_log')
      .values({ ...entry, id: newId() })
      .execute();
    await db
      .updateTable('live')
      .set({ data: JSON.stringify({ signal: { who: name } }) })
      .where('seq', '=', 1)
      .execute();
  });
  await app.installation.owner.query(
    `select graphile_worker.add_job('website_chat.mail_snippet', $1, run_at := now() + interval '1 day')`,
    [JSON.stringify({ merchant, to: 'wendeline.quockertoft@team.example', from: name })],
  );
}

// The tests tell one shop's history and run in order.
describe('an account, then its shop', { shuffle: false }, () => {
  test('erases an account everywhere and attributes its messages to a former teammate', async () => {
    const person = await seedTeammate();
    const before = await tracesIn(app, theirs);
    const covered = Object.entries(coverage).flatMap(([table, { teammate }]) =>
      listed(teammate?.columns).map((column) => `${table}.${column}`),
    );
    // Hashes, codes and encrypted answers contain no names; a suggested name stays.
    const nameless =
      /^directory\.(users\.(password_hash|two_factor_secret|recovery_codes)|passkeys\.public_key|sessions\.(refresh_hash|previous_hash|revoked_reason)|idempotency_keys\.|feedback\.(title|description|page_url|answer))/;
    expect(covered.filter((column) => !before.includes(column) && !nameless.test(column))).toEqual([]);
    expect(before.filter((column) => !covered.includes(column))).toEqual(['graphile_worker._private_jobs.payload']);

    expect(await eraseAccount(app.installation, person.userId)).toBe(true);
    expect(await tracesIn(app, theirs)).toEqual([]);
    const { merchant, token } = owner;
    const { id } = await latestConversation(app, owner);
    const { body: thread } = await app.send(listMessages, { merchant, id }, { token });
    expect(thread.items.flatMap(({ author, author_name: by, text }) => (author === 'teammate' ? [[by, text]] : []))).toEqual([
      [formerTeammate, 'I look into it.'],
      ['Olive Owner', `@${formerTeammate} please call`],
    ]);
    expect((await app.send(getConversation, { merchant, id }, { token })).body.assignee).toBeNull();
    const { body: replies } = await app.send(listSavedReplies, { merchant }, { token });
    expect(replies.items.map(({ title }) => title)).toEqual(['Ours']);
    expect((await app.send(getConversation, { merchant, id }, { token: person.token })).status).toBe(401);
    expect(await eraseAccount(app.installation, person.userId)).toBe(false);
  });

  test('refuses to erase the last owner of a shop', async () => {
    await expect(eraseAccount(app.installation, owner.userId)).rejects.toThrow('Test Shop would have no owner.');
  });

  test('erases a shop everywhere after a failed first attempt, and leaves other shops alone', async () => {
    const other = await app.register({ merchant_name: 'Other Shop' });
    const both = await app.teammate(other.merchant, 'agent', 'Bo Both');
    await app.write('', ({ db }) =>
      db.insertInto('directory.memberships').values({ user_id: both.userId, merchant_id: owner.merchant, team_role: 'agent' }).execute(),
    );
    const visitor = await visit(app, other.merchant);
    await visitor.say('hello, other shop');
    const { files } = app.installation.outside;
    const remove = files.remove;
    files.remove = () => Promise.reject(new Error('no disk'));
    await expect(eraseShop(app.installation, owner.merchant)).rejects.toThrow('no disk');
    files.remove = remove;
    expect(await eraseShop(app.installation, owner.merchant)).toEqual({ is: 'none' });

    expect(await tracesIn(app, new RegExp(owner.merchant))).toEqual(['directory.audit_log.object_id']);
    expect(await tracesIn(app, sought)).toEqual([]);
    expect(await filesWith(app, new RegExp(owner.merchant))).toEqual([]);
    expect(await tracesIn(app, new RegExp(owner.email))).toEqual([]);
    expect((await visitor.sees()).items[0]?.text).toBe('hello, other shop');
    expect(await tracesIn(app, /Bo Both/)).toContain('directory.users.name');
    expect(await eraseShop(app.installation, owner.merchant)).toBeUndefined();
  });
});
