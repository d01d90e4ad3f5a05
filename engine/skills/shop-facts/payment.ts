import { answerWith, type DialogueContext } from '../../dialogue.ts';
import { describe, sourceOf } from '../../flows/knowledge.ts';
import { findRule } from '../../flows/rules.ts';
import type { Found } from '../../judging.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { placesIn } from '../../places.ts';
import type { Outcome } from '../../port.ts';
import { paymentMethodsIn } from '../../shop-topics.ts';
import { inOneLine } from '../../speech.ts';
import { factTexts, methodNames } from '../../texts/fact-texts.ts';
import { and, or } from '../../texts/lists.ts';
import type { Fact } from '../../tools.ts';
import { amountIn } from './delivery.ts';
import { inConflict, quoteOrLine, say, type Question } from './say.ts';

// Whether a payment method is offered, or which are.

/** What customers call the methods that have no brand. */
const calledBy: Record<string, RegExp> = {
  cash_on_delivery: anywhere(
    'cash on delivery, (?:payment|pay\\w*) on delivery, cod, nachnahme, contra ?reembolso, contre remboursement, a la cobranca, a cobranca, rembours, contrassegno',
  ),
  invoice: anywhere(
    '(?:on|by) (?:account|invoice), invoice payment, (?:kauf )?auf rechnung, por factura, (?:sur|par|contre) facture, por fatura, op (?:rekening|factuur), su fattura',
  ),
  bank_transfer: anywhere('(?:bank|wire) transfer, uberweisung, transferencia\\w*, virement, bonifico, overboeking'),
  direct_debit: anywhere('direct debit, lastschrift, domiciliacion, prelevement, sepa'),
  installments: anywhere('in \\d+ instal?ments, instal?lments, ratenzahlung, a plazos, en plusieurs fois, a prestacoes, a rate'),
  gift_card: anywhere('gift ?cards?, geschenkkarte\\w*, tarjetas? regalo, cartes? cadeau, cartao presente, cadeaukaart\\w*, carta regalo'),
};

const isOf = ({ name }: Fact, method: string) =>
  name !== null && (calledBy[name]?.test(method) === true || normalizeText(name).replace(/\s/g, '').includes(method.replace(/\s/g, '')));

/** "How much may I order that way?", "is there a fee?": what the list of methods doesn't say. */
const ofTerms = anywhere(`
  fees?, surcharge, extra, limit, maximum, max, minimum, up to, highest, how (?:much|long|many)(?! (?:ways|methods)), when (?:do|must|is|will), gebuhr\\w*, aufschlag, hochst\\w*, maximal, wie (?:viel|lange|hoch), bis zu, limite, maximo, maxima, recargo, comision, cuanto, hasta cuanto, frais, plafond, maximum, combien, jusqu a, taxa, quanto, ate quanto, kosten, hoeveel, tot hoeveel, commissione`);
export const asksTerms = (text: string) => ofTerms.test(normalizeText(text));

/** How texts call the method whose terms are asked about. */
export function methodAsked({ text }: Question): RegExp | undefined {
  const [method] = paymentMethodsIn(text);
  if (method === undefined) return undefined;
  const [, own] = Object.entries(calledBy).find(([, pattern]) => pattern.test(method)) ?? [];
  return own === undefined ? anywhere(method) : (inTexts.find(({ customer }) => customer === own)?.pages ?? own);
}
/** Articles say "Invoice: …" where customers say "by invoice". */
const inTexts = [
  { customer: calledBy['invoice'], pages: anywhere('invoices?, rechnung\\w*, factures?, facturas?, faturas?, factuur, fattura') },
  {
    customer: calledBy['cash_on_delivery'],
    pages: anywhere(
      'on delivery, nachnahme, an der tur, bei lieferung, contra ?reembolso, contre remboursement, a la livraison, a cobranca, na entrega, rembours',
    ),
  },
];
const asksTime = anywhere(
  'how long, how many days, when, wie lange, bis wann, wann, cuanto tiempo, cuando, combien de temps, quand, quanto tempo, quando, hoe lang, wanneer',
);
const asksFee = anywhere('fees?, surcharge, extra, gebuhr\\w*, aufschlag, recargo, comision, frais, taxa, kosten, commissione');
const inDays =
  /\d+\s?(?:working |business )?(?:days?|weeks?|werktage?n?|tage?n?|wochen|jours?|semaines?|d[ií]as?|semanas?|dagen|weken|giorni)/u;
