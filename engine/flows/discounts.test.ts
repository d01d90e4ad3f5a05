import { expect, test } from 'vitest';
import { makeConversation } from '../testing/make.ts';
import { haggles } from './discounts.ts';

test.each([
  'Can you give me 15% off the Skipper?',
  'can I get it for 10 euro?',
  'Kann ich 10 % Rabatt auf den Parka bekommen?',
  'would you take 50 euros for it?',
  '¿me puedes dar un 20% de descuento?',
])('"%s" asks for a lower price', (text) => expect(haggles(text)).toBe(true));

test.each(['do you have backpacks for 50 euros?', 'is the New10 code 10% off?', 'I want 15 of the blue ones', 'is it 100% cotton?'])(
  '"%s" does not',
  (text) => expect(haggles(text)).toBe(false),
);

test('a percentage that is asked for is no quantity', async () => {
  const dialogue = makeConversation({});
  const { text } = await dialogue.say('Can you give me 15% off the Squall jacket?');
  expect(text).toMatch(/discount/);
  expect((await dialogue.say('ok, black then')).text).not.toMatch(/15/);
});
