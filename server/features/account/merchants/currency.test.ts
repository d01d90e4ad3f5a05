import { createDiscount, listDiscounts } from '@parley/contract/checkout';
import { importRecords } from '@parley/contract/imports';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { decimalsOf, toAmount } from '@parley/contract/money';
import { createOrder, getOrder, listOrders, recordPayment, refundOrder, updateOrderStatus } from '@parley/contract/orders';
import { createProduct, editVariants, getProduct, listProducts } from '@parley/contract/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, pathsOf } from '../identity/make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

async function shopIn(currency: string) {
  const owner = await app.register({ merchant_name: 'Harbour', currency, time_zone: 'Europe/Amsterdam', locale: 'en' });
  const as = { token: owner.token };
  const { merchant } = owner;
  const product = async (price: string) => {
    const body = { merchant, name: 'Lamp', status: 'active' as const, variants: [{ price, options: {}, stock: 10 }] };
    return app.send(createProduct, body, as);
  };
  return { merchant, as, product };
}

test('the database and the code know the same minor units', async () => {
  const codes = Intl.supportedValuesOf('currency');
  const { merchant } = await shopIn('EUR');
  const { rows } = await app.write(merchant, ({ db }) =>
    sql<{ code: string; units: number }>`select code, minor_units(code) as units from unnest(${codes}::text[]) as c (code)`.execute(db),
  );
  expect(Object.fromEntries(rows.map(({ code, units }) => [code, units]))).toEqual(
    Object.fromEntries(codes.map((code) => [code, 10 ** decimalsOf(code)])),
  );
});

test.each([
  ['EUR', '12.50', '37.50', '2.50', '35.00'],
  ['JPY', '1250', '3750', '250', '3500'],
  ['KWD', '1.255', '3.765', '0.005', '3.760'],
])('in %s, three at %s cost %s; refunding %s leaves %s', async (currency, price, total, part, rest) => {
  const { merchant, as, product } = await shopIn(currency);
  const made = await product(price);
  expect([made.body.price, made.body.currency]).toEqual([price, currency]);
  const variant = made.body.variants[0]?.id ?? '';
  const drafted = await app.send(createOrder, { merchant, lines: [{ variant_id: variant, quantity: 3 }] }, as);
  expect([drafted.body.total_amount, drafted.body.currency]).toEqual([total, currency]);
  const { id } = drafted.body;
  await app.send(updateOrderStatus, { merchant, id, status: 'pending' }, as);
  await app.send(recordPayment, { merchant, id, method: 'cash' }, as);
  await app.send(refundOrder, { merchant, id, amount: part, method: null, reason: '', notify: false }, as);
  const { body: order } = await app.send(getOrder, { merchant, id }, as);
  expect([order.captured, order.refunded, order.refundable]).toEqual([total, part, rest]);
  const found = async (value: number) => {
    const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'total', op: 'is', value }] });
    return (await app.send(listOrders, { merchant, filter }, as)).body.items.length;
  };
  expect([await found(Number(total)), await found(Number(total) + 1)]).toEqual([1, 0]);
  const above = JSON.stringify({ match: 'all', conditions: [{ field: 'price', op: 'greater', value: Number(price) - 0.001 }] });
  expect((await app.send(listProducts, { merchant, filter: above }, as)).body.items).toHaveLength(1);
});

