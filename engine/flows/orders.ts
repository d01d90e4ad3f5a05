import type { Outcome } from '../port.ts';
import { needsVerification, type Order } from '../tools.ts';
import { orderKey, orderNumbersIn } from '../entities.ts';
import { inEnglish } from '../glossary.ts';
import type { ActionKind, Slots } from '../memory.ts';
import { compose, inOneLine } from '../speech.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { laterOf } from '../open-requests.ts';
import type { DetectedIntent } from '../classify.ts';
import { shareStem } from '../quoting.ts';
import { normalizeText } from '../nlu/pattern.ts';
import { plain, tokenize } from '../words.ts';
import { actionOf, namesOrder } from './actions/actions.ts';
import { placeIn, saysAll } from './actions/units.ts';
import { startAction } from './actions/run.ts';
import { shortNumberIn } from '../short-number.ts';
import { asksTotal, isSentWrong, sentAnother, answerRefund, describeState } from './order-state.ts';
import { cardOf, sentence, sourceOf } from './order-words.ts';
import { confidenceOf } from '../skills/shopping/write.ts';
import { namedAmong } from './orders-named.ts';
import { verify, askFor } from './verification.ts';

/** Intents that change something for the customer, whatever their topic. */
export const changesSomething = ({ intent, text }: DetectedIntent) => actionOf(intent, text) !== undefined;

const mostShown = 3;

export async function serveOrder(dialogue: DialogueContext, request: DetectedIntent): Promise<Outcome> {
  // Use the full first message: it may contain the reason, the units or the address.
  const isKept = dialogue.memory.detected?.text === request.text;
  const detected = isKept ? request : { ...request, text: wordsForAction(dialogue, request).slice(0, 2000) };
  const slots = saysBoth(dialogue)
    ? { ...dialogue.slots, order_number: dialogue.memory.listed[0] }
    : aboutTheSame(dialogue, dialogue.slots);
  const proof = await verify(dialogue, detected, slots);
  if (!proof.verified) return proof.outcome;
  const greeting = dialogue.verified ? '' : dialogue.say.verified(proof.firstName);
  const now = withRest({ ...dialogue, slots, verified: true }, detected);
  const kind = actionOf(detected.intent, detected.text);
  if (kind === 'own_address') return startAction(now, detected, kind, null, greeting);
  const orders = await ordersFor(now, detected, slots);
  if (!Array.isArray(orders)) return orders;
  const [order] = orders;
  const isAddress = kind === 'order_address' && !namesOrder(detected.text) && slots.order_number === undefined;
  // Without an unshipped order, an address change is about the account.
  if (isAddress && !orders.some(({ status }) => beforeShipping.includes(status)))
    return startAction(now, detected, 'own_address', null, greeting);
  if (!order)
    return askBack(now, {
      text: inOneLine(greeting, now.say.noOrders),
      confidence: 0.9,
      intent: detected.intent,
      remember: { awaiting: 'order_number', detected, slots: {} },
    });
  if (detected.intent === 'track_order') return describeState(now, detected, slots, orders, greeting);
  if (orders.length > 1) return whichOrder(now, detected, slots, orders, greeting);
  if (detected.intent === 'track_refund') return answerRefund(now, detected, order, greeting);
  return detected.intent === 'get_refund'
    ? refundOrReturn(now, detected, order, greeting)
    : change(now, detected, kind ?? 'items', order, greeting);
}

/** The message without the clauses of other actions: "return the jacket and exchange the mug" returns no mug. */
function wordsForAction({ nlu, slots }: DialogueContext, { intent, text }: DetectedIntent): string {
  const isSame = (one: DetectedIntent) => one.text === text || one.text === nlu.text || one.intent === intent || one.question;
  // "Keep the other mugs" belongs to this action unless it names another order.
  const isOwn = (one: DetectedIntent) =>
    actionOf(one.intent, one.text) === 'items' && orderNumbersIn(one.text).every((number) => number === slots.order_number);
  return nlu.detectedIntents
    .filter((one) => actionOf(intent, text) !== undefined && !isSame(one) && actionOf(one.intent, one.text) !== undefined && !isOwn(one))
    .reduce((rest, one) => rest.replace(one.text, ' '), nlu.text)
    .replace(/\s(?:and|y|et|und|e)\s*$/i, '');
}

