import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop } from './testing/make.ts';

// What customers write next: in a few words, about what was just said, or instead of what they were asked for.

const article = (title: string, body: string) => ({ title, body, language: 'en' });
function open() {
  const shop = makeShop();
  shop.articles.push(article('Do you wrap gifts?', 'Yes. Choose gift wrapping at checkout: linen and string for €3.50 a piece.'));
  // Several things are gifts, so that the question could also be of them.
  for (const product of shop.products) product.tags.push('gift');
  return makeConversation({ shop, verification: 'order_and_email' });
}

test('a question the shop wrote down is answered by it, and not by things it sounds like', async () => {
  expect((await open().say('do you wrap gifts?')).text).toMatch(/linen and string/);
});
test('"and to Germany?" is the same question of another place', async () => {
  const talk = open();
  await talk.say('how long does delivery take?');
  expect((await talk.say('and to germany?')).text).toMatch(/Germany: 1-2 working days/);
});
test('"I am a student" tells no name', async () => {
  expect((await open().say('im a student')).intent).not.toBe('greeting');
});
test('the price of nothing in particular is no price of the delivery', async () => {
  expect((await open().say('quanto custa')).text).not.toMatch(/16:00|€\d/);
});

describe('who lacks the order number', () => {
  test.each([
    ['where is my order', 'i dont have the number'],
    ['Wo ist meine Bestellung?', 'hab die Nummer nicht'],
    ['où est ma commande ?', "je n'ai pas le numéro"],
    ['¿dónde está mi pedido?', 'no tengo el número'],
    ['onde está a minha encomenda?', 'não tenho o número'],
  ])('%s, %s: hears where it stands, and nothing of a code, then gets a person', async (first, lacking) => {
    const talk = open();
    await talk.say(first);
    const told = await talk.say(lacking);
    expect(told).toMatchObject({ decision: 'ask', text: expect.not.stringMatching(/code|código|Code/) });
    expect(told.memory).toMatchObject({ awaiting: 'order_number' });
    expect(await talk.say(lacking)).toMatchObject({ decision: 'hand_over', reason: 'customer_request' });
  });
});
