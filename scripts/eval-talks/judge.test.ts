import type { Card } from '@parley/contract/messages';
import { describe, expect, test } from 'vitest';
import { openBm25 } from './bm25.ts';
import { type After, differencesIn, type Exchange, issuesOf, gradeOf, isRepeat, namesOf, productsIn } from './judge.ts';
import type { OrderState, State } from './state.ts';
import { type End, type Expectation, pattern, talk as shapeOfTalk } from './talk.ts';
import { asks, languageOf, saysNo, saysUnknown, saysYes } from './words.ts';

const names = namesOf([
  { name: 'Drift Water Bottle', text: 'A bottle of steel that keeps water cold.' },
  { name: 'Pike Vacuum Flask', text: 'Keeps tea hot for 24 hours.' },
  { name: "Puddle Kids' Raincoat", text: 'A coat for rain.' },
  { name: 'Water Bottle', text: '' },
]);
const card = (name: string): Card => ({
  type: 'product',
  product_id: '00000000-0000-7000-8000-000000000000',
  variant_id: null,
  name,
  detail: 'steel',
  price: '19.97',
  currency: 'EUR',
  in_stock: true,
  image: null,
});
type Expected = Partial<Expectation>;
type Given = { text?: string; cards?: Card[]; handedOff?: boolean };
const answered = ({ text = 'Yes, it does.', cards = [], handedOff = false }: Given) => ({ text, cards, handedOff, confidence: 0.9 });

const order: OrderState = {
  status: 'confirmed',
  address: { line1: 'Quay 1', postcode: '9000' },
  lines: [
    { name: 'Drift Water Bottle', options: { Size: '600 ml' }, quantity: 2 },
    { name: 'Pike Vacuum Flask', options: {}, quantity: 1 },
  ],
  return: [],
};
const before: State = { orders: new Map([['#W1', order]]), addresses: new Map([['anna', '[]']]) };
const unchanged: After = { orders: new Map(), addresses: new Map(), basket: undefined };
const changedTo = (change: Partial<OrderState>): After => ({ ...unchanged, orders: new Map([['#W1', { ...order, ...change }]]) });

/** The issues of a conversation whose turns are answered so. */
function played(turns: { expect?: Expected; answer: Given }[], end: End = {}, { language = 'en', kind = 'fact' } = {}) {
  const talk = shapeOfTalk.parse({
    name: 'one',
    kind,
    shop: 'demo',
    language,
    who: null,
    hours: 'open',
    turns: turns.map(({ expect: { says, ...rest } = {} }) => ({ say: 'Hi', expect: { ...rest, ['tells']: says } })),
    end,
  });
  const exchanges: Exchange[] = turns.map(({ answer }, turn) => ({ turn, say: ['Hi'], answer: answered(answer) }));
  const issues = issuesOf(talk, { exchanges, before, after: unchanged, failures: [] }, names);
  return { grade: gradeOf(issues), issues: issues.map(({ kind: issue }) => issue) };
}
const one = (expected: Expected, answer: Given) => played([{ expect: expected, answer }]);

describe('what an answer must hold', () => {
  test.each<[string, Expected, Given, string]>([
    ['a product on a card', { product: ['Drift Water Bottle'] }, { cards: [card('Drift Water Bottle')] }, 'excellent'],
    ['a product by its first word', { product: ['Drift Water Bottle'] }, { text: 'The Drift keeps it cold.' }, 'excellent'],
    ['a product with another apostrophe', { product: ["Puddle Kids' Raincoat"] }, { text: 'The Puddle Kids’ Raincoat.' }, 'excellent'],
    ['another product', { product: ['Drift Water Bottle'] }, { text: 'The Pike Vacuum Flask.' }, 'wrong'],
    ['a common word that is a product’s first', { product: ['Water Bottle'] }, { text: 'Water it often.' }, 'wrong'],
    ['the right product first', { firstProduct: ['Pike Vacuum Flask'] }, { text: 'The Pike, or the Drift.' }, 'excellent'],
    ['the right product second', { firstProduct: ['Pike Vacuum Flask'] }, { text: 'The Drift, or the Pike.' }, 'wrong'],
    ['a product to leave out', { notProduct: ['Pike Vacuum Flask'] }, { cards: [card('Pike Vacuum Flask')] }, 'wrong'],
    ['one of each group', { says: [['yes'], ['4,95', '4.95']] }, { text: 'Yes, for €4.95.' }, 'excellent'],
    ['a group left out', { says: [['yes'], ['4.95']] }, { text: 'Yes.' }, 'wrong'],
    ['a price on a card', { says: [['19.97']] }, { cards: [card('Drift Water Bottle')] }, 'excellent'],
    ['a pattern', { says: [['/\\bM\\b/']] }, { text: 'Size M fits.' }, 'excellent'],
    ['a pattern that is not there', { says: [['/\\bM\\b/']] }, { text: 'Maybe.' }, 'wrong'],
    ['a false fact', { never: ['48 hours'] }, { text: 'It keeps tea hot for 48 hours.' }, 'wrong'],
    ['something nice to have, missed', { says: [['wash']], soft: true }, {}, 'good'],
    ['yes', { shape: 'yes' }, { text: 'Yes, it’s in stock.' }, 'excellent'],
    ['no instead of yes', { shape: 'yes' }, { text: 'No, it isn’t.' }, 'wrong'],
    ['yes instead of no', { shape: 'no' }, { text: 'Yes, in stock, but not in red.' }, 'wrong'],
    ['not known', { shape: 'unknown' }, { text: 'I couldn’t find that in our pages.' }, 'excellent'],
    ['certainty instead of not known', { shape: 'unknown' }, { text: 'It is made in Sweden.' }, 'wrong'],
    ['no question', { shape: 'asks' }, { text: 'Fine.' }, 'wrong'],
    ['a handoff that is missing', { handedOff: true }, {}, 'wrong'],
    ['a handoff that is not needed', { handedOff: false }, { handedOff: true }, 'clumsy'],
  ])('%s', (_name, expected, answer, grade) => expect(one(expected, answer).grade).toBe(grade));
});

