import { pickLanguage } from '../../../platform/lib/spoken.ts';

/** What the customer reads in the conversation when a teammate ticks "tell the customer". */
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
  | { kind: 'refunded'; refunded: string; message?: string };
type Plain = Exclude<News['kind'], 'shipped' | 'cancelled' | 'lines_cancelled' | 'refunded'>;
type Words = Record<Plain, (order: string) => string> & {
  shipped: (order: string, tracking: string | null) => string;
  part: (order: string, tracking: string | null) => string;
  cancelled: (order: string, refunded: string | null) => string;
  lines_cancelled: (order: string, refunded: string | null) => string;
  refunded: (order: string, refunded: string) => string;
};

// `o` is the order number, `t` a tracking number, `m` an amount.
const words = {
  en: {
    placed: (o) => `Thanks for your order! We’ve received order ${o}.`,
    confirmed: (o) => `Your order ${o} is confirmed.`,
    processing: (o) => `We’re preparing your order ${o}.`,
    delivered: (o) => `Your order ${o} has been delivered.`,
    items_edited: (o) => `We’ve updated your order ${o} as you asked.`,
    return_requested: (o) => `We’ve set up your return for order ${o}.`,
    exchange_requested: (o) => `We’ve set up your exchange for order ${o}.`,
    return_received: (o) => `We’ve received your return for order ${o}.`,
    return_ended: (o) => `Your return for order ${o} is complete.`,
    shipped: (o, t) => `Your order ${o} is on its way.${t ? ` Tracking number: ${t}` : ''}`,
    part: (o, t) => `Part of your order ${o} is on its way.${t ? ` Tracking number: ${t}` : ''}`,
    cancelled: (o, m) => `Your order ${o} has been canceled.${m ? ` We’re refunding you ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Part of your order ${o} has been canceled.${m ? ` We’re refunding you ${m}.` : ''}`,
    refunded: (o, m) => `We’ve refunded you ${m} for order ${o}.`,
  },
  de: {
    placed: (o) => `Vielen Dank! Ihre Bestellung ${o} ist bei uns eingegangen.`,
    confirmed: (o) => `Ihre Bestellung ${o} ist bestätigt.`,
    processing: (o) => `Wir bereiten Ihre Bestellung ${o} gerade vor.`,
    delivered: (o) => `Ihre Bestellung ${o} wurde zugestellt.`,
    items_edited: (o) => `Wir haben Ihre Bestellung ${o} wie gewünscht geändert.`,
    return_requested: (o) => `Ihre Rückgabe für Bestellung ${o} ist angemeldet.`,
    exchange_requested: (o) => `Ihr Umtausch für Bestellung ${o} ist angemeldet.`,
    return_received: (o) => `Ihre Rücksendung zu Bestellung ${o} ist bei uns angekommen.`,
    return_ended: (o) => `Ihre Rückgabe für Bestellung ${o} ist abgeschlossen.`,
    shipped: (o, t) => `Ihre Bestellung ${o} ist unterwegs.${t ? ` Sendungsnummer: ${t}` : ''}`,
    part: (o, t) => `Ein Teil Ihrer Bestellung ${o} ist unterwegs.${t ? ` Sendungsnummer: ${t}` : ''}`,
    cancelled: (o, m) => `Ihre Bestellung ${o} wurde storniert.${m ? ` Wir erstatten Ihnen ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Ein Teil Ihrer Bestellung ${o} wurde storniert.${m ? ` Wir erstatten Ihnen ${m}.` : ''}`,
    refunded: (o, m) => `Wir haben Ihnen ${m} für Bestellung ${o} erstattet.`,
  },
  es: {
    placed: (o) => `¡Gracias! Hemos recibido tu pedido ${o}.`,
    confirmed: (o) => `Tu pedido ${o} está confirmado.`,
    processing: (o) => `Estamos preparando tu pedido ${o}.`,
    delivered: (o) => `Tu pedido ${o} se ha entregado.`,
    items_edited: (o) => `Hemos modificado tu pedido ${o} como nos pediste.`,
    return_requested: (o) => `Tu devolución del pedido ${o} está en marcha.`,
    exchange_requested: (o) => `Tu cambio del pedido ${o} está en marcha.`,
    return_received: (o) => `Hemos recibido tu devolución del pedido ${o}.`,
    return_ended: (o) => `Tu devolución del pedido ${o} se ha completado.`,
    shipped: (o, t) => `Tu pedido ${o} está en camino.${t ? ` Número de seguimiento: ${t}` : ''}`,
    part: (o, t) => `Una parte de tu pedido ${o} está en camino.${t ? ` Número de seguimiento: ${t}` : ''}`,
    cancelled: (o, m) => `Tu pedido ${o} se ha cancelado.${m ? ` Te reembolsamos ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Una parte de tu pedido ${o} se ha cancelado.${m ? ` Te reembolsamos ${m}.` : ''}`,
    refunded: (o, m) => `Te hemos reembolsado ${m} del pedido ${o}.`,
  },
  fr: {
    placed: (o) => `Merci ! Nous avons bien reçu votre commande ${o}.`,
    confirmed: (o) => `Votre commande ${o} est confirmée.`,
    processing: (o) => `Nous préparons votre commande ${o}.`,
    delivered: (o) => `Votre commande ${o} a été livrée.`,
    items_edited: (o) => `Nous avons modifié votre commande ${o} comme vous le souhaitiez.`,
    return_requested: (o) => `Votre retour pour la commande ${o} est enregistré.`,
    exchange_requested: (o) => `Votre échange pour la commande ${o} est enregistré.`,
    return_received: (o) => `Nous avons bien reçu votre retour de la commande ${o}.`,
    return_ended: (o) => `Votre retour pour la commande ${o} est terminé.`,
    shipped: (o, t) => `Votre commande ${o} est en route.${t ? ` Numéro de suivi : ${t}` : ''}`,
    part: (o, t) => `Une partie de votre commande ${o} est en route.${t ? ` Numéro de suivi : ${t}` : ''}`,
    cancelled: (o, m) => `Votre commande ${o} a été annulée.${m ? ` Nous vous remboursons ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Une partie de votre commande ${o} a été annulée.${m ? ` Nous vous remboursons ${m}.` : ''}`,
    refunded: (o, m) => `Nous vous avons remboursé ${m} pour la commande ${o}.`,
  },
  pt: {
    placed: (o) => `Obrigado! Recebemos a sua encomenda ${o}.`,
    confirmed: (o) => `A sua encomenda ${o} está confirmada.`,
    processing: (o) => `Estamos a preparar a sua encomenda ${o}.`,
    delivered: (o) => `A sua encomenda ${o} foi entregue.`,
    items_edited: (o) => `Alterámos a sua encomenda ${o} como pediu.`,
    return_requested: (o) => `A sua devolução da encomenda ${o} está registada.`,
    exchange_requested: (o) => `A sua troca da encomenda ${o} está registada.`,
    return_received: (o) => `Recebemos a sua devolução da encomenda ${o}.`,
    return_ended: (o) => `A sua devolução da encomenda ${o} está concluída.`,
    shipped: (o, t) => `A sua encomenda ${o} está a caminho.${t ? ` Número de seguimento: ${t}` : ''}`,
    part: (o, t) => `Uma parte da sua encomenda ${o} está a caminho.${t ? ` Número de seguimento: ${t}` : ''}`,
    cancelled: (o, m) => `A sua encomenda ${o} foi cancelada.${m ? ` Reembolsamos-lhe ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Uma parte da sua encomenda ${o} foi cancelada.${m ? ` Reembolsamos-lhe ${m}.` : ''}`,
    refunded: (o, m) => `Reembolsámos-lhe ${m} da encomenda ${o}.`,
  },
  nl: {
    placed: (o) => `Bedankt voor je bestelling! We hebben bestelling ${o} ontvangen.`,
    confirmed: (o) => `Je bestelling ${o} is bevestigd.`,
    processing: (o) => `We maken je bestelling ${o} klaar.`,
    delivered: (o) => `Je bestelling ${o} is bezorgd.`,
    items_edited: (o) => `We hebben je bestelling ${o} gewijzigd zoals je vroeg.`,
    return_requested: (o) => `Je retour voor bestelling ${o} is aangemeld.`,
    exchange_requested: (o) => `Je ruiling voor bestelling ${o} is aangemeld.`,
    return_received: (o) => `We hebben je retour van bestelling ${o} ontvangen.`,
    return_ended: (o) => `Je retour voor bestelling ${o} is afgerond.`,
    shipped: (o, t) => `Je bestelling ${o} is onderweg.${t ? ` Track-and-tracecode: ${t}` : ''}`,
    part: (o, t) => `Een deel van je bestelling ${o} is onderweg.${t ? ` Track-and-tracecode: ${t}` : ''}`,
    cancelled: (o, m) => `Je bestelling ${o} is geannuleerd.${m ? ` We betalen je ${m} terug.` : ''}`,
    lines_cancelled: (o, m) => `Een deel van je bestelling ${o} is geannuleerd.${m ? ` We betalen je ${m} terug.` : ''}`,
    refunded: (o, m) => `We hebben je ${m} terugbetaald voor bestelling ${o}.`,
  },
  it: {
    placed: (o) => `Grazie per il tuo ordine! Abbiamo ricevuto l’ordine ${o}.`,
    confirmed: (o) => `Il tuo ordine ${o} è confermato.`,
    processing: (o) => `Stiamo preparando il tuo ordine ${o}.`,
    delivered: (o) => `Il tuo ordine ${o} è stato consegnato.`,
    items_edited: (o) => `Abbiamo modificato il tuo ordine ${o} come hai chiesto.`,
    return_requested: (o) => `Il reso per l’ordine ${o} è avviato.`,
    exchange_requested: (o) => `Il cambio per l’ordine ${o} è avviato.`,
    return_received: (o) => `Abbiamo ricevuto il reso dell’ordine ${o}.`,
    return_ended: (o) => `Il reso dell’ordine ${o} è completato.`,
    shipped: (o, t) => `Il tuo ordine ${o} è in viaggio.${t ? ` Numero di tracciamento: ${t}` : ''}`,
    part: (o, t) => `Una parte del tuo ordine ${o} è in viaggio.${t ? ` Numero di tracciamento: ${t}` : ''}`,
    cancelled: (o, m) => `Il tuo ordine ${o} è stato annullato.${m ? ` Ti rimborsiamo ${m}.` : ''}`,
    lines_cancelled: (o, m) => `Una parte del tuo ordine ${o} è stata annullata.${m ? ` Ti rimborsiamo ${m}.` : ''}`,
    refunded: (o, m) => `Ti abbiamo rimborsato ${m} per l’ordine ${o}.`,
  },
} as const satisfies Record<string, Words>;

/** The sentence in the first supported language. */
export function sentenceOf(news: News, order: string, ...languages: (string | null)[]): string {
  const said: Words = words[pickLanguage(words, ...languages)];
  if (news.kind === 'shipped') return (news.part ? said.part : said.shipped)(order, news.tracking);
  if (news.kind === 'cancelled' || news.kind === 'lines_cancelled') return said[news.kind](order, news.refunded);
  if (news.kind === 'refunded') return [said.refunded(order, news.refunded), news.message].filter(Boolean).join('\n\n');
  return said[news.kind](order);
}
