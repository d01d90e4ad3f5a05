import type { Mention } from './mention.ts';

const trackingWord =
  /(?<!\p{L})(?:tracking|track and trace|sendungs(?:nummer|verfolgungsnummer|verfolgung|nr)|paketnummer|seguimiento|rastreo|rastreio|rastreamento|suivi|shipment|waybill|consignment|parcel|guia|gu[íi]a)(?:\s?(?:id|no|nr|number|num|code|nummer|n[º°]|c[óo]digo))?\.?(?:\s(?:number|is|es|est|ist|é|lautet|from \w{2,8}|for \w{2,8}))?[\s:#='"]{0,4}(?=[a-z]{0,6}\d|\d)([a-z\d]{8,34}(?![a-z\d])|\d{4}(?:\s\d{2,4}){2,6})/giu;
const carriers = [
  /(?<![a-z\d])(1Z[A-Z\d]{16})(?![a-z\d])/gi,
  /(?<![a-z\d#])((?:9[1-5]\d{2}\s?(?:\d{4}\s?){4}\d{2,6}))(?!\d)/gi,
  /(?<![a-z\d#])([A-Z]{2}\d{9}[A-Z]{2})(?![a-z\d])/gi,
  /(?<![a-z\d#])(TBA\d{10,14}|JJD\d{14,20}|JD\d{16,20}|3S[A-Z\d]{11,15}|00340\d{15})(?![a-z\d])/gi,
  /(?<![a-z\d#])(?:fedex|ups|usps|dhl|dpd|gls|hermes|postnl|correos|chronopost|colissimo|seur)\s(?:number|no\.?|code|tracking|nummer)?\s?(?:is\s)?:?\s?(\d{10,22})(?!\d)/gi,
];

/** Tracking numbers: found by a word before them or by a carrier's format. */
export function trackingMentions(text: string): Mention<'tracking_ids'>[] {
  if (!/\d{4}/.test(text)) return [];
  const found: Mention<'tracking_ids'>[] = [];
  for (const pattern of [trackingWord, ...carriers])
    for (const match of text.matchAll(pattern)) {
      const raw = (match[1] ?? '').trim();
      const start = match.index + match[0].lastIndexOf(raw);
      const end = start + raw.length;
      if (found.some((other) => other.start < end && start < other.end)) continue;
      found.push({ kind: 'tracking_ids', value: raw.replace(/\s/g, '').toUpperCase(), start, end });
    }
  return found;
}

const codeWord =
  /(?<!\p{L})(?<!(?:zip|postal|post|area|security|verification|order|tracking|country|bar|qr|pin)\s?-?)(?:(?:discount|promo(?:tion(?:al)?)?|coupon|voucher|gift|referral|reduction|offer)[\s-]?codes?|codes?|promo|coupons?|vouchers?|gutschein(?:code)?s?|rabattcodes?|aktionscode|(?:c[óo]digo|cup[óo]n|cupom|vale|cup[ãa]o)(?:\s(?:de\s)?(?:descuento|desconto|promocional|promo))?|bon de r[ée]duction|code (?:promo|de r[ée]duction))(?!\p{L})(?:\s(?:is|was|es|est|ist|é|called|named|lautet|for|named))?[\s:='"(]{1,4}([a-z\d][a-z\d_-]{2,23}%?)(?![\p{L}\d])/giu;
const named =
  /(?<![\p{L}\d#@-])((?=[A-Z\d_-]{4,24}(?![\p{L}\d]))[A-Z]{3,18}[-_]?\d{1,4}(?:[A-Z]{2,8})?)['"]?\s(?:code|coupon|promo|voucher|discount)/gu;
const shouted =
  /(?:use|apply|enter(?:ed)?|used|tried|typed?|redeem|code)\s["']?((?=[A-Z\d]{5,20}(?![\p{L}\d]))[A-Z]{3,16}\d{1,4}(?:OFF)?)(?![\p{L}\d])/gu;

/** Discount codes: they follow a word for one and don't look like ordinary words. */
export function discountCodeMentions(text: string, masked: string): Mention<'discount_codes'>[] {
  const found: Mention<'discount_codes'>[] = [];
  for (const pattern of [codeWord, named, shouted])
    for (const match of masked.matchAll(pattern)) {
      const raw = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(raw);
      const end = start + raw.length;
      const quoted = /["']/.test(text[start - 1] ?? '') && /["']/.test(text[end] ?? '');
      const mixed = /\d/.test(raw) && /[a-z]{2}/i.test(raw);
      const shouting = /^[A-Z]{4,}$/.test(raw) && text !== text.toUpperCase();
      if (!(mixed || shouting || quoted) || found.some((other) => other.start < end && start < other.end)) continue;
      found.push({ kind: 'discount_codes', value: raw, start, end });
    }
  return found;
}

const methods: [string, RegExp][] = [
  [
    'credit_card',
    /credit[\s-]?cards?|tarjetas? de cr[ée]dito|cartes? de cr[ée]dit|kreditkarten?|cart(?:ão|ões|ao) de cr[ée]dito|\bcc\b(?=\s(?:ending|number|on file))/giu,
  ],
  [
    'debit_card',
    /debit[\s-]?cards?|tarjetas? de d[ée]bito|carte de d[ée]bit|ec-?karte|girokarte|cart[ãa]o de d[ée]bito|carte bancaire|carte bleue/giu,
  ],
  ['paypal', /pay\s?pal/giu],
  ['visa', /visa(?:\scard)?(?!\p{L}|-)/giu],
  ['mastercard', /master\s?card/giu],
  ['amex', /amex|american express/giu],
  ['apple_pay', /apple\s?pay/giu],
  ['google_pay', /google\s?pay|gpay/giu],
  ['klarna', /klarna/giu],
  ['afterpay', /afterpay|clearpay/giu],
  ['affirm', /(?<=with |through |via |by )affirm/giu],
  ['ideal', /\biDEAL\b/gu],
  [
    'gift_card',
    /gift\s?-?cards?|gift certificates?|tarjetas? (?:de )?regalo|cartes?[ -]cadeaux?|geschenk(?:karten?|gutscheine?)|cart(?:ão|ões|ao)[ -](?:presente|oferta)|vale[ -]presente|\bGC\b/giu,
  ],
  ['store_credit', /(?:store|shop|website|account) credit|guthaben|cr[ée]dito (?:en|na) (?:la )?(?:tienda|loja)|avoir en magasin/giu],
  [
    'bank_transfer',
    /(?:bank|wire) transfers?|transferencia(?: bancaria)?|virement(?: bancaire)?|[üu]berweisung|transfer[êe]ncia(?: banc[áa]ria)?|vorkasse/giu,
  ],
  ['direct_debit', /direct debit|sepa|lastschrift|domiciliaci[óo]n|pr[ée]l[èe]vement|d[ée]bito direto/giu],
  ['invoice', /auf rechnung|pay (?:by|on) invoice|kauf auf rechnung|sur facture/giu],
  ['cash_on_delivery', /cash on delivery|\bcod\b|contra\s?reembolso|nachnahme|contre[- ]remboursement|pagamento na entrega/giu],
  ['crypto', /bitcoins?|crypto(?:currency)?|ethereum/giu],
  ['bizum', /bizum/giu],
  ['pix', /(?<=\b(?:por|com|via|no|o|by|with) )pix/giu],
  ['boleto', /boleto/giu],
  ['multibanco', /multibanco|mb\s?way/giu],
  ['sofort', /sofort[üu]berweisung/giu],
  ['bancontact', /bancontact/giu],
  ['check', /(?:by|paper|a) che(?:ck|que)(?=\s|[.,!?]|$)/giu],
];
const ids =
  /(?<![\p{L}\d_])((?:credit_card|debit_card|gift_card|paypal|store_credit|apple_pay|google_pay|bank_account)_\d{3,12})(?![\p{L}\d_])/giu;

/** Payment methods under one canonical name each; the shop's own id of one as written. */
export function paymentMentions(text: string): Mention<'payment_methods'>[] {
  const found = [...text.matchAll(ids)].map((match): Mention<'payment_methods'> => ({
    kind: 'payment_methods',
    value: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const [value, pattern] of methods)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const isWord = !/[\p{L}\d_]/u.test(text[match.index - 1] ?? '') && !/[\p{L}\d_]/u.test(text[end] ?? '');
      if (isWord && !found.some((other) => other.start < end && match.index < other.end))
        found.push({ kind: 'payment_methods', value, start: match.index, end });
    }
  return found.toSorted((a, b) => a.start - b.start);
}
