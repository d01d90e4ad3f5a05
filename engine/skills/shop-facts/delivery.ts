import { answerWith, type DialogueContext } from '../../dialogue.ts';
import { describe, sourceOf } from '../../flows/knowledge.ts';
import { lastAnswer } from '../../flows/verification.ts';
import { ruleOfProduct } from '../../flows/product-rules.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { countryOf, placesIn, sayPlace, type Place } from '../../places.ts';
import { minRelevance } from '../../judging.ts';
import type { Outcome } from '../../port.ts';
import { compose, inOneLine, sayAmount } from '../../speech.ts';
import { factTexts } from '../../texts/fact-texts.ts';
import { and, or } from '../../texts/lists.ts';
import { namedIn as productsNamedIn, nameShare } from '../shopping/referent.ts';
import { type Aspect, aspectsIn, beyondTopics } from '../../shop-topics.ts';
import type { Fact, FoundProduct } from '../../tools.ts';
import { stem, tokenize } from '../../words.ts';
import { namesDay } from './hours.ts';
import { sentencesAbout } from './place-in-article.ts';
import { inConflict, ofPlace, partsOf, quoteOrLine, say, type Question } from './say.ts';

// What delivery to a place costs, how long it takes and from which amount it is free.

const fast = anywhere(`
  \\w*express\\w*, overnight, (?:any )?(?:faster|quicker|more fast|speedier), schneller, plus (?:vite|rapide\\w*), mas rapido, mais rapido, sneller, piu (?:veloce|velocemente|in fretta), same day, next day, priority, rush, by courier, (?:before|by|until) \\d{1,2}(?: ?am| o clock)?, expres\\w*, eil(?:zustellung|versand|lieferung), am selben tag, urgente?, mismo dia, le jour meme, mesmo dia, spoed\\w*, espresso`);
/** Whether a text names a way of delivery that not every shop has. */
export const namesWay = (text: string) => fast.test(normalizeText(text));
const poBox = anywhere(
  'p\\.? ?o\\.? ?box(?:es)?, packstation, postfach, apartado(?: de correos| postal)?, boite postale, postbus, casella postale',
);
const namesBox = (text: string) => poBox.test(normalizeText(text));

/** The facts about the way of delivery that a question names. */
const namedIn = ({ text }: Question, known: readonly Fact[]) =>
  known.filter(
    ({ name }) =>
      name !== null &&
      ((namesWay(text) && namesWay(name)) ||
        (namesBox(name) ? namesBox(text) : tokenize(name).some((word) => tokenize(text).map(stem).includes(stem(word))))),
  );

/** Whether the facts say anything of the way of delivery that is asked about. */
export const knowsWay = (asked: Question, known: readonly Fact[]) => !namesWay(asked.text) || namedIn(asked, known).length > 0;

/** Whether a fact states one of these; of "when is it free?" only from when it is free. */
function states({ days_max: days, amount, free_from: free }: Fact, aspects: readonly Aspect[]): boolean {
  if (aspects.includes('free')) return free !== null || amount !== null;
  return aspects.some((aspect) => (aspect === 'time' ? days !== null : amount !== null || free !== null));
}
/** The facts that state what is asked, best first: those that say from when it is free before those that only say a price. */
function stating(known: readonly Fact[], aspects: readonly Aspect[]): readonly Fact[] {
  const all = known.filter((fact) => states(fact, aspects));
  const free = aspects.includes('free') ? all.filter(({ free_from: from, amount }) => from !== null || Number(amount ?? 1) === 0) : [];
  return free.length > 0 ? free : all;
}

/**
 * Whether the facts answer a question about delivery. One that names no place needs what it asks; what they say of one place, or that they
 * don't deliver somewhere, is no answer when an article says more. A place that only an article names is for the article.
 */
