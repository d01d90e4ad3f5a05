import type { Source } from '@parley/contract/messages';
import { trackingParts } from '@parley/contract/web-address';
import type { Outcome } from '../port.ts';
import type { Order } from '../tools.ts';
import { orderNumbersIn } from '../entities.ts';
import { angerIn } from '../nlu/anger.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import type { Slots } from '../memory.ts';
import { compose, inOneLine, sayAmount, sayDay } from '../speech.ts';
import { answerWith, handOff, type DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { actionRule } from './actions/action-rules.ts';
import { findRule } from './rules.ts';
import { findKnowledge, sourceOf as articleSource, describe } from './knowledge.ts';
import { deliveryDays } from './delivery-time.ts';
import { cardOf, sayOrder, sentence, sourceOf } from './order-words.ts';
import { lastAnswer } from './verification.ts';
import { confidenceOf } from '../skills/shopping/write.ts';

// Describes an order's state: where it is, what is late or wrong, and what was refunded.

/** Late, or marked as delivered but not received. */
const isMissing = anywhere(`
  late, delayed, overdue, (?:have|got|see|received) nothing, nothing (?:here|there|arrived), (?:too|so) (?:long|slow), (?:no one|nobody) (?:got|has|received), taking (?:ages|forever), still (?:not|nothing|no|waiting), (?:nothing|not|never|hasnt|havent|didnt|did not|has not|have not|isnt) (?:\\w+ ){0,3}(?:got|get|received?|receive|arrived?|arrive|came|come|here|there(?! (?:an?|any|some|something|anything|no))|moved?|moving), nothing moves, no movement, stuck, lost, missing, supposed to (?:be|arrive|come), should have (?:been|arrived|come), waiting for (?:\\d+|\\w+) (?:days|weeks)
  retras\\w+, tarde, demasiado tiempo, nadie (?:lo|la) (?:tiene|recibio), todavia no, aun no, no (?:me )?ha llegado, (?:nunca|nada) (?:me )?(?:ha )?lleg\\w+, (?:no (?:\\w+ ){0,2}|nunca )he recibido(?: nada)?, no (?:\\w+ ){0,2}(?:llego|llegado|recibi)(?: nada)?, perdid[oa], en retard, retard, trop long\\w*, trop de temps, toujours (?:pas|rien), pas (?:encore )?(?:recue?|arrivee?), (?:jamais|rien) (?:\\w+ ){0,2}(?:recue?|arrivee?), (?:pas|rien) (?:\\w+ )?(?:recue?|arrivee?), perdue?
  verspatet\\w*, zu lange, verspatung, uberfallig, (?:noch|immer noch) nicht (?:\\w+ )?(?:da|angekommen|erhalten|bekommen)?, (?:nie|nix|nichts|nicht|kein\\w*) (?:\\w+ ){0,3}(?:angekommen|bekommen|gekommen|erhalten), verloren, verschwunden
  atrasad[oa], atraso, muito tempo, ainda nao, nunca chegou, nao (?:\\w+ )?(?:chegou|recebi)(?: nada)?, nada chegou, perdid[oa]`);
const asksWhen = anywhere(
  'when, how long, what day, which day, eta, cuando, cuanto tarda, que dia, quand, quel jour, wann, welchem tag, quando, em que dia',
);
/** "It takes too long", "nobody got it": about the order just discussed. */
export const saysMissing = (text: string) => isMissing.test(normalizeText(text));
export const asksTotal = anywhere(
  'total, how much(?! (?:time|longer|more time)), amount, what did i pay, cost, importe, cuanto (?:pague|costo|fue), montant, combien(?! de (?:temps|jours|fois)), gesamtbetrag, betrag, wie ?viel(?! (?:zeit|tage)), summe, valor, quanto(?! tempo)',
);

/** Who is upset about a parcel reads where it is, and a person takes over. */
export const handOffLate = (dialogue: DialogueContext, detected: DetectedIntent | null, order: Order, greeting = '') =>
  handOff(dialogue, 'negative_sentiment', detected, {
    text: compose(inOneLine(greeting, dialogue.say.lateSorry), sayOrder(dialogue, order), dialogue.say.someoneReads),
    facts: [`Still waits for order ${order.order_number}.`],
    sources: [sourceOf(order)],
  });

export async function describeState(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  slots: Slots,
  orders: Order[],
  greeting: string,
): Promise<Outcome> {
  const { say, replyLanguage, nlu } = dialogue;
  const [only] = orders.length === 1 ? orders : [];
  const words = normalizeText(nlu.text === '' ? detected.text : `${detected.text} ${nlu.text}`);
  const isOut = only !== undefined && (only.status === 'shipped' || only.status === 'delivered');
  // The order is marked as delivered and the customer asks where it is.
  const isNotReceived =
    only?.status === 'delivered' &&
    /(?<!\p{L})(?:where|wo|donde|ou|onde)(?!\p{L})/u.test(words) &&
    /\?|deliver|zugestellt|entreg|livr/.test(words);
  const isLate = isOut && (isMissing.test(words) || isNotReceived);
  // Late, and the customer is upset.
  if (isLate && only && angerIn(nlu.text) > 0) return handOffLate(dialogue, detected, only, greeting);
  const saysDelivered = deliveredWords.test(words);
  const rule = isLate ? await lateRule(dialogue, detected, saysDelivered) : undefined;
  const arrival = only && !isLate && asksWhen.test(words) ? await arrivalOf(dialogue, only) : undefined;
  const more = isLate
    ? [say.lateParcel, rule ? describe(dialogue, rule) : '', say.offerPersonHere]
    : [
        arrival?.text ?? '',
        only && asksTotal.test(words) ? say.orderTotal(sayAmount(only.total_amount, only.currency, replyLanguage)) : '',
      ];
  const isStated = only !== undefined && !isLate && wasStated(dialogue, only);
  const states = isStated
    ? more.every((text) => text === '')
      ? [sayAgain(dialogue, only)]
      : []
    : orders.map((order) => sayOrder(dialogue, order, !isLate));
  return answerWith(dialogue, {
    text: compose(
      inOneLine(greeting, isLate && say.lateSorry),
      orders.length > 1 && orderNumbersIn(nlu.text).length < 2 ? say.orders(orders.length) : '',
      ...states,
      ...more,
    ),
    cards: orders.map((order) => cardOf(order, dialogue)),
    sources: [...orders.map(sourceOf), ...(rule ? [articleSource(rule)] : []), ...(arrival?.source ? [arrival.source] : [])],
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: {
      slots: { ...slots, order_number: only?.order_number },
      ...(isLate && {
        awaiting: 'person' as const,
        problem: {
          kind: 'late' as const,
          order: only?.order_number ?? null,
          said: nlu.text.slice(0, 2000),
          article: rule?.passage.article_id.slice(0, 200) ?? null,
        },
      }),
    },
  });
}
const underWay = ['pending', 'confirmed', 'processing', 'shipped'];
/** When an order usually arrives by the shop's own times; no page knows the day. */
export async function arrivalOf(dialogue: DialogueContext, order: Order): Promise<{ text: string; source?: Source | undefined }> {
  const { say } = dialogue;
  const found = underWay.includes(order.status) ? await deliveryDays(dialogue, order) : undefined;
  if (found) return { text: say.ofOrder.takes(found.days), source: found.source };
  return { text: order.status === 'shipped' ? say.noDate : '' };
}

/** The order's state is what the AI said last. */
export const wasStated = (dialogue: DialogueContext, order: Order) => lastAnswer(dialogue)?.includes(sentence(dialogue, order)) ?? false;

/** Asked again where an order is: how to follow it, instead of the same text. */
export function sayAgain(dialogue: DialogueContext, order: Order): string {
  const { say } = dialogue;
  const { numbers } = trackingParts(order.status === 'shipped' ? order.tracking : []);
  if (numbers.length > 0) return inOneLine(say.tracking(numbers), say.lateParcel);
  return say.statusMeaning[order.status] || sayOrder(dialogue, order, true);
}

const deliveredWords = anywhere('delivered, entregad[oa], livree?, zugestellt, geliefert, entregue, bezorgd, afgeleverd, consegnat[oa]');
const neighbours = anywhere(
  'neighbou?rs?, pick up point, pickup point, nachbar\\w*, abholstelle, paketshop, voisins?, point relais, vecin\\w*, punto de recogida, vizinh\\w*, ponto de recolha, buren, afhaalpunt, vicini',
);

/** What the pages say about a parcel that is late, or that is said to be there and isn't. */
async function lateRule(dialogue: DialogueContext, detected: DetectedIntent, saysDelivered: boolean) {
  const found = saysDelivered
    ? await findRule(dialogue, { query: notThere, about: [deliveredWords, neighbours], quotes: (one) => neighbours.test(one) })
    : undefined;
  return found ?? findKnowledge(dialogue, { ...detected, intent: 'track_order' }, lateWords[dialogue.nlu.language]);
}
const notThere = {
  en: 'tracking says delivered and you have nothing, neighbours, pick-up point',
  de: 'laut Sendungsverfolgung zugestellt, aber nichts da, Nachbarn, Abholstelle',
  fr: 'suivi indique livré mais rien reçu, voisins, point relais',
  es: 'el seguimiento dice entregado y no tienes nada, vecinos, punto de recogida',
  pt: 'o seguimento diz entregue e não tem nada, vizinhos, ponto de recolha',
  nl: 'bezorgd volgens tracking maar niets ontvangen, buren, afhaalpunt',
};
const lateWords = {
  en: 'late or missing parcel, tracking does not move',
  es: 'paquete retrasado o perdido, el seguimiento no avanza',
  fr: 'colis en retard ou perdu, le suivi ne bouge pas',
  de: 'Paket verspätet oder verloren, Sendung bewegt sich nicht',
  pt: 'pacote atrasado ou perdido, o seguimento não avança',
  nl: 'late or missing parcel, tracking does not move',
  it: 'late or missing parcel, tracking does not move',
};

/** The shop sent the wrong item, so the customer shouldn't have to follow the return rules. */
const wrongItem = anywhere(`
  (?:you |they )?(?:sent|send|shipped|delivered)(?: me| us)? (?:the |a |an )?(?:wrong|different|another)(?! size), (?:got|received|arrived|came) (?:the |a |an )?wrong(?! size), not what i ordered, instead of what i ordered
  (?:me )?(?:han |habeis |has )?(?:enviado|mandado|enviaron|mandaron|llegado|llego) (?:\\w+ ){0,3}(?:equivocad\\w+|incorrect\\w+), no es lo que pedi
  (?:envoye|recu|livre) (?:\\w+ ){0,3}(?:mauvais\\w*|autre), pas ce que j ai commande, falsch\\w* (?:\\w+ )?(?:geliefert|geschickt|bekommen|erhalten|gesendet), nicht das was ich bestellt
  (?:enviaram|mandaram|recebi|chegou) (?:\\w+ ){0,3}(?:errad[oa]|trocad[oa]), nao e o que (?:pedi|encomendei)`);
export const isSentWrong = (text: string) => wrongItem.test(normalizeText(text));
export async function sentAnother(dialogue: DialogueContext, detected: DetectedIntent, order: Order, greeting: string): Promise<Outcome> {
  const rule = await findKnowledge(dialogue, detected, wrongWords[dialogue.nlu.language]);
  return handOff(dialogue, 'unsupported_request', detected, {
    text: compose(greeting, dialogue.say.handoff.unsupported_request, rule ? describe(dialogue, rule) : ''),
    facts: [`Says that something else was sent than ordered: ${order.order_number}.`],
    sources: [sourceOf(order), ...(rule ? [articleSource(rule)] : [])],
  });
}
const wrongWords = {
  en: 'wrong item in the parcel',
  es: 'artículo equivocado en el paquete',
  fr: 'mauvais article dans le colis',
  de: 'falscher Artikel im Paket',
  pt: 'artigo errado no pacote',
  nl: 'wrong item in the parcel',
  it: 'wrong item in the parcel',
};

/** Asks for the time of a refund, in words that the action's rule reads. */
const refundWords = { en: 'refund', de: 'Erstattung', fr: 'remboursement', es: 'reembolso', pt: 'reembolso', nl: 'refund', it: 'refund' };

export async function answerRefund(dialogue: DialogueContext, detected: DetectedIntent, order: Order, greeting: string): Promise<Outcome> {
  const { say, replyLanguage, briefing } = dialogue;
  const refunds = order.refunds.map(({ amount, at }) =>
    say.refunded(order.order_number, sayAmount(amount, order.currency, replyLanguage), sayDay(at, briefing.shop.timeZone, replyLanguage)),
  );
  const closed = refunds.length === 0 && order.payment_status === 'refunded';
  const isAwaited = refunds.length === 0 && !closed && order.return_state !== null;
  const isBack = refunds.length === 0 && !closed && order.status === 'returned';
  const none = inOneLine(
    isBack ? sentence(dialogue, order) : '',
    isAwaited ? say.refundAwaited(order.order_number) : say.refundNone(order.order_number),
  );
  const rule = isBack ? await actionRule(dialogue, 'return', refundWords[dialogue.nlu.language] ?? refundWords.en) : undefined;
  const text = refunds.length
    ? refunds.join(' ')
    : closed
      ? say.refundClosed(order.order_number)
      : compose(none, rule ? describe(dialogue, rule) : '', say.offerPersonHere);
  return answerWith(dialogue, {
    text: inOneLine(greeting, text),
    cards: [cardOf(order, dialogue)],
    sources: [sourceOf(order), ...(rule ? [articleSource(rule)] : [])],
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: {
      // "How long does that take?" is about this refund.
      topic: { kind: 'refund_time', place: null },
      ...(refunds.length || closed ? { slots: { ...dialogue.slots, order_number: order.order_number } } : { awaiting: 'person' as const }),
    },
  });
}
