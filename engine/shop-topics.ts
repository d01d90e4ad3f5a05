import type { FactKind } from '@parley/contract/facts';
import { anywhere, normalizeText } from './nlu/pattern.ts';
import type { Intent } from './intents.ts';
import type { Memory } from './memory.ts';

// What about the shop a message asks: the kinds of facts, what about them, and the payment methods it names.

const kinds: [FactKind, RegExp][] = [
  [
    'pickup',
    anywhere(
      'pick ?up(?: point)?s?, pick(?:ing)? (?:\\S+ ){1,3}up, picking up, collect (?:it|my|the|an)\\w*, click and collect, abhol\\w*, recoger\\w*, recogida, retir(?:er|ait) (?:en|au|sur) \\w+, levantar, recolha, ophalen, afhalen, ritir\\w+',
    ),
  ],
  [
    'gift_wrap',
    anywhere(
      'gift ?wrap\\w*, wrap(?:ped|ping)?, geschenkverpack\\w*, als geschenk (?:ein|ver)pack\\w*, einpacken, envolver\\w*, envuelto, papel de regalo, paquet cadeau, emballage cadeau, embrulh\\w+, inpakken, cadeau\\w*, pacco regalo, confezione regalo',
    ),
  ],
  [
    'gift_card',
    anywhere(
      'gift ?(?:card|voucher|certificate)s?, geschenkkarte\\w*, (?:geschenk|wert)?gutschein(?:e|s|en)?(?! ?code), tarjetas? regalo, carte[s]? cadeau, cartao presente, cheque oferta, cadeaubon\\w*, cadeaukaart\\w*, carta regalo, buono regalo',
    ),
  ],
  ['warranty', anywhere('warrant\\w+, guarantee\\w*, garanti\\w*, garanzia, gewahrleistung')],
  [
    'invoice',
    anywhere(
      'vat(?: number| id)?, invoices?, mit rechnung, rechnung\\w*, ust ?id\\w*, mehrwertsteuer, factura\\w*, facture\\w*, fatura\\w*, iva, tva, btw (?:nummer|nr)\\w*, factu?ur, fattura',
    ),
  ],
  ['refund_time', anywhere('(?:refund\\w*|money back|erstattung\\w*|geld zuruck|reembols\\w+|rembours\\w+|terugbetaling|rimborso)')],
  [
    'exchange',
    anywhere(
      'exchang\\w+, swap\\w*, umtausch\\w*, cambi(?:o|os|arl[oa])(?: de talla)?, echang\\w+, troca\\w*, ruilen, omruilen, cambio merce',
    ),
  ],
  [
    'returns',
    anywhere(
      'return\\w*, (?:return |shipping )?labels?, retourenetikett\\w*, etikett\\w*, etiquettes?, etiquetas?, etichett[ae], send (?:it|them|things|something|stuff) back, sending back, take (?:it|them|things) back, ruckgabe\\w*, zuruckgeben, zuruckschick\\w*, zurucksend\\w*, retour\\w*, devol\\w+, renvoy\\w+, renvoi, terugsturen, reso, restitu\\w+, rendere',
    ),
  ],
  [
    'payment_method',
    anywhere(
      'pay with, pay by, pay (?:in|on|at|later|cash)\\w*, paying by, payment (?:methods?|options?|ways?), ways? to pay, how (?:(?:can|do|could|would|should) )?(?:(?:i|we|one) )?pay, what (?:cards?|payment) (?:do )?you (?:take|accept), zahlungsart\\w*, zahlungsmoglichkeit\\w*, (?:be)?zahlen (?:mit|per|auf|in), (?:womit|wie|damit) (?:\\S+ ){0,6}(?:be)?zahlen, (?:per|mit|auf) \\w+ (?:be)?zahlen, metodos? de pago, formas? de pago, pagar con, pagar (?:a|en), como (?:puedo |podemos |se puede )?pag\\w+, moyens? de paiement, payer (?:par|avec|en), comment (?:\\S+ )?(?:payer|paye|paie|regler), metodos? de pagamento, formas? de pagamento, pagar (?:com|por), como (?:posso |se )?pag\\w+, betaalmethod\\w*, betalen met, metodi di pagamento, pagare con',
    ),
  ],
  [
    'hours',
    anywhere(
      'opening (?:hours|times), open(?:ed)?(?: on| at| today| now| until)?, hours, what time do you (?:open|close), around (?:on|at|over|tomorrow|today|this|next), (?:anyone|anybody|someone|you|you guys|people) (?:there|in|around|working) (?:on|at|over|today|tomorrow), offnungszeit\\w*, geoffnet, offen, horarios?, abiert\\w+, abris, horaires, ouvert\\w*, ouvrez, abert[oa]s?, abrem, fechad[oa]s?, openingstijden, geopend, orari, apert[oi]',
    ),
  ],
  [
    'contact',
    anywhere(
      '(?:your|ur) (?:e ?mail|mail|phone|telephone|contact)\\w*, (?:how|where) (?:can|do) i (?:reach|contact|e ?mail|ring) (?:you|u), (?:eure|ihre|deine) (?:e ?mail|telefon)\\w*, (?:vuestro|su|tu) (?:correo|e ?mail|telefono), votre (?:e ?mail|mail|adresse e ?mail|adresse mail|numero|telephone), (?:vosso|seu) (?:e ?mail|telefone|numero)',
    ),
  ],
  [
    'delivery',
    anywhere(
      'deliver\\w*, ship(?:s|ping|ped)?, postage, shipment, courier, versand\\w*, liefer\\w*, versende\\w*, verschick\\w*, porto(?:kosten)?, envi(?:o|os|ar|ais|an|amos), entrega\\w*, gastos de envio, livr\\w+, expedi\\w+, frais de port, portes(?: de envio)?, bezorg\\w*, verzend\\w*, lever(?:en|t|tijd|ing), spedi\\w+, consegn\\w+, express, send (?:it )?to, p\\.? ?o\\.? ?box(?:es)?, packstation, postfach, apartado de correos, boite postale, postbus',
    ),
  ],
];
const ofIntent: Partial<Record<Intent, FactKind>> = {
  delivery_options: 'delivery',
  delivery_period: 'delivery',
  payment_methods: 'payment_method',
  check_refund_policy: 'returns',
  discount_question: 'discount',
  store_hours: 'hours',
};

