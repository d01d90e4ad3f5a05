import { anywhere, atStart, normalizeText } from '../../nlu/pattern.ts';
import { withoutDates } from '../../other-numbers.ts';
import type { Product } from '../../tools.ts';
import { quantityIn } from '../../quantities.ts';
import { plain } from '../../words.ts';
import { addsMore } from './asks.ts';
import { fillers } from './lexicon.ts';
import { completedBy, type Line, linesIn, onlyCount, partsOf } from './lines.ts';
import { isKind, nameTokens } from './match.ts';
import { type Choice, choiceIn, isEmpty, isOf, optionsOf } from './options.ts';
import { namedIn } from './referent.ts';
import { same, type Token, tokensOf } from './tokens.ts';

// What a message changes in the lines of a purchase: takes some out, swaps or splits them, adds more, gives other quantities or versions.

/** The lines after a message; undefined when it changes none. `other`: a product that it describes and doesn't name. */
export function changed(before: readonly Line[], said: string, known: readonly Product[], other?: Product): Line[] | undefined {
  if (before.length === 0) return undefined;
  const text = withoutDates(said);
  const lines =
    inSteps(before, text, known, other) ??
    swapped(before, text) ??
    without(before, text) ??
    onlyThese(before, text) ??
    partly(before, text) ??
    anew(before, text, known, other);
  return lines && merged(lines);
}

/** "Forget the board", "take the purple one off", "ohne das Brett". */
const drops = anywhere(`
  forget, drop, remove, skip, scrap, leave (?:\\S+ ){0,4}out, leave out, take (?:\\S+ ){1,4}(?:off|out|away), without, not the, dont (?:need|want), no need for
  ohne, streich\\w*, weg, raus, rausnehmen, weglassen, sans, enlev\\w*, retir\\w*, oublie\\w*, supprim\\w*, sin, quit\\w*, olvida\\w*, sem, tir[aeo]\\w*, esquece\\w*, senza, togli\\w*, leva, zonder, schrap, haal`);
export const dropsSome = (text: string) => drops.test(normalizeText(text));

/** "Scrap the lot", "forget everything". */
const everything = anywhere(
  'the (?:whole )?lot, everything, all of (?:it|them|that), alles, tout, todo, tudo, tutto, it all, them all, the whole (?:thing|order)',
);
export const dropsAll = (text: string) => dropsSome(text) && everything.test(normalizeText(text)) && onlyCount(text) === undefined;

function without(before: readonly Line[], text: string): Line[] | undefined {
  // "Not the yellow, coral" changes the yellow one.
  const isChange = before.some(({ product }) => {
    const { asked, not } = choiceIn(product, text);
    return Object.keys(not).some((name) => asked[name] !== undefined);
  });
  if (!dropsSome(text) || isChange) return undefined;
  const clause = text.split(/[,;.!?\n]+/).find(dropsSome) ?? text;
  // "Without the steel one" means the steel one.
  const gone = meantIn(before, clause.replace(negators, ' '));
  const kept = before.filter((line) => !gone.includes(line));
  return gone.length > 0 && kept.length > 0 ? kept : undefined;
}

const adds = anywhere(`
  add, put, throw in, chuck in, include, fug\\w*, hinzu\\w*, dazu, leg, lege, legen, pack\\w*, ajout\\w*, mets, mettez, anad\\w*, agreg\\w*, pon, ponme, pong\\w*
  adicion\\w*, acrescent\\w*, ponha, poe, junt[ae], voeg\\w*, toevoeg\\w*, doe, aggiung\\w*, metti, metta`);
/** The parts of a message that take something off, and those that add something, in their order. */
function stepsIn(text: string): string[] {
  return partsOf(text).reduce<string[]>((steps, part) => {
    const last = steps.at(-1);
    const turns = last === undefined || dropsSome(part) || adds.test(normalizeText(part));
    return turns ? [...steps, part] : [...steps.slice(0, -1), `${last}, ${part}`];
  }, []);
}

