import { describe, expect, test } from 'vitest';
import { containsText, isYes } from './agreement.ts';

test.each([
  'yes',
  'Yes please',
  'Yes, please go ahead.',
  'Yes, please cancel it',
  'yes, cancel order W2611340 please',
  'Yes, please cancel that order',
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
  'ok so tell me about headlamps',
  'ok I will think about it',
  'ok so that is my old address',
  'ok cancel that, keep the order',
  'ok so I want to keep it',
  'sure, show me mugs',
  'yes, tell me about headlamps',
  'ok tell me your opening hours',
  'ok thanks',
  'yes it is a nice street',
  'ok, change the colour to red',
  'ja, zeig mir Lampen',
  'ok zeig mir Stirnlampen',
  'd’accord, montrez-moi des lampes',
  'vale, enséñame lámparas',
  'ok laat me lampen zien',
  'ok, mostrami lampade',
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
])('%s is not a yes', (text) => expect(isYes(text)).toBe(false));

test('a yes may repeat what was shown, and nothing else', () => {
  const shown = 'Travel Mug (Sand) → Travel Mug (Blue). Shall I go ahead?';
  expect(isYes('yes, please change it to blue', shown)).toBe(true);
  expect(isYes('yes, please change it to red', shown)).toBe(false);
});

describe('isSaid finds in a text', () => {
  test.each([
    ['¥1,234 goes back', '1234.00'],
    ['€ 1.234,50 werden erstattet', '1234.50'],
    ['1\u202f234,50 € sont remboursés', '1234.50'],
    ['order #1001.', '1001'],
    ['Keizersgracht 12,\n1015 CS Amsterdam', 'Keizersgracht 12'],
    ['in (Sand)', 'Sand'],
  ])('%s: %s', (text, word) => expect(containsText(text, word)).toBe(true));
  test.each([
    ['€1,234.50 goes back', '234.50'],
    ['€15.00 goes back', '5.00'],
    ['€5.00 goes back', '15.00'],
    ['€50.75 goes back', '50.00'],
    ['order 10012', '1001'],
    ['Sandstone', 'Sand'],
  ])('not %s: %s', (text, word) => expect(containsText(text, word)).toBe(false));
});

test.each([
  'yes, same card',
  'ok yes, with the same card as before',
  'sí, adelante, al mismo método con que pagué',
  'ja, dieselbe Karte',
  'thats it yes',
])('%s agrees', (text) => expect(isYes(text, 'Refund: €5.56 to Visa. Shall I go ahead?')).toBe(true));
test.each(['yes, the same address as before', 'same card', 'yes, the other card'])('%s does not agree', (text) =>
  expect(isYes(text, 'I can send it to 12 Oak Street. Shall I go ahead?')).toBe(false),
);
