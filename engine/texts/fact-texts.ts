import type { Language } from '../intents.ts';

/** What the AI says of the shop's facts. Amounts, places and lists arrive formatted; `days` is a text such as `days(3, 5)`. */
export type FactTexts = {
  /** Precedes a fact that answers a yes/no question. */
  yes: string;
  no: string;
  workingDays(min: number, max: number): string;
  freeFrom(amount: string): string;
  free: string;
  /** For an order of `amount`, delivery costs `cost`. */
  forOrder(amount: string, cost: string): string;
  forOrderFree(amount: string): string;
  notThere(place: string): string;
  /** No fact names the place. */
  placeUnknown(place: string): string;
  /** Heads a list of what delivery costs and how long it takes by country; asks for the country. */
  dependsOnPlace: string;
  payYes(method: string): string;
  payNo(method: string): string;
  payUnknown(method: string): string;
  payWith(methods: string): string;
  /** Two sources contradict each other. */
  conflict: string;
  /** To "are you open right now?"; times such as 18:00. */
  openUntil(to: string): string;
  opensToday(from: string, to: string): string;
  closedNow: string;
  /** To "until when are you open today?" */
  today(from: string, to: string): string;
  closedToday: string;
};

export const factTexts: Record<Language, FactTexts> = {
  en: {
    yes: 'Yes.',
    no: 'No.',
    workingDays: (min, max) => (min === max ? `${max} working day${max === 1 ? '' : 's'}` : `${min}-${max} working days`),
    freeFrom: (amount) => `free from ${amount}`,
    free: 'free',
    forOrder: (amount, cost) => `For an order of ${amount}, delivery costs ${cost}.`,
    forOrderFree: (amount) => `For an order of ${amount}, delivery is free.`,
    notThere: (place) => `No, we don’t deliver to ${place}.`,
    placeUnknown: (place) => `I don’t know whether we deliver to ${place}: it isn’t in our delivery information. Shall I ask a colleague?`,
    dependsOnPlace: 'That depends on the country. Where would it go?',
    payYes: (method) => `Yes, you can pay with ${method}.`,
    payNo: (method) => `No, we don’t offer ${method}.`,
    payUnknown: (method) => `I can’t confirm ${method}: it isn’t among the payment methods we list.`,
    payWith: (methods) => `You can pay with ${methods}.`,
    conflict: 'Our own information doesn’t agree on this, so a colleague will check what’s right.',
    openUntil: (to) => `Yes, today until ${to}.`,
    opensToday: (from, to) => `Not yet: today from ${from} to ${to}.`,
    closedNow: 'No, not at the moment.',
    today: (from, to) => `Today from ${from} to ${to}.`,
    closedToday: 'Closed today.',
  },
  de: {
    yes: 'Ja.',
    no: 'Nein.',
    workingDays: (min, max) => (min === max ? `${max} Werktag${max === 1 ? '' : 'e'}` : `${min}-${max} Werktage`),
    freeFrom: (amount) => `ab ${amount} kostenlos`,
    free: 'kostenlos',
    forOrder: (amount, cost) => `Bei einem Bestellwert von ${amount} kostet der Versand ${cost}.`,
    forOrderFree: (amount) => `Bei einem Bestellwert von ${amount} ist der Versand kostenlos.`,
    notThere: (place) => `Nein, dorthin liefern wir nicht (${place}).`,
    placeUnknown: (place) =>
      `Ob wir dorthin liefern (${place}), weiß ich nicht: Es steht nicht in unseren Lieferangaben. Soll ich im Team nachfragen?`,
    dependsOnPlace: 'Das hängt vom Land ab. Wohin soll es gehen?',
    payYes: (method) => `Ja, Sie können mit ${method} bezahlen.`,
    payNo: (method) => `Nein, ${method} bieten wir nicht an.`,
    payUnknown: (method) => `Ob ${method} möglich ist, kann ich nicht bestätigen: Es steht nicht unter unseren Zahlungsarten.`,
    payWith: (methods) => `Sie können bezahlen mit: ${methods}.`,
    conflict: 'Unsere eigenen Angaben widersprechen sich hier. Jemand aus dem Team prüft, was stimmt.',
    openUntil: (to) => `Ja, heute bis ${to} Uhr.`,
    opensToday: (from, to) => `Noch nicht: heute von ${from} bis ${to} Uhr.`,
    closedNow: 'Nein, im Moment nicht.',
    today: (from, to) => `Heute von ${from} bis ${to} Uhr.`,
    closedToday: 'Heute geschlossen.',
  },
  fr: {
    yes: 'Oui.',
    no: 'Non.',
    workingDays: (min, max) =>
      min === max ? `${max} jour${max === 1 ? '' : 's'} ouvré${max === 1 ? '' : 's'}` : `${min} à ${max} jours ouvrés`,
    freeFrom: (amount) => `gratuit à partir de ${amount}`,
    free: 'gratuit',
    forOrder: (amount, cost) => `Pour une commande de ${amount}, la livraison coûte ${cost}.`,
    forOrderFree: (amount) => `Pour une commande de ${amount}, la livraison est gratuite.`,
    notThere: (place) => `Non, nous n’y livrons pas (${place}).`,
    placeUnknown: (place) =>
      `Je ne sais pas si nous y livrons (${place}) : nos informations de livraison n’en parlent pas. Voulez-vous que je demande à l’équipe ?`,
    dependsOnPlace: 'Cela dépend du pays. Où faut-il livrer ?',
    payYes: (method) => `Oui, vous pouvez payer avec ${method}.`,
    payNo: (method) => `Non, nous ne proposons pas ${method}.`,
    payUnknown: (method) => `Je ne peux pas confirmer ${method} : ce n’est pas dans la liste de nos moyens de paiement.`,
    payWith: (methods) => `Vous pouvez payer avec : ${methods}.`,
    conflict: 'Nos propres informations se contredisent sur ce point. Quelqu’un de l’équipe va vérifier.',
    openUntil: (to) => `Oui, aujourd’hui jusqu’à ${to}.`,
    opensToday: (from, to) => `Pas encore : aujourd’hui de ${from} à ${to}.`,
    closedNow: 'Non, pas en ce moment.',
    today: (from, to) => `Aujourd’hui de ${from} à ${to}.`,
    closedToday: 'Fermé aujourd’hui.',
  },
  es: {
    yes: 'Sí.',
    no: 'No.',
    workingDays: (min, max) =>
      min === max ? `${max} día${max === 1 ? '' : 's'} laborable${max === 1 ? '' : 's'}` : `${min}-${max} días laborables`,
    freeFrom: (amount) => `gratis a partir de ${amount}`,
    free: 'gratis',
    forOrder: (amount, cost) => `Para un pedido de ${amount}, el envío cuesta ${cost}.`,
    forOrderFree: (amount) => `Para un pedido de ${amount}, el envío es gratis.`,
    notThere: (place) => `No, no enviamos a ${place}.`,
    placeUnknown: (place) => `No sé si enviamos a ${place}: no aparece en nuestra información de envíos. ¿Pregunto al equipo?`,
    dependsOnPlace: 'Depende del país. ¿Adónde sería?',
    payYes: (method) => `Sí, puedes pagar con ${method}.`,
    payNo: (method) => `No, no ofrecemos ${method}.`,
    payUnknown: (method) => `No puedo confirmarte ${method}: no está entre nuestras formas de pago.`,
    payWith: (methods) => `Puedes pagar con ${methods}.`,
    conflict: 'Nuestra propia información no coincide en esto. Alguien del equipo comprobará qué es lo correcto.',
    openUntil: (to) => `Sí, hoy hasta las ${to}.`,
    opensToday: (from, to) => `Todavía no: hoy de ${from} a ${to}.`,
    closedNow: 'No, ahora mismo no.',
    today: (from, to) => `Hoy de ${from} a ${to}.`,
    closedToday: 'Hoy está cerrado.',
  },
  pt: {
    yes: 'Sim.',
    no: 'Não.',
    workingDays: (min, max) => (min === max ? `${max} dia${max === 1 ? ' útil' : 's úteis'}` : `${min}-${max} dias úteis`),
    freeFrom: (amount) => `grátis a partir de ${amount}`,
    free: 'grátis',
    forOrder: (amount, cost) => `Para uma encomenda de ${amount}, a entrega custa ${cost}.`,
    forOrderFree: (amount) => `Para uma encomenda de ${amount}, a entrega é grátis.`,
    notThere: (place) => `Não, não enviamos para ${place}.`,
    placeUnknown: (place) => `Não sei se enviamos para ${place}: não está na nossa informação de entregas. Quer que pergunte à equipa?`,
    dependsOnPlace: 'Depende do país. Para onde seria?',
    payYes: (method) => `Sim, pode pagar com ${method}.`,
    payNo: (method) => `Não, não temos ${method}.`,
    payUnknown: (method) => `Não posso confirmar ${method}: não está entre as nossas formas de pagamento.`,
    payWith: (methods) => `Pode pagar com ${methods}.`,
    conflict: 'A nossa própria informação não coincide neste ponto. Alguém da equipa vai verificar.',
    openUntil: (to) => `Sim, hoje até às ${to}.`,
    opensToday: (from, to) => `Ainda não: hoje das ${from} às ${to}.`,
    closedNow: 'Não, neste momento não.',
    today: (from, to) => `Hoje das ${from} às ${to}.`,
    closedToday: 'Hoje está fechado.',
  },
  nl: {
    yes: 'Ja.',
    no: 'Nee.',
    workingDays: (min, max) => (min === max ? `${max} werkdag${max === 1 ? '' : 'en'}` : `${min}-${max} werkdagen`),
    freeFrom: (amount) => `gratis vanaf ${amount}`,
    free: 'gratis',
    forOrder: (amount, cost) => `Bij een bestelling van ${amount} kost de bezorging ${cost}.`,
    forOrderFree: (amount) => `Bij een bestelling van ${amount} is de bezorging gratis.`,
    notThere: (place) => `Nee, daar bezorgen we niet (${place}).`,
    placeUnknown: (place) =>
      `Ik weet niet of we daar bezorgen (${place}): het staat niet in onze bezorginformatie. Zal ik het aan een collega vragen?`,
    dependsOnPlace: 'Dat hangt af van het land. Waar moet het heen?',
    payYes: (method) => `Ja, je kunt met ${method} betalen.`,
    payNo: (method) => `Nee, ${method} bieden we niet aan.`,
    payUnknown: (method) => `Ik kan ${method} niet bevestigen: het staat niet bij onze betaalmethoden.`,
    payWith: (methods) => `Je kunt betalen met ${methods}.`,
    conflict: 'Onze eigen informatie spreekt zich hier tegen. Een collega zoekt uit wat klopt.',
    openUntil: (to) => `Ja, vandaag tot ${to}.`,
    opensToday: (from, to) => `Nog niet: vandaag van ${from} tot ${to}.`,
    closedNow: 'Nee, op dit moment niet.',
    today: (from, to) => `Vandaag van ${from} tot ${to}.`,
    closedToday: 'Vandaag gesloten.',
  },
  it: {
    yes: 'Sì.',
    no: 'No.',
    workingDays: (min, max) =>
      min === max ? `${max} giorn${max === 1 ? 'o lavorativo' : 'i lavorativi'}` : `${min}-${max} giorni lavorativi`,
    freeFrom: (amount) => `gratis da ${amount}`,
    free: 'gratis',
    forOrder: (amount, cost) => `Per un ordine di ${amount}, la consegna costa ${cost}.`,
    forOrderFree: (amount) => `Per un ordine di ${amount}, la consegna è gratuita.`,
    notThere: (place) => `No, lì non consegniamo (${place}).`,
    placeUnknown: (place) => `Non so se consegniamo lì (${place}): non è nelle nostre informazioni di consegna. Chiedo al team?`,
    dependsOnPlace: 'Dipende dal Paese. Dove va consegnato?',
    payYes: (method) => `Sì, puoi pagare con ${method}.`,
    payNo: (method) => `No, non offriamo ${method}.`,
    payUnknown: (method) => `Non posso confermare ${method}: non è tra i nostri metodi di pagamento.`,
    payWith: (methods) => `Puoi pagare con ${methods}.`,
    conflict: 'Le nostre informazioni qui non coincidono. Qualcuno del team verificherà.',
    openUntil: (to) => `Sì, oggi fino alle ${to}.`,
    opensToday: (from, to) => `Non ancora: oggi dalle ${from} alle ${to}.`,
    closedNow: 'No, al momento no.',
    today: (from, to) => `Oggi dalle ${from} alle ${to}.`,
    closedToday: 'Oggi chiuso.',
  },
};

