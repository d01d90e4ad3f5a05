import type { Product } from '../../tools.ts';
import type { Relation } from '../../texts/shopping-texts.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { plain, sentencesOf } from '../../words.ts';
import { factAbout } from './facts.ts';
import { centsOf, durationsOf, figureOf, sayFigure, wantsMore } from './figures.ts';
import { relations } from './lexicon.ts';
import type { MeasureKind } from './measures.ts';
import { type Choice, isOf } from './options.ts';
import { propertiesIn } from './properties.ts';
import { amountOf, lineOf } from './write.ts';

// Compares products: by a figure that their data give, by a property, or by what they are.

/** "Lighter and longer-lasting": all that a text compares by. */
export const relationsIn = (text: string): Relation[] => {
  const words = plain(text).replace(/-/g, ' ');
  return relations.flatMap(([relation, pattern]) => (pattern.test(words) ? [relation] : []));
};
export const relationIn = (text: string): Relation | undefined => relationsIn(text)[0];

/** The property behind a relation, as customers ask about it. */
const properties: Partial<Record<Relation, string>> = {
  lighter: 'weight',
  heavier: 'weight',
  brighter: 'lumens',
  longer: 'battery life',
  warmer: 'warm',
  bigger: 'dimensions',
  smaller: 'dimensions',
};
export const propertyOf = (relation: Relation) => properties[relation] ?? '';

/** `kind`: figures of another kind don't compare. */
type Figure = { product: Product; kind: MeasureKind | 'price'; value: number; text: string };

/** The comparison by a figure, best first; undefined when the data don't give it for all of them. */
export function compareBy(
  scene: DialogueContext,
  products: readonly Product[],
  relation: Relation,
  choice?: (product: Product) => Choice,
): { text: string; best: Product } | undefined {
  const figures =
    relation === 'longer'
      ? durationsFor(scene, products)
      : products.map((product): Figure | undefined => figureFor(scene, product, relation, choice?.(product)));
  const known = figures.filter((one) => one !== undefined);
  if (known.length < products.length || known.length < 2 || new Set(known.map(({ kind }) => kind)).size > 1) return undefined;
  const isMore = wantsMore(relation);
  const [best, next, ...more] = known.toSorted((a, b) => (isMore ? b.value - a.value : a.value - b.value));
  if (!best || !next) return undefined;
  const { say } = scene;
  if (more.length > 0) return { text: say.shopping.lead(relation, best.product.name, best.text), best: best.product };
  if (best.value === next.value) return { text: say.shopping.equal(best.text), best: best.product };
  const difference = differenceOf(scene, best, next);
  return { text: say.shopping.compared(relation, best.product.name, best.text, next.text, difference), best: best.product };
}

/** Durations in the same use: hours at full power say nothing about hours at low power. */
function durationsFor(scene: DialogueContext, products: readonly Product[]): (Figure | undefined)[] {
  const durations = products.map((product) => durationsOf(product));
  const use = [...(durations[0]?.keys() ?? [])].find((one) => durations.every((own) => own.has(one)));
  return products.map((product, place) => {
    const value = use === undefined ? undefined : durations[place]?.get(use);
    return value === undefined ? undefined : { product, kind: 'time' as const, value, text: sayFigure('time', value, scene.replyLanguage) };
  });
}

const isPrice = (relation: Relation) => relation === 'cheaper' || relation === 'dearer';

function figureFor(scene: DialogueContext, product: Product, relation: Relation, choice: Choice | undefined): Figure | undefined {
  if (isPrice(relation)) {
    const variants = choice ? product.variants.filter((variant) => isOf(variant, choice)) : product.variants;
    const cents = centsOf(variants.length > 0 ? variants : product.variants);
    return { product, kind: 'price', value: cents, text: amountOf(scene, product, cents) };
  }
  const measure = figureOf(product, relation, choice);
  return (
    measure && { product, kind: measure.kind, value: measure.value, text: sayFigure(measure.kind, measure.value, scene.replyLanguage) }
  );
}

function differenceOf(scene: DialogueContext, one: Figure, other: Figure): string {
  const value = Math.abs(one.value - other.value);
  return one.kind === 'price' ? amountOf(scene, one.product, value) : sayFigure(one.kind, value, scene.replyLanguage);
}

/** Each product with what its description says about the question, or first of all. */
export function table(scene: DialogueContext, products: readonly Product[], text: string): string {
  const asks = propertiesIn(text).length > 0;
  return products
    .map((product) =>
      lineOf(scene, product, (asks ? factAbout(product, text)?.text : undefined) ?? sentencesOf(product.description)[0] ?? ''),
    )
    .join('\n');
}
