import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EntityKind, type Entities, extractEntities, mentionsIn } from './index.ts';

const namedIn = <K extends EntityKind>(text: string, kind: K, awaiting?: string): Entities[K] => extractEntities(text, { awaiting })[kind];

test.each([
  ['where is #A10293', ['#A10293']],
  ['w5550143 never came', ['W5550143']],
  ['order number is 48213', ['48213']],
  ['order no. 48213!', ['48213']],
  ['order w 5550143', ['W5550143']],
  ['my orders 10021, 10022 and 10025', ['10021', '10022', '10025']],
  ['#W1234567 and #W7654321', ['#W1234567', '#W7654321']],
  ['Bestellung W5550144 fehlt', ['W5550144']],
  ['mi pedido nº 88213', ['88213']],
  ['ma commande n° 55120', ['55120']],
  ['a encomenda 31415', ['31415']],
  ['ORD-2024-00318', ['ORD-2024-00318']],
  ['114-1234567-7654321', ['114-1234567-7654321']],
  ['5550146202', ['5550146202']],
  ['order id: 5550146202', ['5550146202']],
  ['any news on 99120?', ['99120']],
  ['pls cncl 88213', ['88213']],
  ['I ordered 250 units', []],
  ['cancel 1200 units', []],
  ['order 500 ml bottles', []],
  ['order 120 pieces', []],
  ['zip 48213', []],
  ['my order of 2023', []],
  ['I ordered 3 mugs', []],
  ['call 555-014-2298', []],
  ['it cost $12345', []],
])('orders in "%s" → %j', (text, ids) => {
  expect(namedIn(text, 'order_ids')).toEqual(ids);
});

test.each([
  ['jo@post.example, thanks', ['jo@post.example']],
  ['jo dot brandt at posthost dot org', ['jo.brandt@posthost.org']],
  ['jo(at)posthost.org', ['jo@posthost.org']],
  ['pablo arroba correo punto es', ['pablo@correo.es']],
  ['meet me at store.com', []],
  ['@ home', []],
])('email addresses in "%s" → %j', (text, emails) => {
  expect(namedIn(text, 'emails')).toEqual(emails);
});

test.each([
  ['+44 7700 900123', ['+44 7700 900123']],
  ['(555) 014-2298', ['(555) 014-2298']],
  ['call me on 5550142298', ['5550142298']],
  ['handynummer ist 0171 5550142', ['0171 5550142']],
  ['06 12 34 56 78', ['06 12 34 56 78']],
  ['phone case for order 12345678', []],
  ['I cancelled 12345678', []],
])('phone numbers in "%s" → %j', (text, phones) => {
  expect(namedIn(text, 'phones')).toEqual(phones);
});

describe('names', () => {
  test.each([
    ["I'm Yusuf Rossi", ['Yusuf Rossi']],
    ['im yusuf rossi and its late', ['yusuf rossi']],
    ['my name is dana whitfield', ['dana whitfield']],
    ['MY NAME IS DANA WHITFIELD', ['DANA WHITFIELD']],
    ['name: Ana Maria de la Cruz', ['Ana Maria de la Cruz']],
    ["this is Siobhan O'Hara", ["Siobhan O'Hara"]],
    ['marta here, where is it', []],
    ['marta lopez here, where is it', ['marta lopez']],
    ['Soy Lucía Fernández', ['Lucía Fernández']],
    ["je m'appelle chloé marchand", ['chloé marchand']],
    ['mein Name ist Jean-Luc Meyer', ['Jean-Luc Meyer']],
    ['meu nome é rafael teixeira', ['rafael teixeira']],
    ['Best regards,\nHelena Moritz', ['Helena Moritz']],
    ['Thanks, Anna', ['Anna']],
    ['ordered by Tobias Finch', ['Tobias Finch']],
    ['Mr. Okonkwo', ['Okonkwo']],
    ["I'm angry", []],
    ["I'm Very Angry", []],
    ["I'M SO ANGRY", []],
    ['this is ridiculous', []],
    ['ich bin sauer', []],
    ['je suis déçue', []],
    ['soy cliente desde 2019', []],
    ['thanks a lot', []],
    ["it's broken", []],
    ['Saint Martin Street', []],
  ])('in "%s" → %j', (text, names) => {
    expect(namedIn(text, 'names')).toEqual(names);
  });

  test.each([
    ['yusuf rossi', ['yusuf rossi']],
    ['dorota wisniewska', ['dorota wisniewska']],
    ['sure, carlos ibarra', ['carlos ibarra']],
    ['Moritz', ['Moritz']],
    ['no idea', []],
    ['why do you need that', []],
  ])('when the AI asked for one, in "%s" → %j', (text, names) => {
    expect(namedIn(text, 'names', 'name')).toEqual(names);
  });
});

