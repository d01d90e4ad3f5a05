import { listBrands, updateBrand } from '@parley/contract/brands';
import { createDiscount } from '@parley/contract/checkout';
import { cancelLines, createOrder, type Order, recordPayment, refundOrder, updateOrderStatus } from '@parley/contract/orders';
import { updateTaxes } from '@parley/contract/taxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeTaxedShop } from '../taxes/make.ts';
import { getDocument, readDocument } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => new Date('2026-03-05T12:00:00Z') });
});
afterAll(() => app.close());

type Shop = Awaited<ReturnType<typeof makeTaxedShop>>;
const invoice = async (shop: Shop, { id }: Pick<Order, 'id'>) => readDocument(await getDocument(app, shop, `${id}/invoice`));
const place = async (shop: Shop, { id }: Order) => (await shop.send(updateOrderStatus, { id, status: 'pending' })).body;

async function makeGermanShop() {
  const shop = await makeTaxedShop(app, 'EUR', { lamp: '119.00', book: '5.35' });
  await shop.rate('MwSt.', '19', 'DE');
  await shop.rate('MwSt.', '7', 'DE', { tax_class: 'reduced' });
  return shop;
}

test('an invoice has the seller, each tax with its base, and sums that add up from payment to refund', async () => {
  const shop = await makeGermanShop();
  const brand = (await shop.send(listBrands, {})).body.items[0];
  await shop.send(updateBrand, { id: brand?.id, invoice_details: 'Harbour GmbH\nHafenstr. 1, 20457 Hamburg\nUSt-IdNr. DE123456789' });
  const address = { name: 'Jonas Weber', line1: 'Torstr. 5', city: 'Berlin', postcode: '10119', country: 'DE' };
  const order = await place(shop, await shop.draft({ shipping: '4.90', shipping_address: address, payment_terms: 'invoice' }));
  const open = await invoice(shop, order);
  expect(open.text).toContain('Harbour GmbH Hafenstr. 1, 20457 Hamburg USt-IdNr. DE123456789');
  expect(open.text).toContain('Bill to Jonas Weber Torstr. 5 10119 Berlin GERMANY');
  expect(open.text).toContain('Lamp 1 €119.00 19% €119.00 Book 2 €5.35 7% €10.70');
  // 129.70 + 4.90 = 134.60; 104.12 × 19 % = 19.78 and 10.00 × 7 % = 0.70 are within it.
  const total = 'Subtotal €129.70 Shipping €4.90 Total €134.60 Includes MwSt. 19% on €104.12 €19.78 Includes MwSt. 7% on €10.00 €0.70';
  expect(open.text).toContain(`${total} Balance due €134.60`);
  expect(open.name).toContain(`Invoice%20${encodeURIComponent(order.order_number)}.pdf`);

  await shop.send(recordPayment, { id: order.id, amount: '100.00', method: 'bank_transfer' });
  expect((await invoice(shop, order)).text).toContain(`${total} Paid -€100.00 Balance due €34.60`);
  await shop.send(refundOrder, { id: order.id, lines: [{ line_id: order.lines[1]?.id, quantity: 1 }], reason: 'Damaged' });
  // A book hadn't shipped, so it leaves the order: 134.60 − 5.35 − 100.00 + 5.35 = 34.60.
  expect((await invoice(shop, order)).text).toContain(
    `${total} No longer due -€5.35 Includes MwSt. 7% on €5.00 -€0.35 Paid -€100.00 Refunded €5.35 Balance due €34.60`,
  );
});

test('taxes that are added stand before the total, and canceled items are in no sum', async () => {
  const shop = await makeTaxedShop(app, 'USD', { lamp: '100.00', book: '10.00' });
  await shop.send(updateTaxes, { prices_include_tax: false });
  await shop.rate('Sales tax', '8.875', 'US', { regions: ['NY'] });
  await shop.send(createDiscount, { code: 'TEN', kind: 'fixed', value: '10.00' });
  const about = { shipping_address: shop.to('US', 'NY'), shipping: '5.00', discount_code: 'TEN', payment_terms: 'invoice' };
  const order = await place(shop, await shop.draft(about));
  // (120.00 − 10.00 + 5.00) × 8.875 % = 10.206.
  expect((await invoice(shop, order)).text).toContain(
    'Subtotal $120.00 Discount (TEN) -$10.00 Shipping $5.00 Sales tax 8.875% on $115.00 $10.21 Total $125.21 Balance due $125.21',
  );
  await shop.send(cancelLines, { id: order.id, lines: [{ line_id: order.lines[1]?.id, quantity: 1 }], restock: true, refund: false });
  const { text } = await invoice(shop, order);
  // The canceled book takes its share of the discount along: 10.00 × 10.00 ⁄ 120.00 = 0.83 or 0.84.
  expect(text).toMatch(/Book 1 \$10.00 8.875% \$10.00 Subtotal \$110.00 Discount \(TEN\) -\$9.1[67] Shipping \$5.00/);
});

