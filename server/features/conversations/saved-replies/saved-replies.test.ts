import type { Attachment } from '@parley/contract/files';
import type { Sent } from '@parley/contract/endpoint';
import { getPanel } from '@parley/contract/inbox';
import type { OrderStatus } from '@parley/contract/orders';
import {
  createSavedReply,
  deleteSavedReply,
  listReplyCategories,
  listSavedReplies,
  previewSavedReply,
  updateSavedReply,
  useSavedReply,
} from '@parley/contract/saved-replies';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf, pathsOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour', name: 'Mara Vos' });
  agent = await app.teammate(owner.merchant, 'agent', 'Theo Lind');
});

type Body = Omit<Sent<typeof createSavedReply>, 'merchant'>;
const at = (person: Person) => ({ token: person.token });
const make = (body: Partial<Body>, person = owner) =>
  app.send(createSavedReply, { merchant: owner.merchant, title: 'Greeting', text: 'Hello', ...body }, at(person));
const made = async (body: Partial<Body>, person = owner) => (await make(body, person)).body;
const change = (id: string, body: Partial<Body>, person = owner) =>
  app.send(updateSavedReply, { merchant: owner.merchant, id, ...body }, at(person));
const remove = (id: string, person = owner) => app.send(deleteSavedReply, { merchant: owner.merchant, id }, at(person));
const titles = async (person = owner, more: { q?: string; category?: string } = {}) =>
  (await app.send(listSavedReplies, { merchant: owner.merchant, ...more }, at(person))).body.items.map(({ title }) => title);
const use = (id: string, conversation_id?: string, person = owner) =>
  app.send(useSavedReply, { merchant: owner.merchant, id, conversation_id }, at(person));
const db = () => app.installation.readingOf(owner.merchant);

