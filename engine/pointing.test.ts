import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop, thing, variant } from './testing/make.ts';

/** Three things for camping, and three rain jackets besides the Squall. */
function shopWithMore() {
  const shop = makeShop();
  shop.products.push(
    thing(101, 'Ember Gas Stove', 'Stoves', ['camping'], 'A stove for gas that boils a litre in three minutes.', [variant('49.00', 9, {})]),
    thing(102, 'Larch Headlamp', 'Lamps', ['camping'], 'A headlamp of 300 lumens.', [variant('39.00', 9, {})]),
    thing(103, 'Tarn Rain Jacket', 'Rain jackets', ['hiking'], 'A waterproof rain jacket for hiking.', [
      variant('119.00', 4, { Colour: 'Red', Size: 'M' }),
      variant('119.00', 4, { Colour: 'Green', Size: 'L' }),
      variant('119.00', 4, { Colour: 'Red', Size: 'L' }),
    ]),
    thing(104, 'Skerry Rain Jacket', 'Rain jackets', ['sailing'], 'A waterproof rain jacket for sailing.', [
      variant('189.00', 0, { Colour: 'Red', Size: 'L' }),
      variant('189.00', 2, { Colour: 'Red', Size: 'S' }),
    ]),
  );
  return shop;
}
const shopTalk = (locale = 'en') => makeConversation({ shop: shopWithMore(), locale });
const orderTalk = (locale = 'en') => makeConversation({ verification: 'order_and_email', locale });

describe('asked for a kind of product in a version', () => {
  test('the ones that have it are named, and a colour narrows among them', async () => {
    const talk = shopTalk();
    const which = await talk.say('do you have a waterproof rain jacket in size L?');
    expect(which.decision).toBe('ask');
    expect(which.text).toMatch(/Squall Rain Jacket .*Navy, L/);
    expect(which.text).toMatch(/Tarn Rain Jacket .*Green, L; Red, L/);
    expect(which.text).not.toMatch(/Skerry/);
    expect((await talk.say('and in red?')).text).toMatch(/Yes, the Tarn Rain Jacket \(Red, L\) is in stock/);
    expect((await talk.say('and in green?')).text).toMatch(/Tarn Rain Jacket \(Green, L\)/);
  });
  test.each([
    ['es', '¿tienen una chaqueta de lluvia impermeable en la talla L?', 'la segunda', /Tarn Rain Jacket|Squall Rain Jacket/],
    ['fr', 'avez-vous une veste de pluie imperméable en taille L ?', 'la deuxième', /Tarn Rain Jacket|Squall Rain Jacket/],
    ['de', 'Haben Sie eine wasserdichte Jacke in Größe L?', 'die zweite', /Tarn Rain Jacket|Squall Rain Jacket/],
    ['pt', 'têm um casaco de chuva impermeável no tamanho L?', 'o segundo', /Tarn Rain Jacket|Squall Rain Jacket/],
  ])('%s: %s', async (locale, question, pointing, name) => {
    const talk = shopTalk(locale);
    const which = await talk.say(question);
    expect(which.text).toMatch(name);
    expect((await talk.say(pointing)).text).toMatch(/Rain Jacket \(.*L.*\)/);
  });
  test('a question that waits is asked of the one that was meant', async () => {
    const talk = shopTalk();
    const which = await talk.say('is the rain jacket machine washable?');
    expect(which.text).toMatch(/Which one do you mean\?\n• .*Jacket/);
    expect((await talk.say('the squall')).text).toMatch(/Machine wash at 30/);
  });
});

describe('of what was recommended', () => {
  const asked = { en: 'can you recommend something for camping?' };
  test.each<[string, number | string]>([
    ['the second one', 1],
    ['the last one please', 2],
    ['number 1', 0],
    ['tell me more about the last', 2],
    ['the cheapest', 'Quay Enamel Mug'],
    ['which is the most expensive?', 'Ember Gas Stove'],
    ['the stove', 'Ember Gas Stove'],
    ['tell me more about the headlamp', 'Larch Headlamp'],
    ['la segunda', 1],
    ['le moins cher', 'Quay Enamel Mug'],
    ['die zweite', 1],
    ['das billigste', 'Quay Enamel Mug'],
    ['a segunda', 1],
    ['o mais caro', 'Ember Gas Stove'],
  ])('%s is one of them', async (pointing, expected) => {
    const talk = shopTalk();
    const offered = (await talk.say(asked.en)).sources.map(({ title }) => title);
    expect(offered).toHaveLength(3);
    const told = await talk.say(pointing);
    expect(told.decision).toBe('answer');
    expect(told.sources.map(({ title }) => title)).toEqual([typeof expected === 'number' ? offered[expected] : expected]);
  });
  test('"I take two" asks which, naming them, and the answer is offered twice', async () => {
    const talk = shopTalk();
    await talk.say(asked.en);
    const which = await talk.say('I take two');
    expect(which).toMatchObject({ decision: 'ask', intent: 'place_order' });
    expect(which.text).toMatch(/Ember Gas Stove/);
    expect((await talk.say('the stove')).text).toMatch(/2 × Ember Gas Stove at €49\.00 each, €98\.00/);
    expect((await talk.say('yes')).cards).toEqual([expect.objectContaining({ type: 'checkout' })]);
  });
  test.each([
    ["I'll have that one"],
    ['I take it'],
    ['ok I want it'],
    ['me lo llevo'],
    ['je le prends'],
    ['die nehme ich'],
    ['fico com essa'],
  ])('%s buys the one that was spoken of', async (taking) => {
    const talk = shopTalk();
    await talk.say(asked.en);
    await talk.say('the stove');
    expect((await talk.say(taking)).text).toMatch(/1 × Ember Gas Stove/);
  });
  test('"I\'ll have the second one" needs no more question', async () => {
    const talk = shopTalk();
    const offered = (await talk.say(asked.en)).sources.map(({ title }) => title);
    const text = (await talk.say("I'll have the second one")).text;
    expect(text).toContain(`1 × ${offered[1]}`);
  });
  test('something else is asked for as ever', async () => {
    const talk = shopTalk();
    await talk.say(asked.en);
    expect((await talk.say('how long does delivery to Spain take?')).text).toMatch(/3-5 working days/);
    expect((await talk.say('where is my order?')).text).toMatch(/e-mail/);
  });
});

