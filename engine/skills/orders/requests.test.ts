import { describe, expect, test } from 'vitest';
import { makeConversation } from '../../testing/make.ts';
import { makeTrade } from '../../testing/make-trade.ts';

// What was asked first, with its details, is served once the customer has proven who they are.

const open = () => {
  const dialogue = makeConversation({ shop: makeTrade(), verification: 'order_and_email' });
  return async (...lines: string[]) => {
    let last = '';
    for (const line of lines) last = (await dialogue.say(line)).text;
    return last;
  };
};

describe('the request made before the proof', () => {
  test.each([
    [
      "Hey! I'd like to send back the rain jacket, it's too big. I keep the mug. Order D2001",
      /return for order D2001[\s\S]*Squall Rain Jacket/,
    ],
    ['ich möchte die Regenjacke zurückschicken, den Becher behalte ich. Bestellung D2001', /D2001[\s\S]*Squall Rain Jacket/],
    ['je voudrais renvoyer la veste de pluie, commande D2001', /D2001[\s\S]*Squall Rain Jacket/],
  ])('%s', async (first, expected) => {
    const answer = await open()(first, 'anna@mail.example');
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(/was delivered|wurde zugestellt|a été livrée/);
  });

  test('a request goes before the remark beside it', async () => {
    const say = open();
    await say('D2001 anna@mail.example');
    expect(await say('I know it was delivered, I want to RETURN the jacket')).toMatch(/set up this return[\s\S]*Squall/);
  });

  test('what was told beside a request is not offered as another', async () => {
    const say = open();
    const answer = await say('I ordered it by mistake yesterday. Can you cancel it please? Order P1002, anna@mail.example', 'yes please');
    expect(answer).toMatch(/canceled/);
    expect(answer).not.toMatch(/also asked/);
  });
});

describe('an order named on the way to something else', () => {
  test('an upset customer reads where the parcel is', async () => {
    const answer = await open()('This is ridiculous, STILL nothing has arrived. order S3001, anna@mail.example. What is going on??');
    expect(answer).toMatch(/S3001[\s\S]*on its way/);
  });

  test('without the right email nothing of the order is told', async () => {
    const answer = await open()('This is ridiculous, STILL nothing has arrived. order S3001, other@mail.example. What is going on??');
    expect(answer).not.toMatch(/on its way|Ferry/);
  });
});

test('asked when it arrives, the same state is not told again', async () => {
  const say = open();
  expect(await say('where is S3001? anna@mail.example')).toMatch(/on its way/);
  const when = await say('and when does it arrive?');
  expect(when).toMatch(/1–2 working days/);
  expect(when).not.toMatch(/on its way/);
});

test('a yes to “could you check the number?” starts nothing for another order', async () => {
  const say = open();
  await say('P1001 anna@mail.example');
  expect(await say('cancel order 9999')).toMatch(/couldn’t find order 9999/);
  expect(await say('yep do it')).toMatch(/order number/);
});

test('who lacks the email hears what is possible, and goes on freely', async () => {
  const say = open();
  await say('my sister ordered a jacket, order S3001, when does it arrive?');
  expect(await say("I don't know which email she used. can't you just look by name?")).toMatch(/Whoever placed it can write to us/);
  expect(await say('how long does delivery to Germany take?')).toMatch(/1-2 working days/);
});
