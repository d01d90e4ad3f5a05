import type { ReadLanguage } from './text-rules.ts';

export type Unit = 'working_days' | 'days' | 'weeks' | 'months' | 'years';
export type Duration = { min: number; max: number; unit: Unit; start: number; end: number };

/** In every language at once: their words don't collide beside a number. */
const units: readonly [Unit, string][] = [
  [
    'working_days',
    String.raw`(?:working|business)[ -]days?|weekdays|Werktage?n?|Arbeitstage?n?|jours? ouvr(?:é|able)s?|días? (?:laborables?|hábil(?:es)?)|dias? út(?:il|eis)|werkdag(?:en)?|giorn[oi] (?:lavorativ|ferial)[oi]`,
  ],
  ['days', 'days?|Tage?n?|jours?|días?|dias?|dag(?:en)?|giorn[oi]'],
  ['weeks', 'weeks?|Wochen?|semaines?|semanas?|wek?en|week|settiman[ae]'],
  ['months', 'months?|Monate?n?|mois|mes(?:es)?|mês|maand(?:en)?|mesi'],
  ['years', 'years?|Jahre?n?|ans?|années?|años?|anos?|jaar|jaren|ann[oi]'],
];
/** Up to the numbers that shops count days in, without "one", which is often an article. */
const numbers: Record<string, number> = Object.fromEntries(
  Object.entries({
    2: 'two zwei deux dos dois duas twee due',
    3: 'three drei trois tres três drie tre',
    4: 'four vier quatre cuatro quatro quattro',
    5: 'five fünf cinq cinco vijf cinque',
    6: 'six sechs seis zes sei',
    7: 'seven sieben sept siete sete zeven sette',
    8: 'eight acht huit ocho oito otto',
    9: 'nine neun neuf nueve nove negen',
    10: 'ten zehn dix diez dez tien dieci',
    12: 'twelve zwölf douze doce doze twaalf dodici',
    14: 'fourteen vierzehn quatorze catorce catorze veertien quattordici',
    30: 'thirty dreißig trente treinta trinta dertig trenta',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)])),
);
const count = String.raw`\d{1,3}|${Object.keys(numbers).join('|')}`;
const countOf = (text: string) => numbers[text.toLowerCase()] ?? Number(text);
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<from>${count})(?:\s*(?:-|–|—|to|bis|à|a|tot|até|and|und|et|y|e|en|or|oder|ou|o|of)\s*(?<to>${count}))?[\s-](?:${units
    .map(([unit, words]) => `(?<${unit}>${words})`)
    .join('|')})(?!\p{L})`,
  'giu',
);

/** "3 to 5 working days", "14 Tagen", "2 years", in order. */
export function durationsIn(text: string): Duration[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
    const unit = units.find(([name]) => groups[name] !== undefined)?.[0];
    if (!unit) return [];
    const from = countOf(groups['from'] ?? '');
    const to = groups['to'] === undefined ? from : countOf(groups['to']);
    return from <= to ? [{ min: from, max: to, unit, start: index, end: index + whole.length }] : [];
  });
}

const daysOf: Record<Unit, number> = { working_days: 1, days: 1, weeks: 7, months: 30, years: 365 };
/** 12 months are a year. */
export const inDays = (count: number, unit: Unit) => (unit === 'months' && count % 12 === 0 ? (count / 12) * 365 : count * daysOf[unit]);

const within =
  /(?:within|in|up to|for|innerhalb|binnen|dans|sous|en|dentro|hasta|délai|prazo|até|em|tot|entro|have|haben|hast|disposez|disposes|avez|tienes?|tiene|dispones|tens?|tem|hebt|hebben|hai|avete|takes?|nimmt|dauert|dauern)(?:\s+(?:the|of|a|von|les?|los|de|el plazo de|prazo de|zu|about|usually|max\.?|maximum))*\s*$/iu;
/** Whether a duration is a limit: "within 14 days". */
export const isLimit = (text: string, { start }: Duration) => within.test(text.slice(Math.max(0, start - 40), start));

export type Opening = { days: number[]; from: string; to: string };

/** 1 is Monday. Portuguese drops the "-feira". */
function weekdays(language: ReadLanguage): { pattern: string; dayOf: (name: string) => number } {
  const names = [...new Set([language, 'en'] as const)].map((spoken) => {
    const format = new Intl.DateTimeFormat(spoken, { weekday: 'long', timeZone: 'UTC' });
    return [1, 2, 3, 4, 5, 6, 7].map((day) =>
      format
        .format(new Date(Date.UTC(2024, 0, day)))
        .toLowerCase()
        .replace('-feira', ''),
    );
  });
  const short = (name: string) => name.slice(0, 4);
  return {
    pattern: String.raw`(?:${names.flat().join('|')})(?:-feiras?)?s?`,
    dayOf: (name) =>
      (names.find((all) => all.some((one) => one.startsWith(short(name)))) ?? []).findIndex((one) => one.startsWith(short(name))) + 1,
  };
}

const clock = String.raw`(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?(a\.?m\.?|p\.?m\.?|Uhr|uur|h)?`;
const times = new RegExp(
  String.raw`(?<![\d:.+€$£])${clock}\s*(?:-|–|—|to|until|till|bis|à|a|as|às|tot|alle|al|and|y|e)\s*(?:las?\s|les?\s)?${clock}(?![\d%]|\s*(?:working|business|days?|cm|€|EUR))`,
  'giu',
);
const ordinal =
  /(?<!\p{L})(?:first|second|third|last|erste[rn]?|letzte[rn]?|premier|dernier|primer|último|primeiro|eerste|laatste|primo|ultimo)\s+$/iu;

/** "Monday to Friday from 9:00 to 18:00 and Saturday 10-16". A day of each month only is none. */
export function openingsIn(text: string, language: ReadLanguage): Opening[] {
  const { pattern, dayOf } = weekdays(language);
  const range = new RegExp(
    String.raw`(?<!\p{L})(${pattern})(?:\s*(?:to|through|until|till|-|–|bis|au|a|à|al|tot(?: en met)?|t/m|até)\s*(${pattern}))?(?!\p{L})`,
    'giu',
  );
  const named = [...text.matchAll(range)].map(({ 0: whole, 1: first = '', 2: last, index }) => ({
    days: daysFrom(dayOf(first.toLowerCase()), last === undefined ? undefined : dayOf(last.toLowerCase())),
    start: index,
    end: index + whole.length,
  }));
  if (named.some(({ start }) => ordinal.test(text.slice(0, start)))) return [];
  const found: Opening[] = [];
  let before = 0;
  let days: number[] = [];
  for (const { 0: whole, index, ...parts } of text.matchAll(times)) {
    const half = parts[3] ?? (Number(parts[1]) > Number(parts[4]) ? undefined : parts[6]);
    const [from, to] = [clockOf(parts[1], parts[2], half), clockOf(parts[4], parts[5], parts[6])];
    if (!from || !to || (parts[2] ?? parts[3] ?? parts[5] ?? parts[6]) === undefined) continue;
    const since = named.filter(({ start, end }) => start >= before && end <= index);
    const last = since.at(-1);
    if (last && index - last.end > 80) continue;
    if (since.length > 0) days = [...new Set(since.flatMap((one) => one.days))].sort((a, b) => a - b);
    before = index + whole.length;
    if (days.length > 0) found.push({ days, from, to });
  }
  return found;
}

function daysFrom(first: number, last?: number): number[] {
  if (last === undefined) return [first];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, place) => ((first - 1 + place) % 7) + 1);
}

function clockOf(hours = '', minutes = '00', half = ''): string | undefined {
  const isPm = /^p/i.test(half);
  const hour = Number(hours) % (/^[ap]/i.test(half) ? 12 : 24);
  if (Number(hours) > 24 || Number(minutes) > 59) return undefined;
  return `${String(hour + (isPm ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
