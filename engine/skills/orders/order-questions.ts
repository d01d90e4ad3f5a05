import type { Outcome } from '../../port.ts';
import { answerWith, type DialogueContext } from '../../dialogue.ts';
import { ofNames, placeIn, saysAll } from '../../flows/actions/units.ts';
import { linesOf } from '../../flows/actions/address.ts';
import { carrierFor } from '../../flows/delivery-time.ts';
import { describe, sourceOf as articleSource } from '../../flows/knowledge.ts';
import { allItemsOf, cardOf, sayOrder, sourceOf } from '../../flows/order-words.ts';
import { orderKey, orderNumbersIn } from '../../entities.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { isQuestion } from '../../nlu/phrasing.ts';
import { compose, inOneLine } from '../../speech.ts';
import { arrivalOf, sayAgain, wasStated } from '../../flows/order-state.ts';
import { serveOrder } from '../../flows/orders.ts';
import { holding } from '../../flows/orders-named.ts';
import { trackingParts } from '@parley/contract/web-address';
import type { Order } from '../../tools.ts';
import { ordersOf } from '../problems/concerned.ts';
import { expected, type Skill } from '../skill.ts';

// Questions about one attribute of the customer's own orders: a few words after an order was discussed, or an item the customer named.

type Attribute = 'tracking' | 'carrier' | 'address' | 'payment' | 'items' | 'when' | 'state';
const asksFor: [Attribute, RegExp][] = [
  [
    'carrier',
    anywhere(
      'carrier, courier, who (?:delivers|brings|ships)(?: it)?, which (?:company|carrier), transportista, mensajeria, transporteur, paketdienst, lieferdienst, mit wem, transportadora, vervoerder, corriere',
    ),
  ],
  [
    'tracking',
    anywhere(
      'track(?:ing)?, tracking (?:number|code|link), ^(?:the )?number, sendungsnummer, sendungsverfolgung, trackingnummer, tracking nummer, numero de seguimiento, seguimiento, numero de suivi, suivi, numero de rastreio, rastreio, rastreamento, track en trace, tracciamento',
    ),
  ],
  [
    'address',
    anywhere(
      '(?:what|which) address, where (?:is it|does it|will it) (?:go|going|sent|being sent), address (?:is )?on it, (?:que|cual|a que) direccion, a donde va, quelle adresse, ou (?:va|part)\\w*, welche adresse, an welche adresse, wohin (?:geht|kommt), (?:que|qual) (?:a )?morada, para onde vai, welk adres, quale indirizzo',
    ),
  ],
  [
    'payment',
    anywhere(
      '(?:is|are|was|were|has|have) (?:\\S+ ){0,4}(?:paid|been paid)(?: for)?, (?:already )?paid\\W*$, bezahlt, esta\\w* (?:\\S+ )?pagad[oa]s?, (?:ya )?pagad[oa], (?:est|sont) (?:\\S+ ){0,2}paye\\w*, paye\\w*, esta\\w* (?:\\S+ )?pag[oa]s?, betaald, pagat[oaie]',
    ),
  ],
  [
    'when',
    anywhere(
      '(?:what|which) (?:day|date|time) (?:\\S+ ){0,4}(?:arriv\\w*|come|here|turn|show|deliver\\w*|get), when (?:\\S+ ){0,5}(?:turns?|shows?) up, when (?:does|do|will|is|are|should|can) (?:\\S+ ){0,4}(?:arriv\\w*|com\\w*|here|get|deliver\\w*|expect\\w*|ship\\w*|leave), how long (?:\\S+ ){0,5}(?:take|until|till|arriv\\w*|deliver\\w*), wann (?:kommt|kommen|ist|sind|wird|werden|bekomme|erhalte), wie lange, cuando (?:me )?(?:lleg\\w+|recib\\w+|sale), cuanto (?:tarda|falta), quand (?:\\S+ ){0,4}(?:arriv\\w*|recev\\w*|livr\\w*), (?:arriv\\w+|livre\\w*) (?:\\S+ )?quand, quando (?:\\S+ ){0,3}(?:chega\\w*|recebo), quanto (?:tempo )?(?:demora|falta), wanneer, quando arriva',
    ),
  ],
  [
    'state',
    anywhere(
      'where (?:is|are|s), wheres, status, has (?:my|the|it) (?:\\S+ ){0,4}(?:shipped|left|sent|been (?:shipped|sent|delivered)), (?:is|are) (?:my|the|it|they) (?:\\S+ ){0,4}(?:shipped|sent|delivered|on (?:its|the|their) way), wo (?:ist|sind|bleibt|bleiben|steckt), donde (?:esta|estan|anda), ou (?:est|sont|en est), onde (?:esta|estao|anda), waar (?:is|zijn|blijft), dove e',
    ),
  ],
  [
    'items',
    anywhere(
      'what (?:all )?(?:is|s|was) in (?:it|that|there|them), whats in, with what in (?:it|them|there), (?:all|both|everything|every one)(?: \\S+){0,3} in (?:it|there|the (?:parcel|package|box|order)), what did i (?:order|buy), which (?:one|order|of them|parcel)?\\s?(?:\\S+ ){0,2}(?:has|holds|contains|is in), in which, was ist (?:da )?drin, in welche[rmn], was habe ich bestellt, que (?:lleva|hay|pedi), en cual, qu est ce qu il y a, dans laquelle, dans lequel, o que (?:tem|pedi|encomendei), em qual, wat zit',
    ),
  ],
];

