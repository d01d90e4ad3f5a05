import { describe, expect, test } from 'vitest';
import { makeConversation } from './testing/make.ts';
import { quantityIn } from './quantities.ts';

describe('buying in the chat', () => {
  test('names product, quantity and price, and creates the link after a yes', async () => {
    const dialogue = makeConversation();
    await dialogue.say('do you have the ferry travel mug in black?');
    const offer = await dialogue.say("I'll take two of the black ferry travel mug");
    expect(offer).toMatchObject({ decision: 'ask', intent: 'place_order' });
    expect(offer.text).toMatch(/2 × Ferry Travel Mug \(Black\) at €22\.95 each, €45\.90/);
    expect(dialogue.calls).not.toContain('create_checkout_link');
    const made = await dialogue.say('yes please');
    expect(made).toMatchObject({ decision: 'answer', cards: [{ type: 'checkout', lines: [{ quantity: 2 }] }] });
    expect(dialogue.calls.filter((name) => name === 'create_checkout_link')).toHaveLength(1);
  });
  test('asks for a missing variant and creates nothing', async () => {
    const dialogue = makeConversation();
    const asked = await dialogue.say('I want to buy the ferry travel mug');
    expect(asked.text).toMatch(/The Ferry Travel Mug comes in black or sand\. Which would you like\?/);
    expect((await dialogue.say('sand')).text).toMatch(/1 × Ferry Travel Mug \(Sand\)/);
    expect(dialogue.calls).not.toContain('create_checkout_link');
  });
  test('offers again for another quantity', async () => {
    const dialogue = makeConversation();
    await dialogue.say('I want to buy the black ferry travel mug');
    expect((await dialogue.say('make it three')).text).toMatch(/3 × Ferry Travel Mug \(Black\)/);
    expect(dialogue.calls).not.toContain('create_checkout_link');
  });
  test('offers a smaller quantity when stock is short', async () => {
    const dialogue = makeConversation();
    expect((await dialogue.say('I want to buy five of the sand ferry travel mug')).text).toMatch(
      /only have 3 of the Ferry Travel Mug \(Sand\) left/,
    );
    expect((await dialogue.say('two')).text).toMatch(/2 × Ferry Travel Mug \(Sand\)/);
  });
  test('a no creates no link', async () => {
    const dialogue = makeConversation();
    await dialogue.say('I want to buy the black ferry travel mug');
    expect((await dialogue.say('no')).text).toMatch(/No problem/);
    expect(dialogue.calls).not.toContain('create_checkout_link');
  });
  test('does not offer sold-out variants', async () => {
    const dialogue = makeConversation();
    const answer = await dialogue.say('I want to buy the red ferry travel mug');
    expect(answer.text).toMatch(/sold out/);
    expect(dialogue.calls).not.toContain('create_checkout_link');
  });
  test('a question about ordering is not an order', async () => {
    const dialogue = makeConversation();
    expect((await dialogue.say('how do I order the ferry travel mug?')).text).not.toMatch(/checkout link/);
  });
});

describe('quantity', () => {
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
