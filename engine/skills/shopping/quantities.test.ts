import { describe, expect, test } from 'vitest';
import { recall } from '../../memory.ts';
import { quantityIn } from '../../quantities.ts';
import { makeConversation, makeShop, thing, variant } from '../../testing/make.ts';

function open(locale = 'en') {
  const products = [
    thing(501, 'Twig Wood Stove', 'Camping stoves', ['camping', 'wood'], 'Folding stove that burns twigs.', [variant('38.95', 40, {})]),
    thing(502, 'Kestrel Gas Stove', 'Camping stoves', ['camping', 'gas'], 'Folding gas stove.', [variant('49.95', 40, {})]),
    thing(503, 'Squall Waterproof Notebook', 'Notebooks', ['outdoor'], 'Spiral notebook of stone paper.', [
      variant('14.95', 40, { Colour: 'Yellow' }),
      variant('14.95', 40, { Colour: 'Forest' }),
    ]),
    thing(504, 'Storm 900 Headlamp', 'Headlamps', ['caving'], 'Headlamp with 900 lumens.', [variant('119.00', 40, {})]),
    thing(505, 'Beacon 400 Headlamp', 'Headlamps', ['hiking'], 'Headlamp with 400 lumens.', [variant('54.95', 40, {})]),
  ];
  const dialogue = makeConversation({ shop: { ...makeShop(), products }, locale });
  const nameOf = new Map(products.map(({ id, name }) => [id, name.split(' ')[0]]));
  return {
    ...dialogue,
    /** The lines of the open purchase after the last message, otherwise the answer. */
    async cart(...lines: string[]) {
      let said = { text: '', memory: {} as unknown };
      for (const line of lines) said = await dialogue.say(line);
      const cart = (recall(said.memory).purchase?.lines ?? []).map(({ product, quantity }) => `${quantity} ${nameOf.get(product)}`);
      return cart.length > 0 ? cart.join(', ') : said.text;
    },
  };
}

describe('a number in a code counts nothing', () => {
  test.each([
    ['en', 'a Twig Wood Stove and 3 yellow Squall notebooks with code WELCOME10 please', '1 Twig, 3 Squall'],
    ['en', 'I want to buy the Twig Wood Stove with the code SUMMER-20', '1 Twig'],
    ['en', 'I want to buy 2 Twig Wood Stoves, code: 2026', '2 Twig'],
    ['en', 'I want to buy 2x Twig Wood Stove and 3x yellow Squall notebook, voucher 25OFF', '2 Twig, 3 Squall'],
    ['de', 'ich möchte zwei Twig Wood Stove kaufen, Gutscheincode HERBST15', '2 Twig'],
    ['es', 'quiero comprar dos Twig Wood Stove con el código VERANO10', '2 Twig'],
  ])('%s: %s', async (language, text, cart) => expect(await open(language).cart(text)).toBe(cart));
});

describe('a number in a date, a time, a price or a unit counts nothing', () => {
  test.each([
    ['en', '2 yellow Squall notebooks, need them by 5 December', '2 Squall'],
    ['en', 'I want to buy 2 Twig Wood Stoves by Friday the 4th', '2 Twig'],
    ['en', 'I want to buy a Twig Wood Stove and 2 yellow Squall notebooks for €30', '1 Twig, 2 Squall'],
    ['de', 'ich möchte drei Storm 900 kaufen, bis zum 5. Dezember', '3 Storm'],
    ['de', 'ich möchte zwei Twig Wood Stove und einen Kestrel Gas Stove kaufen, bis zum 15. Dezember bitte', '2 Twig, 1 Kestrel'],
    ['es', 'quiero comprar dos Twig Wood Stove para el 5 de diciembre', '2 Twig'],
    ['fr', 'je prends deux Twig Wood Stove, pour le 5 décembre', '2 Twig'],
    ['pt', 'quero comprar dois Twig Wood Stove até 5 de dezembro', '2 Twig'],
    ['nl', 'ik wil 2 Twig Wood Stove en 3 Kestrel Gas Stove voor 5 december', '2 Twig, 3 Kestrel'],
    ['it', 'vorrei 2 Twig Wood Stove e 3 Kestrel Gas Stove entro il 5 dicembre', '2 Twig, 3 Kestrel'],
  ])('%s: %s', async (language, text, cart) => expect(await open(language).cart(text)).toBe(cart));

  test.each([
    'by 5 December',
    'on December 5',
    'on the 5th',
    'by the 5th',
    'by the 5',
    '5.12.',
    '5/12',
    'before Friday the 4th',
    'at 5',
    'at 5 pm',
    'at 17:30',
    'for $20',
    'in 3 days',
    'code 12',
    'bis zum 5.',
    'am 5. Dezember',
    'am Freitag, den 4.',
    'um 5 Uhr',
    'in 3 Tagen',
    'für 20 Euro',
    'para el 5 de diciembre',
    'para el 5',
    'el viernes 4',
    'a las 5',
    'en 3 días',
    'el dos de diciembre',
    'código 15',
    'pour le 5 décembre',
    'avant le 5',
    'vendredi 4',
    'à 17h30',
    'dans 3 jours',
    'le 5 mars',
    'até 5 de dezembro',
    'até dia 5',
    'sexta-feira 4',
    'às 5',
    'em 3 semanas',
    'voor 5 december',
    'voor de 5e',
    'op vrijdag 4',
    'om 5 uur',
    'binnen 3 weken',
    'entro il 5 dicembre',
    'entro il 5',
    'venerdì 4',
    'alle ore 5',
    'fra 3 giorni',
    '20 per cento',
  ])('%s', (text) => {
    expect(quantityIn(text)).toBeUndefined();
    expect(quantityIn(`2 stoves ${text}`)).toBe(2);
  });
  test.each([
    ['alle 5 bitte', 5],
    ['the 3 of them', 3],
    ['make it 5, please', 5],
    ['on Friday 2 stoves', 2],
    ['ich nehme 5 am Freitag', 5],
    ['i may take 2', 2],
    ['up to 3 stoves', 3],
    ['pour 3 tasses', 3],
  ])('but %s: %i', (text, count) => expect(quantityIn(text)).toBe(count));
});

