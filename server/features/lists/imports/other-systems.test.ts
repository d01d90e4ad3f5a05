import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { openShop, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await openShop(app);
});

const orders = () =>
  shop
    .db()
    .selectFrom('orders')
    .select(['order_number', 'status', 'payment_status', 'total_cents', 'refunded_cents', 'captured_cents'])
    .orderBy('order_number')
    .execute();
const shown = async () =>
  (await orders()).map((one) => [
    one.order_number,
    one.status,
    one.payment_status,
    ...[one.total_cents, one.captured_cents, one.refunded_cents].map(Number),
  ]);
const products = () =>
  shop
    .db()
    .selectFrom('products')
    .select(['name', 'status', 'category', 'price_cents', 'variants_count', 'stock'])
    .orderBy('name')
    .execute();
const variants = () => shop.db().selectFrom('variants').select(['sku', 'options', 'stock']).orderBy('sku').execute();

test('the status of WooCommerce orders sets payments and refunds', async () => {
  const run =
    await shop.csv(`Order Number,Order Status,Order Date,Email (Billing),City (Shipping),Order Shipping Amount,Order Refund Amount,Order Total Amount,Order Total Tax Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost,Cart Discount Amount,Discount Amount
501,Completed,2026-03-31 23:59,ann@shop.example,Berlin,4.90,0,46.31,6.41,C,1,Cup,2,20.00,5,5
502,Refunded,2026-03-31 23:59,ann@shop.example,,0,20,20,0,C,1,Cup,1,20.00,0,0
503,wc-processing,2026-03-31 23:59,ann@shop.example,,0,20,60,0,C,1,Cup,3,20.00,0,0
504,Failed,2026-03-31 23:59,ann@shop.example,,0,0,20,0,C,1,Cup,1,20.00,0,0
505,Pending payment,2026-03-31 23:59,ann@shop.example,,0,0,20,0,C,1,Cup,1,20.00,0,0
506,Cancelled,2026-03-31 23:59,ann@shop.example,,0,0,20,0,C,1,Cup,1,20.00,0,0
`);
  expect(run).toMatchObject({ kind: 'orders', created: 6, refused: 0 });
  expect(await shown()).toEqual([
    ['501', 'delivered', 'paid', 4631, 4631, 0],
    ['502', 'delivered', 'refunded', 2000, 2000, 2000],
    ['503', 'processing', 'partially_refunded', 6000, 6000, 2000],
    ['504', 'cancelled', 'voided', 2000, 0, 0],
    ['505', 'pending', 'awaiting', 2000, 0, 0],
    ['506', 'cancelled', 'voided', 2000, 0, 0],
  ]);
  const lines = await shop.db().selectFrom('order_lines').select('name').distinct().execute();
  expect(lines).toEqual([{ name: 'Cup' }]);
});

test('a row with only another payment is no line, and the order’s total is checked', async () => {
  const run =
    await shop.csv(`Name,Email,Financial Status,Fulfillment Status,Currency,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Payment Method,Refunded Amount
#1,ann@shop.example,paid,fulfilled,EUR,0,0,17.00,,0,2026-03-31 23:59:00 +0200,1,Cup,17.00,Visa,
#1,ann@shop.example,,,,,,,,,,,,,Gift card,
#2,ann@shop.example,paid,fulfilled,EUR,0,0,99.00,,0,2026-03-31 23:59:00 +0200,1,Cup,17.00,Visa,
#2,ann@shop.example,,,,,,,,,,,,,Gift card,
#3,ann@shop.example,paid,fulfilled,EUR,0.00,0,17.00,FREESHIP,4.90,2026-03-31 23:59:00 +0200,1,Cup,17.00,Visa,
#4,ann@shop.example,refunded,restocked,EUR,0,0,17.00,,0,2026-03-31 23:59:00 +0200,1,Cup,17.00,Visa,17.00
`);
  expect(run.refusals).toMatchObject([
    { row: 4, reason: 'The total is 99.00, but items, shipping, tax and discount add up to 17.00.' },
    { row: 5 },
  ]);
  expect(await shown()).toEqual([
    ['#1', 'shipped', 'paid', 1700, 1700, 0],
    // A shipping discount isn't also subtracted from the goods.
    ['#3', 'shipped', 'paid', 1700, 1700, 0],
    // Restocked and refunded, so it isn't queued for shipping.
    ['#4', 'cancelled', 'refunded', 1700, 1700, 1700],
  ]);
});

