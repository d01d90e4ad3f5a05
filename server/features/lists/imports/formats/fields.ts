import type { ImportFormat, ImportKind } from '@parley/contract/import-runs';
import { type Report, reports } from './reports.ts';

/**
 * A field that a column can be mapped to. `names` are known headers, in lower case without punctuation. `many`: several columns can be it;
 * `or`: the fields that can stand in for it.
 */
export type Field = {
  field: string;
  label: string;
  required: boolean;
  about: string;
  names: readonly string[];
  many: boolean;
  or: readonly string[];
};
/**
 * `names`: other English headers. `translations`: headers that shops use in German, French, Spanish, Portuguese, Italian and Dutch,
 * without diacritics where those aren't letters of their own, and without those that equal the English one.
 */
const field = (name: string, label: string, about: string, names = '', translations = ''): Field => ({
  field: name,
  label,
  required: false,
  many: false,
  or: [],
  about,
  names: [name, label, ...names.split(' '), ...translations.split(' ')].map(plain).filter((one) => one !== ''),
});
const required = (one: Field, ...or: string[]): Field => ({ ...one, required: true, or });
const many = (one: Field): Field => ({ ...one, many: true });
/** Normalizes a header: `Variant SKU`, `variant_sku` and `VariantSku` are equal. */
export const plain = (header: string) =>
  header
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Prefixes of address fields: `Ship To City`, `Ship City`; or suffixes in brackets: `City (Shipping)`. */
const before = { shipping: ['shipping', 'shipto', 'ship'], billing: ['billing', 'billto', 'bill'], '': [''] };
const addressTranslations: Record<'shipping' | 'billing' | '', Readonly<Record<string, string | undefined>>> = {
  shipping: {
    name: 'lieferempfänger',
    line1: 'lieferadresse lieferstraße adressedelivraison direcciondeenvio enderecodeentrega afleveradres',
    city: 'lieferort',
    postcode: 'lieferplz',
    country: 'lieferland',
  },
  billing: {},
  '': {
    line1: 'straße strasse adresse rue direccion endereco indirizzo straat adres',
    city: 'ort stadt ville ciudad cidade citta plaats woonplaats',
    postcode: 'plz postleitzahl codepostal codigopostal cep cap',
    country: 'land pays pais paese',
  },
};
const addressOf = (kind: 'shipping' | 'billing' | '') => {
  const [at, say] = kind === '' ? ['', ''] : [`${kind}_`, `${kind[0]?.toUpperCase()}${kind.slice(1)} `];
  const about = kind === '' ? 'Part of the address.' : `Part of the ${kind} address.`;
  const also = (words: string) =>
    words
      .split(' ')
      .flatMap((word) => [...before[kind].map((one) => `${one}${word}`), ...(kind === '' ? [] : [`${word}${kind}`])])
      .join(' ');
  const part = (name: string, label: string, words: string) =>
    field(`${at}${name}`, `${say}${label}`, about, also(words), addressTranslations[kind][name]);
  return [
    ...(kind === ''
      ? []
      : [
          part('name', 'name', 'name fullname'),
          part('first_name', 'first name', 'firstname'),
          part('last_name', 'last name', 'lastname surname'),
        ]),
    part('line1', 'address', 'street address1 addressline1 address12 defaultaddressaddress1 line'),
    part('line2', 'address, second line', 'address2 defaultaddressaddress2'),
    part('city', 'city', 'city town defaultaddresscity'),
    part('region', 'region', 'province provincename state statecode defaultaddressprovincecode'),
    part('postcode', 'postcode', 'zip zipcode postcode postalcode defaultaddresszip'),
    part('country', 'country', 'country countrycode defaultaddresscountrycode'),
  ];
};

/** Translations of fields that several kinds have. */
const sharedTranslations = {
  name: 'produktname artikelname bezeichnung artikelbezeichnung produktbezeichnung produkt nom nomduproduit produit designation nombre nombredelproducto producto nome nomedoproduto produto nomeprodotto prodotto naam productnaam titel titre titulo titolo artikel',
  sku: 'artikelnummer artikelnr artnr referencia codigo codice codicearticolo artikelcode',
  price:
    'preis einzelpreis verkaufspreis stückpreis prix prixdevente prixunitaire precio preciounitario preco precounitario precodevenda prezzo prezzounitario prijs stuksprijs verkoopprijs',
  currency: 'währung devise moneda moeda valuta',
  customer_id: 'kundennummer kundennr kundenid numeroclient idclient iddecliente idcliente codigodocliente klantnummer klantid',
  email: 'emailadresse mailadresse courriel adressemail correoelectronico correo mailadres emailadres',
  phone: 'telefon telefonnummer handy mobil telefono telefone telefoon telefoonnummer',
};

