import {
  downloadRefusals,
  getImport,
  type ImportRun,
  listImports,
  mapImport,
  startImport,
  cancelImport,
} from '@parley/contract/import-runs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { jobCtx } from '../bulk/make.ts';
import { codeOf } from '../../account/identity/make.ts';
import { openShop, type Shop } from './make.ts';
import { batchRows, firstRows, mostRows } from './run-rules.ts';
import { work } from './work.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await openShop(app);
});

const figures = ({ state, created, updated, unchanged, refunds, refused }: ImportRun) => ({
  state,
  ...{ created, updated, unchanged, refunds, refused },
});
const refusalsOf = async (id: string) => {
  const { merchant, token } = shop.owner;
  const url = `${app.url}${downloadRefusals.line.split(' ')[1]?.replace(':merchant', merchant).replace(':id', id)}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await response.arrayBuffer()).toString();
};

const lamps = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status
lamp,Harbour Lamp,"<p>Brushed <b>steel</b> &amp; glass.</p>",Quay,Lighting,"desk, steel",true,Colour,Black,LMP-BLK,shopify,3,deny,49.90,59.00,https://pictures.example/1.jpg,active
lamp,,,,,,,,Brass,LMP-BRS,,1,continue,59,,https://pictures.example/2.jpg,
lamp,,,,,,,,,,,,,,,https://pictures.example/3.jpg,
chair,Chair,,Quay,,,true,Title,Default Title,,shopify,0,deny,,,,active
`;

test('a Shopify product export is imported with variants, images and stock, and again changes nothing', async () => {
  const { body } = await shop.upload(lamps);
  expect([body.kind, body.format, body.total_rows, body.state]).toEqual(['products', 'shopify', 4, 'mapping']);
  expect(figures(await shop.run(body.id))).toEqual({
    state: 'done',
    created: 2,
    updated: 0,
    unchanged: 0,
    refunds: 0,
    refused: 0,
  });
  const rows = await shop
    .db()
    .selectFrom('products')
    .select([
      'name',
      'description',
      'brand',
      'tags',
      'status',
      'source',
      'image',
      'price_cents',
      'compare_at_cents',
      'stock',
      'variants_count',
      'version',
    ])
    .orderBy('name')
    .execute();
  expect(rows).toMatchObject([
    { name: 'Chair', status: 'draft', price_cents: 0, stock: 0, variants_count: 1, version: 1 },
    {
      ...{
        name: 'Harbour Lamp',
        description: 'Brushed steel & glass.',
        brand: 'Quay',
        tags: ['desk', 'steel'],
        status: 'active',
        source: 'shopify',
      },
      ...{ image: 'https://pictures.example/1.jpg', price_cents: 4990, compare_at_cents: 5900, stock: 3, variants_count: 2, version: 1 },
    },
  ]);
  const { images } = await shop.db().selectFrom('products').select('images').where('name', '=', 'Harbour Lamp').executeTakeFirstOrThrow();
  expect(images).toHaveLength(3);
  expect(figures(await shop.csv(lamps))).toEqual({ state: 'done', created: 0, updated: 0, unchanged: 2, refunds: 0, refused: 0 });
  expect(await shop.db().selectFrom('products').select('version').distinct().execute()).toEqual([{ version: 1 }]);
  expect(await shop.db().selectFrom('stock_moves').select(['kind', 'quantity']).execute()).toEqual([{ kind: 'import', quantity: 3 }]);
});

const orders = `Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Country,Cancelled at,Refunded Amount
#1001,ann@mail.example,partially_refunded,2021-05-31 10:22:33 -0400,fulfilled,EUR,140.00,4.95,22.00,144.95,TEN,9.80,2021-05-31 10:22:33 -0400,2,Lamp,49.90,LMP-BLK,Ann Berg,Kade 1,Delft,'2611,NL,,20.00
#1001,ann@mail.example,,,,,,,,,,,2021-05-31 10:22:33 -0400,1,Chair,50.00,,,,,,,,
#1002,,pending,,,EUR,10.00,0,0,10.00,,0,2021-06-01 09:00:00 -0400,1,Pin,10.00,,,,,,,2021-06-02 09:00:00 -0400,0
#1003,,paid,,,USD,10.00,0,0,10.00,,0,2021-06-01 09:00:00 -0400,1,Pin,10.00,,,,,,,,0
#1004,,paid,,,EUR,10.00,0,0,99.00,,0,2021-06-01 09:00:00 -0400,1,Pin,10.00,,,,,,,,0
`;

test('a Shopify order export is imported with totals, refunds and customers, and reports what does not add up', async () => {
  const run = await shop.csv(orders);
  expect([run.kind, run.format]).toEqual(['orders', 'shopify']);
  expect(figures(run)).toEqual({ state: 'done', created: 2, updated: 0, unchanged: 0, refunds: 0, refused: 2 });
  expect(run.refusals).toEqual([
    { row: 5, column: 'Currency', value: 'USD', reason: 'The currency is USD, but the shop sells in EUR.' },
    { row: 6, column: 'Total', value: '99.00', reason: 'The total is 99.00, but items, shipping, tax and discount add up to 10.00.' },
  ]);
  const [first, second] = await shop.db().selectFrom('orders').selectAll().orderBy('order_number').execute();
  expect(first).toMatchObject({
    ...{ order_number: '#1001', status: 'shipped', payment_status: 'partially_refunded', fulfillment_status: 'fulfilled' },
    ...{ subtotal_cents: 14980, discount_cents: 980, discount_code: 'TEN', shipping_cents: 495, tax_cents: 0, total_cents: 14495 },
    ...{ captured_cents: 14495, refunded_cents: 2000, items: 3, placed_at: new Date('2021-05-31T14:22:33Z') },
    shipping_address: { name: 'Ann Berg', line1: 'Kade 1', city: 'Delft', postcode: '2611', country: 'NL' },
  });
  expect(second).toMatchObject({
    status: 'cancelled',
    payment_status: 'awaiting',
    customer_id: null,
    cancelled_at: new Date('2021-06-02T13:00:00Z'),
  });
  expect(await shop.db().selectFrom('customers').select(['name', 'email', 'orders_count', 'spent_cents']).execute()).toEqual([
    { name: 'Ann Berg', email: 'ann@mail.example', orders_count: 1, spent_cents: 12495 },
  ]);
  expect(figures(await shop.csv(orders))).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 2 });
});

