import { describe, expect, test } from 'vitest';
import { isAgreedTo, isSaid, isYes } from './agreement.ts';

test.each([
  'yes',
  'Yes please',
  'Yes, please go ahead.',
  'Yes, please cancel it',
  'yes, cancel order W2611340 please',
  'Yes, please cancel that order',
  'yes, please change it to the blue one',
  "Yes, that's correct. I want to return both.",
  'Ok, proceed',
  'I confirm',
  'Please proceed',
  'sí, adelante',
  'Sí, por favor, cancélelo',
  'oui, allez y',
  "D'accord",
  'Ja, bitte stornieren',
  'sim, pode cancelar',
  'yep, do it',
  'absolutely',
  'perfect, thanks',
  '👍',
  'klar, machen Sie das',
  'oui, vas-y',
  'claro que sí',
  'Yes, just do it',
  'yes, both',
  'k',
  'yesss',
  'ye do it',
])('%s is a yes', (text) => expect(isYes(text)).toBe(true));

test.each([
  'no',
  'no thanks',
  'never mind',
  'Yes?',
  'yes, but not the lamp',
  'Yes, but first tell me what it costs',
  'yes, except the blue one',
  'ok, wait',
  'Ok what does that mean',
  'sure, if it is free',
  'yes, change the address instead',
  'I said yes to my wife',
  'maybe',
  'great, another failure',
  'perfect, but send it elsewhere',
  'of course not',
  'claro que no',
  'why?',
  'sí, pero solo la lámpara',
  'oui, mais pas la lampe',
  'ja, aber nicht die Lampe',
  'sim, mas outro endereço',
  'the first one',
  'That one please',
  'yes to the second',
  'Yes, just the mug',
  'yes, one of them',
  'sí, el segundo',
  'oui, la deuxième',
  'ja, die zweite',
  'sim, só o primeiro',
  `yes ${'and more words '.repeat(10)}`,
  '',
])('%s is no yes', (text) => expect(isYes(text)).toBe(false));

describe('a yes counts', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, seconds));
  const turn = (seq: number, author: 'customer' | 'ai' | 'teammate', text: string) => ({ seq, author, text, at: at(seq) });
  const shown = { say: ['W2611340', '1234.50', 'Sand'], since: at(2) };
  const offer = 'Order #w2611340: the mug in  sand, $1,234.50 back. Shall I?';

  test('after all of it was said', () => expect(isAgreedTo([turn(3, 'ai', offer), turn(4, 'customer', 'Yes')], shown)).toBe(true));
  test('however an amount is written', () =>
    expect(isAgreedTo([turn(3, 'ai', 'W2611340, Sand: 1.234,50 €?'), turn(4, 'customer', 'Ja')], shown)).toBe(true));
  test.each([
    ['a part of it was not said', [turn(3, 'ai', 'W2611340 in sand?'), turn(4, 'customer', 'Yes')]],
    ['another amount was said', [turn(3, 'ai', offer.replace('1,234.50', '1,234.60')), turn(4, 'customer', 'Yes')]],
    ['it was said before it was worked out', [turn(1, 'ai', offer), turn(4, 'customer', 'Yes')]],
    ['nobody answered', [turn(1, 'customer', 'Yes'), turn(3, 'ai', offer)]],
    ['a teammate said it', [turn(3, 'teammate', offer), turn(4, 'customer', 'Yes')]],
    ['the AI has said something else since', [turn(3, 'ai', offer), turn(4, 'ai', 'One moment.'), turn(5, 'customer', 'Yes')]],
    ['more came after the yes', [turn(3, 'ai', offer), turn(4, 'customer', 'Yes'), turn(5, 'customer', 'wait')]],
  ])('not when %s', (_, turns) => expect(isAgreedTo(turns, shown)).toBe(false));
});

describe('a text says', () => {
  test.each([
    ['¥1,234 goes back', '1234.00'],
    ['€ 1.234,50 werden erstattet', '1234.50'],
    ['1\u202f234,50 € sont remboursés', '1234.50'],
    ['order #1001.', '1001'],
    ['Keizersgracht 12,\n1015 CS Amsterdam', 'Keizersgracht 12'],
    ['in (Sand)', 'Sand'],
  ])('%s: %s', (text, word) => expect(isSaid(text, word)).toBe(true));
  test.each([
    ['€1,234.50 goes back', '234.50'],
    ['€15.00 goes back', '5.00'],
    ['€5.00 goes back', '15.00'],
    ['€50.75 goes back', '50.00'],
    ['order 10012', '1001'],
    ['Sandstone', 'Sand'],
  ])('not %s: %s', (text, word) => expect(isSaid(text, word)).toBe(false));
});