test.each([
  ['my zip is 19122', ['19122']],
  ['zipcode 60614-2203', ['60614-2203']],
  ['postcode ls6 1pf', ['LS6 1PF']],
  ['PLZ 01099', ['01099']],
  ['código postal 28014', ['28014']],
  ['cep: 01310-100', ['01310-100']],
  ['it is 1015 CJ', ['1015 CJ']],
  ['K1A 0B1', ['K1A 0B1']],
  ['Mei Castell, 20417', ['20417']],
  ['10115 Berlin', ['10115']],
  ['I live in 60601', ['60601']],
  ['my zip is 20411, not 20412', ['20411', '20412']],
  ['order 19122', []],
  ['it cost 10000 dollars', []],
  ['2000 to go', []],
])('postcodes in "%s" → %j', (text, postcodes) => {
  expect(namedIn(text, 'postcodes')).toEqual(postcodes);
});

test.each([
  [
    '14 Larkspur Lane, Unit 3, Boulder, CO 80302, USA',
    { line1: '14 Larkspur Lane', line2: 'Unit 3', city: 'Boulder', region: 'CO', postcode: '80302', country: 'USA' },
  ],
  [
    'im at 221 n maple ave apt 5c chicago il 60601',
    { line1: '221 n maple ave', line2: 'apt 5c', city: 'chicago', region: 'il', postcode: '60601' },
  ],
  ['690 Broadway, New York, NY 10012', { line1: '690 Broadway', city: 'New York', region: 'NY', postcode: '10012' }],
  ['PO Box 4417, Reno, NV 89505', { line1: 'PO Box 4417', city: 'Reno', region: 'NV', postcode: '89505' }],
  ['9 Queen Road, Leeds LS6 1PF', { line1: '9 Queen Road', city: 'Leeds', postcode: 'LS6 1PF' }],
  ['Bitte an Lindenweg 7a, 50674 Köln liefern', { line1: 'Lindenweg 7a', city: 'Köln', postcode: '50674' }],
  ['8 rue des Lilas, 69003 Lyon', { line1: '8 rue des Lilas', city: 'Lyon', postcode: '69003' }],
  ['Calle Alcalá 45, 2º B, 28014 Madrid', { line1: 'Calle Alcalá 45', line2: '2º B', city: 'Madrid', postcode: '28014' }],
  ['Rua das Flores 22, 4000-123 Porto', { line1: 'Rua das Flores 22', city: 'Porto', postcode: '4000-123' }],
  ['Keizersgracht 12, 1015 CJ Amsterdam', { line1: 'Keizersgracht 12', city: 'Amsterdam', postcode: '1015 CJ' }],
  ['street: 5 Oak Road, city: Salem, zip: 97301', { line1: '5 Oak Road', city: 'Salem', postcode: '97301' }],
])('the address in "%s"', (text, address) => {
  expect(namedIn(text, 'addresses')).toEqual([address]);
});

test.each([
  'ordering 2 pillows',
  'ORDERING 2X PILLOW GREY',
  'I have 3 items on the way',
  'change 2 of them to the right place',
  'the 5 star place',
  'a 2 day drive',
  'my 3 items arrived',
])('no address in "%s"', (text) => {
  expect(namedIn(text, 'addresses')).toEqual([]);
});

