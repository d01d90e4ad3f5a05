import { describe, expect, test } from 'vitest';
import { makeConversation } from './testing/make.ts';
import { quantityIn } from './quantities.ts';

describe('buying in the chat', () => {
  test('the piece, the number and the price are named, and a yes makes the link', async () => {
    const talk = makeConversation();
    await talk.say('do you have the ferry travel mug in black?');
    const offer = await talk.say("I'll take two of the black ferry travel mug");
    expect(offer).toMatchObject({ decision: 'ask', intent: 'place_order' });
    expect(offer.text).toMatch(/2 × Ferry Travel Mug \(Black\) at €22\.95 each, €45\.90/);
    expect(talk.calls).not.toContain('create_checkout_link');
    const made = await talk.say('yes please');
    expect(made).toMatchObject({ decision: 'answer', cards: [{ type: 'checkout', lines: [{ quantity: 2 }] }] });
    expect(talk.calls.filter((name) => name === 'create_checkout_link')).toHaveLength(1);
  });
  test('without a variant it is asked which one, and nothing is made', async () => {
    const talk = makeConversation();
    const asked = await talk.say('I want to buy the ferry travel mug');
    expect(asked.text).toMatch(/Which Ferry Travel Mug would you like: Black; Sand/);
    expect((await talk.say('sand')).text).toMatch(/1 × Ferry Travel Mug \(Sand\)/);
    expect(talk.calls).not.toContain('create_checkout_link');
  });
  test('another number is offered anew', async () => {
    const talk = makeConversation();
    await talk.say('I want to buy the black ferry travel mug');
    expect((await talk.say('make it three')).text).toMatch(/3 × Ferry Travel Mug \(Black\)/);
    expect(talk.calls).not.toContain('create_checkout_link');
  });
  test('more than is there is said, and a smaller number is offered', async () => {
    const talk = makeConversation();
    expect((await talk.say('I want to buy five of the sand ferry travel mug')).text).toMatch(/only 3 of the Ferry Travel Mug left/);
    expect((await talk.say('two')).text).toMatch(/2 × Ferry Travel Mug \(Sand\)/);
  });
  test('a no makes no link', async () => {
    const talk = makeConversation();
    await talk.say('I want to buy the black ferry travel mug');
    expect((await talk.say('no')).text).toMatch(/never mind/);
    expect(talk.calls).not.toContain('create_checkout_link');
  });
  test('what is sold out is not offered', async () => {
    const talk = makeConversation();
    const told = await talk.say('I want to buy the red ferry travel mug');
    expect(told.text).toMatch(/sold out/);
    expect(talk.calls).not.toContain('create_checkout_link');
  });
  test('how ordering works is no order', async () => {
    const talk = makeConversation();
    expect((await talk.say('how do I order the ferry travel mug?')).text).not.toMatch(/checkout link/);
  });
});

describe('how many', () => {
  test.each([
    ['two of the lamp', 2],
    ['I want 3 please', 3],
    ['zwei Becher', 2],
    ['je prends trois tasses', 3],
    ['the 400 ml mug', undefined],
    ['one of those, no, two', 2],
    ['the lamp for 20 euros', undefined],
    ['a lamp', undefined],
    ['0 lamps', undefined],
  ])('%s: %s', (text, count) => expect(quantityIn(text)).toBe(count));
});
