import type { Product, Variant } from '../../tools.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { inOneLine } from '../../speech.ts';
import { or } from '../../texts/lists.ts';
import { type Choice, choiceIn, completed, isOf, optionsOf } from './options.ts';
import { amountOf, leastCents, namesOf, versionName } from './write.ts';

// Whether a product is in stock in what was asked for; a constraint that no variant meets is said, never passed over.

const mostListed = 6;

export type StockAnswer = {
  text: string;
  /** The variants in stock that meet everything. */
  available: readonly Variant[];
  /** The variant that the answer is about, if it is one. */
  variant: Variant | undefined;
  asked: Record<string, string[]>;
};

/** The choice of this message, completed by what was chosen before where both can hold. */
export function withEarlier(product: Product, now: Choice, picked: Record<string, string>): Choice {
  const before = Object.fromEntries(Object.entries(picked).map(([name, value]) => [name, [value]]));
  const all = { ...now, asked: completed(before, now.asked) };
  const chosen = product.variants.some((variant) => isOf(variant, all)) ? all : now;
  // In the shop's order, so that a variant always has the same name.
  const order = Object.keys(optionsOf(product.variants));
  const sorted = Object.entries(chosen.asked).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return { ...chosen, asked: Object.fromEntries(sorted) };
}

const asksBack = /\b(?:back|again|restock\w*|wieder|de nouveau|retour|vuelv\w+|volv\w+|novo|volta)\b/i;
/** The version discussed before, or the one that was looked for. Of a sold-out one what its alternatives share is kept. */
export function pickedOf({ memory }: Pick<DialogueContext, 'memory'>, product: Product, text: string): Record<string, string> {
  if (memory.picked?.product !== product.id)
    return memory.need && memory.shown.includes(product.id) ? single(choiceIn(product, memory.need.text).asked) : {};
  const { options } = memory.picked;
  const asked = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, [value]]));
  if (asksBack.test(text) || product.variants.some((variant) => variant.in_stock && isOf(variant, { asked, not: {} }))) return options;
  const [first, ...others] = nearest(product, { asked, not: {}, missing: [], places: new Set() });
  return Object.fromEntries(
    Object.entries(first?.options ?? {}).filter(([name, value]) => others.every((variant) => variant.options[name] === value)),
  );
}

/** The options that are decided: those with one value. */
export const single = (asked: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, [value, ...more]]) => (value !== undefined && more.length === 0 ? [[name, value]] : [])),
  );

/** `counts`: how many there are is asked; `wanted`: as many should be there. */
type Amounts = { counts?: boolean; wanted?: number };

export function stockOf(
  scene: DialogueContext,
  product: Product,
  choice: Choice,
  { counts = false, wanted = 1 }: Amounts = {},
): StockAnswer {
  const { say, replyLanguage } = scene;
  const fitting = product.variants.filter((variant) => isOf(variant, choice));
  const available = choice.missing.length > 0 ? [] : fitting.filter(({ in_stock }) => in_stock);
  const which = askedName(scene, product, choice);
  const others = (some: readonly Variant[]) => namesOf(product, some, replyLanguage).slice(0, mostListed);
  const base = { available, variant: available.length === 1 ? available[0] : undefined, asked: choice.asked };
  const [first] = available;
  const left = available.reduce((sum, { stock }) => sum + (stock ?? Infinity), 0);
  if (first && left < wanted) return { ...base, text: say.shopping.no(say.shopping.left(product.name, which, left)) };
  if (counts && first && available.every(({ stock }) => stock !== null)) {
    const isPart = Object.keys(choice.asked).length > 0;
    const text =
      available.length === 1 || isPart
        ? say.shopping.left(product.name, which, left)
        : say.countInStock(product.name, available.length, product.variants.length);
    return { ...base, text };
  }
  if (first) {
    const text = say.inStock(product.name, which, amountOf(scene, product, leastCents(available)));
    const isListed = available.length > 1 && available.length <= mostListed && others(available).length > 1;
    return { ...base, text: inOneLine(text, isListed && say.stillThere(others(available))) };
  }
  const near = nearest(product, choice);
  if (choice.missing.length > 0) {
    const said = [...choice.missing, ...(which === '' ? [] : [which])].join(', ');
    return { ...base, text: say.notMadeIn(product.name, said, others(near)) };
  }
  const text = fitting.length === 0 ? say.notMadeIn(product.name, which, others(near)) : say.soldOut(product.name, which);
  return { ...base, text: fitting.length === 0 ? text : inOneLine(text, near.length > 0 && say.stillThere(others(near))) };
}

/** The variants in stock that meet most of what was asked: first those that differ in one option only. */
function nearest(product: Product, { asked, not }: Choice): Variant[] {
  const there = product.variants.filter((variant) => variant.in_stock && isOf(variant, { asked: {}, not }));
  const shared = ({ options }: Variant) => Object.entries(asked).filter(([name, values]) => values.includes(options[name] ?? '')).length;
  const most = Math.max(0, ...there.map(shared));
  return there.filter((variant) => shared(variant) === most);
}

/** What was asked for, in words: "orange, L/XL". A single variant gets its full name. */
export function askedName({ replyLanguage }: DialogueContext, product: Product, { asked }: Pick<Choice, 'asked'>): string {
  const one = Object.fromEntries(
    Object.entries(asked).map(([name, values]) => {
      const named = values.map((value) => versionName(product, { [name]: value }, replyLanguage));
      return [name, named.length > 1 ? or(named, replyLanguage) : (named[0] ?? '')];
    }),
  );
  return Object.values(one).join(', ');
}
