import type { ImportKind } from '@parley/contract/import-runs';

/** What a column can be taken for. `names` are headers it is known by, in small letters and without signs. */
export type Field = { field: string; label: string; required: boolean; about: string; names: readonly string[] };
/**
 * `names`: other headers in English. `translations`: headers as shops write them in German, French, Spanish, Portuguese, Italian
 * and Dutch, without accents and signs where those are no letters, and without what is the same in English.
 */
const field = (name: string, label: string, about: string, names = '', translations = ''): Field => ({
  field: name,
  label,
  required: false,
  about,
  names: [name, label, ...names.split(' '), ...translations.split(' ')].map(plain).filter((one) => one !== ''),
});
const required = (one: Field): Field => ({ ...one, required: true });
/** A header as it is compared: `Variant SKU`, `variant_sku` and `VariantSku` are one. */
export const plain = (header: string) =>
  header
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Before what stands in an address: `Ship To City`, `Ship City`; or behind it, in brackets: `City (Shipping)`. */
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
  const about = kind === '' ? 'Of the address.' : `Of the ${kind} address.`;
  const also = (words: string) =>
    words
      .split(' ')
      .flatMap((word) => [...before[kind].map((one) => `${one}${word}`), ...(kind === '' ? [] : [`${word}${kind}`])])
      .join(' ');
  const part = (name: string, label: string, words: string) =>
    field(`${at}${name}`, `${say}${label}`, about, also(words), addressTranslations[kind][name]);
  return [
    ...(kind === '' ? [] : [part('name', 'name', 'name fullname')]),
    part('line1', 'address', 'street address1 addressline1 address12 defaultaddressaddress1 line'),
    part('line2', 'address, second line', 'address2 defaultaddressaddress2'),
    part('city', 'city', 'city town defaultaddresscity'),
    part('region', 'region', 'province provincename state statecode defaultaddressprovincecode'),
    part('postcode', 'postcode', 'zip zipcode postcode postalcode defaultaddresszip'),
    part('country', 'country', 'country countrycode defaultaddresscountrycode'),
  ];
};

/** Of fields that several kinds have. */
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
    'What the product is called in your other system; rows with the same one are variants of one product.',
    'handle urlhandle slug productcode articleid id',
  ),
  field('product_id', 'Product id', 'The id a product has in Parley, as exports write it.', 'productid'),
  required(
    field(
      'name',
      'Name',
      'What customers read.',
      'title productname producttitle product itemname producttype description1',
      sharedTranslations.name,
    ),
  ),
  field(
    'description',
    'Description',
    'Text; markup is taken out.',
    'bodyhtml body details longdescription productdescription shortdescription',
    'beschreibung produktbeschreibung artikelbeschreibung descripcion descricao descrizione omschrijving',
  ),
  field(
    'brand',
    'Maker',
    'Who makes it.',
    'brand brandname vendor manufacturer',
    'marke hersteller marque fabricant marca fabricante merk',
  ),
  field(
    'category',
    'Category',
    'What kind of thing it is.',
    'categories type productcategory department',
    'kategorie warengruppe categorie categoria',
  ),
  field('tags', 'Tags', 'Parted by commas.', 'tag labels keywords', 'schlagworte schlagwörter stichworte etiquettes etiquetas motscles'),
  field('status', 'Status', 'active, draft or archived.', 'state'),
  field('published', 'Published', 'Of a product without a status: no makes it a draft.', 'publishedononlinestore visible productvisible'),
  ...[1, 2, 3].flatMap((n) => [
    field(`option${n}_name`, `Option ${n} name`, 'Such as Colour.', `option${n}name optionname${n} attribute${n}name`),
    field(
      `option${n}_value`,
      `Option ${n} value`,
      'Such as Blue.',
      `option${n}value optionvalue${n} option${n} attribute${n}values attribute${n}value${n === 1 ? ' variationname' : ''}`,
    ),
  ]),
  field('variant_id', 'Variant id', 'What the variant is called in your other system, or its id in Parley.', 'variantid'),
  field('parent', 'Variant of', 'The SKU of the product this row is a variant of, or its id as id:12.', 'parent parentsku'),
  field(
    'sku',
    'SKU',
    'Your article number.',
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
    'Of one piece. Empty makes the product a draft.',
    'variantprice unitprice saleprice sellingprice currentprice startprice',
    sharedTranslations.price,
  ),
  field('compare_at_price', 'Compare-at price', 'What it cost before.', 'variantcompareatprice compareatprice regularprice listprice msrp'),
  field(
    'stock',
    'Stock',
    'Pieces there are; empty is not counted.',
    'variantinventoryqty inventoryquantity availablequantity stockquantity currentstocklevel quantity qty onhand inventory available',
    'bestand lagerbestand menge existencias estoque quantite cantidad quantidade voorraad giacenza quantita',
  ),
  field('inventory_tracker', 'Stock is counted by', 'Empty: the stock is not counted.', 'variantinventorytracker inventorytracker'),
  field(
    'inventory_policy',
    'When sold out',
    'deny stops selling, continue sells on.',
    'variantinventorypolicy continuesellingwhenoutofstock',
  ),
  field(
    'image',
    'Picture',
    'The address of a picture.',
    'imagesrc productimageurl imageurl hostedimageurls images picture photo image1 mainimage baseimage',
    'bild bildurl bilder imagen imagem immagine afbeelding',
  ),
  field('currency', 'Currency', 'Rows in another currency than the shop’s are refused.', 'currencycode', sharedTranslations.currency),
];