const invoices = `InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID
900;A;Lamp;2;31.10.2021 02:30;1,50;7
901;B;Chair;1;31.10.2021 12:00;3,00;
905;C;Table;-1;31.10.2021 02:30;9,00;7
900;D;Desk;1;31.10.2021 02:30;2,00;7
C902;A;Lamp;-1;01.11.2021 10:00;1,50;7
C902;B;Chair;-2;01.11.2021 10:00;3,00;7
903;E;;0;01.11.2021 10:00;3,00;7
;A;Lamp;1;01.11.2021 10:00;1,50;7
904;A;Lamp;1;someday;1,50;7
`;

test('lines are grouped by order, and credit notes become one refund record', async () => {
  const { body } = await shop.upload(Buffer.from(invoices, 'latin1'));
  expect([body.kind, body.delimiter, body.options.decimal_comma, body.options.credit_prefix]).toEqual(['orders', ';', true, 'C']);
  await shop.send(mapImport, { id: body.id, options: { time_zone: 'Europe/Amsterdam' } });
  const run = await shop.run(body.id);
  expect(figures(run)).toEqual({ state: 'done', created: 2, updated: 0, unchanged: 0, refunds: 1, refused: 4 });
  expect(run.refusals.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [4, 'Quantity', 'The quantity must be above 0.'],
    [8, 'Quantity', 'The quantity must be above 0.'],
    [9, 'InvoiceNo', 'An order number is required.'],
    [10, 'InvoiceDate', 'This isn’t a valid date or time. Use one such as 2026-01-31.'],
  ]);
  // Clocks show 02:30 twice that night; the first one counts.
  expect(
    await shop.db().selectFrom('orders').select(['order_number', 'total_cents', 'placed_at']).orderBy('order_number').execute(),
  ).toEqual([
    { order_number: '900', total_cents: 500, placed_at: new Date('2021-10-31T00:30:00Z') },
    { order_number: '901', total_cents: 300, placed_at: new Date('2021-10-31T11:00:00Z') },
  ]);
  const refunds = await shop.db().selectFrom('refund_records').select(['external_id', 'amount_cents', 'lines']).execute();
  expect(refunds).toEqual([
    {
      ...{ external_id: 'C902', amount_cents: 750 },
      lines: [
        { name: 'Lamp', sku: 'A', price: '1.50', quantity: 1 },
        { name: 'Chair', sku: 'B', price: '3.00', quantity: 2 },
      ],
    },
  ]);
  expect(figures(await shop.run(body.id))).toMatchObject({ created: 0, updated: 0, unchanged: 2, refunds: 1, refused: 4 });
  expect(await shop.db().selectFrom('refund_records').select('id').execute()).toHaveLength(1);
});

