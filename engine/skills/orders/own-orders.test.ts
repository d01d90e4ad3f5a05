import { describe, expect, test } from 'vitest';
import { makeConversation } from '../../testing/make.ts';
import { makeTrade } from '../../testing/make-trade.ts';

// What a customer says of their own orders, and changes of them that are put plainly.

const identity = 'anna@mail.example';
const open = () => {
  const dialogue = makeConversation({ shop: makeTrade(), verification: 'order_and_email' });
  return async (...lines: string[]) => {
    let last = '';
    for (const line of lines) last = (await dialogue.say(line)).text;
    return last;
  };
};

test('an item that doesn’t fit is exchanged, not sold again', async () => {
  const say = open();
  await say(`D2001 ${identity}`);
  expect(await say('the rain jacket is a bit too small')).toMatch(/Squall Rain Jacket/);
});

describe('what is asked beside a change', () => {
  test('the details are shown again', async () => {
    const say = open();
    await say(`please cancel order P1001, ${identity}, I ordered it by mistake`);
    expect(await say('what does it say now in full?')).toMatch(/I can cancel order P1001/);
  });

  test('“then no, leave it as it is” ends it', async () => {
    const say = open();
    await say(`please cancel order P1001, ${identity}, I ordered it by mistake`);
    expect(await say('then no, leave them as they are')).toMatch(/haven’t changed anything/);
  });

  test('a change is taken back before its order is known', async () => {
    const say = open();
    await say('cancel my order please');
    expect(await say('too risky, leave both')).toMatch(/haven’t changed anything/);
  });
});
