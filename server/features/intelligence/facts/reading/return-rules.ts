import type { FactValues } from '@parley/contract/facts';
import { amountsIn } from './amount-rules.ts';
import { draft, type Recognizer } from './draft-rules.ts';
import { methodsIn } from './method-rules.ts';
import { codesOf, isElsewhere, placesIn } from './place-rules.ts';
import { anyStem, anyWord, isConditional, isFree, isNegated, type ReadLanguage, type Sentence } from './text-rules.ts';
import { type Duration, durationsIn, inDays, isLimit } from './time-rules.ts';
import { isAbout, isAboutClaim, isAboutOrder, mentions } from './topic-rules.ts';

const givesBack = anyStem(
  'return',
  'sen[dt] .{0,20}back',
  'give back',
  'zurückgeben',
  'zurückgegeben',
  'zurücksend',
  'zurückschick',
  'zurück(?!\\p{L})',
  'retournier',
  'rückgabe',
  'retourn',
  'renvoy',
  'rendre',
  'devol',
  'devuelv',
  'retour',
  'terugstu(?:u?r)',
  'teruggest',
  'terugzend',
  '(?<!(?:betalen|storten|stort|betaalt) .{0,80})terug(?!\\p{L})',
  'restitu',
  'rimandar',
  'reso(?!\\p{L})',
);
const refunds = anyStem(
  'refund',
  'money back',
  'erstatt',
  'rückerstatt',
  'rembours',
  'reembols',
  'terugbetal',
  'betalen',
  'terugstort',
  'storten',
  'gestort',
  'rimbors',
);
const toSender = /return(?:ed|s)? to (?:us|sender|the sender)/iu;

const occurrences = (pattern: RegExp, text: string) => [...text.matchAll(new RegExp(pattern.source, 'giu'))].map(({ index }) => index);
/** What a time is about: the word before it that is nearest, else the first after it. "Return it within 14 days for a full refund." */
function limits(text: string, { start, end }: Duration): 'return' | 'refund' | undefined {
  const found = [
    ...occurrences(givesBack, text).map((at) => ({ at, what: 'return' as const })),
    ...occurrences(refunds, text).map((at) => ({ at, what: 'refund' as const })),
  ].sort((a, b) => a.at - b.at);
  return (found.findLast(({ at }) => at < start) ?? found.find(({ at }) => at >= end))?.what;
}

const general =
  /^(?:all|any|every|everything|anything|items?|products?|goods|articles?|orders?|purchases?|unused|the|your|you|alle|jede|artikel|ware|produkte|sie|tous|toute?s?|les (?:articles|produits)|vous|todos?|cualquier|qualquer|alles|tutti|ogni)(?!\p{L})/iu;
/** "Teapots can be returned within 30 days": a rule of these goods only. */
const someGoods = /^(.{3,80}?)\s+can be (?:returned|sent back)\s/iu;

/** "You may return it within 14 days of delivery." */
const window: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (isAbout(sentence, 'cancel') || !givesBack.test(text) || toSender.test(text) || isAboutClaim(text) || mentions(text, 'guarantee'))
    return [];
  const time = durationsIn(text).find(
    (one) => isLimit(text, one) && (one.unit === 'days' || one.unit === 'weeks' || one.unit === 'months'),
  );
  if (!time || limits(text, time) !== 'return' || exceptions[language].some((pattern) => pattern.test(text))) return [];
  const days = inDays(time.max, time.unit);
  if (days < 3 || days > 400) return [];
  const goods = someGoods.exec(text)?.[1];
  const name = goods !== undefined && !general.test(goods) ? goods : null;
  return [draft('returns', sentence, { name, days_max: days, allowed: true })];
};

const noDeadline =
  /no (?:deadline|time limit)|unlimited time|unbegrenzt|ohne frist|sans limite|sin (?:plazo|límite)|sem (?:prazo|limite)|geen (?:termijn|deadline)|senza (?:limiti|scadenza)/iu;
const unlimited: Recognizer = (sentence) =>
  isAbout(sentence, 'returns') && noDeadline.test(sentence.text)
    ? [draft('returns', sentence, { value: 'no deadline', allowed: true })]
    : [];

const label = anyStem(
  'labels?(?!\\p{L})',
  '(?:rücksende)?etikett',
  'étiquette',
  'etiquetas?(?!\\p{L})',
  'retourlabel',
  'etichett',
  'return (?:shipping|postage|cost|fee)',
  'rücksendekosten',
  'rückversand',
  'frais de retour',
  '(?:gastos|costes?) de devolución',
  'portes de devolução',
  'retourkosten',
  'spese di (?:reso|restituzione)',
);
const startsWithIt = /^(?:it|this|es|dies\p{L}*|elle|il|cela|cuesta|custa|het|dit|die|costa)(?!\p{L})/iu;