/** The kinds of facts a message asks about, most specific first. */
export function factKindsIn(text: string, intent: Intent | undefined, likelihood: number): FactKind[] {
  const words = normalizeText(text);
  const named = kinds.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind);
  if (deliveryRefunded.test(words)) return ['refund_time'];
  const ways = paymentMethodsIn(text);
  // To pay by invoice is a way to pay; the invoice itself is another matter. So is "contra reembolso" and a refund.
  const about = named.filter((kind) => !ways.some((way) => alsoNamed[kind]?.test(way)));
  const guessed = intent !== undefined && likelihood >= 0.5 ? ofIntent[intent] : undefined;
  return [...new Set([...about, ...(ways.length > 0 ? ['payment_method' as const] : []), ...(guessed ? [guessed] : [])])];
}
const alsoNamed: Partial<Record<FactKind, RegExp>> = {
  invoice: /invoice|account|rechnung|facture|factura|fatura|rekening|fattura/,
  refund_time: /reembolso|rembours/,
  delivery: /delivery/,
};

/** "Do I get delivery back as well?": what was paid for delivery, which is a refund. */
const deliveryRefunded = anywhere(`
  (?:get|have|receive)(?: \\S+){0,3} (?:delivery|shipping|postage)(?: \\S+){0,2} back, (?:delivery|shipping|postage)(?: \\S+){0,3} refunded, refund(?:ed)?(?: \\S+){0,3} (?:delivery|shipping|postage)
  (?:versand|liefer)\\w*(?: \\S+){0,4} (?:zuruck|erstattet), (?:devolv\\w+|reembols\\w+)(?: \\S+){0,4} (?:envio|portes), rembours\\w+(?: \\S+){0,4} (?:livraison|port), verzendkosten(?: \\S+){0,3} terug, rimbors\\w+(?: \\S+){0,4} spedizione`);