test('more decimals than the currency has are refused with a sentence, everywhere an amount comes in', async () => {
  const { merchant, as, product } = await shopIn('JPY');
  const refused = await product('12.50');
  expect([refused.status, codeOf(refused), pathsOf(refused)]).toEqual([422, 'amount.invalid', ['variants.0.price']]);
  expect(refused.body).toMatchObject({ detail: 'Amounts in JPY have no decimals. Enter one such as 1250.' });
  const { body: lamp } = await product('1250.00');
  const variant = lamp.variants[0]?.id ?? '';
  const { body: grid } = await app.send(editVariants, { merchant, cells: [{ id: variant, field: 'price', value: '99.9' }] }, as);
  expect(grid.refused).toMatchObject([{ message: 'Amounts in JPY have no decimals. Enter one such as 1250.' }]);
  const draft = { merchant, lines: [{ variant_id: variant, quantity: 1 }], shipping: '4.95' };
  expect(pathsOf(await app.send(createOrder, draft, as))).toEqual(['shipping']);
  expect(codeOf(await app.send(updateMerchantSettings, { merchant, refund_limit: '0.5' }, as))).toBe('amount.invalid');
  const records = { merchant, products: [{ external_id: 'a', name: 'A', variants: [{ external_id: 'a', price: '9.99' }] }] };
  const { body: imported } = await app.send(importRecords, records, as);
  expect(imported).toMatchObject({ created: 0, refused: [{ reason: 'Amounts in JPY have no decimals. Enter one such as 1250.' }] });
});

test('changing the currency keeps the numbers, rounded to what the new one has', async () => {
  const { merchant, as, product } = await shopIn('EUR');
  const { body: lamp } = await product('12.50');
  const code = { merchant, code: 'FIVE', kind: 'fixed' as const, value: '5.00', minimum: '20.00' };
  await app.send(createDiscount, code, as);
  await app.send(createDiscount, { ...code, code: 'HALF', kind: 'percent', value: '12.50', minimum: '0' }, as);
  await app.send(updateMerchantSettings, { merchant, checkout: { shipping: '4.95', free_from: '50.00' }, refund_limit: '25.00' }, as);
  const change = await app.send(updateMerchantSettings, { merchant, currency: 'KWD', refund_limit: '30.125' }, as);
  expect(change.body).toMatchObject({ currency: 'KWD', refund_limit: '30.125', checkout: { shipping: '4.950', free_from: '50.000' } });
  const { body: now } = await app.send(getProduct, { merchant, id: lamp.product_id }, as);
  expect([now.price, now.currency, now.variants[0]?.price]).toEqual(['12.500', 'KWD', '12.500']);
  const { body: yen } = await app.send(updateMerchantSettings, { merchant, currency: 'JPY' }, as);
  expect([yen.refund_limit, yen.checkout.shipping]).toEqual(['30', '5']);
  const { body: rounded } = await app.send(getProduct, { merchant, id: lamp.product_id }, as);
  expect(rounded.price).toBe('13');
  const { body: codes } = await app.send(listDiscounts, { merchant }, as);
  expect(codes.items.map(({ value, minimum }) => [value, minimum])).toEqual([
    ['12.50', '0'],
    ['5', '20'],
  ]);
});

test('with an order the currency is fixed, and naming the same one changes nothing', async () => {
  const { merchant, as, product } = await shopIn('EUR');
  const { body: lamp } = await product('12.50');
  await app.send(createOrder, { merchant, lines: [{ variant_id: lamp.variants[0]?.id ?? '', quantity: 1 }] }, as);
  const refused = await app.send(updateMerchantSettings, { merchant, currency: 'USD', name: 'Other' }, as);
  expect([refused.status, codeOf(refused), pathsOf(refused)]).toEqual([409, 'settings.currency_fixed', ['currency']]);
  const same = await app.send(updateMerchantSettings, { merchant, currency: 'EUR', name: 'Other' }, as);
  expect([same.status, same.body.name]).toEqual([200, 'Other']);
});

test('with a gift card the currency is fixed', async () => {
  const { merchant, as } = await shopIn('EUR');
  const gift = { external_id: 'g', kind: 'gift_card' as const, label: 'Gift card', balance: toAmount(500, 'EUR') };
  await app.send(importRecords, { merchant, customers: [{ external_id: 'a', first_name: 'Anna', payment_methods: [gift] }] }, as);
  expect(codeOf(await app.send(updateMerchantSettings, { merchant, currency: 'USD' }, as))).toBe('settings.currency_fixed');
});
