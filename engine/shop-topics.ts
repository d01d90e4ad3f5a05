import type { FactKind } from '@parley/contract/facts';
import { anywhere, normalizeText } from './nlu/pattern.ts';
import type { Intent } from './intents.ts';

// What about the shop a message asks: the kinds of facts, what about them, and the payment methods it names.

const kinds: [FactKind, RegExp][] = [
  [
    'pickup',
    anywhere(
      'pick ?up(?: point)?s?, pick it up, picking up, collect (?:it|my|the|an)\\w*, click and collect, abhol\\w*, recoger\\w*, recogida, retir(?:er|ait) (?:en|au|sur) \\w+, levantar, recolha, ophalen, afhalen, ritir\\w+',
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
      'vat(?: number| id)?, invoices?, mit rechnung, rechnung\\w*, ust ?id\\w*, mehrwertsteuer, factura\\w*, facture\\w*, fatura\\w*, iva, tva, btw, factu?ur, fattura',
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
      'pay with, pay by, pay (?:in|on|at|later|cash)\\w*, paying by, payment (?:methods?|options?|ways?), ways? to pay, how (?:can|do) i pay, what (?:cards?|payment) (?:do )?you (?:take|accept), zahlungsart\\w*, zahlungsmoglichkeit\\w*, (?:be)?zahlen (?:mit|per|auf|in), (?:womit|wie|damit) (?:\\S+ ){0,6}(?:be)?zahlen, (?:per|mit|auf) \\w+ (?:be)?zahlen, metodos? de pago, formas? de pago, pagar con, pagar (?:a|en), moyens? de paiement, payer (?:par|avec|en), metodos? de pagamento, formas? de pagamento, pagar (?:com|por), betaalmethod\\w*, betalen met, metodi di pagamento, pagare con',
    ),
  ],
  [
    'hours',
    anywhere(
      'opening (?:hours|times), open(?:ed)?(?: on| at| today| now| until)?, hours, what time do you (?:open|close), offnungszeit\\w*, geoffnet, offen, horarios?, abiert\\w+, abris, horaires, ouvert\\w*, ouvrez, abert[oa]s?, abrem, fechad[oa]s?, openingstijden, geopend, orari, apert[oi]',
    ),
  ],
  [
    'delivery',
    anywhere(
      'deliver\\w*, ship(?:s|ping|ped)?, postage, shipment, courier, versand\\w*, liefer\\w*, versende\\w*, verschick\\w*, porto(?:kosten)?, envi(?:o|os|ar|ais|an|amos), entrega\\w*, gastos de envio, livr\\w+, expedi\\w+, frais de port, portes(?: de envio)?, bezorg\\w*, verzend\\w*, lever(?:en|t|tijd|ing), spedi\\w+, consegn\\w+, express, send (?:it )?to',
    ),
  ],
];
const ofIntent: Partial<Record<Intent, FactKind>> = {
  delivery_options: 'delivery',
  delivery_period: 'delivery',
  payment_methods: 'payment_method',
  check_refund_policy: 'returns',
  discount_question: 'discount',
};

/** The kinds of facts a message asks about, most specific first. */
export function factKindsIn(text: string, intent: Intent | undefined, likelihood: number): FactKind[] {
  const words = normalizeText(text);
  const named = kinds.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind);
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
      'costs?, how much, fees?, charges?, charged?, postage, price, pay for, expensive, cuest\\w+, costes?, gastos, precio, cuanto (?!tiempo|tarda)\\w*, cout\\w+, frais, prix, combien(?! de temps), kostet, \\w*kosten, preis\\w*, wie ?viel, custa\\w*, custos?, portes, preco, quanto (?!tempo)\\w*, hoeveel, verzendkosten, costa\\w*, costo, costi, spese',
    ),
  ],
  [
    'time',
    anywhere(
      'how long, long, when, days?, time, fast, quick\\w*, takes?, arrive\\w*, get here, by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow), tarda\\w*, plazos?, dias, cuando, tiempo, temps, delais?, jours, quand, dauert, lange, \\w*zeit(?:en)?, tage?, wann, tempo, prazos?, quando, demora\\w*, hoe lang, wanneer, dagen, levertijd, giorni, tempi',
    ),
  ],
];
/** What about it the message asks. */
export const aspectsIn = (text: string): Aspect[] =>
  aspects.filter(([, pattern]) => pattern.test(normalizeText(text))).map(([aspect]) => aspect);

const methods = `paypal, visa, mastercard, maestro, american express, amex, klarna, ideal, bancontact, apple pay, google pay, bizum, multibanco, mb ?way, sofort, sepa, giropay, twint, afterpay, clearpay, alipay, wechat pay, venmo, zelle, cash app, stripe, bitcoin, crypto\\w*, cheques?, checks?, bank transfer, wire transfer, uberweisung, transferencia\\w*, virement, bonifico, overboeking, direct debit, lastschrift, domiciliacion, prelevement, cash on delivery, payment on delivery, nachnahme, contra ?reembolso, contre remboursement, a la cobranca, rembours, contrassegno, on account, by invoice, invoice payment, auf rechnung, kauf auf rechnung, (?:sur|par|contre) facture, (?:con|por) factura, por fatura, op rekening, ratenzahlung, instal?lments, in \\d+ instal?ments, a plazos, en plusieurs fois, a prestacoes, a rate, satispay, przelewy24, blik, swish, vipps, mobilepay, discover, diners(?: club)?, union ?pay, cb, carte bleue, ec ?karte, pin`;
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
