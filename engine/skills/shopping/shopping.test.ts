import { describe, expect, test } from 'vitest';
import { agreesTo } from '../../nlu/offer.ts';
import { makeConversation, makeShop, thing, variant } from '../../testing/make.ts';
import { choiceIn } from './options.ts';
import { limitsIn } from './limits.ts';
import { measuresIn } from './measures.ts';
import { queryIn } from './reading.ts';

const sizes = ['S/M', 'L/XL'];
function open(locale = 'en') {
  const shop = makeShop();
  shop.products.push(
    thing(
      301,
      'Drift Water Bottle',
      'Bottles',
      ['steel'],
      'Keeps tea hot for 12 hours. The 600 ml bottle fits a car cup holder; the 1000 ml bottle is 9 cm wide and does not.',
      [variant('19.97', 9, { Size: '600 ml', Colour: 'Sage' }), variant('24.97', 9, { Size: '1000 ml', Colour: 'Black' })],
    ),
    thing(302, 'Helm Cycling Cape', 'Rain jackets', ['cycling'], 'Cape for cycling in the rain. S/M for up to 1.75 m, L/XL above.', [
      ...sizes.map((Size) => variant('69.50', 9, { Size, Colour: 'Grey' })),
    ]),
    thing(303, 'Galley Stoneware Mug', 'Mugs', ['kitchen'], 'Stoneware mug of 300 ml.', [
      variant('16.00', 9, { Set: 'Single', Colour: 'Blue' }),
      variant('52.00', 9, { Set: 'Set of 4', Colour: 'Oat' }),
    ]),
    thing(304, 'Glim Headlamp', 'Headlamps', ['running'], 'Headlamp of 58 g with 250 lumens.', [variant('44.50', 9, {})]),
    thing(305, 'Beacon Headlamp', 'Headlamps', ['hiking'], 'Headlamp of 92 g with 400 lumens.', [variant('54.95', 9, {})]),
    thing(306, 'Skerry Blanket', 'Blankets', ['living room'], 'Blanket of 100 % new wool.', [variant('119.00', 9, {})]),
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

describe('a question about a product', () => {
  test.each([
    [['does the large drift bottle fit a car cup holder?'], /^No\. /],
    [['does the drift bottle keep tea hot for 12 hours?'], /^Yes\. /],
    [['does the drift bottle keep tea hot for 24 hours?'], /^No\. Keeps tea hot for 12 hours/],
    [['tell me about the skerry blanket', 'is it ok for someone allergic to wool?'], /^No\. Blanket of 100 % new wool/],
    [['the helm cape for my brother, he is 1.90, which size?'], /take L\/XL/],
    [['do you have the drift bottle in pink?'], /doesn’t come in pink/],
    [['do you have the drift bottle in 0.6 l?'], /in stock in 600 ml/],
  ])('%j', async (lines, expected) => {
    expect(await open().turns(...lines)).toMatch(expected);
  });
  test('compares by figures and names the difference', async () => {
    expect(await open().turns('glim or beacon headlamp?', 'how much lighter?')).toMatch(
      /Glim Headlamp is lighter: 58 g against 92 g \(34 g/,
    );
  });
  test('"and the other one?" repeats the question', async () => {
    const answer = await open().turns('tell me about the glim', 'and the beacon', 'how many lumens does it have?', 'and the other one?');
    expect(answer).toMatch(/250 lumens/);
  });
});

describe('a need', () => {
  test('what the shop does not carry is said, with nothing unrelated', async () => {
    const answer = await open().turns('do you sell lawn mowers?');
    expect(answer).toMatch(/^No, .*“lawn mowers”/);
    expect(answer).not.toMatch(/•/);
  });
  test('above the limit is said with the difference', async () => {
    expect(await open().turns('a blanket under 100 euros')).toMatch(/Skerry Blanket is €119\.00, which is €19\.00 above/);
  });
});

describe('a purchase', () => {
  const order = '3 single galley mugs in blue, plus one set of four in oat';
  test('of several versions and quantities is one offer with each price', async () => {
    const dialogue = open();
    expect(await dialogue.turns(order)).toMatch(
      /3 × Galley Stoneware Mug \(Single, Blue; €48\.00\) and 1 × Galley Stoneware Mug \(Set of 4, Oat; €52\.00\): €100\.00/,
    );
    expect((await dialogue.say('yes')).cards).toEqual([expect.objectContaining({ type: 'checkout' })]);
  });
  test('can be corrected after the link, which then sells that instead', async () => {
    const dialogue = open();
    await dialogue.turns('i want to buy the drift bottle in sage', 'yes');
    expect(await dialogue.turns('make it two instead')).toMatch(/2 × Drift Water Bottle \(600 ml, Sage\)/);
    expect(await dialogue.turns('yes')).toMatch(/^I’ve updated your purchase\./);
  });
});

test.each([
  ['1 × Cape (L/XL, Grey): €69.50. Shall I set up a checkout link?', 'ja, L/XL in grau, eins', true],
  ['1 × Cape (L/XL, Grey): €69.50. Shall I set up a checkout link?', 'yes put it in the basket', true],
  ['1 × Cape (L/XL, Grey): €69.50. Shall I set up a checkout link?', 'yes, two', false],
  ['1 × Cape (L/XL, Grey): €69.50. Shall I set up a checkout link?', 'yes but in orange', false],
  ['1 × Cape (L/XL, Grey): €69.50. Shall I set up a checkout link?', 'yes not now', false],
  ['1 × Cape (L/XL, Grey): €69.50. Shall I set up a checkout link?', 'yes?', false],
])('%s: "%s" agrees: %s', (offer, answer, agrees) => expect(agreesTo(offer, answer)).toBe(agrees));

test.each([
  ['20 euros is the absolute max', 2000],
  ['under 50', 5000],
  ['bis 40 €', 4000],
  ['a bottle of 600 ml', null],
])('the limit of "%s"', (text, max) => expect(limitsIn(text).max).toBe(max));

test.each([
  ['ten litre', 'volume', 10_000],
  ['0,5 l', 'volume', 500],
  ['7 ft', 'length', 213.36],
  ['2,600 W', 'power', 2600],
])('the measure of "%s"', (text, kind, value) => expect(measuresIn(text)).toMatchObject([{ kind, value: expect.closeTo(value) }]));

test.each([
  ['do you sell sleeping bags?', 'en', 'bags'],
  ['looking for a really light rain jacket', 'en', 'jacket'],
  ['busco una botella para la oficina', 'es', 'botella'],
] as const)('the kind of thing in "%s"', (text, language, head) => expect(queryIn(text, language).kind?.head.word).toBe(head));

test('reads options by their words, negations and order', () => {
  const product = thing(400, 'Lamp', 'Lamps', [], '', [
    variant('10.00', 1, { color: 'black', type: 'over-ear', size: 'S' }),
    variant('10.00', 1, { color: 'red', type: 'in-ear', size: 'L' }),
  ]);
  expect(choiceIn(product, 'not black, that go over the ear')).toMatchObject({ asked: { type: ['over-ear'] }, not: { color: ['black'] } });
  expect(choiceIn(product, 'the big one').asked).toEqual({ size: ['L'] });
  expect(choiceIn(product, 'in green').missing).toEqual(['green']);
});

describe('goods that somebody asks for', () => {
  test.each([
    ['do you have umbrellas?', /^No, .*“umbrellas”/],
    ['do you sell 2 person tents', /^No, .*“tents”/],
    ['haben Sie Nintendo Switch?', /^(?:No|Nein), .*Nintendo Switch/],
    ['do you sell beds?', /^No, .*“beds”/],
  ])('%s: not carried is said by its name', async (text, expected) => {
    const answer = await open().turns(text);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(/•/);
  });
  test('a compound is a kind of its own', async () => {
    const shop = makeShop();
    shop.products.push(thing(401, 'Seal Dry Bag', 'Storage', ['travel'], 'Dry bag with a roll closure.', [variant('16.95', 9, {})]));
    const { text } = await makeConversation({ shop }).say('do you sell sleeping bags?');
    expect(text).toMatch(/^No, .*“sleeping bags”/);
    expect(text).not.toMatch(/Seal/);
  });
  test('a broad name stands for its kinds', async () => {
    expect(await open().turns('do you sell clothes?')).toMatch(/^Yes.*(?:Jacket|Cape)/s);
  });
  test('what is said beside the wish is no kind', async () => {
    expect(await open().turns('Looking for a mug for my dad, he has a whole cupboard full')).toMatch(/Mug/);
  });
});

test.each([
  ['around 100 euros', 11_000, 10_000],
  ['so um die 60-70 Euro', 7000, 6500],
  ['unos 40 €', 4400, 4000],
  ['under 30', 3000, null],
])('the price that "%s" has in mind', (text, max, about) => expect(limitsIn(text)).toMatchObject({ max, about }));

test('figures of different kinds are not compared', async () => {
  const shop = makeShop();
  shop.products = [
    thing(301, 'Billy Pot', 'Stoves', [], 'Pot with a lid.', [variant('20.00', 5, { Volume: '1.3 l' })]),
    thing(302, 'Kestrel Stove', 'Stoves', [], 'Stove that folds to 9 cm.', [variant('40.00', 5, {})]),
  ];
  const dialogue = makeConversation({ shop });
  await dialogue.say('do you have the Billy Pot and the Kestrel Stove?');
  expect((await dialogue.say('which one is bigger?')).text).not.toMatch(/difference/);
});

test.each([
  ['vous avez une lampe sans fil pour la terrasse ?', 'fr', 'lampe', 'object'],
  ['Nein, eher eine Lampe', 'de', 'lampe', 'object'],
  ['ok and grass seed? its under a big tree', 'en', 'seed', 'bare'],
  ["I can't buy gas anywhere. I need a stove", 'en', 'stove', 'object'],
] as const)('what "%s" asks for', (text, language, head, role) =>
  expect(queryIn(text, language).kind).toMatchObject({ head: { word: head }, role }),
);

test.each([
  ['do you have the Ferry 300?', /couldn’t find “Ferry 300”[\s\S]*closest/],
  ['Do you have the Ferry 200?', /^Yes, the Ferry 200/],
  ['Do you have the Sundial Ferry 200?', /couldn’t find “Sundial Ferry 200”/],
  ['I want 500 of the Ferry 200, do you have that many?', /^No\. There are 7 of the Ferry 200 left/],
])('"%s" is answered for what it names', async (line, expected) => {
  const shop = makeShop();
  shop.products = [thing(301, 'Ferry 200', 'Lamps', [], 'Lamp of 200 lumens.', [variant('20.00', 7, {})])];
  expect((await makeConversation({ shop }).say(line)).text).toMatch(expected);
});

test.each([
  ['2 of the crate in mustard. Actually make that 1 mustard and 1 green'],
  ['3 crates in mustard', 'no, just 1 mustard and 1 green, two in total'],
  ['3 crates in mustard', 'ach nein, eine in mustard und eine in green, zwei insgesamt'],
])('lines said anew are instead of those before: %j', async (...said: string[]) => {
  const shop = makeShop();
  shop.products = [
    thing(301, 'Dock Crate', 'Crates', [], 'Folding crate.', [
      variant('20.00', 9, { Colour: 'Mustard' }),
      variant('20.00', 9, { Colour: 'Green' }),
    ]),
  ];
  const dialogue = makeConversation({ shop });
  await dialogue.say('do you have the Dock Crate?');
  let text = '';
  for (const line of said) ({ text } = await dialogue.say(line));
  expect(text).toMatch(/40[.,]00/);
  expect(text.match(/1 × Dock Crate/g)).toHaveLength(2);
});
