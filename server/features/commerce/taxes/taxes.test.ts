import { randomUUID } from 'node:crypto';
import { createCheckout, createDiscount } from '@parley/contract/checkout';
import {
  cancelLines,
  createOrder,
  createOrderCheckout,
  editAddress,
  getOrder,
  type Order,
  recordPayment,
  refundOrder,
  requestReturn,
  shipOrder,
  updateDraft,
  updateOrderStatus,
} from '@parley/contract/orders';
import { sendMessage } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { createTaxRate, deleteTaxRate, getTaxes, updateTaxes, updateTaxRate } from '@parley/contract/taxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { codeOf, pathsOf } from '../../account/identity/make.ts';
import { makeTaxedShop } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const sums = ({ subtotal, discount, shipping, tax, total_amount: total }: Order) => [subtotal, discount, shipping, tax, total];
const lines = ({ tax_lines }: Order) => tax_lines.map(({ name, rate, base, amount }) => [name, rate, base, amount]);

test('Germany: taxes included, by class, and shipping at the standard rate', async () => {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '119.00', book: '5.35' });
  await shop.rate('MwSt.', '19', 'DE');
  await shop.rate('MwSt.', '7', 'DE', { tax_class: 'reduced' });
  const order = await shop.draft({ shipping: '4.90', shipping_address: shop.to('DE') });
  expect(sums(order)).toEqual(['129.70', '0.00', '4.90', '20.48', '134.60']);
  expect(lines(order)).toEqual([
    ['MwSt.', '19', '104.12', '19.78'],
    ['MwSt.', '7', '10.00', '0.70'],
  ]);
  expect([order.tax_included, order.lines.map(({ taxes }) => taxes[0]?.rate)]).toEqual([true, ['19', '7']]);
});

test('Canada: two taxes added, by region, each on the price less the discount', async () => {
  const shop = await makeTaxedShop(app, 'CAD', { lamp: '80.00', book: '10.00' });
  await shop.send(updateTaxes, { prices_include_tax: false, country: 'CA' });
  await shop.rate('GST', '5', 'CA');
  await shop.rate('QST', '9.975', 'CA', { regions: ['QC', 'Québec', 'Quebec'] });
  await shop.rate('HST', '13', 'CA', { regions: ['ON', 'Ontario'], replaces_country: true });
  const quebec = await shop.draft({ discount: '10.00', shipping: '10.00', shipping_address: shop.to('CA', 'quebec') });
  expect(sums(quebec)).toEqual(['100.00', '10.00', '10.00', '14.98', '114.98']);
  expect(lines(quebec)).toEqual([
    ['GST', '5', '100.00', '5.00'],
    ['QST', '9.975', '100.00', '9.98'],
  ]);
  expect(sums(await shop.draft({ shipping_address: shop.to('CA', 'ON') }))).toEqual(['100.00', '0.00', '0.00', '13.00', '113.00']);
  // Without an address the shop's own country counts, elsewhere nothing is charged.
  expect(sums(await shop.draft())).toEqual(['100.00', '0.00', '0.00', '5.00', '105.00']);
  expect(sums(await shop.draft({ shipping_address: shop.to('FR') }))).toEqual(['100.00', '0.00', '0.00', '0.00', '100.00']);
});

test('New York: shipping untaxed where the rate says so, and an exempt class', async () => {
  const shop = await makeTaxedShop(app, 'USD', { lamp: '49.99', book: '40.00' });
  await shop.send(updateTaxes, { prices_include_tax: false });
  await shop.rate('Sales tax', '8.875', 'US', { regions: ['NY'], on_shipping: false });
  await shop.rate('Clothing', '0', 'US', { regions: ['NY'], tax_class: 'reduced' });
  const order = await shop.draft({ shipping: '5.00', shipping_address: shop.to('US', 'ny') });
  expect(sums(order)).toEqual(['129.99', '0.00', '5.00', '4.44', '139.43']);
});