const orders: Field[] = [
  required(
    field(
      'order_number',
      'Order number',
      'Rows with the same one are lines of one order.',
      'orderid orderno ordername order number orderreference reference invoiceno invoicenumber invoice name',
      'bestellnummer bestellnr auftragsnummer auftragsnr rechnungsnummer bestellung numerodecommande nocommande commande numerodepedido pedido numerodopedido ordernummer bestelnummer bestelling numeroordine ordine',
    ),
  ),
  field('order_id', 'Order id', 'The id an order has in Parley, as exports write it.'),
  required(
    field(
      'placed_at',
      'Placed at',
      'When it was placed.',
      'createdat date orderdate dateoforder invoicedate purchasedate saledate placed created time',
      'bestelldatum datum auftragsdatum rechnungsdatum bestelltam datedecommande datecommande fecha fechadepedido fechadelpedido data datadopedido dataordine besteldatum',
    ),
  ),
  field('status', 'Status', 'pending, confirmed, processing, shipped, delivered, returned or cancelled.', 'orderstatus state'),
  field('payment_status', 'Payment status', 'awaiting, paid, refunded …', 'financialstatus payment paymentstate'),
  field('fulfillment_status', 'Fulfillment status', 'unfulfilled, partial or fulfilled.', 'fulfillment fulfilmentstatus'),
  field(
    'customer_id',
    'Customer id',
    'What the customer is called in your other system.',
    'customerid customernumber customerno clientid',
    sharedTranslations.customer_id,
  ),
  field(
    'customer_name',
    'Customer name',
    'Of a customer who is not known yet.',
    'customerfullname buyername billtoname customer buyer clientname',
    'kunde kundenname käufer client nomduclient cliente nombredelcliente nomedocliente klant klantnaam',
  ),
  field(
    'email',
    'E-mail',
    'A customer is known by it.',
    'customeremail emailaddress contactemail billingemail emailbilling buyeremail mail',
    sharedTranslations.email,
  ),
  field(
    'phone',
    'Phone',
    'Of the customer.',
    'customerphone phonenumber telephone billingphone phonebilling buyerphone',
    sharedTranslations.phone,
  ),
  field('currency', 'Currency', 'Orders in another currency than the shop’s are refused.', 'currencycode', sharedTranslations.currency),
  field(
    'line_name',
    'Item',
    'What was sold.',
    'lineitemname productname itemname itemtitle product item description title',
    'artikel artikelname artikelbezeichnung bezeichnung produkt produktname produit nomduproduit designation producto produto prodotto productnaam',
  ),
  field(
    'sku',
    'SKU',
    'Finds the variant that was sold.',
    'lineitemsku stockcode productsku itemsku customlabelsku customlabel articlenumber',
    sharedTranslations.sku,
  ),
  field('variant_id', 'Variant id', 'What the variant is called in your other system, or its id in Parley.'),
  required(
    field(
      'price',
      'Price',
      'Of one piece.',
      'lineitemprice unitprice productunitprice productprice itemprice itemcost soldfor',
      sharedTranslations.price,
    ),
  ),
  field(
    'quantity',
    'Quantity',
    'Pieces; empty is one.',
    'lineitemquantity qty productquantity productqty itemquantity quantityordered qtyordered pieces amount',
    'menge anzahl stück quantite qte cantidad quantidade aantal quantita',
  ),
  field('line_fulfillment', 'Item sent', 'fulfilled when the line has left.', 'lineitemfulfillmentstatus'),
  field(
    'shipping',
    'Shipping',
    'What sending it cost.',
    'shippingcost shippingamount ordershippingamount ordershipping shippingandhandling shippingprice delivery',
    'versandkosten fraisdeport gastosdeenvio verzendkosten',
  ),
  field(
    'tax',
    'Tax',
    'Where it comes on top.',
    'taxes taxamount totaltax taxtotal ordertax ordertaxamount ordertotaltaxamount ordersalestax salestax vat',
    'steuer steuerbetrag mwstbetrag impuestos imposto',
  ),
  field(
    'discount',
    'Discount',
    'Off the whole order.',
    'cartdiscountamount orderdiscount discountamount totaldiscount',
    'rabatt remise reduction descuento desconto korting sconto',
  ),
  field('line_discount', 'Item discount', 'Off one line, where the total is less by it.', 'lineitemdiscount'),
  field('discount_code', 'Discount code', 'Which was used.', 'coupon couponcode voucher'),
  field(
    'total',
    'Total',
    'Checked against the lines.',
    'totalamount ordertotal ordertotalamount totalprice grandtotal',
    'gesamt gesamtbetrag gesamtsumme summe montanttotal montant importe importetotal valortotal totaalbedrag totaal totale',
  ),
  field(
    'refunded',
    'Refunded',
    'What went back.',
    'refundedamount refundamount amountrefunded orderrefundamount totalrefunded refundtotal',
  ),
  field('outstanding', 'Still to pay', 'Of an order paid in part.', 'outstandingbalance balance'),
  field('cancelled_at', 'Cancelled at', 'When it was cancelled.', 'canceledat'),
  field('cancel_reason', 'Cancel reason', 'Why.', 'cancellationreason'),
  field('fulfilled_at', 'Fulfilled at', 'When it left.', 'shippedat dateshipped shippeddate shippedondate shipdate'),
  field('tracking', 'Tracking', 'Numbers of parcels, parted by commas.', 'trackingnumber trackingnumbers'),
  ...addressOf('shipping'),
  ...addressOf('billing'),
];

