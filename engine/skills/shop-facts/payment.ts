import { answerWith, type DialogueContext } from '../../dialogue.ts';
import { describe, sourceOf } from '../../flows/knowledge.ts';
import { findRule, readable } from '../../flows/rules.ts';
import type { Found } from '../../judging.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { countryOf, placesIn } from '../../places.ts';
import type { Outcome } from '../../port.ts';
import { paymentMethodsIn } from '../../shop-topics.ts';
import { inOneLine } from '../../speech.ts';
import { factTexts, methodNames } from '../../texts/fact-texts.ts';
import { and, or } from '../../texts/lists.ts';
import type { Fact } from '../../tools.ts';
import { sentencesOf } from '../../words.ts';
import { amountIn } from './delivery.ts';
import { inConflict, quoteOrLine, say, type Question } from './say.ts';

// Whether a payment method is offered, or which are.

/** What customers call the methods that have no brand. */
const calledBy: Record<string, RegExp> = {
  cash_on_delivery: anywhere(
    'cash on delivery, (?:payment|pay\\w*) on delivery, cod, nachnahme, contra ?reembolso, contre remboursement, a la cobranca, a cobranca, rembours, contrassegno',
  ),
  invoice: anywhere(
    '(?:on|by) (?:account|invoice), invoice payment, (?:kauf )?(?:auf |per )?rechnung, pay(?:ing)? (?:later|afterwards), buy now pay later, spater zahlen, pagar despues, payer plus tard, pagar depois, por factura, (?:sur|par|contre) facture, por fatura, op (?:rekening|factuur), su fattura',
  ),
  bank_transfer: anywhere('(?:bank|wire) transfer, uberweisung, transferencia\\w*, virement, bonifico, overboeking'),
  direct_debit: anywhere('direct debit, lastschrift, domiciliacion, prelevement, sepa'),
  installments: anywhere(
    'en (?:\\d|deux|trois|quatre) fois, in \\d raten, in raten, em \\d vezes, en \\d plazos, in \\d rate, in \\d+ instal?ments, instal?lments, ratenzahlung, a plazos, en plusieurs fois, a prestacoes, a rate',
  ),
  'american express': anywhere('american express, amex'),
  gift_card: anywhere('gift ?cards?, geschenkkarte\\w*, tarjetas? regalo, cartes? cadeau, cartao presente, cadeaukaart\\w*, carta regalo'),
};

const isOf = ({ name }: Fact, method: string) =>
  name !== null &&
  (calledBy[name.toLowerCase()]?.test(method) === true || normalizeText(name).replace(/\s/g, '').includes(method.replace(/\s/g, '')));

/** "How much may I order that way?", "is there a fee?": what the list of methods doesn't say. */
const ofTerms = anywhere(`
  fees?, surcharge, extra, limit, maximum, max, minimum, up to, highest, how (?:much|long|many)(?! (?:ways|methods)), when (?:do|must|is|will), gebuhr\\w*, aufschlag, hochst\\w*, maximal, wie (?:viel|lange|hoch), bis zu, limite, maximo, maxima, recargo, comision, cuanto, hasta cuanto, frais, plafond, maximum, combien, jusqu a, taxa, quanto, ate quanto, kosten, hoeveel, tot hoeveel, commissione`);
export const asksTerms = (text: string) => ofTerms.test(normalizeText(text));

/** How texts call the method whose terms are asked about. */
export function methodAsked({ text, isFollowUp }: Question, before: string | null = null): RegExp | undefined {
  const method = paymentMethodsIn(text)[0] ?? (isFollowUp ? (before ?? undefined) : undefined);
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
  if (!isRule && mixes.test(normalizeText(text))) return (await aboutMixing(scene)) ?? methodsOf(scene, asked, known);
  return isRule && method
    ? say(scene, asked, { text: ruleFor(scene, found, method), used: ofArticle(found) })
    : methodsOf(scene, asked, known);
}

/** A rule that leaves out the place, or is for less than the amount, is a no. */
function ruleFor(scene: DialogueContext, found: Found, method: RegExp): string {
  const { text } = scene.nlu;
  const own = sentencesOf(found.text).filter((sentence) => method.test(readable(sentence)));
  const served = placesIn(own.join(' ')).map(({ code }) => countryOf(code));
  const isLeftOut = served.length > 0 && placesIn(text).some(({ code }) => !served.includes(countryOf(code)));
  const limits = own.flatMap((sentence) => [...sentence.matchAll(limit)].map(([, amount = '']) => Number(amount.replace(',', '.'))));
  const asked = amountIn(text);
  const isAbove = asked !== undefined && limits.length > 0 && limits.every((one) => asked > one);
  return inOneLine((isLeftOut || isAbove) && factTexts[scene.replyLanguage].no, describe(scene, found));
}
const limit = /(?:up to|at most|maximum|bis|höchstens|jusqu['’]à|hasta|até|tot|fino a)\s+(?:zu\s+)?[€$£]?\s?(\d{1,5}(?:[.,]\d{2})?)/giu;

/** "Half PayPal, half Visa", "the rest with a card": one order paid in two ways. */
const mixes = anywhere(`
  half, part(?:ly|ial\\w*)?, split\\w*, the rest, remainder, difference, combine\\w*, both, halb, halfte, teilweise, teils, den rest, mitad, parte, el resto, combinar, moitie, partie, le reste, metade, o resto, deels, helft, de rest, meta, il resto`);
/** Whether several methods may pay for one order, as the articles say. */
async function aboutMixing(scene: DialogueContext): Promise<Outcome | undefined> {
  const found = await findRule(scene, {
    query: {
      en: 'one order paid with two payment methods, split over two, pay the rest another way',
      de: 'Bestellung mit zwei Zahlungsarten bezahlen',
    },
    topic: 'payment_methods',
    about: [],
    quotes: (sentence) => saysOfMixing.test(sentence),
  });
  if (!found) return undefined;
  const isNo = /\b(?:cannot|can t|not|only|single|nicht|nur|pas|seulement|no|solo|nao|so|niet|non)\b/.test(readable(found.text));
  const text = inOneLine(scene.message.form === 'yes_no' && isNo && factTexts[scene.replyLanguage].no, describe(scene, found));
  return answerWith(scene, { text, sources: [sourceOf(found)], confidence: 0.9, intent: 'payment_methods' });
}
const saysOfMixing =
  /\b(?:split over|one single payment method|two payment methods|(?:pay )?the rest (?:with|by|in|another)|zwei zahlungsarten|aufgeteilt|deux moyens|dos (?:formas|metodos)|dois metodos|twee betaal|due metodi)\b/;

const ofArticle = ({ passage, text }: Found): Fact[] => [
  {
    ...{
      id: passage.article_id,
      kind: 'payment_method',
      countries: null,
      name: null,
      value: null,
      amount: null,
      free_from: null,
      currency: null,
    },
    ...{ days_min: null, days_max: null, hours: null, allowed: null, text, language: passage.language, conflict: false },
    ...{ article_id: passage.article_id, article_title: passage.title },
  },
];

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