test('Japan: whole yen', async () => {
  const shop = await makeTaxedShop(app, 'JPY', { lamp: '1980', book: '250' });
  await shop.rate('消費税', '10', 'JP');
  await shop.rate('消費税', '8', 'JP', { tax_class: 'reduced' });
  const order = await shop.draft({ shipping_address: shop.to('Japan') });
  expect(sums(order)).toEqual(['2480', '0', '0', '217', '2480']);
});

test('the United Kingdom: zero-rated goods share the discount, and an exempt order has no tax', async () => {
  const shop = await makeTaxedShop(app, 'GBP', { lamp: '60.00', book: '15.00' });
  await shop.rate('VAT', '20', 'GB');
  await shop.rate('VAT', '0', 'GB', { tax_class: 'reduced' });
  const order = await shop.draft({ discount: '10.00', shipping: '3.99', shipping_address: shop.to('GB') });
  expect([sums(order), lines(order)]).toEqual([['90.00', '10.00', '3.99', '9.55', '83.99'], [['VAT', '20', '47.77', '9.55']]]);
  const exempt = await shop.draft({ shipping_address: shop.to('GB'), tax_exempt: true });
  expect([exempt.tax, exempt.tax_exempt, exempt.total_amount]).toEqual(['0.00', true, '90.00']);
});

test('a draft follows its address and the rates; once placed, an order keeps its taxes', async () => {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '121.00', book: '10.90' });
  const vat = await shop.rate('VAT', '21', 'NL');
  await shop.rate('VAT', '9', 'NL', { tax_class: 'reduced' });
  await shop.rate('TVA', '20', 'FR');
  const { id } = await shop.draft({ shipping_address: shop.to('NL') });
  const french = await shop.send(updateDraft, { id, shipping_address: shop.to('FR') });
  expect(lines(french.body)).toEqual([['TVA', '20', '119.00', '23.80']]);
  await shop.send(updateDraft, { id, shipping_address: shop.to('NL') });
  await shop.send(updateTaxRate, { id: vat.id, rate: '25' });
  const now = await shop.send(updateDraft, { id, note: 'Gift' });
  expect(now.body.tax_lines[0]).toMatchObject({ rate: '25', amount: '24.20' });
  await shop.send(updateOrderStatus, { id, status: 'pending' });
  await shop.send(deleteTaxRate, { id: vat.id });
  const { body: placed } = await shop.send(getOrder, { id });
  expect(placed.tax_lines[0]).toMatchObject({ rate: '25', amount: '24.20' });
});

test('cancelled and returned goods take their own tax with them', async () => {
  const shop = await makeTaxedShop(app, 'USD', { lamp: '100.00', book: '10.00' });
  await shop.send(updateTaxes, { prices_include_tax: false, country: 'US' });
  await shop.rate('Tax', '10', 'US');
  await shop.rate('Tax', '5', 'US', { tax_class: 'reduced' });
  const { id, lines: all } = await shop.draft({ shipping: '10.00', payment_terms: 'invoice' });
  const [lamp, book] = all.map((line) => line.id);
  for (const status of ['pending', 'confirmed', 'processing'] as const) await shop.send(updateOrderStatus, { id, status });
  expect(sums((await shop.send(getOrder, { id })).body)).toEqual(['120.00', '0.00', '10.00', '12.00', '142.00']);
  await shop.send(recordPayment, { id, method: 'cash' });
  const less = await shop.send(cancelLines, {
    id,
    lines: [{ line_id: book, quantity: 1 }],
    refund: true,
    restock: true,
    reason: '',
    notify: false,
  });
  expect([sums(less.body), less.body.refunded]).toEqual([['110.00', '0.00', '10.00', '11.50', '131.50'], '10.50']);
  await shop.send(shipOrder, {
    id,
    lines: [
      { line_id: lamp, quantity: 1 },
      { line_id: book, quantity: 1 },
    ],
    notify: false,
  });
  const asked = await shop.send(requestReturn, {
    id,
    kind: 'return',
    lines: [{ line_id: lamp, quantity: 1 }],
    reason: 'unwanted',
    method: null,
    note: '',
    notify: false,
  });
  expect(asked.body.return_records[0]).toMatchObject({ refund_amount: '110.00' });
});