/** "Both" of the listed orders: the first now, the others afterwards. */
function withRest(dialogue: DialogueContext, { intent, text }: DetectedIntent): DialogueContext {
  const { memory, nlu } = dialogue;
  const [, ...rest] = saysBoth(dialogue) ? memory.listed : [];
  if (rest.length === 0) return dialogue;
  const later = [...memory.later, ...rest.map((number) => ({ intent, text: `${text} ${number}` }))].slice(0, 3);
  return { ...dialogue, memory: { ...memory, later }, nlu: { ...nlu, text: nlu.text.split(/\s+/).length > mostInBoth ? nlu.text : '' } };
}
/** "Both, please" says nothing more; a longer reply may. */
const mostInBoth = 4;
const saysBoth = ({ memory, nlu }: DialogueContext) =>
  memory.awaiting === 'order_number' && memory.listed.length > 1 && saysAll(nlu.text) && orderNumbersIn(nlu.text, true).length === 0;

/** Changes an unshipped order and exchanges a delivered one, whichever word the customer uses. */
function change(dialogue: DialogueContext, detected: DetectedIntent, kind: ActionKind, order: Order, greeting: string) {
  const isThere = order.status === 'delivered';
  if (isThere && isSentWrong(detected.text)) return sentAnother(dialogue, detected, order, greeting);
  const isOver = order.status === 'cancelled' || order.status === 'returned';
  // "I cancelled it and have no money yet" asks for the refund.
  if (kind === 'cancel' && isOver && (order.refunds.length > 0 || order.payment_status === 'refunded'))
    return answerRefund(
      dialogue,
      { ...detected, intent: 'track_refund' },
      order,
      inOneLine(greeting, dialogue.say.action.over[order.status as 'cancelled' | 'returned'](order.order_number)),
    );
  const applicableKind =
    kind === 'items' && isThere ? 'exchange' : kind === 'exchange' && beforeShipping.includes(order.status) ? 'items' : kind;
  return startAction(dialogue, detected, applicableKind, order, greeting);
}

/** Refunds by cancelling what hasn't shipped or by returning what was delivered, unless a refund is already on its way. */
async function refundOrReturn(dialogue: DialogueContext, detected: DetectedIntent, order: Order, greeting: string): Promise<Outcome> {
  const { say } = dialogue;
  const { status, order_number: number } = order;
  if (order.refunds.length > 0 || order.return_state !== null || status === 'cancelled' || status === 'returned')
    return answerRefund(dialogue, detected, order, greeting);
  if (beforeShipping.includes(status))
    return startAction(dialogue, detected, 'cancel', order, inOneLine(greeting, say.action.refundByCancel(number)));
  if (status === 'delivered')
    return startAction(dialogue, detected, 'return', order, inOneLine(greeting, say.action.refundByReturn(number)));
  return answerWith(dialogue, {
    text: inOneLine(greeting, say.action.refundLaterByReturn(number)),
    cards: [cardOf(order, dialogue)],
    sources: [sourceOf(order)],
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: { slots: { ...dialogue.slots, order_number: number } },
  });
}

/** "Cancel it" means the order discussed last; "my other order" doesn't. */
function aboutTheSame({ nlu }: DialogueContext, slots: Slots): Slots {
  const other =
    /\b(other|another|all my orders|my orders|otro|otra|autre|andere[nrs]?|outr[oa])\b/.test(plain(nlu.text)) &&
    /\b(orders?|purchases?|pedidos?|commandes?|bestellung(en)?|encomendas?)\b/.test(plain(nlu.text)) &&
    orderNumbersIn(nlu.text).length === 0;
  return other ? { ...slots, order_number: undefined } : slots;
}

