import type { FactValues } from '@parley/contract/facts';
import { type Amount, amountsIn, freeFromIn } from './amount-rules.ts';
import { draft, type Recognizer } from './draft-rules.ts';
import { codesOf, isElsewhere, isRegion, type Place, placesIn } from './place-rules.ts';
import { anyStem, anyWord, isFree, isNegated, quoteOf, type ReadLanguage, type Sentence } from './text-rules.ts';
import { type Duration, durationsIn, inDays } from './time-rules.ts';
import { isAbout, isAboutCustoms, isAboutRefund, mentions } from './topic-rules.ts';

/** A part of a sentence; money and time don't cross it. */
const parts = (text: string) => text.split(/\s*[;|()]\s*|,\s+(?!\d{3})|\.\s|\s·\s/);

/** What a part of a line says. A free-from amount is no price. */
function said(text: string): Pick<FactValues, 'amount' | 'free_from' | 'currency' | 'days_min' | 'days_max'> & { isSomething: boolean } {
  let price: Amount | undefined;
  let threshold: Amount | undefined;
  let time: Duration | undefined;
  let isGratis = false;
  for (const part of parts(text)) {
    const from = freeFromIn(part);
    if (from) threshold ??= from;
    else if (isFree(part)) isGratis = true;
    else price ??= amountsIn(part)[0];
    time ??= durationsIn(part).find(({ unit }) => unit === 'working_days' || unit === 'days' || unit === 'weeks');
  }
  const days = time ? [inDays(time.min, time.unit), inDays(time.max, time.unit)] : [];
  const costs = price?.amount ?? (isGratis && !threshold ? '0.00' : null);
  return {
    amount: costs,
    free_from: threshold?.amount ?? null,
    currency: price?.currency ?? threshold?.currency ?? null,
    days_min: days[0] ?? null,
    days_max: days[1] ?? null,
    isSomething: Boolean(price ?? threshold ?? time) || (isGratis && time !== undefined),
  };
}

const joiners =
  /^(?:[\s,/&()]|within|inside|innerhalb|dentro de|au sein de|binnen|all'interno di|and|und|et|y|e|en|the|die|der|das|le|la|les|los|las|el|os|as|o|a|i|il|lo|gli|l[’']|to|in|nach|for|für|mainland|only)*$/iu;
/** The places that a line or sentence begins with, and where they end. */
function leading(text: string, places: readonly Place[]): { places: Place[]; end: number } {
  const found: Place[] = [];
  let end = 0;
  for (const place of places) {
    if (!joiners.test(text.slice(end, place.start))) break;
    found.push(place);
    end = place.end;
  }
  return { places: found, end };
}

const methods: readonly [string, RegExp][] = [
  ['priority', anyWord('priority', 'expedited')],
  ['express', anyWord('(?<!american )express', 'next[- ]day', 'overnight', 'expresslieferung', 'expressversand', 'exprés', 'expresso')],
  ['standard', anyWord('standard', 'standardversand', 'standardlieferung', 'estándar', 'normal', 'economy')],
];
const methodIn = (text: string) => methods.find(([, words]) => words.test(text))?.[0] ?? null;

const notDelivery = anyStem(
  'return',
  'label',
  'rücksend',
  'etikett',
  'retour',
  'étiquette',
  'devol',
  'etiqueta',
  'pay(?!s)',
  'zahl',
  'pag[ao]',
  'gift',
  'gutschein',
  'plants?(?!\\p{L})',
  'winter',
);
const takes =
  /(?:takes?|take|within|in|dauert|dauern|braucht|innerhalb|prend|prennent|sous|en|tarda|tardan|demora|demoram|duurt|impiega|richiede|entro|allow|arrives? in|(?:kommt|kommen) in)\s+(?:about |usually |etwa |environ |unos |cerca de |ongeveer |circa |from |de |von |da )*$/iu;