test('a dry run finds what the import will, and writes nothing', async () => {
  const { body } = await shop.upload(orders);
  const dry = await shop.run(body.id, true);
  expect([dry.state, dry.dry, dry.actions]).toEqual(['checked', true, ['map', 'check', 'start', 'cancel']]);
  expect(await shop.db().selectFrom('orders').select('id').execute()).toEqual([]);
  expect(await shop.db().selectFrom('customers').select('id').execute()).toEqual([]);
  const real = await shop.run(body.id);
  const same = ({ created, updated, unchanged, refused, refusals, done_rows }: typeof real) => ({
    created,
    updated,
    unchanged,
    refused,
    refusals,
    done_rows,
  });
  expect(same(real)).toEqual(same(dry));
});

test('refused rows are returned as a file that no spreadsheet runs', async () => {
  const run = await shop.csv('handle,name,price\na,Lamp,=1+2\nb,"",5\n', 'products');
  expect(await refusalsOf(run.id)).toBe(
    "\uFEFFhandle,name,price,row,column,reason\r\na,Lamp,'=1+2,2,price,This isn’t a price. Use one such as 12.50.\r\nb,,5,3,name,A name is required.\r\n",
  );
});

test('unreadable rows are reported, and those around them imported', async () => {
  const run = await shop.csv('sku,name,price\nA,Lamp,1\nB,"Chair,2\nC,Desk,3,4\n\nD,Table,1.999\nE,Pin,-1\nF,Bin,5\nF,Bin,5\n', 'products');
  expect(figures(run)).toMatchObject({ created: 2, refused: 5 });
  expect(run.refusals.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'This row has an unclosed quotation mark. Add the missing one.'],
    [4, 'This row has more cells than the header row. Remove the extra cells.'],
    [6, 'A price in EUR can have at most 2 decimals.'],
    [7, 'The price must be 0 or more.'],
    [9, 'This variant is already in the file.'],
  ]);
});

test('half characters, NUL and prototype names break neither upload nor import', async () => {
  const filling = Array.from({ length: 4_000 }, (_, index) => `F${index},Filling number ${index},1,\n`).join('');
  const file = `sku,name,price,status\nA,${'x'.repeat(79)}😀,1,\nB,Lamp,${'x'.repeat(199)}😀,\nC,Chair,1,constructor\n${filling}D,De\0sk,1,\nE,Bin\0,much,\n`;
  const run = await shop.csv(file, 'products');
  expect(figures(run)).toMatchObject({ state: 'done', created: 4_002, refused: 3 });
  expect(run.refusals.map(({ reason }) => reason)).toEqual([
    'This isn’t a price. Use one such as 12.50.',
    'The status must be active, draft or archived.',
    'This isn’t a price. Use one such as 12.50.',
  ]);
  expect(await shop.db().selectFrom('products').select('name').where('sku', '=', 'D').execute()).toEqual([{ name: 'Desk' }]);
  const named = `order number,placed at,price,item,email,customer name\n1,2021-01-01,1,Pin,a@b.example,${'y'.repeat(79)}😀 Berg\n`;
  expect(figures(await shop.csv(named, 'orders'))).toMatchObject({ state: 'done', created: 1 });
});

test('titles, Excel’s delimiter line and repeated headers are skipped, and rows keep their numbers', async () => {
  const run = await shop.csv('sep=;\r\nStock of today\r\n\r\nsku;name;price\r\nA;Lamp;1,50\r\nsku;name;price\r\nB;Chair;free\r\n');
  expect([run.kind, run.columns.map(({ field }) => field), run.total_rows]).toEqual(['products', ['sku', 'name', 'price'], 3]);
  expect(figures(run)).toMatchObject({ created: 1, refused: 2 });
  expect(run.refusals.map(({ row, reason }) => [row, reason])).toEqual([
    [6, 'This row repeats the header.'],
    [7, 'This isn’t a price. Use one such as 12.50.'],
  ]);
  expect(await shop.db().selectFrom('products').select(['name', 'price_cents']).execute()).toEqual([{ name: 'Lamp', price_cents: 150 }]);
});

