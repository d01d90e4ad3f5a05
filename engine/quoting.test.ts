import { describe, expect, test } from 'vitest';
import { containsFact, narrowed, quote, type Concept } from './quoting.ts';
import { contentWords } from './classify.ts';
import { sentencesOf, stem, tokenize } from './words.ts';

const passage = {
  title: 'Returns within 30 days',
  text: `You may send anything back within 30 days of delivery if it is unused. The original box helps but is not required.

You get a label by e-mail. The label costs €3.95 and is taken off the refund.

Spain: 3-5 working days, €9.95.
Portugal: 4-6 working days, €11.95.
Germany: 1-2 working days, €4.95.`,
};
const concept = (word: string): Concept => ({ stems: new Map([[stem(word), 1]]), worth: 1 });
const asked = (question: string) => quote(passage, question, contentWords(question, 'en').map(concept), tokenize('return send back label'));

describe('the part of a passage that answers', () => {
  test('is the full paragraph about it', () => {
    expect(asked('do i need the original box')).toBe(
      'You may send anything back within 30 days of delivery if it is unused. The original box helps but is not required.',
    );
    expect(asked('what does the label cost')).toBe('You get a label by e-mail. The label costs €3.95 and is taken off the refund.');
  });
  test('is the relevant line of a list, or the full list', () => {
    expect(asked('how much is it to portugal')).toBe('Portugal: 4-6 working days, €11.95.');
  });
  test('includes the sentence it depends on', () => {
    const refunds = {
      title: 'Erstattungen',
      text: 'Wir erstatten innerhalb von 5 Werktagen nach Ankunft der Rücksendung.\n\nDanach dauert es bei Karten 3 bis 5 Werktage, bis das Geld da ist.',
    };
    expect(quote(refunds, 'wann krieg ich mein geld', [concept('geld')], [])).toBe(refunds.text.replace('\n\n', ' '));
  });
  test('can be a time in months', () => {
    const discounts = {
      title: 'Discounts and codes',
      text: 'Subscribers get a code.\n\nSales take place at the end of November.\n\nIf a price falls within 7 days, you get the difference.',
    };
    expect(quote(discounts, 'when is the next sale', [concept('sale')], ['price'])).toBe('Sales take place at the end of November.');
  });
  test('is the paragraph whose words are rarer in the article', () => {
    const payment = {
      title: 'Ways to pay',
      text: 'We accept cards, PayPal and payment by invoice. A card is charged when you order.\n\nInvoice: pay within 14 days, up to €300. There is no fee.',
    };
    const rare = (word: string, worth: number): Concept => ({ stems: new Map([[stem(word), worth]]), worth });
    expect(quote(payment, 'is there a fee for an invoice', [rare('fee', 2), rare('invoice', 0.5)], [])).toContain('no fee');
    expect(quote(payment, 'by invoice how much can i order', [rare('invoice', 0.5), rare('order', 0.5)], [])).toContain('€300');
  });
  test('is the rule when the question only names the topic', () => {
    expect(asked('what is your return policy')).toContain('within 30 days');
  });
  test('contains only sentences of the passage', () => {
    for (const question of ['box', 'label', 'spain', 'anything else'])
      expect(passage.text.replaceAll('\n', ' ')).toContain(asked(question).replaceAll('\n', ' '));
  });
  test('is at most three sentences of a long paragraph', () => {
    const long = Array.from(
      { length: 12 },
      (_, index) => `Sentence number ${index} speaks of something quite different from all the others, at some length.`,
    );
    const quoted = quote(
      { title: 'Long', text: [...long.slice(0, 6), 'The warranty lasts two years.', ...long.slice(6)].join(' ') },
      'warranty',
      [concept('warranty')],
      [],
    );
    expect(quoted).toContain('The warranty lasts two years.');
    expect(sentencesOf(quoted).length).toBeLessThanOrEqual(3);
  });
});

test.each([
  ['how much does it cost', 'It costs €4.50.', true],
  ['how much does it cost', 'It is cheap.', false],
  ['how long does it take', 'It takes 3 working days.', true],
  ['wie lange dauert es', 'Das dauert 3 Werktage.', true],
  ['can i call you', 'Write to us.', false],
  ['what is it made of', 'Anything.', true],
])('"%s" asks for a fact that "%s" contains: %s', (question, text, expected) => {
  expect(containsFact(question, text)).toBe(expected);
});

test.each([
  ['returns', 'returned'],
  ['sundays', 'sunday'],
  ['deliveries', 'delivery'],
  ['shipping', 'ships'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['cancelled', 'cancelling'],
  ['pockets', 'pocket'],
])('%s and %s share a stem', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

test('sentences end at their own points, not at those of numbers', () => {
  expect(sentencesOf('It costs €4.50. Write to us, e.g. in the chat. Closed on Sunday!')).toEqual([
    'It costs €4.50.',
    'Write to us, e.g. in the chat.',
    'Closed on Sunday!',
  ]);
});

describe('of a short paragraph', () => {
  const text =
    'The Cedar candle is $24 and burns for about 50 hours. The Fig candle is $28 and burns for about 60 hours. All of our wax is soy. It comes from one farm. Trim the wick before every burn.';
  const brief = (question: string, words: string[]) => narrowed(text, 'Candles', question, words.map(concept), []);
  test.each([
    ['how much is the fig candle', ['fig', 'candle'], 'The Fig candle is $28 and burns for about 60 hours.'],
    ['what wax do you use', ['wax', 'use'], 'All of our wax is soy.'],
    ['which farm', ['farm'], 'All of our wax is soy. It comes from one farm.'],
  ])('"%s" gets the sentence that says as much as all of it', (question, words, expected) => {
    expect(brief(question, words)).toBe(expected);
  });
  test('all of it stays when none of it says anything', () => {
    expect(brief('do you make it in blue', ['blue'])).toBe(text);
  });
});

test('"when is it free" asks for no time', () => {
  const text =
    'We send parcels every day and they take 2-3 working days in all. Orders over €45 ship free. We wrap all of it in paper that we get from a mill nearby.';
  expect(narrowed(text, 'Shipping', 'when is it free', ['free', 'ship'].map(concept), [])).toBe('Orders over €45 ship free.');
});
