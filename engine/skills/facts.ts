import type { FactKind } from '@parley/contract/facts';
import { answerWith, askBack, type DialogueContext } from '../dialogue.ts';
import { orderNumbersIn } from '../entities.ts';
import { addressIn } from '../flows/actions/address.ts';
import { describe, sourceOf } from '../flows/knowledge.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { recall } from '../memory.ts';
import { countryOf, placesIn } from '../places.ts';
import type { Outcome } from '../port.ts';
import { minRelevance } from '../judging.ts';
import { recognizerOf } from '../classify.ts';
import { beyondTopics, factKindsIn, kindsAround, paymentMethodsIn } from '../shop-topics.ts';
import { compose, inOneLine } from '../speech.ts';
import { factTexts } from '../texts/fact-texts.ts';
import { turnTexts } from '../texts/turn-texts.ts';
import type { Fact } from '../tools.ts';
import { asksForFact } from '../quoting.ts';
import { plain, sentencesOf, stem, tokenize } from '../words.ts';
import { aboutDelivery, amountIn, answersDelivery, knowsWay, namesWay } from './shop-facts/delivery.ts';
import { aboutHours, days, namesHoliday, coversHolidays } from './shop-facts/hours.ts';
import { aboutPayment, asksTerms, methodAsked, termsOf } from './shop-facts/payment.ts';
import { placeInArticle } from './shop-facts/place-in-article.ts';
import { shopQuestionsIn } from './shop-facts/questions.ts';
import { inConflict, ofPlace, quoteOrLine, type Question } from './shop-facts/say.ts';
import { expected, type Proposal, type Skill } from './skill.ts';

// The shop's facts: what the shop says of delivery, payment, returns and the like, as values. A place that no fact names is unknown.

export const facts: Skill = async (scene) => {
  const { ground, lead, nlu, message, memory, slots } = scene;
  // An order or an address to send it to is no question about the shop.
  // "Tomorrow before 10, can you do express?" is no street.
  const isAddress = addressIn(nlu.text).line1 !== undefined && amountIn(nlu.text) === undefined && !namesWay(nlu.text);
  if (orderNumbersIn(nlu.text).length > 0 || isAddress) return [];
  const answered = shopQuestionsIn(scene).flatMap((asked) => {
    const known = ground.facts.filter(({ kind }) => kindsAround(asked.kind).includes(kind));
    const give = known.length === 0 ? undefined : answer(scene, asked, known);
    return give ? [{ asked, known, give }] : [];
  });
  const [first] = answered;
  if (!first)
    return [
      ...(namesWay(nlu.text) ? [] : placeInArticle(scene, shopQuestionsIn(scene))),
      ...(await terms(scene)),
      ...unknownService(scene),
    ];
  const { asked } = first;
  const known = answered.flatMap((one) => one.known);
  const isInConflict = known.some(({ conflict }) => conflict);
  const isBound = (asked.kind === 'return_cost' && asked.isFollowUp) || returnCost(scene, asked, known) !== undefined;
  const explains = isBound ? new Set(message.words) : explainedBy(scene, asked, known);
  if (answered.length === 1 && !asked.isFollowUp && !isBound && isSaidBetter(scene, asked, known, explains)) return terms(scene);
  // What the wording surely asks, by the name of what it asks about, isn't doubted for a word or two beside it.
  const isNamed =
    (lead?.intent === 'payment_methods' && paymentMethodsIn(nlu.text).length > 0) ||
    ((lead?.intent === 'delivery_options' || lead?.intent === 'delivery_period') && asked.kind === 'delivery' && asked.places.length > 0);
  const isSure = lead !== undefined && lead.likelihood >= 0.8 && (isNamed || (lead.intent === 'store_hours' && asked.kind === 'hours'));
  const isAsked = isSure && message.words.length - explains.size <= 2;
  const share = message.words.length === 0 || isAsked ? 1 : explains.size / message.words.length;
  // "Are returns from the UK free?" asks about no order.
  const isCost = message.form !== null && slots.order_number === undefined && returnCost(scene, asked, known) !== undefined;
  const isOrders = lead !== undefined && orderIntents.has(lead.intent) && !isCost;
  const proposal: Proposal = {
    skill: `fact_${asked.kind}`,
    // "Where is my parcel to Spain?" is about an order, however sure the shop's facts are; "on Sundays?" is more than what delivery costs.
    fit:
      (isOrders
        ? (memory.about === 'order' ? 0.3 : 0.6) * (1 - lead.likelihood) + 0.2
        : asked.isGuess
          ? 0.55
          : asked.isFollowUp && !isBound && asked.kind !== 'hours'
            ? 0.85
            : isAsked
              ? 0.98
              : 0.95) * (isInConflict || answered.length > 1 ? 1 : 0.6 + 0.4 * share),
    evidence: 1,
    explains: isInConflict || isAsked || answered.length > 1 ? 'all' : explains,
    answer:
      answered.length === 1
        ? first.give
        : () =>
            together(
              scene,
              answered.map(({ give }) => give),
            ),
  };
  return [proposal];
};
/** Kinds that are answered from the values themselves; the others are quoted. */
const composed: ReadonlySet<FactKind> = new Set(['delivery', 'payment_method', 'hours']);

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
  const topical = asked.kind === 'hours' ? days : [];
  const named = topical.reduce((rest, day) => rest.replace(day, ' '), beyondTopics(nlu.text));
  const beyond = new Set(isComposed ? tokenize(named) : message.words);
  const said = isComposed ? [] : known;
  const recognizer = recognizerOf(nlu.language);
  const isMoney = amountIn(nlu.text) !== undefined;
  return new Set(
    message.words.filter(
      (word) =>
        !beyond.has(word) ||
        recognizer.isCommon(word) ||
        places.includes(word) ||
        (isMoney && /^(?:eur|euros?|dollars?|pounds?)$/.test(word)) ||
        said.some(({ text, name }) => hasWord(`${text} ${name ?? ''}`, word)),
    ),
  );
}

