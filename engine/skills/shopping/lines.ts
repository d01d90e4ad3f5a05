import type { Product } from '../../tools.ts';
import { normalizeText, anywhere } from '../../nlu/pattern.ts';
import { plain } from '../../words.ts';
import { withoutDates, withoutOtherNumbers } from '../../other-numbers.ts';
import { largeQuantityIn, quantityIn } from '../../quantities.ts';
import { fieldOf, isKind, nameNumbers, withoutNameNumbers } from './match.ts';
import { isGoods } from './goods.ts';
import { saysNothing } from './reading.ts';
import { measuresIn } from './measures.ts';
import { type Choice, choiceIn, isEmpty, isOf, optionsOf } from './options.ts';
import { namedIn } from './referent.ts';
import { type Token, tokensOf } from './tokens.ts';
import { people } from './lexicon.ts';
import { isProperty } from './properties.ts';
import { withEarlier } from './stock.ts';

// What somebody wants to buy: the products of a message with their versions and quantities.

export type Line = { product: Product; choice: Choice; quantity: number };

const parts = /\s*(?:[,;+&\n]|\.\s|(?<![\p{L}\d])(?:and|plus|y|et|und|e|sowie|as well as)(?![\p{L}\d]))\s*/iu;
/** The parts of a message that may each be about a line of its own. */
export const partsOf = (text: string) => text.split(parts).filter((part) => /[\p{L}\d]/u.test(part));
const article =
  /(?:^|\s)(?:an?|another|ein|eine|einen|noch eine?n?|un|una|une|um|uma|otro|otra|outro|outra|un autre|une autre)\s(?=\p{L})/iu;
const ofEach = anywhere(
  '(?:one|1) of each, one each, each (?:one|colou?r|size), (?:un[oa]?|1) de cada(?: un[oa])?, un[e]? de chaque, (?:je|von jede[rm]?) ein\\w*, ein\\w* von jede[rm]?, um[a]? de cada',
);

/** The quantity that a part of a message gives; numbers of options, measures and names don't count. */
export function countIn(text: string, product: Product, choice: Choice, isStrict = false): { quantity: number; isExplicit: boolean } {
  const tokens = tokensOf(text);
  // "2 huskies here": the number counts something else.
  const isOther = (token: Token | undefined, place: number) =>
    token !== undefined &&
    (people.has(token.word) ||
      otherThings.test(token.word) ||
      (isStrict &&
        token.word.length > 3 &&
        !saysNothing(token) &&
        !choice.places.has(place) &&
        !isProperty(token.word) &&
        fieldOf(product, token) === undefined));
  const inName = nameNumbers(product, tokens);
  const measured = measuresIn(text).flatMap(({ text: said }) => tokensOf(said).map(({ word }) => word));
  const counting = withoutOtherNumbers(text);
  const rest = tokens
    .filter((token, place) => {
      if (counting[token.start] === ' ') return false;
      const isPlain = !choice.places.has(place) || !/^\d|[a-z]{3}/.test(token.word) || !isNumber(token.word);
      return (
        isPlain &&
        !inName.includes(token) &&
        !measured.includes(token.word) &&
        !(isNumber(token.word) && isOther(tokens[place + 1], place + 1))
      );
    })
    .map(({ raw }) => raw)
    .join(' ');
  const quantity = quantityIn(rest);
  return { quantity: quantity ?? 1, isExplicit: quantity !== undefined || article.test(` ${text}`) };
}
/** Numbers of these say nothing about how many of a product. */
const otherThings =
  /^(?:things?|kinds?|people|persons?|guests?|days?|weeks?|months?|years?|hours?|minutes?|nights?|times|questions?|sachen|dinge|leute|personen|gaste|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|fragen|choses|personnes|jours?|semaines?|mois|ans|heures?|cosas|personas|dias?|semanas?|meses|anos|horas?|coisas|pessoas)$/;
const isNumber = (word: string) => /^\d/.test(word) || tokensOf(word).some(({ forms }) => [...forms].some((form) => /^\d+$/.test(form)));

type Context = {
  /** Products that could be named. */
  known: readonly Product[];
  /** The product meant where none is named. */
  product: Product | undefined;
  picked: { product: string; options: Record<string, string> } | null;
  /** Several products that "both" and "one of each" mean. */
  several: readonly Product[];
  /** Only numbers of the product itself are quantities. */
  isStrict?: boolean;
};

