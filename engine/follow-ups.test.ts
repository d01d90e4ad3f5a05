import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop } from './testing/make.ts';

// Short follow-up messages: about the last answer, or instead of the requested data.

const article = (title: string, body: string) => ({ title, body, language: 'en' });
function open() {
  const shop = makeShop();
  shop.articles.push(article('Do you wrap gifts?', 'Yes. Choose gift wrapping at checkout: linen and string for €3.50 a piece.'));
  // Several products are gifts, so that the question is ambiguous.
  for (const product of shop.products) product.tags.push('gift');
  return makeConversation({ shop, verification: 'order_and_email' });
}

test('answers a question from the page that asks it, not from similar products', async () => {
  expect((await open().say('do you wrap gifts?')).text).toMatch(/linen and string/);
});
test('"and to Germany?" repeats the question for another place', async () => {
  const dialogue = open();
  await dialogue.say('how long does delivery take?');
  expect((await dialogue.say('and to germany?')).text).toMatch(/Germany: 1-2 working days/);
});
test('"I am a student" contains no name', async () => {
  expect((await open().say('im a student')).intent).not.toBe('greeting');
});
test('a price question without a product is not about delivery', async () => {
  expect((await open().say('quanto custa')).text).not.toMatch(/16:00|€\d/);
});

describe('a customer without the order number', () => {
  test.each([
    ['where is my order', 'i dont have the number'],
    ['Wo ist meine Bestellung?', 'hab die Nummer nicht'],
    ['où est ma commande ?', "je n'ai pas le numéro"],
    ['¿dónde está mi pedido?', 'no tengo el número'],
    ['onde está a minha encomenda?', 'não tenho o número'],
  ])('%s, %s: hears where to find it, not about a code, then is handed off', async (first, lacking) => {
    const dialogue = open();
    await dialogue.say(first);
    const answer = await dialogue.say(lacking);
    expect(answer).toMatchObject({ decision: 'ask', text: expect.not.stringMatching(/code|código|Code/) });
    expect(answer.memory).toMatchObject({ awaiting: 'order_number' });
    expect(await dialogue.say(lacking)).toMatchObject({ decision: 'hand_off', reason: 'customer_request' });
  });
});