/** "Does that cost extra?" is about the method named before. */
const mostInAside = 5;
/** "How much may I order by invoice?": what an article says of that method, or that nothing does. */
async function terms(scene: DialogueContext): Promise<Proposal[]> {
  const asked = shopQuestionsIn(scene).find(({ kind, text }) => kind === 'payment_method' && asksTerms(text));
  const isShort = scene.nlu.text.trim().split(/\s+/).length <= mostInAside;
  const method = asked && methodAsked(asked, isShort ? scene.memory.method : null);
  if (!asked || method === undefined) return [];
  const found = await termsOf(scene, asked, method);
  const { replyLanguage } = scene;
  const unknown = inOneLine(turnTexts[replyLanguage].notFound, turnTexts[replyLanguage].askColleague);
  return [
    expected(
      'fact_payment_terms',
      () =>
        found
          ? answerWith(scene, {
              ...{ text: describe(scene, found), sources: [sourceOf(found)], confidence: 0.9, intent: 'payment_methods' },
              remember: { topic: { kind: 'payment_method', place: null }, method: paymentMethodsIn(asked.text)[0] ?? scene.memory.method },
            })
          : askBack(scene, { text: unknown, confidence: 0.6, intent: 'payment_methods', remember: { awaiting: 'person' } }),
      found ? 0.9 : 0.7,
    ),
  ];
}

/** Services that a shop has or hasn't: without a word about one, nobody knows. */
const services: ReadonlySet<FactKind> = new Set(['gift_wrap', 'pickup']);
function unknownService(scene: DialogueContext): Proposal[] {
  const { nlu, ground, message, replyLanguage } = scene;
  const kind = factKindsIn(nlu.text, undefined, 0).find((one) => services.has(one));
  if (kind === undefined || message.form === null || ground.facts.some((fact) => fact.kind === kind)) return [];
  if ((ground.page?.relevance ?? 0) >= minRelevance) return [];
  const text = inOneLine(turnTexts[replyLanguage].notFound, turnTexts[replyLanguage].askColleague);
  return [
    {
      ...{ skill: 'fact_unknown', fit: 0.85, evidence: 0.8, explains: 'all' as const },
      answer: () => askBack(scene, { text, confidence: 0.6, intent: scene.lead?.intent ?? null, remember: { awaiting: 'person' } }),
    },
  ];
}

/** Several questions about the shop, each answered. */
async function together(scene: DialogueContext, all: readonly Proposal['answer'][]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const give of all) outcomes.push(await give());
  const [first, ...others] = outcomes;
  if (!first || first.decision === 'hand_off') return first ?? (await (all[0] as Proposal['answer'])());
  const said = [first, ...others.filter(({ decision }) => decision !== 'hand_off')];
  const last = said.at(-1) ?? first;
  const stated = [...new Set(said.flatMap(({ memory }) => recall(memory).stated))].slice(-20);
  return {
    ...last,
    text: compose(...new Set(said.map(({ text }) => text))),
    sources: said.flatMap(({ sources }) => sources),
    memory: { ...recall(last.memory), stated: stated.length > 0 ? stated : scene.memory.stated },
  };
}

const hasWord = (text: string, word: string) => tokenize(text).some((other) => stem(other) === stem(word));