const costs =
  /(?:costs?|we charge|is charged at|berechnen wir|wir berechnen|kostet|kosten|coûtent?|cuestan?|custam?|kost|costano|costa|is|are|for|für|pour|por|voor|per|beträgt|betragen|:)\s+(?:(?:the |der |die |das |la |le |el |o |a |de |il )?(?:delivery|shipping|postage|versand|lieferung|porto|livraison|envío|envio|entrega|verzending|levering|spedizione|consegna) )?(?:only |just |nur |a flat |€ )*$/iu;
/** A colon after a place and another word belongs to that word: "USA Priority: $10.95". */
const costsInProse = new RegExp(costs.source.replace('|:)', ')'), 'iu');
/** Between "Delivery" and its value: anything else may be a place we don't know. */
const filler =
  /^(?:[\s\d:|–-]|versand|lieferung|werktage?n?|days?|time|times|costs?|fees?|takes?|usually|normally|typically|about|approximately|within|is|are|of|at|a|flat|rate|just|only|between|and|business|working|delivery|shipping|kostet|kosten|dauert|dauern|beträgt|zeit|nur|etwa|ca\.|in|innerhalb|von|pauschal|coûte|coûtent|prend|est|de|en|sous|environ|tarda|cuesta|es|entre|y|custa|demora|é|kost|duurt|bedraagt|binnen|costa|è|richiede|werktage|standard|express)*$/iu;
/** Words for sending that also name other things. */
const ships = anyWord(
  'ships?',
  'shipped',
  'postage',
  'posted',
  'parcels?',
  'porto',
  'verschicken',
  'versenden',
  'verschickt',
  'versendet',
  'pakete?',
);
const names = (text: string) => mentions(text, 'delivery') || ships.test(text);
const nouns =
  /^(?:(?:our|the|die|der|la|el|o|a|de|il|le|unsere) )?(?:standard |express |economy |next-day )*(?:delivery|shipping|postage|versand|lieferung|livraison|expédition|envío|envio|entrega|levering|verzending|bezorging|spedizione|consegna|standard|express)/iu;

/** "Belgium: 1-2 working days, €4.95, free of charge from €75." */
function listed(sentence: Sentence, places: readonly Place[]): FactValues[] {
  const text = sentence.text;
  const first = leading(text, places);
  const separator = /^(?:\s*\([^)]*\))?\s*(?:[:|–—]|-\s)\s*/u.exec(text.slice(first.end))?.[0];
  if (first.places.length === 0 || separator === undefined) return [];
  const values = said(text.slice(first.end + separator.length));
  return values.isSomething ? [delivery(sentence, first.places, null, values)] : [];
}

/** "Standard delivery to Canada takes 7 to 12 business days and costs $19.95." */
function inProse(sentence: Sentence, places: readonly Place[]): FactValues[] {
  const [clause = '', ...rest] = sentence.text.split(/;\s+/);
  const first = leading(clause, places);
  const noun = nouns.exec(clause)?.[0];
  if (first.places.length === 0 && noun === undefined) return [];
  const time = durationsIn(clause).find(
    ({ start, unit }) =>
      unit !== 'months' &&
      unit !== 'years' &&
      (takes.test(clause.slice(0, start)) || (noun !== undefined && /:\s*$/u.test(clause.slice(0, start)))),
  );
  const cue = noun === undefined ? costsInProse : costs;
  const price = amountsIn(clause).find(({ start }) => cue.test(clause.slice(0, start)));
  const threshold = [...clause.split(/,\s+/), ...rest].map(freeFromIn).find(Boolean);
  const isPrice = price && price.amount !== threshold?.amount;
  if (!time && !isPrice && !threshold) return [];
  if (isNegated(clause, sentence.language)) return [];
  const named = places.filter(({ start }) => start < clause.length);
  const value = Math.min(time?.start ?? Infinity, price?.start ?? Infinity);
  if (noun !== undefined && named.length === 0 && value < Infinity && !filler.test(clause.slice(noun.length, value))) return [];
  const values = {
    amount: isPrice ? price.amount : null,
    free_from: threshold?.amount ?? null,
    currency: (isPrice ? price.currency : threshold?.currency) ?? null,
    days_min: time ? inDays(time.min, time.unit) : null,
    days_max: time ? inDays(time.max, time.unit) : null,
  };
  return [delivery(sentence, named, methodIn(clause), values)];
}

