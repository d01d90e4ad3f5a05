import { listCustomers, setConsent, updateCustomer } from '@parley/contract/customers';
import { getImport, type ImportRun, mapImport } from '@parley/contract/import-runs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { openShop, type Shop } from './make.ts';

/** Files with the columns that the platforms document, written here. */
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await openShop(app);
});

const orders = async () =>
  (await shop.db().selectFrom('orders').selectAll().orderBy('order_number').execute()).map((one) => [
    ...[one.order_number, one.status, one.payment_status, Number(one.total_cents), Number(one.shipping_cents), Number(one.discount_cents)],
    one.items,
  ]);
const lines = async () =>
  (await shop.db().selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('position').execute()).map((one) => [
    ...[one.name, one.sku, Number(one.price_cents), one.quantity, one.cancelled, one.options],
  ]);
const products = () =>
  shop
    .db()
    .selectFrom('products')
    .select(['name', 'external_id', 'status', 'category', 'price_cents', 'compare_at_cents', 'stock', 'images'])
    .orderBy('name')
    .execute();
const label = ({ recognized, format }: ImportRun) => [format, recognized.label, recognized.kind, recognized.certain];
const sure = (run: ImportRun) => expect(run.notices).toEqual([]);

test('Amazon’s order report is a report of orders: prices are those of all units, and no stock is set', async () => {
  const run = await shop.csv(
    [
      'amazon-order-id\tmerchant-order-id\tpurchase-date\tlast-updated-date\torder-status\tfulfillment-channel\tsales-channel\tproduct-name\tsku\tasin\titem-status\tquantity\tcurrency\titem-price\titem-tax\tshipping-price\tshipping-tax\titem-promotion-discount\tship-city\tship-postal-code\tship-country',
      '302-1\t\t2026-03-01T10:00:00+00:00\t\tShipped\tMerchant\tAmazon.de\tWool blanket\tBL-1\tB0X\tShipped\t2\tEUR\t59.80\t9.55\t4.90\t0\t5.00\tBerlin\t10115\tDE',
      '302-1\t\t2026-03-01T10:00:00+00:00\t\tShipped\tMerchant\tAmazon.de\tTea cup\tCU-1\tB0Y\tCancelled\t0\tEUR\t\t\t\t\t\tBerlin\t10115\tDE',
      '302-2\t\t2026-03-02T10:00:00+00:00\t\tCancelled\tMerchant\tAmazon.de\tTea cup\tCU-1\tB0Y\tCancelled\t1\tEUR\t8.00\t0\t0\t0\t\tBerlin\t10115\tDE',
    ].join('\n'),
  );
  expect(label(run)).toEqual(['amazon', 'Amazon order report', 'orders', true]);
  sure(run);
  expect([run.kind, run.created, run.refused, run.warnings]).toEqual([
    ...['orders', 2, 0],
    [{ row: 3, reason: 'This row of 302-1 has a quantity of 0. The order was imported without it.' }],
  ]);
  expect(await orders()).toEqual([
    ['302-1', 'shipped', 'paid', 5980 + 490 - 500, 490, 500, 2],
    ['302-2', 'cancelled', 'voided', 800, 0, 0, 1],
  ]);
  expect(await products()).toEqual([]);
});

test('an Amazon order report that is imported as products says so', async () => {
  const file =
    'Order ID,Date,Status,ship-service-level,SKU,Category,ASIN,Qty,currency,Amount\n1,04-30-26,Shipped - Delivered to Buyer,Standard,A,Set,B0X,2,EUR,20.00\n';
  const { body } = await shop.upload(file);
  expect([body.kind, label(body)]).toEqual(['orders', ['amazon', 'Amazon sales report', 'orders', true]]);
  const as = (await shop.send(mapImport, { id: body.id, kind: 'products' })).body;
  expect([as.kind, as.notices[0]]).toEqual([
    'products',
    { about: 'kind', text: 'This looks like an Amazon sales report, but it’s imported as products.' },
  ]);
  await shop.send(mapImport, { id: body.id, kind: 'orders' });
  expect(await shop.run(body.id)).toMatchObject({ created: 1, refused: 0 });
  expect(await lines()).toEqual([['A', 'A', 1000, 2, 0, {}]]);
});

