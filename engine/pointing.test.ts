import { describe, expect, test } from 'vitest';
import { makeConversation, makeShop, thing, variant } from './testing/make.ts';

/** A shop with three camping products and three rain jackets besides the Squall. */
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
const shopDialogue = (locale = 'en') => makeConversation({ shop: shopWithMore(), locale });
const orderDialogue = (locale = 'en') => makeConversation({ verification: 'order_and_email', locale });

describe('a kind of product with an option', () => {
  test('lists the products that have it, and a color narrows them', async () => {
    const dialogue = shopDialogue();
    const which = await dialogue.say('do you have a waterproof rain jacket in size L?');
    expect(which.decision).toBe('answer');
    expect(which.text).toMatch(/Squall Rain Jacket .*navy, L/);
    expect(which.text).toMatch(/Tarn Rain Jacket .*green, L; red, L/);
    expect(which.text).not.toMatch(/Skerry/);
    expect((await dialogue.say('and in red?')).text).toMatch(/Yes, the Tarn Rain Jacket is in stock in red, L/);
    expect((await dialogue.say('and in green?')).text).toMatch(/Tarn Rain Jacket is in stock in green, L/);
  });
  test.each([
    ['es', '¿tienen una chaqueta de lluvia impermeable en la talla L?', 'la segunda', /Tarn Rain Jacket|Squall Rain Jacket/],
    ['fr', 'avez-vous une veste de pluie imperméable en taille L ?', 'la deuxième', /Tarn Rain Jacket|Squall Rain Jacket/],
    ['de', 'Haben Sie eine wasserdichte Jacke in Größe L?', 'die zweite', /Tarn Rain Jacket|Squall Rain Jacket/],
    ['pt', 'têm um casaco de chuva impermeável no tamanho L?', 'o segundo', /Tarn Rain Jacket|Squall Rain Jacket/],
  ])('%s: %s', async (locale, question, pointing, name) => {
    const dialogue = shopDialogue(locale);
    const which = await dialogue.say(question);
    expect(which.text).toMatch(name);
    expect((await dialogue.say(pointing)).text).toMatch(/Rain Jacket .*(?:en|em|in) .*L/);
  });
  test('applies the pending question to the chosen product', async () => {
    const dialogue = shopDialogue();
    const which = await dialogue.say('is the mug good for the microwave?');
    expect(which.text).toMatch(/Which one do you mean\?\n• .*Mug/);
    expect((await dialogue.say('the quay')).text).toMatch(/^No\. Not for the microwave/);
  });
});

describe('recommended products', () => {
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
  ])('%s refers to one of them', async (pointing, expected) => {
    const dialogue = shopDialogue();
    const offered = (await dialogue.say(asked.en)).sources.map(({ title }) => title);
    expect(offered).toHaveLength(3);
    const answer = await dialogue.say(pointing);
    expect(answer.decision).toBe('answer');
    expect(answer.sources.map(({ title }) => title)).toEqual([typeof expected === 'number' ? offered[expected] : expected]);
  });
  test('"I take two" asks which one and then offers two', async () => {
    const dialogue = shopDialogue();
    await dialogue.say(asked.en);
    const which = await dialogue.say('I take two');
    expect(which).toMatchObject({ decision: 'ask', intent: 'place_order' });
    expect(which.text).toMatch(/Ember Gas Stove/);
    expect((await dialogue.say('the stove')).text).toMatch(/2 × Ember Gas Stove at €49\.00 each, €98\.00/);
    expect((await dialogue.say('yes')).cards).toEqual([expect.objectContaining({ type: 'checkout' })]);
  });
  test.each([
    ["I'll have that one"],
    ['I take it'],
    ['ok I want it'],
    ['me lo llevo'],
    ['je le prends'],
    ['die nehme ich'],
    ['fico com essa'],
  ])('%s buys the product discussed last', async (taking) => {
    const dialogue = shopDialogue();
    await dialogue.say(asked.en);
    await dialogue.say('the stove');
    expect((await dialogue.say(taking)).text).toMatch(/1 × Ember Gas Stove/);
  });
  test('"I\'ll have the second one" needs no further question', async () => {
    const dialogue = shopDialogue();
    const offered = (await dialogue.say(asked.en)).sources.map(({ title }) => title);
    const text = (await dialogue.say("I'll have the second one")).text;
    expect(text).toContain(`1 × ${offered[1]}`);
  });
  test('an unrelated question is answered as usual', async () => {
    const dialogue = shopDialogue();
    await dialogue.say(asked.en);
    expect((await dialogue.say('how long does delivery to Spain take?')).text).toMatch(/3-5 working days/);
    expect((await dialogue.say('where is my order?')).text).toMatch(/email/);
  });
});

