import type { FactKind } from '@parley/contract/facts';
import type { Fact } from '../tools.ts';
import type { Outcome } from '../port.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { countryOf, placesIn, sayPlace, type Place } from '../places.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import { orderNumbersIn } from '../entities.ts';
import { addressIn } from '../flows/actions/address.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { aspectsIn, beyondTopics, factKindsIn, kindsAround, paymentMethodsIn, type Aspect } from '../shop-topics.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import { factTexts, methodNames } from '../texts/fact-texts.ts';
import { and } from '../texts/lists.ts';
import { languages } from '../intents.ts';
import { recognizerOf } from '../classify.ts';
import { minRelevance } from '../judging.ts';
import { wordsIn } from '../read.ts';
import { stem, tokenize } from '../words.ts';
import type { Proposal, Skill } from './skill.ts';

// The shop's facts: what the shop says of delivery, payment, returns and the like, as values. A place that no fact names is unknown.

type Question = { kind: FactKind; place: Place | null; aspects: readonly Aspect[]; isFollowUp: boolean; isGuess: boolean };

/** Kinds that are answered from the values themselves; the others are quoted. */
const composed: ReadonlySet<FactKind> = new Set(['delivery', 'payment_method', 'hours']);

const methods = anywhere(`
  express\\w*, overnight, same day, next day, priority, rush, by courier, (?:before|by|until) \\d{1,2}(?: ?am| o clock)?, expres\\w*, eilzustellung, am selben tag, urgente?, mismo dia, le jour meme, mesmo dia, spoed\\w*, espresso`);
const isNamedIn = (text: string, name: string) => normalizeText(text).includes(normalizeText(name));

/** The question about the shop that a message asks, with what the conversation was about. */
export function shopQuestionIn({ nlu, memory, lead }: Pick<DialogueContext, 'nlu' | 'memory' | 'lead'>): Question | null {
  const [kind] = factKindsIn(nlu.text, lead?.intent, lead?.likelihood ?? 0);
  const place = placeIn(nlu.text);
  const aspects = aspectsIn(nlu.text);
  const topic = memory.topic ?? topicOf(memory.page);
  if (kind !== undefined) {
    const known = place ?? (topic?.kind === kind ? topic.place : null);
    // The intent alone, without a word about it or a place: "carrier?", "how fast does it dry?"
    const isGuess = known === null && factKindsIn(nlu.text, undefined, 0).length === 0;
    return { kind, place: known, aspects, isFollowUp: false, isGuess };
  }
  const isShort = nlu.text.trim().split(/\s+/).length <= mostInFollowUp;
  if (!topic || !isShort || (!place && aspects.length === 0 && amountIn(nlu.text) === undefined)) return null;
  return { kind: topic.kind, place: place ?? topic.place, aspects, isFollowUp: true, isGuess: false };
}
const mostInFollowUp = 12;
/** The article quoted last may be about delivery as well: "my cousin lives in Toronto, there?" */
function topicOf(page: DialogueContext['memory']['page']): DialogueContext['memory']['topic'] {
  const [kind] = page ? factKindsIn(page.title, undefined, 0) : [];
  return kind === undefined ? null : { kind, place: null };
}

/** "I live in Bastia, on Corsica": a part of a country says more than the country, a later place more than an earlier one. */
function placeIn(text: string): Place | null {
  const places = placesIn(text);
  return places.find(({ code }) => code.includes('-')) ?? places.at(-1) ?? null;
}

export const facts: Skill = (scene) => {
  const { ground, lead, nlu, message } = scene;
  const asked = shopQuestionIn(scene);
  // An order or an address to send it to is no question about the shop.
  if (!asked || orderNumbersIn(nlu.text).length > 0 || addressIn(nlu.text).line1 !== undefined) return [];
  const known = ground.facts.filter(({ kind }) => kindsAround(asked.kind).includes(kind));
  // A way of delivery that no fact names is for the articles.
  if (
    known.length === 0 ||
    (asked.kind === 'delivery' &&
      methods.test(normalizeText(nlu.text)) &&
      !known.some(({ name }) => name === 'express' || (name !== null && isNamedIn(nlu.text, name))))
  )
    return [];
  const outcome = answer(scene, asked, known);
  const explains = explainedBy(scene, asked, known);
  if (!outcome || isSaidBetter(scene, asked, known, explains)) return [];
  const isOrders = lead !== undefined && orderIntents.has(lead.intent);
  const isInConflict = known.some(({ conflict }) => conflict);
  const share = message.words.length === 0 ? 1 : explains.size / message.words.length;
  const proposal: Proposal = {
    skill: `fact_${asked.kind}`,
    // "Where is my parcel to Spain?" is about an order, however sure the shop's facts are; "on Sundays?" is more than what delivery costs.
    fit:
      (isOrders ? 0.6 * (1 - lead.likelihood) + 0.2 : asked.isGuess ? 0.55 : asked.isFollowUp ? 0.85 : 0.95) *
      (isInConflict ? 1 : 0.6 + 0.4 * share),
    evidence: 1,
    explains: isInConflict ? 'all' : explains,
    answer: outcome,
  };
  return [proposal];
};

