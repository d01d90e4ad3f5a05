import type { Card } from '@parley/contract/messages';
import type { Outcome } from '../../engine.ts';
import type { Order } from '../../tools/orders.ts';
import { needsVerification } from '../../tools/tool.ts';
import { orderNumbersIn } from '../entities.ts';
import type { Intent } from '../intents.ts';
import type { Told } from '../memory.ts';
import { compose, inOneLine, sayAmount, sayDay } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import { contentWords, type Wish } from '../understand.ts';
import { share } from '../quoting.ts';
import { plain, tokenize } from '../words.ts';
import { findKnowledge, sourceOf as articleSource, tell } from './knowledge.ts';
import { confidenceOf } from './products.ts';
import { prove, wait } from './verification.ts';

/** Wishes about an order of theirs: who they are is proved first. */
export const orderWishes: ReadonlySet<Intent> = new Set([
  'track_order',
  'track_refund',
  'cancel_order',
  'change_order',
  'change_shipping_address',
  'return_item',
  'exchange_item',
  'get_refund',
]);

const mostShown = 3;

export async function serveOrder(talk: Talk, wish: Wish): Promise<Outcome> {
  const told = aboutTheSame(talk, talk.told);
  const proof = await prove(talk, wish, told);
  if (!proof.verified) return proof.outcome;
  const greeting = talk.verified ? '' : talk.say.verified(proof.firstName);
  const now = { ...talk, verified: true };
  const orders = await ordersFor(now, wish, told);
  if (!Array.isArray(orders)) return orders;
  const [order] = orders;
  if (!order)
    return askBack(now, {
      text: inOneLine(greeting, now.say.noOrders),
      confidence: 0.9,
      intent: wish.intent,
      remember: { awaiting: 'order_number', wish, told: {} },
    });
  if (wish.intent === 'track_order') return tellState(now, wish, told, orders, greeting);
  if (orders.length > 1) return whichOrder(now, wish, told, orders, greeting);
  return wish.intent === 'track_refund' ? tellRefund(now, wish, order, greeting) : passOn(now, wish, order, greeting);
}

/** "Cancel it" means the order spoken of last; "my other order" does not. */
function aboutTheSame({ heard }: Talk, told: Told): Told {
  const other =
    /\b(other|another|all my orders|my orders|otro|otra|autre|andere[nrs]?|outr[oa])\b/.test(plain(heard.text)) &&
    orderNumbersIn(heard.text).length === 0;
  return other ? { ...told, order_number: undefined } : told;
}

/** The order named; or those the wish can be about. */
async function ordersFor(talk: Talk, wish: Wish, told: Told): Promise<Order[] | Outcome> {
  const { tools, say, heard } = talk;
  if (told.order_number) {
    const found = await tools.call('find_order', { order_number: told.order_number });
    if (needsVerification(found)) return wait(talk, wish, told, 'email', say.askEmail);
    if (found.order) return [found.order];
    if (talk.memory.misses > 0)
      return handTo(talk, 'missing_knowledge', wish, {
        text: inOneLine(say.orderNotFound(told.order_number), say.someoneReads),
        facts: [`No order ${told.order_number} among the verified customer's.`],
      });
    return askBack(talk, {
      text: say.orderNotFound(told.order_number),
      confidence: 0.9,
      intent: wish.intent,
      remember: { awaiting: 'order_number', wish, misses: 1, told: { ...told, order_number: undefined } },
    });
  }
  const found = await tools.call('list_orders', { limit: 5 });
  if (needsVerification(found)) return wait(talk, wish, told, 'email', say.askEmail);
  const words = contentWords(`${wish.text} ${heard.text}`, heard.language);
  const named = found.orders.filter(({ lines }) => lines.some(({ name }) => share(tokenize(name), words)));
  const fitting = named.length ? named : found.orders.filter(({ status }) => suits(wish.intent, status));
  return (fitting.length ? fitting : found.orders.slice(0, 1)).slice(0, mostShown);
}

