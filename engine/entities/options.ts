import { makeLexicon, phraseAt } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { comparatives, degreeWords, optionNames, optionWords } from './option-words.ts';
import type { Prepared, Token } from './text.ts';

const split = (line: string) =>
  line
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
const phrasesOf = (lines: Record<string, string>) =>
  Object.entries(lines).flatMap(([name, line]) => split(line).map((phrase) => [phrase, name] as const));
const lexicon = makeLexicon(phrasesOf(optionWords));
const compared = makeLexicon(phrasesOf(comparatives));
const comparedBefore = new Set(
  'a an slightly bit un una unas unos une des ein eine einen eins um uma algo etwas size talla taille'.split(' '),
);
const comparedAfter = /^(?:one|ones|size|version|model|option|colou?r|shade|please|por|bitte|svp)$/;
/** "Gold", "bronze" or "green" in a sense other than color. */
const notColour =
  /^\s(?:flags?|holes?|cross|lobster|robin|garden|federal|pages?|members?(?:hip)?|status|level|tier|customer|friday|card|account|party|city|mail|market|box|list)\b/i;

const optionName = `(?:${optionNames})`;
/** Matches `{'color': 'red', 'size': 'M'}` and "colour: red; size - M". */
const quoted =
  /'([\p{L}][\p{L} /-]{1,28})'\s?:\s?(?:'([^'\n]{1,40})'|"([^"\n]{1,40})")|"([\p{L}][\p{L} /-]{1,28})"\s?:\s?"([^"\n]{1,40})"/gu;
const field = new RegExp(
  String.raw`(?<!\p{L})(${optionName}|tama[nñ]o|talla|couleur|taille|farbe|gr[öo](?:ß|ss)e|cor|tamanho|material|mat[ée]riau)\s?[:=]\s?([\p{L}\d][\p{L}\d./+%-]{0,20}(?:\s(?!and|y|et|und|e\s)[\p{L}\d][\p{L}\d./+%-]{0,20}){0,2}?)(?=\s*(?:[,;.\n)}]|$|\s(?:and|y|et|und|e|to|instead|please)\s))`,
  'giu',
);
const beside = new RegExp(
  String.raw`(?<!\p{L})(?:(${degreeWords})[\s-](${optionName})|(${optionName})\s(?:is |of |in |as |to |should be |being |from )?(?:a |an |the )?'?(${degreeWords}))(?!\p{L})`,
  'giu',
);
const letterSize = /(?<![\p{L}\d'’.&-])(XXS|XS|S|M|L|XL|XXL|XXXL|[2-6]XL)(?![\p{L}\d'’&]|\.\p{L}|-\p{L})/gu;
const sizeCue = String.raw`sizes?|sz|talla|taille|gr[öo](?:ß|ss)en?|gr\.|tamanho|tam\.?|pointure|n[úu]mero|schuhgr[öo](?:ß|ss)e`;
const sized = new RegExp(
  String.raw`(?<!\p{L})(?:${sizeCue})(?!\p{L})\s?(?:is|es|est|ist|é|of|from|to|should be|would be|:|=|-)?\s?(?:an?\s|ein\s|una?\s)?((?:(?:eu|us|uk|fr|de|it)\s?)?\d{1,3}(?:[.,]5|\s?1\/2|½)?(?:\s(?:eu|us|uk|wide|narrow))?|xxs|xs|s|m|l|xl|xxl|xxxl|[2-6]xl|small|medium|large|extra large|extra small|pequeñ[oa]|median[oa]|grande|petite?|moyenn?e?|klein|mittel|gro(?:ß|ss)|pequen[oa]|m[ée]di[oa])(?![\p{L}\d]|[.,]\d|%|-\d)`,
  'giu',
);
const sizeAfter =
  /(?<![\p{L}\d.,])((?:eu|us|uk)\s?\d{1,2}(?:[.,]5)?|\d{1,2}(?:[.,]5)?\s?(?:eu|us|uk)(?!\p{L}|\d|\s?dollars?|\s?\$)|w\d{2}[\s/-]?l\d{2}|\d{2}x\d{2}(?=\s?(?:jeans|trousers|pants|chinos|$|[,.])))(?![\p{L}\d])/giu;