/** An article that says more of the question than the sentences read from the articles answers it. */
function isSaidBetter(
  { ground: { page }, message }: DialogueContext,
  { kind }: Question,
  known: readonly Fact[],
  explains: ReadonlySet<string>,
) {
  if (composed.has(kind) || page === null || page.relevance < minRelevance) return false;
  const isFromArticles = known.every(({ article_id: article, conflict }) => article !== null && !conflict);
  return isFromArticles && message.words.filter((word) => page.explains.includes(word)).length >= explains.size;
}

/** The words of the question that a fact answers: those that name its kind, what about it and the place, and those that it says itself. */
function explainedBy({ nlu, message }: DialogueContext, asked: Question, known: readonly Fact[]): ReadonlySet<string> {
  const places = placesIn(nlu.text).flatMap(({ name }) => tokenize(name));
  const isComposed = composed.has(asked.kind);
  const named =
    asked.kind === 'hours' ? days.reduce((rest, day) => rest.replace(day, ' '), beyondTopics(nlu.text)) : beyondTopics(nlu.text);
  const beyond = new Set(isComposed ? tokenize(named) : message.words);
  const said = isComposed ? [] : known;
  const recognizer = recognizerOf(nlu.language);
  return new Set(
    message.words.filter(
      (word) =>
        !beyond.has(word) ||
        recognizer.isCommon(word) ||
        places.includes(word) ||
        (amountIn(nlu.text) !== undefined && /^(?:eur|euros?|dollars?|pounds?)$/.test(word)) ||
        said.some(({ text, name }) => hasWord(`${text} ${name ?? ''}`, word)),
    ),
  );
}

const hasWord = (text: string, word: string) => tokenize(text).some((other) => stem(other) === stem(word));

function answer(scene: DialogueContext, asked: Question, known: readonly Fact[]): Proposal['answer'] | undefined {
  if (asked.kind === 'delivery') return () => aboutDelivery(scene, asked, known);
  if (asked.kind === 'payment_method') return () => aboutPayment(scene, asked, known);
  const unsure = known.find(({ conflict, kind }) => conflict && kind === asked.kind);
  if (unsure && asked.kind !== 'hours' && !known.some(({ conflict, kind }) => !conflict && kind === asked.kind))
    return () => inConflict(scene, unsure);
  const fact = asked.kind === 'hours' ? hoursOf(scene, known) : quotable(scene, asked, known);
  return fact && (() => quoteFact(scene, asked, fact));
}

/** The opening hours of the day asked about, of the shop or of the team. */
function hoursOf({ nlu }: DialogueContext, known: readonly Fact[]): Fact | undefined {
  const day = dayIn(nlu.text);
  const ofDay = known.filter(({ hours }) => day === undefined || hours?.days.includes(day));
  const at = visits.test(normalizeText(nlu.text)) ? 'shop' : undefined;
  return ofDay.find(({ name, conflict }) => conflict && name !== 'team') ?? ofDay.find(({ name }) => name === at) ?? ofDay[0];
}
const visits = anywhere(
  'shop, store, come (?:by|in|over), visit, open, laden, geschaft, vorbeikommen, tienda, magasin, boutique, passer, loja, winkel, langskomen, negozio',
);
/** 1 is Monday. */
const dayIn = (text: string): number | undefined => {
  const words = normalizeText(text);
  const at = days.findIndex((pattern) => pattern.test(words));
  return at < 0 ? undefined : at + 1;
};
const days = [
  'mon(?:day)?s?, montags?, lunes, lundi, segunda(?: feira)?, maandag, lunedi',
  'tue(?:s|sday)?s?, dienstags?, martes, mardi, terca(?: feira)?, dinsdag, martedi',
  'wed(?:nesday)?s?, mittwochs?, miercoles, mercredi, quarta(?: feira)?, woensdag, mercoledi',
  'thu(?:rs|rsday)?s?, donnerstags?, jueves, jeudi, quinta(?: feira)?, donderdag, giovedi',
  'fri(?:day)?s?, freitags?, viernes, vendredi, sexta(?: feira)?, vrijdag, venerdi',
  'sat(?:urday)?s?, samstags?, sonnabends?, sabado, samedi, zaterdag, sabato',
  'sun(?:day)?s?, sonntags?, domingo, dimanche, zondag, domenica',
].map(anywhere);

