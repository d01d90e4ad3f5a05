import type { ActionTexts } from './action-texts.ts';
import { or } from './lists.ts';

export const actionsIt: ActionTexts = {
  reasons: { 'no longer needed': 'non ti serve più', 'ordered by mistake': 'l’hai ordinato per errore' },
  askReason: (number, reasons) => `Posso annullare l’ordine ${number}. Mi dici il motivo: ${or(reasons, 'it')}?`,
  reasonRefused: (reasons) =>
    `Posso annullarlo io solo per uno di questi motivi: ${or(reasons, 'it')}. È il tuo caso? Se no, dimmi il motivo e lo vedrà un collega.`,
  reason: (said) => `Motivo: ${said}`,

  askAddress: 'Certo! Qual è il nuovo indirizzo: via e numero, CAP, città e paese?',
  askPart: {
    line1: 'Grazie! E la via con il numero?',
    postcode: 'Grazie! E il CAP?',
    city: 'Grazie! E la città?',
    country: 'Grazie! E il paese?',
  },
  whichUnits: {
    items: 'Quale di questi articoli vuoi modificare?',
    return: 'Quali di questi articoli vuoi restituire? Puoi indicarne più di uno o dire «tutti».',
    exchange: 'Quale di questi articoli vuoi cambiare?',
  },
  whichVariant: (name, variants) => `Certo! ${name} è disponibile in ${or(variants, 'it')}. Quale preferisci?`,
  onlyVariant: (name, variant) => `Di ${name} è disponibile solo un’altra versione: ${variant}. Va bene quella?`,
  variantGone: (name, which, others) =>
    `Mi dispiace, al momento ${name} non è disponibile in ${which}, ma lo è in ${or(others, 'it')}. Quale preferisci?`,
  noOtherVariant: (name) => `Mi dispiace, al momento non c’è un’altra versione disponibile di ${name}, quindi non posso cambiarla.`,
  onlyMethod: (label) => `L’altro tuo metodo di pagamento è ${label}. Uso quello?`,
  whichMethod: (labels) => `Quale metodo di pagamento uso: ${or(labels, 'it')}?`,

  show: {
    cancel: (number) => `Posso annullare l’ordine ${number}:`,
    items: (number) => `Posso fare questa modifica all’ordine ${number}:`,
    order_address: (number) => `Posso spedire l’ordine ${number} a questo indirizzo:`,
    own_address: () => 'Posso salvare questo come indirizzo predefinito:',
    payment: (number) => `Posso cambiare il metodo di pagamento dell’ordine ${number}:`,
    return: (number) => `Posso avviare questo reso per l’ordine ${number}:`,
    exchange: (number) => `Posso avviare questo cambio per l’ordine ${number}:`,
  },
  paidWith: (label) => `Nuovo metodo di pagamento: ${label}.`,
  refundNow: (amount, method) => `Rimborso: ${amount} su ${method}.`,
  refundLater: (amount, method) => `Rimborso quando avremo ricevuto gli articoli: ${amount} su ${method}.`,
  chargeNow: (amount, method) => `Addebito: ${amount} su ${method}.`,
  chargeLater: (amount, method) => `Addebito quando avremo ricevuto gli articoli: ${amount} su ${method}.`,
  noMoney: 'Non hai ancora pagato nulla, quindi non c’è nulla da rimborsare.',
  sameAmount: 'Il prezzo non cambia.',
  unknownMethod: 'metodo di pagamento originale',
  onlyOnce: {
    items:
      'Attenzione: gli articoli di un ordine si possono modificare una sola volta, e dopo l’ordine non si può più annullare. Se vuoi modificare altro, dimmelo adesso.',
    return: 'Attenzione: per ogni ordine è possibile un solo reso o cambio. Se vuoi restituire altro, dimmelo adesso.',
    exchange: 'Attenzione: per ogni ordine è possibile un solo reso o cambio. Se vuoi cambiare altro, dimmelo adesso.',
  },
  colleagueConfirms: 'Se dici di sì, un collega deve ancora approvarlo.',
  confirm: 'Procedo?',
  confirmAgain: 'Va bene così?',
  confirmStill: {
    cancel: (number) => `Annullo comunque l’ordine ${number}?`,
    items: (number) => `Modifico comunque l’ordine ${number}?`,
    order_address: (number) => `Spedisco comunque lì l’ordine ${number}?`,
    own_address: () => 'Salvo comunque questo indirizzo?',
    payment: (number) => `Cambio comunque il pagamento dell’ordine ${number}?`,
    return: (number) => `Registro comunque il reso per l’ordine ${number}?`,
    exchange: (number) => `Registro comunque il cambio per l’ordine ${number}?`,
  },
  plainYes: 'Voglio esserne sicuro prima di modificare qualcosa.',
  noHurry: 'Fai con calma. Non modifico nulla finché non mi dici di sì.',
  changedMeanwhile: 'Nel frattempo qualcosa è cambiato, quindi non ho ancora fatto nulla. Dai un’altra occhiata:',

  done: {
    cancel: (number) => `Fatto! L’ordine ${number} è annullato.`,
    items: (number) => `Fatto! L’ordine ${number} è stato modificato.`,
    order_address: (number) => `Fatto! L’ordine ${number} andrà a questo indirizzo:`,
    own_address: () => 'Fatto! Questo è ora il tuo indirizzo predefinito:',
    payment: (number) => `Fatto! Il metodo di pagamento dell’ordine ${number} è cambiato.`,
    return: (number) => `Fatto! Il reso per l’ordine ${number} è avviato.`,
    exchange: (number) => `Fatto! Il cambio per l’ordine ${number} è avviato e i nuovi articoli sono riservati per te.`,
  },
  anythingElse: 'Posso aiutarti con altro?',
  nothingDone: 'Nessun problema, non ho modificato nulla. Cosa preferisci fare?',
  nothingTwice: 'È già fatto, quindi l’ho lasciato com’è. Posso aiutarti con altro?',
  approval: 'Grazie! Un collega deve approvarlo. Gli ho passato tutti i dettagli e riceverai la risposta qui.',
  backTo: 'Torniamo a quello che stavamo facendo:',

  shipped: (number) =>
    `L’ordine ${number} è già stato spedito, quindi non si può più annullare o modificare. Quando arriva, puoi restituirlo.`,
  shippedAddress: (number) => `L’ordine ${number} è già stato spedito, quindi non posso più cambiare l’indirizzo.`,
  delivered: (number) => `L’ordine ${number} è già stato consegnato, quindi non si può più annullare o modificare.`,
  notDelivered: (number) => `L’ordine ${number} non è ancora arrivato. Potrai restituire o cambiare gli articoli dopo la consegna.`,
  beingPrepared: (number) =>
    `L’ordine ${number} è già in preparazione, quindi non posso più farlo io. Un collega può vedere cosa è ancora possibile.`,
  over: {
    cancelled: (number) => `L’ordine ${number} è già annullato.`,
    returned: (number) => `L’ordine ${number} è già stato reso.`,
  },
  changedBefore: (number) => `L’ordine ${number} è già stato modificato una volta, quindi non posso più modificarlo o annullarlo.`,
  returnedBefore: (number) => `Per l’ordine ${number} c’è già stato un reso o un cambio, quindi non posso avviarne un altro.`,
  notAllowed: 'Io non posso farlo, ma se ne può occupare un collega.',
  outOfStock: 'Mi dispiace, è appena andato esaurito.',
  methodRefused: 'Mi dispiace, quel metodo di pagamento non si può usare per questo ordine.',
  balanceLow: 'Mi dispiace, il saldo di quella carta regalo non basta.',
  addOrRemove:
    'Posso sostituire un articolo con un’altra versione dello stesso prodotto. Per aggiungere o togliere articoli può aiutarti un collega.',
  offer: {
    cancel: 'Non è ancora stato spedito, quindi potrei annullarlo. Ti va bene?',
    items: 'Non è ancora stato spedito, quindi potrei cambiarlo con un’altra versione. Ti va bene?',
    return: 'Preferisci restituire qualche articolo?',
    exchange: 'Preferisci cambiare qualche articolo?',
  },
  refundByCancel: (number) => `L’ordine ${number} non è ancora stato spedito: se lo annulli, riavrai i tuoi soldi.`,
  refundByReturn: (number) => `L’ordine ${number} è stato consegnato: se lo restituisci, riavrai i tuoi soldi.`,
  refundLaterByReturn: (number) => `L’ordine ${number} è in viaggio. Quando arriva, puoi restituirlo e riavere i tuoi soldi.`,
  noPublicDiscount: 'Al momento non mi risultano sconti e non posso crearne uno. Se hai un codice, puoi inserirlo al pagamento.',
  goesWith: (name, price) => `Sta bene con ${name} (${price}).`,
  wantOne: 'Se ne vuoi uno, dimmelo e ti preparo un link per l’acquisto.',
};