test('decimal commas and day-first dates are detected late in a file', async () => {
  const prices = ['10', '20', '30', '40', '50', '60', '"12,50"', '"1.234,50"'];
  await shop.csv(`sku,name,price\n${prices.map((price, index) => `S${index},Lamp ${index},${price}`).join('\n')}`, 'products');
  const found = await shop.db().selectFrom('products').select('price_cents').where('sku', 'in', ['S6', 'S7']).orderBy('sku').execute();
  expect(found.map(({ price_cents }) => price_cents)).toEqual([1250, 123450]);
  const days = 'order number,placed at,price,item\n1,02/03/2021,1.50,Pin\n2,13/03/2021,1.50,Pin\n';
  const { options } = await shop.csv(days, 'orders');
  expect(options).toMatchObject({ decimal_comma: false, day_first: true });
  const [first] = await shop.db().selectFrom('orders').select('placed_at').where('order_number', '=', '1').execute();
  expect(first?.placed_at.toISOString().slice(0, 10)).toBe('2021-03-02');
});

test('rows in another currency or with shortened numbers are refused', async () => {
  const run = await shop.csv(
    'handle,title,sku,option1 name,option1 value,price,currency\nlamp,Lamp,A,Size,S,5,EUR\nlamp,Lamp,B,Size,M,6,USD\nchair,Chair,C,,,$5,\ndesk,Desk,1.23E+12,,,5,\nbin,Bin,="007",,,5 EUR,\n',
    'products',
  );
  expect(run.refusals.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'The currency is USD, but the shop sells in EUR.'],
    [4, 'The currency is $, but the shop sells in EUR.'],
    [5, 'Your spreadsheet shortened this number. Format the column as text and save the file again.'],
  ]);
  expect(await shop.db().selectFrom('variants').select('sku').orderBy('sku').execute()).toEqual([{ sku: '007' }, { sku: 'A' }]);
});

test('an image row before its product is no variant, and a cell may have several images', async () => {
  const run = await shop.csv(
    'handle,title,sku,sale price,regular price,images\nlamp,,,,,https://p.example/0.jpg\nlamp,Lamp,A,,10,"https://p.example/1.jpg, https://p.example/2.jpg"\nchair,Chair,B,8,10,\n',
    'products',
  );
  expect(figures(run)).toMatchObject({ created: 2, refused: 0 });
  const rows = await shop
    .db()
    .selectFrom('products')
    .select(['name', 'status', 'price_cents', 'compare_at_cents', 'variants_count', 'images'])
    .orderBy('name')
    .execute();
  expect(rows).toMatchObject([
    { name: 'Chair', price_cents: 800, compare_at_cents: 1000 },
    { name: 'Lamp', status: 'active', price_cents: 1000, compare_at_cents: null, variants_count: 1, images: [{}, {}, {}] },
  ]);
});

test('orders without a customer stay separate, and discounts and negative amounts add up', async () => {
  const run = await shop.csv(
    'Name,Email,Created at,Lineitem name,Lineitem quantity,Lineitem price,Lineitem discount,Discount Amount,Total\n1,n/a,2021-01-01,Pin,2,10,2,0,18\n2,n/a,2021-01-01,Pin,1,10,0,-4,6\n3,guest,2021-01-01,Pin,1,10,1,0,10\n',
    'orders',
  );
  expect(figures(run)).toMatchObject({ created: 3, refused: 0 });
  const rows = await shop
    .db()
    .selectFrom('orders')
    .select(['total_cents', 'discount_cents', 'customer_id'])
    .orderBy('order_number')
    .execute();
  expect(rows).toEqual([
    { total_cents: 1800, discount_cents: 200, customer_id: null },
    { total_cents: 600, discount_cents: 400, customer_id: null },
    { total_cents: 1000, discount_cents: 0, customer_id: null },
  ]);
  expect(await shop.db().selectFrom('customers').select('id').execute()).toEqual([]);
});

