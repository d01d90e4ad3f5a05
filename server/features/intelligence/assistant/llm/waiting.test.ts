import { getConversation } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tools } from '../tools/toolbox.ts';
import { call, finish, inTurn, makeModelShop, type ModelShop, search } from './make.ts';

let shop: ModelShop;
beforeAll(async () => {
  shop = await makeModelShop();
});
afterAll(() => shop.close());

async function handedOff(verified?: string) {
  await shop.set({ order: ['builtin'] });
  const conversation = await shop.conversation(verified === undefined ? {} : { verified });
  await conversation.say('I want to speak to a human');
  const handoff = async () =>
    (await shop.app.send(getConversation, { merchant: shop.owner.merchant, id: conversation.id() }, shop.as())).body.handoff;
  return { ...conversation, handoff };
}

test('a model that keeps the customer company is offered only tools that read, and learns why', async () => {
  const { say } = await handedOff();
  await shop.set({}, inTurn(search('delivery Spain'), finish('It takes 3-5 working days. Our team will reply here.')));
  expect(await say('How long does delivery to Spain take?')).toEqual({
    text: 'It takes 3-5 working days. Our team will reply here.',
    handler: 'none',
  });
  const [prompt] = shop.emulator.prompts;
  expect(prompt?.system).toMatch(/handed off \(customer request\) and waits for a colleague.*change nothing/s);
  const writing = Object.entries(tools).flatMap(([name, { risk }]) => (risk === 'read' ? [] : [name]));
  expect(prompt?.tools.filter((name) => writing.includes(name))).toEqual([]);
});

test('what it notes is in the summary', async () => {
  const { say, handoff } = await handedOff();
  const noted = { decision: 'ask', sources: [], summary: 'Order H2000, the mug is broken.' };
  await shop.set({}, inTurn(finish('Thanks, I’ve added that for the team.', noted)));
  expect((await say('It is H2000 and the mug is broken')).text).toBe('Thanks, I’ve added that for the team.');
  expect((await handoff())?.summary).toMatch(/speak to a human.*Order H2000, the mug is broken\./s);
});

test('its second handoff is an acknowledgement, and the conversation still waits', async () => {
  const { say, handoff } = await handedOff();
  const before = await handoff();
  const again = { decision: 'hand_off', reason: 'unsupported_request', summary: 'Wants an invoice.', sources: [] };
  await shop.set({}, inTurn(finish('I’m passing this to a colleague.', again)));
  const { text, handler } = await say('I need an invoice');
  expect(text).toMatch(/for the team/);
  expect(handler).toBe('none');
  expect(await handoff()).toMatchObject({ requested_at: before?.requested_at, summary: expect.stringContaining('Wants an invoice.') });
});

test('a change that it calls anyway is not made', async () => {
  const { say } = await handedOff('yusuf');
  const before = await shop.order('H2000');
  const cancel = call('cancel_pending_order', { order_number: 'H2000', reason: 'no longer needed', confirmed: true });
  await shop.set({}, inTurn(cancel, finish('Done, it is canceled.', { sources: [] })));
  expect((await say('cancel H2000, yes')).text).toMatch(/team|colleague/);
  expect(await shop.order('H2000')).toEqual(before);
});
