import { hundredthsOf } from '../../amounts.ts';
import type { Product, Variant } from '../../tools.ts';
import type { Language } from '../../intents.ts';
import type { Relation } from '../../texts/shopping-texts.ts';
import { sentencesOf } from '../../words.ts';
import { type Measure, type MeasureKind, measuresIn } from './measures.ts';
import { type Choice, isOf, optionsOf } from './options.ts';

// Figures of products that can be compared: weights, volumes, hours, lumens, read from descriptions and options.

const kinds: Partial<Record<Relation, MeasureKind>> = { lighter: 'weight', heavier: 'weight', brighter: 'light', longer: 'time' };
const notWeight = /\bcarries|loads?|takes \d|up to \d+ kg|paper|g\/m|bears|cartridge/i;

/** Whether a part of a description may give the product's own weight, not one it carries or is made of. */
export const weighsIn = (part: string) => !notWeight.test(part);

/** The figure of a product for a relation; of the version chosen where the description gives several. */
export function figureOf(product: Product, relation: Relation, choice?: Choice): Measure | undefined {
  const variants = choice ? product.variants.filter((variant) => isOf(variant, choice)) : product.variants;
  if (relation === 'warmer') return temperature(product);
  const kind = kinds[relation] ?? sizeKind(product);
  const sentences = sentencesOf(product.description).filter((sentence) => kind !== 'weight' || !/g\/m²/.test(sentence));
  const found = sentences
    .flatMap((sentence) => sentence.split(/;\s|,\s(?!\d)/))
    .filter((part) => kind !== 'weight' || weighsIn(part))
    .flatMap((part) =>
      measuresIn(part)
        .filter((one) => one.kind === kind)
        .map((measure) => ({ measure, part })),
    );
  const own = variants.flatMap(({ options }) => Object.values(options).flatMap((value) => measuresIn(value)));
  if (kind !== 'weight' && kind !== 'light' && kind !== 'time') {
    const volumes = own.filter((one) => one.kind === kind);
    if (volumes.length > 0) return pick(volumes, relation);
  }
  const ofVariant = found.find(
    ({ part }) =>
      own.length > 0 &&
      variants.length < product.variants.length &&
      measuresIn(part).some((one) => own.some((other) => other.value === one.value && other.kind === one.kind)),
  );
  const measures = found.map(({ measure }) => measure);
  return ofVariant?.measure ?? (kind === 'time' || kind === 'light' ? pick(measures, relation) : pick(measures, relation, 'first'));
}

const notDuration = /charg|boil|\bdr(?:y|ies)\b|by itself|wash|guarant|under water/i;
const uses = [/\bfull|high(?:est)?\b|\bmax/i, /\bmedium|middle/i, /\blow(?:est)?\b/i, /\bhot|warm/i, /\bcold/i];
/** How long a product lasts in each use that its description names: at full power, hot, cold; -1 where it names none. */
export function durationsOf({ description }: Product): Map<number, number> {
  const found = new Map<number, number>();
  for (const part of sentencesOf(description).flatMap((sentence) => sentence.split(/[;:,]\s|\sand\s|\sor\s/))) {
    if (notDuration.test(part)) continue;
    const measure = measuresIn(part).find(({ kind }) => kind === 'time');
    const use = uses.findIndex((one) => one.test(part));
    if (measure && !found.has(use)) found.set(use, measure.value);
  }
  return found;
}

const pick = (measures: readonly Measure[], relation: Relation, how?: 'first') => {
  if (how === 'first') return measures[0];
  const isLess = relation === 'smaller' || relation === 'lighter' || relation === 'cheaper';
  return measures.toSorted((a, b) => (isLess ? a.value - b.value : b.value - a.value))[0];
};
const sizeKind = (product: Product): MeasureKind =>
  (['volume', 'memory', 'charge', 'length'] as const).find((kind) =>
    measuresIn(`${product.description} ${Object.values(optionsOf(product.variants)).flat().join(', ')}`).some((one) => one.kind === kind),
  ) ?? 'volume';
const temperature = (product: Product) => {
  const found = sentencesOf(product.description)
    .filter((sentence) => /warm|comfortable/i.test(sentence))
    .flatMap((sentence) => measuresIn(sentence))
    .filter(({ kind }) => kind === 'temperature');
  return found[0];
};

/** Whether more of the figure makes the relation true: the brighter one has more lumens. */
export const wantsMore = (relation: Relation) =>
  relation === 'heavier' || relation === 'brighter' || relation === 'bigger' || relation === 'longer' || relation === 'dearer';

const locales: Record<Language, string> = { en: 'en', es: 'es', fr: 'fr', de: 'de', pt: 'pt-PT', nl: 'nl', it: 'it' };
/** A figure in words: "58 g", "1.2 kg", "12 hours". */
export function sayFigure(kind: MeasureKind, value: number, language: Language): string {
  const say = (amount: number) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(amount);
  if (kind === 'weight') return value >= 1000 ? `${say(value / 1000)} kg` : `${say(value)} g`;
  if (kind === 'volume') return value >= 1000 ? `${say(value / 1000)} l` : `${say(value)} ml`;
  if (kind === 'time')
    return new Intl.NumberFormat(locales[language], {
      style: 'unit',
      unit: value >= 60 ? 'hour' : 'minute',
      unitDisplay: 'long',
      maximumFractionDigits: 2,
    }).format(value >= 60 ? value / 60 : value);
  const units: Partial<Record<MeasureKind, string>> = {
    length: 'cm',
    light: 'lm',
    memory: 'GB',
    charge: 'mAh',
    temperature: '°C',
    power: 'W',
    area: 'm²',
  };
  return `${say(value)} ${units[kind] ?? ''}`.trim();
}

export const centsOf = (variants: readonly Variant[]) => Math.min(...variants.map(({ price }) => hundredthsOf(price)));
