import type { FactValues } from '@parley/contract/facts';
import { amountsIn } from './amount-rules.ts';
import { draft, type Recognizer } from './draft-rules.ts';
import { methodsIn } from './method-rules.ts';
import { codesOf, placesIn } from './place-rules.ts';
import { anyStem, anyWord, isFree, isNegated } from './text-rules.ts';
import { durationsIn, inDays, openingsIn } from './time-rules.ts';
import { isAbout, isAboutClaim, isAboutRefund, mentions } from './topic-rules.ts';

const accepts =
  /we (?:also )?(?:accept|take|offer)|you can (?:also )?pay\b|can (?:also )?pay (?:by|with|in)|accepted (?:payment|cards)|(?:wir|nous|we|wij) (?:nehmen|akzeptieren|bieten|acceptons|proposons|accepteren)|(?:sie können|können sie|du kannst|kannst du).{0,40}zahlen|vous pouvez (?:payer|régler)|aceptamos|(?:puedes?|puede) pagar|aceitamos|pode pagar|(?:je kunt|u kunt|kun je|kunt u).{0,40}betalen|accettiamo|(?:puoi|può|potete) pagare/iu;
const declines = anyStem(
  'accept',
  'offer',
  'available',
  'take',
  'bieten',
  'angeboten',
  'akzeptier',
  'nehmen',
  'propos',
  'disponib',
  'disponív',
  'ofrec',
  'acept',
  'oferec',
  'aceit',
  'bied',
  'accetta',
  'offr',
);
const aboutGoods = anyStem('return', 'exchang', 'gift card is', 'a gift card');

/** Only for some customers, or not online: whether it is possible depends. */
const someOnly =
  /compan(?:y|ies)|schools|business customers|in (?:the|our) (?:shop|store)|firmen|unternehmen|geschäftskunden|im laden|entreprises|en (?:magasin|boutique)|empresas|en (?:la )?tienda|na loja|bedrijven|in de winkel|aziende|in negozio/iu;
/** "We accept Visa and PayPal", "Klarna isn't offered yet". */
const payment: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (isAboutRefund(text)) return [];
  if (!isAbout(sentence, 'payment') && !(accepts.test(text) && /pay|zahl|pag|betal|accept|akzept|acept|aceit|accett/iu.test(text)))
    return [];
  if (aboutGoods.test(text) && !isAbout(sentence, 'payment')) return [];
  const [said = '', denied = ''] = text.split(/,?\s+(?:but|aber|mais|pero|mas|maar|ma)\s+(?=(?:not|nicht|pas|no|não|niet|non)\s)/iu);
  const places = placesIn(text, language);
  const read = (part: string, allowed: boolean) =>
    methodsIn(part).map((name) =>
      draft('payment_method', sentence, {
        name,
        allowed: allowed && someOnly.test(text) ? null : allowed,
        countries: allowed && places.length > 0 ? codesOf(places) : null,
      }),
    );
  if (isNegated(said, language)) return declines.test(said) ? read(said, false) : [];
  return accepts.test(said) ? [...read(said, true), ...read(denied, false)] : [];
};

const open = anyStem(
  'open',
  'answer',
  'team',
  'people',
  'hours',
  'reach',
  'call',
  'support',
  'there',
  'geöffnet',
  'offen',
  'öffnungszeit',
  'antwort',
  'erreich',
  'ouvert',
  'répond',
  'horaire',
  'abiert',
  'atiend',
  'horario',
  'abert',
  'respond',
  'horário',
  'geopend',
  'bereikba',
  'openingstijd',
  'apert',
  'rispond',
  'orari',
);
const ofShop = anyWord(
  'shop',
  'store',
  'counter',
  'showroom',
  'boutique',
  'laden',
  'geschäft',
  'ladengeschäft',
  'magasin',
  'tienda',
  'loja',
  'winkel',
  'negozio',
  'garden',
);
const ofPlace: readonly [string, RegExp][] = [
  ['workshop', anyWord('workshop', 'werkstatt', 'atelier', 'taller', 'oficina', 'werkplaats')],
  ['shop', ofShop],
];
const hours: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (!open.test(text) && !isAbout(sentence, 'contact')) return [];
  if (mentions(text, 'delivery') && !open.test(text)) return [];
  const name = ofPlace.find(([, words]) => words.test(text))?.[0] ?? 'team';
  return openingsIn(text, language).map((opening) => draft('hours', sentence, { name, hours: opening }));
};

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const phone = /(?<![\w@.-])(?:\+\d{1,3}[\s()./-]{0,2})?\(?\d[\d\s()./-]{6,16}\d(?![\w@])/gu;
const byPhone = anyStem(
  'call',
  'phone',
  'tel',
  'ring',
  'answers?',
  'reach',
  'whatsapp',
  'rufen',
  'anruf',
  'appel',
  'llama',
  'lig',
  'bel(?!\\p{L})',
  'bell',
  'chiam',
  'telef',
);
const contact: Recognizer = (sentence) => {
  const { text } = sentence;
  if (!isAbout(sentence, 'contact')) return [];
  const mails = [...text.matchAll(mail)].map(([value]) => draft('contact', sentence, { name: 'email', value }));
  const phones = byPhone.test(text)
    ? [...text.replace(mail, ' ').matchAll(phone)]
        .filter(([value]) => value.replace(/\D/g, '').length >= 8)
        .map(([value]) => draft('contact', sentence, { name: 'phone', value: value.trim() }))
    : [];
  return [...mails, ...phones];
};

const wrap = anyStem(
  'gift[- ]?wrap',
  'wrap(?:ping)? gifts',
  'geschenkverpack',
  'geschenkpapier',
  'als geschenk (?:ein|ver)pack',
  'emballages? cadeau',
  'papier cadeau',
  'envolver para regalo',
  'papel de regalo',
  'envoltorio',
  'embrulho',
  'cadeauverpakking',
  'cadeaupapier',
  'confezion[ei] regalo',
  'pacchetto regalo',
);
const giftWrap: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (!wrap.test(text)) return [];
  if (isNegated(text, language)) return [draft('gift_wrap', sentence, { allowed: false })];
  const [price] = amountsIn(text);
  if (!price && !isFree(text)) return [];
  return [draft('gift_wrap', sentence, { allowed: true, amount: price?.amount ?? '0.00', currency: price?.currency ?? null })];
};