test.each([
  ['the espresso machine and the desk lamp', ['espresso machine', 'desk lamp']],
  ['my Squall Rain Jacket', ['Squall Rain Jacket']],
  ['the hedphones broke', ['hedphones']],
  ['a coffee mug', ['coffee mug']],
  ['unas botas de montaña', ['botas de montaña']],
  ['die Regenjacke', ['Regenjacke']],
  ['ma montre', ['montre']],
  ['meus sapatos', ['sapatos']],
  ['my Kindle Paperwhite', ['Kindle Paperwhite']],
  ['buy a gift card', ['gift card']],
  ['refund to my gift card', []],
  ['in case it rains', []],
  ['at the top of the page', []],
  ['watch out', []],
  ['ich bin da', []],
  ['your phone number', []],
])('products in "%s" → %j', (text, products) => {
  expect(namedIn(text, 'products')).toEqual(products);
});

test.each([
  ['where is the squall?', ['squall']],
  ['the pike vacuum flask leaks', ['pike vacuum flask']],
  ['is the Beacon 400 bright', ['Beacon 400']],
])('the shop\'s own product in "%s" → %j', (text, products) => {
  const catalogue = [{ name: 'Squall Rain Jacket' }, { name: 'Pike Vacuum Flask' }, { name: 'Beacon 400' }];
  expect(extractEntities(text, { catalogue }).products).toEqual(products);
});

test.each([
  ['the same but in navy blue', ['navy blue']],
  ['size M please', ['M']],
  ['from a 10 to a 9.5 in shoes', ['10', '9.5']],
  ['EU 42', ['EU 42']],
  ['talla 38', ['38']],
  ['Größe XL in Rot', ['XL', 'Rot']],
  ['a large mug', ['large']],
  ['the 256GB one', ['256GB']],
  ['a 15-inch screen', ['15-inch']],
  ['500 ml', ['500 ml']],
  ['stainless steel kettle', ['stainless steel']],
  ['a bigger one', ['bigger']],
  ['low ventilation', ['low']],
  ['color: red; size: L', ['red', 'L']],
  ["{'armrest': 'none'}", ['none']],
  ['una más grande', ['más grande']],
  ['no longer needed', []],
  ['a large problem', []],
  ['black friday', []],
  ['I am a gold member', []],
  ['whichever is cheaper', []],
])('options in "%s" → %j', (text, values) => {
  expect(namedIn(text, 'options').map(({ value }) => value)).toEqual(values);
});

test('an option has its name where known', () => {
  expect(namedIn('the red one in XL with 16GB RAM', 'options')).toEqual([
    { name: 'color', value: 'red' },
    { name: 'size', value: 'XL' },
    { name: 'ram', value: '16GB' },
  ]);
});

test.each([
  ['4 wine glasses', [{ value: 4 }]],
  ['twenty five candles', [{ value: 25 }]],
  ['3x the blue mug', [{ value: 3 }]],
  ['a dozen candles', [{ value: 12, unit: 'piece' }]],
  ['two pairs of socks', [{ value: 2, unit: 'pair' }]],
  ['tres tazas azules', [{ value: 3 }]],
  ['fünf Teller', [{ value: 5 }]],
  ['duas canecas', [{ value: 2 }]],
  ['quantity: 6', [{ value: 6 }]],
  ['three more please', [{ value: 3 }]],
  ['a mug', []],
  ['3 days', []],
  ['size 10 shoes', []],
  ['order 12345', []],
])('quantities in "%s" → %j', (text, quantities) => {
  expect(namedIn(text, 'quantities')).toEqual(quantities);
});

test.each([
  ['$1,299.00', [{ value: 1299, currency: 'USD' }]],
  ['12,50 €', [{ value: 12.5, currency: 'EUR' }]],
  ['fifty dollars', [{ value: 50, currency: 'USD' }]],
  ['R$ 45', [{ value: 45, currency: 'BRL' }]],
  ['20 quid', [{ value: 20, currency: 'GBP' }]],
  ['20 mugs', []],
])('amounts in "%s" → %j', (text, amounts) => {
  expect(namedIn(text, 'amounts')).toEqual(amounts);
});

