// Figures in a text: amounts, times and percentages. Shares nothing with the engine's reading, which it checks.
import { plain } from './talk.ts';

const currency = String.raw`€|£|\$|EUR\b|USD\b|GBP\b|euros?\b`;
const number = String.raw`\d+(?:[.,]\d+)*`;
const amounts = new RegExp(`(?:${currency})\\s?(${number})|(${number})\\s?(?:${currency})(?!\\s?\\d)`, 'giu');

/** In cents. A last group of one or two digits is the part after the decimal sign. */
export function centsOf(written: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.trim()) ?? [];
  return Number(whole.replace(/\D/g, '') || '0') * 100 + Number(fraction.padEnd(2, '0') || '0');
}
export const amountsIn = (text: string): number[] =>
  [...plain(text).matchAll(amounts)].map(([, before, after]) => centsOf(before ?? after ?? ''));
/** All numbers as if they were amounts: customers leave the currency out. */
export const numbersIn = (text: string): number[] => [...plain(text).matchAll(new RegExp(number, 'gu'))].map(([one]) => centsOf(one));

const units: Record<string, string> = {
  day: String.raw`days?|tage?n?|werktage?n?|arbeitstage?n?|jours?|d[ií]as?|dag|dagen|werkdag|werkdagen|giorn[io]`,
  week: String.raw`weeks?|wochen?|semaines?|semanas?|week|weken|settiman[ae]`,
  month: String.raw`months?|monate?n?|mois|mes|meses|mês|maand|maanden|mes[ei]`,
  year: String.raw`years?|jahre?n?|ans?|années?|años?|anos?|jaar|ann[io]`,
  hour: String.raw`hours?|stunden?|heures?|horas?|uur|uren|or[ae]`,
  minute: String.raw`minutes?|minuten?|minutos?|minut[io]`,
};
const words: Record<string, number> = Object.fromEntries(
  [
    'one ein eine einen einem einer un une uno una um uma een één',
    'two zwei deux dos dois duas twee due',
    'three drei trois tres três drie tre',
    'four vier quatre cuatro quatro quattro',
    'five fünf cinq cinco vijf cinque',
    'six sechs seis zes sei',
    'seven sieben sept siete sete zeven sette',
    'eight acht huit ocho oito otto',
    'nine neun neuf nueve nove negen',
    'ten zehn dix diez dez tien dieci',
    'eleven elf onze once undici',
    'twelve zwölf douze doce doze twaalf dodici',
    'thirteen dreizehn treize trece treze dertien',
    'fourteen vierzehn quatorze catorce veertien quattordici',
  ].flatMap((line, place) => line.split(' ').map((word) => [word, place + 1] as const)),
);
const count = `\\d+|${Object.keys(words).join('|')}`;
const between = String.raw`\s?[-–]\s?|\s(?:to|and|bis|und|à|et|a|y|e|tot|en)\s`;
const kindOfDay = String.raw`(?:(?:working|business|calendar|full|volle|ganze)\s)?`;
const spans = Object.entries(units).map(
  ([unit, names]) =>
    [unit, new RegExp(`(?<![\\p{L}\\d.,])(?:(${count})(?:${between}))?(${count})[\\s-]${kindOfDay}(?:${names})(?!\\p{L})`, 'giu')] as const,
);
const valueOf = (written: string) => words[written.toLowerCase()] ?? Number(written);

export type Span = { min: number; max: number; unit: string };
export function spansIn(text: string): Span[] {
  const found = spans.flatMap(([unit, at]) =>
    [...plain(text).matchAll(at)].map(([, from, to = '']) => ({ min: valueOf(from ?? to), max: valueOf(to), unit })),
  );
  // "One day I …" and "once a week" are no claims, nor is "order 5512 ans Team".
  return found.filter(({ min, max, unit }) => (max > 1 && max < 1000) || (unit === 'day' && min === 1 && /\b1\b/.test(text)));
}
export const spanText = ({ min, max, unit }: Span) => (min === max ? `${max} ${unit}` : `${min}-${max} ${unit}`);

const percents = /(\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|por cento\b|procent\b|per cento\b)/giu;
export const percentsIn = (text: string): number[] =>
  [...plain(text).matchAll(percents)].map(([, one = '']) => Number(one.replace(',', '.')));

/** Sentences and lines, each of which claims something on its own. */
export const sentencesIn = (text: string): string[] =>
  plain(text)
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}¿¡"“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
