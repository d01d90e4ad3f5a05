import { expect, test } from 'vitest';
import { cutAtSentence, ungrounded } from './grounding-rules.ts';

const read = `{"order_number":"H2493","total_amount":"1234.50","price":"22.95","tracking":["3SABC123456"]} Returns within 30 days, €3.95. https://shop.example/returns help@shop.example 10 %`;

test.each([
  ['Your order H2493 of €1,234.50 is on its way.', []],
  ['La commande H2493 coûte 1 234,50 €.', []],
  ['Das kostet 22,95 €, die Rücksendung 3,95 €.', []],
  ['You have 30 days, and 2 ways to pay.', []],
  ['See https://shop.example/returns, or write to help@shop.example.', []],
  ['Your parcel is 3SABC123456.', []],
  ['I have given you 10% off.', []],
  ['Your order H2494 is on its way.', ['H2494']],
  ['It costs €19.99.', ['€19.99']],
  ['Enjoy 50% off!', ['50%']],
  ['Pay at https://evil.example/pay now.', ['https://evil.example/pay']],
  ['Write to mei@mail.example.', ['mei@mail.example']],
  ['Track it under 1Z9999999.', ['1Z9999999']],
  ['It costs 19 euros, or CHF 18.', ['19 euros', 'CHF 18']],
  ['Es kostet 19 Euro.', ['19 Euro']],
  ['You pay 22,95 EUR, that is 3.95 for the return.', []],
])('of "%s", %j is ungrounded', (text, wrong) => {
  expect(ungrounded(text, read)).toEqual(wrong);
});

test.each([
  ['Short.', 100, 'Short.'],
  ['One sentence. Another one that is longer.', 20, 'One sentence.'],
  ['No end in sight for this one', 10, undefined],
])('%s within %i is %s', (text, most, cut) => {
  expect(cutAtSentence(text, most)).toBe(cut);
});