const products: Field[] = [
  field(
    'external_id',
    'Handle',
    'The product’s ID in your other system. Rows with the same ID are variants of one product.',
    'handle urlhandle slug productcode articleid id',
  ),
  field('product_id', 'Product ID', 'The product’s ID in Parley, as in exports.', 'productid'),
  required(
    field(
      'name',
      'Name',
      'The name customers see.',
      'title productname producttitle product itemname producttype description1',
      sharedTranslations.name,
    ),
  ),
  field(
    'description',
    'Description',
    'Text. Markup is removed.',
    'bodyhtml body details longdescription productdescription shortdescription',
    'beschreibung produktbeschreibung artikelbeschreibung descripcion descricao descrizione omschrijving',
  ),
  field(
    'brand',
    'Vendor',
    'Who makes the product.',
    'maker brand brandname vendor manufacturer',
    'marke hersteller marque fabricant marca fabricante merk',
  ),
  field(
    'category',
    'Category',
    'The type of product.',
    'categories type productcategory department',
    'kategorie warengruppe categorie categoria',
  ),
  field(
    'tags',
    'Tags',
    'Tags, separated by commas.',
    'tag labels keywords',
    'schlagworte schlagwörter stichworte etiquettes etiquetas motscles',
  ),
  field('status', 'Status', 'active, draft or archived.', 'state'),
  field(
    'published',
    'Published',
    'Used for products without a status. “No” makes the product a draft.',
    'publishedononlinestore visible productvisible',
  ),
  ...[1, 2, 3].flatMap((n) => [
    field(`option${n}_name`, `Option ${n} name`, 'Such as Color.', `option${n}name optionname${n} attribute${n}name`),
    field(
      `option${n}_value`,
      `Option ${n} value`,
      'Such as Blue.',
      `option${n}value optionvalue${n} option${n} attribute${n}values attribute${n}value${n === 1 ? ' variationname' : ''}`,
    ),
  ]),
  field('variant_id', 'Variant ID', 'The variant’s ID in your other system or in Parley.', 'variantid'),
  field('parent', 'Variant of', 'The parent product’s SKU, or its ID, such as id:12.', 'parent parentsku'),
  field(
    'sku',
    'SKU',
    'Your stock keeping unit.',
    'variantsku customlabelsku customlabel articlenumber itemnumber stockcode productcodesku reference',
    sharedTranslations.sku,
  ),
  field(
    'barcode',
    'Barcode',
    'EAN, UPC or ISBN.',
    'variantbarcode ean upc gtin isbn',
    'strichcode ean13 codebarres codebarre codigodebarras codiceabarre',
  ),
  field(
    'price',
    'Price',
    'Price per item. Leave blank to make the product a draft.',
    'variantprice unitprice saleprice sellingprice currentprice startprice',
    sharedTranslations.price,
  ),
  field(
    'compare_at_price',
    'Compare-at price',
    'The price before a discount.',
    'variantcompareatprice compareatprice regularprice listprice msrp',
  ),
  field(
    'stock',
    'Stock',
    'Quantity in stock. Leave blank to not track stock.',
    'variantinventoryqty inventoryquantity availablequantity stockquantity currentstocklevel quantity qty onhand inventory available',
    'bestand lagerbestand menge existencias estoque quantite cantidad quantidade voorraad giacenza quantita',
  ),
  field('inventory_tracker', 'Inventory tracker', 'Leave blank to not track stock.', 'variantinventorytracker inventorytracker'),
  field(
    'inventory_policy',
    'When out of stock',
    '“deny” stops selling, “continue” keeps selling.',
    'variantinventorypolicy continuesellingwhenoutofstock',
  ),
  field(
    'available',
    'Available',
    '“No” if the product can’t be ordered. Only for products whose stock isn’t tracked.',
    'instock isinstock isavailable availability',
    'verfügbar disponible disponibile beschikbaar',
  ),
  many(
    field(
      'image',
      'Images',
      'URLs of images.',
      'imagesrc productimageurl imageurl hostedimageurls image picture photo image1 mainimage baseimage imageurls',
      'bild bildurl bilder imagen imagem immagine afbeelding',
    ),
  ),
  field('currency', 'Currency', 'Rows fail unless they use the shop’s currency.', 'currencycode', sharedTranslations.currency),
];

