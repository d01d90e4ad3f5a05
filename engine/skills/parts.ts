import type { Outcome } from '../port.ts';
import type { Toolbox } from '../tools.ts';
import { contentWords, isCourtesy, type DetectedIntent } from '../classify.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { changesSomething } from '../flows/orders.ts';
import { emailsIn, orderNumbersIn } from '../entities.ts';
import type { Language } from '../intents.ts';
import { type Clause, formOf, wordsIn } from '../read.ts';
import { factKindsIn } from '../shop-topics.ts';
import { quantityIn } from '../quantities.ts';
import { fillers } from './shopping/lexicon.ts';
import { isProductIntent } from './shopping/plan.ts';
import { openPart, type DialogueContext } from '../dialogue.ts';
import { asksPrice, asksTotal, changesIt, wantsToBuy } from './shopping/asks.ts';
import { consentIn } from '../nlu/consent.ts';
import { agreesTo } from '../nlu/offer.ts';
import { recall, type Memory } from '../memory.ts';
import { plain, sentencesOf, tokenize } from '../words.ts';
import { compose } from '../speech.ts';
import { asksOfLost } from './orders/lost-parcel.ts';
import { turnTexts } from '../texts/turn-texts.ts';
import { asksOfOwnOrder } from './orders/order-questions.ts';
import { problemIn } from './problems/kinds.ts';

// Several requests in one message: each is answered, what needs the customer's reply comes last.

/** A part counts from this likelihood on; below, it is a remark that belongs to its neighbour. */
const minLikelihood = 0.6;
const mostParts = 3;

/** Answers one part as if it were a message of its own. */
export type Respond = (scene: DialogueContext) => Promise<Outcome>;

/** Answers a message part by part; undefined when it is one request. */
export async function respondInParts(scene: DialogueContext, respond: Respond): Promise<Outcome | undefined> {
  const withdrawn = afterWithdrawal(scene);
  if (withdrawn !== undefined) return respond(openPart(scene, withdrawn, withoutPending(scene.memory)));
  const bought = besidePurchase(scene);
  if (bought) return answerBeside(scene, bought, respond);
  if (scene.memory.awaiting !== null || scene.memory.action) return undefined;
  // What went wrong, or one order, is told in several sentences.
  if (isOneSubject(scene)) return undefined;
  const parts = await partsOf(scene);
  if (parts.length < 2) return undefined;
  let { memory } = scene;
  const outcomes: Outcome[] = [];
  for (const text of parts) {
    const outcome = await respond(openPart(scene, text, memory));
    outcomes.push(outcome);
    memory = recall(outcome.memory);
    // Its question stays the last word.
    if (outcome.decision !== 'answer') break;
  }
  return together(outcomes);
}

/** "Ok just one then. Can it hang outside in winter?": a question beside a purchase of what is discussed. */
function besidePurchase({ nlu, memory, message }: DialogueContext): { question: string; purchase: string } | undefined {
  const isOpen = memory.awaiting === 'purchase' || memory.awaiting === 'product';
  const clauses = message.clauses.flatMap(({ text }) => text.split(/,\s+/));
  if (clauses.length < 2 || (memory.awaiting !== null && memory.awaiting !== 'person' && !isOpen)) return undefined;
  // "Passt, bestellen" is a yes.
  if (isOpen && (agreesTo('', nlu.text) || agreesTo('', nlu.said))) return undefined;
  if (memory.about !== 'product' || (memory.product === null && memory.shown.length === 0)) return undefined;
  const isBuying = (text: string) =>
    wantsToBuy(text, true) ||
    (isOpen && (consentIn(text) === 'yes' || (changesIt(text) && saysSomething(text)))) ||
    asksTotal(text) ||
    asksPrice.test(plain(text));
  const parts = clauses.map((text) => ({ text, asks: formOf(text) !== null && !isBuying(text), buys: isBuying(text) }));
  if (!parts.some(({ asks }) => asks) || !parts.some(({ buys, text }) => buys && (isOpen || wantsToBuy(text, true)))) return undefined;
  const textOf = (isQuestion: boolean) =>
    parts
      .filter(({ asks }) => asks === isQuestion)
      .map(({ text }) => text)
      .join(isQuestion ? '\n' : ', ');
  return wordsIn(textOf(true), nlu.language).length === 0 ? undefined : { question: textOf(true), purchase: textOf(false) };
}

/** "No, wait, first:" changes nothing yet. */
const saysSomething = (text: string) =>
  quantityIn(text) !== undefined || tokenize(text).some((word) => word.length > 2 && !fillers.has(word));

/** The question is answered first: what the purchase needs stays the last word. */
async function answerBeside(
  scene: DialogueContext,
  { question, purchase }: { question: string; purchase: string },
  respond: Respond,
): Promise<Outcome | undefined> {
  const { memory, say } = scene;
  const answered = await respond(openPart(scene, question, withoutPending(memory)));
  if (answered.decision === 'hand_off') return answered;
  // "Do you have it in orange? Can I order it?" orders that one.
  const known =
    (memory.awaiting === null || memory.awaiting === 'person') && answered.decision === 'answer' ? recall(answered.memory) : memory;
  const bought = await respond(openPart(scene, purchase, known));
  // One question at a time: that of the purchase.
  const own = answered.decision === 'ask' ? answered.text.replace(say.offerPersonHere, '').trim() : answered.text;
  // Beside a purchase no question is off topic.
  const text = answered.intent === 'out_of_scope' ? turnTexts[scene.replyLanguage].notFound : own;
  return together([{ ...answered, text, cards: [] }, bought]);
}

