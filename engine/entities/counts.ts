import type { Mention } from './mention.ts';
import { articles, numberAt } from './numbers.ts';
import { fold, type Prepared, type Token } from './text.ts';

const unitLines: Record<string, string> = {
  // oxlint-disable-next-line parley/retired-words -- the unit's name in the data
  piece:
    'piece pieces pc pcs unit units item items article articles unidad unidades pieza piezas articulo articulos unite unites piece pieces stuck artikel unidade unidades peca pecas artigo artigos',
  pair: 'pair pairs par pares paire paires paar paare',
  box: 'box boxes caja cajas boite boites karton kartons schachtel schachteln caixa caixas',
  pack: 'pack packs packet packets package packages paquete paquetes paquet paquets packung packungen pacote pacotes',
  set: 'set sets juego juegos conjunto conjuntos',
  bottle: 'bottle bottles',
  order: 'orders pedidos commandes bestellungen encomendas',
  dozen: 'dozen dozens docena douzaine dutzend duzia',
};
const units = new Map(Object.entries(unitLines).flatMap(([unit, line]) => line.split(' ').map((word): [string, string] => [word, unit])));
const countedOnly = new Set([
  'of',
  'more',
  'extra',
  'additional',
  'mas',
  'de',
  'of-them',
  'davon',
  'weitere',
  'autres',
  'otras',
  'otros',
  'mais',
]);
const labelled =
  /(?<!\p{L})(?:quantity|qty|cantidad|cant|quantit[ée]|qt[ée]|menge|anzahl|quantidade|qtd)\.?(?:\s(?:of|is|de|von|to))?\s?[:=]?\s?(\d{1,4})(?![\d.,]\d|\d)/giu;
