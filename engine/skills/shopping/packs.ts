import { hundredthsOf } from '../../amounts.ts';
import { wordNumber } from '../../entities/numbers.ts';
import type { Product, Variant } from '../../tools.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import { type Choice, isOf } from './options.ts';

// Products sold singly and in sets: how many of which make the units that somebody wants.

const sets = '(?:sets?|packs?|pakete?|packung|lots?|box|boxes|boite|coffret|juegos?|paquetes?|pack|conjuntos?|caixa|caja)';
const inSet = [
  new RegExp(`${sets} (?:of|de|da|do|von|mit|a|aus|with)? ?(\\d{1,2}|\\p{L}+)\\b`, 'u'),
  new RegExp(`\\b(\\d{1,2}|\\p{L}+?)(?:er)? ?${sets}\\b`, 'u'),
];
/** The units in a version: four in "Set of 4", one in "Single". */
export function unitsIn({ options }: Pick<Variant, 'options'>): number {
  for (const value of Object.values(options))
    for (const pattern of inSet) {
      const said = pattern.exec(normalizeText(value))?.[1];
      const count = said === undefined ? undefined : /^\d/.test(said) ? Number(said) : wordNumber(said);
      if (count !== undefined && count > 1) return count;
    }
  return 1;
}

/** Versions at one price, so many of each. */
export type Part = { quantity: number; variants: readonly Variant[] };
export type Way = { parts: readonly Part[]; cents: number };

const centsOf = ({ price }: Variant) => hundredthsOf(price);

/** The versions in stock that fit, by price. */
export function pricesOf({ variants }: Product, choice: Choice): Variant[][] {
  const fitting = variants.filter((variant) => variant.in_stock && isOf(variant, choice));
  return [...new Set(fitting.map(centsOf))]
    .toSorted((a, b) => a - b)
    .map((cents) => fitting.filter((variant) => centsOf(variant) === cents));
}

/** The ways to get a number of units in single ones and in sets, cheapest first; none for what is sold in one way. */
export function waysToGet(product: Product, choice: Choice, units: number): Way[] {
  const groups = pricesOf(product, choice).map((variants) => ({ variants, size: unitsIn(variants[0] as Variant) }));
  const single = groups.find(({ size }) => size === 1);
  if (!groups.some(({ size }) => size > 1) || new Set(groups.map(({ size }) => size)).size < groups.length) return [];
  return groups
    .flatMap(({ variants, size }): Way[] => {
      const [whole, rest] = [Math.floor(units / size), units % size];
      if (whole === 0 || (rest > 0 && !single)) return [];
      const parts = [{ quantity: whole, variants }, ...(rest > 0 && single ? [{ quantity: rest, variants: single.variants }] : [])];
      return [{ parts, cents: parts.reduce((sum, part) => sum + part.quantity * centsOf(part.variants[0] as Variant), 0) }];
    })
    .toSorted((a, b) => a.cents - b.cents);
}