/** The fact that shares most with the question: its words, its place and what it asks; in the customer's language where there is one. */
function quotable({ message, replyLanguage }: DialogueContext, { place, aspects }: Question, known: readonly Fact[]): Fact | undefined {
  const own = known.filter(({ language }) => language === replyLanguage);
  const rated = (own.length > 0 ? own : known)
    .filter(({ countries }) => countries === null || place === null || isOfPlace(countries, place))
    .map((fact) => {
      const shared = message.words.filter((word) => hasWord(`${fact.name ?? ''} ${fact.text}`, word)).length;
      const answers = aspects.filter((aspect) => (aspect === 'time' ? fact.days_max !== null : fact.amount !== null)).length;
      return { fact, points: shared + answers * 2 + (place !== null && fact.countries !== null ? 2 : 0) };
    })
    .toSorted((one, other) => other.points - one.points);
  const [best] = rated;
  return best && (best.points > 1 || (best.points === 1 && rated.length === 1)) ? best.fact : undefined;
}
const isOfPlace = (countries: readonly string[], { code }: Place) => countries.includes(code) || countries.includes(countryOf(code));

const sourcesOf = (used: readonly Fact[]) =>
  used.slice(0, 3).map(({ id, article_id: article, article_title: title, text, name, kind }) => ({
    kind: article === null ? ('shop' as const) : ('article' as const),
    id: article ?? id,
    title: title ?? name ?? kind,
    score: 1,
    excerpt: text.slice(0, 300),
  }));

type Said = { text: string; used: readonly Fact[]; asks?: boolean };
function say(scene: DialogueContext, { kind, place }: Question, { text, used, asks = false }: Said): Outcome {
  const reply = {
    text,
    sources: sourcesOf(used),
    confidence: 0.95,
    intent: scene.lead && ofShop.has(scene.lead.intent) ? scene.lead.intent : (intentOf[kind] ?? scene.lead?.intent ?? null),
    remember: {
      topic: { kind, place: place && { name: place.name.slice(0, 80), code: place.code } },
      stated: [...new Set([...scene.memory.stated, ...used.map(({ id }) => id)])].slice(-20),
      ...(asks && { awaiting: 'person' as const }),
    },
  };
  return asks ? askBack(scene, reply) : answerWith(scene, reply);
}
/** Intents that ask about the shop, which name the question more exactly than its kind. */
const ofShop: ReadonlySet<string> = new Set([
  'delivery_options',
  'delivery_period',
  'payment_methods',
  'check_refund_policy',
  'store_hours',
]);
const intentOf: Partial<Record<FactKind, string>> = {
  delivery: 'delivery_options',
  payment_method: 'payment_methods',
  returns: 'check_refund_policy',
};

function quoteFact(scene: DialogueContext, asked: Question, fact: Fact): Outcome | Promise<Outcome> {
  return quoteOrLine(scene, asked, fact);
}

const inConflict = (scene: DialogueContext, fact: Fact) =>
  handOff(scene, 'missing_knowledge', scene.lead ?? null, {
    text: inOneLine(factTexts[scene.replyLanguage].conflict, scene.say.someoneReads),
    facts: [`Our sources contradict each other: “${fact.text}”`],
    sources: sourcesOf([fact]),
  });