/** "Remove the stove and add two notebooks": one after the other. */
function inSteps(before: readonly Line[], text: string, known: readonly Product[], other: Product | undefined): Line[] | undefined {
  const steps = stepsIn(text);
  if (!steps.some(dropsSome) || !steps.some((step) => !dropsSome(step) && adds.test(normalizeText(step)))) return undefined;
  let lines = [...before];
  for (const step of steps) {
    const gone = dropsSome(step) ? meantIn(lines, step) : [];
    const more = dropsSome(step) ? [] : linesIn(step, { known, product: other, picked: null, several: [] });
    if (gone.length + more.length === 0) return undefined;
    lines = [...lines.filter((line) => !gone.includes(line)), ...more.map((line) => completedBy(line, lines))];
  }
  return lines.length > 0 ? lines : undefined;
}

const negators = /(?<!\p{L})(?:not?|without|don['’]?t|nicht|kein\w*|ohne|pas|sans|sin|sem|n[aã]o|non|senza|niet|geen|zonder)(?!\p{L})/giu;

const only = anywhere(
  'only, just, nur, bloss, solo, solamente, seulement, juste, uniquement, so, apenas, somente, alleen, enkel, soltanto',
);
const thatsAll = anywhere(
  'thats (?:it|all), that is (?:it|all), nothing else, das ist alles, das wars, mehr nicht, c est tout, eso es todo, nada mas, e tudo, mais nada, dat is alles, meer niet, e tutto, nient altro',
);
/** "Just the lamp then": the others go. */
function onlyThese(before: readonly Line[], text: string): Line[] | undefined {
  const words = normalizeText(text);
  if (addsMore(text) || !(only.test(words) || thatsAll.test(words)) || quantityIn(text) !== undefined) return undefined;
  const clause = text.split(/[,;.!?\n]+/).find((one) => meantIn(before, one).length > 0);
  const kept = clause === undefined ? [] : meantIn(before, clause);
  return kept.length > 0 ? kept : undefined;
}

const instead: readonly RegExp[] = [
  /(?<new>.+?)\s(?:instead of|in place of|rather than|(?:an)?statt|anstelle (?:de[rs]|von)|au lieu de|a la place d[eu]|en vez de|en lugar de|em vez d[eoa]s?|al posto (?:del|della|dello|di)|invece (?:del|della|di)|in plaats van)\s(?<old>.+)/,
  /(?:instead of|in place of|(?:an)?statt|anstelle (?:de[rs]|von)|au lieu de|a la place d[eu]|en vez de|en lugar de|em vez d[eoa]s?|al posto (?:del|della|dello|di)|invece (?:del|della|di)|in plaats van)\s(?<old>\S+(?:\s\S+)?)\s(?<new>.+)/,
  /(?:swap|change|switch|exchange|replace|tausch\w*|wechsl\w*|ersetz\w*|remplac\w*|chang\w*|cambi\w*|troca\w*|sostitui\w*|wissel|verander)\s(?<old>.+?)\s(?:for|to|with|by|gegen|durch|mit|in|par|pour|contre|por|pela?|con|naar|voor)\s(?<new>.+)/,
];
/** "A terracotta one instead of the black", "swap the red for blue". */
function swapped(before: readonly Line[], text: string): Line[] | undefined {
  const words = normalizeText(text);
  for (const pattern of instead) {
    const { old, new: next } = pattern.exec(words)?.groups ?? {};
    if (old === undefined || next === undefined) continue;
    const [line, ...more] = meantIn(before, old);
    const choice = line && choiceIn(line.product, next);
    if (!line || more.length > 0 || !choice || isEmpty(choice)) continue;
    return before.map((one) => (one === line ? { ...completedBy({ ...line, choice }, [line]), quantity: line.quantity } : one));
  }
  return anotherValue(before, text);
}

/** "The black one in terracotta": before the last "in" stands the version that a line has, after it the one that it is to have. */
function anotherValue(before: readonly Line[], text: string): Line[] | undefined {
  const [head, tail] = atLastIn(text);
  const isOne = before.length > 1 && tail !== '' && !ofThem.test(normalizeText(text));
  const [line, ...more] = isOne ? meantIn(before, head) : [];
  const choice = line && choiceIn(line.product, tail);
  if (!line || more.length > 0 || !choice || !differs(line.choice, choice) || isEmpty(choiceIn(line.product, head))) return undefined;
  return before.map((one) => (one === line ? { ...completedBy({ ...line, choice }, [line]), quantity: line.quantity } : one));
}
const atLastIn = (text: string): [string, string] => {
  const found = /^(.*)(?<!\p{L})(?:in|en|em)\s(.+)$/isu.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : [text, ''];
};

const number =
  '(?:\\d{1,2}|one|two|three|four|five|eine?[nrs]?|zwei|drei|vier|une?|deux|trois|quatre|un[oa]|dos|tres|cuatro|uma?|dois|duas|quatro|een|twee|drie|due|tre)';
const ofThem = new RegExp(
  `(?<![\\p{L}\\d])(?:${number} (?:of (?:them|these|those|the)|davon|von (?:ihnen|denen|den)|d ?(?:elles|eux|entre)|des|de (?:ellas|ellos|las|los|esas|esos)|delas|deles|dessas|desses|das|dos|di (?:loro|queste|questi)|delle|dei|ervan|van (?:de|die|hen|deze))|(?:davon|dont|waarvan|di cui|de las cuales|dos quais|das quais) ${number})(?![\\p{L}])`,
  'u',
);
/** "Two of the big ones, and one of them in petrol": every part gives a line another quantity or some of its units another version. */
function partly(before: readonly Line[], text: string): Line[] | undefined {
  const isOnly = saysOne(text) && only.test(normalizeText(text));
  if (addsMore(text) || isOnly) return undefined;
  let lines = [...before];
  let last: Line | undefined;
  const parts = partsOf(text).filter((part) => saysAnything(part, before));
  for (const part of parts) {
    // "3 of the big ones" is how many of them, "one of them in petrol" another version.
    const isVersion = atLastIn(part)[1] !== '';
    const step = (isVersion ? undefined : counted(lines, part)) ?? splitOff(lines, part, last) ?? counted(lines, part);
    if (!step) return undefined;
    lines = step.lines;
    last = step.line;
  }
  return parts.length > 0 ? lines : undefined;
}
const saysAnything = (part: string, lines: readonly Line[]) =>
  onlyCount(part) !== undefined || lines.some(({ product }) => !isEmpty(choiceIn(product, part)) || isMeantBy(product, part));

type Step = { lines: Line[]; line: Line };
function splitOff(lines: readonly Line[], part: string, last: Line | undefined): Step | undefined {
  const words = normalizeText(part);
  const said = ofThem.exec(words);
  if (!said) return undefined;
  const count = onlyCount(said[0]) ?? 1;
  const [head, tail] = atLastIn(part);
  const version = tail === '' ? part : tail;
  const named = tail === '' ? lines.filter(({ product }) => isMeantBy(product, part)) : meantIn(lines, head);
  const pool = last ? [last] : named.length > 0 ? named : lines;
  const line = pool.findLast(({ product, quantity, choice }) => quantity > count && differs(choice, choiceIn(product, version)));
  if (!line) return undefined;
  const choice = choiceIn(line.product, version);
  const own = { ...line, quantity: line.quantity - count };
  const other = { ...completedBy({ ...line, choice }, [line]), quantity: count };
  return { lines: lines.flatMap((one) => (one === line ? [own, other] : [one])), line: own };
}
const differs = ({ asked }: Choice, { asked: now }: Choice) =>
  Object.entries(now).some(([name, values]) => !values.some((value) => asked[name]?.includes(value)));

/** "3 of the big ones", "make the lamps two": the quantity of the one line that is meant. */
function counted(lines: readonly Line[], part: string): Step | undefined {
  const count = countSaid(part);
  const meant = meantIn(lines, part);
  const [line, ...more] = meant;
  if (count === undefined || !line || more.length > 0) return undefined;
  const own = { ...line, quantity: count };
  return { lines: lines.map((one) => (one === line ? own : one)), line: own };
}

/** The lines whose product's name a text has a word of; in each part of it a word of one name only tells more than what several share. */
function namedAmong(lines: readonly Line[], text: string): Line[] {
  const named = partsOf(text).flatMap((part) => {
    const words = tokensOf(part).filter(({ word }) => word.length > 2 && !fillers.has(word));
    const bearers = words.map((token) => lines.filter(({ product }) => nameTokens(product).some((one) => same(one, token))));
    const telling = bearers.filter((some) => new Set(some.map(({ product }) => product.id)).size === 1);
    return (telling.length > 0 ? telling : bearers).flat();
  });
  return lines.filter((line) => named.includes(line));
}

/** The lines that a text means by their product, their version, or both. */
export function meantIn(lines: readonly Line[], text: string): Line[] {
  // A mug by its name, before glasses that are sold as mugs.
  const byName = namedAmong(lines, text);
  const isNamed = (line: Line) => (byName.length > 0 ? byName.includes(line) : isMeantBy(line.product, text));
  const named = lines.some(isNamed) ? lines.filter(isNamed) : lines;
  const choices = named.map((line) => ({ line, choice: choiceAmong(named, line, text) }));
  const isVersion = choices.some(({ choice }) => Object.keys(choice.asked).length > 0);
  // A version that no line is in isn't meant.
  if (isVersion) {
    const fitting = choices.filter(({ line, choice }) => choice.missing.length === 0 && !isEmpty(choice) && isIn(line, choice));
    const said = ({ choice }: (typeof fitting)[number]) => Object.keys(choice.asked).length;
    const most = Math.max(0, ...fitting.map(said));
    return fitting.filter((one) => said(one) === most).map(({ line }) => line);
  }
  return lines.some(isNamed) && !choices.some(({ choice }) => choice.missing.length > 0) ? [...named] : [];
}
/** "The big ones" are the bigger ones of those in the purchase, whatever else the product comes in. */
function choiceAmong(lines: readonly Line[], { product }: Line, text: string): Choice {
  const own = lines.filter((line) => line.product.id === product.id);
  const variants = product.variants.filter((variant) => own.some(({ choice }) => isOf(variant, choice)));
  const choice = choiceIn({ ...product, variants }, text);
  return isEmpty(choice) ? choiceIn(product, text) : choice;
}
const isIn = ({ product, choice }: Line, { asked }: Choice) =>
  Object.keys(asked).length > 0 &&
  product.variants.some((variant) => isOf(variant, { asked: choice.asked, not: {} }) && isOf(variant, { asked, not: {} }));

/** What is said of lines anew: more of them, other versions and quantities. */
function anew(before: readonly Line[], text: string, known: readonly Product[], other: Product | undefined): Line[] | undefined {
  const last = before.at(-1);
  if (!last) return undefined;
  const own = namedIn(text, known);
  const named = own.length === 0 && other ? [other] : own;
  const isNamed = ({ product }: Line) => named.some(({ id }) => id === product.id);
  const now = choiceIn(last.product, text);
  const lines = linesIn(text, { known, product: other ?? last.product, picked: null, several: [] })
    .map((line) => completedBy(line, before))
    .map((line) => asBefore(line, before, text));
  const count = countSaid(text);
  if (addsMore(text) || addsSame(text) || other)
    return lines.length > 0 && (named.length > 0 || !isEmpty(now) || count !== undefined) ? [...before, ...lines] : undefined;
  // Lines of a product said anew are instead of its lines before.
  const rest = before.filter((line) => !isNamed(line) && !lines.some(({ product }) => product.id === line.product.id));
  if (lines.length > 1 || (named.length > 0 && !isNamed(last)))
    return lines.length === 0 ? undefined : [...(before.length > 1 ? rest : []), ...lines];
  // "Not the yellow, coral" changes the yellow one.
  const isRefused = ({ choice }: Line) =>
    Object.entries(now.not).some(([name, values]) => values.some((value) => choice.asked[name]?.includes(value)));
  const meant = before.findLast((one) => one.product.id === last.product.id && isRefused(one)) ?? last;
  const [line] = linesIn(text, { known, product: last.product, picked: null, several: [] });
  if (line && (!isEmpty(now) || now.missing.length > 0)) {
    const next = { ...completedBy(line, [meant]), quantity: line.quantity > 1 || saysOne(text) ? line.quantity : meant.quantity };
    // "Just one white after all" is instead of all lines of the product.
    if (saysOne(text) && only.test(normalizeText(text))) return [...before.filter(({ product }) => product.id !== next.product.id), next];
    return before.map((one) => (one === meant ? next : one));
  }
  if (count === undefined) return undefined;
  // "Make it three" means the last one, unless both are named.
  const counts = (one: Line) => (named.length > 0 ? isNamed(one) : ofEach.test(normalizeText(text)) || one === last);
  return before.map((one) => (counts(one) ? { ...one, quantity: count } : one));
}
const ofEach = anywhere(
  'each, both, all, of everything, je, jeweils, beide, alle, chacun\\w*, chaque, cada, ambos, ambas, todos, todas, elk, allebei, ciascun\\w*',
);

/** "And the same in M", "and one in blue": another one beside those before. */
const addsOne = atStart(`
  (?:oh |ok |okay |ah |so |yes |then )*(?:and|und|et|y|e|en|ed) (?:the same|an?|one|two|three|\\d{1,2}|eine?n?|zwei|drei|das(?:selbe| gleiche)|dieselbe|une?|deux|trois|la meme|le meme|un[oa]?|dos|tres|l[oa] mismo|l[oa] mism[oa]|uma?|dois|duas|[oa] mesm[oa]|een|twee|drie|dezelfde|hetzelfde|due|tre|lo stesso|la stessa)`);
export const addsSame = (text: string) => addsOne.test(normalizeText(text)) && !/\b(?:instead|only|just)\b/.test(plain(text));

const sameAs = anywhere(
  'same (?:colou?r|size|one|version), (?:gleiche[rn]?|selbe[rn]?|dieselbe|derselben) (?:farbe|grosse), meme (?:couleur|taille), mism[oa] (?:color|talla), mesm[oa] (?:cor|tamanho), zelfde (?:kleur|maat), stess[oa] (?:colore|taglia)',
);
/** "A watering can too, same color": what both products have is as in the line before. */
function asBefore(line: Line, before: readonly Line[], text: string): Line {
  const last = before.at(-1);
  if (!last || !sameAs.test(normalizeText(text))) return line;
  const options = optionsOf(line.product.variants);
  const shared = Object.entries(last.choice.asked).filter(
    ([name, values]) => line.choice.asked[name] === undefined && values.every((value) => options[name]?.includes(value)),
  );
  return { ...line, choice: { ...line.choice, asked: { ...line.choice.asked, ...Object.fromEntries(shared) } } };
}

/** Lines of the same version as one. */
function merged(lines: readonly Line[]): Line[] {
  const keyOf = ({ product, choice: { asked } }: Line) =>
    `${product.id} ${JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
  return lines.reduce<Line[]>((all, line) => {
    const at = all.findIndex((one) => keyOf(one) === keyOf(line));
    return at < 0 ? [...all, line] : all.map((one, place) => (place === at ? { ...one, quantity: one.quantity + line.quantity } : one));
  }, []);
}

/** "The board", "the lamp" for a headlamp. */
export const isMeantBy = (product: Product, text: string) => tokensOf(text).some((token) => isNoun(product, token));
const isNoun = (product: Product, token: Token) =>
  token.word.length > 2 &&
  !fillers.has(token.word) &&
  (isKind(product, token) || (token.word.length > 3 && nameTokens(product).some(({ word }) => word.endsWith(token.word))));

/** "Just one in white": not the pronoun of "the white one". */
const saysOne = (text: string) =>
  /(?<!(?:that|this|the|which|other) )\b(?:one|un[aoe]?|eine?[nrs]?|uma?) (?:in|en|em)\b|\b(?:just|only|nur|solo|apenas|so|finalement) (?:one|un[aoe]?|eine?[nrs]?|uma?)\b|\bune? seule?\b/.test(
    plain(text),
  );

/** The number of the first few words that give one: "hm, make it one, I only have one shelf". */
const countSaid = (text: string) =>
  onlyCount(onlySo.exec(normalizeText(text))?.[1] ?? '') ??
  text
    .split(/[.,;!?\n]+/)
    .filter((part) => !nameWithNumber.test(part))
    .map((part) => (justOne.test(plain(part)) ? 1 : onlyCount(part)))
    .find((count) => count !== undefined);
/** "Kerkstraat 9": a number behind a name counts nothing. */
const nameWithNumber = /(?<!\p{L})\p{Lu}\p{L}{3,} \d+\p{L}?\s*$/u;
/** "Please make it only one cape in the basket": the number behind the word that limits it. */
const onlySo = new RegExp(
  `(?<![\\p{L}])(?:only|just|make (?:it|that|them)|nur|bloss|solo|seulement|juste|so|apenas|alleen|soltanto) (${number})(?![\\p{L}\\d])`,
  'u',
);
const justOne = /\b(?:only|just|nur|bloss|solo|seulement|juste|so|apenas|soltanto) (?:an?|ein\w*|un[aeo]?|uma?)$/;
