import { randomUUID } from 'node:crypto';
import { addCustomerNote, deleteCustomerNote, setBlocked } from '@parley/contract/customer-notes';
import { getConversation, scheduleMessage, updateConversation } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { codeOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
let merchant: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ merchant } = owner);
  agent = await app.teammate(merchant, 'agent', 'Theo');
});
afterAll(() => app.close());

const db = () => app.installation.readingOf(merchant);
async function written() {
  await (await visit(app, merchant)).say('hello');
  return latestConversation(app, owner);
}
const add = (id: string, text: string, { token } = agent) => app.send(addCustomerNote, { merchant, id, text }, { token });
const remove = (id: string, note: string, { token } = agent) => app.send(deleteCustomerNote, { merchant, id, note }, { token });
const block = (id: string, blocked: boolean, { token } = agent) => app.send(setBlocked, { merchant, id, blocked }, { token });
const notesOf = (id: string) => db().selectFrom('customer_notes').select('text').where('customer_id', '=', id).execute();
const auditOf = async (id: string) =>
  (await db().selectFrom('audit_log').select(['action', 'actor_id']).where('object_id', '=', id).orderBy('id').execute()).map(
    ({ action, actor_id: by }) => [action, by],
  );
const signalsAbout = async (topic: string) =>
  (await db().selectFrom('live').select('data').orderBy('seq').execute()).filter(
    ({ data }) => (data as { signal: { topic?: string } }).signal.topic === topic,
  ).length;

test('a note is stored with its author, audited without its text, and signaled', async () => {
  const { customer } = await written();
  const before = await signalsAbout('customers');
  const answer = await add(customer.id, ' Likes to be called Bob. ');
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ text: 'Likes to be called Bob.', author: { id: agent.userId, name: 'Theo' } });
  expect(await notesOf(customer.id)).toEqual([{ text: 'Likes to be called Bob.' }]);
  expect(await auditOf(customer.id)).toEqual([['customer.note_added', agent.userId]]);
  expect(await signalsAbout('customers')).toBe(before + 1);
});

test('people delete their own notes, and others’ only if they may change settings', async () => {
  const { customer } = await written();
  const mine = (await add(customer.id, 'mine')).body.id;
  const theirs = (await add(customer.id, 'theirs', owner)).body.id;
  const third = await app.teammate(merchant, 'manager');
  expect((await remove(customer.id, mine)).status).toBe(200);
  expect(codeOf(await remove(customer.id, theirs))).toBe('permission.denied');
  expect((await remove(customer.id, theirs, third)).status).toBe(200);
  expect(codeOf(await remove(customer.id, theirs, third))).toBe('note.missing');
});

test('a note can be deleted only through its own customer', async () => {
  const [one, other] = [await written(), await written()];
  const note = (await add(one.customer.id, 'about one')).body.id;
  expect(codeOf(await remove(other.customer.id, note))).toBe('note.missing');
  expect(codeOf(await add(newId(), 'about nobody'))).toBe('customer.missing');
  expect(await notesOf(one.customer.id)).toHaveLength(1);
});

test('blocking resolves open conversations, cancels scheduled messages and reports it', async () => {
  const { id, customer } = await written();
  await app.send(updateConversation, { merchant, id, status: 'pending' }, { token: owner.token });
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await app.send(scheduleMessage, { merchant, id, client_id: randomUUID(), text: 'Soon!', send_at: later }, { token: owner.token });
  expect((await block(customer.id, true)).body).toEqual({ id: customer.id, blocked: true });
  const { body } = await app.send(getConversation, { merchant, id }, { token: owner.token });
  expect([body.status, body.blocked]).toEqual(['resolved', true]);
  const words = await db().selectFrom('scheduled_messages').select(['state', 'reason']).where('conversation_id', '=', id).execute();
  expect(words).toEqual([{ state: 'cancelled', reason: 'The customer was blocked.' }]);
  expect(await auditOf(customer.id)).toEqual([['customer.blocked', agent.userId]]);
});

test('blocking again changes nothing, and unblocking reopens nothing', async () => {
  const { id, customer } = await written();
  await block(customer.id, true);
  await block(customer.id, true);
  expect((await block(customer.id, false)).body.blocked).toBe(false);
  const { body } = await app.send(getConversation, { merchant, id }, { token: owner.token });
  expect([body.status, body.blocked]).toEqual(['resolved', false]);
  expect((await auditOf(customer.id)).map(([action]) => action)).toEqual(['customer.blocked', 'customer.unblocked']);
});

test('an analyst can do none of this', async () => {
  const { customer } = await written();
  const analyst = await app.teammate(merchant, 'analyst');
  expect([(await add(customer.id, 'x', analyst)).status, (await block(customer.id, true, analyst)).status]).toEqual([403, 403]);
});