const made =
  /(?<!\p{L})(?:make (?:it|that|them)|change (?:it|that|the (?:quantity|amount|number)) to)\s(\d{1,3})(?![\d:%]|[.,]\d|\s?(?:am|pm|o'clock|inch|cm|gb|ml|l)(?!\p{L}))/giu;
const times = /(?<![\p{L}\d#.,])(?:(\d{1,3})\s?[x×](?=\s\p{L})|(?<!\d\s?)[x×]\s?(\d{1,3})(?![\p{L}\d]))/giu;
const notCounted =
  /^(?:day|days|week|weeks|month|months|hour|hours|hrs|minute|minutes|year|years|am|pm|star|stars|percent|dia|dias|semana|semanas|jour|jours|semaine|semaines|mois|tag|tage|tagen|woche|wochen|monat|monate|stunden|uhr|mes|meses|hora|horas|anos|ans|jahre|times|mal|veces|fois|vezes|st|nd|rd|th)$/;
const skipped = /^(?:of|the|my|those|these|same|new|more|de|d|des|los|las|mis|von|den|meine|meiner|dos|das|os|as|extra|additional)$/;

/** Quantities, in digits or words: next to a product, a word for units, or "quantity". */
export function quantityMentions(
  prepared: Prepared,
  masked: string,
  products: readonly { start: number; end: number }[],
): Mention<'quantities'>[] {
  const found: Mention<'quantities'>[] = [];
  const take = (value: number, start: number, end: number, unit?: string) => {
    if (value < 1 || value > 10_000 || found.some((other) => other.start < end && start < other.end)) return;
    found.push({ kind: 'quantities', value: { value, ...(unit && { unit }) }, start, end });
  };
  for (const match of masked.matchAll(labelled)) take(Number(match[1]), match.index, match.index + match[0].length);
  for (const match of masked.matchAll(made)) take(Number(match[1]), match.index, match.index + match[0].length);
  for (const match of masked.matchAll(times)) take(Number(match[1] ?? match[2]), match.index, match.index + match[0].length);
  const tokens = prepared.tokens.filter(({ start }) => masked[start] !== ' ');
  const words = tokens.map(({ folded }) => folded);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const countAt = readNumber(token, words, at, masked);
    if (!countAt) continue;
    const last = tokens[at + countAt.words - 1] ?? token;
    const counted = whatIsCounted(tokens, at + countAt.words, products, masked);
    // "One of the ATMs" and "a couple of times" count nothing for sale; an article before a product doesn't either.
    const isVague = /^(?:one|a)$/.test(words[at] ?? '') && !counted?.product && counted?.unit === undefined;
    const isArticle = countAt.article && (counted?.product === true || counted?.unit !== 'piece');
    if (counted && !isVague && !isArticle) take(countAt.value * (counted.dozen ? 12 : 1), token.start, last.end, counted.unit);
    at += countAt.words - 1;
  }
  return found.toSorted((a, b) => a.start - b.start);
}

type Count = { value: number; words: number; article: boolean };
function readNumber(token: Token, words: readonly string[], at: number, text: string): Count | undefined {
  if (/^\d{1,4}$/.test(token.text)) {
    const [before, after] = [text[token.start - 1] ?? '', text.slice(token.end, token.end + 2)];
    const isPart = /[#€$£.,/:\d-]/.test(before) || /^[.,:/-]\d|^%|^\s?[€$£%]/.test(after);
    return isPart ? undefined : { value: Number(token.text), words: 1, article: false };
  }
  if (words[at] === 'both' || words[at] === 'ambos' || words[at] === 'ambas' || words[at] === 'beide')
    return { value: 2, words: 1, article: false };
  const isA = words[at] === 'a' && (words[at + 1] === 'pair' || words[at + 1] === 'dozen' || words[at + 1] === 'couple');
  if (isA) return words[at + 1] === 'couple' ? { value: 2, words: 2, article: false } : { value: 1, words: 1, article: false };
  // "Another one set for four": "one" is a number only directly before what it counts.
  if (words[at] === 'one' && notOne.test(words[at - 1] ?? '')) return undefined;
  const number = numberAt(words, at);
  return number && { ...number, article: number.words === 1 && articles.has(fold(words[at] ?? '')) && words[at] !== 'one' };
}

/** What follows a number: a word for units, or a product after at most three words. */
function whatIsCounted(
  tokens: readonly Token[],
  at: number,
  products: readonly { start: number; end: number }[],
  text: string,
): { unit?: string; dozen?: boolean; product?: boolean } | undefined {
  const next = tokens[at];
  const previous = tokens[at - 1];
  if (!next || !previous) return undefined;
  if (notCounted.test(next.folded) || /[.!?;:\n]/.test(text.slice(previous.end, next.start))) return undefined;
  const unit = next.folded === 'stuck' && !/ü/i.test(next.text) ? undefined : units.get(next.folded);
  if (unit === 'dozen') return { unit: 'piece', dozen: true };
  const isProduct = (start: number) => products.some((product) => product.start <= start && start < product.end);
  if (unit && !isProduct(next.start)) return { unit };
  let passed = previous.end;
  for (let place = at; place < Math.min(tokens.length, at + 4); place++) {
    const token = tokens[place];
    if (!token || /[.,!?;:\n]/.test(text.slice(passed, token.start)) || notCounted.test(token.folded)) break;
    if (isProduct(token.start)) return { product: true };
    if (verbish.test(token.folded)) break;
    passed = token.end;
  }
  const after = tokens[at + 1];
  const ofThem =
    countedOnly.has(next.folded) &&
    (!after || skipped.test(after.folded) || /^(?:them|those|these|it|ellos|ellas|each|eux)$/.test(after.folded));
  const isMore = moreOf.test(next.folded) && !(after && notCounted.test(after.folded)) && after?.folded !== 'than';
  return ofThem || isMore ? {} : undefined;
}
const moreOf = /^(?:more|mas|mais|weitere|autres|otras|otros|additional)$/;
const notOne = /^(?:another|that|this|the|which|any|every|no|from|last|first|other|new|same|right|wrong|each|only|some|a)$/;
const verbish =
  /^(?:is|are|was|were|has|have|had|to|for|from|in|on|at|with|and|but|or|y|et|und|e|que|i|you|it|in|por|para|pour|fur|mit|got|ordered|received|bought|instead|only|not)$/;