export type Aspect = 'cost' | 'time' | 'free';
const aspects: [Aspect, RegExp][] = [
  [
    'free',
    anywhere(
      'free, for free, gratis, gratuit\\w*, offert\\w*, kostenlos\\w*, kostenfrei\\w*, versandkostenfrei, frei, umsonst, gratuit[oa]s?',
    ),
  ],
  [
    'cost',
    anywhere(
      'costs?, on me, at my (?:own )?(?:cost|expense), who (?:pays|covers|bears), wer (?:zahlt|bezahlt|tragt), quien paga, qui paie, quem paga, chi paga, how much, fees?, charges?, charged?, postage, price, pay for, expensive, cuest\\w+, costes?, gastos, precio, cuanto (?!tiempo|tarda)\\w*, cout\\w+, frais, prix, combien(?! de temps), kostet, \\w*kosten, preis\\w*, wie ?viel, custa\\w*, custos?, portes, preco, quanto (?!tempo)\\w*, hoeveel, verzendkosten, costa\\w*, costo, costi, spese',
    ),
  ],
  [
    'time',
    anywhere(
      'how long, long, when, days?, time, fast(?:er)?, quick\\w*, takes?, arrive\\w*, get here, by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow), tarda\\w*, plazos?, dias, cuando, tiempo, temps, delais?, jours, quand, dauert, lange, \\w*zeit(?:en)?, tage?, wann, tempo, prazos?, quando, demora\\w*, hoe lang, wanneer, dagen, levertijd, giorni, tempi',
    ),
  ],
];
/** What about it the message asks. */
export const aspectsIn = (text: string): Aspect[] =>
  aspects.filter(([, pattern]) => pattern.test(normalizeText(text))).map(([aspect]) => aspect);

const methods = `paypal, visa, mastercard, maestro, american express, amex, klarna, ideal, bancontact, apple pay, google pay, bizum, multibanco, mb ?way, sofort, sepa, giropay, twint, afterpay, clearpay, alipay, wechat pay, venmo, zelle, cash app, stripe, bitcoin, crypto\\w*, cheques?, checks?, bank transfer, wire transfer, uberweisung, transferencia\\w*, virement, bonifico, overboeking, direct debit, lastschrift, domiciliacion, prelevement, cash on delivery, payment on delivery, nachnahme, contra ?reembolso, contre remboursement, a la cobranca, rembours, contrassegno, on account, by invoice, invoice payment, auf rechnung, kauf auf rechnung, per rechnung, (?<=(?:geht|gehts|ginge|gibts?|nehmt|habt|macht|bietet|dann|auch) (?:\\S+ ){0,3})rechnung, pay(?:ing)? later, pay(?:ing)? afterwards, buy now pay later, spater zahlen, pagar despues, payer plus tard, pagar depois, (?:sur|par|contre) facture, (?:con|por) factura, por fatura, op rekening, ratenzahlung, instal?lments, in \\d+ instal?ments, a plazos, en plusieurs fois, en (?:\\d|deux|trois|quatre) fois, in \\d raten, in raten, em \\d vezes, en \\d plazos, in \\d rate, a prestacoes, a rate, satispay, przelewy24, blik, swish, vipps, mobilepay, discover, diners(?: club)?, union ?pay, cb, carte bleue, ec ?karte, pin`;
const method = new RegExp(anywhere(methods).source, 'gu');
/** The payment methods a text names, as the customer wrote them. */
export const paymentMethodsIn = (text: string): string[] => [...new Set([...normalizeText(text).matchAll(method)].map(([name]) => name))];

const global = ({ source }: RegExp) => new RegExp(source, 'gu');
// Ways to pay first: "contra reembolso" is no refund.
const named = [method, ...kinds.map(([, pattern]) => pattern), ...aspects.map(([, pattern]) => pattern)].map(global);
/** What remains of a question when its kinds of facts, what about them, and the payment methods are taken out. */
export const beyondTopics = (text: string): string => named.reduce((rest, pattern) => rest.replace(pattern, ' '), normalizeText(text));

/** Kinds that answer the same question: "do returns cost anything?" is about returns and about their cost. */
const families: readonly (readonly FactKind[])[] = [
  ['delivery', 'delivery_country'],
  ['returns', 'return_cost', 'return_exception', 'refund_time', 'exchange'],
];
export const kindsAround = (kind: FactKind): readonly FactKind[] => families.find((family) => family.includes(kind)) ?? [kind];

/** What about the shop was the subject. The article quoted last may be about delivery as well: "my cousin lives in Toronto, there?" */
export function topicOf({ topic, page, place }: Pick<Memory, 'topic' | 'page' | 'place'>): Memory['topic'] {
  if (topic) return topic;
  const [kind] = page ? factKindsIn(page.title, undefined, 0) : [];
  return kind === undefined ? null : { kind, place: kind === 'delivery' ? place : null };
}
