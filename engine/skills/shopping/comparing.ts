import { normalizeText } from '../../nlu/pattern.ts';
import type { Product } from '../../tools.ts';
import { compareBy, relationIn, table } from './compare.ts';
import { confirms } from './facts.ts';
import { compares, together } from './lexicon.ts';
import { type Plan, type Talk, isShort } from './plan.ts';
import { propertiesIn } from './properties.ts';
import { answerAbout, sureOf } from './write.ts';

// Products side by side.

/** Two products named, or the ones shown, side by side. */
export function compared({ scene, text, reference, isDiscussed, question }: Talk): Plan | undefined {
  const words = normalizeText(text);
  const { ground } = scene;
  const named = reference && reference.products.length > 1 ? reference.products : [];
  const asks = compares.test(words);
  const shown =
    named.length === 0 && isDiscussed && asks && (together.test(words) || isShort(text)) && ground.shown.length > 1 ? ground.shown : [];
  const products = (named.length > 0 ? named : shown).slice(0, 3);
  if (products.length < 2) return undefined;
  const relation = relationIn(text);
  return {
    skill: 'comparison',
    fit: asks || relation || named.length > 1 ? 0.9 : 0.7,
    evidence: 1,
    products,
    ...(named.length === 0 && { isExpected: true }),
    answer: () => {
      const by = relation && compareBy(scene, products, relation);
      const best = by?.best ?? bestFor(products, text);
      return answerAbout(scene, {
        text: by ? by.text : table(scene, best ? [best, ...products.filter((one) => one !== best)] : products, text),
        products,
        intent: 'product_question',
        confidence: sureOf(Math.max(0.75, question.detected.likelihood)),
        remember: {
          shown: products.map(({ id }) => id),
          product: null,
          detected: { intent: 'product_question', text: text.slice(-400), likelihood: 0.8 },
        },
      });
    },
  };
}

/** The one of several whose description confirms what was asked. */
function bestFor(products: readonly Product[], text: string) {
  const properties = propertiesIn(text);
  return products.find((product) => properties.length > 0 && confirms(product, properties) === 'yes');
}

/** "How much lighter?", "and brighter?": the products just discussed, by another figure. */
export function relation({ scene, text, reference, isDiscussed, query }: Talk): Plan | undefined {
  const { ground } = scene;
  const asked = relationIn(text);
  if (!isDiscussed || asked === undefined || reference?.by === 'name' || query.words.length > 3) return undefined;
  const products = ground.shown.length > 1 ? ground.shown : [];
  if (products.length < 2) return undefined;
  const by = compareBy(scene, products, asked);
  if (!by) return undefined;
  return {
    skill: 'comparison',
    fit: 0.93,
    evidence: 1,
    products,
    isExpected: true,
    answer: () =>
      answerAbout(scene, {
        text: by.text,
        products: products.length === 2 ? products : [by.best],
        intent: 'product_question',
        confidence: 0.85,
        remember: { shown: products.map(({ id }) => id), product: products.length === 2 ? null : by.best.id },
      }),
  };
}