const mostWords = 12;
const mostFollowing = 8;
const mostShown = 3;

/** The orders a message is about: by number, by an item it names, by their place, or the one discussed. */
function aboutWhich(scene: DialogueContext, orders: readonly Order[]): { orders: Order[]; isNamed: boolean } {
  const { nlu, memory, slots } = scene;
  const number = orderNumbersIn(nlu.text)[0];
  const by = (one: string) => orders.filter((order) => orderKey(order.order_number) === orderKey(one));
  if (number !== undefined) return { orders: by(number), isNamed: true };
  const named = orders.filter(({ lines }) => ofNames(lines, nlu.text).length > 0);
  const kindred = holding(scene, orders, nlu.text);
  if (named.length > 0) return { orders: kindred, isNamed: true };
  const isDiscussed =
    slots.order_number !== undefined && kindred.some(({ order_number: one }) => orderKey(one) !== orderKey(slots.order_number ?? ''));
  if (memory.about === 'order' && kindred.length === 1 && !isDiscussed) return { orders: kindred, isNamed: true };
  const place = placeIn(nlu.text, Math.min(orders.length, mostShown), true);
  if (place !== undefined && memory.about === 'order') return { orders: orders.slice(place, place + 1), isNamed: true };
  // "When does it arrive?" by a customer with one parcel on its way, before anything else was discussed.
  const [open, ...more] = orders.filter(({ status }) => !['delivered', 'cancelled', 'returned', 'draft'].includes(status));
  if (memory.about === null && open && more.length === 0) return { orders: [open], isNamed: false };
  if (memory.about !== 'order') return { orders: [], isNamed: false };
  if (saysAll(nlu.text)) return { orders: orders.slice(0, mostShown), isNamed: false };
  return { orders: slots.order_number === undefined ? orders.slice(0, mostShown) : by(slots.order_number), isNamed: false };
}