/** "All of them", "and the jacket?" after an order's status: answers about the other orders, or the one with that item. */
export async function answerOtherOrders(dialogue: DialogueContext): Promise<Outcome | undefined> {
  const { nlu, memory, tools, verified } = dialogue;
  const words = normalizeText(nlu.text).split(/\s+/);
  if (!verified || memory.about !== 'order' || memory.awaiting !== null || words.length > 5) return undefined;
  const detected: DetectedIntent = { intent: 'track_order', likelihood: 0.85, text: nlu.text, question: true };
  if (saysAll(nlu.text) && !moreIntents(nlu))
    return serveOrder({ ...dialogue, slots: { ...dialogue.slots, order_number: undefined } }, detected);
  if (!/^(?:and|what about|how about|y|et|und|e)(?![\p{L}])/u.test(normalizeText(nlu.text))) return undefined;
  const found = await tools.call('list_orders', { limit: 5 });
  if (needsVerification(found)) return undefined;
  const plainly = tokenize(nlu.text).filter((word) => word.length > 3);
  const [only, ...more] = found.orders.filter(({ lines }) =>
    lines.some(({ name }) => shareStem(tokenize(name), [...plainly, ...inEnglish(plainly)])),
  );
  return only && more.length === 0
    ? serveOrder({ ...dialogue, slots: { ...dialogue.slots, order_number: only.order_number } }, detected)
    : undefined;
}
const moreIntents = ({ detectedIntents: [lead] }: DialogueContext['nlu']) => (lead?.likelihood ?? 0) >= 0.6;

/** An order was discussed before, but the message names an item of another one or doesn't apply to that order. */
async function meansOtherOrder(dialogue: DialogueContext, detected: DetectedIntent, slots: Slots): Promise<boolean> {
  const { nlu, memory, tools } = dialogue;
  const isSaid = shortNumberIn(nlu.text, false) !== undefined || orderNumbersIn(nlu.text, true).length > 0;
  const isOld = slots.order_number !== undefined && slots.order_number === memory.slots.order_number && memory.awaiting === null;
  // "The total without the lamp?" is about this order, whatever else a lamp was in.
  if (isSaid || !isOld || asksTotal.test(normalizeText(nlu.text))) return false;
  const found = await tools.call('list_orders', { limit: 5 });
  if (needsVerification(found)) return false;
  const isIt = ({ order_number: number }: Order) => orderKey(number) === orderKey(slots.order_number ?? '');
  const named = namedAmong(dialogue, detected, found.orders);
  if (named.length > 0) return !named.some(isIt);
  const current = found.orders.find(isIt);
  const points = pointing.test(plain(nlu.text)) || actionOf(detected.intent, detected.text) === 'order_address';
  return (
    current !== undefined && !points && !applies(detected, current.status) && found.orders.some(({ status }) => applies(detected, status))
  );
}

const pointing =
  /\b(it|that|this|them|lo|la|eso|este|esta|ce|cette|cela|ca|sie|es|das|diese[rns]?|isso|esta|este|a|o)\b|\w(?:ar|er|ir)l[oa]s?\b|\w(?:ar|er|ir)\W+[oa]s?\b|(?<=\w)-l[oa]s?\b/;

