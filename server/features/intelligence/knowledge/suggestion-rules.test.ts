import { describe, expect, test } from 'vitest';
import { isAboutOneCase, type Line, pairOf, redact } from './suggestion-rules.ts';

const customer = (text: string): Line => ({ author: 'customer', author_id: null, text, reason: null });
const ai = (text: string): Line => ({ author: 'ai', author_id: null, text, reason: null });
const teammate = (text: string): Line => ({ author: 'teammate', author_id: 'ann', text, reason: null });
const handoff = (reason = 'missing_knowledge'): Line => ({ author: 'system', author_id: null, text: '', reason });
const answer = 'Yes, every lamp of ours can be dimmed with any usual dimmer.';

describe('the pair of a conversation', () => {
  test('is the last question before the handoff and the first answer after it', () => {
    const lines = [
      customer('Hello'),
      ai('Hi! How can I help?'),
      customer('Hi, can your lamps be dimmed?'),
      ai('I am not sure. I will get somebody.'),
      handoff(),
      teammate('Hi Cleo!'),
      teammate('Let me check that for you.'),
      teammate(`Hi Cleo,\n${answer}\n\nBest regards,\nAnn`),
      teammate('Is there anything else you would like to know about them?'),
    ];
    expect(pairOf(lines, ['Cleo Berg', 'Ann'])).toEqual({ question: 'can your lamps be dimmed?', answer, answeredBy: 'ann' });
  });
  test.each([['\n'], [' '], [' \n'], ['\t']])('is found around thousands of %j', (gap) => {
    const lines = [
      customer(`Can your lamps${gap.repeat(8_000 / gap.length)}be dimmed?`),
      handoff(),
      teammate(`${answer}${gap.repeat(4_000)}${answer}`),
    ];
    expect(pairOf(lines, [])?.question).toBe('Can your lamps be dimmed?');
  });
  test('skips messages that say nothing', () => {
    const lines = [customer('Can your lamps be dimmed?'), ai('Shall I get somebody?'), customer('yes please'), handoff(), teammate(answer)];
    expect(pairOf(lines, [])?.question).toBe('Can your lamps be dimmed?');
  });
  test('joins several messages', () => {
    const lines = [customer('I have one of your lamps'), customer('can it be dimmed?'), handoff('low_confidence'), teammate(answer)];
    expect(pairOf(lines, [])?.question).toBe('I have one of your lamps can it be dimmed?');
  });
  test('includes what was clarified by a question back', () => {
    const lines = [
      customer('Can your lamps be dimmed?'),
      handoff(),
      teammate('Which one of them do you have at home?'),
      customer('The small one'),
      teammate(answer),
    ];
    expect(pairOf(lines, [])?.answer).toBe(answer);
  });
  test.each<[string, Line[]]>([
    ['no hand-over', [customer('Can your lamps be dimmed?'), teammate(answer)]],
    ['another reason', [customer('Get me a person now please'), handoff('customer_request'), teammate(answer)]],
    ['nobody answered', [customer('Can your lamps be dimmed?'), handoff()]],
    ['only a greeting was answered', [customer('Can your lamps be dimmed?'), handoff(), teammate('Hello Cleo!')]],
    ['nothing was asked', [customer('hello'), handoff(), teammate(answer)]],
    [
      'it is about one order',
      [customer('Where is my parcel now?'), handoff(), teammate('Your parcel has left our warehouse this morning, order #1042.')],
    ],
  ])('is none: %s', (_, lines) => {
    expect(pairOf(lines, [])).toBeUndefined();
  });
  test('reduces a long story to its question', () => {
    const story = `${'I bought a lamp some years ago and it was very nice. '.repeat(6)}Can it be dimmed?`;
    expect(pairOf([customer(story), handoff(), teammate(answer)], [])?.question).toBe('Can it be dimmed?');
  });
});

test.each([
  ["I've refunded you for the second lamp as well.", true],
  ['Your order has been shipped yesterday.', true],
  ['Order #1042 is on its way.', true],
  ['Ihre Bestellung wurde gestern verschickt.', true],
  ['Su pedido ha sido enviado.', true],
  ['Votre colis est parti ce matin.', true],
  ['A sua encomenda foi entregue.', true],
  ['The tracking number is JD014600003SE.', true],
  ['Orders leave our warehouse within a day.', false],
  ['You can return it within 30 days of delivery.', false],
  ['We refund you within 14 days after we got it back.', false],
  ['The lamp costs €49.90 and lasts 25000 hours.', false],
  ['Ihre Bestellung verlässt unser Lager am selben Tag.', false],
])('"%s" is about one case: %s', (text, about) => {
  expect(isAboutOneCase(text)).toBe(about);
});

test.each([
  ['Write to cleo.berg@mail.example please', 'Write to [e-mail] please'],
  ['Call +31 6 1234 5678 after nine', 'Call [phone] after nine'],
  ['Cleo Berg wants a lamp, says Cleo', '[name] wants a lamp, says [name]'],
  ['I live at 12 Harbour Street in Leith', 'I live at [address] in Leith'],
  ['Ich wohne in der Hafenstraße 12', 'Ich wohne in der [address]'],
  ['J’habite 12 rue de la Paix', 'J’habite [address]'],
  ['My order #10423 is late', 'My order [order number] is late'],
  ['It is 30 x 40 x 120 cm and costs 1,299.00', 'It is 30 x 40 x 120 cm and costs 1,299.00'],
  ['Open 9 to 17, also in 2026', 'Open 9 to 17, also in 2026'],
  ['We move on 12.05.2026', 'We move on 12.05.2026'],
])('"%s" is stored as "%s"', (text, kept) => {
  expect(redact(text, ['Cleo Berg'])).toBe(kept);
});
