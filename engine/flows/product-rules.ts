import type { DialogueContext } from '../dialogue.ts';
import type { Found } from '../judging.ts';
import type { Product } from '../tools.ts';
import { factKindsIn, kindsAround } from '../shop-topics.ts';
import type { FactKind } from '@parley/contract/facts';
import { plain } from '../words.ts';
import { findRule, readable } from './rules.ts';

// What the shop's pages say of one product by its name: "the rain barrel is delivered only in Belgium".

/** The sentence about this product and this matter; undefined when no page has one. */
export async function ruleOfProduct(scene: DialogueContext, product: Product, kind: FactKind): Promise<Found | undefined> {
  const name = readable(product.name);
  const isOfProduct = (sentence: string) => readable(sentence).includes(name);
  const own = kindsAround(kind);
  return findRule(scene, {
    query: { en: `${product.name} ${kind.replaceAll('_', ' ')}`, [scene.nlu.language]: `${product.name} ${plain(scene.nlu.text)}` },
    about: [],
    quotes: (sentence) => isOfProduct(sentence) && factKindsIn(sentence, undefined, 0).some((one) => own.includes(one)),
  });
}