describe('after an order was spoken of', () => {
  test.each([
    ['en', 'where is it now?'],
    ['en', 'when does it arrive?'],
    ['de', 'Wo ist sie denn gerade?'],
    ['de', 'Wann kommt sie an?'],
    ['fr', 'et elle est où ?'],
    ['fr', 'elle arrive quand ?'],
    ['es', '¿dónde está ahora?'],
    ['es', '¿y cuándo llega?'],
    ['pt', 'onde está agora?'],
    ['pt', 'e quando chega?'],
  ])('%s: %s asks where it is', async (locale, question) => {
    const talk = orderTalk(locale);
    await talk.say('H2493, yusuf@mail.example');
    const spoken = {
      en: 'cancel order H2493',
      de: 'Ich möchte meine Bestellung H2493 stornieren',
      fr: 'je veux annuler ma commande H2493',
    };
    const more = { es: 'quiero cancelar mi pedido H2493', pt: 'quero cancelar a minha encomenda H2493' };
    await talk.say({ ...spoken, ...more }[locale as 'en'] ?? '');
    await talk.say({ en: 'no', de: 'nein doch nicht', fr: 'non', es: 'no', pt: 'não' }[locale as 'en'] ?? '');
    const told = await talk.say(question);
    expect(told).toMatchObject({ intent: 'track_order', decision: 'answer' });
    expect(told.text).toMatch(/H2493/);
  });
  test('before it is known which, they are asked who they are', async () => {
    const talk = makeConversation({ locale: 'de' });
    await talk.say('Ich möchte meine Bestellung stornieren');
    await talk.say('nein doch nicht');
    expect(await talk.say('Wo ist sie denn gerade?')).toMatchObject({ decision: 'ask', intent: 'track_order' });
  });
});

describe('a yes, a no, and a yes after all', () => {
  test('a word of assent alone is taken as such, in the language spoken', async () => {
    const talk = makeConversation({ locale: 'de' });
    await talk.say('Wie lange dauert der Versand nach Deutschland?');
    const told = await talk.say('ja');
    expect(told).toMatchObject({ decision: 'ask', memory: { language: 'de' } });
  });
  test('"say the word" is meant', async () => {
    const talk = shopTalk();
    const told = await talk.say('do you have the ferry mug in sand and how long does delivery to Spain take?');
    expect(told.text).toMatch(/I also saw/);
    expect((await talk.say('yes')).text).toMatch(/3-5 working days/);
  });
  test('what was declined comes back with a yes', async () => {
    const talk = orderTalk();
    await talk.say('where is H2493, yusuf@mail.example');
    await talk.say('can I send it back?');
    expect((await talk.say('no')).decision).toBe('ask');
    expect(await talk.say('actually yes')).toMatchObject({ decision: 'hand_over', reason: 'customer_request' });
  });
});

test.each([
  ['how much', /49\.00/],
  ['and the headlamp?', /Larch Headlamp/],
  ['and the other one?', /Which one do you mean\?\n• (?!Ember).*\n• (?!Ember)/],
])('after one of three: %s', async (question, expected) => {
  const talk = shopTalk();
  await talk.say('can you recommend something for camping?');
  await talk.say('the stove');
  expect((await talk.say(question)).text).toMatch(expected);
});

test('what the shop does not have is said as such', async () => {
  expect((await shopTalk().say('do you have a tent?')).text).toMatch(/do not find such a product/);
});

test('a policy is told to whoever was verified, too', async () => {
  const talk = orderTalk();
  await talk.say('where is H2493, yusuf@mail.example');
  expect((await talk.say('what is your return policy?')).text).toMatch(/within 30 days/);
});

test('the difference between those shown is what the shop says of each', async () => {
  const talk = shopTalk();
  await talk.say('do you have jackets?');
  const told = await talk.say("what's the difference between them?");
  expect(told).toMatchObject({ decision: 'answer' });
  expect(told.text).toMatch(/Squall.*159.*: Rain jacket with taped seams.*Tarn.*119.*: A waterproof rain jacket for hiking/s);
});

test.each(['hmm sorta like the thing whatsit', 'the blue thing from before maybe'])(
  'a guess that is noise is no choice: %s',
  async (text) => {
    const told = await makeConversation().say(text);
    expect(told.text).not.toMatch(/Is it about .* or /);
  },
);

test('a product whose whole name is said is asked about, however foreign the name sounds', async () => {
  const shop = makeShop();
  const [mug] = shop.products;
  if (!mug) throw new Error('The shop has no mug.');
  shop.products.push(
    { ...mug, id: '00000000-0000-7000-8000-000000000009', name: 'Electric Kettle', category: 'Kettles', tags: [] },
    { ...mug, id: '00000000-0000-7000-8000-00000000000a', name: 'Electric Toothbrush', category: 'Bath', tags: [] },
  );
  const talk = makeConversation({ shop });
  expect((await talk.say('How much is the Electric Kettle?')).text).toContain('The Electric Kettle costs €22.95');
  expect((await makeConversation().say('How much is the electric scooter ride to Paris?')).sources).toEqual([]);
});
