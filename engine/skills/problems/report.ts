import { isTrained } from '../../intents.ts';
import type { Outcome } from '../../port.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../../dialogue.ts';
import { contentWords } from '../../classify.ts';
import { asksWhyAsked, lacksNumber } from '../../dialogue-policy.ts';
import { emailsIn } from '../../entities.ts';
import { describe, sourceOf as articleSource } from '../../flows/knowledge.ts';
import { ofNames } from '../../flows/actions/units.ts';
import { serveOrder } from '../../flows/orders.ts';
import type { Order } from '../../tools.ts';
import { cardOf, itemsOf, sourceOf } from '../../flows/order-words.ts';
import { lastAnswer, provenInPassing } from '../../flows/verification.ts';
import type { Found } from '../../judging.ts';
import { spokenLanguage } from '../../language.ts';
import type { Memory } from '../../memory.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { compose, inOneLine, textsIn } from '../../speech.ts';
import { turnTexts } from '../../texts/turn-texts.ts';
import { concernedIn, ordersOf, type Concerned } from './concerned.ts';
import { asideAnswer, freeReturn, guidanceFor, intentOf, isFreedBy } from './guidance.ts';
import { isSupposed, type ProblemKind } from './kinds.ts';

// One flow for every problem: acknowledge it, say what the shop does, ask once for what a teammate needs, then hand off.

type Reported = Exclude<ProblemKind, 'account_taken' | 'late'>;
type Problem = NonNullable<Memory['problem']>;

const hasPhoto = anywhere('photos?, pictures?, pics?, images?, video, film, bild\\w*, fotos?, imagen\\w*, imag\\w+, foto\\w*');
/** Says what came and what was ordered. */
const contrasts = anywhere(
  'ordered, (?:while|although|whereas) i, alors que j, obwohl ich, aunque, embora, terwijl ik, mentre, instead of, rather than, but got, bestellt, statt, anstatt, commande\\w*, au lieu d\\w*, pedi, pedido, en (?:vez|lugar) de, encomendei, em vez d\\w+, besteld, in plaats van',
);
const amount = /\d+[.,]\d{2}|[€$£]\s?\d|\d\s?(?:€|eur|usd)/i;

/** Whether the customer already told what a teammate needs, once the order is known. */
function isComplete(kind: Reported, text: string, { number }: Concerned): boolean {
  if (number === null) return false;
  if (kind === 'price_drop') return true;
  if (kind === 'wrong_item' && contrasts.test(normalizeText(text))) return true;
  if (kind === 'charged_twice') return amount.test(text);
  if (kind === 'invoice_details') return text.replace(number, ' ').replace(/\D/g, '').length >= 6;
  return hasPhoto.test(normalizeText(text));
}

/** One of two wordings, so that a conversation doesn't repeat itself. */
const variant = <T>({ briefing }: DialogueContext, two: readonly [T, T]): T =>
  two[briefing.turns.filter(({ author }) => author === 'ai').length % 2 === 0 ? 0 : 1];

const sorryFor = (scene: DialogueContext, kind: Reported, { line }: Concerned) =>
  variant(scene, scene.say.problem.sorry[kind])(line?.name ?? '');

/** The facts of a problem for the team. */
export function problemFacts(scene: DialogueContext, kind: ProblemKind, { order, line, number }: Concerned, before = ''): string[] {
  const names = textsIn(spokenLanguage(scene.briefing.shop.locale)).problem.name;
  const [email] = scene.verified ? [] : emailsIn(`${before}\n${scene.nlu.text}`);
  return [
    `${names[kind]}${line ? `: ${line.name}` : ''}.`,
    number === null
      ? ''
      : order
        ? `Order ${number}: ${itemsOf(order)}; ${order.status}.`
        : `Order ${number} (named by the customer, not checked).`,
    email === undefined ? '' : `Email: ${email}.`,
    // In English, word by word, it would not be the customer's words; the summary quotes those.
    before === '' || !isTrained(scene.nlu.language) ? '' : `“${before.replace(/\s+/g, ' ').slice(0, 400)}”`,
  ].filter((fact) => fact !== '');
}

const sourcesOf = ({ order }: Concerned, found: Found | undefined) => [
  ...(order ? [sourceOf(order)] : []),
  ...(found ? [articleSource(found)] : []),
];