const orders: Field[] = [
  required(
    field(
      'order_number',
      'Order number',
      'Rows with the same number are items of one order.',
      'orderid orderno ordername order number orderreference reference invoiceno invoicenumber invoice name',
      'bestellnummer bestellnr auftragsnummer auftragsnr rechnungsnummer bestellung numerodecommande nocommande commande numerodepedido pedido numerodopedido ordernummer bestelnummer bestelling numeroordine ordine',
    ),
  ),
  field('order_id', 'Order ID', 'The order’s ID in Parley, as in exports.'),
  required(
    field(
      'placed_at',
      'Placed at',
      'When the order was placed.',
      'createdat date orderdate dateoforder invoicedate purchasedate saledate placed created time',
      'bestelldatum datum auftragsdatum rechnungsdatum bestelltam datedecommande datecommande fecha fechadepedido fechadelpedido data datadopedido dataordine besteldatum',
    ),
  ),
  field('status', 'Status', 'pending, confirmed, processing, shipped, delivered, returned or cancelled.', 'orderstatus state'),
  field('payment_status', 'Payment status', 'awaiting, paid, refunded …', 'financialstatus payment paymentstate'),
  field('fulfillment_status', 'Fulfillment status', 'unfulfilled, partial or fulfilled.', 'fulfillment fulfilmentstatus'),
  field(
    'customer_id',
    'Customer ID',
    'The customer’s ID in your other system.',
    'customerid customernumber customerno clientid',
    sharedTranslations.customer_id,
  ),
  field(
    'customer_name',
    'Customer name',
    'Used for new customers.',
    'customerfullname buyername billtoname customer buyer clientname',
    'kunde kundenname käufer client nomduclient cliente nombredelcliente nomedocliente klant klantnaam',
  ),
  field('customer_first_name', 'Customer first name', 'Used for new customers.', 'customerfirstname buyerfirstname'),
  field('customer_last_name', 'Customer last name', 'Used for new customers.', 'customerlastname buyerlastname'),
  field(
    'email',
    'Email',
    'Identifies the customer.',
    'customeremail emailaddress contactemail billingemail emailbilling buyeremail mail',
    sharedTranslations.email,
  ),
  field(
    'phone',
    'Phone',
    'The customer’s phone number.',
    'customerphone phonenumber telephone billingphone phonebilling buyerphone',
    sharedTranslations.phone,
  ),
  field('currency', 'Currency', 'Orders fail unless they use the shop’s currency.', 'currencycode', sharedTranslations.currency),
  field(
    'line_name',
    'Item',
    'The item that was sold.',
    'lineitemname productname itemname itemtitle product item description title',
    'artikel artikelname artikelbezeichnung bezeichnung produkt produktname produit nomduproduit designation producto produto prodotto productnaam',
  ),
  field(
    'sku',
    'SKU',
    'Identifies the variant that was sold.',
    'lineitemsku stockcode productsku itemsku customlabelsku customlabel articlenumber',
    sharedTranslations.sku,
  ),
  field('variant_id', 'Variant ID', 'The variant’s ID in your other system or in Parley.'),
  field('line_id', 'Item ID', 'Tells two equal items of one order apart.', 'orderitemid lineitemid transactionid'),
  field(
    'line_options',
    'Item options',
    'Such as “Size: M, Color: Blue”.',
    'variation variations variationname lineitemoptions itemoptions',
  ),
  required(
    field(
      'price',
      'Price',
      'Price per item.',
      'lineitemprice unitprice productunitprice productprice itemprice itemcost soldfor',
      sharedTranslations.price,
    ),
    'line_total',
  ),
  field(
    'line_total',
    'Item total',
    'Price of all units of an item together. Used where there’s no price per item.',
    'linetotal lineamount rowtotal',
  ),
  field(
    'quantity',
    'Quantity',
    'Leave blank for 1.',
    'lineitemquantity qty productquantity productqty itemquantity quantityordered qtyordered pieces amount',
    'menge anzahl stück quantite qte cantidad quantidade aantal quantita',
  ),
  field('line_fulfillment', 'Item fulfillment', '“fulfilled” if the item has shipped.', 'lineitemfulfillmentstatus'),
  field('line_status', 'Item status', 'Status of one item, such as shipped or cancelled.', 'itemstatus lineitemstatus'),
  field('line_shipped', 'Item shipped', 'Number of units that have shipped.', 'quantityshipped lineitemshipped'),
  field('line_returned', 'Item returned', 'Number of units that came back.', 'returnedquantity quantityreturned'),
  field('line_cancelled', 'Item canceled', 'Number of units that were canceled.', 'quantitycancelled quantitycanceled'),
  field(
    'shipping',
    'Shipping',
    'Shipping cost.',
    'shippingcost shippingamount ordershippingamount ordershipping shippingandhandling shippingprice delivery',
    'versandkosten fraisdeport gastosdeenvio verzendkosten',
  ),
  field(
    'tax',
    'Tax',
    'Tax added on top of prices.',
    'taxes taxamount totaltax taxtotal ordertax ordertaxamount ordertotaltaxamount ordersalestax salestax vat',
    'steuer steuerbetrag mwstbetrag impuestos imposto',
  ),
  field(
    'discount',
    'Discount',
    'Discount on the whole order.',
    'cartdiscountamount orderdiscount discountamount totaldiscount',
    'rabatt remise reduction descuento desconto korting sconto',
  ),
  field(
    'line_discount',
    'Item discount',
    'Discount on one item. Subtracted if the total includes it, or if there’s no total.',
    'lineitemdiscount',
  ),
  field('line_shipping', 'Item shipping', 'Shipping cost of one item. Added to that of the order.', 'lineitemshipping'),
  field('line_tax', 'Item tax', 'Tax on one item, added on top of its price.', 'itemtax lineitemtax'),
  field('discount_code', 'Discount code', 'The discount code that was used.', 'coupon couponcode voucher'),
  field(
    'total',
    'Total',
    'Must match the items, shipping, tax and discount.',
    'totalamount ordertotal ordertotalamount totalprice grandtotal',
    'gesamt gesamtbetrag gesamtsumme summe montanttotal montant importe importetotal valortotal totaalbedrag totaal totale',
  ),
  field(
    'refunded',
    'Refunded',
    'Amount refunded.',
    'refundedamount refundamount amountrefunded orderrefundamount totalrefunded refundtotal',
  ),
  field('subtotal', 'Subtotal', 'Only read in Parley’s own exports.'),
  field('payments', 'Payments', 'Payments and refunds, as in Parley’s own exports.'),
  field(
    'payment_method',
    'Payment method',
    'How the order was paid, such as Visa.',
    'paymentmethodtitle paymenttype gateway paidwith',
    'zahlungsart zahlungsmethode modedepaiement formadepago metodopago metododipagamento betaalmethode',
  ),
  field('payment_terms', 'Payment terms', 'prepaid, on_delivery or invoice.'),
  field(
    'note',
    'Note',
    'A note for your team, in the order’s timeline.',
    'notes ordernote customernote comment comments buyernote',
    'notiz anmerkung bemerkung kommentar remarque nota notas opmerking',
  ),
  field('tags', 'Tags', 'Tags of the order, separated by commas.', 'ordertags tag labels'),
  field(
    'consent_email',
    'Marketing consent: email',
    'Yes or no, for new customers.',
    'acceptsmarketing buyeracceptsmarketing acceptsemailmarketing',
  ),
  field('incomplete', 'Incomplete', 'Why the order is incomplete, as in Parley’s own exports.'),
  field('outstanding', 'Balance due', 'Amount still due on partially paid orders.', 'outstandingbalance balance'),
  field('cancelled_at', 'Canceled at', 'When the order was canceled.', 'canceledat'),
  field('cancel_reason', 'Cancel reason', 'Why the order was canceled.', 'cancellationreason'),
  field('fulfilled_at', 'Fulfilled at', 'When the order shipped.', 'shippedat dateshipped shippeddate shippedondate shipdate'),
  field('delivered_at', 'Delivered at', 'When the order arrived.', 'deliveredat datedelivered delivereddate ordercompletetime'),
  field('tracking', 'Tracking', 'Tracking numbers or links, separated by commas.', 'trackingnumber trackingnumbers trackingcode'),
  ...addressOf('shipping'),
  ...addressOf('billing'),
];