test('Amazon listings become products', async () => {
  const run = await shop.csv(
    'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\timage-url\titem-is-marketplace\tproduct-id-type\tasin1\tproduct-id\tfulfillment-channel\tstatus\nWool blanket\tWarm\t0925\tBL-1\t29.90\t4\t2026-01-01\t\ty\t1\tB0X\tB0X\tDEFAULT\tActive\n',
  );
  expect(label(run)).toEqual(['amazon', 'Amazon listings report', 'products', true]);
  expect(await products()).toMatchObject([{ name: 'Wool blanket', external_id: 'B0X', status: 'active', price_cents: 2990, stock: 4 }]);
});

test('Shopee orders cost the deal price and the shipping the buyer paid', async () => {
  const run =
    await shop.csv(`Order ID,Order Status,Cancel reason,Return / Refund Status,Tracking Number*,Shipping Option,Ship Time,Order Creation Date,Order Paid Time,Parent SKU Reference No.,Product Name,SKU Reference No.,Variation Name,Original Price,Deal Price,Quantity,Returned quantity,Product Subtotal,Voucher Code,Seller Voucher,Shopee Voucher,Total Amount,Buyer Paid Shipping Fee,Grand Total,Username (Buyer),Receiver Name,Phone Number,Delivery Address,City,Province,Country,Zip Code,Remark from buyer,Order Complete Time,Note
2409AB,Completed,,,SPX1,Standard,2026-09-02 10:00,2026-09-01 10:00,2026-09-01 10:05,,Tea cup,CU-1,"Red,M",10.00,8.00,3,1,24.00,SAVE,2.00,1.00,23.00,4.00,27.00,ann,Ann Berg,+65 1234,Kade 1,Delft,ZH,NL,2611,Ring twice,2026-09-05 10:00,
`);
  expect(label(run)).toEqual(['shopee', 'Shopee order report', 'orders', true]);
  expect(await orders()).toEqual([['2409AB', 'delivered', 'paid', 2400 + 400 - 200, 400, 200, 3]]);
  expect(await lines()).toEqual([['Tea cup', 'CU-1', 800, 3, 0, { 'Option 1': 'Red', 'Option 2': 'M' }]]);
  const { returned } = await shop.db().selectFrom('order_lines').select('returned').executeTakeFirstOrThrow();
  const note = await shop.db().selectFrom('order_events').select(['kind', 'note', 'actor']).execute();
  expect([returned, note]).toEqual([1, [{ kind: 'note', note: 'Ring twice', actor: 'Import' }]]);
});

test('a Shopee template’s explanations are no products', async () => {
  const run = await shop.csv(
    'et_title_product_id,et_title_product_name,et_title_variation_id,et_title_variation_name,et_title_parent_sku,et_title_variation_sku,et_title_variation_price,ps_gtin_code,et_title_variation_stock\nsales_info,35b7,0,1,,,,,\nProduct ID,Product Name,Variation ID,Variation Name,Parent SKU,SKU,Price,GTIN,Stock\n1001,Tea cup,11,Red,,CU-R,8.00,,5\n1001,Tea cup,12,Blue,,CU-B,9.00,,6\n',
  );
  expect([label(run)[1], run.created, run.refusals.map(({ row, reason }) => [row, reason])]).toEqual([
    ...['Shopee product list', 1],
    [
      [2, 'This row explains the columns. It isn’t a product.'],
      [3, 'This row explains the columns. It isn’t a product.'],
    ],
  ]);
  expect(await products()).toMatchObject([{ name: 'Tea cup', price_cents: 800, stock: 11 }]);
});

test('Lazada’s rows are units: equal ones are meant, and a canceled one isn’t sent', async () => {
  const run =
    await shop.csv(`orderItemId,orderType,sellerSku,lazadaSku,createTime,updateTime,orderNumber,deliveredDate,customerName,customerEmail,shippingName,shippingAddress,shippingPhone,shippingCity,shippingPostCode,shippingCountry,payMethod,paidPrice,unitPrice,sellerDiscountTotal,shippingFee,itemName,variation,trackingCode,status,sellerNote
1,Normal,CU-1,L1,11 Mar 2026 14:30,,9001,,Ann Berg,ann@mail.example,Ann Berg,Kade 1,,Delft,2611,NL,MIXEDCARD,7.00,8.00,-1.00,2.00,Tea cup,"Color:Red, Size:M",T1,delivered,
2,Normal,CU-1,L1,11 Mar 2026 14:30,,9001,,Ann Berg,ann@mail.example,Ann Berg,Kade 1,,Delft,2611,NL,MIXEDCARD,7.00,8.00,-1.00,0.00,Tea cup,"Color:Red, Size:M",T1,delivered,
3,Normal,BL-1,L2,11 Mar 2026 14:30,,9001,,Ann Berg,ann@mail.example,Ann Berg,Kade 1,,Delft,2611,NL,MIXEDCARD,30.00,30.00,0,0.00,Blanket,,T1,canceled,
`);
  expect([label(run), run.warned, run.refused]).toEqual([['lazada', 'Lazada order report', 'orders', true], 0, 0]);
  expect(await orders()).toEqual([['9001', 'delivered', 'paid', 1600 + 200 - 200, 200, 200, 2]]);
  expect((await lines()).map(([name, , , quantity, cancelled]) => [name, quantity, cancelled])).toEqual([
    ['Tea cup', 1, 0],
    ['Tea cup', 1, 0],
    ['Blanket', 1, 1],
  ]);
  const [payment] = await shop.db().selectFrom('order_payments').select('method_label').execute();
  expect(payment).toEqual({ method_label: 'MIXEDCARD' });
});