describe('a number in the name of a product counts nothing', () => {
  test.each([
    ['en', "I'd like a Storm 900 Headlamp and two Beacon 400 Headlamps", '1 Storm, 2 Beacon'],
    ['en', "I'd like 3 of the Storm 900", '3 Storm'],
    ['en', "I'd like ten Beacon 400s please", '10 Beacon'],
    ['en', "I'd like the Storm 900 and a Twig Wood Stove", '1 Storm, 1 Twig'],
    ['en', 'I want to buy 2 Storm 900, 3 Beacon 400 and a Kestrel Gas Stove', '2 Storm, 3 Beacon, 1 Kestrel'],
    ['de', 'ich hätte gern drei Storm 900 und zwei Beacon 400 bis zum 5. Dezember', '3 Storm, 2 Beacon'],
    ['fr', 'je prends une Storm 900 et deux Beacon 400', '1 Storm, 2 Beacon'],
  ])('%s: %s', async (language, text, cart) => expect(await open(language).cart(text)).toBe(cart));
  test.each([
    'I want to buy 900 Storm 900 Headlamps',
    'I want to buy 900 of the Storm 900',
    "I'd like 500 Twig Wood Stoves and two Beacon 400 Headlamps",
    "I'd like 900 Twig Wood Stoves and a Storm 900 Headlamp",
  ])('but too many are: %s', async (text) => {
    const { decision } = await open().say(text);
    expect(decision).toBe('hand_off');
  });
});

describe('a message that takes something off and adds something', () => {
  const first = 'a Twig Wood Stove and a Kestrel Gas Stove please';
  test.each([
    ['remove the Twig Wood Stove and add two yellow Squall notebooks', '1 Kestrel, 2 Squall'],
    ['add two yellow Squall notebooks and remove the Twig Wood Stove', '1 Kestrel, 2 Squall'],
    ['remove the stoves and put in two forest Squall notebooks', '2 Squall'],
    ['take the Twig out', '1 Kestrel'],
    ['remove the Twig Wood Stove, and add another Kestrel', '2 Kestrel'],
    ['nimm den Twig raus und leg zwei Storm 900 dazu', '1 Kestrel, 2 Storm'],
    ['enlève le Twig et ajoute deux Storm 900', '1 Kestrel, 2 Storm'],
    ['quita el Twig y añade dos Storm 900', '1 Kestrel, 2 Storm'],
  ])('%s', async (text, cart) => expect(await open().cart(first, text)).toBe(cart));
});

describe('one more of what is in the cart', () => {
  test.each([
    ['en', 'add another squall notebook'],
    ['en', 'one more squall notebook please'],
    ['en', 'and one more squall notebook'],
    ['de', 'noch ein Squall Notebook bitte'],
    ['fr', 'un Squall de plus'],
    ['es', 'un Squall más'],
  ])('%s: %s', async (language, text) =>
    expect(await open(language).cart('I want to buy two yellow Squall notebooks', text)).toBe('3 Squall'),
  );
  test('but one more question adds nothing', async () =>
    expect(await open().cart('I want to buy two yellow Squall notebooks', 'one more question, is it waterproof?')).toBe('2 Squall'));
});

describe('a question about the total leaves the cart as it is', () => {
  const first = 'I want to buy 3 Twig Wood Stoves and two yellow Squall notebooks';
  test.each([
    ['en', 'what do I pay in total?'],
    ['en', 'what is the total?'],
    ['de', 'was macht das zusammen?'],
    ['fr', 'ça fait combien au total ?'],
    ['es', '¿cuánto es en total?'],
  ])('%s: %s', async (language, text) => {
    const before = open(language);
    expect(await before.cart(first, text)).toBe('3 Twig, 2 Squall');
    const after = open(language);
    await after.cart(first, 'yes');
    const { text: total, memory } = await after.say(text);
    expect(total).toMatch(/146[.,]75/);
    expect(recall(memory).purchase?.lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
  });
  test('but one about another product means that', async () => {
    const dialogue = open();
    await dialogue.cart(first, 'yes', 'how much is the Kestrel Gas Stove?');
    expect((await dialogue.say('and two of them in total?')).text).not.toMatch(/146\.75/);
  });
});
