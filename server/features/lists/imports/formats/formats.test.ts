import { expect, test } from 'vitest';
import { formatOf, mappingOf, missingIn } from './fields.ts';
import { headerAmong } from './header.ts';
import { amountOf, flagOf, instantOf, isShortened, otherCurrencyIn, textOf, whyNoPrice, wholeOf } from './values.ts';
import { Writing } from './writing.ts';

test.each([
  ['Handle,Title,Variant Price', 'shopify', 'products'],
  ['Name,Email,Lineitem name,Lineitem quantity,Lineitem price', 'shopify', 'orders'],
  ['First Name,Last Name,Email,Total Spent', 'shopify', 'customers'],
  ['product_id,name,variant_id,inventory_policy,price', 'parley', 'products'],
  ['InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID', 'other', 'orders'],
  ['Title,Price,Qty', 'other', 'products'],
  ['E-mail,Surname', 'other', 'customers'],
  ['Name,E-mail,Phone', 'other', 'customers'],
  ['Title,URL handle,Description,Status,SKU,Price', 'shopify', 'products'],
  // Names with a date aren't order numbers.
  ['Name,Created at,Price,SKU', 'other', 'products'],
  ['Artikelnummer,Bezeichnung,Preis,Bestand', 'other', 'products'],
  ['Référence,Nom,Prix,Quantité', 'other', 'products'],
  ['Número de pedido,Fecha,Cliente,Correo electrónico,Producto,Cantidad,Precio', 'other', 'orders'],
  ['Nom,Prénom,Adresse mail,Téléphone', 'other', 'customers'],
  ['Order Number,Order Date,Email (Billing),Item Name,Quantity,Item Cost,Order Total Amount', 'other', 'orders'],
])('%s is a file of %s with %s', (header, format, kind) => {
  expect(formatOf(header.split(','))).toEqual({ format, kind });
});

test('a column maps to the closest field, and each field once', () => {
  expect(mappingOf(['Name', 'Order ID', 'Customer', 'Order date', 'Unit price', 'Price'], 'orders')).toEqual([
    null,
    'order_number',
    'customer_name',
    'placed_at',
    null,
    'price',
  ]);
});

test('text in brackets counts only if nothing else matches', () => {
  expect(mappingOf(['Name *', 'Price (EUR)', 'Body (HTML)', 'Stock [pcs]', 'Date (UTC)'], 'products')).toEqual([
    'name',
    'price',
    'description',
    'stock',
    null,
  ]);
});

test.each([
  ['products', ['price'], ['Name']],
  ['orders', ['order_number', 'placed_at'], ['Price']],
  ['customers', ['first_name'], ['Customer ID, Email or Phone']],
  ['customers', ['email'], []],
] as const)('%s with %j lacks %j', (kind, mapping, lacking) => expect(missingIn(kind, mapping)).toEqual(lacking));

test.each([
  ['49.90', false, '49.90'],
  ['1,234.5', false, '1234.5'],
  ['€ 1.234,50', true, '1234.50'],
  ['EUR 12', false, '12'],
  ['-3', false, '-3'],
  ['40.000', false, '40.00'],
  ['0.001', false, undefined],
  ['much', false, undefined],
  ['', false, undefined],
  ['=1+2', false, undefined],
  // Unambiguous, whatever the rest of the file uses.
  ['12,50', false, '12.50'],
  ['12.50', true, '12.50'],
  ['1.234,5', false, '1234.5'],
  ['1,234.5', true, '1234.5'],
  ['1.234.567', false, '1234567'],
  ['1,23,456.50', false, '123456.50'],
  ['1’234.50', false, '1234.50'],
  ['1\u202f234,50', false, '1234.50'],
  // Ambiguous.
  ['1,234', false, '1234'],
  ['1,234', true, undefined],
  ['1.200', true, '1200'],
  ['12,-', true, '12'],
  ['12.5-', false, '-12.5'],
  ['(12.00)', false, '-12.00'],
  ['1,2,3', false, undefined],
  ['12,34.5', false, undefined],
  ['1e3', false, undefined],
  ['10%', false, undefined],
  ['NaN', false, undefined],
] as const)('%j with a decimal comma %s is the amount %s', (text, comma, amount) => expect(amountOf(text, comma)).toBe(amount));

test.each([
  ['', 'A price is required.'],
  ['12.605042', 'A price can have at most two decimals.'],
  ['0,001 €', 'A price can have at most two decimals.'],
  ['free', 'This isn’t a price. Use one such as 12.50.'],
])('%j is not a price: %s', (text, reason) => expect([amountOf(text, false), whyNoPrice(text, 'EUR')]).toEqual([undefined, reason]));

test.each([
  ['12', 12],
  ['12.00', 12],
  ['-3', -3],
  ['1.5', undefined],
  ['99999999999', undefined],
])('%j is the whole number %s', (text, value) => expect(wholeOf(text, false)).toBe(value));