const fee = anywhere(
  'no fee, fees?, free, nothing extra, gebuhr\\w*, kostenlos, ohne aufpreis, frais, gratuit\\w*, sin (?:coste|recargo|comision), gratis, sem (?:custos?|taxas?), geen kosten',
);
const money = /[€$£]\s?\d|\d\s?(?:€|eur\b)/u;

/** What an article says of a method's limits, times and fees. */
export function termsOf(scene: DialogueContext, { text }: Question, method: RegExp): Promise<Found | undefined> {
  const words = normalizeText(text);
  const said = asksTime.test(words) ? inDays : asksFee.test(words) ? fee : money;
  return findRule(scene, { query: { en: text, [scene.nlu.language]: text }, topic: 'payment_methods', about: [method, said] });
}

/** Whether and how one may pay. Where a method is asked about for a country or an amount, its terms in the articles decide, not that it exists. */
export async function aboutPayment(scene: DialogueContext, asked: Question, known: readonly Fact[]): Promise<Outcome> {
  const { text } = scene.nlu;
  const method = placesIn(text).length > 0 || amountIn(text) !== undefined ? methodAsked(asked) : undefined;
  const found = method && (await termsOf(scene, asked, method));
  const isRule = found !== undefined && (placesIn(found.text).length > 0 || money.test(found.text));
  return isRule
    ? answerWith(scene, { text: describe(scene, found), sources: [sourceOf(found)], confidence: 0.9, intent: 'payment_methods' })
    : methodsOf(scene, asked, known);
}

function methodsOf(scene: DialogueContext, asked: Question, known: readonly Fact[]): Outcome | Promise<Outcome> {
  const { replyLanguage } = scene;
  const texts = factTexts[replyLanguage];
  const nameOf = ({ name }: Fact) => (name === null ? '' : (methodNames[name]?.[replyLanguage] ?? name));
  const offered = known.filter(({ allowed, name, conflict }) => allowed !== false && name !== null && !conflict);
  const list = offered.length > 0 ? texts.payWith(and([...new Set(offered.map(nameOf))], replyLanguage)) : '';
  const methods = paymentMethodsIn(asked.text);
  if (methods.length === 0)
    return list === '' ? quoteOrLine(scene, asked, known[0] as Fact) : say(scene, asked, { text: list, used: offered });
  const isListStated = offered.every(({ id }) => scene.memory.stated.includes(id));
  const facts = methods.map((method) => ({ method, fact: known.find((one) => isOf(one, method)) }));
  const conflicting = facts.find(({ fact }) => fact?.conflict)?.fact;
  if (conflicting) return inConflict(scene, conflicting);
  const namesOf = (those: typeof facts) => [
    ...new Set(those.map(({ method, fact }) => (fact ? nameOf(fact) : method.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())))),
  ];
  const yes = namesOf(facts.filter(({ fact }) => fact !== undefined && fact.allowed !== false));
  const no = namesOf(facts.filter(({ fact }) => fact?.allowed === false));
  const unknown = namesOf(facts.filter(({ fact }) => fact === undefined));
  const isAllYes = no.length + unknown.length === 0;
  const used = facts.flatMap(({ fact }) => fact ?? []);
  return say(scene, asked, {
    text: inOneLine(
      yes.length > 0 && texts.payYes(and(yes, replyLanguage)),
      no.length > 0 && texts.payNo(or(no, replyLanguage)),
      unknown.length > 0 && texts.payUnknown(or(unknown, replyLanguage)),
      !isAllYes && !isListStated && list,
    ),
    used: used.length > 0 ? [...used, ...(isAllYes ? [] : offered)] : offered,
  });
}
