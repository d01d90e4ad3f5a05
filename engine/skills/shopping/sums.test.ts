import { describe, expect, test } from 'vitest';
import { agreesTo } from '../../nlu/offer.ts';
import { makeConversation, makeShop, thing, variant } from '../../testing/make.ts';
import { unitsIn } from './packs.ts';

const colours = ['Oat', 'Blue'];
function open(locale = 'en') {
  const shop = makeShop();
  shop.products.push(
    thing(
      401,
      'Galley Stoneware Mug',
      'Mugs',
      ['kitchen'],
      'Stoneware mug of 300 ml. Microwave safe.',
      colours.flatMap((Colour) => [variant('16.00', 20, { Set: 'Single', Colour }), variant('52.00', 9, { Set: 'Set of 4', Colour })]),
    ),
    thing(402, 'Seal Dry Bag', 'Dry bags', ['kayak'], 'Dry bag with a roll closure. Waterproof to IPX7.', [
      variant('16.95', 9, { Volume: '5 l', Colour: 'Orange' }),
      variant('27.95', 9, { Volume: '20 l', Colour: 'Yellow' }),
      variant('27.95', 0, { Volume: '20 l', Colour: 'Orange' }),
    ]),
    thing(403, 'Deck Oak Board', 'Boards', ['kitchen'], 'Chopping board of oak. Not for the dishwasher.', [variant('39.00', 9, {})]),
    thing(404, 'Pantry Jar Set', 'Storage', ['kitchen'], 'Three jars of glass with bamboo lids. Airtight.', [variant('29.00', 9, {})]),
    thing(
      405,
      'Shoreline Bath Towel',
      'Towels',
      ['bath'],
      'Towel of organic cotton.',
      ['50 × 100 cm', '70 × 140 cm'].flatMap((Size, at) =>
        ['White', 'Petrol'].map((Colour) => variant(at === 0 ? '12.50' : '24.50', 20, { Size, Colour })),
      ),
    ),
  );
  const dialogue = makeConversation({ shop, locale });
  return async (...lines: string[]) => {
    let text = '';
    for (const line of lines) text = (await dialogue.say(line)).text;
    return text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
  };
}