const isOneSubject = ({ nlu, verified }: DialogueContext) =>
  problemIn(nlu.text) !== undefined || asksOfLost(nlu.text) || (verified && asksOfOwnOrder(nlu.text));

/** "Never mind. Show me notebooks": what comes after the withdrawal; undefined when there is nothing of both. */
function afterWithdrawal({ nlu, memory }: DialogueContext): string | undefined {
  // "Leave it, no exchange" only withdraws.
  const [lead] = nlu.detectedIntents;
  if (memory.action && (lead === undefined || lead.likelihood < minLikelihood || lead.intent === memory.detected?.intent)) return undefined;
  const [first = '', ...rest] = sentencesOf(nlu.text.replace(/^([^.!?\n,]{3,30})[,.!]+\s+/u, '$1.\n'));
  const isBoth = rest.length > 0 && consentIn(first) === 'never_mind' && rest.some((text) => consentIn(text) === undefined);
  return isBoth ? rest.join(' ') : undefined;
}
const withoutPending = (memory: Memory): Memory => ({
  ...memory,
  ...{ awaiting: null, detected: null, action: null, purchase: null, misses: 0, listed: [], later: [] },
});

type Kind = 'shop' | 'product' | 'order' | 'other';

/** The texts of the parts: questions in their order, then what changes something. */
async function partsOf({ message, nlu, tools }: DialogueContext): Promise<string[]> {
  const clauses = message.clauses.filter(({ negated }) => !negated).map((clause) => ({ clause, kind: kindOf(clause, nlu.language) }));
  const isOfOrder = clauses.some(({ kind }) => kind === 'order');
  const segments: { kind: Kind | null; text: string }[] = [];
  for (const { clause, kind: said } of clauses) {
    // "Dry bag for kayaking, 20 l" is a product and nothing else; "I keep the blanket" next to an order is a remark.
    const isRemark = said === 'product' && isOfOrder && clause.form === null;
    const kind = isRemark
      ? null
      : (said ?? (!isOfOrder && clauses.length > 1 && (await namesProduct(tools, clause.text, nlu.language)) ? 'product' : null));
    const last = segments.at(-1);
    // A remark belongs to what it stands next to, and so does a second sentence about the same.
    if (last && (kind === null || last.kind === null || last.kind === kind)) {
      last.text = `${last.text} ${clause.text}`;
      last.kind ??= kind;
    } else segments.push({ kind, text: clause.text });
  }
  const parts = segments.filter(({ kind }) => kind !== null);
  // What changes something stays whole: its flow keeps several requests apart itself.
  if (parts.length < 2 || !parts.some(({ kind }) => kind === 'shop' || kind === 'product')) return [];
  const asking = parts.filter(({ kind }) => kind === 'shop' || kind === 'product').map(({ text }) => text);
  const changing = parts.filter(({ kind }) => kind === 'order' || kind === 'other').map(({ text }) => text);
  return [...asking, ...(changing.length > 0 ? [changing.join(' ')] : [])].slice(0, mostParts);
}

/** From this share of its words on, a product is what a clause is about. */
const minScore = 0.6;
async function namesProduct(tools: Toolbox, text: string, language: Language): Promise<boolean> {
  const words = contentWords(text, language);
  if (words.length < 2) return false;
  const { products } = await tools.call('search_products', { query: words.join(' ').slice(0, 300), limit: 1 });
  const [best] = products;
  return best !== undefined && best.score >= minScore && best.matched.some(({ field }) => field === 'name' || field === 'category');
}

/** What a clause asks for by itself; null for a remark. */
function kindOf({ text, form, guesses: [top] }: Clause, language: Language): Kind | null {
  if (!top || isCourtesy(top.intent) || contentWords(text, language).length === 0) return null;
  // "2 sets. Price?": the price belongs to what stands next to it.
  if (asksTotal(text) || (asksPrice.test(plain(text)) && contentWords(text, language).length <= 1)) return null;
  const detected: DetectedIntent = { ...top, text, question: form !== null };
  if (orderIntents.has(top.intent) || changesSomething(detected)) return top.likelihood >= minLikelihood ? 'order' : null;
  if (orderNumbersIn(text).length > 0 || emailsIn(text).length > 0) return null;
  if (form !== null && factKindsIn(text, top.intent, top.likelihood).length > 0) return 'shop';
  if (isProductIntent(top.intent)) return top.likelihood >= (form === null ? minLikelihood : 0.4) ? 'product' : null;
  if (top.likelihood < minLikelihood || top.intent === 'out_of_scope') return null;
  return form === null ? 'other' : 'shop';
}

/** One message of several outcomes. */
function together(outcomes: readonly Outcome[]): Outcome | undefined {
  const last = outcomes.at(-1);
  if (!last) return undefined;
  const texts = [...new Set(outcomes.map(({ text }) => text))];
  return {
    ...last,
    text: compose(...texts),
    cards: outcomes.flatMap(({ cards }) => cards).slice(0, 4),
    sources: outcomes.flatMap(({ sources }) => sources),
    confidence: Math.min(...outcomes.map(({ confidence }) => confidence)),
    intent: outcomes[0]?.intent ?? null,
    memory: last.memory,
  };
}