test.each([
  ['bought on March 3rd', ['March 3rd']],
  ['on 12/05/2024', ['12/05/2024']],
  ['since last monday', ['last monday']],
  ['el 5 de marzo', ['5 de marzo']],
  ['vor 3 Tagen', ['vor 3 Tagen']],
  ['hier ist Anna', []],
  ['I may come', []],
])('dates in "%s" → %j', (text, dates) => {
  expect(namedIn(text, 'dates')).toEqual(dates);
});

test.each([
  ['tracking number 402817730955', 'tracking_ids', ['402817730955']],
  ['1Z999AA10123456784', 'tracking_ids', ['1Z999AA10123456784']],
  ['RR123456785NL', 'tracking_ids', ['RR123456785NL']],
  ['code SUMMER20 fails', 'discount_codes', ['SUMMER20']],
  ['promo code "hello"', 'discount_codes', ['hello']],
  ['Gutschein WILLKOMMEN10', 'discount_codes', ['WILLKOMMEN10']],
  ['the code is 123456', 'discount_codes', []],
  ['is there a discount code available', 'discount_codes', []],
  ['refund to paypal, not my credit card', 'payment_methods', ['paypal', 'credit_card']],
  ['via gift_card_5550145', 'payment_methods', ['gift_card_5550145']],
  ['auf Rechnung', 'payment_methods', ['invoice']],
] satisfies [string, EntityKind, string[]][])('in "%s" as %s → %j', (text, kind, values) => {
  expect(namedIn(text, kind)).toEqual(values);
});

test('extracts many entities of one message, each once', () => {
  expect(
    extractEntities('hi its dana whitfield, zip 80302. swap the red mug from #A10293 for 2 blue ones, #A10293, jo@post.example'),
  ).toMatchObject({
    names: ['dana whitfield'],
    postcodes: ['80302'],
    order_ids: ['#A10293'],
    products: ['mug'],
    options: [
      { name: 'color', value: 'red' },
      { name: 'color', value: 'blue' },
    ],
    emails: ['jo@post.example'],
  });
});

test('every mention has its position', () => {
  const text = 'Send the blue mug to jo@post.example';
  expect(mentionsIn(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['emails', 'jo@post.example'],
    ['products', 'mug'],
    ['options', 'blue'],
  ]);
});

describe('hostile messages', () => {
  const repeated = [
    '1 ',
    'a',
    'A b ',
    '#',
    '12 main ',
    'rue de la ',
    'anna at ',
    'a.b.',
    '1,',
    "'a':'b',",
    'order ',
    'Anna ',
    'calle de ',
    '5 x ',
    'name: ',
    '(',
    '0-',
    'zip ',
    '\u0301',
    '😀',
    'musterstra ',
    'no. ',
    'a-1-',
  ];
  test.each(repeated)('10,000 characters of %j finish in time', (part) => {
    const text = part.repeat(Math.ceil(10_000 / part.length));
    expect(extractEntities(text)).toHaveProperty('order_ids');
  });

  test('reads only the first ten thousand characters', () => {
    expect(extractEntities(`order 12345 ${'x'.repeat(2_000_000)} order 54321`).order_ids).toEqual(['12345']);
  });

  const naughty = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'robustness', 'blns.json');
  test.skipIf(!fs.existsSync(naughty))('nothing throws on strings that break things (left out where the data set is not there)', () => {
    const strings = JSON.parse(fs.readFileSync(naughty, 'utf8')) as string[];
    expect(strings.map((text) => typeof extractEntities(text)).filter((type) => type !== 'object')).toEqual([]);
  });

  test.each(['', ' ', '\ud83d', '\udc00x', 'İİİ ıı ß', '\u202e order 12345', '１２３４５', 'a\u0301\u0301\u0301'])(
    '%j does not throw',
    (text) => {
      expect(extractEntities(text)).toBeTypeOf('object');
    },
  );
});

test.each([
  'schon wieder das falsche geliefert',
  'was sind die Stornogebühren',
  'kann ich das tauschen',
  'no quiero más correos',
  'the page freezes',
])('a word one letter from a product noun is not a product: %s', (text) => {
  expect(namedIn(text, 'products')).toEqual([]);
});