test('what is refunded takes its own taxes along, an amount alone some of each, and all of it all of them', async () => {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '119.00', book: '5.35' });
  await shop.rate('MwSt.', '19', 'DE');
  await shop.rate('MwSt.', '7', 'DE', { tax_class: 'reduced' });
  const { id, lines: items } = await shop.draft({ shipping: '4.90', shipping_address: shop.to('DE') });
  const at = { id };
  await shop.send(updateOrderStatus, { ...at, status: 'pending' });
  const notDue = async () => {
    const { not_due: amount, not_due_tax_lines: taxes } = (await shop.send(getOrder, at)).body;
    return [amount, ...taxes.map(({ rate, base, amount: tax }) => [rate, base, tax])];
  };
  expect(await notDue()).toEqual(['0.00']);
  await shop.send(recordPayment, { ...at, amount: '134.60', method: 'bank_transfer' });
  await shop.send(refundOrder, { ...at, lines: [{ line_id: items[1]?.id, quantity: 1 }], reason: 'Torn' });
  expect(await notDue()).toEqual(['5.35', ['7', '5.00', '0.35']]);
  await shop.send(refundOrder, { ...at, shipping: '4.90', reason: 'Late' });
  // 4.90 × 19 ⁄ 119 = 0.78.
  expect(await notDue()).toEqual(['10.25', ['19', '4.12', '0.78'], ['7', '5.00', '0.35']]);
  await shop.send(refundOrder, { ...at, amount: '10.00', reason: 'Goodwill' });
  // 10.00 of the 124.35 that are left: 100.00 and 19.00, 5.00 and 0.35.
  expect(await notDue()).toEqual(['20.25', ['19', '12.16', '2.31'], ['7', '5.40', '0.38']]);
  await shop.send(refundOrder, { ...at, amount: '114.35', reason: 'Lost' });
  expect(await notDue()).toEqual(['134.60', ['19', '104.12', '19.78'], ['7', '10.00', '0.70']]);
});

test('what a rounded tax missed is made up for by the last of what is taxed, not by goods without tax', async () => {
  const shop = await makeTaxedShop(app, 'USD', { lamp: '49.95', book: '64.50' });
  await shop.send(updateTaxes, { prices_include_tax: false });
  await shop.rate('Sales tax', '8.875', 'US', { regions: ['NY'] });
  await shop.rate('None', '0', 'US', { regions: ['NY'], tax_class: 'reduced' });
  const lines = [
    { variant_id: shop.ids.lamp, quantity: 2 },
    { variant_id: shop.ids.book, quantity: 1 },
  ];
  const { id, lines: items } = await shop.draft({ lines, shipping: '7.00', shipping_address: shop.to('US', 'NY') });
  await shop.send(updateOrderStatus, { id, status: 'pending' });
  // 106.90 × 8.875 % = 9.49, of which each lamp’s 4.433 and shipping’s 0.62.
  await shop.send(recordPayment, { id, amount: '180.89', method: 'bank_transfer' });
  const refunded: unknown[] = [];
  for (const item of [items[0], items[1], items[0]]) {
    const { body } = await shop.send(refundOrder, { id, lines: [{ line_id: item?.id, quantity: 1 }], reason: 'Torn' });
    refunded.push(body.refunds.at(-1)?.amount, body.refundable);
  }
  expect(refunded).toEqual(['54.38', '126.51', '64.50', '62.01', '54.39', '7.62']);
});

