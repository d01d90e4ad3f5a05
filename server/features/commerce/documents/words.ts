import { pickLanguage } from '../../../platform/lib/spoken.ts';

/** The texts of packing slips and labels. */
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
  },
} satisfies Record<string, Words>;
export type Language = keyof typeof words;

/** The order's language, otherwise the shop's. */
export const languageOf = (...wanted: (string | null)[]): Language => pickLanguage(words, ...wanted);
export const wordsIn = (language: Language): Words => words[language];