/** "Free delivery from €50.", "Orders over €50 ship free." */
function freeDelivery(sentence: Sentence): FactValues[] {
  if (amountsIn(sentence.text).length !== 1 || isNegated(sentence.text, sentence.language)) return [];
  const part = parts(sentence.text).find((one) => names(one) && freeFromIn(one));
  const threshold = part === undefined ? undefined : freeFromIn(part);
  if (part === undefined || !threshold) return [];
  const values = { amount: null, free_from: threshold.amount, currency: threshold.currency, days_min: null, days_max: null };
  return [delivery(sentence, placesIn(part, sentence.language), null, values)];
}

function delivery(
  sentence: Sentence,
  places: readonly Place[],
  method: string | null,
  values: ReturnType<typeof said> | Omit<ReturnType<typeof said>, 'isSomething'>,
) {
  const { amount, free_from, currency, days_min, days_max } = values;
  const under = places.length > 0 || sentence.heading === sentence.title ? [] : placesIn(sentence.heading, sentence.language);
  const countries = [...places, ...under];
  return draft('delivery', sentence, {
    ...(under.length > 0 && { text: `${sentence.heading}: ${quoteOf(sentence)}` }),
    countries: countries.length > 0 ? codesOf(countries) : null,
    name: method === 'standard' ? null : method,
    amount,
    free_from,
    currency,
    days_min,
    days_max,
  });
}

