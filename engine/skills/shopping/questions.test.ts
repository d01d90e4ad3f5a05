import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop, thing, variant } from '../../testing/make.ts';
import { questionsIn } from './questions.ts';

const flask =
  'Vacuum flask with a cup for a lid. Keeps drinks hot for 24 hours. Do not use it for milk or fizzy drinks. 750 ml weighs 520 g, 1 l weighs 610 g.';
function open(locale = 'en') {
  const shop = makeShop();
  shop.products.push(
    thing(401, 'Pike Flask', 'Bottles', ['steel'], flask, [
      variant('34.95', 9, { Volume: '750 ml' }),
      variant('40.95', 9, { Volume: '1 l' }),
    ]),
    thing(402, 'Haven Waffle Blanket', 'Blankets', ['cotton'], 'Waffle blanket. 350 g/m². Wash at 40 °C, tumble dry low; shrinks by 3 %.', [
      variant('79.00', 9, { Size: '150 × 200 cm' }),
      variant('119.00', 9, { Size: '220 × 240 cm' }),
    ]),
    thing(403, 'Glim Headlamp', 'Headlamps', ['running'], 'Headlamp of 58 g that does not bounce: 250 lumens, 6 hours at medium power.', [
      variant('44.50', 9, {}),
    ]),
    thing(404, 'Towpath Pannier', 'Bags', ['cycling'], 'Waterproof pannier of 24 litres. Carries up to 10 kg, weighs 1.1 kg.', [
      variant('79.00', 9, {}),
    ]),
    thing(
      405,
      'Skipper Backpack',
      'Bags',
      ['commuting'],
      'Backpack of 22 litres, waterproof to IPX5. 46 × 29 × 15 cm, 890 g. Wipe clean, do not machine wash.',
      [variant('89.00', 9, { Colour: 'Black' })],
    ),
  );
  const dialogue = makeConversation({ shop, locale });
  return async (...lines: string[]) => {
    let text = '';
    for (const line of lines) text = (await dialogue.say(line)).text;
    return text.replaceAll('\u00a0', ' ');
  };
}

describe('the questions of a message', () => {
  test.each([
    ['does it leak? and how much does it hold', ['does it leak?', 'how much does it hold']],
    ['is it machine washable and what does it weigh?', ['is it machine washable?', 'what does it weigh?']],
    ['is it made of steel and plastic?', ['is it made of steel and plastic?']],
    ['the skipper sounds good. is it waterproof?', ['is it waterproof?']],
  ])('%s', (text, expected) => {
    expect(questionsIn(text, 'en').map((part) => part.text)).toEqual(expected);
  });
});

describe('with one product discussed', () => {
  test('both questions of a message are answered', async () => {
    expect(await open()('tell me about the skipper backpack', 'is it waterproof and how heavy is it?')).toMatch(/IPX5[\s\S]*890 g/);
  });
  test('a part that the description leaves open is said once, with the offer of a colleague', async () => {
    const text = await open()('tell me about the pike flask', 'does it leak in a bag? and how much does it hold');
    expect(text).toMatch(/750 ml/);
    expect(text).toMatch(/doesn’t answer the rest.*colleague/);
  });
  test('a telling word of the description answers a question in everyday words', async () => {
    expect(await open()('tell me about the pike flask', 'my mate puts milk in his tea, fine in there?')).toMatch(
      /^No\. Do not use it for milk/,
    );
  });
  test('the figure of the version asked for, alone', async () => {
    const text = await open()('tell me about the pike flask', 'weight of the smaller one?');
    expect(text).toContain('520 g');
    expect(text).not.toContain('610 g');
  });
  test.each([
    ['de', 'wie schwer ist er?', 'Skipper Backpack wiegt 890 g.'],
    ['fr', 'il pèse combien ?', 'Skipper Backpack pèse 890 g.'],
    ['nl', 'hoeveel weegt hij?', 'Skipper Backpack weegt 890 g.'],
  ])('figures in %s', async (locale, asked, expected) => {
    expect(await open()('tell me about the skipper backpack', asked)).toBe(expected);
    expect(locale).toBeTruthy();
  });
  test('a grammage is no weight', async () => {
    expect(await open()('tell me about the haven waffle blanket', 'how heavy is it?')).toMatch(/doesn’t say/);
  });
  test('a size asked of what nobody wears never quotes the size guide for clothes', async () => {
    expect(await open()('tell me about the haven waffle blanket', 'welke maat heb ik nodig?')).not.toMatch(/chest/);
  });
  test('another setting than the one asked for is said to be all there is', async () => {
    expect(await open()('tell me about the glim headlamp', 'how long does it burn on full')).toMatch(
      /^Our description only says this:.*medium/,
    );
  });
  test('a question in words the lexicon lacks stays with the product', async () => {
    expect(await open()('tell me about the glim headlamp', 'are the dyes plant based?')).toMatch(/Glim Headlamp doesn’t say/);
  });
});

test('a product that is only denied leaves the other one discussed', async () => {
  const text = await open()(
    'compare the towpath pannier and the skipper backpack',
    'a pannier is not a backpack... the skipper sounds good, how heavy is it?',
  );
  expect(text).toBe('The Skipper Backpack weighs 890 g.');
});
