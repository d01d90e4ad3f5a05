import { own } from '@parley/contract/own';
import type { Order, Product, Variant } from '../../tools.ts';
import { inEnglish } from '../../glossary.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { optionsIn } from '../../product-choice.ts';
import { basicColors } from '../../skills/shopping/colours.ts';
import { quantityIn } from '../../quantities.ts';
import { isNear, plain, stem, tokenize } from '../../words.ts';

export type Line = Order['lines'][number];
export type LineUnits = { line: Line; quantity: number };

const all = anywhere(`
  everything, both, the whole order, whole order, entire order, all of (?:it|them), all (?:the )?(?:items|pieces|products), the lot
  todo el pedido, todo, todos, todas, ambos, ambas, los dos, las dos, tout, toute la commande, tous, toutes, les deux
  alles, die ganze bestellung, ganze bestellung, beide, beides, tudo, a encomenda toda, os dois, as duas`);
const onlyAll = /^(?:all|all of it|alle|todo|tout|tudo|please all|all please)[\s.!]*$/;
/** Matches "both" and "all of them". */
export const saysAll = (text: string) =>
  all.test(normalizeText(text)) || onlyAll.test(normalizeText(text)) || /\ball\b/.test(normalizeText(text));
const ordinals = [
  anywhere('first, primer[oa]?, premiere?, erste[rns]?, primeir[oa]'),
  anywhere('second, segund[oa], deuxieme, second[ea], zweite[rns]?'),
  anywhere('third, tercer[oa]?, troisieme, dritte[rns]?, terceir[oa]'),
  anywhere('fourth, cuart[oa], quatrieme, vierte[rns]?, quart[oa]'),
];
const last = anywhere('last, latest, newest, most recent, ultim[oa], derniere?, letzte[rns]?, neueste[rns]?, mas reciente, plus recente?');

/** "The second one" → 1; undefined when the text picks nothing from a list. `newestFirst` defines what "the last one" is. */
export function placeIn(text: string, length: number, newestFirst = false): number | undefined {
  const words = normalizeText(text);
  const place = ordinals.findIndex((ordinal) => ordinal.test(words));
  if (place >= 0 && place < length) return place;
  return last.test(words) && length > 0 ? (newestFirst ? 0 : length - 1) : undefined;
}