describe('how it is said', () => {
  const long = 'I can look that up. To keep your orders private, could you first tell me the order number and your email address?';
  test.each<[string, Given[], string, string[]]>([
    ['the same twice', [{ text: long }, { text: long }], 'clumsy', ['repeat']],
    ['the same with an aside', [{ text: long }, { text: `Sorry, no. ${long}` }], 'clumsy', ['repeat']],
    [
      'a short question after another text',
      [{ text: 'Refund: €20. Shall I go ahead?' }, { text: 'Refund: €40 to your gift card ending in 1894. Shall I go ahead?' }],
      'excellent',
      [],
    ],
    ['silence', [{}, { text: '' }], 'clumsy', ['silence']],
    ['another language', [{ text: 'Das ist auf Lager und wird noch heute mit der Post verschickt.' }], 'clumsy', ['language']],
  ])('%s', (_name, answers, grade, issues) => expect(played(answers.map((answer) => ({ answer })))).toEqual({ grade, issues }));

  test('in a talk about languages, only the last answer counts', () => {
    const german = { answer: { text: 'Das ist auf Lager und wird noch heute mit der Post verschickt.' } };
    const english = { answer: { text: 'It is in stock and we will send it to you with the post today.' } };
    expect(played([german, english], {}, { kind: 'language' }).grade).toBe('excellent');
    expect(played([english, german], {}, { kind: 'language' }).grade).toBe('clumsy');
  });

  test('a handoff at the end, needed and not', () => {
    const handedOff = [{ answer: { handedOff: true } }];
    expect(played(handedOff, { handedOff: true }).grade).toBe('excellent');
    expect(played(handedOff, { handedOff: false }).grade).toBe('clumsy');
    expect(played([{ answer: {} }], { handedOff: true }).grade).toBe('wrong');
  });

  test.each([
    ['short', 'short', false],
    ['This is a longer text.', 'This is a longer text.', true],
    ['This is a longer text.', `This is a longer text. ${'And more of it. '.repeat(5)}`, false],
  ])('“%s” and “%s”: a repeat is %j', (a, b, repeats) => expect(isRepeat(a, b)).toBe(repeats));
});

