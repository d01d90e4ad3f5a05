import { answerWith, type DialogueContext } from '../../dialogue.ts';
import { orderKey, orderNumbersIn } from '../../entities.ts';
import { asksTotal } from '../../flows/order-state.ts';
import { orderIntents } from '../../flows/order-intents.ts';
import { allItemsOf, cardOf, sayOrder, sourceOf } from '../../flows/order-words.ts';
import { changesSomething, serveOrder } from '../../flows/orders.ts';
import { holding } from '../../flows/orders-named.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { Outcome } from '../../port.ts';
import { compose, inOneLine } from '../../speech.ts';
import type { Order } from '../../tools.ts';
import { ordersOf } from '../problems/concerned.ts';
import { asksAvailability } from '../shopping/asks.ts';
import { expected, type Skill } from '../skill.ts';

// What a verified customer says of things that they ordered: an item of theirs is meant, not one of the catalogue.

/** It doesn't fit: an exchange, whatever else the words look like. */
const misfit = anywhere(`
  (?:too|way too|bit|little|really|very|so) (?:\\S+ )?(?:small|big|large|tight|loose|long|short|wide|narrow|snug), (?:is|are|its|theyre|fits?) (?:\\S+ )?(?:tight|loose|snug), (?:doesnt|dont|does not|do not|didnt) fit, zu (?:klein|gross|eng|weit|lang|kurz), pass(?:t|en) (?:\\S+ )?nicht, (?:queda\\w*|esta\\w*|viene\\w*) (?:\\S+ )?(?:pequen[oa]s?|grandes?|estrech[oa]s?|anch[oa]s?|cort[oa]s?|larg[oa]s?), trop (?:petit|grand|serre|large|court|long)\\w*, (?:fica\\w*|esta\\w*) (?:\\S+ )?(?:pequen[oa]s?|grandes?|apertad[oa]s?|larg[oa]s?|curt[oa]s?), te (?:klein|groot|krap|wijd|lang|kort), tropp[oa] (?:piccol[oaie]|grand[ei]|strett[oaie]|larg[oaie]|cort[oaie]|lung[oaie])`);
/** Twice, or once: how many orders there are. */
const howOften = anywhere(`
  (?:did|have|had) (?:i|we) (?:\\S+ ){0,4}(?:order\\w*|buy|bought)(?: \\S+){0,4} (?:twice|two times|double|again), (?:one|two|1|2|a single|just one) orders? or (?:one|two|1|2|more), (?:hab\\w*|hatte\\w*) ich (?:\\S+ ){0,5}(?:zweimal|doppelt) (?:bestellt|gekauft), he pedido (?:\\S+ ){0,4}(?:dos veces|dobl\\w+), (?:ai je|j ai) commande (?:\\S+ ){0,4}(?:deux fois|en double), encomendei (?:\\S+ ){0,4}(?:duas vezes|a dobrar), (?:heb|had) ik (?:\\S+ ){0,5}(?:twee keer|dubbel) besteld, ho ordinato (?:\\S+ ){0,4}(?:due volte|doppio)`);
/** What hasn't come yet. */
const notYet = anywhere(`
  still (?:coming|to come|on (?:its|the|their) way|open|due), (?:hasnt|havent|has not|have not|not) (?:\\S+ )?(?:shipped|left|gone out|been sent|been shipped|arrived|come)(?: yet)?, (?:noch|nicht) (?:unterwegs|offen|verschickt|angekommen|gekommen), (?:kommt|kommen) (?:denn )?(?:jetzt )?noch, (?:falta|faltan) por llegar, aun no (?:ha\\w* )?(?:llegado|salido), (?:toujours|encore) en (?:route|cours), pas encore (?:arrive|parti|expedie)\\w*, ainda (?:vem|nao chegou|nao saiu|esta a caminho), nog (?:onderweg|niet (?:verzonden|aangekomen|vertrokken)), (?:ancora|deve ancora) (?:in arrivo|arrivare|partire)`);
const asksWhich = anywhere(`
  which, what(?: else)?, welche\\w*, was, cual\\w*, que, quelle?s?, lesquel\\w*, laquelle, quais?, o que, welke, wat, quale?i?, che`);
/** Of the past: bought, cancelled, sent back, paid back. */
const past = anywhere(`
  (?:i|we|ive|weve) (?:\\S+ )?(?:ordered|bought|got|purchased|cancel\\w*|returned|sent back|paid for), (?:the |my )?(?:ones?|thing|stuff) i (?:ordered|bought|cancel\\w+|returned), (?:did|have) you (?:\\S+ )?(?:refund\\w*|pay|paid|send|sent|ship\\w*|receive\\w*|get|got), (?:bestellt|gekauft|storniert|zuruckgeschickt) (?:hab\\w*|hatte\\w*), hab\\w* ich (?:\\S+ ){0,4}(?:bestellt|gekauft|storniert), (?:pedi|compre|cancele|devolvi|anule), j (?:ai|avais) (?:commande|achete|annule|renvoye|pris)\\w*, (?:encomendei|comprei|cancelei|devolvi), (?:besteld|gekocht|geannuleerd|teruggestuurd), (?:ordinato|comprato|annullato|restituito)`);