test('"only one" says how many in a longer sentence, and "of the two" does not', async () => {
  expect(await open()('two deck oak boards please', 'please make it only one board in the basket')).toMatch(/^1 × Deck Oak Board/);
  expect(await open()('the seal dry bag in 20 l or 5 l', 'the cheaper of the two, one please')).toMatch(/^1 × Seal Dry Bag \(5 l/);
});
test('keeps the size discussed before for every line', async () => {
  const answer = await open()('do you have the shoreline towel in 70 × 140 cm?', '2 in white and 1 in petrol please');
  expect(answer).toMatch(/2 × .*70 × 140 cm, White.*1 × .*70 × 140 cm, Petrol/);
});

describe('a sum', () => {
  test.each([
    [['tell me about the pantry jar set', '2 sets. price?'], /2 × Pantry Jar Set at €29\.00 each, €58\.00/],
    [['the seal dry bag', 'the 20 l in yellow and a small 5 l in orange. total?'], /20 l, Yellow; €27\.95.*5 l, Orange; €16\.95.*€44\.90/],
    [['galley mug in oat please', 'cheapest way to get twelve of those?'], /3 × .*\(Set of 4.*€156\.00\n.*12 × .*\(Single.*€192\.00/],
    [['the galley stoneware mug', 'whats the price for four'], /1 × .*\(Set of 4\): €52\.00\n.*4 × .*\(Single\): €64\.00/],
    [['deck oak board', 'pantry jar set', 'what do i pay for both?'], /€68\.00/],
  ])('%j', async (lines, expected) => expect(await open()(...lines)).toMatch(expected));
  test('of lines in French', async () => {
    expect(await open('fr')('le seal dry bag ?', 'le 20 l en jaune, et un petit 5 l en orange. total ?')).toMatch(/44,90 €/);
  });
  test('is no purchase of what a number counts besides', async () => {
    expect(await open()('2 huskies here, what does the galley stoneware mug cost?')).not.toMatch(/2 ×/);
  });
});

describe('a purchase', () => {
  test('is corrected line by line', async () => {
    const answer = await open()('shoreline towel in white', '4 of the 70x140', 'wait no. 2 of those. and 2 small ones in petrol');
    expect(answer).toMatch(/2 × Shoreline Bath Towel \(70 × 140 cm, White; €49\.00\) and 2 × .* \(50 × 100 cm, Petrol; €25\.00\): €74\.00/);
  });
  test('loses a line that is taken back', async () => {
    const answer = await open()('i want to buy the deck oak board and the pantry jar set', 'forget the board');
    expect(answer).toMatch(/1 × Pantry Jar Set: €29\.00/);
  });
  test('is offered for a question about the link, and outlives a question in between', async () => {
    const say = open();
    expect(await say('the deck oak board', 'can i order it now?')).toMatch(/1 × Deck Oak Board: €39\.00/);
    expect(await say('is it dishwasher safe?')).toMatch(/^No.*\n\nYour order so far: 1 × Deck Oak Board, €39\.00/);
    expect(await say('ok send me the link')).toMatch(/Here’s your checkout link/);
  });
  test('answers the question beside it first', async () => {
    const answer = await open()('the deck oak board', 'can it go in the dishwasher? i’ll take two');
    expect(answer).toMatch(/^No.*\n\n2 × Deck Oak Board/);
  });
  test('is none where somebody asks', async () => {
    expect(await open()('the seal dry bag', 'does it leak in a bag? and how much does it hold')).not.toMatch(
      /checkout link|Which would you like/,
    );
  });
});

test.each([
  ['Set of 4', 4],
  ['4er-Set', 4],
  ['lot de 6', 6],
  ['6-pack', 6],
  ['juego de cuatro', 4],
  ['Single', 1],
  ['2000 pieces', 1],
])('units in "%s": %i', (value, count) => expect(unitsIn({ options: { Set: value } })).toBe(count));

const offer = '2 × Cape (L/XL, Grey) at €69.50 each, €139.00 before shipping. Shall I set up a checkout link?';
test.each([
  ['give me the link for it', true],
  ['good. send me to checkout', true],
  ['yes, that is all, just the link please', true],
  ['link?', true],
  ['link for the orange one', false],
  ['is there a link to the size chart?', false],
  ['great, pay now please', true],
  ['thats all, thanks', false],
  ['perfetto, confermo', true],
  ['parfait, on y va', true],
  ['top, doe maar', true],
  ['si, dale', true],
  ['passt, bestellen', true],
  ['go away', false],
])('"%s" agrees to an offer: %s', (answer, agrees) => expect(agreesTo(offer, answer)).toBe(agrees));

describe('several lines', () => {
  test('one of them sold out: said, and the rest is offered', async () => {
    const answer = await open()('the seal dry bag', 'i take one 20 l in orange and two 5 l in orange');
    expect(answer).toMatch(/sold out in 20 l, orange.*\n\n2 × Seal Dry Bag \(5 l, Orange\)/);
  });
  test('sets and single ones stay together when the color is chosen', async () => {
    expect(await open()('the galley stoneware mug', 'how much for 6?', 'oat')).toMatch(/1 × .*Set of 4, Oat.*2 × .*Single, Oat.*€84\.00/);
  });
  test('"both" are the versions discussed', async () => {
    const answer = await open()('the shoreline bath towel', 'in white 70x140?', 'and in petrol 50x100?', 'what do i pay for both');
    expect(answer).toMatch(/€37\.00/);
  });
  test('a mere yes to "which version?" asks again', async () => {
    expect(await open()('the shoreline bath towel', 'i take two', 'yes')).toMatch(/Which would you like/);
  });
});

describe('lines of one product', () => {
  test.each([
    [
      ['the shoreline bath towel', 'i take two, one white 70x140 and one petrol 70x140'],
      /1 × .*White; €24\.50.*1 × .*Petrol; €24\.50.*€49\.00/,
    ],
    [
      ['the shoreline bath towel', 'one in 70x140 for me and one in 50x100 for my son, both white'],
      /70 × 140 cm, White.*50 × 100 cm, White.*€37\.00/,
    ],
    [
      ['the shoreline bath towel', 'one white 70x140 and one petrol 50x100 please', 'not the white, petrol'],
      /70 × 140 cm, Petrol.*50 × 100 cm, Petrol/,
    ],
  ])('%j', async (lines, expected) => expect(await open()(...lines)).toMatch(expected));
  test('a yes after a question in between is one to what stands below the answer', async () => {
    const say = open();
    expect(await say('the deck oak board', 'i take one', 'is it dishwasher safe?')).toMatch(/1 × Deck Oak Board, €39\.00/);
    expect(await say('ok, dishwasher')).not.toMatch(/checkout link\. /);
    expect(await open()('the deck oak board', 'i take one', 'is it dishwasher safe?', 'ok')).toMatch(/Here’s your checkout link/);
  });
  const towels = ['the shoreline bath towel', 'three white 70x140 and two petrol 50x100 please'];
  test.each([
    ['and one in 50x100 white', /3 × .*2 × .*1 × .*50 × 100 cm, White/],
    ['make it four of the big ones', /4 × .*70 × 140 cm, White.*2 × .*50 × 100 cm, Petrol/],
    ['one of the white ones in petrol', /2 × .*70 × 140 cm, White.*1 × .*70 × 140 cm, Petrol.*2 × .*50 × 100 cm, Petrol/],
    ['actually four of the big ones, and one of them in petrol', /3 × .*70 × 140 cm, White.*1 × .*70 × 140 cm, Petrol.*2 × .*50 × 100/],
    ['take the petrol ones off', /^3 × Shoreline Bath Towel \(70 × 140 cm, White\)/],
    ['the petrol ones in white instead', /3 × .*70 × 140 cm, White.*2 × .*50 × 100 cm, White/],
    ['and without the petrol ones?', /^• 3 × .*€73\.50\n\nTogether.*Your order so far: 3 × .*2 × /s],
    ['plus a deck oak board', /3 × .*2 × .*1 × Deck Oak Board/],
    ['leave out the petrol ones, can get those next year', /^3 × Shoreline Bath Towel \(70 × 140 cm, White\)/],
    ['scrap the lot', /^(?!.*×)/],
    ['sorry, Kerkstraat 9, Gent I mean', /^(?!.*9 ×)/],
  ])('"%s"', async (line, expected) => expect(await open()(...towels, line)).toMatch(expected));
});

test('"just one white after all" is instead of all lines of the product', async () => {
  const answer = await open()(
    'the shoreline bath towel',
    'two white 70x140 and one petrol 50x100 please',
    'actually only one in white 70x140',
  );
  expect(answer).toMatch(/^1 × Shoreline Bath Towel \(70 × 140 cm, White\): €24\.50/);
});