test.each([
  ['de', 'Rechnung', 'Rechnungsadresse', '119,00 €', 'Enthält MwSt. 19 % auf 104,12 €'],
  ['es', 'Factura', 'Facturar a', '119,00 €', 'Incluye MwSt. 19 % sobre 104,12 €'],
  ['fr', 'Facture', 'Adresse de facturation', '119,00 €', 'Dont MwSt. 19 % sur 104,12 €'],
  ['pt', 'Fatura', 'Faturar a', '119,00 €', 'Inclui MwSt. 19% sobre 104,12 €'],
])('in %s it reads “%s”', async (language, ...parts) => {
  const shop = await makeGermanShop();
  await app.write(shop.merchant, ({ db }) => db.updateTable('shop_settings').set({ locale: language }).execute());
  const { text } = await invoice(
    shop,
    await place(shop, await shop.draft({ shipping: '4.90', payment_terms: 'invoice', shipping_address: shop.to('DE') })),
  );
  for (const part of parts) expect(text).toContain(part);
});

test('yen have no decimals, dinars three; an exempt order says that it has no tax', async () => {
  for (const [currency, price, printed] of [
    ['JPY', '1200', '¥1,200'],
    ['KWD', '1.250', 'KWD 1.250'],
  ] as const) {
    const shop = await makeTaxedShop(app, currency, { lamp: price, book: price });
    const order = await place(shop, await shop.draft({ tax_exempt: true, payment_terms: 'invoice' }));
    const { text } = await invoice(shop, order);
    expect(text).toContain(`Lamp 1 ${printed} ${printed}`);
    expect(text).toContain('No tax is charged on this order.');
  }
});

test('many lines run over pages, each with the number and its columns, nothing over the edge or below the footer', async () => {
  const shop = await makeGermanShop();
  const lines = Array.from({ length: 49 }, () => ({ variant_id: shop.ids.lamp, quantity: 1 }));
  const order = await place(shop, (await shop.send(createOrder, { lines, payment_terms: 'invoice' })).body);
  const { pages, text } = await invoice(shop, order);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page.text).toContain(`Order ${order.order_number} · Page ${at + 1}`);
    for (const { transform, width } of page.items) {
      const [x = 0, y = 0] = [transform[4], transform[5]];
      expect(x).toBeGreaterThan(40);
      expect(x + width).toBeLessThan(page.width - 40);
      expect(y).toBeGreaterThan(30);
    }
  }
  expect(text.match(/Lamp 1 €119.00/g)?.length).toBe(49);
  expect(text).toContain('Total €5,831.00');
  const { pages: two } = await readDocument(
    await getDocument(app, shop, `invoices?ids=${order.id},${(await place(shop, await shop.draft())).id}`),
  );
  expect(two.length).toBe(pages.length + 1);
});

test('a draft has no invoice, nor has who sees personal data masked, or another shop', async () => {
  const shop = await makeGermanShop();
  const draft = await shop.draft();
  const refused = await getDocument(app, shop, `${draft.id}/invoice`);
  expect([refused.status, await refused.response.json()]).toEqual([
    409,
    expect.objectContaining({ detail: 'Drafts have no invoice. Place the order first.' }),
  ]);
  const order = await place(shop, draft);
  const analyst = await app.teammate(shop.merchant, 'analyst', 'Ann');
  for (const path of [`${order.id}/invoice`, `invoices?ids=${order.id}`]) {
    expect((await getDocument(app, { ...analyst, merchant: shop.merchant }, path)).status).toBe(403);
    expect((await getDocument(app, { ...(await app.register()), merchant: shop.merchant }, path)).status).toBe(404);
  }
});