/** The lines of a purchase; parts of the message without a quantity of their own belong to the line before. */
export function linesIn(said: string, { known, product, picked, several, isStrict }: Context): Line[] {
  const text = finallySaid(withoutDates(said));
  if (ofEach.test(normalizeText(text))) return eachOf(text, known, product, several);
  const segments = partsOf(text).flatMap((part) => (product ? apart(part, product) : [part]));
  const groups: { text: string; product: Product }[] = [];
  let carried = '';
  for (const segment of segments) {
    const [said] = namedIn(segment, known);
    const named = said ?? describedIn(segment, known, groups.at(-1)?.product);
    const current = named ?? groups.at(-1)?.product ?? product;
    if (!current) {
      carried = `${carried} ${segment}`.trim();
      continue;
    }
    const choice = choiceIn(current, segment);
    // "One in M and one in L, both navy."
    if (named === undefined && groups.length > 1 && ofAll.test(plain(segment))) {
      for (const group of groups) group.text = `${group.text}, ${segment}`;
      continue;
    }
    const { isExplicit } = countIn(segment, current, choice);
    const last = groups.at(-1);
    const isOther = named !== undefined && last !== undefined && named.id !== last.product.id;
    const hasOptions = Object.keys(choice.asked).length > 0;
    const begins = last === undefined || isOther || (isExplicit && hasOptions && hasQuantity(last.text, last.product));
    if (begins) groups.push({ text: `${carried} ${segment}`.trim(), product: current });
    else last.text = `${last.text}, ${segment}`;
    carried = '';
  }
  const last = groups.at(-1);
  if (carried !== '' && last) last.text = `${last.text}, ${carried}`;
  const lines = groups.reduce<Line[]>((lines, { text: said, product: one }) => {
    const now = choiceIn(one, said);
    const isFirst = groups.length === 1 || (lines.length === 0 && !isEmpty(now));
    const choice = isFirst && picked?.product === one.id ? withEarlier(one, now, picked.options) : now;
    const line = { product: one, choice, quantity: countIn(said, one, choice, isStrict).quantity };
    return [...lines, completedBy(line, lines)];
  }, []);
  return withoutHeading(lines);
}

const corrects =
  /(?:^|[.,;!?\n]\s*|\s)(?:no(?:,? wait)?|actually|sorry|make that|ach nein|nein|doch lieber|non(?: pardon)?|finalement|mejor|perd[oó]n|n[aã]o|afinal|nee(?: toch)?|anzi)[\s,.!:]+(?=\S)/giu;
const inAll =
  /(?:^|[\s,])\p{L}+\s(?:in (?:total|all)|altogether|insgesamt|zusammen|en tout|au total|en total|no total|ao todo|in totaal|in totale)(?!\p{L})/giu;
const ofSome =
  /(?<!\p{L})(?:of|von|de|des|di|van|dos|das) (?:the |den |los |las |les |le |i |os |as )?(?:two|three|both|zwei|drei|beiden|deux|trois|dos|tres|dois|duas|due|tre|twee|drie)(?!\p{L})/giu;
/** "Two in mustard. No, one in mustard and one in green, two in all": what was said last, without the sum of it. */
function finallySaid(text: string): string {
  // "The cheaper of the two": the number says what there is to choose from.
  const said = text.replace(inAll, ' ').replace(ofSome, ' ');
  const places = [...said.matchAll(corrects)].map((match) => match.index + match[0].length);
  const isAnew = (before: string) => quantityIn(before) !== undefined || before.trim().split(/\s+/).length <= 2;
  const from = places.findLast((at) => quantityIn(said.slice(at)) !== undefined && isAnew(said.slice(0, at)));
  return from === undefined ? said : said.slice(from);
}

const ofAll = /^(?:both|all|beide|alle|les deux|tous|toutes|amb[oa]s|tod[oa]s|l[oa]s dos|os dois|as duas)\b/;
/** "One sky one yellow": two lines that nothing parts. */
function apart(part: string, product: Product): string[] {
  const at = part.search(
    /(?<=\p{L}\s+)(?:\d{1,2}|one|two|three|eine?[nrs]?|zwei|drei|une?|deux|trois|un[oa]|dos|tres|uma?|dois|duas)\s+(?=\p{L})/u,
  );
  if (at <= 0) return [part];
  const halves = [part.slice(0, at).trim(), part.slice(at)];
  return halves.every((half) => !isEmpty(choiceIn(product, half))) ? halves : [part];
}

