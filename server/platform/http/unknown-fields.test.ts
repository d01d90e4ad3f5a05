import { importRecords } from '@parley/contract/imports';
import { createDiscount } from '@parley/contract/checkout';
import { openChatSession } from '@parley/contract/chat';
import type { Endpoint } from '@parley/contract/endpoint';
import { createOrder, listOrders, recordPayment, refundOrder, updateOrderStatus } from '@parley/contract/orders';
import { createProduct } from '@parley/contract/products';
import { updateTaxes } from '@parley/contract/taxes';
import { expect, test } from 'vitest';
import { unknownFields } from './unknown-fields.ts';

test.each<[string, Endpoint, object, string[]]>([
  ['a payment', recordPayment, { ammount: '1.00' }, ['ammount: Unknown field ammount. Did you mean amount?']],
  ['a currency', recordPayment, { amount: '1.00', currency: 'USD' }, ['currency: Unknown field currency. Remove it.']],
  ['a draft', createOrder, { discout: '5' }, ['discout: Unknown field discout. Did you mean discount?']],
  ['an item', createOrder, { lines: [{}, { prize: '5' }] }, ['lines.1.prize: Unknown field prize. Did you mean price?']],
  ['a refunded item', refundOrder, { lines: [{ restok: true }] }, ['lines.0.restok: Unknown field restok. Did you mean restock?']],
  [
    'a discount',
    createDiscount,
    { max_use: 1, ends: '2026-01-01' },
    ['max_use: Unknown field max_use. Did you mean max_uses?', 'ends: Unknown field ends. Did you mean ends_at?'],
  ],
  [
    'taxes',
    updateTaxes,
    { price_includes_tax: false },
    ['price_includes_tax: Unknown field price_includes_tax. Did you mean prices_include_tax?'],
  ],
  [
    'an alternative',
    updateOrderStatus,
    { refund: { amount: '1.00', ammount: '2.00' } },
    ['refund.ammount: Unknown field ammount. Did you mean amount?'],
  ],
  [
    'a name of every object',
    recordPayment,
    { constructor: 1, toString: 1 },
    ['constructor: Unknown field constructor. Remove it.', 'toString: Unknown field toString. Remove it.'],
  ],
])('an unknown field of %s is named at its path', (_, endpoint, body, issues) =>
  expect(unknownFields(endpoint, body).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(issues),
);

test('known fields, names that are values, and null pass', () => {
  const body = { name: 'Lamp', variants: [{ price: '1', options: { anything: 'goes' } }], images: null };
  expect(unknownFields(createProduct, body)).toEqual([]);
});

test('reads, visitors and rows of other systems may send more', () => {
  expect(unknownFields(listOrders, { nothing: 1 })).toEqual([]);
  expect(unknownFields(openChatSession, { nothing: 1 })).toEqual([]);
  expect(unknownFields(importRecords, { orders: [{ warehouse: 1, lines: [{ bin: 1 }] }] })).toEqual([]);
  expect(unknownFields(importRecords, { order: [] }).map(({ message }) => message)).toEqual(['Unknown field order. Did you mean orders?']);
});
