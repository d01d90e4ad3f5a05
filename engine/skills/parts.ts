import type { Outcome } from '../port.ts';
import { contentWords, isCourtesy, type DetectedIntent } from '../classify.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { changesSomething } from '../flows/orders.ts';
import { orderNumbersIn } from '../entities.ts';
import { openPart, type DialogueContext } from '../dialogue.ts';
import { consentIn } from '../nlu/consent.ts';
import { recall, type Memory } from '../memory.ts';
import { sentencesOf } from '../words.ts';
import { compose } from '../speech.ts';
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
  if (scene.memory.awaiting !== null || scene.memory.action) return undefined;
  // What went wrong, or one order, is told in several sentences.
  if (isOneSubject(scene)) return undefined;
  const parts = partsOf(scene);
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

const isOneSubject = ({ nlu, verified }: DialogueContext) => problemIn(nlu.text) !== undefined || (verified && asksOfOwnOrder(nlu.text));

/** "Never mind. Show me notebooks": what comes after the withdrawal; undefined when there is nothing of both. */
function afterWithdrawal({ nlu, memory }: DialogueContext): string | undefined {
  // "Leave it, no exchange" only withdraws.
  const [lead] = nlu.detectedIntents;
  if (memory.action && (lead === undefined || lead.likelihood < minLikelihood || lead.intent === memory.detected?.intent)) return undefined;
  const [first = '', ...rest] = sentencesOf(nlu.text.replace(/^([^.!?\n,]{3,30}),\s+/u, '$1.\n'));
  const isBoth = rest.length > 0 && consentIn(first) === 'never_mind' && rest.some((text) => consentIn(text) === undefined);
  return isBoth ? rest.join(' ') : undefined;
}
const withoutPending = (memory: Memory): Memory => ({
  ...memory,
  ...{ awaiting: null, detected: null, action: null, purchase: null, misses: 0, listed: [], later: [] },
});

/** The texts of the parts: questions in their order, then what changes something. */
function partsOf({ nlu }: DialogueContext): string[] {
  const requests = nlu.detectedIntents
    .filter(({ intent, likelihood, text }) => !isCourtesy(intent) && likelihood >= minLikelihood && text !== nlu.text)
    .map((detected) => ({ detected, at: nlu.text.indexOf(detected.text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const informing = requests.filter(({ detected }) => informs(detected) && contentWords(detected.text, nlu.language).length > 0);
  if (informing.length === 0 || requests.length < 2) return [];
  let from = 0;
  const segments = requests.map(({ detected, at }, place) => {
    const to = place === requests.length - 1 ? nlu.text.length : at + detected.text.length;
    const text = nlu.text.slice(from, to);
    from = to;
    return { text: text.replace(/^[\s,.;!?]+(?:(?:and|y|et|und|e|en)\s)?/i, '').trim(), informs: informs(detected) };
  });
  const rest = segments.filter((one) => !one.informs).map(({ text }) => text);
  return [...segments.filter((one) => one.informs).map(({ text }) => text), ...(rest.length > 0 ? [rest.join(' ')] : [])].slice(
    0,
    mostParts,
  );
}
const informs = (detected: DetectedIntent) =>
  orderNumbersIn(detected.text).length === 0 &&
  !orderIntents.has(detected.intent) &&
  !changesSomething(detected) &&
  detected.intent !== 'place_order' &&
  detected.intent !== 'complaint';

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