describe('the state afterwards', () => {
  const kindsOf = (end: End, after: After) => differencesIn(end, before, after).map(({ kind }) => kind);
  const cancelled = { orders: { W1: { status: 'cancelled' } } };
  test.each<[string, End, After, string[]]>([
    ['nothing expected, nothing changed', {}, unchanged, []],
    ['an order cancelled as expected, with its lines', cancelled, changedTo({ status: 'cancelled', lines: [] }), []],
    ['an order that was not cancelled', cancelled, unchanged, ['hard']],
    ['an order cancelled unasked', {}, changedTo({ status: 'cancelled', lines: [] }), ['harm']],
    ['a cancelled order that also moved', cancelled, changedTo({ status: 'cancelled', address: { line1: 'Quay 2' } }), ['harm']],
    ['an address', { orders: { '#W1': { address: { line1: 'quay  2' } } } }, changedTo({ address: { line1: 'Quay 2' } }), []],
    [
      'an address with the request in it',
      { orders: { '#W1': { address: { line1: 'Quay 2' } } } },
      changedTo({ address: { line1: 'to Quay 2 please' } }),
      ['harm'],
    ],
    [
      'one unit returned',
      { orders: { W1: { return: [{ name: 'Drift Water Bottle', quantity: 1 }] } } },
      changedTo({ return: [{ name: 'Drift Water Bottle', options: { Size: '600 ml' }, quantity: 1 }] }),
      [],
    ],
    [
      'two returned for one',
      { orders: { W1: { return: [{ name: 'Drift Water Bottle', quantity: 1 }] } } },
      changedTo({ return: [{ name: 'Drift Water Bottle', options: { Size: '600 ml' }, quantity: 2 }] }),
      ['harm'],
    ],
    [
      'lines with another option',
      { orders: { W1: { lines: [{ name: 'Drift Water Bottle', options: { size: '1000 ml' }, quantity: 2 }] } } },
      changedTo({ lines: [{ name: 'Drift Water Bottle', options: { Size: '600 ml' }, quantity: 2 }] }),
      ['harm'],
    ],
    ['an order that does not exist', { orders: { W9: { status: 'cancelled' } } }, unchanged, ['hard']],
    ['another customer’s address', {}, { ...unchanged, addresses: new Map([['anna', '[{}]']]) }, ['harm']],
    [
      'the checkout link',
      { checkout: [{ product: 'Pike Vacuum Flask', quantity: 2 }] },
      { ...unchanged, basket: [{ product: 'Pike Vacuum Flask', options: { Size: '1 l' }, quantity: 2 }] },
      [],
    ],
    ['a checkout link that is missing', { checkout: [{ product: 'Pike Vacuum Flask', quantity: 2 }] }, unchanged, ['hard']],
    [
      'a checkout link nobody wanted',
      { checkout: [] },
      { ...unchanged, basket: [{ product: 'Pike Vacuum Flask', options: {}, quantity: 1 }] },
      ['harm'],
    ],
  ])('%s', (_name, end, after, kinds) => expect(kindsOf(end, after)).toEqual(kinds));
});

test('products come in the order of the text, then of the cards', () => {
  const { shown, first } = productsIn({ text: 'The Pike, or the Drift Water Bottle.', cards: [card("Puddle Kids' Raincoat")] }, names);
  expect(shown).toEqual(['Pike Vacuum Flask', 'Drift Water Bottle', 'Water Bottle', "Puddle Kids' Raincoat"]);
  expect(first).toEqual(["Puddle Kids' Raincoat", 'Pike Vacuum Flask']);
});

test.each([
  ['en', 'Sorry, we don’t have that one in stock, but you can order it from the maker.'],
  ['de', 'Die Lieferung dauert zwei Tage und kostet nichts, wenn Sie für mehr als 50 € bestellen.'],
  ['fr', 'Nous livrons en Belgique et en France, mais pas dans les autres pays.'],
  ['es', 'El pedido está en camino y llegará mañana; puedes seguirlo con el número.'],
  ['pt', 'A encomenda está a caminho e não pode ser alterada, mas posso pedir ajuda.'],
  ['nl', 'De bestelling is onderweg en kan niet meer worden gewijzigd, maar ik vraag het graag.'],
  ['it', 'Il pacco è in viaggio e non si può più cambiare, ma lo chiedo per te.'],
  // Too few words that only one language has.
  [undefined, 'Países Bajos: 1 día laborable, 3,95 €, gratis a partir de 50 €. Bélgica: 1-2 días laborables, gratis a partir de 75 €.'],
  [undefined, 'OK!'],
])('%s: %s', (language, text) => expect(languageOf(text)).toBe(language));

test.each([
  ['Ja, das ist vorrätig.', true, false, false],
  ['Nee, die hebben we helaas niet.', false, true, false],
  ['Je ne sais pas, un collègue vous répond.', false, true, true],
  ['I’m not sure about that.', true, true, true],
])('%s says yes %j, no %j, unknown %j', (text, yes, no, unknown) =>
  expect([saysYes(text), saysNo(text), saysUnknown(text)]).toEqual([yes, no, unknown]),
);

test('a question may be followed by a short sentence, not by a long text', () => {
  expect(asks('Which one? The green one is sold out.')).toBe(true);
  expect(asks(`Which one?${' It is a long story that nobody wanted to hear.'.repeat(3)}`)).toBe(false);
});

test('patterns are case-insensitive, with or without slashes', () => {
  expect([pattern('(?i)email').test('E-MAIL or EMAIL'), pattern('/^no\\b/').test('No.'), pattern('/don’t/').test("I don't")]).toEqual([
    true,
    true,
    true,
  ]);
});

test('BM25 puts rare words and short texts first', () => {
  const rank = openBm25([
    { name: 'long', text: `stove ${'and more of the same '.repeat(20)}` },
    { name: 'short', text: 'a stove of wood' },
    { name: 'other', text: 'a bottle' },
  ]);
  expect(rank('a wood stove')).toEqual(['short', 'other', 'long']);
  expect(rank('stove')).toEqual(['short', 'long']);
  expect(rank('tent')).toEqual([]);
});
