import type { Outcome } from '../port.ts';
import { needsVerification, type Order } from '../tools.ts';
import { orderKey, orderNumbersIn } from '../entities.ts';
import { inEnglish } from '../glossary.ts';
import type { DeedKind, Told } from '../memory.ts';
import { compose, inOneLine } from '../speech.ts';
import { answerWith, askBack, handTo, laterOf, type Talk } from '../talk.ts';
import { contentWords, type Wish } from '../understand.ts';
import { share } from '../quoting.ts';
import { heardAs } from '../hearing/pattern.ts';
import { plain, tokenize } from '../words.ts';
import { deedOf, namesOrder } from './deeds/deeds.ts';
import { placeIn, saysAll } from './deeds/pieces.ts';
import { startDeed } from './deeds/run.ts';
import { shortNumberIn } from '../short-number.ts';
import { isSentWrong, sentAnother, tellRefund, tellState } from './order-state.ts';
import { cardOf, sentence, sourceOf } from './order-words.ts';
import { confidenceOf } from './products.ts';
import { prove, wait } from './verification.ts';

/** Wishes that change something for the customer, whatever else their intent is about. */
export const changesSomething = ({ intent, text }: Wish) => deedOf(intent, text) !== undefined;

const mostShown = 3;

export async function serveOrder(talk: Talk, given: Wish): Promise<Outcome> {
  // The whole first message counts: the reason, the pieces or the address may stand beside the wish.
  const isKept = talk.memory.wish?.text === given.text;
  const wish = isKept ? given : { ...given, text: ownWords(talk, given).slice(0, 2000) };
  const told = saysBoth(talk) ? { ...talk.told, order_number: talk.memory.listed[0] } : aboutTheSame(talk, talk.told);
  const proof = await prove(talk, wish, told);
  if (!proof.verified) return proof.outcome;
  const greeting = talk.verified ? '' : talk.say.verified(proof.firstName);
  const now = withRest({ ...talk, told, verified: true }, wish);
  const kind = deedOf(wish.intent, wish.text);
  if (kind === 'own_address') return startDeed(now, wish, kind, null, greeting);
  const orders = await ordersFor(now, wish, told);
  if (!Array.isArray(orders)) return orders;
  const [order] = orders;
  const isAddress = kind === 'order_address' && !namesOrder(wish.text) && told.order_number === undefined;
  // Nothing is on its way that an address could be changed of: then it is about the account.
  if (isAddress && !orders.some(({ status }) => beforeShipping.includes(status)))
    return startDeed(now, wish, 'own_address', null, greeting);
  if (!order)
    return askBack(now, {
      text: inOneLine(greeting, now.say.noOrders),
      confidence: 0.9,
      intent: wish.intent,
      remember: { awaiting: 'order_number', wish, told: {} },
    });
  if (wish.intent === 'track_order') return tellState(now, wish, told, orders, greeting);
  if (orders.length > 1) return whichOrder(now, wish, told, orders, greeting);
  if (wish.intent === 'track_refund') return tellRefund(now, wish, order, greeting);
  return wish.intent === 'get_refund' ? giveBack(now, wish, order, greeting) : change(now, wish, kind ?? 'items', order, greeting);
}

/** All that was said but what belongs to another change: "return the jacket and exchange the mug" returns no mug. */
function ownWords({ heard, told }: Talk, { intent, text }: Wish): string {
  const isSame = (one: Wish) => one.text === text || one.text === heard.text || one.intent === intent || one.question;
  // "Keep the other mugs" is of this one, unless another order is named with it.
  const isOwn = (one: Wish) =>
    deedOf(one.intent, one.text) === 'items' && orderNumbersIn(one.text).every((number) => number === told.order_number);
  return heard.wishes
    .filter((one) => deedOf(intent, text) !== undefined && !isSame(one) && deedOf(one.intent, one.text) !== undefined && !isOwn(one))
    .reduce((rest, one) => rest.replace(one.text, ' '), heard.text)
    .replace(/\s(?:and|y|et|und|e)\s*$/i, '');
}

/** "Both", of the orders that were listed: the first now, the others after it. */
function withRest(talk: Talk, { intent, text }: Wish): Talk {
  const { memory, heard } = talk;
  const [, ...rest] = saysBoth(talk) ? memory.listed : [];
  if (rest.length === 0) return talk;
  const later = [...memory.later, ...rest.map((number) => ({ intent, text: `${text} ${number}` }))].slice(0, 3);
  return { ...talk, memory: { ...memory, later }, heard: { ...heard, text: '' } };
}
const saysBoth = ({ memory, heard }: Talk) =>
  memory.awaiting === 'order_number' && memory.listed.length > 1 && saysAll(heard.text) && orderNumbersIn(heard.text, true).length === 0;