/** The units of an order that a text names, by words that only one line's name has, or by options. */
export function unitsIn(lines: readonly Line[], text: string, isRequested: boolean): LineUnits[] {
  const words = normalizeText(text);
  const allUnits = (some: readonly Line[]) => some.map((line) => ({ line, quantity: line.quantity }));
  const named = namedIn(lines, text, isRequested);
  // "Both jackets" selects the two jackets, not the mugs.
  if (named.length === 0 && (all.test(words) || (isRequested && onlyAll.test(words)))) {
    const ofName = ofNames(lines, text);
    return allUnits(ofName.length > 0 ? ofName : lines);
  }
  const number = isRequested && lines.length > 1 ? Number(/^\s*#?([1-9])[\s.!]*$/.exec(text)?.[1]) - 1 : Number.NaN;
  const place = isRequested && named.length === 0 ? (placeIn(text, lines.length) ?? (lines[number] && number)) : undefined;
  const chosen = place === undefined ? undefined : lines[place];
  if (chosen) return [{ line: chosen, quantity: chosen.quantity }];
  if (named.length !== 1) return named.map((line) => ({ line, quantity: line.quantity }));
  return named.map((line) => ({ line, quantity: quantityOf(line, text) }));
}

/** "Two of the three" means two. */
const totalCount =
  /\s(?:out of|of|de|von|da|do|das|dos|des)\s(?:(?:the|my|these|those|las?|los|mis|les|mes|den|meinen|as|os)\s)?(?:\d+|\p{L}+)(?=\s)/iu;
/** How many units of a line are meant: all unless the text gives a smaller number. */
export const quantityOf = ({ quantity }: Line, text: string) => {
  if (quantity <= 1) return quantity;
  const mentioned = quantityIn(text.replace(totalCount, ' ')) ?? quantityIn(text);
  return mentioned !== undefined && mentioned < quantity ? mentioned : quantity;
};

/** The lines whose name shares words with a text. */
function hitsIn(lines: readonly Line[], text: string) {
  // "Order" is near "border" and names no item; neither does what stands for a number.
  const mentioned = [...tokenize(text), ...inEnglish(tokenize(text))].filter((word) => word.length > 2 && !/^(?:#.*|orders?)$/.test(word));
  const rated = lines.map((line) => {
    const name = [...new Set(tokenize(line.name).filter((word) => word.length > 2))];
    const hits = name.filter((word) => mentioned.some((other) => isNear(word, other)));
    return { line, name: name.map(stem), hits: hits.map(stem) };
  });
  return rated.filter(({ hits }) => hits.length > 0);
}

/** All lines whose name shares a word with a text. */
export const ofNames = (lines: readonly Line[], text: string) => hitsIn(lines, text).map(({ line }) => line);

function namedIn(lines: readonly Line[], text: string, isRequested = false): Line[] {
  const hit = hitsIn(lines, text);
  const own = hit.filter(({ line, hits }) => hits.some((word) => hit.every((other) => other.line === line || !other.name.includes(word))));
  if (own.length > 0) return own.map(({ line }) => line);
  if (hit.length === 1) return hit.map(({ line }) => line);
  // Lines with the same name differ by options. "The navy one for an L" names the current variant before the new one.
  const pool = hit.length > 0 ? hit.map(({ line }) => line) : isRequested ? lines : [];
  return byOptions(pool, text.split(variantChange)[0] ?? text) ?? byOptions(pool, text) ?? [];
}
/** Separates the current variant from the new one. */
export const variantChange = /\s(?:for|to|into|instead|gegen|contre|contra|por|para|pour)\s/i;

function byOptions(lines: readonly Line[], text: string): Line[] | undefined {
  const most = Math.max(0, ...lines.map((line) => optionMatches(line, text)));
  const best = lines.filter((line) => optionMatches(line, text) === most);
  return most > 0 && best.length === 1 ? best : undefined;
}
const optionMatches = ({ options }: Line, text: string) => {
  const words = ` ${plain(text).replace(/[^\p{L}\d./]+/gu, ' ')} ${inEnglish(tokenize(text)).join(' ')} `;
  const isSaid = (value: string) => words.includes(` ${value} `);
  // An exact color beats its basic color: "blue" means navy only if nothing is called blue.
  const worth = (value: string) => (isSaid(plain(value)) ? 1 : isSaid(own(basicColors, plain(value)) ?? '?') ? 0.5 : 0);
  return Object.values(options).reduce((sum, value) => sum + worth(value), 0);
};
/** "Too small", "viel zu groß", "it runs large": describes the fit, not the request. */
const misfit =
  /(?<!\p{L})(?:too|to|so|very|quite|rather|(?:a )?(?:bit|little)(?: too)?|way|(?:runs?|fits?|comes? (?:out|up))(?: (?:too|very|a bit))?|(?:it|they)(?:['’]?s|['’]?re| is| are| was| were)|demasiado|muy|(?:me )?(?:queda|quedan|est[aá]|est[aá]n)|trop|tr[eè]s|zu|sehr|muito|demais|f?icou|fica)\s+(?:small|large|big|tight|wide|medium|peque[nñ][oa]s?|grande?s?|petite?s?|klein|gro(?:ß|ss))(?!\p{L})/giu;
/** "Not yellow" accepts any other color. */
const unwanted = /(?<!\p{L})(?:not|nicht|kein\p{L}*|pas|instead of|statt)\s+(?:(?:in|the|en|de|den|die|das|le|la)\s+)?\p{L}+/giu;
export type Choice = { variant: Variant } | { unavailable: Record<string, string> } | { none: true };
/** The variant a text asks for instead of the unit's own; options it doesn't name stay. */
export function variantIn(product: Product, { options, variant_id: own }: Line, text: string): Choice {
  // French "l'article" contains no size L, and "too small" isn't a request for small.
  const mentioned = text
    .replace(/(?<!\p{L})[ldjmtsnc]['’](?=\p{L})/giu, ' ')
    .replace(misfit, ' ')
    .replace(unwanted, ' ');
  // The current variant doesn't count: "the black one for a sand one" asks for sand.
  const others = product.variants.map((variant) => ({
    ...variant,
    options: Object.fromEntries(Object.entries(variant.options).filter(([name, value]) => options[name] !== value)),
  }));
  const requestedOptions = optionsIn({ ...product, variants: others }, mentioned);
  if (Object.keys(requestedOptions).length === 0) return { none: true };
  const fits = (want: Record<string, string>) =>
    product.variants.filter((one) => one.id !== own && Object.entries(want).every(([name, value]) => one.options[name] === value));
  const [exact] = fits({ ...options, ...requestedOptions });
  const near = fits(requestedOptions).filter(({ in_stock: isThere }) => isThere);
  if (exact?.in_stock) return { variant: exact };
  if (!exact && near.length === 1 && near[0]) return { variant: near[0] };
  return { unavailable: exact ? exact.options : requestedOptions };
}

const bigger = anywhere(
  'bigger, larger, next size up, size up, one size up, (?:mas|plus|mais) grande?s?, grosser\\w*, nummer grosser, maior(?:es)?',
);
const smaller = anywhere(
  'smaller, next size down, size down, one size down, mas pequen[oa]s?, plus petite?s?, kleiner\\w*, nummer kleiner, menor(?:es)?, mais pequen[oa]s?',
);
const isSize = /siz|gr(?:ö|o)(?:ß|ss)e|tall|taille|taman|capac|volum|length/i;
/** "A bigger one": the next size in the shop's order, with all other options equal, in stock. */
export function nextSize({ variants }: Product, { options, variant_id: own }: Line, text: string): Variant | undefined {
  const words = normalizeText(text);
  const step = bigger.test(words) ? 1 : smaller.test(words) ? -1 : 0;
  const name = Object.keys(options).find((one) => isSize.test(one));
  if (step === 0 || name === undefined) return undefined;
  const alike = variants.filter((one) =>
    Object.entries(options).every(([option, value]) => option === name || one.options[option] === value),
  );
  const next = alike[alike.findIndex(({ id }) => id === own) + step];
  return alike.some(({ id }) => id === own) && next?.in_stock ? next : undefined;
}

/** The other variants in stock. */
export const othersInStock = (product: Product, { variant_id: own, options }: Line) =>
  product.variants.filter(
    (one) => one.in_stock && one.id !== own && Object.entries(one.options).some(([name, value]) => options[name] !== value),
  );
export const nameOf = ({ options }: Pick<Variant, 'options'>) => Object.values(options).join(', ');
/** Formats as "2 × Harbour Lamp (black)". */
export function unitsText({ name, options }: Pick<Line, 'name' | 'options'>, quantity: number) {
  const which = nameOf({ options });
  return `${quantity} × ${name}${which && ` (${which})`}`;
}