test('a part of a line takes its part of the discount along, and its tax is of what was paid', async () => {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '119.00', book: '10.70' });
  await shop.rate('MwSt.', '19', 'DE');
  await shop.rate('MwSt.', '7', 'DE', { tax_class: 'reduced' });
  await shop.send(createDiscount, { code: 'TEN', kind: 'fixed', value: '10.00' });
  const lines = [{ variant_id: shop.ids.book, quantity: 3 }];
  const { id, lines: items } = await shop.draft({ lines, discount_code: 'TEN', shipping_address: shop.to('DE'), payment_terms: 'invoice' });
  await shop.send(updateOrderStatus, { id, status: 'pending' });
  await shop.send(recordPayment, { id, amount: '22.10', method: 'bank_transfer' });
  const seen: unknown[] = [];
  for (let book = 0; book < 3; book++) {
    await shop.send(refundOrder, { id, lines: [{ line_id: items[0]?.id, quantity: 1 }], reason: 'Torn' });
    const { not_due: amount, not_due_tax_lines: taxes } = (await shop.send(getOrder, { id })).body;
    seen.push([amount, ...taxes.map(({ base, amount: tax }) => [base, tax])]);
  }
  // A third of 22.10 each: 7.37, 14.73, 22.10.
  expect(seen).toEqual([
    ['7.37', ['6.89', '0.48']],
    ['14.73', ['13.77', '0.96']],
    ['22.10', ['20.65', '1.45']],
  ]);
});

test('taxes that are added go back with what they were added to, and all with an order that is canceled unpaid', async () => {
  const shop = await makeTaxedShop(app, 'USD', { lamp: '100.00', book: '10.00' });
  await shop.send(updateTaxes, { prices_include_tax: false });
  await shop.rate('Sales tax', '8.875', 'US', { regions: ['NY'], on_shipping: false });
  await shop.rate('Books', '0', 'US', { regions: ['NY'], tax_class: 'reduced' });
  const about = { discount: '12.00', shipping: '5.00', shipping_address: shop.to('US', 'NY'), payment_terms: 'invoice' };
  const taxes = ({ not_due: amount, not_due_tax_lines: of }: Order) => [amount, ...of.map(({ base, amount: tax }) => [base, tax])];
  const [paid, unpaid] = [await shop.draft(about), await shop.draft(about)];
  for (const { id } of [paid, unpaid]) await shop.send(updateOrderStatus, { id, status: 'pending' });
  await shop.send(recordPayment, { id: paid.id, amount: paid.total_amount, method: 'bank_transfer' });
  // 12.00 off 120.00: the lamp is 90.00 with 7.99 of tax, each book 9.00 without.
  expect(paid.total_amount).toBe('120.99');
  await shop.send(refundOrder, { id: paid.id, lines: [{ line_id: paid.lines[1]?.id, quantity: 1 }], reason: 'Torn' });
  expect(taxes((await shop.send(getOrder, { id: paid.id })).body)).toEqual(['9.00']);
  await shop.send(refundOrder, { id: paid.id, lines: [{ line_id: paid.lines[0]?.id, quantity: 1 }], reason: 'Dark' });
  expect(taxes((await shop.send(getOrder, { id: paid.id })).body)).toEqual(['106.99', ['90.00', '7.99']]);
  await shop.send(updateOrderStatus, { id: unpaid.id, status: 'cancelled' });
  expect(taxes((await shop.send(getOrder, { id: unpaid.id })).body)).toEqual(['120.99', ['90.00', '7.99']]);
});

test('a tax that is sent is refused and not ignored', async () => {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '10.00', book: '5.00' });
  const refused = await shop.send(createOrder, { lines: [{ variant_id: shop.ids.lamp, quantity: 1 }], tax: '2.10' });
  expect([refused.status, pathsOf(refused)]).toEqual([422, ['tax']]);
});

