import type { Outcome } from '../port.ts';
import type { Order } from '../tools.ts';
import { orderNumbersIn } from '../entities.ts';
import { angerIn } from '../hearing/anger.ts';
import { anywhere, heardAs } from '../hearing/pattern.ts';
import type { Told } from '../memory.ts';
import { compose, inOneLine, sayAmount, sayDay } from '../speech.ts';
import { answerWith, handTo, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { findKnowledge, sourceOf as articleSource, tell } from './knowledge.ts';
import { cardOf, sayOrder, sourceOf } from './order-words.ts';
import { confidenceOf } from './products.ts';

// How an order stands: where it is, what is late or wrong with it, and what of its money was given back.

/** Not there yet, though it should be; or said to be delivered, and nothing came. */
const isMissing = anywhere(`
  late, delayed, overdue, (?:too|so) (?:long|slow), (?:no one|nobody) (?:got|has|received), taking (?:ages|forever), still (?:not|nothing|no|waiting), (?:nothing|not|never|hasnt|havent|didnt|did not|has not|have not|isnt) (?:\\w+ ){0,3}(?:got|get|received?|receive|arrived?|arrive|came|come|here|there|moved?|moving), nothing moves, no movement, stuck, lost, missing, supposed to (?:be|arrive|come), should have (?:been|arrived|come), waiting for (?:\\d+|\\w+) (?:days|weeks)
  retras\\w+, tarde, demasiado tiempo, nadie (?:lo|la) (?:tiene|recibio), todavia no, aun no, no (?:me )?ha llegado, (?:nunca|nada) (?:me )?(?:ha )?lleg\\w+, (?:no (?:\\w+ ){0,2}|nunca )he recibido(?: nada)?, no (?:\\w+ ){0,2}(?:llego|llegado|recibi)(?: nada)?, perdid[oa], en retard, retard, trop long\\w*, trop de temps, toujours (?:pas|rien), pas (?:encore )?(?:recue?|arrivee?), (?:jamais|rien) (?:\\w+ ){0,2}(?:recue?|arrivee?), (?:pas|rien) (?:\\w+ )?(?:recue?|arrivee?), perdue?
  verspatet\\w*, zu lange, verspatung, uberfallig, (?:noch|immer noch) nicht (?:\\w+ )?(?:da|angekommen|erhalten|bekommen)?, (?:nie|nix|nichts|nicht|kein\\w*) (?:\\w+ ){0,3}(?:angekommen|bekommen|gekommen|erhalten), verloren, verschwunden
  atrasad[oa], atraso, muito tempo, ainda nao, nunca chegou, nao (?:\\w+ )?(?:chegou|recebi)(?: nada)?, nada chegou, perdid[oa]`);
const asksWhen = anywhere(
  'when, how long, what day, which day, eta, cuando, cuanto tarda, que dia, quand, quel jour, wann, welchem tag, quando, em que dia',
);
/** "It takes too long", "nobody got it": said of an order that was spoken of. */
export const saysMissing = (text: string) => isMissing.test(heardAs(text));
export const asksTotal = anywhere(
  'total, how much, amount, what did i pay, cost, importe, cuanto (?:pague|costo|fue), montant, combien, gesamtbetrag, betrag, wie viel, wieviel, summe, valor, quanto',
);

export async function tellState(talk: Talk, wish: Wish, told: Told, orders: Order[], greeting: string): Promise<Outcome> {
  const { say, speaks, heard } = talk;
  const [only] = orders.length === 1 ? orders : [];
  const words = heardAs(heard.text === '' ? wish.text : `${wish.text} ${heard.text}`);
  const isOut = only !== undefined && (only.status === 'shipped' || only.status === 'delivered');
  // Delivered, it says, and they ask where it is.
  const isNowhere =
    only?.status === 'delivered' &&
    /(?<!\p{L})(?:where|wo|donde|ou|onde)(?!\p{L})/u.test(words) &&
    /\?|deliver|zugestellt|entreg|livr/.test(words);
  const isLate = isOut && (isMissing.test(words) || isNowhere);
  // Late, and not calm about it.
  if (isLate && only && angerIn(heard.text) > 0)
    return handTo(talk, 'negative_sentiment', wish, { facts: [`Still waits for order ${only.order_number}.`], sources: [sourceOf(only)] });
  const rule = isLate ? await findKnowledge(talk, { ...wish, intent: 'track_order' }, lateWords[talk.heard.language]) : undefined;
  const more = isLate
    ? [say.lateParcel, rule ? tell(talk, rule) : '', say.offerPersonHere]
    : [
        only?.status === 'shipped' && asksWhen.test(words) ? say.noDate : '',
        only && asksTotal.test(words) ? say.orderTotal(sayAmount(only.total_amount, only.currency, speaks)) : '',
      ];
  const states = orders.map((order) => sayOrder(talk, order, !isLate));
  return answerWith(talk, {
    text: compose(
      greeting,
      orders.length > 1 && orderNumbersIn(heard.text).length < 2 ? say.orders(orders.length) : '',
      ...states,
      ...more,
    ),
    cards: orders.map(cardOf),
    sources: [...orders.map(sourceOf), ...(rule ? [articleSource(rule)] : [])],
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: { told: { ...told, order_number: only?.order_number }, ...(isLate && { awaiting: 'person' as const }) },
  });
}
const lateWords = {
  en: 'late or missing parcel, tracking does not move',
  es: 'paquete retrasado o perdido, el seguimiento no avanza',
  fr: 'colis en retard ou perdu, le suivi ne bouge pas',
  de: 'Paket verspätet oder verloren, Sendung bewegt sich nicht',
  pt: 'pacote atrasado ou perdido, o seguimento não avança',
};

/** The shop's own mistake: nothing the customer should have to exchange or send back by the rules. */
const wrongly = anywhere(`
  (?:you |they )?(?:sent|send|shipped|delivered)(?: me| us)? (?:the |a |an )?(?:wrong|different|another)(?! size), (?:got|received|arrived|came) (?:the |a |an )?wrong(?! size), not what i ordered, instead of what i ordered
  (?:me )?(?:han |habeis |has )?(?:enviado|mandado|enviaron|mandaron|llegado|llego) (?:\\w+ ){0,3}(?:equivocad\\w+|incorrect\\w+), no es lo que pedi
  (?:envoye|recu|livre) (?:\\w+ ){0,3}(?:mauvais\\w*|autre), pas ce que j ai commande, falsch\\w* (?:\\w+ )?(?:geliefert|geschickt|bekommen|erhalten|gesendet), nicht das was ich bestellt
  (?:enviaram|mandaram|recebi|chegou) (?:\\w+ ){0,3}(?:errad[oa]|trocad[oa]), nao e o que (?:pedi|encomendei)`);
export const isSentWrong = (text: string) => wrongly.test(heardAs(text));
export async function sentAnother(talk: Talk, wish: Wish, order: Order, greeting: string): Promise<Outcome> {
  const rule = await findKnowledge(talk, wish, wrongWords[talk.heard.language]);
  return handTo(talk, 'unsupported_request', wish, {
    text: compose(greeting, talk.say.handover.unsupported_request, rule ? tell(talk, rule) : ''),
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
};

export function tellRefund(talk: Talk, wish: Wish, order: Order, greeting: string): Outcome {
  const { say, speaks, briefing } = talk;
  const refunds = order.refunds.map(({ amount, at }) =>
    say.refunded(order.order_number, sayAmount(amount, order.currency, speaks), sayDay(at, briefing.shop.timeZone, speaks)),
  );
  const closed = refunds.length === 0 && order.payment_status === 'refunded';
  const isAwaited = refunds.length === 0 && !closed && order.return_state !== null;
  const none = isAwaited ? say.refundAwaited(order.order_number) : say.refundNone(order.order_number);
  const text = refunds.length ? refunds.join(' ') : closed ? say.refundClosed(order.order_number) : inOneLine(none, say.offerPersonHere);
  return answerWith(talk, {
    text: inOneLine(greeting, text),
    cards: [cardOf(order)],
    sources: [sourceOf(order)],
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: refunds.length || closed ? { told: { ...talk.told, order_number: order.order_number } } : { awaiting: 'person' },
  });
}