/** "from a 10 to an 11", "an 8 instead of a 9", "in a medium": unambiguous sizes. */
const sizeChange = /(?<!\p{L})(?:(?:an?|in|in an?)\s)(\d{1,2}(?:[.,]5)?)(?=\s(?:instead|to an?|wide|please|not)(?!\p{L}))/giu;
const sizeIn = /(?<!\p{L})(?:in|(?:for|in|as) an?|en)\s([4-9]|[1-5]\d)(?:[.,]5)?(?=\s?(?:[.?!;]|$)|\sones?(?!\p{L}))/giu;
const sizeTo =
  /(?<!\p{L})to\san?\s(\d{1,2}(?:[.,]5)?)(?![\p{L}\d]|[.,:/-]\d|\s?%|\s(?:days?|weeks?|stars?|people|hours?|minutes?|person))/giu;
const worded =
  /(?<![\p{L}-])(small|medium|large|mediana|mediano|grande|pequeña|pequeño|pequena|pequeno|petit|petite|groß|große|großen|grosse|klein|kleine|kleinen|mittel)(?![\p{L}-])/giu;
const behindSize =
  /^\s(?:one|ones|size|version|instead|please|or|and|to|if|not|but|rather|por favor|bitte|svp|por|statt)(?!\p{L})|^\s{0,2}(?:[,.;!?)]|$)/iu;
const beforeSize =
  /(?:(?:size|in|in an?|to an?|for an?|from an?|ordered an?|want an?|need an?|got an?|the|a|and|or|talla|taille|una|un|einen?|die|der|das|em|o|uma?)\s)$/iu;
const measureUnits =
  'inch(?:es)?|in(?=\\s(?:wide|long|tall|screen))|ft|feet|foot|cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?|met(?:er|re)s?|m|yards?|ml|cl|dl|l|lit(?:er|re)s?|litros?|fl\\.?\\soz|oz|ounces?|quarts?|gallons?|cups?|lbs?|pounds?(?=\\s(?:weight|dumbbell|set))|kg|kilos?|kilograms?|g|grams?|gb|tb|mb|mah|wh|watts?|w|volts?|v|mp|megapixels?|hz|khz|ghz|bar|lumens?|lm|degrees?|°|x\\szoom|pieces?|piezas|pi[eè]ces|teile|teilig|pe[çc]as|zoll|pulgadas|pouces|polegadas|tog|den|thread count|carat|ct';