async function team(...members: Person[]) {
  const id = newId();
  await app.write(owner.merchant, async ({ db: writer }) => {
    await writer
      .insertInto('teams')
      .values({ merchant_id: owner.merchant, id, name: `Team ${id}` })
      .execute();
    for (const { userId } of members)
      await writer
        .updateTable('directory.memberships')
        .set({ team_ids: [id] })
        .where('user_id', '=', userId)
        .execute();
  });
  return id;
}
/** A conversation whose customer has this name and these orders. */
async function asked(name: string, orders: { number: string; status?: OrderStatus; days: number }[] = []) {
  await (await visit(app, owner.merchant)).say('Hello');
  const { id, customer } = await latestConversation(app, owner);
  await app.write(owner.merchant, async ({ db: writer }) => {
    await writer
      .updateTable('customers')
      .set({ name, emails: ['ada@mail.example'] })
      .where('id', '=', customer.id)
      .execute();
    await sql`select key_customers(${owner.merchant}::uuid, array[${customer.id}::uuid])`.execute(writer);
    for (const { number, status = 'shipped', days } of orders)
      await writer
        .insertInto('orders')
        .values({
          merchant_id: owner.merchant,
          id: newId(),
          order_number: number,
          number_key: number,
          customer_id: customer.id,
          status,
          payment_status: 'paid',
          fulfillment_status: 'fulfilled',
          currency: 'EUR',
          subtotal_cents: 8950,
          total_cents: 8950,
          tracking: ['PX1'],
          placed_at: new Date(Date.now() - days * 86_400_000),
        })
        .execute();
  });
  return id;
}
async function uploaded(person = owner) {
  const form = new FormData();
  form.append('file', new Blob(['hello']), 'terms.txt');
  const response = await fetch(`${app.url}/api/files/${owner.merchant}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return (await response.json()) as Attachment;
}

test('saves a reply as written, personal by default', async () => {
  const reply = await made({ title: ' Where is it ', shortcut: 'Track', category: ' Orders ', text: 'Soon' });
  expect(reply).toMatchObject({
    title: 'Where is it',
    shortcut: 'track',
    category: 'Orders',
    text: 'Soon',
    scope: 'personal',
    team_id: null,
    owner: { id: owner.userId, name: 'Mara Vos' },
    attachments: [],
    usage_count: 0,
    last_used_at: null,
    may_change: true,
  });
  expect([await titles(), await titles(agent)]).toEqual([['Where is it'], []]);
});

test('changes the named fields and keeps the rest', async () => {
  const before = await made({ shortcut: 'hi', category: 'Start', scope: 'everyone' });
  const { body } = await change(before.id, { text: 'Good day' });
  expect(body).toEqual({ ...before, text: 'Good day', updated_at: body.updated_at });
  expect((await change(before.id, { shortcut: '', category: null })).body).toMatchObject({
    shortcut: null,
    category: null,
    scope: 'everyone',
  });
});

test('everyone can use a shared reply, and those who change settings can edit it', async () => {
  const { id } = await made({ scope: 'everyone' });
  expect(codeOf(await make({ scope: 'everyone' }, agent))).toBe('saved_reply.scope_refused');
  expect(await titles(agent)).toEqual(['Greeting']);
  expect((await use(id, undefined, agent)).status).toBe(200);
  expect(codeOf(await change(id, { text: 'x' }, agent))).toBe('saved_reply.scope_refused');
  expect(codeOf(await remove(id, agent))).toBe('saved_reply.scope_refused');
  expect((await app.send(listSavedReplies, { merchant: owner.merchant }, at(agent))).body.items[0]?.may_change).toBe(false);
});

test("a team's members create, use and edit its replies", async () => {
  const mine = await team(agent);
  const { id } = await made({ scope: 'team', team_id: mine }, agent);
  const outsider = await app.teammate(owner.merchant, 'agent');
  expect([await titles(agent), await titles(outsider), await titles(owner)]).toEqual([['Greeting'], [], ['Greeting']]);
  expect(codeOf(await change(id, { text: 'x' }, outsider))).toBe('saved_reply.missing');
  expect(codeOf(await make({ scope: 'team', team_id: mine }, outsider))).toBe('saved_reply.scope_refused');
  expect((await change(id, { text: 'x' }, agent)).body.text).toBe('x');
});

test("a personal reply is hidden from everyone else, including the shop's owner", async () => {
  const { id } = await made({}, agent);
  expect(codeOf(await change(id, { text: 'x' }))).toBe('saved_reply.missing');
  expect(codeOf(await use(id))).toBe('saved_reply.missing');
  expect(codeOf(await remove(id))).toBe('saved_reply.missing');
});

test("an agent can't share a reply with everyone, and a manager can't make another's personal", async () => {
  const own = await made({}, agent);
  expect(codeOf(await change(own.id, { scope: 'everyone' }, agent))).toBe('saved_reply.scope_refused');
  const shared = await made({ scope: 'team', team_id: await team(agent) }, agent);
  expect(codeOf(await change(shared.id, { scope: 'personal' }))).toBe('saved_reply.scope_refused');
});

test.each<[string, Partial<Body>, string]>([
  ['no team', { scope: 'team' }, 'input.invalid'],
  ['a team that is not there', { scope: 'team', team_id: newId() }, 'team.missing'],
  ['a file that is not there', { attachment_ids: [newId()] }, 'file.missing'],
])('refuses a reply with %s', async (_, body, code) => expect(codeOf(await make(body))).toBe(code));

test('a shortcut is unique per user, per team or for everyone', async () => {
  const everyones = await made({ shortcut: 'hi', scope: 'everyone' });
  const taken = await make({ shortcut: 'HI', scope: 'everyone' });
  expect([taken.status, codeOf(taken), pathsOf(taken)]).toEqual([409, 'saved_reply.shortcut_taken', ['shortcut']]);
  expect((await make({ shortcut: 'hi' })).status).toBe(201);
  expect((await make({ shortcut: 'hi' }, agent)).status).toBe(201);
  const other = await made({ shortcut: 'hey', scope: 'everyone' });
  expect(codeOf(await change(other.id, { shortcut: 'hi' }))).toBe('saved_reply.shortcut_taken');
  expect((await change(everyones.id, { shortcut: 'hi' })).status).toBe(200);
  expect((await make({ shortcut: 'a b' })).status).toBe(422);
});

test('using a reply fills in customer, latest order, teammate and shop, and counts the use', async () => {
  const conversation = await asked('Ada Martin', [
    { number: '#1', days: 9 },
    { number: '#2', days: 2 },
    { number: '#3', days: 1, status: 'draft' },
  ]);
  const { id } = await made({
    text: 'Hello {{customer.first_name}}, {{order.number}} ({{order.total}}) is {{order.status}}: {{order.tracking}}. {{teammate.name}}, {{shop.name}} {{x}}',
    scope: 'everyone',
  });
  const { body } = await use(id, conversation, agent);
  expect(body).toEqual({
    text: 'Hello Ada, #2 (€89.50) is shipped: PX1. Theo Lind, Harbour {{x}}',
    missing: ['x'],
    attachments: [],
  });
  await use(id, conversation);
  const { body: list } = await app.send(listSavedReplies, { merchant: owner.merchant }, at(owner));
  expect(list.items[0]).toMatchObject({ usage_count: 2, last_used_at: expect.any(String) as string });
});

test('of orders placed at the same instant the last created is the latest, as in the conversation panel', async () => {
  const conversation = await asked(
    'Ada Martin',
    ['#1', '#2', '#3'].map((number) => ({ number, days: 1 })),
  );
  const placed_at = new Date('2026-03-01T00:00:00Z');
  await app.write(owner.merchant, ({ db: writer }) => writer.updateTable('orders').set({ placed_at }).execute());
  // Ranked first if insertion order decided.
  await app.write(owner.merchant, ({ db: writer }) =>
    writer.updateTable('orders').set({ tracking: [] }).where('order_number', '=', '#1').execute(),
  );
  const { id } = await made({ text: '{{order.number}}' });
  const panel = await app.send(getPanel, { merchant: owner.merchant, id: conversation }, at(owner));
  expect([(await use(id, conversation)).body.text, panel.body.orders.map(({ order_number: number }) => number)]).toEqual([
    '#3',
    ['#3', '#2', '#1'],
  ]);
});

test('without a conversation, use leaves out the customer and preview shows examples', async () => {
  const text = '{{customer.first_name}} of {{shop.name}}';
  const { id } = await made({ text });
  expect((await use(id)).body).toMatchObject({ text: '{{customer.first_name}} of Harbour', missing: ['customer.first_name'] });
  const { body } = await app.send(previewSavedReply, { merchant: owner.merchant, text }, at(owner));
  expect(body).toEqual({ text: 'Ada of Harbour', missing: [] });
});

test("a role without access to personal data can't preview a conversation", async () => {
  const conversation_id = await asked('Ada Martin');
  const analyst = await app.teammate(owner.merchant, 'analyst');
  const text = '{{customer.name}} {{customer.email}}';
  const { body } = await app.send(previewSavedReply, { merchant: owner.merchant, text, conversation_id }, at(analyst));
  expect(body.text).toBe('A. M. a•••@mail.example');
});

test('a hidden conversation counts as missing', async () => {
  const conversation = await asked('Ada Martin');
  const { id } = await made({ scope: 'everyone' });
  const hidden = await app.teammate(owner.merchant, 'agent');
  await app.write(owner.merchant, ({ db: writer }) =>
    writer.updateTable('directory.memberships').set({ visibility: 'teams' }).where('user_id', '=', hidden.userId).execute(),
  );
  expect(codeOf(await use(id, conversation, hidden))).toBe('conversation.missing');
  expect(
    codeOf(await app.send(previewSavedReply, { merchant: owner.merchant, text: 'x', conversation_id: conversation }, at(hidden))),
  ).toBe('conversation.missing');
});

test('files stay with the reply in order until removed', async () => {
  const [first, second] = [await uploaded(), await uploaded(agent)];
  const reply = await made({ attachment_ids: [second.id, first.id] });
  expect(reply.attachments.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await change(reply.id, { title: 'Other' })).body.attachments).toHaveLength(2);
  expect((await use(reply.id)).body.attachments.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await fetch(`${app.url}${reply.attachments[0]?.url}`)).status).toBe(200);
  expect(JSON.stringify(reply)).not.toContain('secret');
  expect((await change(reply.id, { attachment_ids: [first.id] })).body.attachments.map(({ id }) => id)).toEqual([first.id]);
});

test('ranks the list, filters by folder, and counts folders by what the user can use', async () => {
  await made({ title: 'Refund', shortcut: 'refund', category: 'Money' });
  await made({ title: 'How to return', text: 'Your refund follows', category: 'Orders', scope: 'everyone' });
  await made({ title: 'Where is it', shortcut: 'track', category: 'Orders', scope: 'everyone' });
  await made({ title: 'No folder', scope: 'everyone' });
  expect(await titles(owner, { q: 'ref' })).toEqual(['Refund', 'How to return']);
  expect(await titles(owner, { category: 'Orders' })).toEqual(['How to return', 'Where is it']);
  const folders = async (person: Person) => (await app.send(listReplyCategories, { merchant: owner.merchant }, at(person))).body.items;
  expect(await folders(owner)).toEqual([
    { name: 'Money', count: 1 },
    { name: 'Orders', count: 2 },
  ]);
  expect(await folders(agent)).toEqual([{ name: 'Orders', count: 2 }]);
});

test('audits and signals every change', async () => {
  const stream = await followStream(`${app.url}/api/live/${owner.merchant}`, owner.token);
  const { id } = await made({});
  await change(id, { title: 'Other' });
  await remove(id);
  expect(await titles()).toEqual([]);
  const audited = await db().selectFrom('audit_log').select('action').where('object_id', '=', id).orderBy('id').execute();
  expect(audited.map(({ action }) => action)).toEqual(['saved_reply.created', 'saved_reply.changed', 'saved_reply.deleted']);
  await until(async () => stream.events.filter(({ data }) => JSON.stringify(data).includes('saved_replies')).length >= 3);
  await stream.leave();
});
