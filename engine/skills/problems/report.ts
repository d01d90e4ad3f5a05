import { isTrained } from '../../intents.ts';
import type { Outcome } from '../../port.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../../dialogue.ts';
import { lacksNumber } from '../../dialogue-policy.ts';
import { emailsIn } from '../../entities.ts';
import { describe, sourceOf as articleSource } from '../../flows/knowledge.ts';
import { cardOf, itemsOf, sourceOf } from '../../flows/order-words.ts';
import { lastAnswer, provenInPassing } from '../../flows/verification.ts';
import type { Found } from '../../judging.ts';
import { spokenLanguage } from '../../language.ts';
import type { Memory } from '../../memory.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { compose, inOneLine, textsIn } from '../../speech.ts';
import { concernedIn, ordersOf, type Concerned } from './concerned.ts';
import { asideAnswer, freeReturn, guidanceFor, intentOf, isFreedBy } from './guidance.ts';
import type { ProblemKind } from './kinds.ts';

// One flow for every problem: acknowledge it, say what the shop does, ask once for what a teammate needs, then hand off.

type Reported = Exclude<ProblemKind, 'account_taken' | 'late'>;
type Problem = NonNullable<Memory['problem']>;

const hasPhoto = anywhere('photos?, pictures?, pics?, images?, video, film, bild\\w*, fotos?, imagen\\w*, imag\\w+, foto\\w*');
/** Says what came and what was ordered. */
const contrasts = anywhere(
  'ordered, instead of, rather than, but got, bestellt, statt, anstatt, commande\\w*, au lieu d\\w*, pedi, pedido, en (?:vez|lugar) de, encomendei, em vez d\\w+, besteld, in plaats van',
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
  const concerned = concernedIn(scene, kind, await ordersOf(scene));
  const found = await guidanceFor(scene, kind);
  const { order, number } = concerned;
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
    text: compose(opening, say.problem.ask[kind][number === null ? 'order' : 'known']),
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
  const about = concernedIn(scene, kind, await ordersOf(scene), `${nlu.text}\n${problem.said}`);
  const concerned = about.number === null ? { ...about, number: problem.order } : about;
  const isAll = kind !== 'account_taken' && kind !== 'late' && !isQuestionOnly(scene) && isComplete(kind, nlu.text, concerned);
  const isOffered = scene.memory.awaiting === 'person';
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