/** What delivery to a place costs, how long it takes and from which amount it is free. */
function aboutDelivery(scene: DialogueContext, asked: Question, known: readonly Fact[]): Outcome | Promise<Outcome> {
  const { replyLanguage, nlu, message } = scene;
  const texts = factTexts[replyLanguage];
  const { place } = asked;
  // A method named in the question ("express") before the general rule.
  const isFast = methods.test(normalizeText(nlu.text));
  const named = known.filter(
    ({ name }) =>
      name !== null &&
      ((isFast && name === 'express') || tokenize(name).some((word) => message.words.some((other) => stem(other) === stem(word)))),
  );
  const [whole] = named.filter(({ countries }) => countries === null);
  if (whole?.allowed === false) return quoteOrLine(scene, asked, whole);
  const general = known.filter(({ name, kind }) => name === null && kind === 'delivery');
  const pool = named.length > 0 ? named : general.length > 0 ? general : known;
  if (place === null) {
    const [only] = pool.filter(({ countries }) => countries === null);
    if (only && (named.length > 0 || pool.length === 1)) return quoteOrLine(scene, asked, only);
    const lines = [...new Set(pool.filter(({ allowed }) => allowed !== false).flatMap((fact) => linesOf(scene, fact)))].slice(0, mostLines);
    return lines.length > 1
      ? say(scene, asked, { text: compose(texts.dependsOnPlace, lines.map((line) => `• ${line}`).join('\n')), used: pool })
      : quoteOrLine(scene, asked, pool[0] as Fact);
  }
  const fact = ofPlace([...known.filter(({ allowed }) => allowed === false), ...pool], place) ?? ofPlace(known, place);
  if (!fact) return say(scene, asked, { text: texts.placeUnknown(sayPlace(place, replyLanguage)), used: known.slice(0, 1), asks: true });
  if (fact.conflict) return inConflict(scene, fact);
  if (fact.allowed === false) return say(scene, asked, { text: texts.notThere(sayPlace(place, replyLanguage)), used: [fact] });
  const amount = amountIn(nlu.text);
  const cost = amount !== undefined && fact.currency !== null ? costOf(scene, fact, amount) : '';
  const isStated = scene.memory.stated.includes(fact.id);
  const parts = partsOf(scene, fact, isStated && asked.aspects.length > 0 ? asked.aspects : ['time', 'cost', 'free']);
  const line = parts.length > 0 ? `${sayPlace(place, replyLanguage)}: ${parts.join(', ')}.` : fact.text;
  return say(scene, asked, {
    text: inOneLine(yesOrNo(scene, asked, fact, amount), cost, cost !== '' && isStated ? '' : line),
    used: [fact],
  });
}
const mostLines = 8;

/** "Do you deliver to Spain?", "is it free for an order of 55?": yes or no comes first. */
function yesOrNo(
  { message, replyLanguage }: DialogueContext,
  { aspects, isFollowUp }: Question,
  fact: Fact,
  amount: number | undefined,
): string {
  const texts = factTexts[replyLanguage];
  if (message.form !== 'yes_no') return '';
  if (aspects.length === 0 || (isFollowUp && !aspects.includes('cost') && !aspects.includes('free'))) return texts.yes;
  if (!aspects.includes('free') || fact.amount === null) return '';
  if (Number(fact.amount) === 0) return texts.yes;
  return amount === undefined || fact.free_from === null ? '' : amount >= Number(fact.free_from) ? texts.yes : texts.no;
}

function quoteOrLine(scene: DialogueContext, asked: Question, fact: Fact): Outcome | Promise<Outcome> {
  if (fact.conflict) return inConflict(scene, fact);
  const isReadable = fact.language === scene.replyLanguage;
  const parts = fact.kind === 'delivery' ? partsOf(scene, fact, ['time', 'cost', 'free']) : [];
  const quoted = `${scene.say.quoted(scene.say.languageName[languages.find((one) => one === fact.language) ?? 'en'])} ${fact.text}`;
  const text = isReadable ? fact.text : parts.length > 0 ? `${capital(parts.join(', '))}.` : quoted;
  const texts = factTexts[scene.replyLanguage];
  const isOffer = scene.message.form === 'yes_no' && asked.aspects.length === 0 && offers.has(fact.kind);
  // "Can I have it in cash?" isn't answered by that there are gift cards.
  const explains = explainedBy(scene, asked, [fact]);
  const clause = scene.message.clauses.findLast(({ form }) => form !== null);
  const isAll = wordsIn(clause?.text ?? scene.nlu.text, scene.nlu.language).every((word) => explains.has(word));
  const yesOrNo = scene.message.form !== 'yes_no' ? '' : fact.allowed === false ? texts.no : isOffer && isAll && texts.yes;
  return say(scene, asked, { text: inOneLine(yesOrNo, text), used: [fact] });
}
/** Kinds whose fact means that the shop offers it. */
const offers: ReadonlySet<FactKind> = new Set(['gift_wrap', 'gift_card', 'pickup', 'exchange', 'warranty', 'invoice']);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The fact about a place: about that part of the country, the country, or everywhere else. */
const ofPlace = (known: readonly Fact[], { code }: Place) =>
  [code, countryOf(code), '*'].flatMap((one) => known.find(({ countries }) => countries?.includes(one)) ?? [])[0];