/** "CANADA: 7-14 working days". Names are compared with their capitals. */
const capitalized = (text: string) =>
  text.replace(/^[^\p{Ll}:]{5,}(?=:)/u, (head) =>
    head.replace(/\p{L}+/gu, (word) => (word.length < 4 ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`)),
  );
/** Which countries are left is said elsewhere, or nowhere. */
const restOf = /rest of|restliche|übrige|reste d|resto d|overige/iu;
/**
 * Without a heading that says so: a sentence that begins with delivery or a place and names delivery, one about what ships free, or a line
 * about a place in a paragraph about delivery.
 */
function isOfDelivery(sentence: Sentence): boolean {
  const { text, language, paragraph, heading, title } = sentence;
  if (names(text) && nouns.test(text)) return true;
  // A heading about something else counts more than the words.
  if (heading !== title) return false;
  if (names(text) && freeFromIn(text)) return true;
  return leading(text, placesIn(text, language)).places.length > 0 && (names(text) || names(paragraph));
}
const prices: Recognizer = (sentence) => {
  const { text } = sentence;
  if (!isAbout(sentence, 'delivery') && !isOfDelivery(sentence)) return [];
  if (isAbout(sentence, 'damage') || isAbout(sentence, 'payment') || isAbout(sentence, 'giftCard') || isAboutRefund(text)) return [];
  const [clause = ''] = text.split(/;\s+/);
  if (restOf.test(text)) return [];
  if (notDelivery.test(clause) || isAboutCustoms(clause)) return [];
  const places = placesIn(capitalized(text), sentence.language);
  for (const read of [listed, inProse, freeDelivery]) {
    const found = read(sentence, places);
    if (found.length > 0) return found;
  }
  return [];
};

const yes = String.raw`(?:(?:yes|ja|oui|sí|sim|sì)\b[,.]?\s+)?`;
const now = String.raw`(?:(?:currently|at present|today|now|derzeit|aktuell|momentan|actuellement|actualmente|atualmente|momenteel|attualmente),?\s+)?`;
/** "We deliver": at the beginning, since a sentence that begins with a product is about that product. */
const weDeliver: Record<ReadLanguage, RegExp> = {
  en: new RegExp(`^${yes}${now}we\\s+(?:(?:also|only|currently|now|happily)\\s+)*(?:deliver|ship|send|dispatch)\\b`, 'iu'),
  de: new RegExp(`^${yes}${now}(?:wir (?:liefern|versenden|verschicken)|(?:liefern|versenden|verschicken) wir)(?!\\p{L})`, 'iu'),
  fr: new RegExp(`^${yes}${now}nous (?:ne )?(?:livrons|expédions|envoyons)(?!\\p{L})`, 'iu'),
  es: new RegExp(`^${yes}${now}(?:(?:solo|sólo) )?(?:enviamos|entregamos|(?:hacemos|realizamos) (?:envíos|entregas))(?!\\p{L})`, 'iu'),
  pt: new RegExp(`^${yes}${now}(?:só )?(?:enviamos|entregamos|fazemos (?:envios|entregas))(?!\\p{L})`, 'iu'),
  nl: new RegExp(`^${yes}${now}(?:we|wij) (?:leveren|verzenden|bezorgen|versturen|sturen)(?!\\p{L})`, 'iu'),
  it: new RegExp(`^${yes}${now}(?:spediamo|consegniamo|effettuiamo (?:spedizioni|consegne))(?!\\p{L})`, 'iu'),
};
const no = String.raw`(?:(?:no|nein|nee|non|não|unfortunately|sorry|leider|malheureusement|désolés?|lamentablemente|infelizmente|helaas|purtroppo)[,.]?\s+)?`;
const weDont: Record<ReadLanguage, RegExp> = {
  en: new RegExp(
    `^${no}${now}we\\s+(?:currently\\s+)?(?:do not|don[’']t|cannot|can[’']t|can not|are unable to|no longer|are not able to)\\s+(?:currently\\s+|yet\\s+)?(?:deliver|ship|send)\\b`,
    'iu',
  ),
  de: /^(?:leider |nein, |derzeit )*(?:wir (?:liefern|versenden|verschicken)|(?:liefern|versenden) wir|nach [^.]{2,80} (?:liefern|versenden) wir)(?: (?:derzeit|leider|aktuell|noch|momentan))* nicht(?!\p{L})/iu,
  fr: /^(?:non, |malheureusement,? )?nous ne (?:livrons|expédions|envoyons) (?:pas|plus|malheureusement pas)(?!\p{L})/iu,
  es: /^(?:no, )?(?:lamentablemente |actualmente )?no (?:enviamos|entregamos|hacemos envíos|realizamos envíos)(?!\p{L})/iu,
  pt: /^(?:não, )?(?:infelizmente |atualmente )?não (?:enviamos|entregamos|fazemos envios)(?!\p{L})/iu,
  nl: /^(?:nee, )?(?:helaas )?(?:we|wij) (?:leveren|verzenden|bezorgen|versturen|sturen)(?: (?:helaas|momenteel|nog))* niet(?!\p{L})/iu,
  it: /^(?:no, )?(?:purtroppo |attualmente )?non (?:spediamo|consegniamo|effettuiamo spedizioni)(?!\p{L})/iu,
};
const only = anyWord(
  'only',
  'exclusively',
  'nur',
  'ausschließlich',
  'seulement',
  'uniquement',
  'que',
  'solo',
  'sólo',
  'solamente',
  'únicamente',
  'só',
  'somente',
  'apenas',
  'alleen',
  'enkel',
  'uitsluitend',
  'soltanto',
  'esclusivamente',
);
const nowhereElse =
  /no other countr|nowhere else|(?:sonst )?in kein(?:e[mnrs]?)? (?:ander\p{L}* )?land|sonst nirgend|aucun autre pays|ningún otro país|nenhum outro país|geen (?:enkel )?ander land|nessun altro paese/iu;
const everywhere =
  /worldwide|all over the world|weltweit|(?:dans le|au) monde entier|todo el mundo|todo o mundo|wereldwijd|tutto il mondo/iu;
const withCarrier = anyWord('with', 'mit', 'avec', 'con', 'com', 'met', 'by', 'via');
const offered = anyStem(
  'taken',
  'accepted',
  'possible',
  'offered',
  'available',
  'möglich',
  'angeboten',
  'disponib',
  'posible',
  'possíve',
  'mogelijk',
  'possibil',
);

const countries: Recognizer = (sentence) => {
  const { text, language } = sentence;
  const places = placesIn(text, language);
  const refused = weDont[language].test(text);
  if (refused) return refusal(sentence, places);
  const begins = weDeliver[language].exec(text)?.[0];
  if (begins === undefined) return unavailable(sentence, places);
  const [first] = places;
  const until = text.slice(begins.length, first?.start ?? begins.length + 60);
  if (withCarrier.test(until) || until.length > 80) return [];
  if (everywhere.test(text))
    return isNegated(text, language) ? [] : [draft('delivery_country', sentence, { countries: ['*'], allowed: true })];
  // "to Spain, but not to the Canary Islands", and "to no other country" after the list.
  const [list = '', ...exceptions] = splitAtNegation(text, language);
  const served = places.filter(({ end }) => end <= list.length);
  const left = places.filter(({ start }) => exceptions.length > 0 && start >= list.length);
  if (served.length === 0 || (places.some((place) => isRegion(place)) && served.every((place) => isRegion(place)))) return [];
  const isOnly = nowhereElse.test(text) || only.test(`${begins} ${until}`);
  return [
    draft('delivery_country', sentence, { countries: codesOf(served), allowed: true }),
    ...(left.length > 0 ? [draft('delivery_country', sentence, { countries: codesOf(left), allowed: false })] : []),
    ...(isOnly ? [draft('delivery_country', sentence, { countries: ['*'], allowed: false })] : []),
  ];
};

const poBox = anyStem(
  'po box',
  'p\\.o\\. box',
  'postfäche',
  'postfach',
  'packstation',
  'boîtes? postale',
  'apartados? (?:de correos|posta)',
  'postbus',
  'casell[ae] postal',
);
function refusal(sentence: Sentence, places: readonly Place[]): FactValues[] {
  if (places.length > 0) return [draft('delivery_country', sentence, { countries: codesOf(places), allowed: false })];
  if (poBox.test(sentence.text)) return [draft('delivery', sentence, { name: 'PO box', allowed: false })];
  if (isElsewhere(sentence.text)) return [draft('delivery_country', sentence, { countries: ['*'], allowed: false })];
  return [];
}

/** "Orders for Mexico are not taken", "Delivery to Norway isn't possible". */
function unavailable(sentence: Sentence, places: readonly Place[]): FactValues[] {
  const { text, language } = sentence;
  const [first] = places;
  if (!first || !isNegated(text, language) || !offered.test(text) || methodIn(text) !== null) return [];
  const begins = text.slice(0, first.start);
  if (
    !/^(?:orders?|deliver(?:y|ies)|shipping|shipments?|(?:die |eine )?liefer(?:ung|ungen)|(?:der )?versand|la livraison|les livraisons|(?:el envío|los envíos)|(?:a entrega|o envio)|(?:de )?(?:levering|verzending)|la (?:spedizione|consegna)) [\p{L}\s]{1,12}$/iu.test(
      begins,
    )
  )
    return [];
  return [draft('delivery_country', sentence, { countries: codesOf(places), allowed: false })];
}

const butNot =
  /,?\s+(?:but|and|aber|mais|et|pero|y|mas|maar|en|ma|e)?\s*(?:not|nicht|pas|niet|no|não|non|except|außer|sauf|excepto|exceto|behalve|tranne|sonst)\s/iu;
function splitAtNegation(text: string, _language: ReadLanguage): string[] {
  const at = butNot.exec(text);
  return at ? [text.slice(0, at.index), text.slice(at.index)] : [text];
}

/** "Mainland France only, not Corsica": parts of a country that a page about delivery leaves out. */
const leftOut: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (!isAbout(sentence, 'delivery') || weDont[language].test(text)) return [];
  const excluded = /(?:^|,\s+|\()(?:but )?(?:not|nicht|pas|niet|no|não|non)\s/iu.exec(text);
  if (!excluded) return [];
  const places = placesIn(text, language).filter((place) => place.start >= excluded.index && isRegion(place));
  return places.length > 0 ? [draft('delivery_country', sentence, { countries: codesOf(places), allowed: false })] : [];
};

const offer = anyStem(
  'offer',
  'provide',
  'bieten',
  'angebot',
  'propos',
  'ofrec',
  'oferec',
  'bied',
  'offr',
  'available',
  'disponib',
  'disponív',
);
const express: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (methodIn(text) !== 'express' || !offer.test(text) || placesIn(text, language).length > 0 || text.includes(';')) return [];
  return isNegated(text, language) ? [draft('delivery', sentence, { name: 'express', allowed: false })] : [];
};

const pickUp: Record<ReadLanguage, RegExp> = {
  en: /(?:pick(?:ed)? up|collect(?:ed)?) (?:your |an |the )?orders?|orders? can(?:not|’t|'t)? be (?:picked up|collected)|(?:local|store|in-store) (?:pick-?up|collection)/iu,
  de: /(?:bestellung|bestellungen|ware).{0,60}(?:abholen|abgeholt)|abholung.{0,40}(?:möglich|kostenlos)|selbstabholung/iu,
  fr: /(?:retirer|récupérer|venir chercher) (?:votre|vos|ta) commandes?|retrait (?:gratuit|en magasin|en boutique|sur place)/iu,
  es: /recoger (?:tu|su|el|los|tus) pedidos?|recogida (?:gratuita|en tienda)/iu,
  pt: /levantar (?:a (?:sua )?encomenda|o (?:seu )?pedido)|retirar .{0,20}na loja|levantamento (?:gratuito|na loja)/iu,
  nl: /bestelling.{0,40}(?:ophalen|afhalen|opgehaald)|(?:ophalen|afhalen).{0,30}(?:gratis|mogelijk|kan)/iu,
  it: /ritirare (?:il tuo |l[’']|il suo |gli )?ordin|ritiro (?:gratuito|in negozio)/iu,
};
const pickup: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (!pickUp[language].test(text) || /"[^"]*pick up[^"]*"/iu.test(text)) return [];
  const allowed = !isNegated(text, language);
  const [price] = amountsIn(text);
  const costsNothing = allowed && isFree(text) && !price;
  return [
    draft('pickup', sentence, {
      allowed,
      amount: costsNothing ? '0.00' : (allowed && price?.amount) || null,
      currency: (allowed && price?.currency) || null,
    }),
  ];
};

/** "Do you ship to Norway?" "Yes, within five days." */
const asked: Recognizer = (sentence) => {
  const { title, text, language, before } = sentence;
  if (
    before !== '' ||
    !title.trim().endsWith('?') ||
    (!mentions(title, 'delivery') && !/\b(?:ship|send)\b|versende|liefer|livr|envi|lever|verzend|spedi/iu.test(title))
  )
    return [];
  const places = placesIn(title, language);
  const answer = /^(yes|ja|oui|sí|sim|sì|no|nein|non|não|nee)(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase();
  if (places.length === 0 || answer === undefined) return [];
  const allowed = /^(?:yes|ja|oui|sí|sim|sì)$/u.test(answer);
  return [draft('delivery_country', sentence, { countries: codesOf(places), allowed, text: quoteOf(sentence) })];
};

export const deliveryRecognizers: readonly Recognizer[] = [prices, countries, leftOut, express, pickup, asked];
