import { wordNumber } from '../../entities/numbers.ts';
import { plain } from '../../words.ts';

export type MeasureKind =
  | 'volume'
  | 'length'
  | 'weight'
  | 'time'
  | 'age'
  | 'temperature'
  | 'power'
  | 'light'
  | 'memory'
  | 'charge'
  | 'area'
  | 'count';
/** A number with its unit, in the base unit of its kind; `to` ends a range. */
export type Measure = { kind: MeasureKind; value: number; to: number | undefined; text: string; start: number; end: number };

/** The units of each kind with their size in its base unit; as pieces of a pattern. */
const units: Record<MeasureKind, [pattern: string, factor: number][]> = {
  volume: [
    ['ml|millilit(?:er|re)s?|mililitros?', 1],
    ['cl|centilit(?:er|re)s?', 10],
    ['dl', 100],
    ['l|lt|ltr|lit(?:er|re)s?|litern|litros?|litri', 1000],
  ],
  area: [['m²|m2|qm|square met(?:er|re)s?|quadratmeter|metros? cuadrados?|metres? carres?|metros? quadrados?', 1]],
  length: [
    ['mm|millimet(?:er|re)s?', 0.1],
    ['cm|centimet(?:er|re)s?|zentimetern?|centimetros?', 1],
    ['m|mt|met(?:er|re)s?|metern|metros?|metri', 100],
    // "2 in white" are no inches.
    [
      'inch(?:es)?|in(?=\\s*(?:$|[,.;:?!)/×x]|(?:wide|long|tall|high|deep|thick|by|and|or|to|is|round|around|laptop|screen|chest|waist)(?![a-z])))|"|zoll|pouces?|pulgadas?|polegadas?',
      2.54,
    ],
    ['ft|feet|foot', 30.48],
  ],
  weight: [
    ['g|gr|grams?|grammes?|gramm|gramos?|gramas?', 1],
    ['kg|kgs|kilos?|kilograms?|kilogramm', 1000],
    ['lbs?|pounds?', 453.6],
    ['oz|ounces?', 28.35],
  ],
  time: [
    ['h|hrs?|hours?|stunden?|std|horas?|heures?|uur', 60],
    ['min|mins|minutes?|minuten?|minutos?', 1],
    ['days?|tagen?|tage|dias?|jours?', 1440],
  ],
  age: [['years?|yrs?|yo|jahren?|jahre|anos?|ans', 1]],
  temperature: [['°\\s?c|°|degrees?(?: c(?:elsius)?)?|grad|grados|degres?|graus', 1]],
  power: [['w|watts?', 1]],
  light: [['lm|lumens?|lumenes', 1]],
  memory: [
    ['gb', 1],
    ['tb', 1024],
  ],
  charge: [['mah', 1]],
  count: [['pieces?|pcs|teilen?|teilig\\w*|piezas?|pieces|pecas', 1]],
};
const number = String.raw`-?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`;
const joint = String.raw`\s?(?:-|–|—|to|bis|a|ate|hasta|/)\s?`;
const known = (Object.entries(units) as [MeasureKind, [string, number][]][]).map(([kind, list]) => ({
  kind,
  list: list.map(([pattern, factor]) => ({
    factor,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,])(${number})(?:${joint}(${number})|(?:\s?[×x]\s?(${number}))(?:\s?[×x]\s?(${number}))?)?\s?-?(?:${pattern})(?![\p{L}\d²])`,
      'gu',
    ),
  })),
}));

const parse = (text: string) => Number(/^-?\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
/** Number words become digits of the same text, so that "ten litre" is a measure too. */
const withDigits = (text: string) =>
  plain(text).replace(/[\p{L}]+/gu, (word) => {
    const value = wordNumber(word);
    return value !== undefined && value > 1 ? String(value) : word;
  });

/** All measures in a text. Of two readings the earlier and longer one wins. */
export function measuresIn(text: string): Measure[] {
  const said = withDigits(text);
  const found: Measure[] = [];
  for (const { kind, list } of known)
    for (const { factor, pattern } of list)
      for (const match of said.matchAll(pattern)) {
        const [whole, first = '', last, second, third] = match;
        const [start, end] = [match.index, match.index + whole.length];
        if (found.some((other) => other.start < end && start < other.end)) continue;
        const to = last === undefined ? undefined : parse(last) * factor;
        for (const [place, one] of [first, second, third].entries())
          if (one !== undefined)
            found.push({ kind, value: parse(one) * factor, to: place === 0 ? to : undefined, text: whole, start: start + place, end });
      }
  return found.toSorted((a, b) => a.start - b.start);
}

const close = (a: number, b: number) => Math.abs(a - b) <= 0.011 * Math.max(Math.abs(a), Math.abs(b));
/** Whether two measures are the same quantity. */
export const sameMeasure = (one: Measure, other: Measure) =>
  one.kind === other.kind && close(one.value, other.value) && close(one.to ?? one.value, other.to ?? other.value);
/** Whether a measure lies in another one's range. */
export const within = ({ value }: Measure, range: Measure) => value >= range.value && value <= (range.to ?? range.value);

/** "1.82" or "1,90" as somebody's height, without a unit. */
export function heightIn(text: string): Measure | undefined {
  const match = /(?<![\p{L}\d.,€$£])(1[.,][3-9]\d|2[.,][01]\d)(?![\d.,]*\d|\s?(?:€|eur|\$|l\b|kg))/iu.exec(text);
  return match
    ? {
        kind: 'length',
        value: parse(match[1] ?? '') * 100,
        to: undefined,
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      }
    : undefined;
}