describe('after an order was discussed', () => {
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
  ])('%s: %s asks for its status', async (locale, question) => {
    const dialogue = orderDialogue(locale);
    await dialogue.say('H2493, yusuf@mail.example');
    const spoken = {
      en: 'cancel order H2493',
      de: 'Ich möchte meine Bestellung H2493 stornieren',
      fr: 'je veux annuler ma commande H2493',
    };
    const more = { es: 'quiero cancelar mi pedido H2493', pt: 'quero cancelar a minha encomenda H2493' };
    await dialogue.say({ ...spoken, ...more }[locale as 'en'] ?? '');
    await dialogue.say({ en: 'no', de: 'nein doch nicht', fr: 'non', es: 'no', pt: 'não' }[locale as 'en'] ?? '');
    const answer = await dialogue.say(question);
    expect(answer).toMatchObject({ intent: 'track_order', decision: 'answer' });
    expect(answer.text).toMatch(/H2493/);
  });
  test('verifies the customer before the order is known', async () => {
    const dialogue = makeConversation({ locale: 'de' });
    await dialogue.say('Ich möchte meine Bestellung stornieren');
    await dialogue.say('nein doch nicht');
    expect(await dialogue.say('Wo ist sie denn gerade?')).toMatchObject({ decision: 'ask', intent: 'track_order' });
  });
});

describe('consent', () => {
  test('a word of assent counts in the current language', async () => {
    const dialogue = makeConversation({ locale: 'de' });
    await dialogue.say('Wie lange dauert der Versand nach Deutschland?');
    const answer = await dialogue.say('ja');
    expect(answer).toMatchObject({ decision: 'ask', memory: { language: 'de' } });
  });
  test('both questions of a message are answered', async () => {
    const dialogue = shopDialogue();
    const answer = await dialogue.say('do you have the ferry mug in sand and how long does delivery to Spain take?');
    expect(answer.text).toMatch(/Ferry Travel Mug.*3-5 working days/s);
  });
  test('a late yes accepts what was declined', async () => {
    const dialogue = orderDialogue();
    await dialogue.say('where is H2493, yusuf@mail.example');
    await dialogue.say('can I send it back?');
    expect((await dialogue.say('no')).decision).toBe('ask');
    expect(await dialogue.say('actually yes')).toMatchObject({ decision: 'hand_off', reason: 'customer_request' });
  });
});

test.each([
  ['how much', /49\.00/],
  ['and the headlamp?', /Larch Headlamp/],
  ['and the other one?', /Which one do you mean\?\n• (?!Ember).*\n• (?!Ember)/],
])('after a choice among three: %s', async (question, expected) => {
  const dialogue = shopDialogue();
  await dialogue.say('can you recommend something for camping?');
  await dialogue.say('the stove');
  expect((await dialogue.say(question)).text).toMatch(expected);
});

test('says that the shop does not sell it', async () => {
  expect((await shopDialogue().say('do you have a tent?')).text).toMatch(/^No, .*couldn’t find “tent” in our shop/);
});

test('quotes a policy to verified customers too', async () => {
  const dialogue = orderDialogue();
  await dialogue.say('where is H2493, yusuf@mail.example');
  expect((await dialogue.say('what is your return policy?')).text).toMatch(/within 30 days/);
});

test('compares the shown products by their descriptions', async () => {
  const dialogue = shopDialogue();
  await dialogue.say('do you have jackets?');
  const answer = await dialogue.say("what's the difference between them?");
  expect(answer).toMatchObject({ decision: 'answer' });
  expect(answer.text).toMatch(/Squall.*159.*: Rain jacket with taped seams.*Tarn.*119.*: A waterproof rain jacket for hiking/s);
});

test.each(['hmm sorta like the thing whatsit', 'the blue thing from before maybe'])(
  'a guess that is noise is no choice: %s',
  async (text) => {
    const answer = await makeConversation().say(text);
    expect(answer.text).not.toMatch(/Is it about .* or /);
  },
);

test('a full product name counts, even in an unknown language', async () => {
  const shop = makeShop();
  const [mug] = shop.products;
  if (!mug) throw new Error('The shop has no mug.');
  shop.products.push(
    { ...mug, id: '00000000-0000-7000-8000-000000000009', name: 'Electric Kettle', category: 'Kettles', tags: [] },
    { ...mug, id: '00000000-0000-7000-8000-00000000000a', name: 'Electric Toothbrush', category: 'Bath', tags: [] },
  );
  const dialogue = makeConversation({ shop });
  expect((await dialogue.say('How much is the Electric Kettle?')).text).toContain('The Electric Kettle is €22.95');
  expect((await makeConversation().say('How much is the electric scooter ride to Paris?')).sources).toEqual([]);
});
