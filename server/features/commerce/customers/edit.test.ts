import { createCustomer, customerActions, getCustomer, setConsent, updateCustomer } from '@parley/contract/customers';
import { setBlocked } from '@parley/contract/customer-notes';
import { getConversation } from '@parley/contract/inbox';
import { createTag } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf, makeCustomer } from './make.ts';

let app: TestApp;
let owner: Person;
let token: string;
let merchant: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ token, merchant } = owner);
});
afterAll(() => app.close());

const change = (id: string, more: object) => app.send(updateCustomer, { merchant, id, ...more }, { token });
const read = async (id: string) => (await app.send(getCustomer, { merchant, id }, { token })).body;

test('a new customer has all given values, each email and phone once', async () => {
  const address = { line1: 'Weg 1', city: 'Berlin', postcode: '10115', country: 'DE' };
  const { body: tag } = await app.send(createTag, { merchant, name: 'regular' }, { token });
  const made = await makeCustomer(app, owner, {
    emails: ['One@full.example', 'two@full.example', 'one@full.example'],
    phones: ['+49 30 111', '+4930111', '030 222'],
    language: 'de',
    addresses: [address],
    tag_ids: [tag.id],
  });
  expect(made).toMatchObject({
    name: 'Ann Berg',
    email: 'one@full.example',
    emails: ['one@full.example', 'two@full.example'],
    phone: '+49 30 111',
    phones: ['+49 30 111', '030 222'],
    country: 'DE',
    addresses: [address],
    version: 1,
  });
  expect(made.tags.map(({ name }) => name)).toEqual(['regular']);
  expect(await read(made.id)).toEqual(made);
});

test('an email belongs to one customer, also under concurrent requests', async () => {
  const made = await makeCustomer(app, owner, { emails: ['a@taken.example', 'b@taken.example'] });
  const again = await app.send(createCustomer, { merchant, first_name: 'X', emails: ['b@taken.example'] }, { token });
  expect([again.status, codeOf(again.body)]).toEqual([409, 'customer.email_taken']);
  const other = await makeCustomer(app, owner);
  expect(codeOf((await change(other.id, { emails: ['a@taken.example'] })).body)).toBe('customer.email_taken');
  expect((await change(made.id, { emails: ['b@taken.example'] })).body.emails).toEqual(['b@taken.example']);
  expect((await change(other.id, { emails: ['a@taken.example'] })).status).toBe(200);
  const race = ['R1', 'R2', 'R3'].map((first_name) =>
    app.send(createCustomer, { merchant, first_name, emails: ['race@taken.example'] }, { token }),
  );
  expect((await Promise.all(race)).map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const shop = await app.register();
  expect((await makeCustomer(app, shop, { emails: ['race@taken.example'] })).email).toBe('race@taken.example');
});

test('a concurrent change is not overwritten', async () => {
  const { id, version } = await makeCustomer(app, owner);
  const { body } = await change(id, { language: 'fr', version });
  expect([body.language, body.version]).toEqual(['fr', version + 1]);
  expect(codeOf((await change(id, { language: 'it', version })).body)).toBe('customer.changed');
  expect((await read(id)).language).toBe('fr');
});

test('a new name appears in their conversations and is signaled to lists', async () => {
  await (await visit(app, merchant)).say('Hello');
  const conversation = await latestConversation(app, owner);
  const ears = await followStream(`${app.url}/api/live/${merchant}`, token);
  await change(conversation.customer.id, { first_name: 'Vera', last_name: 'Visitor' });
  const { body } = await app.send(getConversation, { merchant, id: conversation.id }, { token });
  expect([body.customer_name, body.customer.name]).toEqual(['Vera Visitor', 'Vera Visitor']);
  const topics = () => ears.events.map(({ data }) => (data as { topic?: string } | null)?.topic);
  await until(async () => topics().includes('inbox') && topics().includes('customers'));
  await ears.leave();
});

test('a visitor name survives other changes, and no customer becomes nameless', async () => {
  await (await visit(app, merchant)).say('Hello');
  const { customer } = await latestConversation(app, owner);
  expect((await change(customer.id, { language: 'es' })).body.name).toBe(customer.name);
  const made = await makeCustomer(app, owner);
  expect(codeOf((await change(made.id, { first_name: '', last_name: '' })).body)).toBe('customer.nameless');
});

test('an unknown tag changes nothing', async () => {
  const { id, version } = await makeCustomer(app, owner);
  expect(codeOf((await change(id, { language: 'fr', tag_ids: [newId()] })).body)).toBe('tag.missing');
  expect(await read(id)).toMatchObject({ language: null, version });
});

test('consent is stored with its source and time', async () => {
  const { id } = await makeCustomer(app, owner);
  const said = { merchant, id, channel: 'email' as const, state: 'granted' as const, source: 'a form' };
  const { body } = await app.send(setConsent, said, { token });
  const given = body.consent.find(({ channel }) => channel === 'email');
  expect(given).toMatchObject({ state: 'granted', source: 'a form' });
  expect(given?.at).not.toBeNull();
  expect(body.consent.find(({ channel }) => channel === 'sms')).toEqual({ channel: 'sms', state: 'unknown', source: '', at: null });
  const again = await app.send(setConsent, { ...said, source: 'elsewhere' }, { token });
  expect(again.body.consent).toEqual(body.consent);
});

test('the available actions follow from the customer’s state and the role', async () => {
  const { id, actions } = await makeCustomer(app, owner);
  expect(actions).toEqual(customerActions.filter((action) => action !== 'unmerge' && action !== 'unblock'));
  await app.send(setBlocked, { merchant, id, blocked: true }, { token });
  expect((await read(id)).actions).toContain('unblock');
  const analyst = await app.teammate(merchant, 'analyst');
  expect((await app.send(updateCustomer, { merchant, id, language: 'fr' }, { token: analyst.token })).status).toBe(403);
});

test('every change is audited', async () => {
  const { id } = await makeCustomer(app, owner);
  await change(id, { last_name: 'Changed' });
  const rows = await app.installation
    .readingOf(merchant)
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
    ['customer.created', expect.anything()],
    ['customer.changed', { fields: ['name'] }],
  ]);
});