function partsOf({ replyLanguage }: DialogueContext, fact: Fact, aspects: readonly Aspect[]): string[] {
  const texts = factTexts[replyLanguage];
  const amount = (value: string) => sayAmount(value, fact.currency ?? 'EUR', replyLanguage);
  const { days_min: min, days_max: max, amount: cost, free_from: free } = fact;
  return [
    aspects.includes('time') && max !== null ? texts.workingDays(min ?? max, max) : '',
    aspects.includes('cost') && cost !== null ? (Number(cost) === 0 ? texts.free : amount(cost)) : '',
    (aspects.includes('free') || aspects.includes('cost')) && free !== null ? texts.freeFrom(amount(free)) : '',
  ].filter((part) => part !== '');
}

function linesOf(scene: DialogueContext, fact: Fact): string[] {
  const parts = partsOf(scene, fact, ['time', 'cost', 'free']);
  const codes = (fact.countries ?? []).filter((code) => /^[A-Z]{2}$/.test(code));
  if (parts.length === 0 || codes.length === 0) return [];
  const names = codes.slice(0, mostCountries).map((code) => sayPlace({ name: '', code }, scene.replyLanguage));
  return [`${and(codes.length > mostCountries ? [...names, '…'] : names, scene.replyLanguage)}: ${parts.join(', ')}`];
}
const mostCountries = 4;

/** An amount of an order in the message: "my basket is at 55 euro", "and over 50?". */
function amountIn(text: string): number | undefined {
  const found = ofOrder.exec(normalizeText(text));
  const amount = found?.[1] ?? found?.[2] ?? found?.[3];
  return amount === undefined ? undefined : Number(amount.replace(',', '.'));
}
const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?![\d.,]*\d|\s?(?:%|ml|cm|kg|days|tage|dias|jours|dagen|giorni|uhr|am|pm|h))`;
const ofOrder = new RegExp(
  String.raw`[€$£]\s?${number}|(?<![\p{L}\d#-])${number}\s?(?:[€$£]|eur|euros?|dollars?|usd|pounds?|quid)|(?:over|above|order of|worth|spend|uber|mehr als|bestellung von|mas de|pedido de|plus de|commande de|mais de|encomenda de|meer dan|bestelling van|piu di|ordine di)\s(?:about |around |etwa |ungefahr )?${number}`,
  'u',
);
function costOf({ replyLanguage }: DialogueContext, fact: Fact, order: number): string {
  const texts = factTexts[replyLanguage];
  const amount = (value: string) => sayAmount(value, fact.currency ?? 'EUR', replyLanguage);
  if (fact.amount === null || fact.free_from === null) return '';
  const said = amount(String(order));
  return order >= Number(fact.free_from) ? texts.forOrderFree(said) : texts.forOrder(said, amount(fact.amount));
}

/** Whether a payment method is offered, or which are. */
function aboutPayment(scene: DialogueContext, asked: Question, known: readonly Fact[]): Outcome | Promise<Outcome> {
  const { replyLanguage, nlu } = scene;
  const texts = factTexts[replyLanguage];
  const isOf = (fact: Fact, method: string) =>
    normalizeText(fact.name ?? '')
      .replace(/\s/g, '')
      .includes(method.replace(/\s/g, ''));
  const nameOf = ({ name }: Fact) => (name === null ? '' : (methodNames[name]?.[replyLanguage] ?? name));
  const offered = known.filter(({ allowed, name, conflict }) => allowed !== false && name !== null && !conflict);
  const list = offered.length > 0 ? texts.payWith(and([...new Set(offered.map(nameOf))], replyLanguage)) : '';
  const methods = paymentMethodsIn(nlu.text);
  if (methods.length === 0)
    return list === '' ? quoteOrLine(scene, asked, known[0] as Fact) : say(scene, asked, { text: list, used: offered });
  const isListStated = offered.every(({ id }) => scene.memory.stated.includes(id));
  const facts = methods.map((method) => ({ method, fact: known.find((one) => isOf(one, method)) }));
  const conflicting = facts.find(({ fact }) => fact?.conflict)?.fact;
  if (conflicting) return inConflict(scene, conflicting);
  const answers = facts.map(({ method, fact }) => {
    const name = fact ? nameOf(fact) : method.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return fact ? (fact.allowed === false ? texts.payNo(name) : texts.payYes(name)) : texts.payUnknown(name);
  });
  const isAllYes = facts.every(({ fact }) => fact !== undefined && fact.allowed !== false);
  const used = facts.flatMap(({ fact }) => fact ?? []);
  return say(scene, asked, {
    text: inOneLine(...answers, !isAllYes && !isListStated && list),
    used: used.length > 0 ? [...used, ...(isAllYes ? [] : offered)] : offered,
  });
}