const consentFields: Field[] = (
  [
    [
      'email',
      'email',
      'acceptsemailmarketing acceptsmarketing emailmarketing emailmarketingconsent newsletter newslettersubscribed issubscribed subscribed optin emailoptin',
    ],
    ['sms', 'SMS', 'acceptssmsmarketing smsmarketing smsmarketingconsent smsoptin'],
    ['whatsapp', 'WhatsApp', 'acceptswhatsappmarketing whatsappmarketing whatsappoptin'],
    ['messenger', 'Messenger', ''],
    ['instagram', 'Instagram', ''],
    ['website', 'website', ''],
  ] as const
).map(([channel, label, names]) => field(`consent_${channel}`, `Marketing consent: ${label}`, 'Yes or no.', `consent${channel} ${names}`));

const customers: Field[] = [
  field(
    'customer_id',
    'Customer ID',
    'The customer’s ID in your other system or in Parley.',
    'customerid id externalid',
    sharedTranslations.customer_id,
  ),
  field('first_name', 'First name', '', 'firstname givenname forename', 'vorname prenom nombre nome primeironome voornaam'),
  field(
    'last_name',
    'Last name',
    '',
    'lastname surname familyname',
    'nom nachname familienname apellido apellidos sobrenome achternaam cognome',
  ),
  field('name', 'Name', 'Full name, if there’s no first and last name.', 'fullname customername', sharedTranslations.name),
  field('email', 'Email', 'Identifies the customer.', 'emailaddress mail', sharedTranslations.email),
  field('phone', 'Phone', '', 'phonenumber telephone mobile defaultaddressphone', sharedTranslations.phone),
  field('language', 'Language', 'Such as en or pt-BR.', 'locale lang', 'sprache langue idioma lingua taal'),
  field(
    'created_at',
    'Customer since',
    '',
    'createdat created since registered',
    'kundeseit angelegtam erstelltam clientdepuis fechadealta clientedesde klantsinds',
  ),
  field('tags', 'Tags', 'Tags, separated by commas.', 'tag labels customertags', 'schlagworte schlagwörter etiquettes etiquetas'),
  field(
    'note',
    'Note',
    'A note for your team.',
    'notes customernote comment comments',
    'notiz anmerkung bemerkung remarque nota notas opmerking',
  ),
  ...consentFields,
  field('other_emails', 'Other emails', 'As in Parley’s own exports.'),
  field('other_phones', 'Other phones', 'As in Parley’s own exports.'),
  field('other_addresses', 'Other addresses', 'As in Parley’s own exports.'),
  field('address_name', 'Address name', 'Who lives at the address, if it isn’t the customer.'),
  ...addressOf(''),
];

