import type { Product } from '../../tools.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { sentencesOf } from '../../words.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import { bodies } from './bodies.ts';
import { asksSize, sizeWords } from './lexicon.ts';
import { isKind, nameTokens } from './match.ts';
import { heightIn, type Measure, measuresIn } from './measures.ts';
import { inOrder, optionsOf } from './options.ts';
import { same, tokensOf } from './tokens.ts';

// Advice on sizes: reads the ranges that descriptions and size guides give for a product's sizes, and finds the one for somebody's measure.

/** "The next size up" from the one discussed. */
export function shiftedSize(product: Product, text: string, picked: Record<string, string>): Record<string, string[]> {
  const words = normalizeText(text);
  const up =
    /\b(?:(?:next|one) size (?:up|bigger|larger)|size up|(?:eine )?(?:nummer|grosse) grosser|talla mas grande|taille au dessus|tamanho acima)\b/.test(
      words,
    );
  const down =
    /\b(?:(?:next|one) size (?:down|smaller)|size down|(?:eine )?(?:nummer|grosse) kleiner|talla menos|taille en dessous|tamanho abaixo)\b/.test(
      words,
    );
  const [option, sizes] = sizeOption(product) ?? [];
  if ((!up && !down) || option === undefined || sizes === undefined) return {};
  const ordered = inOrder(sizes) ?? sizes;
  const next = ordered[ordered.indexOf(picked[option] ?? '') + (up ? 1 : -1)];
  return picked[option] === undefined || next === undefined ? {} : { [option]: [next] };
}

export type Advice = { option: string; size: string; reason: string } | { option: string; outside: string[] };

const layered = /\b(?:fleece|jumper|sweater|pullover|layers?|under it|underneath|drunter|darunter|jersey|pull|camisola)\b/;

/** Somebody's measure in a message: a length in words of the body, a height, a weight of a pet, or the size worn as a rule. */
export function bodyIn(text: string): { measure: Measure | undefined; usual: string | undefined } {
  const height = heightIn(text);
  const lengths = measuresIn(text).filter(({ kind }) => kind === 'length' || kind === 'weight');
  const bare = lengths.length === 0 && height === undefined ? bareIn(text) : undefined;
  const usual =
    /(?<!\p{L})(?:i['’]?m|i am|am|usually|normally|wear|bin|trage|soy|uso|suis|porte|sou)\s(?:an?\s|usually\s|normally\s|normalerweise\s|une?\s|um\s|eine?\s|size\s|la\s|du\s)*(xxs|xs|s|m|l|xl|xxl|small|medium|large)(?!\p{L}|['’])/iu.exec(
      text,
    )?.[1];
  return { measure: height ?? lengths[0] ?? bare, usual };
}

/** "My chest is 109", "hand 19.5 round": a part of the body with a number; in inches where it is too small for centimeters. */
function bareIn(text: string): Measure | undefined {
  const number = /(?<![\p{L}\d.,€$£])(\d{2,3}(?:[.,]\d)?)(?![\d.,]*\d|\s?[%€$£\p{L}]{0,2}(?:ml|l|kg|g|eur)\b)/u;
  const part = text.split(/[,;!?\n]+|\.\s/).find((one) => bodies.some(([body]) => body.test(normalizeText(one))) && number.test(one));
  const value = Number((part === undefined ? '' : (number.exec(part)?.[1] ?? '')).replace(',', '.'));
  if (part === undefined || value === 0) return undefined;
  const isChest = /\b(?:chest|bust|brust\w*|pecho|poitrine|peito|waist)\b/.test(normalizeText(part));
  const cm = isChest && value < 60 ? value * 2.54 : value;
  return { kind: 'length', value: cm, to: undefined, text: String(value), start: 0, end: 0 };
}

