import { wordNumber } from './entities/numbers.ts';
import { blank, fold } from './entities/text.ts';

// Numbers that count nothing: those of dates, times, codes, prices and units, and digits inside a word. They are blanked, so that all places stay.

type Span = { start: number; end: number };

const clearMonths =
  'january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|marz|juni|juli|oktober|dezember|okt|dez|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|abr|ago|dic|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|janeiro|fevereiro|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|augustus|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre';
/** Other words as well: "you may", "mars", "mei". */
const months = `${clearMonths}|march|may|mars|mar|mai|mei|marco`;
const weekdays =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|lunedi|martedi|mercoledi|giovedi|venerdi|domenica';
const courtesy =
  'please|pls|plz|thanks|thank|bitte|danke|por favor|gracias|obrigad[oa]|s.il|svp|stp|merci|alstublieft|aub|graag|per favore|grazie';
/** No word follows that the number could count. */
const countsNothing = String.raw`(?![\p{L}\d:]|[.,]\d|\s+(?!(?:${courtesy})(?!\p{L}))[\p{L}\d])`;
const start = String.raw`(?<![\p{L}\d.,])`;
const end = String.raw`(?![\p{L}\d])`;
const day = String.raw`\d{1,2}(?:\.|º|ª|°|st|nd|rd|th|er|eme|de|ste|e|[oa](?=\s))?`;
const year = String.raw`(?:,?\s(?:de\s|del\s|of\s)?\d{4}${end})?`;
const range = String.raw`(?:${day}\s?(?:-|–|\/|to|or|bis|oder|au|ou|al|a|o|tot|of)\s?)?`;
const pattern = (source: string) => new RegExp(source, 'giu');

const dates = [
  // "5 December", "den 5. Dezember", "5 de diciembre", "5th of December 2026".
  pattern(String.raw`${start}${range}${day}\s?(?:of\s|de\s|di\s|d.)?(?:${months})${end}${year}`),
  // "December 5".
  pattern(String.raw`${start}(?:${clearMonths}|march|may)\.?\s(?:the\s)?${day}(?![\p{L}\d:])${year}`),
  // "Friday the 4th", "Freitag, den 4.", "vendredi 4".
  pattern(String.raw`${start}(?:${weekdays}),?\s(?:the|den|dem|el|le|il|de|dia|el dia)\s${day}(?![\p{L}\d:])`),
  pattern(String.raw`${start}(?:${weekdays})\s${day}${countsNothing}`),
  // "By the 5th", "bis zum 5.", "pour le 5", "para el 5", "dia 5", "entro il 5", "voor de 5e".
  pattern(String.raw`${start}(?:by|before|until|till)\s(?:the\s)?(?<!(?:increase|raise|reduce|lower)\sby\s)${day}${countsNothing}`),
  pattern(
    String.raw`${start}(?:zum|am|vom|vor dem|ab dem|nach dem|jusqu.?au|a partir du|au plus tard le|antes del|fino al|prima del|entro l.)\s?${day}(?![\p{L}\d:])`,
  ),
  pattern(
    String.raw`${start}(?:avant|pour|apres|depuis|d.?ici|vers|para|hasta|desde|por|entro|per|dopo)\s(?:le|au|el|il)\s(?:dia\s)?${day}${countsNothing}`,
  ),
  pattern(String.raw`${start}dia\s${day}(?![\p{L}\d:])`),
  pattern(String.raw`${start}(?:voor|op|tegen|vanaf|tot)\s(?:de\s)?\d{1,2}(?:e|de|ste)${end}`),
];
/** "Dos de diciembre", "fünf Dezember". */
const wordedDate = pattern(String.raw`${start}(\p{L}+)\s(?:of\s|de\s|di\s)?(?:${clearMonths})${end}`);

const times = [
  pattern(String.raw`(?<![\p{L}\d.,:])\d{1,2}[:h]\d{2}${end}(?:\s?(?:am|pm|uhr|uur)${end})?`),
  pattern(String.raw`${start}(?:um\s)?\d{1,2}(?:[.:]\d{2})?\s?(?:pm|uhr|uur|o.?clock|a\.m|p\.m)${end}`),
  // "Ich nehme 5 am Freitag" is no time.
  pattern(String.raw`${start}\d{1,2}\s?am(?=\s*(?:$|[.,;!?)]))`),
  pattern(String.raw`${start}(?:at|um|om|ore|a las|as)\s\d{1,2}${countsNothing}`),
];

/** "With code 2026", "código: VERANO-10". */
const codes = [
  pattern(
    String.raw`(?<!\p{L})(?:\p{L}*codes?|codigos?|codici|codice)(?:\s?[:=]\s?|\s(?:is\s|ist\s|est\s|es\s|e\s|"|')?)(?=[\p{L}_-]*\d)[\p{L}\d_-]+`,
  ),
];

const amount = String.raw`\d+(?:[.,]\d+)*`;
const prices = [
  pattern(String.raw`(?:[€$£]|(?<!\p{L})(?:eur|usd|gbp|chf))\s?${amount}`),
  pattern(
    String.raw`(?<![\p{L}\d])${amount}\s?(?:[€$£%]|,-|(?:euros?|eur|dollars?|usd|gbp|chf|francs?|franken|francos|franchi|bucks|quid|cents|percent|per cent|prozent|pour cent|por ciento|por cento|procent|per cento)${end})`,
  ),
];
const numericDates = [
  /(?<![\d/.-])\d{4}-\d{2}-\d{2}(?![\d-])/g,
  /(?<![\d/.,-])\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d)/g,
  /(?<![\d/.,-])(?:[12]?\d|3[01])\/(?:[12]?\d|3[01])(?:\/(?:\d{4}|\d{2}))?(?![\d/])/g,
];
const units = [
  pattern(
    String.raw`${start}\d{1,3}\s?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden|minuten|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|segundos|minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?|secondes|heures?|jours?|semaines?|mois|ans|seconden|minuten|uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|jaren|minuti|ore|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])${end}`,
  ),
];

/** Letters and digits in one word, unless the digits begin a word that they count: "2x", "3pcs", "3mugs". */
const inWord = /(?<![\p{L}\d_])(?:[\p{L}_][\p{L}_-]*\d[\p{L}\d_-]*|\d+[\p{L}_][\p{L}\d_]*)/gu;
const isCount = (word: string) =>
  /^(?:[x×]\d+|\d+[x×]\p{L}*|\d+(?:pcs?|stk|st|pz|uds?|ex)|\d+\p{Ll}{4,})$/iu.test(word) && !/\d\p{Lu}{2}/u.test(word);

const spansOf = (patterns: readonly RegExp[], text: string): Span[] =>
  patterns.flatMap((one) => [...text.matchAll(one)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })));

/** A text without its dates, times and codes. What a product comes in stays. */
export function withoutDates(text: string): string {
  if (!/[\p{L}\d]/u.test(text)) return text;
  const folded = fold(text);
  const worded = [...folded.matchAll(wordedDate)].filter(({ 1: word = '' }) => (wordNumber(word) ?? 100) <= 31);
  return blank(text, [
    ...spansOf([...dates, ...times, ...codes], folded),
    ...worded.map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  ]);
}

/** A text without the numbers that are no quantities. */
export function withoutOtherNumbers(text: string): string {
  const rest = withoutDates(text);
  const words = [...rest.matchAll(inWord)].filter(({ 0: word }) => !isCount(word));
  return blank(rest, [
    ...spansOf([...numericDates, ...prices, ...units], fold(rest)),
    ...words.map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
  ]);
}