export const fieldsOf: Record<ImportKind, readonly Field[]> = { products, orders, customers };

/** Formats that their headers identify. */
const signs: { format: 'shopify' | 'parley'; kind: ImportKind; headers: string[] }[] = [
  { format: 'shopify', kind: 'products', headers: ['handle', 'title', 'variantprice'] },
  { format: 'shopify', kind: 'products', headers: ['urlhandle', 'title', 'price'] },
  { format: 'shopify', kind: 'orders', headers: ['name', 'lineitemname', 'lineitemquantity'] },
  { format: 'shopify', kind: 'customers', headers: ['firstname', 'lastname', 'totalspent'] },
  { format: 'parley', kind: 'products', headers: ['productid', 'variantid', 'inventorypolicy'] },
  { format: 'parley', kind: 'orders', headers: ['ordernumber', 'placedat', 'paymentstatus'] },
  { format: 'parley', kind: 'customers', headers: ['id', 'firstname', 'consentemail'] },
];

/** What a file is, by all of its headers. `isSure`: whether most of them are known to belong to it. */
export type Recognized = { format: ImportFormat; kind: ImportKind; label: string | null; isSure: boolean; lacksItems: boolean };
/** The share of a file's headers that a report must know to be recognized without doubt. */
const sureShare = 0.7;

const documented = reports.map((report) => ({
  report,
  must: report.must.split(' '),
  columns: new Map(
    report.columns
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  ),
}));

