/** How customers pay, longest words first: "cash on delivery" is no "cash". General ones have the names of the API. */
const methods: readonly [name: string, words: string][] = [
  [
    'cash_on_delivery',
    'cash on delivery|payment on delivery|pay on delivery|per nachnahme|nachnahme|paiement à la livraison|contre[- ]remboursement|pago contra re+mbolso|contra re+mbolso|pagamento na entrega|onder rembours|contrassegno',
  ],
  [
    'bank_transfer',
    'bank transfer|wire transfer|überweisung|vorkasse|virement(?: bancaire)?|transferencia(?: bancaria)?|transferência(?: bancária)?|overschrijving|bonifico(?: bancario)?',
  ],
  ['direct_debit', 'direct debit|SEPA|lastschrift|prélèvement|domiciliación|débito direto|automatische incasso|addebito diretto'],
  ['installments', 'inst?al+ments?|ratenzahlung|raten|plusieurs fois|a plazos|prestações|gespreid betalen|a rate'],
  [
    'gift_card',
    'gift cards?|gift vouchers?|gutscheine?n?|geschenkgutscheine?|cartes?[- ]cadeaux?|tarjetas?[- ]regalo|cart(?:ão|ões)[- ]presente|cadeaubon(?:nen)?|cadeaukaart(?:en)?|buoni regalo|carte regalo',
  ],
  [
    'invoice',
    'payment by invoice|by invoice|on invoice|(?:zahlung )?(?:auf|per) rechnung|rechnungskauf|la facture|sur facture|factura|fatura|op factuur|achteraf betalen|fattura',
  ],
  ['check', 'checks?|cheques?|schecks?|chèques?|assegno'],
  ['American Express', 'american express|amex'],
  ['Apple Pay', 'apple pay'],
  ['Google Pay', 'google pay'],
  ['Amazon Pay', 'amazon pay'],
  ['Shop Pay', 'shop pay'],
  ['Visa', 'visa'],
  ['Mastercard', 'master ?card'],
  ['Maestro', 'maestro'],
  ['PayPal', 'paypal'],
  ['Klarna', 'klarna'],
  ['iDEAL', 'ideal(?! (?:for|para|pour|für))'],
  ['Bancontact', 'bancontact'],
  ['Sofort', 'sofortüberweisung'],
  ['giropay', 'giropay'],
  ['Bizum', 'bizum'],
  ['MB Way', 'mb ?way'],
  ['Multibanco', 'multibanco'],
  ['Twint', 'twint'],
  ['Satispay', 'satispay'],
  ['Afterpay', 'afterpay|clearpay'],
  ['Alipay', 'alipay'],
  ['Cartes Bancaires', 'cartes? bancaires?|carte bleue'],
  ['Diners Club', 'diners(?: club)?'],
  [
    'card',
    'credit cards?|debit cards?|cards?|kreditkarten?|karten?|cartes? (?:de crédit|bancaire)|carte|tarjetas?(?: de crédito)?|cartão|cartões(?: de crédito)?|creditcards?|kaart|carta di credito',
  ],
  ['cash', 'in cash|cash|bargeld|bar(?=\\s)|espèces|en efectivo|efectivo|numerário|dinheiro|contant|contanti'],
];
const patterns = methods.map(([name, words]) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
}));

/** The payment methods that a text names. */
export function methodsIn(text: string): string[] {
  let rest = text;
  const found = patterns.flatMap(({ name, pattern }) => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest === before ? [] : [name];
  });
  return found;
}