function answer(scene: DialogueContext, asked: Question, known: readonly Fact[]): Proposal['answer'] | undefined {
  // A way of delivery that no fact names, and what a payment method costs, are for the articles.
  if (asked.kind === 'delivery')
    return knowsWay(asked, known) && answersDelivery(scene, asked, known) ? () => aboutDelivery(scene, asked, known) : undefined;
  if (asked.kind === 'payment_method') return asked.isGuess || asksTerms(asked.text) ? undefined : () => aboutPayment(scene, asked, known);
  if (asked.kind === 'hours') {
    if (namesHoliday(asked.text) && !known.some(coversHolidays)) return undefined;
    const outcome = () => aboutHours(scene, asked, known);
    return known.some(({ kind }) => kind === 'hours')
      ? async () => (await outcome()) ?? quoteOrLine(scene, asked, known[0] as Fact)
      : undefined;
  }
  const cost = returnCost(scene, asked, known);
  if (cost) return () => sayReturnCost(scene, asked, cost);
  const unsure = known.find(({ conflict, kind }) => conflict && kind === asked.kind);
  if (unsure && !known.some(({ conflict, kind }) => !conflict && kind === asked.kind)) {
    const sure = isOfExistence(scene, asked) ? withoutConflict(unsure) : undefined;
    return () => (sure ? quoteOrLine(scene, asked, sure) : inConflict(scene, unsure));
  }
  const fact = quotable(scene, asked, known);
  return fact && (() => quoteOrLine(scene, asked, fact));
}

const backs: ReadonlySet<FactKind> = new Set(['returns', 'return_cost']);
/** What sending back costs from the place named or said before. */
function returnCost({ memory }: DialogueContext, { kind, aspects, places }: Question, known: readonly Fact[]): Fact | undefined {
  if (!backs.has(kind) || !aspects.some((aspect) => aspect !== 'time')) return undefined;
  const costs = known.filter((fact) => fact.kind === 'return_cost' && fact.name === null && fact.amount !== null && !fact.conflict);
  const place = places.at(-1) ?? memory.place ?? undefined;
  const [first] = costs;
  const isSame = costs.every(({ amount }) => amount === first?.amount);
  return (place && ofPlace(costs, place)) ?? (isSame || new Set(costs.map(({ text }) => text)).size === 1 ? first : undefined);
}
/** "Are they free?", "do I pay for it?": yes or no comes first. */
function sayReturnCost(scene: DialogueContext, asked: Question, fact: Fact) {
  const texts = factTexts[scene.replyLanguage];
  const isFree = Number(fact.amount) === 0;
  const brief = scene.message.form !== 'yes_no' ? '' : isFree === asked.aspects.includes('free') ? texts.yes : texts.no;
  return quoteOrLine(scene, asked, fact, '', brief);
}

/** "Is there a gift card?" doesn't ask how long it is valid, which is what sources differ in. */
const isOfExistence = ({ message, nlu }: DialogueContext, { aspects }: Question) =>
  message.form === 'yes_no' && aspects.length === 0 && !asksForFact(plain(nlu.text));
const withoutConflict = (fact: Fact): Fact | undefined => {
  const sentences = sentencesOf(fact.text).filter((sentence) => !inTime.test(sentence));
  return sentences.length > 0 ? { ...fact, text: sentences.join(' '), conflict: false } : undefined;
};
const inTime =
  /\d+\s?(?:\p{L}+\s)?(?:days?|weeks?|months?|years?|tage?n?|wochen|monate?n?|jahre?n?|jours?|mois|ans?|d[ií]as?|mes(?:es)?|años?|anos?|dagen|maanden|jaar|giorni|mesi|anni)/iu;

/** Kinds of one statement, which answers whatever is asked of it. */
const stated: ReadonlySet<FactKind> = new Set(['gift_wrap', 'pickup', 'contact']);
/** The fact that shares most with the question: its words, its place and what it asks; in the customer's language where there is one. */
function quotable({ message, replyLanguage }: DialogueContext, asked: Question, known: readonly Fact[]): Fact | undefined {
  const { places, aspects, isFollowUp } = asked;
  const own = known.filter(({ language }) => language === replyLanguage);
  const isOf = (codes: readonly string[]) => places.some(({ code }) => codes.includes(code) || codes.includes(countryOf(code)));
  const rated = (own.length > 0 ? own : known)
    .filter(({ countries }) => countries === null || places.length === 0 || isOf(countries) || countries.includes('*'))
    .map((fact) => {
      const shared = message.words.filter((word) => hasWord(`${fact.name ?? ''} ${fact.text}`, word)).length;
      const answers = aspects.filter((aspect) => (aspect === 'time' ? fact.days_max !== null : fact.amount !== null)).length;
      const isPlace = places.length > 0 && fact.countries !== null && isOf(fact.countries);
      return {
        fact,
        points:
          shared + answers * 2 + (isPlace ? 2 : 0) + (fact.kind === asked.kind ? (isFollowUp || asked.kind === 'exchange' ? 2 : 0) : 0),
      };
    })
    .toSorted((one, other) => other.points - one.points);
  const [best] = rated;
  // The only thing known of what is named.
  const ofKind = rated.filter(({ fact }) => fact.kind === asked.kind).map(({ fact }) => fact.text);
  const isOnly = stated.has(asked.kind) && new Set(ofKind).size === 1 && best?.fact.kind === asked.kind;
  return best && (best.points > 1 || (best.points === 1 && rated.length === 1) || isOnly) ? best.fact : undefined;
}