/** The first answer to a problem. */
export async function reportProblem(opened: DialogueContext, kind: Reported): Promise<Outcome> {
  const scene = await provenInPassing(opened);
  const { say, nlu } = scene;
  const unsent = await unsentIn(scene, kind, nlu.text);
  if (unsent) return changeUnsent(scene, unsent, nlu.text);
  const concerned = concernedIn(scene, kind, await ordersOf(scene));
  const found = await guidanceFor(scene, kind);
  const { order, number } = concerned;
  if (kind === 'price_drop' && isSupposed(nlu.text))
    return (found ? answerWith : askBack)(scene, {
      text: found
        ? describe(scene, found)
        : inOneLine(turnTexts[scene.replyLanguage].notFound, turnTexts[scene.replyLanguage].askColleague),
      sources: sourcesOf({ ...concerned, order: null }, found),
      confidence: 0.9,
      intent: 'discount_question',
      remember: { about: scene.memory.about, ...(!found && { awaiting: 'person' as const }) },
    });
  const opening = compose(
    inOneLine(sorryFor(scene, kind, concerned), order && say.problem.about(order.order_number, itemsOf(order))),
    kind === 'payment_failed' && order ? say.problem.unpaid(order.order_number) : '',
    found ? describe(scene, found) : '',
  );
  const reported = { kind, order: number, said: nlu.text.slice(0, 2000), article: found?.passage.article_id.slice(0, 200) ?? null };
  if (isComplete(kind, nlu.text, concerned))
    return handOff(scene, 'unsupported_request', detectedAs(scene, kind), {
      text: compose(opening, say.someoneReads),
      facts: problemFacts(scene, kind, concerned),
      sources: sourcesOf(concerned, found),
      remember: { problem: reported },
    });
  const isPayment = kind === 'payment_failed';
  return askBack(scene, {
    text: compose(
      opening,
      isByName(scene) && number === null ? say.askNameAndPostcode : say.problem.ask[kind][number === null ? 'order' : 'known'],
    ),
    cards: order ? [cardOf(order, scene)] : [],
    sources: sourcesOf(concerned, found),
    confidence: 0.9,
    intent: intentOf[kind],
    remember: {
      awaiting: isPayment ? 'person' : 'problem',
      problem: reported,
      slots: { ...scene.slots, ...(number !== null && { order_number: number }) },
    },
  });
}

/** Shops that find a customer's orders by who they are ask for that instead of a number. */
const isByName = ({ verified, briefing }: DialogueContext) => !verified && briefing.shop.verification === 'name_and_postcode';

const detectedAs = ({ nlu }: DialogueContext, kind: ProblemKind) => ({
  intent: intentOf[kind],
  likelihood: 0.9,
  text: nlu.text,
  question: false,
});

/** The customer told more about a problem: a question is answered, anything else completes the report. */
export async function continueProblem(opened: DialogueContext, problem: Problem): Promise<Outcome> {
  const scene = await provenInPassing(opened);
  const { say, nlu } = scene;
  const kind = problem.kind;
  const unsent = await unsentIn(scene, kind, `${problem.said}\n${nlu.text}`);
  if (unsent) return changeUnsent(scene, unsent, problem.said);
  const missing = missingProof(opened, scene, problem);
  if (missing !== undefined) return askOn(scene, problem, missing);
  const about = concernedIn(scene, kind, await ordersOf(scene), `${nlu.text}\n${problem.said}`);
  const concerned = about.number === null ? { ...about, number: problem.order } : about;
  const isAll =
    kind !== 'account_taken' &&
    kind !== 'late' &&
    !isQuestionOnly(scene) &&
    isComplete(kind, kind === 'wrong_item' ? `${problem.said}\n${nlu.text}` : nlu.text, concerned);
  const isOffered = scene.memory.awaiting === 'person';
  // Who only proved who they are hears which order it is, and what is still needed.
  const isProofOnly = scene.verified && !opened.verified && contentWords(withoutProof(scene), nlu.language).length === 0;
  if (isProofOnly && !isAll && kind !== 'late' && kind !== 'account_taken' && concerned.order)
    return askOn(
      scene,
      { ...problem, order: concerned.number },
      compose(say.problem.about(concerned.order.order_number, itemsOf(concerned.order)), say.problem.ask[kind].known),
      [sourceOf(concerned.order)],
    );
  // Who hasn't got the number has told all there is.
  const isRest = lacksNumber(nlu.text) && !nlu.text.includes('?');
  if (!isAll && !isRest && (asks(scene) || (isOffered && kind === 'payment_failed'))) {
    const found = await asideAnswer(scene, kind, problem.article);
    if (found)
      return askBack(scene, {
        text: compose(
          inOneLine(
            saysNo(scene, found) ? say.ofOrder.no : lastAnswer(scene)?.includes(found.text) ? say.ofOrder.onlyThis : '',
            describe(scene, found),
          ),
          wasAsked(scene) ? '' : say.problem.stillNeeded,
        ),
        sources: [articleSource(found)],
        confidence: Math.min(0.95, 0.5 + found.relevance * 0.45),
        intent: intentOf[kind],
        remember: {
          awaiting: isOffered ? 'person' : 'problem',
          problem: { ...problem, said: `${problem.said}\n${nlu.text}`.slice(0, 2000) },
        },
      });
  }
  return handOff(scene, isOffered ? 'customer_request' : 'unsupported_request', detectedAs(scene, kind), {
    text: inOneLine(variant(scene, say.problem.passedOn), say.someoneReads),
    facts: problemFacts(scene, kind, concerned, problem.said),
    sources: sourcesOf(concerned, undefined),
    remember: { problem },
  });
}

