import { expect, test } from 'vitest';
import { addressIn } from './address.ts';

test.each([
  [
    '221b Baker Street, the seed order must go to another address: Mill Lane 112, 3000 Leuven',
    { line1: '221b Baker Street', postcode: '3000', city: 'Leuven' },
  ],
  ['Keizersgracht 12, 1015 CS Amsterdam', { line1: 'Keizersgracht 12', postcode: '1015 CS', city: 'Amsterdam' }],
  [
    'Please send it to 12 Main Street, Springfield, IL 62704, USA',
    { line1: '12 Main Street', city: 'Springfield', region: 'IL', postcode: '62704', country: 'US' },
  ],
  [
    'change the address of order #W2611340 to 415 Hyde Lane, Suite 200, San Diego, CA, 92101',
    { line1: '415 Hyde Lane', line2: 'Suite 200', city: 'San Diego', region: 'CA', postcode: '92101' },
  ],
  ['My new address is Hauptstr. 5 in 10115 Berlin, Germany', { line1: 'Hauptstr. 5', postcode: '10115', city: 'Berlin', country: 'DE' }],
  [
    'Calle Mayor 5, 3º B, 28013 Madrid, España, por favor',
    { line1: 'Calle Mayor 5', line2: '3º B', postcode: '28013', city: 'Madrid', country: 'ES' },
  ],
  ['12 rue de la Paix, 75002 Paris, France', { line1: '12 rue de la Paix', postcode: '75002', city: 'Paris', country: 'FR' }],
  ['Quero mudar a morada para Rua Augusta 24, 1100-053 Lisboa', { line1: 'Rua Augusta 24', postcode: '1100-053', city: 'Lisboa' }],
  ['Elm Road 7\nLondon\nSW1A 1AA\nUK', { line1: 'Elm Road 7', city: 'London', postcode: 'SW1A 1AA', country: 'GB' }],
  [
    'i moved, send it to 77 oak ave apt 3 denver co 80203',
    { line1: '77 oak ave', line2: 'apt 3', city: 'denver', region: 'co', postcode: '80203' },
  ],
  ['I want to change my address', {}],
  ['please change the delivery address of order #4', {}],
  ['actually just cancel it', {}],
  ['where is order H2493? yusuf@mail.example', {}],
])('%s', (text, parts) => expect(addressIn(text)).toEqual(parts));

test.each([
  ['1015 CS', 'postcode', { postcode: '1015 CS' }],
  ['10115 Berlin', 'postcode', { postcode: '10115', city: 'Berlin' }],
  ['Berlin', 'city', { city: 'Berlin' }],
  ['it is Porto, Portugal', 'city', { city: 'Porto', country: 'PT' }],
  ['Deutschland', 'country', { country: 'DE' }],
  ['Hauptstr. 5, 10115 Berlin', 'postcode', { line1: 'Hauptstr. 5', postcode: '10115', city: 'Berlin' }],
  ['I do not know it by heart, sorry about that', 'postcode', {}],
] as const)('%s, when the %s was asked for', (text, asked, parts) => expect(addressIn(text, asked)).toEqual(parts));

test('cuts a part to the maximum length of the contract', () => {
  const { line1 = '', city = '' } = addressIn(`${'Long'.repeat(100)} 5, 10115 ${'City'.repeat(100)}`);
  expect([line1.length, city.length]).toEqual([200, 100]);
});