const customers: Field[] = [
  field(
    'customer_id',
    'Customer id',
    'What the customer is called in your other system, or their id in Parley.',
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
  field('name', 'Name', 'The whole of it, where there is no first and last name.', 'fullname customername', sharedTranslations.name),
  field('email', 'E-mail', 'A customer is known by it.', 'emailaddress mail', sharedTranslations.email),
  field('phone', 'Phone', '', 'phonenumber telephone mobile defaultaddressphone', sharedTranslations.phone),
  field('language', 'Language', 'Such as en or pt-BR.', 'locale lang', 'sprache langue idioma lingua taal'),
  field(
    'created_at',
    'Customer since',
    '',
    'createdat created since registered',
    'kundeseit angelegtam erstelltam clientdepuis fechadealta clientedesde klantsinds',
  ),
  ...addressOf(''),
];

export const fieldsOf: Record<ImportKind, readonly Field[]> = { products, orders, customers };

/** Formats whose headers say what they are. */
const signs: { format: 'shopify' | 'parley'; kind: ImportKind; headers: string[] }[] = [
  { format: 'shopify', kind: 'products', headers: ['handle', 'title', 'variantprice'] },
  { format: 'shopify', kind: 'products', headers: ['urlhandle', 'title', 'price'] },
  { format: 'shopify', kind: 'orders', headers: ['name', 'lineitemname', 'lineitemquantity'] },
  { format: 'shopify', kind: 'customers', headers: ['firstname', 'lastname', 'totalspent'] },
  { format: 'parley', kind: 'products', headers: ['productid', 'variantid', 'inventorypolicy'] },
  { format: 'parley', kind: 'orders', headers: ['ordernumber', 'placedat', 'paymentstatus'] },
  { format: 'parley', kind: 'customers', headers: ['id', 'firstname', 'consentemail'] },
];

export function formatOf(headers: readonly string[], kind?: ImportKind): { format: 'shopify' | 'parley' | 'other'; kind: ImportKind } {
  const given = new Set(headers.map(plain));
  const known = signs.find((sign) => (kind === undefined || sign.kind === kind) && sign.headers.every((header) => given.has(header)));
  if (known) return { format: known.format, kind: known.kind };
  const fits = (wanted: ImportKind) => mappingOf(headers, wanted).filter((one) => one !== null).length;
  // A list of things has names as well: they are numbers of orders only beside what was sold.
  const isNamed = (mapping: (string | null)[]) =>
    plain(headers[mapping.indexOf('order_number')] ?? '') !== 'name' || mapping.includes('line_name');
  const has = (wanted: ImportKind) => {
    const mapping = mappingOf(headers, wanted);
    return missingIn(wanted, mapping).length === 0 && (wanted !== 'orders' || isNamed(mapping));
  };
  const able = (['orders', 'products', 'customers'] as const).filter(has).sort((one, other) => fits(other) - fits(one));
  const guessed = kind ?? able[0] ?? (fits('customers') > 0 ? 'customers' : 'products');
  return { format: 'other', kind: guessed };
}

/**
 * Each column’s field by its header; a field is given once, to the column whose header is closest to its name. What stands in brackets, as in
 * `Price (EUR)`, counts at first, and then not; so does the sign of numbers: `Item #` is the item only where nothing else is.
 */
export function mappingOf(headers: readonly string[], kind: ImportKind): (string | null)[] {
  const mapping = headers.map((): string | null => null);
  for (const plains of [
    headers.map((header) => plain(header.replaceAll('#', ' number'))),
    headers.map((header) => plain(header.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''))),
  ])
    for (const { field: name, names } of fieldsOf[kind]) {
      if (mapping.includes(name)) continue;
      const place = names.map((one) => plains.findIndex((header, at) => header === one && mapping[at] === null)).find((at) => at !== -1);
      if (place !== undefined) mapping[place] = name;
    }
  return mapping;
}

/** The labels of fields that are needed and have no column. */
export function missingIn(kind: ImportKind, mapping: readonly (string | null)[]): string[] {
  const missing = fieldsOf[kind].filter(({ field: name, required }) => required && !mapping.includes(name)).map(({ label }) => label);
  if (kind === 'customers' && !['customer_id', 'email', 'phone'].some((name) => mapping.includes(name)))
    missing.push('Customer id, E-mail or Phone');
  return missing;
}
