import { describe, expect, test } from 'vitest';
import { codeIn, emailsIn, nameIn, orderNumbersIn, postcodeIn, priceLimitIn } from './entities.ts';

describe('order numbers', () => {
  test.each([
    ['where is #W2611340?', ['W2611340']],
    ['order H1042 please', ['H1042']],
    ['my order number is 1042', ['1042']],
    ['pedido n° 20981', ['20981']],
    ['#1042 and #1043', ['1042', '1043']],
    ['Bestellung HS-10422', ['HS-10422']],
    ['I bought it in 2023 for 1200 euros', []],
    ['call me on 0155 550 142', []],
    ['ana1234@mail.example', []],
    ['my order arrived', []],
  ])('%s → %j', (text, numbers) => {
    expect(orderNumbersIn(text)).toEqual(numbers);
  });
  test.each([
    ['1042', ['1042']],
    ['it is 2611340', ['2611340']],
    ['€120', []],
    ['500 ml', []],
  ])('a bare number counts only when requested: %s → %j', (text, numbers) => {
    expect(orderNumbersIn(text, true)).toEqual(numbers);
    expect(orderNumbersIn(text)).toEqual([]);
  });
});

test.each([
  ['Ana.Silva+shop@Mail.example.', ['ana.silva+shop@mail.example']],
  ['write to a@b.example or c@d.example', ['a@b.example', 'c@d.example']],
  ['no address here @ all', []],
])('email addresses in "%s"', (text, found) => {
  expect(emailsIn(text)).toEqual(found);
});

test.each([
  ['123456', '123456'],
  ['the code is 123 456', '123456'],
  ['123-456 thanks', '123456'],
  ['1234567', undefined],
  ['12345', undefined],
  ['a123456@mail.example', undefined],
])('the code in "%s" is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  ["I'm Yusuf Rossi and my zip code is 19122", false, 'Yusuf Rossi'],
  ['My name is Mei Silva, where is my order', false, 'Mei Silva'],
  ['me llamo Isabella Ortiz', false, 'Isabella Ortiz'],
  ["je m'appelle Emma Garcia", false, 'Emma Garcia'],
  ['Ich heiße Johanna Weber.', false, 'Johanna Weber'],
  ['meu nome é Ana de Souza', false, 'Ana de Souza'],
  ['yusuf rossi', true, 'yusuf rossi'],
  ['Yusuf Rossi, 19122', true, 'Yusuf Rossi'],
  ['I am waiting for my order', false, undefined],
  ['yusuf rossi', false, 'yusuf rossi'],
  ['red mugs', false, undefined],
  ['send it to Anna Schmidt please', false, undefined],
])('the name in "%s" (requested: %s) is %s', (text, asked, name) => {
  expect(nameIn(text, asked)).toBe(name);
});

test.each([
  ['my zip code is 19122', false, '19122'],
  ['postcode: EH6 6QQ', false, 'EH66QQ'],
  ['Postleitzahl 20357', false, '20357'],
  ['3071 NE', true, '3071NE'],
  ['4050-036', true, '4050-036'],
  ['Yusuf Rossi, 19122', true, '19122'],
  ['9000', true, '9000'],
  ['order 19122', false, undefined],
  ['send it to 14 Elm Street, Denver, CO 80202', false, undefined],
])('the postcode in "%s" (requested: %s) is %s', (text, asked, postcode) => {
  expect(postcodeIn(text, asked)).toBe(postcode);
});

test.each([
  ['a gift under 40 euros', 4000],
  ['por menos de 25,50 €', 2550],
  ['bis zu 100 Euro', 10_000],
  ['a mug', undefined],
])('the price limit in "%s" is %s', (text, cents) => {
  expect(priceLimitIn(text)).toBe(cents);
});

test.each([
  ['no idea what the number is. ava nguyen, zip 80286', 'ava nguyen'],
  ['fine whatever. ava johnson 92171', 'ava johnson'],
])('%s names the customer', (text, name) => expect(nameIn(text)).toBe(name));
