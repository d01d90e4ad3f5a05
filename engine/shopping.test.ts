import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop, thing, variant } from './testing/make.ts';

// Whole conversations of people who look for something: follow-ups of two or three words, about what was shown.

function open(locale = 'en') {
  const shop = makeShop();
  shop.products.push(
    thing(201, 'Skipper Backpack', 'Backpacks', ['bestseller'], 'Backpack of 22 litres, waterproof to IPX5. Padded sleeve for a laptop.', [
      variant('89.00', 9, { Colour: 'Black' }),
      variant('89.00', 9, { Colour: 'Moss' }),
    ]),
    thing(202, 'Lowland Daypack', 'Backpacks', ['everyday'], 'Daypack of waxed cotton of 780 g. Not waterproof in long rain.', [
      variant('74.50', 9, { Colour: 'Navy' }),
    ]),
    thing(203, 'Tender Packable Backpack', 'Backpacks', ['travel'], 'Packs into its own pocket. There is no laptop sleeve.', [
      variant('34.95', 9, { Colour: 'Yellow' }),
    ]),
    thing(204, 'Helm Cycling Cape', 'Rain jackets', ['cycling'], 'Cape for cycling in the rain.', [
      variant('69.50', 9, { Colour: 'Orange', Size: 'S/M' }),
      variant('69.50', 9, { Colour: 'Orange', Size: 'L/XL' }),
      variant('69.50', 9, { Colour: 'Grey', Size: 'L/XL' }),
    ]),
    thing(205, 'Squall Waterproof Notebook', 'Notebooks', ['rain'], 'Notebook of stone paper.', [variant('14.95', 9, {})]),
    thing(206, 'Pilot Espresso Glasses', 'Mugs', ['gift', 'bestseller'], 'Two glasses of 90 ml.', [variant('18.95', 9, {})]),
  );
  const talk = makeConversation({ shop, locale });
  return {
    ...talk,
    async turns(...lines: string[]) {
      let text = '';
      for (const line of lines) text = (await talk.say(line)).text;
      return text.replaceAll('\u00a0', ' ');
    },
  };
}

describe('a version', () => {
  test('that was spoken of is taken, whatever was asked in between', async () => {
    const told = await open().turns(
      'do you have the squall rain jacket in size L?',
      'how long does delivery to Spain take?',
      "i'll take it",
    );
    expect(told).toMatch(/1 × Squall Rain Jacket \(Navy, L\)/);
  });
  test.each([
    ['pt', ['têm a caneca ferry em preto?', 'quero duas'], /2 × Ferry Travel Mug \(Black\) a 22,95 €/],
    ['en', ['ferry mug red?', 'ok then black', '1 please'], /1 × Ferry Travel Mug \(Black\)/],
    ['es', ['busco algo para la bici, la capa helm', 'en naranja, talla L', 'la quiero'], /1 × Helm Cycling Cape \(Orange, L\/XL\)/],
  ])('%s: %j is bought as it was chosen', async (locale, lines, expected) => {
    expect(await open(locale).turns(...lines)).toMatch(expected);
  });
  test('named beside a product asks for its stock', async () => {
    const talk = open();
    expect(await talk.turns('ferry mug red?')).toMatch(/Red\) is sold out.*Black; Sand/s);
    expect(await talk.turns('when will it be back')).toMatch(/Red\) is sold out/);
  });
  test('of two sizes is meant by either', async () => {
    expect(await open().turns('do you have the helm cape in orange?', 'size L')).toMatch(/Orange, L\/XL\) is in stock/);
  });
  test('is named by the kind of its colour', async () => {
    expect(await open().turns('do you have the lowland daypack in blue?')).toMatch(/Lowland Daypack \(Navy\) is in stock/);
  });
  test.each([
    ['en', ['tell me about the skipper backpack', 'in white?'], /Skipper Backpack does not come in white\. In stock: Black; Moss/],
    ['es', ['háblame de la mochila skipper', '¿y en blanco?'], /Skipper Backpack no existe en «blanco»/],
    ['de', ['haben Sie den Skipper Rucksack auf Lager?', 'auch in weiß?'], /Skipper Backpack gibt es nicht in „weiß“/],
    ['en', ['do you sell backpacks', 'in white?'], /None of these comes in white/],
  ])('%s: %j that does not exist is said as such', async (locale, lines, expected) => {
    expect(await open(locale).turns(...lines)).toMatch(expected);
  });
});

describe('of what was shown', () => {
  test('the cheaper ones of the same kind are told', async () => {
    const talk = open();
    await talk.turns('tell me about the lowland daypack');
    expect(await talk.turns('something cheaper')).toMatch(/• Tender Packable Backpack \(€34\.95\)$/);
    expect(await talk.turns('cheaper?')).toMatch(/nothing cheaper of that kind than the Tender/);
  });
  test('those that are as wished are told, with why', async () => {
    const told = await open().turns('do you sell backpacks', 'which one is waterproof');
    expect(told).toMatch(/Skipper Backpack .*waterproof to IPX5/);
    expect(told).not.toMatch(/Notebook|Lowland/);
  });
  test('a product whose word another has too is the one the rest of the words say', async () => {
    expect(await open().turns('is the squall jacket really waterproof')).toMatch(/taped seams/);
  });
  test('two that are named are compared', async () => {
    const told = await open().turns('difference between the ferry and quay mug?');
    expect(told).toMatch(/^• Ferry Travel Mug.*\n• Quay Enamel Mug.*$/);
  });
  test('what is not there is said of what was asked for', async () => {
    expect(await open().turns('tell me about the tender packable backpack', 'does it fit a laptop')).toBe('There is no laptop sleeve.');
  });
});

describe('a recommendation', () => {
  test('for who has no idea is what others like, and they may say more of it', async () => {
    const talk = open();
    expect(await talk.turns('recommend me something', 'idk')).toMatch(/^Perhaps one of these:\n• /);
    expect(await talk.turns('for cycling')).toMatch(/Helm Cycling Cape/);
  });
  test('leaves out the colour that is not wanted', async () => {
    const told = await open().turns('recommend a backpack but not navy');
    expect(told).toMatch(/Skipper Backpack/);
    expect(told).not.toMatch(/Lowland/);
  });
});

test('more than a link holds is an offer of a colleague', async () => {
  const talk = open();
  const outcome = await talk.say('i want 500 ferry mugs in sand');
  expect(outcome).toMatchObject({ decision: 'hand_over', text: expect.stringMatching(/a colleague makes you an offer/) });
  expect(talk.calls).not.toContain('create_checkout_link');
});
test('a code that fails is looked into by a person', async () => {
  const talk = open();
  expect(await talk.turns('my discount code SUMMER10 doesnt work')).toMatch(/a colleague can.*Shall I/s);
  expect(await talk.say('it says invalid')).toMatchObject({ decision: 'hand_over', reason: 'customer_request' });
});
test('several things are spoken of in the plural', async () => {
  expect(await open().turns('how much are the pilot espresso glasses')).toContain('The Pilot Espresso Glasses cost €18.95');
});
test('what its delivery costs is no question of its price', async () => {
  expect(await open().turns('how much is shipping for the squall rain jacket to Spain')).not.toMatch(/159/);
});
test('who greets again is answered, and not introduced to once more', async () => {
  expect(await open().turns('hi', 'hello?')).toBe('I am here. What can I do for you?');
});
test('a bare topic asks for the rule, and not for who they are', async () => {
  expect(await open().turns('how long does delivery to Germany take?', 'ok and returns?')).toMatch(/within 30 days/);
});