test('Etsy items and listings are read; its list of orders has no items, and says so before it runs', async () => {
  const items =
    await shop.csv(`Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship Address2,Ship City,Ship State,Ship Zipcode,Ship Country,Order ID,Variations,Order Type,Listings Type,Payment Type,InPerson Discount,InPerson Location,VAT Paid by Buyer,SKU
03/31/26,Fern print,Jane,2,17.00,TEN,,3.40,0,4.50,0,34.00,EUR,400,140,03/31/26,04/02/26,Jane Doe,1 Main St,,Paris,,75001,France,3001,Size:A4,online,listing,online_cc,,,0,FERN-1
`);
  expect([label(items), await orders()]).toEqual([
    ['etsy', 'Etsy order items', 'orders', true],
    [['3001', 'delivered', 'paid', 3400 + 450 - 340, 450, 340, 2]],
  ]);
  const list = (
    await shop.upload(
      'Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Order Value,Order Total\n'.concat(
        '03/31/26,1,1,A B,A,B,2,cc,34,38\n',
      ),
    )
  ).body;
  expect(list.notices).toEqual([
    {
      about: 'items',
      text: 'This file (Etsy orders) has no columns for single items, so its orders can’t be imported. Export the order items instead.',
    },
  ]);
  const listings = await shop.csv(
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU\nFern print,Leaf,17.00,EUR,5,"green,wall_art",paper,https://p.example/1.jpg,https://p.example/2.jpg,Size,Size,"A4,A3",FERN-1\n',
  );
  expect([listings.created, await products()]).toMatchObject([1, [{ name: 'Fern print', price_cents: 1700, stock: 5, images: [{}, {}] }]]);
});

test('Magento’s products and order items are read, and its grid says that it has no items', async () => {
  const run = await shop.csv(
    'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,product_online,visibility,price,special_price,url_key,base_image,additional_images,qty,is_in_stock,additional_attributes\nMB01,,Bag,simple,"Default Category/Gear,Default Category/Gear/Bags",base,Joust bag,<p>Large</p>,1,"Catalog, Search",34.000000,,joust,/m/b/mb01.jpg,"/m/b/mb01.jpg,/m/b/mb02.jpg",100.0000,1,\n',
  );
  expect([label(run), run.created, run.refused]).toEqual([['magento', 'Magento products', 'products', true], 1, 0]);
  expect(run.warnings[0]?.reason).toContain('isn’t an image URL, and 2 more aren’t.');
  expect(await products()).toMatchObject([{ name: 'Joust bag', price_cents: 3400, stock: 100, images: [] }]);
  const items =
    await shop.csv(`item_id,status,created_at,sku,price,qty_ordered,grand_total,increment_id,category_name_1,discount_amount,payment_method,Customer ID
1,complete,7/21/2026,A,100,2,200,100147443,Home,0,cod,7
2,canceled,7/21/2026,B,100,1,240,100147444,Home,0,cod,8
`);
  expect([items.created, items.totals_differ, items.totals_differ_by]).toEqual([1, 1, '140.00']);
  const grid = (
    await shop.upload(
      'ID,Purchase Point,Purchase Date,Bill-to Name,Ship-to Name,Grand Total (Base),Grand Total (Purchased),Status\n1,Main,2026-01-01,A B,A B,10,10,complete\n',
    )
  ).body;
  expect([label(grid)[1], grid.notices.map(({ about }) => about)]).toEqual(['Magento order list', ['items']]);
});

