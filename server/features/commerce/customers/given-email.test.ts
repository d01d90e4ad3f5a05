import { updateCustomer } from '@parley/contract/customers';
import { getPanel, suggestReply } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
});
afterAll(() => app.close());

const panelOf = async (id: string, { token }: Person = owner) =>
  (await app.send(getPanel, { merchant: owner.merchant, id }, { token })).body;
/** Once the job has kept an address. */
const shown = (id: string, email?: string) =>
  until(async () => {
    const panel = await panelOf(id);
    const kept = panel.customer.unverified_email;
    return (email === undefined ? kept !== null : kept === email) && panel;
  });
async function begin(text: string) {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  const { id, customer } = await latestConversation(app, owner);
  return { visitor, id, customerId: customer.id };
}
const known = (id: string, email: string) =>
  app.send(updateCustomer, { merchant: owner.merchant, id, emails: [email] }, { token: owner.token });

test('an email address given in the chat is kept as unverified, and the latest counts', async () => {
  const { visitor, id } = await begin('Sure, it is Kim@Mail.example.');
  const { customer } = await shown(id);
  expect([customer.unverified_email, customer.email, customer.verified]).toEqual(['kim@mail.example', null, false]);
  expect(customer.identities).toContainEqual({ kind: 'email', value: 'kim@mail.example', verified: false });
  await visitor.say('Sorry: kim@other.example');
  await shown(id, 'kim@other.example');
});

test('it never replaces a known address, nor merges with whoever has it, nor shows their orders', async () => {
  const other = await begin('hello');
  await known(other.customerId, 'anna@mail.example');
  const { id, customerId } = await begin('I am anna@mail.example, what is the status of my order?');
  const { customer, orders } = await shown(id);
  expect([customer.id, customer.email, customer.verified, orders]).toEqual([customerId, null, false, []]);
  const reader = app.installation.readingOf(owner.merchant);
  const rows = await reader.selectFrom('customers').select(['emails', 'merged_into_id']).where('id', '=', customerId).execute();
  expect(rows).toEqual([{ emails: [], merged_into_id: null }]);
  expect((await app.send(suggestReply, { merchant: owner.merchant, id }, { token: owner.token })).body).toMatchObject({
    code: 'suggestion.none',
  });
});

test('a known address and several addresses are not kept, and an analyst sees it masked', async () => {
  const { visitor, id, customerId } = await begin('hello');
  await known(customerId, 'kim@mail.example');
  await visitor.say('Mine is kim@mail.example');
  await visitor.say('Ask a@mail.example or b@mail.example');
  await visitor.say('Or write to kim@later.example');
  const { customer } = await shown(id);
  expect([customer.email, customer.unverified_email]).toEqual(['kim@mail.example', 'kim@later.example']);
  const analyst = await app.teammate(owner.merchant, 'analyst');
  expect((await panelOf(id, analyst)).customer.unverified_email).not.toContain('kim@later');
});