test.each([
  ['2021-05-31 10:22:33 -0400', '2021-05-31T14:22:33.000Z'],
  ['2021-05-31T10:22:33Z', '2021-05-31T10:22:33.000Z'],
  ['2021-05-31T10:22:33.5+02:00', '2021-05-31T08:22:33.500Z'],
  ['2010-12-01 08:26', '2010-12-01T07:26:00.000Z'],
  ['31.12.2020', '2020-12-30T23:00:00.000Z'],
  ['12/31/2020 4:05 PM', '2020-12-31T15:05:00.000Z'],
  ['2/1/2020', '2020-01-31T23:00:00.000Z'],
  // The repeated hour and the skipped one.
  ['2021-10-31 02:30', '2021-10-31T00:30:00.000Z'],
  ['2021-03-28 02:30', '2021-03-28T01:00:00.000Z'],
  ['2021-02-30', undefined],
  ['2021-13-01', undefined],
  ['1720-01-01', undefined],
  ['someday', undefined],
  ['2021-05-31 10:22:33+02', '2021-05-31T08:22:33.000Z'],
  ['2021-05-31 10:22:33 UTC', '2021-05-31T10:22:33.000Z'],
  ['Mon, 31 May 2021 10:22:33 +0000', '2021-05-31T10:22:33.000Z'],
  ['May 31, 2021', '2021-05-30T22:00:00.000Z'],
  ['31-May-21 16:05', '2021-05-31T14:05:00.000Z'],
  ['20210531', '2021-05-30T22:00:00.000Z'],
  ['31.05.2021 10.22', '2021-05-31T08:22:00.000Z'],
  ['31/05/2021 4:05 p.m.', '2021-05-31T14:05:00.000Z'],
  ['31/05/99', '1999-05-30T22:00:00.000Z'],
  // An unknown zone must not fall back to another.
  ['2021-05-31 10:22:33 PDT', undefined],
  ['2021-05-31 or so', undefined],
  ['44347', undefined],
  ['443471', undefined],
  ['2021-01-01 25:00', undefined],
])('%j in Amsterdam is %s', (text, instant) => expect(instantOf(text, 'Europe/Amsterdam', false)).toBe(instant));

test('with decimal commas, the day comes first', () => {
  expect(instantOf('2/1/2020', 'UTC', true)).toBe('2020-01-02T00:00:00.000Z');
});

test('a date format learned from the file applies to all dates', () => {
  const writing = new Writing(['Order number', 'Date', 'Price'], ',');
  for (const date of ['02/03/2021', '13/03/2021']) writing.learn(['1', date, '1.50']);
  expect([writing.isDayFirst, writing.hasDecimalComma]).toEqual([true, false]);
  expect(instantOf('02/03/2021', 'UTC', false, true)).toBe('2021-03-02T00:00:00.000Z');
  expect(instantOf('02-03-2021', 'UTC', true, false)).toBe('2021-02-03T00:00:00.000Z');
  writing.learn(['1', '03/13/2021', '1.50']);
  expect(writing.isDayFirst).toBe(undefined);
});

test.each([
  [['10', '20', '30', '40', '50', '60', '7,50'], ',', true],
  [['1.5', '2.50', '3,50'], ';', false],
  [['1', '2'], ',', false],
  // Programs that separate by semicolons write decimal commas.
  [['1.200', '2'], ';', true],
])('prices %j separated by %j have a decimal comma: %s', (prices, delimiter, expected) => {
  const writing = new Writing(['Name', 'Price'], delimiter);
  for (const price of prices) writing.learn(['Lamp', price]);
  expect(writing.hasDecimalComma).toBe(expected);
});

test.each([
  ['$5', 'EUR', '$'],
  ['$5', 'CAD', undefined],
  ['5 USD', 'EUR', 'USD'],
  ['EUR 5', 'EUR', undefined],
  ['€ 5', 'CHF', '€'],
  ['5 pcs', 'EUR', undefined],
])('%j in a shop of %s is in %s', (text, currency, other) => expect(otherCurrencyIn(text, currency)).toBe(other));

test.each([
  ['1.23E+12', true],
  ['4,00638E+12', true],
  ['5E10', false],
  ['LAMP-1E+', false],
])('%j has lost digits: %s', (text, lost) => expect(isShortened(text)).toBe(lost));

test.each([
  [['sku,name,price', 'A,Lamp,1'], 1],
  [['Stock of the shop', 'sku,name,price', 'A,Lamp,1'], 2],
  [['Stock,of,today', 'from,1.1.,', 'SKU,Name,Price', 'A,Lamp,1'], 3],
  [['sep=,', 'sku,name,price'], 2],
  // No known header.
  [['Dings,Wert', 'Lampe,1'], 1],
  [['Liste', 'Dings,Wert', 'Lampe,1', 'Stuhl,2'], 2],
  [['Dings', 'Lampe'], 1],
])('of %j row %i is the header', (lines, row) => {
  expect(headerAmong(lines.map((line, place) => ({ row: place + 1, cells: line.split(',') })))).toBe(row);
});

test.each([
  ['<p>Steel &amp; glass<br>for <b>desks</b></p><script>x()</script>', 'Steel & glass\nfor desks'],
  ['a < b and c > d', 'a < b and c > d'],
  ['<b>x</b><!-- <p>not</p> --> &#x27;y&#39; &eacute; &euro; &nothing;', "x 'y' é € &nothing;"],
  // Prototype names, and half of a surrogate pair, which HTML shows as a replacement character.
  ['<b>x</b> &constructor; &#55357;y', 'x &constructor; \ufffdy'],
])('%j is read as %j', (html, text) => expect(textOf(html)).toBe(text));

test.each([
  ['TRUE', true],
  ['no', false],
  ['maybe', undefined],
])('%j is %s', (text, flag) => expect(flagOf(text)).toBe(flag));