test('product data with lists as JSON, numbers as programs write them and long texts keeps every row', async () => {
  const long = 'A very long name '.repeat(20).trim();
  const path = JSON.stringify([
    'Home',
    'Clothing, shoes and jewelry for women, men, girls and boys',
    'Women',
    'A department with a rather long name',
    'Dresses',
  ]);
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const run = await shop.csv(
    [
      'product_name,description,initial_price,final_price,currency,in_stock,color,size,main_image,category_tree,image_urls,product_id,brand,all_available_sizes',
      `${long},Nice,2.5e+02,1.956e+02,EUR,true,Red,M,https://p.example/0.jpg,${quoted(path)},${quoted('["https://p.example/1.jpg","https://p.example/2.jpg"]')},77,Quay,${quoted('["S","M"]')}`,
    ].join('\n'),
  );
  expect([label(run)[1], run.created, run.refused]).toEqual(['Shein product data', 1, 0]);
  expect(run.warnings.map(({ reason }) => reason)).toEqual([
    'product_name is longer than 200 characters. It was shortened.',
    'final_price 1.956e+02 was read as 195.6.',
    'initial_price 2.5e+02 was read as 250.',
  ]);
  const [product] = await products();
  expect(product).toMatchObject({ external_id: '77', price_cents: 19560, compare_at_cents: 25000, images: [{}, {}, {}] });
  expect(product?.category).toBe('Women > A department with a rather long name > Dresses');
  const [variant] = await shop.db().selectFrom('variants').select(['options', 'available']).execute();
  expect(variant).toEqual({ options: { color: 'Red', size: 'M' }, available: true });
});

test('doubt is said as doubt, and a list without prices says so', async () => {
  const doubtful = (await shop.upload('item-name,seller-sku,listing-id,a,b,c,d\nCup,C1,1,,,,\n')).body;
  expect([doubtful.recognized.certain, doubtful.notices]).toEqual([
    false,
    [
      {
        about: 'kind',
        text: 'This looks like an Amazon listings report, but it has other columns as well. Check what each column imports as.',
      },
      { about: 'price', text: 'No column is imported as Price, so new products become drafts without a price.' },
    ],
  ]);
  const unknown = (await shop.upload('Dings,Wert\nLampe,1\n')).body;
  expect(unknown.notices[0]?.text).toBe(
    'The column names don’t tell whether this is a list of products, orders or customers. It’s imported as products.',
  );
});

const file = `Order number,Placed at,Item,Price,Quantity,Total
1,2026-01-01,Cup,10.00,1,30.00
1,2026-01-01,Jug,much,1,30.00
2,2026-01-01,Cup,10.00,1,12.50
3,2026-01-01,Cup,10.00,1,10.00
4,2026-01-01,Cup,10.00,1,10.00
4,2026-01-01,"Jug,5.00,1,10.00
`;
test('a failed row fails its order, and totals that differ are counted before the run', async () => {
  const { body } = await shop.upload(file, 'orders');
  const dry = await shop.run(body.id, true);
  expect(dry.notices).toEqual([
    { about: 'totals', text: '1 order has a total that differs from its items, by 2.50 EUR in all.' },
    {
      about: 'incomplete',
      text: '3 orders are incomplete, because rows fail or the total differs, and won’t be imported. You can import them anyway, marked as incomplete.',
    },
  ]);
  const run = await shop.run(body.id);
  expect(run.refusals.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'Row 3 of this order failed, so the order isn’t imported.'],
    [3, 'This isn’t a price. Use one such as 12.50.'],
    [4, 'The total is 12.50, but items, shipping, tax and discount add up to 10.00.'],
    [6, 'Row 7 of this order failed, so the order isn’t imported.'],
    [7, 'This row has an unclosed quotation mark. Add the missing one.'],
  ]);
  expect((await orders()).map(([number]) => number)).toEqual(['3']);
});

test('incomplete orders that are imported anyway say what they lack, until a whole file comes', async () => {
  const { body } = await shop.upload(file, 'orders');
  await shop.send(mapImport, { id: body.id, options: { incomplete_orders: 'import' } });
  const run = await shop.run(body.id);
  expect([run.created, run.incomplete, run.refused]).toEqual([4, 3, 2]);
  const marks = () => shop.db().selectFrom('orders').select(['order_number', 'incomplete']).orderBy('order_number').execute();
  expect(await marks()).toEqual([
    {
      order_number: '1',
      incomplete:
        'Row 3 of the imported file failed, so items are missing. The file’s total is 30.00, but the imported items, shipping, tax and discount add up to 10.00.',
    },
    { order_number: '2', incomplete: 'The total is 12.50, but items, shipping, tax and discount add up to 10.00.' },
    { order_number: '3', incomplete: null },
    { order_number: '4', incomplete: 'Row 7 of the imported file failed, so items are missing.' },
  ]);
  const whole = file.replace('much', '20.00').replace('12.50', '10.00').replace('"Jug,5.00,1,10.00', 'Jug,5.00,1,15.00');
  await shop.csv(whole.replace('4,2026-01-01,Cup,10.00,1,10.00', '4,2026-01-01,Cup,10.00,1,15.00'), 'orders');
  expect((await marks()).map(({ incomplete }) => incomplete)).toEqual([null, null, null, null]);
});