function reportOf(
  headers: readonly string[],
  kind?: ImportKind,
): { report: Report; columns: Map<string, string>; share: number } | undefined {
  const given = headers.map(plain).filter((header) => header !== '');
  const known = new Set(given);
  const fits = documented
    .filter(({ report, must }) => (kind === undefined || report.kind === kind) && must.every((header) => known.has(header)))
    .map((one) => ({ ...one, share: given.filter((header) => one.columns.has(header)).length / given.length }))
    .toSorted((one, other) => other.share - one.share);
  return fits[0];
}

/** What the headers say, whatever they are imported as. */
export function recognize(headers: readonly string[], kind?: ImportKind): Recognized {
  const given = new Set(headers.map(plain));
  const known = signs.find((sign) => (kind === undefined || sign.kind === kind) && sign.headers.every((header) => given.has(header)));
  if (known) {
    const label = `${known.format === 'shopify' ? 'Shopify' : 'Parley'} ${known.kind} export`;
    return { format: known.format, kind: known.kind, label, isSure: true, lacksItems: false };
  }
  const found = reportOf(headers, kind);
  if (found) {
    const { format, kind: of, label, lacksItems = false } = found.report;
    return { format, kind: of, label, isSure: found.share >= sureShare, lacksItems };
  }
  const able = ableKinds(headers);
  const guessed = kind ?? able[0]?.kind ?? (fitsOf(headers, 'customers') > 0 ? 'customers' : 'products');
  const isSure = able.length > 0 && able[0]?.kind === guessed && (able[1] === undefined || (able[0]?.fits ?? 0) > able[1].fits + 1);
  return { format: 'other', kind: guessed, label: null, isSure, lacksItems: false };
}

const fitsOf = (headers: readonly string[], kind: ImportKind) => mappingOf(headers, kind).filter((one) => one !== null).length;
/** The kinds whose required fields the headers have, the one with most columns first. */
function ableKinds(headers: readonly string[]) {
  // A product list has names and numbers too: they are order numbers only next to line items.
  const isNamed = (mapping: (string | null)[]) =>
    plain(headers[mapping.indexOf('order_number')] ?? '') !== 'name' || mapping.includes('line_name');
  const has = (wanted: ImportKind) => {
    const mapping = mappingOf(headers, wanted);
    return missingIn(wanted, mapping).length === 0 && (wanted !== 'orders' || isNamed(mapping));
  };
  return (['orders', 'products', 'customers'] as const)
    .filter(has)
    .map((kind) => ({ kind, fits: fitsOf(headers, kind) }))
    .toSorted((one, other) => other.fits - one.fits);
}

export function formatOf(headers: readonly string[], kind?: ImportKind): { format: ImportFormat; kind: ImportKind } {
  const { format, kind: found } = recognize(headers, kind);
  return { format, kind: found };
}

/**
 * Maps each column by its header; each field goes to the column with the closest header. Tries with text in brackets, as in `Price
 * (EUR)`, before trying without it; the same for `#`: `Item #` is the item only if nothing else is.
 */
export function mappingOf(headers: readonly string[], kind: ImportKind): (string | null)[] {
  const columns = reportOf(headers, kind)?.columns;
  const mapping = headers.map((): string | null => null);
  // A platform's documented columns first: their names may say something else than they hold.
  const settled = headers.map((header, place) => {
    const name = columns?.get(plain(header));
    const { many: several = false } = fieldsOf[kind].find(({ field: one }) => one === name) ?? {};
    if (name !== undefined && name !== '-' && (several || !mapping.includes(name))) mapping[place] = name;
    return name !== undefined;
  });
  for (const plains of [
    headers.map((header) => plain(header.replaceAll('#', ' number'))),
    headers.map((header) => plain(header.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''))),
  ])
    for (const { field: name, names } of fieldsOf[kind]) {
      if (mapping.includes(name)) continue;
      const place = names
        .map((one) => plains.findIndex((header, at) => header === one && mapping[at] === null && !settled[at]))
        .find((at) => at !== -1);
      if (place !== undefined) mapping[place] = name;
    }
  return mapping;
}

/** Labels of required fields without a column. */
export function missingIn(kind: ImportKind, mapping: readonly (string | null)[]): string[] {
  const missing = fieldsOf[kind]
    .filter(({ field: name, required, or }) => required && ![name, ...or].some((one) => mapping.includes(one)))
    .map(({ label }) => label);
  if (kind === 'customers' && !['customer_id', 'email', 'phone'].some((name) => mapping.includes(name)))
    missing.push('Customer ID, Email or Phone');
  return missing;
}