test('the card of a link adds a draft’s tax, says where it depends on the address, and says nothing of an included one', async () => {
  const shop = await makeTaxedShop(app, 'USD', { lamp: '100.00', book: '10.00' });
  await shop.rate('Sales tax', '10', 'US', { on_shipping: false });
  await shop.send(updateMerchantSettings, { ai: { enabled: false } });
  const visitor = await visit(app, shop.merchant);
  await visitor.say('I would like a lamp');
  const conversation = await latestConversation(app, shop);
  const cardOf = async (checkoutId: string) => {
    const cards = [{ type: 'checkout' as const, checkout_id: checkoutId }];
    const sent = await shop.send(sendMessage, { id: conversation.id, client_id: randomUUID(), text: '', cards });
    return sent.body.cards[0];
  };
  const link = async () =>
    (await shop.send(createCheckout, { conversation_id: conversation.id, lines: [{ variant_id: shop.ids.lamp, quantity: 1 }] })).body.id;
  await shop.send(updateTaxes, { prices_include_tax: true });
  expect(await cardOf(await link())).not.toHaveProperty('tax');
  await shop.send(updateTaxes, { prices_include_tax: false });
  expect(await cardOf(await link())).toMatchObject({ tax: null, total_amount: '100.00' });
  const draft = await shop.draft({ shipping_address: shop.to('US'), conversation_id: conversation.id });
  const { body: made } = await shop.send(createOrderCheckout, { id: draft.id });
  const ofDraft = await app.installation
    .readingOf(shop.merchant)
    .selectFrom('checkouts')
    .select('id')
    .where('draft_id', '=', draft.id)
    .executeTakeFirstOrThrow();
  // 100.00 + 2 × 10.00, 10 % on both, since the reduced class has no rate here.
  expect(await cardOf(ofDraft.id)).toMatchObject({ url: made.url, tax: '12.00', total_amount: '132.00' });
});

test('the checkout page shows the taxes of the place, and the order has them', async () => {
  const shop = await makeTaxedShop(app, 'USD', { lamp: '100.00', book: '10.00' });
  await shop.send(updateTaxes, { prices_include_tax: false });
  await shop.rate('Sales tax', '8.875', 'US', { regions: ['NY', 'New York'] });
  await shop.send(createDiscount, { code: 'TEN', kind: 'percent', value: '10.00' });
  await shop.send(updateMerchantSettings, { checkout: { shipping: '5.00' } });
  const { body: link } = await shop.send(createCheckout, { lines: [{ variant_id: shop.ids.lamp, quantity: 1 }] });
  const path = new URL(link.url ?? '').pathname;
  const form = {
    ...{ name: 'Ada Martin', email: 'ada@mail.example', phone: '', line1: 'Street 1', line2: '', postcode: '10001', city: 'New York' },
    ...{ region: 'NY', country: 'US', method: 'invoice', code: 'TEN' },
  };
  const post = (more: Record<string, string>) =>
    fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams({ ...form, ...more }), redirect: 'manual' });
  const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const first = await (await fetch(`${app.url}${path}`)).text();
  // The place isn't known yet, so the first submission shows the page with the tax, and nothing is ordered.
  const shown = await post({ seen: seenIn(first), do: 'place' });
  expect(shown.status).toBe(409);
  const page = await shown.text();
  // (100.00 − 10.00 + 5.00) × 8.875 % = 8.43125.
  expect(page).toContain('Sales tax 8.875%');
  expect(page).toContain('$8.43');
  expect((await post({ seen: seenIn(page), do: 'place' })).status).toBe(303);
  const rows = await app.installation.readingOf(shop.merchant).selectFrom('orders').select(['total_cents', 'tax_cents']).execute();
  expect(rows).toEqual([{ total_cents: 10_343, tax_cents: 843 }]);
});

test.each([
  // Of the discount of 5.00, 4.17 is the lamp's and 0.83 the books': (95.83 + 7.00) × 8.875 % = 9.126, and 19.17 × 2 % = 0.383.
  ['added, so the customer reads the total first', false, '131.51', '9.51', 409],
  // 102.83 × 8.875 / 108.875 = 8.382, and 19.17 × 2 / 102 = 0.376.
  ['included', true, '122.00', '8.76', 303],
])(
  'a draft without an address is taxed at the place that is typed at its checkout link: %s',
  async (_what, isIncluded, total, tax, first) => {
    const shop = await makeTaxedShop(app, 'USD', { lamp: '100.00', book: '10.00' });
    await shop.send(updateTaxes, { prices_include_tax: isIncluded });
    await shop.rate('Sales tax', '8.875', 'US', { regions: ['NY', 'New York'] });
    await shop.rate('Book tax', '2', 'US', { tax_class: 'reduced' });
    const draft = await shop.draft({ shipping: '7.00', discount: '5.00' });
    expect([draft.tax, draft.total_amount]).toEqual(['0.00', '122.00']);
    const { body: link } = await shop.send(createOrderCheckout, { id: draft.id });
    const path = new URL(link.url ?? '').pathname;
    const form = {
      ...{ name: 'Ada Martin', email: 'ada@mail.example', phone: '', line1: 'Street 1', line2: '', postcode: '10001', city: 'New York' },
      ...{ region: 'NY', country: 'US', method: 'invoice', code: '', do: 'place' },
    };
    const post = (seen: string) =>
      fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams({ ...form, seen }), redirect: 'manual' });
    const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const shown = await post(seenIn(await (await fetch(`${app.url}${path}`)).text()));
    const again = await post(seenIn(await shown.text()));
    expect([shown.status, again.status]).toEqual([first, 303]);
    const { body: order } = await shop.send(getOrder, { id: draft.id });
    expect([order.status, order.tax, order.total_amount, order.tax_included]).toEqual(['pending', tax, total, isIncluded]);
    expect(order.lines.map(({ taxes }) => taxes[0]?.rate)).toEqual(['8.875', '2']);
  },
);