export function answersDelivery({ ground: { page } }: DialogueContext, asked: Question, known: readonly Fact[]): boolean {
  const { places, aspects, isGuess } = asked;
  const isSaid = page !== null && page.relevance >= minRelevance;
  if (places.length === 0) {
    if (namedIn(asked, known).length > 0) return true;
    if (isGuess && aspects.length === 0) return false;
    const offered = known.filter(({ allowed }) => allowed !== false);
    const found = aspects.length > 0 ? stating(offered, aspects) : offered;
    if (found.length === 0) return false;
    // "When is it free?": what it costs is the answer only when nothing says more.
    if (isSaid && aspects.includes('free') && found.every(({ free_from: from, amount }) => from === null && Number(amount ?? 1) > 0))
      return false;
    return !isSaid || found.length > 1 || found.some(({ countries, conflict }) => countries === null || conflict);
  }
  const isKnown = places.some((place) => ofPlace(known, place) !== undefined) || listOf(known) !== undefined;
  if (isKnown || page === null) return true;
  return sentencesAbout(page, asked).length === 0;
}

/** Whether a text says that a fast delivery isn't possible. */
const refusesWay = (text: string) =>
  text
    .split(/[;.]\s+/)
    .some((part) => namesWay(part) && /\b(?:not|no|isn t|nicht|kein\w*|pas|aucun\w*|nao|niet|geen|non)\b/.test(normalizeText(part)));

/** Some goods go to fewer places than the others. */
export async function aboutDelivery(scene: DialogueContext, asked: Question, known: readonly Fact[]): Promise<Outcome> {
  const product = scene.ground.products.slice(0, 1).find((one) => isNamed(scene, one));
  const rule = product && (await ruleOfProduct(scene, product, 'delivery'));
  if (!rule) return deliveryTo(scene, asked, known);
  const served = placesIn(rule.text).map(({ code }) => countryOf(code));
  const isLeftOut = served.length > 0 && asked.places.length > 0 && !asked.places.some(({ code }) => served.includes(countryOf(code)));
  const { no } = factTexts[scene.replyLanguage];
  return answerWith(scene, {
    text: inOneLine(isLeftOut && only.test(rule.text) && no, describe(scene, rule)),
    sources: [sourceOf(rule)],
    confidence: 0.9,
    intent: 'delivery_options',
    remember: { topic: { kind: 'delivery', place: scene.memory.topic?.place ?? null }, product: product.id, about: 'product' },
  });
}
const only = /\b(?:only|nur|seulement|uniquement|solo|sólo|apenas|só|somente|alleen|enkel|soltanto)\b/iu;

