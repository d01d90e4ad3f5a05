import { listRewrites, rewriteText, suggestReply } from '@parley/contract/inbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finish, inTurn, makeModelShop, type ModelShop, search } from './make.ts';

let shop: ModelShop;
let id = '';
beforeAll(async () => {
  shop = await makeModelShop();
  const conversation = await shop.conversation();
  await shop.set({}, inTurn(search('delivery Spain'), finish('It takes 3-5 working days.')));
  await conversation.say('How long does delivery to Spain take?');
  id = conversation.id();
});
afterAll(() => shop.close());

const rewrite = (text: string, how: 'shorten' | 'fix' | 'translate', language?: string) =>
  shop.app.send(rewriteText, { merchant: shop.owner.merchant, id, text, how, ...(language && { language }) }, shop.as());

describe('a teammate’s draft', () => {
  test('is translated by a language model', async () => {
    await shop.set({}, () => ({ text: 'Ihre Bestellung H2000 ist unterwegs.' }));
    const { body } = await rewrite('Your order H2000 is on its way.', 'translate', 'de');
    expect(body).toEqual({ text: 'Ihre Bestellung H2000 ist unterwegs.', engine: 'llm', changed: true });
    expect(shop.emulator.prompts[0]).toMatchObject({ said: [{ text: '<draft>Your order H2000 is on its way.</draft>' }], tools: [] });
  });

  test('is corrected by the built-in engine when the model fails', async () => {
    await shop.set({}, () => ({ status: 401 }));
    const { body } = await rewrite('teh order is on its way', 'fix');
    expect(body).toMatchObject({ engine: 'builtin', text: 'The order is on its way.' });
  });

  test.each([
    ['adds a promise in figures', { text: 'Your order H2000 is on its way. Enjoy 50% off!' }],
    ['says nothing', { text: '' }],
    ['refuses', { finish: 'refusal' as const }],
    ['does not end', { text: 'Your order', finish: 'length' as const }],
  ])('is not replaced by a model that %s', async (_what, turn) => {
    await shop.set({}, () => turn);
    expect((await rewrite('Your order H2000 is on its way.', 'shorten')).body).toMatchObject({ engine: 'builtin' });
    const { status, body } = await rewrite('Your order H2000 is on its way.', 'translate', 'de');
    expect([status, body]).toEqual([expect.any(Number), expect.objectContaining({ code: 'rewrite.unavailable' })]);
  });

  test('can be translated only with a model', async () => {
    const offered = async () => (await shop.app.send(listRewrites, { merchant: shop.owner.merchant }, shop.as())).body.items;
    await shop.set({});
    expect(await offered()).toContain('translate');
    await shop.set({ order: ['builtin'] });
    expect(await offered()).toEqual(['shorten', 'friendlier', 'formal', 'fix']);
  });
});

test('a suggestion comes from the shop’s first engine, or from the next when it fails', async () => {
  const suggestion = async () => (await shop.app.send(suggestReply, { merchant: shop.owner.merchant, id }, shop.as())).body;
  await shop.set({}, inTurn(search('delivery Spain'), finish('Three to five working days.')));
  expect(await suggestion()).toMatchObject({ text: 'Three to five working days.', sources: [{ kind: 'article' }] });
  await shop.set({}, inTurn({ status: 500 }));
  expect((await suggestion()).text).toMatch(/3[-–]5 working days/);
});

test('a model drafts as the teammate, and what it says as the assistant is left out', async () => {
  const suggestion = () => shop.app.send(suggestReply, { merchant: shop.owner.merchant, id }, shop.as());
  const says = 'I’m the AI assistant at Harbour Supply. It takes 3-5 working days. A colleague will get back to you.';
  await shop.set({}, inTurn(search('delivery Spain'), finish(says)));
  expect((await suggestion()).body.text).toBe('It takes 3-5 working days.');
  const [{ system } = { system: '' }] = shop.emulator.prompts;
  expect(system).toContain('You draft a reply for a person who works at Harbour Supply');
  expect(system).not.toContain('automated assistant');
  await shop.set({ order: ['llm'] }, inTurn(search('delivery Spain'), finish('I’ll bring in a colleague.')));
  expect((await suggestion()).body).toMatchObject({ code: 'suggestion.none' });
});

describe('a teammate who takes over', () => {
  const handOff = async (summary: object) => {
    await shop.set({}, ({ system }) =>
      system.includes('You summarize a chat for the teammate who takes it over')
        ? summary
        : inTurn(search('delivery'), finish('It takes 3-5 working days.'))({ said: [] } as never),
    );
    const conversation = await shop.conversation();
    await shop.set({ order: ['builtin', 'llm'] });
    await conversation.say('How long does delivery to Spain take?');
    await conversation.say('I want to talk to a person now');
    return JSON.stringify(await conversation.thread());
  };

  test('reads the model’s summary, also when the built-in engine handed off', async () => {
    expect(await handOff({ text: 'Asked about delivery to Spain; wants a person.' })).toContain(
      'Asked about delivery to Spain; wants a person.',
    );
  });

  test.each([
    ['fails', { status: 500 }],
    ['invents', { text: 'They get €500.00 back.' }],
  ])('reads the existing summary when the model %s', async (_what, turn) => {
    const thread = await handOff(turn);
    expect(thread).toContain('customer_request');
    expect(thread).not.toContain('€500');
  });
});