/** Payment methods that aren't brands, by the names that facts have. */
export const methodNames: Record<string, Record<Language, string>> = {
  card: {
    en: 'credit card',
    de: 'Kreditkarte',
    fr: 'carte bancaire',
    es: 'tarjeta',
    pt: 'cartão',
    nl: 'creditcard',
    it: 'carta di credito',
  },
  gift_card: {
    en: 'a gift card',
    de: 'Geschenkkarte',
    fr: 'carte cadeau',
    es: 'tarjeta regalo',
    pt: 'cartão-presente',
    nl: 'cadeaukaart',
    it: 'carta regalo',
  },
  cash: { en: 'cash', de: 'Bargeld', fr: 'espèces', es: 'efectivo', pt: 'dinheiro', nl: 'contant geld', it: 'contanti' },
  cash_on_delivery: {
    en: 'cash on delivery',
    de: 'Nachnahme',
    fr: 'contre remboursement',
    es: 'contra reembolso',
    pt: 'à cobrança',
    nl: 'rembours',
    it: 'contrassegno',
  },
  bank_transfer: {
    en: 'bank transfer',
    de: 'Überweisung',
    fr: 'virement',
    es: 'transferencia',
    pt: 'transferência',
    nl: 'overboeking',
    it: 'bonifico',
  },
  invoice: { en: 'an invoice', de: 'Rechnung', fr: 'facture', es: 'factura', pt: 'fatura', nl: 'factuur', it: 'fattura' },
  direct_debit: {
    en: 'direct debit',
    de: 'Lastschrift',
    fr: 'prélèvement',
    es: 'domiciliación',
    pt: 'débito direto',
    nl: 'automatische incasso',
    it: 'addebito diretto',
  },
  installments: {
    en: 'instalments',
    de: 'Ratenzahlung',
    fr: 'paiement en plusieurs fois',
    es: 'pago a plazos',
    pt: 'prestações',
    nl: 'gespreide betaling',
    it: 'rate',
  },
};