const measured = new RegExp(
  String.raw`(?<![\p{L}\d#€$£.,/])(\d{1,5}(?:[.,]\d{1,2})?(?:\s?(?:-|to|x|×)\s?\d{1,5}(?:[.,]\d{1,2})?){0,2}[\s-]?(?:${measureUnits})(?![\p{L}\d])(?:\s(?:ssd|hdd|equivalent)(?!\p{L}))?)`,
  'giu',
);
const inchMark = /(?<![\p{L}\d#€$£.,/])(\d{1,3}(?:[.,]\d)?\s?(?:"|''))/gu;
const coded =
  /(?<![\p{L}\d#])(\d{3,4}p|[2458]k|ipx?\d{1,2}|i[3579]|\d{1,3}x(?=\s?(?:zoom|optical|magnification|[,.;)]|$|\s(?:instead|one|and|to)))|(?:6\d|75|8\d|96|100)%(?=\s(?:keyboard|size|one|layout|version|tkl)))(?![\p{L}\d])/giu;
const lasting = /(?<![\p{L}\d])(\d{1,2}[\s-]?(?:hours?|h|hrs?))(?=\s(?:of\s)?(?:battery|playtime|life|runtime))/giu;
const lastingAfter = /(?<!\p{L})(?:battery(?:\slife)?|battery life)\s(?:of\s|is\s|to\s|from\s)?(\d{1,2}\s?(?:hours?|h|hrs?))(?!\p{L})/giu;
/** Durations, money and amounts are no options. */
const kinds: [RegExp, string | undefined][] = [
  [/(?:gb|tb|mb)(?:\s(?:ssd|hdd))?$/i, 'storage'],
  [/mah$/i, 'capacity'],
  [/(?:ml|cl|dl|l|lit(?:er|re)s?|litros?|oz|ounces?|cups?|gallons?|quarts?)$/i, 'capacity'],
  [/(?:mp|megapixels?|\dp|\dk)$/i, 'resolution'],
  [/(?:lbs?|kg|kilos?|grams?|\dg|\sg)$/i, 'weight'],
  [/(?:inch(?:es)?|ft|feet|foot|cm|mm|zoll|pulgadas|pouces|polegadas|"|''|m|meters?|metres?|yards?)$/i, 'size'],
  [/(?:pieces?|piezas|pi[eè]ces|teile|teilig|pe[çc]as)$/i, 'pieces'],
  [/\bbar$/i, 'pressure'],
  [/^\d+x$/i, 'zoom'],
  [/^ip/i, 'water resistance'],
];

export type Found = { name?: string; value: string; start: number; end: number; whole?: { start: number; end: number } };
export const isOptionWord = (() => {
  const single = new Set(
    [...lexicon.entries()].flatMap(([first, entries]) => (entries.some(({ words }) => words.length === 1) ? [first] : [])),
  );
  return ({ folded }: Token) => single.has(folded) || /^(?:small|medium|large|xs|s|m|l|xl|xxl)$/.test(folded);
})();

/** Option values, found by words, measures and letters, and by adjacent option names. */
export function optionMentions(
  prepared: Prepared,
  masked: string,
  products: readonly { start: number; end: number }[],
): Mention<'options'>[] {
  const found: Found[] = [];
  const take = (one: Found) => {
    const { start, end } = one.whole ?? one;
    if (one.value.trim() === '' || found.some((other) => (other.whole ?? other).start < end && start < (other.whole ?? other).end)) return;
    found.push(one);
  };
  for (const one of fieldsIn(masked)) take(one);
  sizes(masked, take, products);
  measures(masked, take);
  const tokens = prepared.tokens.filter(({ start }) => masked[start] !== ' ');
  for (let at = 0; at < tokens.length; at++) {
    const match = phraseAt(lexicon, prepared, tokens, at) ?? comparedAt(prepared, tokens, at);
    const [first, last] = [tokens[at], tokens[at + (match?.words ?? 1) - 1]];
    if (!match || !first || !last) continue;
    at += match.words - 1;
    const [start, end] = [first.start, last.end];
    if (products.some((product) => product.start < end && start < product.end && product.end - product.start > end - start)) continue;
    if (weak.has(first.folded) && match.words === 1 && !isWeakMeant(prepared.text, end, products)) continue;
    if (match.value === 'color' && /out of the $/i.test(prepared.text.slice(Math.max(0, start - 11), start))) continue;
    if (match.value === 'color' && notColour.test(prepared.text.slice(end, end + 14))) continue;
    take({ name: match.value, value: prepared.text.slice(start, end), start, end });
  }
  for (const match of masked.matchAll(beside)) {
    const name = match[2] ?? match[3] ?? '';
    const value = match[1] ?? match[4] ?? '';
    const start = match.index + (match[1] ? 0 : match[0].lastIndexOf(value));
    if (match[2] && looseName.test(name) && degree.test(value)) continue;
    take({ name: name.toLowerCase(), value, start, end: start + value.length });
  }
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ name, value, start, end }) => ({
      kind: 'options',
      value: { ...(name === undefined ? {} : { name }), value: value.replace(/\s+/g, ' ').trim() },
      start,
      end,
    }));
}

/** "A large type of charge" isn't a size. */
const looseName = /^(?:type|style|design|brand|model|pieces|fit|display|output|features?|finish|theme|weight)$/i;
const degree =
  /^(?:high|low|medium|large|small|full|half|none|no|long|short|wide|narrow|standard|normal|warm|cold|dark|light|single|double|hard|soft)$/i;
/** Everyday adjectives that count only next to a product or after "instead of". */
const weak = new Set(
  'gas electric charcoal automatic manual digital analog analogue induction laser optical linear portable checked kids mens womens ladies organic drip carbon upright wired skinny'.split(
    ' ',
  ),
);
const weakAfter = /^[\s,]{1,2}(?:one|ones|version|model|instead|or|and|please|type)(?!\p{L})/iu;
const isWeakMeant = (text: string, end: number, products: readonly { start: number; end: number }[]) =>
  weakAfter.test(text.slice(end, end + 12)) ||
  products.some(
    (product) =>
      (product.start >= end && product.start - end <= 24 && /^[\s\p{L}\d,"-]*$/u.test(text.slice(end, product.start))) ||
      (product.start < end && end <= product.end),
  );

/** Matches "a bigger one", but not "no longer" or "whichever is cheaper". */
function comparedAt(prepared: Prepared, tokens: readonly Token[], at: number) {
  const match = phraseAt(compared, prepared, tokens, at);
  if (!match) return undefined;
  const [before, after] = [tokens[at - 1]?.folded ?? '', tokens[at + match.words]?.folded ?? ''];
  return match.words > 1 || comparedBefore.has(before) || comparedAfter.test(after) ? match : undefined;
}

/** Options written as "name: value"; their spans contain no product, though a compartment may be for a laptop. */
export function fieldsIn(text: string): Found[] {
  if (!/[:=]/.test(text)) return [];
  const found: Found[] = [];
  for (const match of text.matchAll(quoted)) {
    const name = match[1] ?? match[4] ?? '';
    const value = match[2] ?? match[3] ?? match[5] ?? '';
    const start = match.index + match[0].lastIndexOf(value);
    found.push({ name, value, start, end: start + value.length, whole: { start: match.index, end: match.index + match[0].length } });
  }
  for (const match of text.matchAll(field)) {
    const [whole, name = '', value = ''] = match;
    const start = match.index + whole.lastIndexOf(value);
    found.push({
      name: name.toLowerCase(),
      value,
      start,
      end: start + value.length,
      whole: { start: match.index, end: match.index + whole.length },
    });
  }
  return found;
}

function sizes(text: string, take: (one: Found) => void, products: readonly { start: number; end: number }[]) {
  const each = (pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) {
      const value = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(value);
      take({ name: 'size', value, start, end: start + value.length });
    }
  };
  for (const pattern of [sized, sizeAfter, letterSize, sizeChange]) each(pattern);
  if (products.length > 0 || /size|fit|instead|exchange|swap|change/i.test(text)) each(sizeIn);
  if (/\bfrom an? (?:size )?\d|size|shoe|sneaker|boot|jeans|trainer/i.test(text)) each(sizeTo);
  for (const match of text.matchAll(worded)) {
    const [value] = match;
    const [start, end] = [match.index, match.index + match[0].length];
    const beforeProduct = products.some(
      (product) => product.start >= end && product.start - end <= 14 && /^[\s\p{L},-]*$/u.test(text.slice(end, product.start)),
    );
    const insideProduct = products.some((product) => product.start <= start && end <= product.end);
    const alone =
      behindSize.test(text.slice(end, end + 12)) && (beforeSize.test(text.slice(Math.max(0, start - 14), start)) || start === 0);
    if (!insideProduct && (beforeProduct || alone)) take({ name: 'size', value, start, end });
  }
}

function measures(text: string, take: (one: Found) => void) {
  if (!/\d/.test(text)) return;
  for (const pattern of [measured, inchMark, coded, lasting, lastingAfter])
    for (const match of text.matchAll(pattern)) {
      const value = (match[1] ?? '').trim();
      const start = match.index + match[0].lastIndexOf(match[1] ?? '');
      if (/^\d+\s(?:m|g|k|v|w|l|ct|den)$/i.test(value) && !/\d\s?(?:g|l|w|m)$/i.test(value)) continue;
      const beside = /^\s(ram|memory)(?!\p{L})/iu.exec(text.slice(start + value.length))?.[1];
      const name = beside
        ? beside.toLowerCase()
        : pattern === lasting || pattern === lastingAfter
          ? 'battery life'
          : kinds.find(([unit]) => unit.test(value))?.[1];
      take({ ...(name && { name }), value, start, end: start + value.length });
    }
}