/** Whether a message is about somebody's size. */
export const isAboutSize = (text: string) => {
  const words = normalizeText(text);
  const { measure } = bodyIn(text);
  const saysBody =
    bodies.some(([body]) => body.test(words)) ||
    /\b(?:tall|height|gross|groesse|alto|alta|mide|mido|mesure|mede|meco|i am|im|hes|shes|he is|she is|ich bin|er ist|sie ist|soy|es|je suis|il fait|elle fait|tem|sou)\b/.test(
      words,
    );
  return asksSize.test(words) || (measure !== undefined && (measure.kind === 'length' ? measure.value >= 15 : true) && saysBody);
};

type Row = { size: string; from: number; to: number; text: string };

/** The size for a measure, from the product's description and the shop's size guide. */
export async function adviseSize(scene: DialogueContext, product: Product, text: string): Promise<Advice | undefined> {
  const [option, sizes] = sizeOption(product) ?? [];
  if (option === undefined || sizes === undefined) return undefined;
  const { measure, usual } = bodyIn(text);
  const guide = await guideOf(scene, product, text);
  const words = normalizeText(text);
  const rules = [...sentencesOf(product.description), ...guide].filter((sentence) =>
    isRuleFor(product, sentence, product.description.includes(sentence)),
  );
  const isLayered = layered.test(words);
  const up = rules.find(
    (sentence) =>
      /(?:size up|one size up|a size larger|run small|larger one)/i.test(sentence) &&
      (!/fleece|jumper|over/i.test(sentence) || isLayered || /run small/i.test(sentence)),
  );
  const ordered = inOrder(sizes) ?? sizes;
  const shifted = (size: string) => (up ? (ordered[ordered.indexOf(size) + 1] ?? size) : size);
  if (usual !== undefined && measure === undefined) {
    const size = ordered.find(
      (value) => value.toLowerCase() === usual.toLowerCase() || (value.length <= 2 && value.toLowerCase() === usual[0]?.toLowerCase()),
    );
    return size === undefined ? undefined : { option, size: shifted(size), reason: up ?? rules[0] ?? '' };
  }
  if (measure === undefined) return undefined;
  const own = rowsIn([sentencesOf(product.description), guide].flat(), sizes, words);
  // Sizes that are body heights themselves say more than any guide.
  const heights = rangeSizes(sizes);
  const isHeight =
    measure.value >= Math.min(...heights.map(({ from }) => from)) && measure.value <= Math.max(...heights.map(({ to }) => to));
  const rows = isHeight || own.length === 0 ? heights : own;
  if (rows.length === 0) return undefined;
  const hits = rows.filter(({ from, to }) => measure.value >= from && measure.value <= to);
  const takesLarger = rules.some((sentence) => /between two sizes[^.]*larger/i.test(sentence));
  const hit = takesLarger || rows !== own ? hits.at(-1) : hits[0];
  const between = rows.toSorted((a, b) => a.from - b.from).find(({ from }) => from > measure.value);
  const chosen = hit ?? (rows.some(({ to }) => to < measure.value) ? between : undefined);
  if (!chosen) return { option, outside: ordered };
  return { option, size: shifted(chosen.size), reason: [chosen.text, up].filter(Boolean).join(' ') };
}

/** Sizes that somebody wears: a towel or a blanket has none. */
export const hasSizes = (product: Product) => {
  const [, sizes = []] = sizeOption(product) ?? [];
  return sizes.length > 1 && !sizes.some((size) => measuresIn(size).length > 0);
};

function sizeOption({ variants }: Product): [string, string[]] | undefined {
  const options = Object.entries(optionsOf(variants));
  return (
    options.find(([name]) => tokensOf(name).some(({ word }) => sizeWords.has(word))) ??
    options.find(([, values]) => inOrder(values) !== undefined && values.length > 1)
  );
}

/** "98/104": body heights as sizes. */
const rangeSizes = (sizes: readonly string[]): Row[] =>
  sizes.flatMap((size) => {
    const match = /^(\d{2,3})\s?[/-]\s?(\d{2,3})$/.exec(size);
    return match ? [{ size, from: Number(match[1]) - 3, to: Number(match[2]), text: '' }] : [];
  });

