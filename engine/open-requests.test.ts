import { expect, test } from 'vitest';
import { makeTrade } from './testing/make-trade.ts';
import { makeConversation } from './testing/make.ts';

const alsoAsked = /also asked|außerdem ging|concerne aussi|preguntabas|perguntou sobre/i;
async function texts(locale: string, ...lines: string[]) {
  const dialogue = makeConversation({ locale, shop: makeTrade(), verification: 'order_and_email' });
  const said: string[] = [];
  for (const line of lines) said.push((await dialogue.say(line)).text);
  return said;
}

test.each([
  ['en', 'Hello, I ordered a mug yesterday by mistake. Can you cancel it please? Order P1001, anna@mail.example', 'yes please'],
  ['de', 'Ich habe gestern aus Versehen bestellt. Können Sie die Bestellung P1001 stornieren? anna@mail.example', 'ja bitte'],
  ['es', 'Ayer hice un pedido por error. ¿Podéis cancelar el pedido P1001? anna@mail.example', 'sí, por favor'],
])('what the action answers itself is not asked about again (%s)', async (locale, first, second) => {
  for (const text of await texts(locale, first, second)) expect(text).not.toMatch(alsoAsked);
});
test('a size and a color of one product are one request', async () => {
  const [text] = await texts('en', "I'd like a rain jacket. My chest is 93 cm, I'm a woman, which size do I need? Ideally navy");
  expect(text).not.toMatch(alsoAsked);
});
test.each([
  ['cancel order P1001 please, i ordered it by mistake. i paid by paypal yesterday, anna@mail.example', false],
  ['Please cancel order P1001, ordered by mistake, anna@mail.example. And I need an invoice for it.', true],
])('another request stays for later: "%s" %s', async (first, isOpen) => {
  const said = await texts('en', first, 'yes');
  expect(said[1]).toMatch(/canceled/);
  expect(alsoAsked.test(said.join(' '))).toBe(isOpen);
});