/** What is on its way becomes another variant before it leaves, and is exchanged once it is there: the customer need not know the word. */
function change(talk: Talk, wish: Wish, kind: DeedKind, order: Order, greeting: string) {
  const isThere = order.status === 'delivered';
  if (isThere && isSentWrong(wish.text)) return sentAnother(talk, wish, order, greeting);
  const isOver = order.status === 'cancelled' || order.status === 'returned';
  // "I cancelled it and have no money yet" asks for the money.
  if (kind === 'cancel' && isOver && (order.refunds.length > 0 || order.payment_status === 'refunded'))
    return tellRefund(
      talk,
      { ...wish, intent: 'track_refund' },
      order,
      inOneLine(greeting, talk.say.deed.over[order.status as 'cancelled' | 'returned'](order.order_number)),
    );
  const meant = kind === 'items' && isThere ? 'exchange' : kind === 'exchange' && beforeShipping.includes(order.status) ? 'items' : kind;
  return startDeed(talk, wish, meant, order, greeting);
}

/** Money back: by cancelling what has not left, by returning what is there, or it is on its way already. */
async function giveBack(talk: Talk, wish: Wish, order: Order, greeting: string): Promise<Outcome> {
  const { say } = talk;
  const { status, order_number: number } = order;
  if (order.refunds.length > 0 || order.return_state !== null || status === 'cancelled' || status === 'returned')
    return tellRefund(talk, wish, order, greeting);
  if (beforeShipping.includes(status)) return startDeed(talk, wish, 'cancel', order, inOneLine(greeting, say.deed.refundByCancel(number)));
  if (status === 'delivered') return startDeed(talk, wish, 'return', order, inOneLine(greeting, say.deed.refundByReturn(number)));
  return answerWith(talk, {
    text: inOneLine(greeting, say.deed.refundLaterByReturn(number)),
    cards: [cardOf(order)],
    sources: [sourceOf(order)],
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: { told: { ...talk.told, order_number: number } },
  });
}

/** "Cancel it" means the order spoken of last; "my other order" does not. */
function aboutTheSame({ heard }: Talk, told: Told): Told {
  const other =
    /\b(other|another|all my orders|my orders|otro|otra|autre|andere[nrs]?|outr[oa])\b/.test(plain(heard.text)) &&
    /\b(orders?|purchases?|pedidos?|commandes?|bestellung(en)?|encomendas?)\b/.test(plain(heard.text)) &&
    orderNumbersIn(heard.text).length === 0;
  return other ? { ...told, order_number: undefined } : told;
}

/** "All of them", "and the jacket?", after the state of an order was told: of the others, or of the one that holds it. */
export async function othersAsked(talk: Talk): Promise<Outcome | undefined> {
  const { heard, memory, tools, verified } = talk;
  const words = heardAs(heard.text).split(/\s+/);
  if (!verified || memory.about !== 'order' || memory.awaiting !== null || words.length > 5) return undefined;
  const wish: Wish = { intent: 'track_order', likelihood: 0.85, text: heard.text, question: true };
  if (saysAll(heard.text) && !wishesMore(heard)) return serveOrder({ ...talk, told: { ...talk.told, order_number: undefined } }, wish);
  if (!/^(?:and|what about|how about|y|et|und|e)(?![\p{L}])/u.test(heardAs(heard.text))) return undefined;
  const found = await tools.call('list_orders', { limit: 5 });
  if (needsVerification(found)) return undefined;
  const plainly = tokenize(heard.text).filter((word) => word.length > 3);
  const [only, ...more] = found.orders.filter(({ lines }) =>
    lines.some(({ name }) => share(tokenize(name), [...plainly, ...inEnglish(plainly)])),
  );
  return only && more.length === 0 ? serveOrder({ ...talk, told: { ...talk.told, order_number: only.order_number } }, wish) : undefined;
}
const wishesMore = ({ wishes: [lead] }: Talk['heard']) => (lead?.likelihood ?? 0) >= 0.6;

/** Those that hold what the words name. */
function namedAmong({ heard, memory }: Talk, wish: Wish, orders: Order[]): Order[] {
  const words = contentWords(`${wish.text} ${heard.text}`, heard.language);
  // Asked which order, what they say is of its pieces, however common a word it is.
  const plainly = memory.awaiting === 'order_number' ? tokenize(heard.text).filter((word) => word.length > 3) : [];
  const all = [...words, ...plainly, ...inEnglish(tokenize(`${wish.text} ${heard.text}`))];
  return orders.filter(({ lines }) => lines.some(({ name }) => share(tokenize(name), all)));
}

/** An order was spoken of before, but now something is named that is in another one; or it is nothing that order could be about. */
async function meansAnother(talk: Talk, wish: Wish, told: Told): Promise<boolean> {
  const { heard, memory, tools } = talk;
  const isSaid = shortNumberIn(heard.text, false) !== undefined || orderNumbersIn(heard.text, true).length > 0;
  const isOld = told.order_number !== undefined && told.order_number === memory.told.order_number && memory.awaiting === null;
  if (isSaid || !isOld) return false;
  const found = await tools.call('list_orders', { limit: 5 });
  if (needsVerification(found)) return false;
  const isIt = ({ order_number: number }: Order) => orderKey(number) === orderKey(told.order_number ?? '');
  const named = namedAmong(talk, wish, found.orders);
  if (named.length > 0) return !named.some(isIt);
  const current = found.orders.find(isIt);
  const points = pointing.test(plain(heard.text)) || deedOf(wish.intent, wish.text) === 'order_address';
  return current !== undefined && !points && !suits(wish, current.status) && found.orders.some(({ status }) => suits(wish, status));
}