function deliveryTo(scene: DialogueContext, asked: Question, known: readonly Fact[]): Outcome | Promise<Outcome> {
  const { replyLanguage } = scene;
  const texts = factTexts[replyLanguage];
  const { places } = asked;
  const named = namedIn(asked, known);
  const general = known.filter(({ name, kind }) => name === null && kind === 'delivery');
  const pool = named.length > 0 ? named : general.length > 0 ? general : known;
  const [everywhere] = named.filter(({ countries }) => countries === null);
  // "Alaska: …; express is not offered there" says more of the way than the rule for everywhere.
  const there = namesWay(asked.text)
    ? places.flatMap((place) => ofPlace(general, place) ?? []).find((fact) => refusesWay(fact.text))
    : undefined;
  if (there) return quoteOrLine(scene, asked, { ...there, allowed: false });
  // "No express delivery" is said before what is possible instead.
  if (everywhere) {
    const instead = everywhere.allowed === false ? places.map((place) => ofPlace(general, place)) : [];
    const lines = instead.flatMap((fact, at) => (fact && places[at] ? lineOf(scene, asked, places[at], fact) : []));
    return quoteOrLine(scene, asked, everywhere, lines.join(' '));
  }
  if (places.length === 0) {
    const fitting = asked.aspects.length > 0 ? stating(pool, asked.aspects) : [];
    const asking = fitting.length > 0 ? fitting : pool;
    const [only] = asking.filter(({ countries }) => countries === null);
    if (only && asking.length === 1) return quoteOrLine(scene, asked, only);
    const lines = [...new Set(asking.filter(({ allowed }) => allowed !== false).flatMap((fact) => linesOf(scene, fact)))].slice(
      0,
      mostLines,
    );
    return lines.length > 1
      ? say(scene, asked, { text: compose(texts.dependsOnPlace, lines.map((line) => `• ${line}`).join('\n')), used: asking })
      : quoteOrLine(scene, asked, (asking.find(({ allowed }) => allowed !== false) ?? asking[0]) as Fact);
  }
  const found = places.map((place) => ({
    place,
    fact: ofPlace([...known.filter(({ allowed }) => allowed === false), ...pool], place) ?? ofPlace(known, place),
  }));
  const conflicting = found.find(({ fact }) => fact?.conflict)?.fact;
  if (conflicting) return inConflict(scene, conflicting);
  const names = (those: readonly { place: Place }[]) =>
    or(
      those.map(({ place }) => sayPlace(place, replyLanguage)),
      replyLanguage,
    );
  // A list of the countries that we deliver to leaves out the others.
  const list = listOf(known);
  const missing = found.filter(({ fact }) => fact === undefined);
  const [unknown, unlisted] = list ? [[], missing] : [missing, []];
  const refused = found.filter(({ fact }) => fact?.allowed === false);
  const served = found.flatMap(({ place, fact }) => (fact && fact.allowed !== false ? { place, fact } : []));
  // "When is it free?" after a country that has a price only: what is free everywhere is said as well.
  const hasPriceOnly = served.length > 0 && served.every(({ fact }) => fact.free_from === null && Number(fact.amount ?? 1) > 0);
  const free =
    asked.aspects.includes('free') && hasPriceOnly
      ? general.find(
          ({ countries, free_from: from, conflict, language }) => !countries && from !== null && !conflict && language === replyLanguage,
        )
      : undefined;
  const used = [...found.flatMap(({ fact }) => fact ?? []), ...(free ? [free] : [])];
  return say(scene, asked, {
    text: inOneLine(
      served.length === 1 && found.length === 1 && served[0] ? yesOrNo(scene, asked, served[0].fact) : '',
      ...served.map(({ place, fact }) => lineOf(scene, asked, place, fact)),
      free?.text,
      refused.length > 0 && texts.notThere(names(refused)),
      unlisted.length > 0 && inOneLine(texts.notThere(names(unlisted)), list?.language === replyLanguage ? list.text : ''),
      unknown.length > 0 && texts.placeUnknown(names(unknown)),
    ),
    used: used.length > 0 || !list || unlisted.length === 0 ? used : [list],
    asks: unknown.length > 0,
  });
}
const mostLines = 8;
const leastListed = 2;
/** The sentence that lists the countries that the shop delivers to. */
const listOf = (known: readonly Fact[]) =>
  known.find(
    ({ kind, allowed, name, countries, conflict }) =>
      kind === 'delivery_country' &&
      allowed !== false &&
      name === null &&
      !conflict &&
      !countries?.includes('*') &&
      new Set((countries ?? []).map(countryOf)).size >= leastListed,
  );

/** "Germany: 1-2 working days, €4.95, free from €75", or what an order of the amount that was named would cost. */
function lineOf(scene: DialogueContext, asked: Question, place: Place, fact: Fact): string {
  const { aspects } = asked;
  const amount = orderAmount(scene, asked, fact);
  const cost = amount === undefined ? '' : costOf(scene, fact, amount);
  const whole = `${sayPlace(place, scene.replyLanguage)}: ${partsOf(scene, fact, ['time', 'cost', 'free']).join(', ')}.`;
  const isStated = scene.memory.stated.includes(fact.id) || lastAnswer(scene)?.includes(whole) === true;
  // "Who pays the duty?": the shop's sentence says more than its values.
  if (fact.language === scene.replyLanguage && saysMore(scene, fact)) return fact.text;
  const parts = partsOf(scene, fact, isStated && aspects.length > 0 ? aspects : ['time', 'cost', 'free']);
  const line = parts.length > 0 ? `${sayPlace(place, scene.replyLanguage)}: ${parts.join(', ')}.` : fact.text;
  return inOneLine(cost, cost !== '' && isStated ? '' : line);
}

/** "Do you deliver to Spain?", "is it free for an order of 55?": yes or no comes first. */
function yesOrNo(scene: DialogueContext, asked: Question, fact: Fact): string {
  const { message, replyLanguage, briefing, nlu } = scene;
  const { text, isFollowUp } = asked;
  const texts = factTexts[replyLanguage];
  // Whether a parcel comes on a Saturday isn't whether it comes at all.
  if (message.form !== 'yes_no' || namesDay(text)) return '';
  const isPlace = placesIn(text).length > 0;
  // "When is shipping free?" "Hawaii too?" asks whether it is free there.
  const before = briefing.turns.findLast(({ author, text: said }) => author === 'customer' && said !== nlu.said)?.text ?? '';
  const isFree = isFollowUp && asked.aspects.length === 0 && aspectsIn(before).includes('free');
  if (isFree) return fact.amount !== null && fact.free_from === null ? (Number(fact.amount) === 0 ? texts.yes : texts.no) : '';
  const { aspects } = asked;
  if (aspects.length === 0 ? isPlace || !isFollowUp : isFollowUp && isPlace && !aspects.includes('cost') && !aspects.includes('free'))
    return texts.yes;
  if (!aspects.includes('free') || fact.amount === null) return '';
  if (Number(fact.amount) === 0) return texts.yes;
  const amount = orderAmount(scene, asked, fact);
  return amount === undefined || fact.free_from === null ? '' : amount >= Number(fact.free_from) ? texts.yes : texts.no;
}