test('rates are listed with the classes, changed by those who may, and the same one isn’t made twice', async () => {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '10.00', book: '5.00' });
  const vat = await shop.rate('VAT', '21', 'NL', { regions: ['Groningen'] });
  expect(vat).toMatchObject({ name: 'VAT', rate: '21', country: 'NL', regions: ['groningen'], tax_class: 'standard' });
  expect(codeOf(await shop.send(createTaxRate, { name: 'vat', rate: '9', country: 'NL', regions: ['GRONINGEN'] }))).toBe('tax.rate_exists');
  expect(pathsOf(await shop.send(createTaxRate, { name: 'VAT', rate: '101', country: 'XX' }))).toEqual(['country', 'rate']);
  const { body } = await shop.send(getTaxes, {});
  expect(body).toMatchObject({
    prices_include_tax: true,
    country: null,
    classes: ['standard', 'exempt', 'reduced'],
    items: [{ id: vat.id }],
  });
  const analyst = await app.teammate(shop.merchant, 'analyst');
  expect((await shop.send(getTaxes, {}, analyst.token)).status).toBe(200);
  expect((await shop.send(updateTaxes, { country: 'NL' }, analyst.token)).status).toBe(403);
  expect(codeOf(await shop.send(deleteTaxRate, { id: vat.id }))).toBeUndefined();
  expect(codeOf(await shop.send(deleteTaxRate, { id: vat.id }))).toBe('tax.missing');
});

test('a country is taxed in each way to write it, and one that nobody knows is refused', async () => {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '121.00', book: '10.00' });
  await shop.rate('Btw', '21', 'NL');
  const goods = [{ variant_id: shop.ids.lamp, quantity: 1 }];
  const written = ['NL', 'nl', 'Netherlands', 'The Netherlands', 'Nederland', 'NLD', 'Holland', 'Niederlande', 'Pays-Bas'];
  const orders = await Promise.all(written.map((country) => shop.draft({ lines: goods, shipping_address: shop.to(country) })));
  expect(orders.map(({ tax, shipping_address: to }) => [to?.country, tax])).toEqual(written.map((country) => [country, '21.00']));

  const { id = '', version } = orders[0] ?? {};
  const moved = (country: string) => ({ id, version, shipping_address: shop.to(country) });
  const said = (answer: { status: number; body: unknown }) => [answer.status, pathsOf(answer)];
  const refused = [422, ['shipping_address.country']];
  expect(said(await shop.send(createOrder, { lines: goods, shipping_address: shop.to('Narnia') }))).toEqual(refused);
  expect(said(await shop.send(updateDraft, moved('Narnia')))).toEqual(refused);
  await shop.send(updateOrderStatus, { id, status: 'pending' });
  expect(said(await shop.send(editAddress, { id, shipping_address: shop.to('Narnia') }))).toEqual(refused);
  expect((await shop.send(editAddress, { id, shipping_address: shop.to('Nederland') })).body.shipping_address?.country).toBe('Nederland');
  expect((await shop.send(getOrder, { id })).body.tax).toBe('21.00');
});
