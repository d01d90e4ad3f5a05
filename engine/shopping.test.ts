import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop, thing, variant } from './testing/make.ts';

// Complete shopping conversations: follow-ups of two or three words about the products shown.

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
  const dialogue = makeConversation({ shop, locale });
  return {
    ...dialogue,
    async turns(...lines: string[]) {
      let text = '';
      for (const line of lines) text = (await dialogue.say(line)).text;
      return text.replaceAll('\u00a0', ' ');
    },
  };
}

describe('a variant', () => {
  test('discussed before is bought, whatever came in between', async () => {
    const answer = await open().turns(
      'do you have the squall rain jacket in size L?',
      'how long does delivery to Spain take?',
      "i'll take it",
    );
    expect(answer).toMatch(/1 × Squall Rain Jacket \(Navy, L\)/);
  });
  test.each([
    ['pt', ['têm a caneca ferry em preto?', 'quero duas'], /2 × Ferry Travel Mug \(Black\) a 22,95 €/],
    ['en', ['ferry mug red?', 'ok then black', '1 please'], /1 × Ferry Travel Mug \(Black\)/],
    ['es', ['busco algo para la bici, la capa helm', 'en naranja, talla L', 'la quiero'], /1 × Helm Cycling Cape \(Orange, L\/XL\)/],
  ])('%s: %j buys the chosen variant', async (locale, lines, expected) => {
    expect(await open(locale).turns(...lines)).toMatch(expected);
  });
  test('named with a product asks for its stock', async () => {
    const dialogue = open();
    expect(await dialogue.turns('ferry mug red?')).toMatch(/sold out in red.*black or sand/s);
    expect(await dialogue.turns('when will it be back')).toMatch(/all I have on this/);
  });
  test('with two sizes matches either', async () => {
    expect(await open().turns('do you have the helm cape in orange?', 'size L')).toMatch(/in stock in orange, L\/XL, at/);
  });
  test('matches by its basic color', async () => {
    expect(await open().turns('do you have the lowland daypack in blue?')).toMatch(/Lowland Daypack is in stock in navy/);
  });
  test.each([
    ['en', ['tell me about the skipper backpack', 'in white?'], /Skipper Backpack doesn’t come in white, but you can get it in black/],
    ['es', ['háblame de la mochila skipper', '¿y en blanco?'], /Skipper Backpack no viene en «blanco»/],
    ['de', ['haben Sie den Skipper Rucksack auf Lager?', 'auch in weiß?'], /Skipper Backpack gibt es leider nicht in „weiß“/],
    ['en', ['do you sell backpacks', 'in white?'], /none of these come in white/],
  ])('%s: %j names a missing variant and is told so', async (locale, lines, expected) => {
    expect(await open(locale).turns(...lines)).toMatch(expected);
  });
});

describe('products shown before', () => {
  test('lists cheaper ones of the same kind', async () => {
    const dialogue = open();
    await dialogue.turns('tell me about the lowland daypack');
    expect(await dialogue.turns('something cheaper')).toMatch(/• Tender Packable Backpack \(€34\.95\)$/);
    expect(await dialogue.turns('cheaper?')).toMatch(/Tender Packable Backpack at .* is the cheapest of its kind/);
  });
  test('lists those with the requested property and the reason', async () => {
    const answer = await open().turns('do you sell backpacks', 'which one is waterproof');
    expect(answer).toMatch(/Skipper Backpack .*waterproof to IPX5/);
    expect(answer).not.toMatch(/Notebook|Lowland/);
  });
  test('the remaining words decide between products that share a word', async () => {
    expect(await open().turns('is the squall jacket really waterproof')).toMatch(/taped seams/);
  });
  test('compares two named products', async () => {
    const answer = await open().turns('difference between the ferry and quay mug?');
    expect(answer).toMatch(/^• Ferry Travel Mug.*\n• Quay Enamel Mug.*$/);
  });
  test('says that the requested variant does not exist', async () => {
    expect(await open().turns('tell me about the tender packable backpack', 'does it fit a laptop')).toBe('No. There is no laptop sleeve.');
  });
});

describe('a recommendation', () => {
  test('suggests bestsellers without a purpose and can be refined', async () => {
    const dialogue = open();
    expect(await dialogue.turns('recommend me something', 'idk')).toMatch(/^Maybe one of these:\n• /);
    expect(await dialogue.turns('for cycling')).toMatch(/Helm Cycling Cape/);
  });
  test('leaves out a rejected color', async () => {
    const answer = await open().turns('recommend a backpack but not navy');
    expect(answer).toMatch(/Skipper Backpack/);
    expect(answer).not.toMatch(/Lowland/);
  });
});

test('offers a teammate for more than a checkout link can contain', async () => {
  const dialogue = open();
  const outcome = await dialogue.say('i want 500 ferry mugs in sand');
  expect(outcome).toMatchObject({ decision: 'hand_off', text: expect.stringMatching(/put together an offer for you/) });
  expect(dialogue.calls).not.toContain('create_checkout_link');
});
test('hands off when a discount code fails', async () => {
  const dialogue = open();
  expect(await dialogue.turns('my discount code SUMMER10 doesnt work')).toMatch(/a colleague can.*Want me to/s);
  expect(await dialogue.say('it says invalid')).toMatchObject({ decision: 'hand_off', reason: 'customer_request' });
});
test('uses the plural for several units', async () => {
  expect(await open().turns('how much are the pilot espresso glasses')).toContain('The Pilot Espresso Glasses are €18.95');
});
test('a question about delivery costs is not about the product price', async () => {
  expect(await open().turns('how much is shipping for the squall rain jacket to Spain')).not.toMatch(/159/);
});
test('answers a second greeting without another introduction', async () => {
  expect(await open().turns('hi', 'hello?')).toBe('I’m here! What can I do for you?');
});
test('a topic alone asks for the policy, without verification', async () => {
  expect(await open().turns('how long does delivery to Germany take?', 'ok and returns?')).toMatch(/within 30 days/);
});