test('Squarespace, Etsy and eBay orders are recognized', async () => {
  const squarespace =
    await shop.csv(`Order ID,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price
00012,s@shop.example,PAID,PENDING,EUR,50,5,0,10,55,2026-03-01 10:00:00 -0500,2,Tote,25.00
00013,s@shop.example,REFUNDED,CANCELED,EUR,50,5,0,55,55,2026-03-01 10:00:00 -0500,2,Tote,25.00
`);
  const etsy =
    await shop.csv(`Sale Date,Item Name,Buyer,Quantity,Price,Order Shipping,Item Total,Currency,Ship Name,Ship City,Ship Zipcode,Order ID
03/31/26,Salt &amp; Pepper,Jane,2,17.00,4.50,34.00,EUR,Jane,Paris,75001,3001
03/31/26,Box,Jane,1,5.00,4.50,5.00,EUR,Jane,Paris,75001,3001
`);
  const ebay =
    await shop.csv(`"Sales Record Number","Order Number","Buyer Name","Buyer Email","Ship To City","Item Number","Item Title","Custom Label","Quantity","Sold For","Shipping And Handling","Total Price","Sale Date"

"101","12-345-6","Bo B","bo@shop.example","Rome","2255","Old Lens","LENS-1","2","€10,00","€5,00","€25,00","Mar-31-26"
`);
  expect([squarespace, etsy, ebay].map(({ kind, created, refused }) => [kind, created, refused])).toEqual([
    ['orders', 2, 0],
    ['orders', 1, 0],
    ['orders', 1, 0],
  ]);
  expect(await shown()).toEqual([
    ['00012', 'confirmed', 'partially_refunded', 5500, 5500, 1000],
    ['00013', 'cancelled', 'refunded', 5500, 5500, 5500],
    ['12-345-6', 'delivered', 'paid', 2500, 2500, 0],
    ['3001', 'delivered', 'paid', 4350, 4350, 0],
  ]);
  const named = await shop.db().selectFrom('order_lines').select('name').where('price_cents', '=', 1700).execute();
  expect(named).toEqual([{ name: 'Salt & Pepper' }]);
});

const wooProducts = `ID,Type,SKU,Name,Published,Description,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)
10,variable,TEE,Tee,1,Nice,,,,Clothing,https://pictures.example/1.jpg,,Size,"S, M"
11,variation,TEE-S,Tee - S,1,,3,15,20,,,TEE,Size,S
12,variation,TEE-M,Tee - M,1,,4,,20,,,TEE,Size,M
13,simple,CUP,Cup,-1,,,,7.5,Kitchen,,,Colour,"Red, Blue"
14,variable,,Cap,1,,,,,Clothing,,,Size,"S, M"
15,variation,CAP-S,Cap - S,1,,1,,9,,,id:14,Size,S
`;
test('WooCommerce variations become variants of their product, and importing again changes nothing', async () => {
  expect(await shop.csv(wooProducts)).toMatchObject({ kind: 'products', created: 3, refused: 0 });
  expect(await products()).toMatchObject([
    { name: 'Cap', status: 'active', category: 'Clothing', price_cents: 900, variants_count: 1, stock: 1 },
    { name: 'Cup', category: 'Kitchen', price_cents: 750, variants_count: 1, stock: null },
    { name: 'Tee', status: 'active', category: 'Clothing', price_cents: 1500, variants_count: 2, stock: 7 },
  ]);
  expect(await variants()).toMatchObject([
    { sku: 'CAP-S', options: { Size: 'S' } },
    { sku: 'CUP', options: {} },
    { sku: 'TEE-M', options: { Size: 'M' } },
    { sku: 'TEE-S', options: { Size: 'S' } },
  ]);
  expect(await shop.csv(wooProducts)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
});

test('a Squarespace row without a product is another variant of the one above; unlimited stock is untracked', async () => {
  const run =
    await shop.csv(`Product ID [Non Editable],Variant ID [Non Editable],Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock,Visible
5f1,v1,Tote,<ul><li>5 < 6</li></ul>,SQ1,Colour,Blue,25.00,Unlimited,Yes
,v2,,,SQ2,,Red,27.00,4,
5f2,v3,Talk,,4.00638E+12,,,5.00,1,No
,v4,,,SQ4,,Long,9.00,1,
`);
  expect(run.refusals).toMatchObject([
    { row: 4, column: 'SKU' },
    // Rows that belong to a refused row are refused with it, not added to the product above.
    { row: 5, reason: 'A name is required.' },
  ]);
  expect(await products()).toMatchObject([{ name: 'Tote', variants_count: 2, stock: 4 }]);
  expect(await variants()).toMatchObject([
    { sku: 'SQ1', options: { Colour: 'Blue' }, stock: null },
    { sku: 'SQ2', options: { Colour: 'Red' }, stock: 4 },
  ]);
  expect(await shop.db().selectFrom('products').select('description').execute()).toEqual([{ description: '5 < 6' }]);
});