const pointing =
  /\b(it|that|this|them|lo|la|eso|este|esta|ce|cette|cela|ca|sie|es|das|diese[rns]?|isso|esta|este|a|o)\b|\w(?:ar|er|ir)l[oa]s?\b|\w(?:ar|er|ir)\W+[oa]s?\b|(?<=\w)-l[oa]s?\b/;

/** The order named; or those the wish can be about. */
async function ordersFor(talk: Talk, wish: Wish, told: Told): Promise<Order[] | Outcome> {
  const { tools, say, heard, memory } = talk;
  const pointed = memory.awaiting === 'order_number' && orderNumbersIn(heard.text, true).length === 0 ? memory.listed : [];
  const known = (await meansAnother(talk, wish, told)) ? undefined : told.order_number;
  const number = known ?? pointed[placeIn(heard.text, pointed.length, true) ?? -1];
  const numbers = orderNumbersIn(heard.text);
  if (wish.intent === 'track_order' && numbers.length > 1) {
    const found = await Promise.all(numbers.slice(0, mostShown).map((one) => tools.call('find_order', { order_number: one })));
    const theirs = found.flatMap((one) => (!needsVerification(one) && one.order ? [one.order] : []));
    if (theirs.length > 1) return theirs;
  }
  if (number !== undefined) {
    const found = await tools.call('find_order', { order_number: number });
    if (needsVerification(found)) return wait(talk, wish, told, 'email', say.askEmail);
    if (found.order) return [found.order];
    if (memory.misses > 0)
      return handTo(talk, 'missing_knowledge', wish, {
        text: inOneLine(say.orderNotFound(number), say.someoneReads),
        facts: [`No order ${number} among the verified customer's.`],
      });
    return askBack(talk, {
      text: say.orderNotFound(number),
      confidence: 0.9,
      intent: wish.intent,
      remember: { awaiting: 'order_number', wish, misses: 1, told: { ...told, order_number: undefined } },
    });
  }
  const found = await tools.call('list_orders', { limit: 5 });
  if (needsVerification(found)) return wait(talk, wish, told, 'email', say.askEmail);
  const named = namedAmong(talk, wish, found.orders);
  const pool = named.length ? named : found.orders;
  const suiting = [suits, nearlySuits].map((fits) => pool.filter(({ status }) => fits(wish, status))).find((some) => some.length > 0);
  const living = pool.filter(({ status }) => status !== 'cancelled' && status !== 'returned');
  // Where it can be about none, they say which; and are told why not.
  return (suiting ?? (living.length ? living : pool)).slice(0, mostShown);
}

const beforeShipping = ['pending', 'confirmed', 'processing'];
function suits({ intent, text }: Wish, status: string) {
  if (intent === 'track_order') return status === 'shipped' || beforeShipping.includes(status);
  if (intent === 'track_refund') return true;
  if (intent === 'get_refund') return status === 'delivered' || beforeShipping.includes(status);
  const kind = deedOf(intent, text);
  if (kind === 'exchange') return status === 'delivered' || beforeShipping.includes(status);
  return kind === 'return' ? status === 'delivered' : beforeShipping.includes(status);
}

/** What was delivered is exchanged rather than changed. */
const nearlySuits = ({ intent, text }: Wish, status: string) => deedOf(intent, text) === 'items' && status === 'delivered';

function whichOrder(talk: Talk, wish: Wish, told: Told, orders: Order[], greeting: string): Outcome {
  const { say } = talk;
  const isMeanwhile = talk.memory.awaiting === 'order_number' && talk.memory.listed.length > 0 && !wish.text.includes(talk.heard.text);
  return askBack(talk, {
    text: compose(
      greeting,
      say.orders(orders.length),
      orders.map((order) => `• ${inOneLine(sentence(talk, order))}`).join('\n'),
      say.whichOrder,
    ),
    cards: orders.map(cardOf),
    sources: orders.map(sourceOf),
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: {
      awaiting: 'order_number',
      // What they say meanwhile, such as why, is not asked again.
      wish: {
        intent: wish.intent,
        text: isMeanwhile ? `${wish.text}\n${talk.heard.text}`.slice(0, 2000) : wish.text,
        likelihood: wish.likelihood,
      },
      told: { ...told, order_number: undefined },
      later: laterOf(talk, wish.intent),
      listed: orders.map(({ order_number: number }) => number),
      misses: talk.memory.awaiting === 'order_number' && talk.memory.listed.length > 0 ? talk.memory.misses + 1 : 0,
    },
  });
}
