import { spokenIn } from '../../../platform/lib/spoken.ts';

/** What the customer reads of their order in the conversation, where somebody of the shop ticked “tell the customer”. */
export type News =
  | {
      kind:
        | 'placed'
        | 'confirmed'
        | 'processing'
        | 'delivered'
        | 'items_edited'
        | 'return_requested'
        | 'exchange_requested'
        | 'return_received'
        | 'return_ended';
    }
  | { kind: 'shipped'; part: boolean; tracking: string | null }
  | { kind: 'cancelled' | 'lines_cancelled'; refunded: string | null }
  | { kind: 'refunded'; refunded: string };
type Plain = Exclude<News['kind'], 'shipped' | 'cancelled' | 'lines_cancelled' | 'refunded'>;
type Words = Record<Plain, (order: string) => string> & {
  shipped: (order: string, tracking: string | null) => string;
  part: (order: string, tracking: string | null) => string;
  cancelled: (order: string, refunded: string | null) => string;
  lines_cancelled: (order: string, refunded: string | null) => string;
  refunded: (order: string, refunded: string) => string;
};

const words = {
  en: {
    placed: (o) => `Thank you! We have received your order ${o}.`,
    confirmed: (o) => `Your order ${o} is confirmed.`,
    processing: (o) => `We are preparing your order ${o}.`,
    delivered: (o) => `Your order ${o} was delivered.`,
    items_edited: (o) => `We have changed your order ${o} as you asked.`,
    return_requested: (o) => `We have noted your return for order ${o}.`,
    exchange_requested: (o) => `We have noted your exchange for order ${o}.`,
    return_received: (o) => `What you sent back from order ${o} has arrived.`,
    return_ended: (o) => `Your return for order ${o} is closed.`,
    shipped: (o, t) => `Your order ${o} is on its way.${t ? ` Tracking number: ${t}` : ''}`,
    part: (o, t) => `A part of your order ${o} is on its way.${t ? ` Tracking number: ${t}` : ''}`,
    cancelled: (o, m) => `Your order ${o} was cancelled.${m ? ` We refund ${m}.` : ''}`,
    lines_cancelled: (o, m) => `A part of your order ${o} was cancelled.${m ? ` We refund ${m}.` : ''}`,
    refunded: (o, m) => `We have refunded ${m} for your order ${o}.`,
  },
  de: {
    placed: (o) => `Vielen Dank! Ihre Bestellung ${o} ist bei uns eingegangen.`,
    confirmed: (o) => `Ihre Bestellung ${o} ist bestätigt.`,
    processing: (o) => `Wir bereiten Ihre Bestellung ${o} vor.`,
    delivered: (o) => `Ihre Bestellung ${o} wurde zugestellt.`,
    items_edited: (o) => `Wir haben Ihre Bestellung ${o} wie gewünscht geändert.`,
    return_requested: (o) => `Wir haben Ihre Rücksendung zur Bestellung ${o} vermerkt.`,
    exchange_requested: (o) => `Wir haben Ihren Umtausch zur Bestellung ${o} vermerkt.`,
    return_received: (o) => `Ihre Rücksendung zur Bestellung ${o} ist angekommen.`,
    return_ended: (o) => `Ihre Rücksendung zur Bestellung ${o} ist abgeschlossen.`,
    shipped: (o, t) => `Ihre Bestellung ${o} ist unterwegs.${t ? ` Sendungsnummer: ${t}` : ''}`,
    part: (o, t) => `Ein Teil Ihrer Bestellung ${o} ist unterwegs.${t ? ` Sendungsnummer: ${t}` : ''}`,
    cancelled: (o, m) => `Ihre Bestellung ${o} wurde storniert.${m ? ` Wir erstatten ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Ein Teil Ihrer Bestellung ${o} wurde storniert.${m ? ` Wir erstatten ${m}.` : ''}`,
    refunded: (o, m) => `Wir haben Ihnen ${m} für die Bestellung ${o} erstattet.`,
  },
  es: {
    placed: (o) => `¡Gracias! Hemos recibido su pedido ${o}.`,
    confirmed: (o) => `Su pedido ${o} está confirmado.`,
    processing: (o) => `Estamos preparando su pedido ${o}.`,
    delivered: (o) => `Su pedido ${o} ha sido entregado.`,
    items_edited: (o) => `Hemos cambiado su pedido ${o} como nos pidió.`,
    return_requested: (o) => `Hemos anotado su devolución del pedido ${o}.`,
    exchange_requested: (o) => `Hemos anotado su cambio del pedido ${o}.`,
    return_received: (o) => `Ha llegado lo que devolvió del pedido ${o}.`,
    return_ended: (o) => `Su devolución del pedido ${o} está cerrada.`,
    shipped: (o, t) => `Su pedido ${o} está en camino.${t ? ` Número de seguimiento: ${t}` : ''}`,
    part: (o, t) => `Una parte de su pedido ${o} está en camino.${t ? ` Número de seguimiento: ${t}` : ''}`,
    cancelled: (o, m) => `Su pedido ${o} ha sido cancelado.${m ? ` Le reembolsamos ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Una parte de su pedido ${o} ha sido cancelada.${m ? ` Le reembolsamos ${m}.` : ''}`,
    refunded: (o, m) => `Le hemos reembolsado ${m} por su pedido ${o}.`,
  },
  fr: {
    placed: (o) => `Merci ! Nous avons bien reçu votre commande ${o}.`,
    confirmed: (o) => `Votre commande ${o} est confirmée.`,
    processing: (o) => `Nous préparons votre commande ${o}.`,
    delivered: (o) => `Votre commande ${o} a été livrée.`,
    items_edited: (o) => `Nous avons modifié votre commande ${o} comme demandé.`,
    return_requested: (o) => `Nous avons noté votre retour pour la commande ${o}.`,
    exchange_requested: (o) => `Nous avons noté votre échange pour la commande ${o}.`,
    return_received: (o) => `Votre retour de la commande ${o} est arrivé.`,
    return_ended: (o) => `Votre retour de la commande ${o} est clos.`,
    shipped: (o, t) => `Votre commande ${o} est en route.${t ? ` Numéro de suivi : ${t}` : ''}`,
    part: (o, t) => `Une partie de votre commande ${o} est en route.${t ? ` Numéro de suivi : ${t}` : ''}`,
    cancelled: (o, m) => `Votre commande ${o} a été annulée.${m ? ` Nous vous remboursons ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Une partie de votre commande ${o} a été annulée.${m ? ` Nous vous remboursons ${m}.` : ''}`,
    refunded: (o, m) => `Nous vous avons remboursé ${m} pour la commande ${o}.`,
  },
  pt: {
    placed: (o) => `Obrigado! Recebemos o seu pedido ${o}.`,
    confirmed: (o) => `O seu pedido ${o} está confirmado.`,
    processing: (o) => `Estamos a preparar o seu pedido ${o}.`,
    delivered: (o) => `O seu pedido ${o} foi entregue.`,
    items_edited: (o) => `Alterámos o seu pedido ${o} como pediu.`,
    return_requested: (o) => `Registámos a sua devolução do pedido ${o}.`,
    exchange_requested: (o) => `Registámos a sua troca do pedido ${o}.`,
    return_received: (o) => `O que devolveu do pedido ${o} chegou.`,
    return_ended: (o) => `A sua devolução do pedido ${o} está encerrada.`,
    shipped: (o, t) => `O seu pedido ${o} está a caminho.${t ? ` Número de rastreio: ${t}` : ''}`,
    part: (o, t) => `Uma parte do seu pedido ${o} está a caminho.${t ? ` Número de rastreio: ${t}` : ''}`,
    cancelled: (o, m) => `O seu pedido ${o} foi cancelado.${m ? ` Reembolsamos ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Uma parte do seu pedido ${o} foi cancelada.${m ? ` Reembolsamos ${m}.` : ''}`,
    refunded: (o, m) => `Reembolsámos ${m} pelo seu pedido ${o}.`,
  },
} as const satisfies Record<string, Words>;

/** The sentence, in the first language we speak. */
export function sentenceOf(news: News, order: string, ...languages: (string | null)[]): string {
  const said: Words = words[spokenIn(words, ...languages)];
  if (news.kind === 'shipped') return (news.part ? said.part : said.shipped)(order, news.tracking);
  if (news.kind === 'cancelled' || news.kind === 'lines_cancelled') return said[news.kind](order, news.refunded);
  if (news.kind === 'refunded') return said.refunded(order, news.refunded);
  return said[news.kind](order);
}