/** "Two, one in sky and one in yellow": the first number is their sum; what the others leave of it stays open. */
function withoutHeading(lines: Line[]): Line[] {
  const [first, ...others] = lines;
  const isHeading =
    first &&
    others.length > 0 &&
    isEmpty(first.choice) &&
    others.every(({ product, choice }) => product.id === first.product.id && !isEmpty(choice));
  if (!first || !isHeading) return lines;
  const rest = first.quantity - others.reduce((all, { quantity }) => all + quantity, 0);
  if (rest <= 0 && others.length < 2) return lines;
  return rest > 0 ? [...others, { ...first, quantity: rest }] : others;
}

/** "4 big ones in white and 2 small ones": what a line leaves open is as in the line before of the same product, where both can hold. */
export function completedBy(line: Line, before: readonly Line[]): Line {
  const earlier = before.findLast(({ product }) => product.id === line.product.id)?.choice.asked ?? {};
  const { not } = line.choice;
  const kept = Object.entries(earlier).filter(([name, values]) => !values.some((value) => not[name]?.includes(value)));
  const asked = { ...Object.fromEntries(kept), ...line.choice.asked };
  return line.product.variants.some((variant) => isOf(variant, { asked, not })) ? { ...line, choice: { ...line.choice, asked } } : line;
}

/** "One of those white hanging bowls": another product than the one before, by its description. */
function describedIn(segment: string, known: readonly Product[], before: Product | undefined): Product | undefined {
  if (
    before === undefined ||
    !/\d|^(?:the|der|die|das|den|la|le|el|il|het|o)\s|(?:^|\s)(?:an?|one|eine?n?|une?|una?|uma?)\s/iu.test(segment)
  )
    return undefined;
  const words = tokensOf(segment).filter((token) => token.word.length > 3 && !saysNothing(token) && fieldOf(before, token) === undefined);
  const rated = known
    .filter(({ id }) => id !== before.id)
    .map((one) => ({
      one,
      hits: words.filter((token) => fieldOf(one, token) !== undefined).length,
      isKind: words.some((token) => isKind(one, token)),
    }))
    .toSorted((a, b) => b.hits - a.hits);
  const [first, second] = rated;
  if (first && first.isKind && first.hits >= 2 && first.hits > (second?.hits ?? 0)) return first.one;
  // "And the bigger pot": the only one of that kind.
  const nouns = tokensOf(segment).filter((token) => isGoods(token.word) && !saysNothing(token) && !isKind(before, token));
  const [only, ...others] = known.filter(
    (one, at) => known.findIndex(({ id }) => id === one.id) === at && nouns.some((noun) => isKind(one, noun)),
  );
  return isDefinite.test(segment.trim()) && others.length === 0 && only?.id !== before.id ? only : undefined;
}

const isDefinite = /^(?:the|der|die|das|den|la|le|el|il|de|het|o|a)\s/i;

const hasQuantity = (text: string, product: Product) => {
  const choice = choiceIn(product, text);
  return countIn(text, product, choice).isExplicit || Object.keys(choice.asked).length > 0;
};

/** "One of each": of the products shown, or of a product's versions. */
function eachOf(text: string, known: readonly Product[], product: Product | undefined, several: readonly Product[]): Line[] {
  const named = namedIn(text, known);
  const products = named.length > 1 ? named : several.length > 1 && named.length === 0 && product === undefined ? several : [];
  if (products.length > 0) return products.map((one) => ({ product: one, choice: choiceIn(one, ''), quantity: 1 }));
  const one = named[0] ?? product;
  if (!one) return [];
  const choice = choiceIn(one, text);
  const open = Object.entries(optionsOf(one.variants)).filter(([name]) => choice.asked[name] === undefined);
  const [option, ...more] = open;
  if (!option || more.length > 0) return [{ product: one, choice, quantity: 1 }];
  const [name, values] = option;
  return values
    .filter((value) => one.variants.some(({ in_stock: inStock, options }) => inStock && options[name] === value))
    .slice(0, 6)
    .map((value) => ({ product: one, choice: { ...choice, asked: { ...choice.asked, [name]: [value] } }, quantity: 1 }));
}

/** The number in "make it three", "just one", "2 bitte". */
export const onlyCount = (text: string): number | undefined => {
  const bare = text.replace(/[.!?,]/g, ' ').trim();
  return bare.split(/\s+/).length <= 7 ? quantityIn(bare) : undefined;
};

/** How many of a product a question is about: "do you have 500 of them?" */
export function wantedOf(product: Product, text: string): number {
  const large = largeQuantityIn(withoutNameNumbers(text, [product]));
  const [line] = linesIn(text, { known: [product], product, picked: null, several: [] });
  return large ?? line?.quantity ?? 1;
}