const underWay = ['pending', 'confirmed', 'processing', 'shipped'];
function suits(intent: Intent, status: string) {
  if (intent === 'track_order') return underWay.includes(status);
  if (intent === 'return_item' || intent === 'exchange_item') return status === 'delivered' || status === 'shipped';
  return intent === 'track_refund' || intent === 'get_refund' || underWay.includes(status);
}

function tellState(talk: Talk, wish: Wish, told: Told, orders: Order[], greeting: string): Outcome {
  const [only] = orders.length === 1 ? orders : [];
  return answerWith(talk, {
    text: compose(greeting, orders.length > 1 ? talk.say.orders(orders.length) : '', ...orders.map((order) => sayOrder(talk, order, true))),
    cards: orders.map(cardOf),
    sources: orders.map(sourceOf),
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: { told: { ...told, order_number: only?.order_number } },
  });
}

function whichOrder(talk: Talk, wish: Wish, told: Told, orders: Order[], greeting: string): Outcome {
  const { say } = talk;
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
    remember: { awaiting: 'order_number', wish: { intent: wish.intent, text: wish.text, likelihood: wish.likelihood }, told },
  });
}

function tellRefund(talk: Talk, wish: Wish, order: Order, greeting: string): Outcome {
  const { say, heard, briefing } = talk;
  const refunds = order.refunds.map(({ amount, at }) =>
    say.refunded(order.order_number, sayAmount(amount, order.currency, heard.language), sayDay(at, briefing.shop.timeZone, heard.language)),
  );
  const closed = refunds.length === 0 && order.payment_status === 'refunded';
  const text = refunds.length
    ? refunds.join(' ')
    : closed
      ? say.refundClosed(order.order_number)
      : inOneLine(say.refundNone(order.order_number), say.offerPersonHere);
  return answerWith(talk, {
    text: inOneLine(greeting, text),
    cards: [cardOf(order)],
    sources: [sourceOf(order)],
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: refunds.length || closed ? {} : { awaiting: 'person' },
  });
}

/** What only a person may do: the order and the shop's rule are told, then a colleague takes over with everything known. */
async function passOn(talk: Talk, wish: Wish, order: Order, greeting: string): Promise<Outcome> {
  const { say } = talk;
  const rule = await findKnowledge(talk, wish, wish.text);
  return handTo(talk, 'unsupported_request', wish, {
    text: compose(inOneLine(greeting, sayOrder(talk, order)), rule ? tell(talk, rule) : '', say.handoverWish(say.wish[wish.intent])),
    facts: [
      `Order ${order.order_number}: ${order.status}, ${order.payment_status.replaceAll('_', ' ')}, ${order.total_amount} ${order.currency}.`,
    ],
    sources: [sourceOf(order), ...(rule ? [articleSource(rule)] : [])],
  });
}

const sentence = ({ say, heard, briefing }: Talk, order: Order) =>
  say.order({
    number: order.order_number,
    status: say.status[order.status] ?? order.status,
    placed: sayDay(order.placed_at, briefing.shop.timeZone, heard.language),
    tracking: order.tracking,
    items: itemsOf(order),
  });

function sayOrder(talk: Talk, order: Order, tracked = false) {
  const { say } = talk;
  const tracking = order.status === 'shipped' && order.tracking.length ? say.tracking(order.tracking) : '';
  return inOneLine(sentence(talk, order), tracking, tracked ? say.statusMeaning[order.status] : '', say.payment[order.payment_status]);
}

const itemsOf = ({ lines }: Order) => {
  const shown = lines.slice(0, 3).map(({ quantity, name }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  return [...shown, ...(lines.length > 3 ? [`+ ${lines.length - 3}`] : [])].join(', ');
};
const cardOf = (order: Order): Card => ({
  type: 'order',
  order_id: order.id,
  order_number: order.order_number,
  status: order.status,
  total_amount: order.total_amount,
  currency: order.currency,
  detail: itemsOf(order),
});
const sourceOf = (order: Order) => ({
  kind: 'order' as const,
  id: order.id,
  title: `Order ${order.order_number}`,
  score: 1,
  excerpt: `${order.status}, ${order.payment_status}: ${itemsOf(order)}`.slice(0, 300),
});