test('a yes or no status is understood', async () => {
  const run = await shop.csv('sku;name;price;status\nA;Lamp;1;1\nB;Chair;1;0\nC;Desk;1;maybe\n', 'products');
  expect(run.refusals.map(({ reason }) => reason)).toEqual(['The status must be active, draft or archived.']);
  expect(await shop.db().selectFrom('products').select(['sku', 'status']).orderBy('sku').execute()).toEqual([
    { sku: 'A', status: 'active' },
    { sku: 'B', status: 'draft' },
  ]);
});

test('an overlong option is shortened with a warning', async () => {
  const long = Array.from({ length: 4_000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000))).join('');
  const run = await shop.csv(`handle,title,option1 name,option1 value,price\na,A,Size,${long},1\nb,B,Size,S,1\n`, 'products');
  expect(figures(run)).toMatchObject({ state: 'done', created: 2, refused: 0 });
  expect(run.warnings).toEqual([{ row: 2, reason: 'option1 value is longer than 120 characters. It was shortened.' }]);
});

test('a constant column does not merge all rows into one record', async () => {
  const rows = Array.from({ length: mostRows + 3 }, () => 'EUR,2021-01-01,Pin,1\n').join('');
  const run = await shop.csv(`order number,placed at,item,price\n${rows}`, 'orders');
  expect(figures(run)).toMatchObject({ state: 'done', created: 0, refused: mostRows + 3 });
  expect(run.refusals.at(-1)?.reason).toBe('An order can have up to 2,000 items.');
});

test('fields missing in the file stay unchanged', async () => {
  await shop.csv('handle,name,description,sku,price,stock\nlamp,Lamp,Of steel,L1,10,5\n', 'products');
  expect(figures(await shop.csv('handle,name,sku,price\nlamp,Lamp,L1,12\n', 'products'))).toMatchObject({ created: 0, updated: 1 });
  expect(await shop.db().selectFrom('products').select(['description', 'price_cents', 'stock', 'status']).execute()).toEqual([
    { description: 'Of steel', price_cents: 1200, stock: 5, status: 'active' },
  ]);
});

test('customers are matched by id or email, including known ones', async () => {
  const file =
    "First Name,Last Name,Email,Phone,Address1,City,Zip,Country\nAnn,Berg,ANN@mail.example,'+49 30 12,Kade 1,Delft,2611,NL\nBo,,not an address,,,,,\nAnn,Twice,ann@mail.example,,,,,\n";
  const run = await shop.csv(file, 'customers');
  expect(figures(run)).toMatchObject({ created: 1, refused: 2 });
  expect(run.refusals.map(({ reason }) => reason)).toEqual([
    'This isn’t a valid email. Use one such as ann@example.com.',
    'This customer is already in row 2.',
  ]);
  expect(await shop.db().selectFrom('customers').select(['name', 'email', 'phone', 'city']).execute()).toEqual([
    { name: 'Ann Berg', email: 'ann@mail.example', phone: '+49 30 12', city: 'Delft' },
  ]);
  expect(figures(await shop.csv('Customer ID,Email,Last Name\n77,ann@mail.example,Kruse\n', 'customers'))).toMatchObject({
    created: 0,
    updated: 1,
  });
  expect(await shop.db().selectFrom('customers').select(['name', 'phone']).execute()).toEqual([{ name: 'Ann Kruse', phone: '+49 30 12' }]);
});

const manyOrders = (count: number) =>
  `order number,placed at,item,price,quantity\n${Array.from({ length: count }, (_, index) => `o${Math.floor(index / 2)},2021-01-01 10:00,Pin,1.00,1\n`).join('')}`;