/** Keeps the report open and says what is missing. */
const askOn = (scene: DialogueContext, problem: Problem, text: string, sources: Outcome['sources'] = []): Outcome =>
  askBack(scene, {
    text,
    sources,
    confidence: 0.9,
    intent: intentOf[problem.kind],
    remember: {
      awaiting: 'problem',
      problem: { ...problem, said: `${problem.said}\n${scene.nlu.text}`.slice(0, 2000) },
      slots: { ...scene.slots, ...(problem.order !== null && { order_number: problem.order }) },
    },
  });

/** What to say to somebody who asks why it is needed, or gives only a part of what proves who they are; each once. */
function missingProof(opened: DialogueContext, scene: DialogueContext, { order }: Problem): string | undefined {
  const { say, nlu, slots, briefing } = scene;
  const isSaid = (text: string) => briefing.turns.some((turn) => turn.author === 'ai' && turn.text.includes(text));
  if (scene.verified || opened.memory.awaiting !== 'problem') return undefined;
  if (asksWhyAsked(nlu.text) && !isSaid(say.whyAsked)) return say.whyAsked;
  const isByOrder = briefing.shop.verification === 'order_and_email';
  const hasNumber = (order ?? slots.order_number) !== undefined && (order ?? slots.order_number) !== null;
  const isTried = emailsIn(nlu.text).length > 0 || lacksNumber(nlu.text);
  if (isByOrder && !hasNumber && isTried && !isSaid(say.askOrderNumber)) return say.askOrderNumber;
  return isByOrder && hasNumber && isTried && slots.email !== undefined && !isSaid(say.noMatchOrder) ? say.noMatchOrder : undefined;
}

const withoutProof = ({ nlu, slots }: DialogueContext) =>
  [slots.name, slots.email, slots.order_number]
    .filter((part) => part !== undefined)
    .reduce((rest, part) => rest.replace(new RegExp(part.replace(/[^\p{L}\d]/gu, '.'), 'giu'), ' '), nlu.text);

/** Orders that hold what is wrong and haven't left: nothing wrong arrived, something wrong was ordered. */
async function unsentIn(scene: DialogueContext, kind: ProblemKind, text: string): Promise<Order[] | undefined> {
  if (kind !== 'wrong_item' || !scene.verified) return undefined;
  const named = (await ordersOf(scene)).filter(({ lines }) => ofNames(lines, text).length > 0);
  return named.length > 0 && named.every(({ status }) => ['pending', 'confirmed', 'processing'].includes(status)) ? named : undefined;
}
const changeUnsent = (scene: DialogueContext, [one, ...more]: Order[], text: string) =>
  serveOrder(
    {
      ...scene,
      memory: { ...scene.memory, awaiting: null, problem: null },
      slots: { ...scene.slots, order_number: more.length === 0 ? one?.order_number : undefined },
    },
    { intent: 'change_order', likelihood: 0.9, text, question: false },
  );

/** "Do I have to send the broken one back?" after the report went to the team. */
export async function answerAboutReport(scene: DialogueContext): Promise<Outcome | undefined> {
  const { problem } = scene.memory;
  const found = problem && asks(scene) ? await freeReturn(scene, problem.kind) : undefined;
  return (
    found &&
    answerWith(scene, {
      text: inOneLine(saysNo(scene, found) ? scene.say.ofOrder.no : '', describe(scene, found)),
      sources: [articleSource(found)],
      confidence: 0.9,
      intent: 'return_item',
    })
  );
}

const must = anywhere(`
  do i (?:\\S+ )?(?:have|need|pay), must i, have to, should i, tengo que, hay que, debo, pago yo, dois je, je dois, faut il, muss ich, mussen wir, soll ich, tenho de, tenho que, preciso de, devo, moet ik, devo`);
/** "Must I …?", where the quoted text says that it isn't needed. */
const saysNo = ({ nlu }: DialogueContext, found: Found) => must.test(normalizeText(nlu.text)) && isFreedBy(nlu.text, found.text);

/** Asks something and tells nothing: no number, no photo. */
const isQuestionOnly = ({ nlu }: DialogueContext) => !/\d/.test(nlu.text) && !hasPhoto.test(normalizeText(nlu.text));
const asks = ({ nlu, message }: DialogueContext) => nlu.consent === undefined && (nlu.text.includes('?') || message.form !== null);
/** Whether the reminder of what is missing stands in an answer already. */
const wasAsked = ({ briefing, say }: DialogueContext) =>
  briefing.turns.some(({ author, text }) => author === 'ai' && text.includes(say.problem.stillNeeded));
