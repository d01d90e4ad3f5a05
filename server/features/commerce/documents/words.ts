import { pickLanguage } from '../../../platform/lib/spoken.ts';

/** The texts of packing slips, labels and invoices. */
export type Words = {
  slip: string;
  label: string;
  order: string;
  date: string;
  shipTo: string;
  noAddress: string;
  item: string;
  sku: string;
  quantity: string;
  total: (units: number) => string;
  nothing: string;
  returns: string;
  page: (page: number) => string;
  /** `scripts` are named in the same language. */
  unprintable: (scripts: string) => string;
  otherScript: string;
  noBarcode: string;
  invoice: string;
  billTo: string;
  noCustomer: string;
  price: string;
  tax: string;
  amount: string;
  subtotal: string;
  discount: string;
  shipping: string;
  orderTotal: string;
  /** A tax by its name and rate, and the amount it is charged on. */
  chargedOn: (tax: string, base: string) => string;
  /** Of a tax that prices include. */
  includes: (tax: string) => string;
  exempt: string;
  canceled: string;
  notDue: string;
  paid: string;
  refunded: string;
  due: string;
  overpaid: string;
};

export const words = {
  en: {
    slip: 'Packing slip',
    label: 'Address label',
    order: 'Order',
    date: 'Order date',
    shipTo: 'Ship to',
    noAddress: 'No shipping address',
    item: 'Item',
    sku: 'SKU',
    quantity: 'Quantity',
    total: (units) => `Items in this package: ${units}`,
    nothing: 'Nothing left to ship',
    returns: 'Send returns to',
    page: (page) => `Page ${page}`,
    unprintable: (scripts) => `Can’t print this script, shown as […]: ${scripts}`,
    otherScript: 'other',
    noBarcode: 'No barcode for this number',
    invoice: 'Invoice',
    billTo: 'Bill to',
    noCustomer: 'No customer',
    price: 'Price',
    tax: 'Tax',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    orderTotal: 'Total',
    chargedOn: (tax, base) => `${tax} on ${base}`,
    includes: (tax) => `Includes ${tax}`,
    exempt: 'No tax is charged on this order.',
    canceled: 'Canceled',
    notDue: 'No longer due',
    paid: 'Paid',
    refunded: 'Refunded',
    due: 'Balance due',
    overpaid: 'Overpaid',
  },
  de: {
    slip: 'Lieferschein',
    label: 'Adressetikett',
    order: 'Bestellung',
    date: 'Bestelldatum',
    shipTo: 'Lieferadresse',
    noAddress: 'Keine Lieferadresse',
    item: 'Artikel',
    sku: 'Artikelnr.',
    quantity: 'Menge',
    total: (units) => `Artikel in diesem Paket: ${units}`,
    nothing: 'Es ist nichts mehr zu versenden',
    returns: 'Rücksendungen an',
    page: (page) => `Seite ${page}`,
    unprintable: (scripts) => `Diese Schrift lässt sich nicht drucken und steht als […]: ${scripts}`,
    otherScript: 'andere',
    noBarcode: 'Kein Barcode für diese Nummer',
    invoice: 'Rechnung',
    billTo: 'Rechnungsadresse',
    noCustomer: 'Kein Kunde',
    price: 'Preis',
    tax: 'Steuern',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    orderTotal: 'Gesamt',
    chargedOn: (tax, base) => `${tax} auf ${base}`,
    includes: (tax) => `Enthält ${tax}`,
    exempt: 'Für diese Bestellung werden keine Steuern berechnet.',
    canceled: 'Storniert',
    notDue: 'Nicht mehr fällig',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    due: 'Offener Betrag',
    overpaid: 'Zu viel bezahlt',
  },
  es: {
    slip: 'Albarán de entrega',
    label: 'Etiqueta de envío',
    order: 'Pedido',
    date: 'Fecha del pedido',
    shipTo: 'Enviar a',
    noAddress: 'Sin dirección de envío',
    item: 'Artículo',
    sku: 'SKU',
    quantity: 'Cantidad',
    total: (units) => `Artículos en este paquete: ${units}`,
    nothing: 'No queda nada por enviar',
    returns: 'Enviar devoluciones a',
    page: (page) => `Página ${page}`,
    unprintable: (scripts) => `Esta escritura no se puede imprimir y aparece como […]: ${scripts}`,
    otherScript: 'otra',
    noBarcode: 'Este número no tiene código de barras',
    invoice: 'Factura',
    billTo: 'Facturar a',
    noCustomer: 'Sin cliente',
    price: 'Precio',
    tax: 'Impuestos',
    amount: 'Importe',
    subtotal: 'Subtotal',
    discount: 'Descuento',
    shipping: 'Envío',
    orderTotal: 'Total',
    chargedOn: (tax, base) => `${tax} sobre ${base}`,
    includes: (tax) => `Incluye ${tax}`,
    exempt: 'Este pedido no lleva impuestos.',
    canceled: 'Cancelado',
    notDue: 'Ya no se debe',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    due: 'Importe pendiente',
    overpaid: 'Pagado de más',
  },
  fr: {
    slip: 'Bon de livraison',
    label: 'Étiquette d’adresse',
    order: 'Commande',
    date: 'Date de commande',
    shipTo: 'Adresse de livraison',
    noAddress: 'Aucune adresse de livraison',
    item: 'Article',
    sku: 'Référence',
    quantity: 'Quantité',
    total: (units) => `Articles dans ce colis : ${units}`,
    nothing: 'Il ne reste rien à expédier',
    returns: 'Adresse de retour',
    page: (page) => `Page ${page}`,
    unprintable: (scripts) => `Cette écriture ne peut pas être imprimée et apparaît comme […] : ${scripts}`,
    otherScript: 'autre',
    noBarcode: 'Pas de code-barres pour ce numéro',
    invoice: 'Facture',
    billTo: 'Adresse de facturation',
    noCustomer: 'Aucun client',
    price: 'Prix',
    tax: 'Taxes',
    amount: 'Montant',
    subtotal: 'Sous-total',
    discount: 'Réduction',
    shipping: 'Livraison',
    orderTotal: 'Total',
    chargedOn: (tax, base) => `${tax} sur ${base}`,
    includes: (tax) => `Dont ${tax}`,
    exempt: 'Aucune taxe n’est facturée pour cette commande.',
    canceled: 'Annulé',
    notDue: 'N’est plus dû',
    paid: 'Payé',
    refunded: 'Remboursé',
    due: 'Reste à payer',
    overpaid: 'Trop-perçu',
  },
  pt: {
    slip: 'Guia de remessa',
    label: 'Etiqueta de endereço',
    order: 'Encomenda',
    date: 'Data da encomenda',
    shipTo: 'Enviar para',
    noAddress: 'Sem endereço de envio',
    item: 'Artigo',
    sku: 'SKU',
    quantity: 'Quantidade',
    total: (units) => `Artigos neste pacote: ${units}`,
    nothing: 'Não há mais nada para enviar',
    returns: 'Enviar devoluções para',
    page: (page) => `Página ${page}`,
    unprintable: (scripts) => `Não é possível imprimir esta escrita, que aparece como […]: ${scripts}`,
    otherScript: 'outra',
    noBarcode: 'Sem código de barras para este número',
    invoice: 'Fatura',
    billTo: 'Faturar a',
    noCustomer: 'Sem cliente',
    price: 'Preço',
    tax: 'Impostos',
    amount: 'Valor',
    subtotal: 'Subtotal',
    discount: 'Desconto',
    shipping: 'Envio',
    orderTotal: 'Total',
    chargedOn: (tax, base) => `${tax} sobre ${base}`,
    includes: (tax) => `Inclui ${tax}`,
    exempt: 'Não são cobrados impostos nesta encomenda.',
    canceled: 'Cancelado',
    notDue: 'Já não é devido',
    paid: 'Pago',
    refunded: 'Reembolsado',
    due: 'Valor em dívida',
    overpaid: 'Pago a mais',
  },
} satisfies Record<string, Words>;
export type Language = keyof typeof words;

/** The order's language, otherwise the shop's. */
export const languageOf = (...wanted: (string | null)[]): Language => pickLanguage(words, ...wanted);
export const wordsIn = (language: Language): Words => words[language];