/** The order named, or those the intent can apply to. */
async function ordersFor(dialogue: DialogueContext, detected: DetectedIntent, slots: Slots): Promise<Order[] | Outcome> {
  const { tools, say, nlu, memory } = dialogue;
  const pointed = memory.awaiting === 'order_number' && orderNumbersIn(nlu.text, true).length === 0 ? memory.listed : [];
  const known = (await meansOtherOrder(dialogue, detected, slots)) ? undefined : slots.order_number;
  const number = known ?? pointed[placeIn(nlu.text, pointed.length, true) ?? -1];
  const numbers = orderNumbersIn(nlu.text);
  if (detected.intent === 'track_order' && numbers.length > 1) {
    const found = await Promise.all(numbers.slice(0, mostShown).map((one) => tools.call('find_order', { order_number: one })));
    const foundOrders = found.flatMap((one) => (!needsVerification(one) && one.order ? [one.order] : []));
    if (foundOrders.length > 1) return foundOrders;
  }
  if (number !== undefined) {
    const found = await tools.call('find_order', { order_number: number });
    if (needsVerification(found)) return askFor(dialogue, detected, slots, 'email', say.askEmail);
    if (found.order) return [found.order];
    if (memory.misses > 0)
      return handOff(dialogue, 'missing_knowledge', detected, {
        text: inOneLine(say.orderNotFound(number), say.someoneReads),
        facts: [`No order ${number} among the verified customer's.`],
      });
    return askBack(dialogue, {
      text: say.orderNotFound(number),
      confidence: 0.9,
      intent: detected.intent,
      remember: { awaiting: 'order_number', detected, misses: 1, slots: { ...slots, order_number: undefined } },
    });
  }
  const found = await tools.call('list_orders', { limit: 5 });
  if (needsVerification(found)) return askFor(dialogue, detected, slots, 'email', say.askEmail);
  const named = namedAmong(dialogue, detected, found.orders);
  const pool = named.length ? named : found.orders;
  const applicable = [applies, appliesAsExchange]
    .map((fits) => pool.filter(({ status }) => fits(detected, status)))
    .find((some) => some.length > 0);
  const changeable = pool.filter(({ status }) => status !== 'cancelled' && status !== 'returned');
  // If it applies to none, the customer picks one and learns why it isn't possible.
  return (applicable ?? (changeable.length ? changeable : pool)).slice(0, mostShown);
}

const beforeShipping = ['pending', 'confirmed', 'processing'];
function applies({ intent, text }: DetectedIntent, status: string) {
  if (intent === 'track_order') return status === 'shipped' || beforeShipping.includes(status);
  if (intent === 'track_refund') return true;
  if (intent === 'get_refund') return status === 'delivered' || beforeShipping.includes(status);
  const kind = actionOf(intent, text);
  if (kind === 'exchange') return status === 'delivered' || beforeShipping.includes(status);
  return kind === 'return' ? status === 'delivered' : beforeShipping.includes(status);
}

/** Delivered items are exchanged rather than changed. */
const appliesAsExchange = ({ intent, text }: DetectedIntent, status: string) =>
  actionOf(intent, text) === 'items' && status === 'delivered';

function whichOrder(dialogue: DialogueContext, detected: DetectedIntent, slots: Slots, orders: Order[], greeting: string): Outcome {
  const { say } = dialogue;
  const isMeanwhile =
    dialogue.memory.awaiting === 'order_number' && dialogue.memory.listed.length > 0 && !detected.text.includes(dialogue.nlu.text);
  return askBack(dialogue, {
    text: compose(
      greeting,
      say.orders(orders.length),
      orders.map((order) => `• ${inOneLine(sentence(dialogue, order))}`).join('\n'),
      say.whichOrder,
    ),
    cards: orders.map((order) => cardOf(order, dialogue)),
    sources: orders.map(sourceOf),
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: {
      awaiting: 'order_number',
      // Keep what the customer says meanwhile, such as the reason.
      detected: {
        intent: detected.intent,
        text: isMeanwhile ? `${detected.text}\n${dialogue.nlu.text}`.slice(0, 2000) : detected.text,
        likelihood: detected.likelihood,
      },
      slots: { ...slots, order_number: undefined },
      later: laterOf(dialogue, detected.intent),
      listed: orders.map(({ order_number: number }) => number),
      misses: dialogue.memory.awaiting === 'order_number' && dialogue.memory.listed.length > 0 ? dialogue.memory.misses + 1 : 0,
    },
  });
}