/** Asks one thing about the customer's orders. */
export const orderQuestion: Skill = async (scene) => {
  const { nlu, memory, verified, message, lead } = scene;
  const words = normalizeText(nlu.text)
    .replace(/[?!¿¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!verified || memory.action || memory.awaiting !== null || words.split(' ').length > mostWords || nlu.consent !== undefined) return [];
  const attribute = asksFor.find(([, pattern]) => pattern.test(words))?.[0];
  if (attribute === undefined) return [];
  const isChange = lead !== undefined && lead.likelihood >= 0.8 && (changes.includes(lead.intent) || money.test(words));
  if (attribute !== 'address' && isChange) return [];
  const orders = await ordersOf(scene);
  const about = aboutWhich(scene, orders);
  const isShort = words.split(' ').length <= 4;
  const asks = message.form !== null || isShort || isQuestion(nlu.text) || nlu.text.includes('?') || attribute === 'items';
  if (about.orders.length === 0 || !asks) return [];
  // A number of days or a place of a shop isn't the customer's parcel.
  const isOwn = about.isNamed || isShort || pointing.test(words) || (memory.about === 'order' && words.split(' ').length <= mostFollowing);
  // "And how long would that take?" after an answer about the shop goes on with that.
  if (!isOwn || (memory.topic !== null && !about.isNamed && !mine.test(words))) return [];
  const [one, ...rest] = about.orders;
  const cancelsToo = attribute === 'when' && rest.length === 0 && one && mayCancel.test(words);
  if (cancelsToo) return [expected('order_when_and_cancel', () => whenAndCancel(scene, one), 0.95)];
  return [expected(`order_${attribute}`, () => answer(scene, attribute, about.orders), about.isNamed ? 0.93 : 0.9)];
};
const changes: readonly string[] = ['return_item', 'exchange_item', 'cancel_order', 'change_order', 'change_shipping_address'];
const money = anywhere('money, refund\\w*, dinero, reembols\\w+, argent, rembours\\w+, geld, erstatt\\w*, dinheiro, estorno');
const mine = anywhere(
  'mine, my, our, the (?:order|parcel|package), mein\\w*, meine\\w*, die bestellung, das paket, mi, mis, el (?:pedido|paquete), ma, mon, mes, la commande, le colis, minha, meu, a encomenda, mijn, de bestelling, het pakket, mio, mia, l ordine, il pacco',
);
const pointing = anywhere(
  'it, they, that, this, mine, my, our, the (?:order|parcel|package), all, everything, es, sie, das, alles, mein\\w*, lo, la, todo, mi, mis, elle, il, ca, tout, ma, mon, mes, ela, ele, tudo, minha, meu, het, alles, mijn, tutto, mio',
);

const mayCancel = anywhere(
  'can (?:i|you) (?:still )?cancel\\w*, (?:es|sie|die bestellung|sie noch|es noch) (?:noch )?stornieren, stornieren, puedo (?:cancelar|anular)\\w*, puis je (?:l )?annuler, peux (?:l )?annuler, posso cancelar\\w*, annuleren',
);
/** "When does it arrive? Can I cancel it?" about one order: its state, then what is possible. */
async function whenAndCancel(scene: DialogueContext, order: Order): Promise<Outcome> {
  const state = await textFor(scene, 'when', [order]);
  const slots = { ...scene.slots, order_number: order.order_number };
  const outcome = await serveOrder({ ...scene, slots }, { intent: 'cancel_order', text: scene.nlu.text, likelihood: 0.9, question: false });
  return { ...outcome, text: compose(state.text, outcome.text) };
}

async function answer(scene: DialogueContext, attribute: Attribute, orders: readonly Order[]): Promise<Outcome> {
  const { slots } = scene;
  const shown = orders.slice(0, mostShown);
  const [only] = shown.length === 1 ? shown : [];
  const { text, sources = [] } = await textFor(scene, attribute, shown);
  return answerWith(scene, {
    text: text === '' ? compose(...shown.map((order) => sayOrder(scene, order, true))) : text,
    cards: shown.map((order) => cardOf(order, scene)),
    sources: [...shown.map(sourceOf), ...sources],
    confidence: 0.92,
    intent: 'track_order',
    remember: { slots: { ...slots, order_number: only?.order_number }, about: 'order' },
  });
}

type Said = { text: string; sources?: Outcome['sources'] };
async function textFor(scene: DialogueContext, attribute: Attribute, orders: readonly Order[]): Promise<Said> {
  const { say, replyLanguage } = scene;
  const each = (words: (order: Order) => string) => compose(...orders.map(words));
  switch (attribute) {
    case 'tracking':
      return { text: each((order) => trackingOf(scene, order)) };
    case 'carrier': {
      const [order] = orders;
      const found = order ? await carrierFor(scene, order) : undefined;
      const tracking = order && order.tracking.length > 0 ? trackingOf(scene, order) : '';
      return { text: compose(found ? describe(scene, found) : '', tracking), sources: found ? [articleSource(found)] : [] };
    }
    case 'address':
      return {
        text: each((order) =>
          order.shipping_address
            ? say.ofOrder.address(order.order_number, linesOf(order.shipping_address, replyLanguage).join(', '))
            : sayOrder(scene, order),
        ),
      };
    case 'payment': {
      const open = orders.filter(({ payment_status: payment }) => payment === 'awaiting' || payment === 'partially_paid');
      if (open.length > 0) return { text: compose(...open.map((order) => say.ofOrder.unpaid(order.order_number))) };
      return {
        text:
          orders.length > 1
            ? say.ofOrder.allPaid
            : each((order) => (order.payment_status === 'paid' ? say.ofOrder.paid(order.order_number) : '')),
      };
    }
    case 'items':
      return { text: each((order) => say.ofOrder.holds(order.order_number, allItemsOf(order))) };
    case 'when': {
      const [only] = orders.length === 1 ? orders : [];
      const { text: arrival, source } = only ? await arrivalOf(scene, only) : { text: '', source: undefined };
      const states = only && arrival !== '' && wasStated(scene, only) ? [] : orders.map((one) => sayOrder(scene, one, true));
      return { text: compose(...states, arrival), sources: source ? [source] : [] };
    }
    default:
      return { text: each((order) => (wasStated(scene, order) ? sayAgain(scene, order) : '')) };
  }
}

function trackingOf({ say }: DialogueContext, order: Order): string {
  const { numbers, links } = trackingParts(order.tracking);
  if (numbers.length === 0 && links.length === 0) return say.ofOrder.noTracking(order.order_number);
  return inOneLine(`${order.order_number}:`, numbers.length > 0 && say.tracking(numbers), links.length > 0 && say.trackingLinks(links));
}

/** "When does it arrive? Can I cancel it?": both about one order. */
export const asksOfOwnOrder = (text: string) => {
  const words = normalizeText(text);
  return mayCancel.test(words) && asksFor.some(([attribute, pattern]) => attribute === 'when' && pattern.test(words));
};