/** "The label costs €4.50 from Belgium and €6.95 from France." */
const labelCost: Recognizer = (sentence) => {
  const { text, before, language } = sentence;
  const isLabel = label.test(text) || (startsWithIt.test(text) && label.test(before));
  if (!isAbout(sentence, 'returns') || (isAbout(sentence, 'exchange') !== isAbout(sentence, 'returns') && isAbout(sentence, 'exchange')))
    return [];
  if (!isLabel) return isFreeReturn(sentence);
  const amounts = amountsIn(text);
  if (amounts.length === 0) return isFree(text) && !isNegated(text, language) ? freeReturn(sentence) : [];
  const places = placesIn(text, language);
  return amounts.map(({ amount, currency, end }, place) => {
    const until = amounts[place + 1]?.start ?? text.length;
    const from = places.filter(({ start }) => start >= end && start < until);
    const rest = isElsewhere(text.slice(end, until)) ? ['*'] : [];
    const countries = [...codesOf(from), ...rest];
    return draft('return_cost', sentence, { countries: countries.length > 0 ? countries : null, amount, currency });
  });
};

const returnNoun = anyStem(
  'returns?(?!\\p{L})',
  'rückgabe',
  'rücksendung',
  'retours?(?!\\p{L})',
  'devoluci',
  'devoluç',
  'resi(?!\\p{L})',
  'reso(?!\\p{L})',
);
const isFreeReturn = (sentence: Sentence): FactValues[] =>
  (returnNoun.test(sentence.text) || givesBack.test(sentence.text)) && isFree(sentence.text) && !isNegated(sentence.text, sentence.language)
    ? freeReturn(sentence)
    : [];

/** Free only for a fault is a fact of its own; another condition is none. */
function freeReturn(sentence: Sentence): FactValues[] {
  if (isAboutClaim(sentence.text)) return [draft('return_cost', sentence, { name: 'wrong or faulty', amount: '0.00' })];
  return isConditional(sentence.text) ? [] : [draft('return_cost', sentence, { amount: '0.00' })];
}

/** What can't be returned; the first group is what. */
const exceptions: Record<ReadLanguage, readonly RegExp[]> = {
  en: [
    /^(.{3,120}?)\s+(?:cannot|can[’']t|can not|may not|must not)\s+(?:also\s+)?be\s+(?:[^.]{0,40}\b)?(?:returned|sent back)\b/iu,
    /^(.{3,120}?)\s+(?:are|is)\s+(?:excluded from|not eligible for|exempt from)\s+(?:our\s+|the\s+)?(?:right of\s+)?returns?/iu,
    /^we (?:do not|don[’']t|cannot|can[’']t) (?:accept returns (?:of|on|for)|take back)\s+(.{3,120}?)[.]?$/iu,
  ],
  de: [
    /^(.{3,120}?)\s+(?:können|kann|dürfen)\s+(?:.{0,60}\s)?nicht\s+(?:zurückgegeben|zurückgesendet|zurückgeschickt|retourniert|umgetauscht)/iu,
    /^(.{3,120}?)\s+(?:sind|ist)\s+vo[nm]\s+(?:der\s+|dem\s+)?(?:rückgabe|umtausch|widerruf|rücksendung)\p{L}*\s+ausgeschlossen/iu,
  ],
  fr: [/^(.{3,120}?)\s+ne\s+(?:peuvent|peut|sont|est)\s+(?:plus|pas|ni)\s+(?:être\s+)?(?:retourn|rendu|renvoy|repris)/iu],
  es: [
    /^no se (?:devuelven|aceptan devoluciones de|pueden devolver|admiten devoluciones de)\s+(.{3,120}?)[.]?$/iu,
    /^(.{3,120}?)\s+no se (?:puede[n]? devolver|devuelven)/iu,
  ],
  pt: [/^(.{3,120}?)\s+não (?:podem?|são) (?:ser )?devolv/iu],
  nl: [/^(.{3,120}?)\s+(?:kunnen|kan|mogen)\s+niet\s+(?:\p{L}+\s+){0,2}(?:terug|geretourneerd|retour)/iu],
  it: [/^(.{3,120}?)\s+non (?:possono|può) essere (?:restitu|res[io](?!\p{L}))/iu],
};
const pronoun =
  /^(?:it|they|this|that|these|we|you|es|sie|wir|dies|ils?|elles?|nous|vous|se|isto|het|ze|we|wij|tell|once|since|because|after|if|wenn|après|si)(?!\p{L})/iu;

const exception: Recognizer = (sentence) => {
  const { text, language } = sentence;
  for (const pattern of exceptions[language]) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name === undefined) continue;
    if (pronoun.test(name) || isAboutOrder(name) || name.split(' ').length > 16) return [];
    return [draft('return_exception', sentence, { name, allowed: false })];
  }
  return [];
};