const people = (consent: string, tags = 'VIP, Two words!', note = 'Likes blue') =>
  `First Name,Last Name,Email,Accepts Email Marketing,Tags,Note,Country\nAnn,Berg,ann@mail.example,${consent},"${tags}",${note},NL\n`;
const ann = () => shop.db().selectFrom('customers').selectAll().executeTakeFirstOrThrow();
const tagsOfAnn = async () => (await shop.send(listCustomers, {})).body.items[0]?.tags.map(({ name }) => name);

test('consent, tags, notes and the country come in with new customers', async () => {
  const run = await shop.csv(people('yes'), 'customers');
  expect([run.created, run.warned]).toEqual([1, 1]);
  const customer = await ann();
  expect([customer.country, customer.consent]).toEqual(['NL', { email: { state: 'granted', source: 'import', at: expect.any(String) } }]);
  expect(await tagsOfAnn()).toEqual(['two words', 'vip']);
  expect(await shop.db().selectFrom('customer_notes').select(['text', 'user_id', 'author_name']).execute()).toEqual([
    { text: 'Likes blue', user_id: null, author_name: 'Import' },
  ]);
  expect(await shop.csv(people('yes'), 'customers')).toMatchObject({ created: 0, updated: 0, unchanged: 1, conflicts: 0 });
  expect(await shop.db().selectFrom('customer_notes').select('id').execute()).toHaveLength(1);
});

test('a file follows its own consent, but never grants what was withdrawn in Parley, nor brings back a deleted note', async () => {
  await shop.csv(people('no'), 'customers');
  expect((await ann()).consent).toMatchObject({ email: { state: 'refused', source: 'import' } });
  await shop.csv(people('yes'), 'customers');
  expect((await ann()).consent).toMatchObject({ email: { state: 'granted', source: 'import' } });
  const { id } = await ann();
  await shop.send(setConsent, { id, channel: 'email', state: 'refused' });
  await shop.send(updateCustomer, { id, tag_ids: [] });
  await app.write(shop.owner.merchant, ({ db }) => db.deleteFrom('customer_notes').execute());
  for (const _ of [1, 2]) {
    const run = await shop.csv(people('yes'), 'customers');
    expect([run.updated, run.conflicts]).toEqual([0, 2]);
  }
  expect((await ann()).consent).toMatchObject({ email: { state: 'refused', source: 'teammate' } });
  // The file agrees for a while: that gives it no right to grant consent again.
  await shop.csv(people('no'), 'customers');
  await shop.csv(people('yes'), 'customers');
  expect((await ann()).consent).toMatchObject({ email: { state: 'refused', source: 'teammate' } });
  expect(await tagsOfAnn()).toEqual([]);
  expect(await shop.db().selectFrom('customer_notes').select('id').execute()).toEqual([]);
});

test('the consent, names and payment method of orders come along, and the payment method is shown', async () => {
  const run = await shop.csv(
    'Name,Email,Financial Status,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Payment Method,Notes,Tags,Accepts Marketing,Billing First Name,Billing Last Name\n#1,ann@mail.example,paid,17.00,2026-03-31 23:59:00 +0200,1,Cup,17.00,Visa,Gift,"new, web",yes,Ann,van Berg\n',
    'orders',
  );
  expect([run.created, run.refused]).toEqual([1, 0]);
  const customer = await ann();
  expect([customer.first_name, customer.last_name, customer.consent]).toMatchObject(['Ann', 'van Berg', { email: { state: 'granted' } }]);
  const [order] = await shop.db().selectFrom('orders').select(['payment_method_label', 'tags']).execute();
  expect(order).toEqual({ payment_method_label: 'Visa', tags: ['new', 'web'] });
});

test('an import’s notices are read by programs too', async () => {
  const { body } = await shop.upload('Name,SKU\nCup,C1\n', 'products');
  expect((await shop.send(getImport, { id: body.id })).body.notices.map(({ about }) => about)).toContain('price');
});