const moneyBack = anywhere(`
  refund\\w*, (?:paid?|pay|money|give\\w*|gave) (?:\\S+ ){0,3}back, money, erstatt\\w*, geld, zuruckgezahlt, reembols\\w+, devuelt\\w+, dinero, rembours\\w+, argent, dinheiro, terugbetaald, terugbetaling, rimbors\\w+, soldi`);

const mostWords = 18;
const mostInNaming = 10;
const mostListed = 3;
const unsent: readonly string[] = ['pending', 'confirmed', 'processing', 'shipped'];

export const ownOrders: Skill = async (scene) => {
  const { nlu, memory, verified, slots } = scene;
  const words = normalizeText(nlu.text)
    .replace(/['’]/g, '')
    .replace(/[?!¿¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isFree = verified && !memory.action && memory.awaiting !== 'order_number' && nlu.consent === undefined;
  if (!isFree || words.split(' ').length > mostWords || orderNumbersIn(nlu.text).length > 0) return [];
  const orders = await ordersOf(scene);
  const named = holding(scene, orders, nlu.text);
  const isFit = misfit.test(words) && !asksAvailability(nlu.text) && named.some(({ status }) => status === 'delivered');
  if (isFit && !isSurely(scene, ['return_item', 'recommendation', 'place_order'], 0.8))
    return [
      expected('own_misfit', () => serveOrder(scene, { intent: 'exchange_item', likelihood: 0.9, text: nlu.text, question: false }), 0.94),
    ];
  const open = orders.filter(({ status }) => unsent.includes(status));
  const meant = named.length > 0 ? named : open;
  const counted = named.length > 0 ? named : sameAs(orders, memory.problem?.order ?? slots.order_number);
  if (howOften.test(words)) return [expected('own_count', () => list(scene, counted), 0.97)];
  if (isSurely(scene, [], 0.6)) return [];
  if (notYet.test(words) && asksWhich.test(words) && meant.length > 0) return [expected('own_open', () => list(scene, meant), 0.94)];
  if (named.length === 0 || named.length > mostListed || asksAvailability(nlu.text) || asksTotal.test(words)) return [];
  const [only, ...more] = named;
  const ofOne = only && more.length === 0 ? { ...scene, slots: { ...slots, order_number: only.order_number } } : undefined;
  if (ofOne && past.test(words) && moneyBack.test(words))
    return [
      expected('own_refund', () => serveOrder(ofOne, { intent: 'track_refund', likelihood: 0.9, text: nlu.text, question: true }), 0.94),
    ];
  if (notYet.test(words)) return [expected('own_state', () => list(scene, named), 0.94)];
  // Several orders were listed, and one of them is meant: "the one with the blankets", "the lights!"
  const isNaming = memory.about === 'order' && slots.order_number === undefined && words.split(' ').length <= mostInNaming;
  return ofOne &&
    isNaming &&
    nlu.detectedIntents.every(({ likelihood, intent }) => likelihood < 0.6 || intent === 'out_of_scope' || orderIntents.has(intent))
    ? [expected('own_named', () => serveOrder(ofOne, { intent: 'track_order', likelihood: 0.9, text: nlu.text, question: true }), 0.96)]
    : [];
};

/** The order discussed, with those that hold the same; all of them when none is. */
function sameAs(orders: readonly Order[], number: string | undefined): readonly Order[] {
  const one = orders.find((order) => number !== undefined && orderKey(order.order_number) === orderKey(number));
  if (!one) return orders;
  return orders.filter((order) => order.lines.some(({ name }) => one.lines.some((line) => line.name === name)));
}

/** The message asks for something else: a change, or one of these. */
const isSurely = ({ lead }: DialogueContext, intents: readonly string[], likelihood: number) =>
  lead !== undefined && lead.likelihood >= likelihood && (intents.length > 0 ? intents.includes(lead.intent) : changesSomething(lead));

/** The orders with their state and everything in them. */
function list(scene: DialogueContext, orders: readonly Order[]): Outcome {
  const { say, slots } = scene;
  const shown = orders.slice(0, mostListed);
  const [only] = shown.length === 1 ? shown : [];
  return answerWith(scene, {
    text: compose(
      say.orders(shown.length),
      ...shown.map((order) =>
        inOneLine(
          sayOrder(scene, order, order.status !== 'delivered'),
          hidesItems(order) ? say.ofOrder.holds(order.order_number, allItemsOf(order)) : '',
        ),
      ),
    ),
    cards: shown.map((order) => cardOf(order, scene)),
    sources: shown.map(sourceOf),
    confidence: 0.9,
    intent: 'track_order',
    remember: { slots: { ...slots, order_number: only?.order_number }, about: 'order' },
  });
}
/** The usual sentence names three items. */
const hidesItems = ({ lines }: Order) => lines.length > 3;
