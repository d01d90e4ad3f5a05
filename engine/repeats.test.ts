import { expect, test } from 'vitest';
import { makeConversation } from './testing/make.ts';

// The same text twice in a row reads as if nobody had read the reply.

test('"yes" and "yes" again to "anything else?"', async () => {
  const dialogue = makeConversation();
  await dialogue.say('Do you deliver on Saturdays?');
  const texts: string[] = [];
  for (const said of ['thanks', 'yes', 'yes', 'ok', 'yes']) texts.push((await dialogue.say(said)).text);
  expect(texts.filter((text, place) => text === texts[place - 1])).toEqual([]);
});

test('another request with the same question open says that nothing goes on without the answer', async () => {
  const dialogue = makeConversation({ verification: 'order_and_email' });
  const first = await dialogue.say('cancel order H2496');
  const second = await dialogue.say('cancel order H2496');
  expect(second.text).not.toBe(first.text);
  expect(second).toMatchObject({ decision: 'ask', memory: { awaiting: 'email' } });
  expect((await dialogue.say('cancel order H2496')).text).not.toBe(second.text);
});

test('the same products are not listed twice in a row', async () => {
  const dialogue = makeConversation();
  const first = await dialogue.say('do you have backpacks?');
  const second = await dialogue.say('do you have backpacks?');
  expect(second.text).not.toBe(first.text);
});
