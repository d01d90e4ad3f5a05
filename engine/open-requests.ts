import type { NluResult, DetectedIntent } from './classify.ts';
import { isCourtesy } from './classify.ts';
import { orderNumbersIn } from './entities.ts';
import { orderIntents } from './flows/order-intents.ts';
import type { Intent } from './intents.ts';
import type { Memory, Slots } from './memory.ts';
import { formOf } from './read.ts';
import type { Texts } from './texts/texts.ts';

// What a message asks for besides the request that is served: kept for later, and mentioned after the answer.

type Scene = { nlu: NluResult; memory: Memory; slots: Slots };

/** What an answer to one of these intents answers as well. */
const families: readonly (readonly Intent[])[] = [
  ['product_question', 'stock_question', 'recommendation', 'place_order'],
  ['track_order', 'delivery_period'],
  ['delivery_options', 'delivery_period'],
  ['track_refund', 'get_refund', 'check_refund_policy'],
  ['payment_methods', 'payment_issue'],
  ['check_invoice', 'get_invoice'],
  ['set_shipping_address', 'change_shipping_address'],
  ['contact_customer_service', 'contact_human_agent'],
];
/** What only informs: to say something of it asks for nothing, "I ordered it yesterday", "I paid by card". */
const informing: ReadonlySet<Intent> = new Set([
  ...(['product_question', 'stock_question', 'recommendation', 'track_order', 'track_refund', 'check_refund_policy'] as const),
  ...(['delivery_options', 'delivery_period', 'payment_methods', 'payment_issue', 'check_invoice', 'store_hours'] as const),
  ...(['discount_question', 'review', 'complaint', 'capabilities'] as const),
]);

const minLikelihood = 0.6;

/** The other requests of a message that an answer to `intent` leaves open. */
export const openRequests = ({ nlu, slots }: Scene, intent: string | null): DetectedIntent[] =>
  nlu.detectedIntents.slice(1).filter((other) => {
    if (other.intent === intent || other.likelihood < minLikelihood || isCourtesy(other.intent)) return false;
    const isAnswered = families.some((family) => family.includes(other.intent) && family.some((one) => one === intent));
    const isAsked = other.question || formOf(other.text) !== null || !informing.has(other.intent);
    // Before an action its order is shown as it is.
    const isShown =
      other.intent === 'track_order' &&
      [...orderIntents].some((one) => one === intent) &&
      orderNumbersIn(other.text).every((number) => number === slots.order_number);
    return isAsked && !isAnswered && !isShown;
  });

/** The intents to return to after a task of several turns. */
export function laterOf(dialogue: Scene, intent: string | null): Memory['later'] {
  const known = dialogue.memory.later;
  const more = openRequests(dialogue, intent).filter((detected) => !known.some((one) => one.intent === detected.intent));
  const same = furtherOrders(dialogue, intent).filter(({ text }) => !known.some((one) => one.text === text));
  return [...known, ...same, ...more.map((detected) => ({ intent: detected.intent, text: detected.text.slice(0, 2000) }))].slice(0, 3);
}

const conjunction = /,|&|\+|(?<!\p{L})(?:and|as well as|both|y|et|und|e)(?!\p{L})/iu;
/** "Cancel H3001 and H3002": repeats the intent for each further order. */
function furtherOrders({ nlu, slots }: Scene, intent: string | null): Memory['later'] {
  const detected = [...orderIntents].find((one) => one === intent);
  const elsewhere = nlu.detectedIntents
    .filter((one) => one.intent !== intent && one.text !== nlu.text)
    .flatMap(({ text }) => orderNumbersIn(text));
  const numbers = orderNumbersIn(nlu.text).filter((number) => !elsewhere.includes(number));
  if (detected === undefined || numbers.length < 2) return [];
  return numbers.slice(1).flatMap((number, place) => {
    const before = numbers[place] ?? '';
    const between = nlu.text.slice(nlu.text.indexOf(before) + before.length, nlu.text.indexOf(number));
    const others = numbers.filter((one) => one !== number);
    const text = others.reduce((rest, other) => rest.replace(other, ' '), nlu.text);
    return conjunction.test(between) && number !== slots.order_number ? [{ intent: detected, text: text.slice(0, 2000) }] : [];
  });
}

/** Names the remaining intents, each with its order. */
export const namesOfLater = (say: Texts, later: readonly { intent: DetectedIntent['intent']; text: string }[]) =>
  later.map(({ intent, text }) => {
    const [number] = orderIntents.has(intent) ? orderNumbersIn(text) : [];
    return number === undefined ? say.intentName[intent] : `${say.intentName[intent]} (${number})`;
  });