/** The amount named, or the price of the product that the message names: "is delivery free for the wool blanket?" */
function orderAmount(scene: DialogueContext, { text, aspects }: Question, fact: Fact): number | undefined {
  const named = orderAmountIn(text, fact.currency);
  if (named !== undefined || amountIn(text) !== undefined || !aspects.some((aspect) => aspect !== 'time')) return named;
  const all = productsNamedIn(scene.nlu.text, scene.ground.products).filter(({ currency }) => currency === fact.currency);
  const prices = new Set(all.length === 1 ? all[0]?.variants.map(({ price }) => Number(price)) : []);
  return prices.size === 1 ? [...prices][0] : undefined;
}
const leastNamed = 0.3;
/** The message names the product, or says otherwise what its name says. */
const isNamed = ({ nlu }: DialogueContext, product: FoundProduct) =>
  product.score >= leastNamed && (nameShare(nlu.text, product) >= leastNamed || product.matched.some(({ field }) => field === 'name'));

/** Whether a fact's sentence has a word of the question that is neither about delivery itself nor a place. */
function saysMore({ message, nlu }: DialogueContext, { text }: Fact): boolean {
  const places = placesIn(nlu.text).flatMap(({ name }) => tokenize(name));
  const beyond = new Set(tokenize(beyondTopics(nlu.text)));
  const said = new Set(tokenize(text).map(stem));
  return message.words.some((word) => word.length > 3 && beyond.has(word) && !places.includes(word) && said.has(stem(word)));
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
export function amountIn(text: string): number | undefined {
  const found = ofOrder.exec(normalizeText(text));
  const amount = found?.[1] ?? found?.[2] ?? found?.[3];
  return amount === undefined ? undefined : Number(amount.replace(',', '.'));
}
const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?![\d.,]*\d|\s?(?:%|ml|cm|kg|days|tage|dias|jours|dagen|giorni|uhr|am|pm|h))`;
const ofOrder = new RegExp(
  String.raw`[€$£]\s?${number}|(?<![\p{L}\d#-])${number}\s?(?:[€$£]|eur|euros?|dollars?|usd|pounds?|quid)|(?:over|above|order of|worth|spend|uber|mehr als|bestellung von|mas de|pedido de|plus de|commande de|mais de|encomenda de|meer dan|bestelling van|piu di|ordine di)\s(?:about |around |etwa |ungefahr )?${number}`,
  'u',
);
const currencies: [string, RegExp][] = [
  ['EUR', /€|\beur(?:os?)?\b/u],
  ['GBP', /£|\b(?:pounds?|quid|gbp|pfund|libras|livres|sterline)\b/u],
  ['USD', /\$|\b(?:dollars?|usd|dolares)\b/u],
];
/** The amount, unless it is in another currency than the fact's: nobody converts it here. */
function orderAmountIn(text: string, currency: string | null): number | undefined {
  const words = normalizeText(text);
  const said = currencies.filter(([, pattern]) => pattern.test(words)).map(([code]) => code);
  return currency === null || (said.length > 0 && !said.includes(currency)) ? undefined : amountIn(text);
}
function costOf({ replyLanguage }: DialogueContext, fact: Fact, order: number): string {
  const texts = factTexts[replyLanguage];
  const amount = (value: string) => sayAmount(value, fact.currency ?? 'EUR', replyLanguage);
  if (fact.amount === null || fact.free_from === null) return '';
  const said = amount(String(order));
  return order >= Number(fact.free_from) ? texts.forOrderFree(said) : texts.forOrder(said, amount(fact.amount));
}