/** "M 94-102 cm", "S fits 51 to 55 cm", "S/M for up to 1.75 m, L/XL above", "S 36 inches": ranges beside the sizes. */
function rowsIn(sentences: readonly string[], sizes: readonly string[], words: string): Row[] {
  const body = bodies.find(([said]) => said.test(words))?.[1];
  const best = sentences
    .map((sentence) => ({ sentence, rows: rowsOf(sentence, sizes) }))
    .filter(({ rows }) => rows.length > 0)
    .map((one) => ({
      ...one,
      points:
        one.rows.length +
        (body && context(sentences, one.sentence, body) ? 10 : 0) -
        (body ? 0 : /chest|head|hands?/i.test(one.sentence) ? 3 : 0),
    }))
    .toSorted((a, b) => b.points - a.points)[0];
  return best?.rows ?? [];
}
/** The sentence or the one before it speaks of the part of the body. */
const context = (sentences: readonly string[], sentence: string, body: RegExp) =>
  body.test(sentence) || body.test(sentences[sentences.indexOf(sentence) - 1] ?? '');

function rowsOf(sentence: string, sizes: readonly string[]): Row[] {
  const places = sizes
    .flatMap((size) => {
      const escaped = size.replace(/[/.+*?()[\]\\]/g, '\\$&');
      const match = new RegExp(`(?<![\\p{L}\\d/])${escaped}(?![\\p{L}\\d/])`, 'u').exec(sentence);
      return match ? [{ size, at: match.index, end: match.index + size.length }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  const all = measuresIn(sentence);
  const unit = /\b(inch(?:es)?|cm|m|mm|lbs|kg)\b(?!.*\b(?:inch(?:es)?|cm|mm|lbs|kg)\b)/.exec(sentence)?.[1] ?? 'cm';
  return places.flatMap(({ size, end }, place): Row[] => {
    const part = sentence.slice(end, places[place + 1]?.at ?? sentence.length);
    const [measure] = measuresIn(part);
    const bare = measure ?? measuresIn(part.replace(/(\d+)(?=\s*[,.;]?\s*$)/, `$1 ${unit}`))[0];
    if (/^\s*(?:above|(?:is )?for taller|for taller|and up|over)/i.test(part)) {
      const before = all.at(-1);
      return before ? [{ size, from: before.value, to: 1000, text: sentence }] : [];
    }
    if (!bare) return [];
    if (/up to|bis|hasta|jusqu/i.test(part)) return [{ size, from: 0, to: bare.value, text: sentence }];
    if (bare.to === undefined) return [{ size, from: bare.value - 5, to: bare.value + 5, text: sentence }];
    return [{ size, from: bare.value, to: bare.to, text: sentence }];
  });
}

async function guideOf({ tools, nlu }: DialogueContext, product: Product, text: string): Promise<string[]> {
  const kind = product.category ?? product.name;
  const { passages } = await tools.call('search_knowledge', {
    query: `size guide sizes ${kind} ${product.name} ${text}`.slice(0, 400),
    topic: 'size',
    language: nlu.language,
    limit: 10,
  });
  return passages
    .filter(({ title, text: passage }) => /size/i.test(`${title} ${passage}`))
    .flatMap(({ text: passage }) => sentencesOf(passage));
}

/** A rule of the guide that names the product or its kind, or any rule of its own description. */
function isRuleFor(product: Product, sentence: string, isOwn: boolean) {
  if (!/size/i.test(sentence) && !/fits? (?:wide|true|slim)/i.test(sentence)) return false;
  if (isOwn) return true;
  const tokens = tokensOf(sentence);
  const name = nameTokens(product);
  const hits = name.filter((part) => tokens.some((token) => same(part, token)));
  return (
    hits.length === name.length ||
    (hits.length >= 1 && hits.some((part) => !isKind({ ...product, name: '' }, part)) && hits.length * 2 >= name.length)
  );
}