test('a killed import resumes with every row once', { timeout: 60_000 }, async () => {
  const rows = batchRows * 3;
  const quiet = await startTestApp({ worker: false });
  try {
    const { owner, db, send, upload } = await openShop(quiet);
    const { body } = await upload(manyOrders(rows), 'orders');
    await send(startImport, { id: body.id, dry: false });
    const payload = { merchant: owner.merchant, run_id: body.id };
    const ctx = (dieAfter?: number) => ({ ...jobCtx(quiet, owner.merchant, dieAfter), outside: quiet.installation.outside });
    // The first rows, the planner's statistics, and a batch.
    await expect(work(ctx(3), payload)).rejects.toThrow('killed');
    const look = async () => (await send(getImport, { id: body.id })).body;
    expect(await look()).toMatchObject({ state: 'running', done_rows: firstRows + batchRows });
    await work(ctx(), payload);
    // A repeated job finds nothing left to do.
    await work(ctx(), payload);
    expect(await look()).toMatchObject({ state: 'done', done_rows: rows, created: rows / 2, updated: 0, unchanged: 0, refused: 0 });
    const { lines } = await db()
      .selectFrom('order_lines')
      .select((eb) => eb.fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow();
    expect(lines).toBe(rows);
  } finally {
    await quiet.close();
  }
});

test('rows of an order too far apart are refused, not taken for another order', async () => {
  const text = `${manyOrders(batchRows * 2)}o0,2021-01-01 10:00,Pin,1.00,1\n`;
  const run = await shop.csv(text, 'orders');
  expect(run.refusals.map(({ row, reason }) => [row, reason])).toEqual([
    [batchRows * 2 + 2, 'This record’s rows are more than 500 rows apart. Move them next to each other.'],
  ]);
  const [first] = await shop.db().selectFrom('orders').select(['items', 'incomplete']).where('order_number', '=', 'o0').execute();
  expect(first).toEqual({
    items: 2,
    incomplete: `Row ${batchRows * 2 + 2} of the imported file came too late, so items are missing.`,
  });
});

test('a stopped import keeps its rows and resumes on request', async () => {
  const { body } = await shop.upload(manyOrders(batchRows * 6), 'orders');
  await shop.send(startImport, { id: body.id, dry: false });
  const stopped = (await shop.send(cancelImport, { id: body.id })).body;
  expect([stopped.state, stopped.actions]).toEqual(['cancelled', ['resume']]);
  expect(codeOf(await shop.send(cancelImport, { id: body.id }))).toBe('import.move_refused');
  const run = await shop.run(body.id);
  expect(figures(run)).toMatchObject({ state: 'done', created: batchRows * 3, unchanged: 0, refused: 0 });
});

test('a mapping can be changed, and required fields need a column', async () => {
  const { body } = await shop.upload('Gegenstand,Wert\nLampe,10\n', 'products');
  const one = { id: body.id };
  expect(body.columns).toEqual([
    { name: 'Gegenstand', samples: ['Lampe'], field: null },
    { name: 'Wert', samples: ['10'], field: null },
  ]);
  expect(codeOf(await shop.send(startImport, { ...one, dry: true }))).toBe('import.mapping_incomplete');
  expect(codeOf(await shop.send(mapImport, { ...one, mapping: [{ column: 'Wert', field: 'nothing' }] }))).toBe('input.invalid');
  const mapping = [
    { column: 'Gegenstand', field: 'name' },
    { column: 'Wert', field: 'price' },
  ];
  expect((await shop.send(mapImport, { ...one, mapping })).body.columns.map(({ field }) => field)).toEqual(['name', 'price']);
  expect(figures(await shop.run(body.id))).toMatchObject({ created: 1, refused: 0 });
  expect((await shop.send(listImports, {})).body.items.map(({ id }) => id)).toEqual([body.id]);
});

test.each([
  ['nothing', Buffer.from('')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['a page', Buffer.from('<html><body>Hello</body></html>')],
  ['letters of an unknown code page', Buffer.from('d6d0b9facab2c3b40ab5c6d6d0b9fa', 'hex')],
])('%s is not CSV', async (_, bytes) => {
  expect((await shop.upload(bytes)).body.code).toBe('import.not_csv');
});

test.each([
  ['PK\x03\x04\x14\x00\x06\x00[Content_Types].xml', 'This is an Excel workbook. Save it as CSV (UTF-8), then import the CSV file.'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'This is an Excel workbook. Save it as CSV (UTF-8), then import the CSV file.'],
  ['PK\x03\x04list.csv', 'This is a ZIP archive. Unpack it, then import the CSV file inside.'],
  ['\x1f\x8b\x08\x00', 'This file is compressed with gzip. Unpack it, then import the CSV file inside.'],
  ['%PDF-1.4\n', 'This is a PDF. Export the data as CSV from the original program, then import the CSV file.'],
])('%j named as a CSV file is recognized', async (text, detail) => {
  const { body } = await shop.upload(Buffer.from(text, 'latin1'));
  expect([body.code, (body as { detail?: string }).detail]).toEqual(['import.not_csv', detail]);
});