const method = anyWord(
  'takes?',
  'dauert',
  'dauern',
  'brauch\\p{L}+',
  'prend',
  'prennent',
  'met',
  'tardan?',
  'demoram?',
  'duurt',
  'duren',
  'impiegano?',
  'credited',
);
/** "We refund within 5 working days", "a card takes 3 to 5 working days". */
const refundTime: Recognizer = (sentence) => {
  const { text } = sentence;
  if (isAbout(sentence, 'cancel') || isAbout(sentence, 'damage') || isAboutClaim(text) || mentions(text, 'cancel')) return [];
  const limit = durationsIn(text).find((one) => isLimit(text, one) && one.unit !== 'years' && inDays(one.max, one.unit) <= 60);
  if (
    limit &&
    limits(text, limit) === 'refund' &&
    (isAbout(sentence, 'refunds') || isAbout(sentence, 'returns') || /^(?:we|wir|nous|we|wij)\s/iu.test(text))
  )
    return [draft('refund_time', sentence, { days_max: inDays(limit.max, limit.unit) })];
  if (!isAbout(sentence, 'refunds') && !isAbout(sentence, 'returns')) return [];
  if (!method.test(text)) return [];
  return text.split(/;\s+|,\s+(?=bei\s|PayPal|a\s|les?\s|la\s|o\s)/u).flatMap((clause) => {
    const [time] = durationsIn(clause).filter(({ unit }) => unit === 'working_days' || unit === 'days');
    if (!time) return [];
    return methodsIn(clause.slice(0, time.start)).map((name) =>
      draft('refund_time', sentence, { name, days_min: inDays(time.min, time.unit), days_max: inDays(time.max, time.unit) }),
    );
  });
};

const exchanges = anyStem('exchang', 'umtausch', 'umgetauscht', 'tauschen', 'échang', 'cambi', 'troc', 'ruil', 'omruil');
const notGoods = anyStem(
  'money',
  'cash',
  'gift card',
  'geld',
  'bargeld',
  'gutschein',
  'argent',
  'dinero',
  'dinheiro',
  'denaro',
  'returned',
);
const exchange: Recognizer = (sentence) => {
  const { text, language } = sentence;
  if (!isAbout(sentence, 'exchange') || isAbout(sentence, 'returns') || !exchanges.test(text) || notGoods.test(text)) return [];
  if (exchanges.test(sentence.before)) return [];
  const limit = durationsIn(text).find((one) => isLimit(text, one));
  const allowed = !isNegated(text, language);
  return [
    draft('exchange', sentence, {
      allowed,
      days_max: allowed && limit ? inDays(limit.max, limit.unit) : null,
      amount: allowed && isFree(text) ? '0.00' : null,
    }),
  ];
};

const guaranteeOf = /(?:guarantee|warranty|garantie|gewährleistung|garantía|garantia|garanzia)\s+(?:of|von|de|van|di)\s*$/iu;
const thenGuarantee =
  /^[\s-]*(?:(?:legal|gesetzliche|limited|de|di|of)\s+)*(?:guarantee|warranty|garantie|gewährleistung|garantía|garantia|garanzia)/iu;
const everything = anyWord(
  'everything',
  'every product',
  'all (?:our )?products',
  'all items',
  'legal',
  'alles',
  'alle',
  'jedes produkt',
  'gesetzlich\\p{L}*',
  'tous',
  'tout',
  'légale',
  'todos',
  'todo',
  'wettelijke?',
  'tutti',
);
/** "Everything has the legal guarantee of 2 years. Some products have more: the Backpack 5 years." */
const warranty: Recognizer = (sentence) => {
  const { text, title } = sentence;
  const times = durationsIn(text).filter(({ unit }) => unit === 'months' || unit === 'years');
  const [first] = times;
  if (!first || isConditional(text)) return [];
  const isGeneral = everything.test(text) && (guaranteeOf.test(text.slice(0, first.start)) || thenGuarantee.test(text.slice(first.end)));
  if (isGeneral) return [draft('warranty', sentence, { days_max: inDays(first.max, first.unit), allowed: true })];
  const list = /^(?:some|certain|einige|certains|algunos|alguns|sommige|alcuni)[^:]{0,60}:\s+/iu.exec(text);
  if (!list || !(mentions(title, 'guarantee') || isAbout(sentence, 'guarantee'))) return [];
  let since = list[0].length;
  return times.flatMap(({ start, end, max, unit }) => {
    const names = text.slice(since, start).replace(/^[\s,;]+(?:and |und |et |y |e |en )?|[\s,;]+$/giu, '');
    since = end;
    return names
      .split(/,\s+|\s+(?:and|und|et|y|e|en)\s+/u)
      .map((name) => name.replace(/^(?:the|der|die|das|le|la|les|el|los|de|het|il|i)\s+/iu, '').trim())
      .filter((name) => name.length > 2 && name.length <= 120)
      .map((name) => draft('warranty', sentence, { name, days_max: inDays(max, unit), allowed: true }));
  });
};

export const returnRecognizers: readonly Recognizer[] = [window, unlimited, labelCost, exception, refundTime, exchange, warranty];