const valid = anyStem('valid', 'expire', 'gültig', 'valable', 'válid', 'geldig', 'caduc', 'verfallen', 'verjähr');
const never =
  /never expire|do(?:es)? not expire|don[’']t expire|verfallen nicht|unbegrenzt gültig|no caducan|sans date limite|não caducam|verlopen niet|non scadono/iu;
const giftCard: Recognizer = (sentence) => {
  const { text } = sentence;
  if (!valid.test(text) || (!mentions(text, 'giftCard') && !isAbout(sentence, 'giftCard'))) return [];
  if (never.test(text)) return [draft('gift_card', sentence, { name: 'validity', value: 'no expiry' })];
  const time = durationsIn(text).find(({ unit }) => unit === 'years' || unit === 'months');
  return time ? [draft('gift_card', sentence, { name: 'validity', days_max: inDays(time.max, time.unit) })] : [];
};

const bill = anyStem('invoice', 'rechnung', 'factur', 'fatura', 'fattur');
const arrives = anyWord('pdf', 'by e-?mail', 'in your account', 'attached', 'per e-mail', 'par e-mail', 'en tu cuenta');
const taxNumber = anyStem(
  'vat number',
  'vat id',
  'tax id',
  'ust-id',
  'umsatzsteuer-id',
  'numéro de tva',
  'nif',
  'número de contribuinte',
  'btw-nummer',
  'partita iva',
);
const invoice: Recognizer = (sentence) => {
  const { text, language, before } = sentence;
  if (!isAbout(sentence, 'invoice') || isNegated(text, language)) return [];
  if (taxNumber.test(text))
    return taxNumber.test(before) || (!bill.test(text) && !/checkout/iu.test(text))
      ? []
      : taxed(text)
        ? []
        : [draft('invoice', sentence, { name: 'VAT number', allowed: true })];
  return bill.test(text) && arrives.test(text) ? [draft('invoice', sentence, { allowed: true })] : [];
};
/** Without VAT is another matter than a number on the invoice. */
const taxed = (text: string) => /without|ohne|sans|sin |sem |zonder|senza/iu.test(text);

const percent = /(\d{1,2})\s?%/u;
const first =
  /newsletter|first order|erste bestellung|erstbestellung|première commande|primer pedido|primeira encomenda|eerste bestelling|primo ordine/iu;
const student =
  /student (?:discount|price)|studentenrabatt|réduction étudiant|descuento (?:para|de) estudiantes|desconto (?:para|de) estudantes|studentenkorting|sconto studenti/iu;
const discount: Recognizer = (sentence): FactValues[] => {
  const { text, language } = sentence;
  if (student.test(text)) {
    const allowed = !isNegated(text, language);
    const share = percent.exec(text)?.[1];
    return [draft('discount', sentence, { name: 'student', allowed, value: allowed && share ? `${share}%` : null })];
  }
  const share = percent.exec(text)?.[1];
  if (!share || !first.test(text) || isNegated(text, language) || isAboutClaim(text)) return [];
  return [draft('discount', sentence, { name: 'newsletter', value: `${share}%`, allowed: true })];
};

export const shopRecognizers: readonly Recognizer[] = [payment, hours, contact, giftWrap, giftCard, invoice, discount];
