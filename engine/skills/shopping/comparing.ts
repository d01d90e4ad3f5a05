import { normalizeText } from '../../nlu/pattern.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { Product } from '../../tools.ts';
import { compose } from '../../speech.ts';
import { compareBy, propertyOf, relationsIn, table } from './compare.ts';
import { confirms } from './facts.ts';
import { figureAnswer } from './figure-answers.ts';
import { compares, prefers, together } from './lexicon.ts';
import { fieldOf } from './match.ts';
import { choiceIn } from './options.ts';
import { type Plan, type Talk, isShort } from './plan.ts';
import { propertiesIn } from './properties.ts';
import { queryIn } from './reading.ts';
import type { Reference } from './referent.ts';
import { answerAbout, sureOf } from './write.ts';

// Products side by side.

/** Two products named, or the ones shown, side by side. */
export function compared({ scene, text, reference, isDiscussed, question }: Talk): Plan | undefined {
  const words = normalizeText(text);
  const { ground, message } = scene;
  const named = reference && reference.products.length > 1 ? reference.products : [];
  const isBest = prefers.test(words) && message.form !== null;
  const asks = compares.test(words) || isBest;
  const shown =
    named.length === 0 && isDiscussed && asks && (together.test(words) || isShort(text)) && ground.shown.length > 1 ? ground.shown : [];
  const beside = named.length === 0 && isDiscussed && compares.test(words) ? besideIt(scene, reference) : [];
  const products = (named.length > 0 ? named : beside.length > 0 ? beside : shown).slice(0, 3);
  if (products.length < 2) return undefined;
  return {
    skill: 'comparison',
    fit: asks || relationsIn(text).length > 0 || named.length > 1 || beside.length > 1 ? 0.9 : 0.7,
    evidence: 1,
    products,
    ...(named.length === 0 && { isExpected: true }),
    answer: () => {
      const { text: said, best } = comparison(scene, products, text);
      return answerAbout(scene, {
        text: said,
        products,
        intent: 'product_question',
        confidence: sureOf(Math.max(0.75, question.detected.likelihood)),
        remember: {
          shown: products.map(({ id }) => id),
          // "For running I'd go for the Glim": what follows is about it.
          product: isBest && best ? best.id : null,
          detected: { intent: 'product_question', text: text.slice(-400), likelihood: 0.8 },
        },
      });
    },
  };
}

/** "How does it compare to the Towpath?": the one discussed, or shown first, and the one named. */
function besideIt({ ground }: DialogueContext, reference: Reference | undefined): Product[] {
  const [named, ...more] = reference?.by === 'name' ? reference.products : [];
  if (!named || more.length > 0) return [];
  const own = ground.focus && ground.focus.id !== named.id ? ground.focus : ground.shown.find(({ id }) => id !== named.id);
  return own ? [own, named] : [];
}

/** "How much lighter?", "which lasts longer?": the products just discussed, by other figures. */
export function relation({ scene, text, reference, isDiscussed, query }: Talk): Plan | undefined {
  const { ground, message } = scene;
  const asked = relationsIn(text);
  if (!isDiscussed || asked.length === 0 || reference?.by === 'name' || query.words.length > 3) return undefined;
  const products = ground.shown;
  if (products.length < 2) return undefined;
  const isKnown = asked.some((one) => compareBy(scene, products, one));
  if (!isKnown && message.form !== 'which') return undefined;
  return {
    skill: 'comparison',
    fit: 0.93,
    evidence: 1,
    products,
    isExpected: true,
    answer: () => {
      const { text: said, best } = comparison(scene, products, text);
      const isBetween = products.length === 2 || best === undefined;
      return answerAbout(scene, {
        text: said,
        products: isBetween ? products.slice(0, 3) : [best],
        intent: 'product_question',
        confidence: 0.85,
        remember: { shown: products.map(({ id }) => id), product: isBetween ? null : best.id },
      });
    },
  };
}

type Comparison = { text: string; best: Product | undefined };

/** Every relation asked about by its figures; where the data give none, what the descriptions say about it. */
function comparison(scene: DialogueContext, products: readonly Product[], text: string): Comparison {
  const relations = relationsIn(text);
  if (relations.length > 0) {
    const results = relations.map((one) => ({ one, by: compareBy(scene, products, one) }));
    return {
      text: compose(...results.map(({ one, by }) => by?.text ?? table(scene, products, `${text} ${propertyOf(one)}`))),
      best: results.find(({ by }) => by)?.by?.best,
    };
  }
  const best = bestFor(products, text);
  const sorted = best ? [best, ...products.filter((one) => one !== best)] : products;
  const figures = products.map((product) => figureAnswer(scene, product, text, choiceIn(product, '')));
  if (figures.every((figure) => figure !== undefined)) return { text: figures.join('\n'), best };
  const isPicked = best !== undefined && prefers.test(normalizeText(text));
  return { text: [...(isPicked ? [scene.say.shopping.pick(best.name)] : []), table(scene, sorted, text)].join('\n'), best };
}

/** The one of several whose description confirms what was asked, or alone speaks of the purpose. */
function bestFor(products: readonly Product[], text: string): Product | undefined {
  const properties = propertiesIn(text).filter(({ weak }) => weak === undefined);
  const confirmed = products.filter((product) => properties.length > 0 && confirms(product, properties) === 'yes');
  if (confirmed.length === 1) return confirmed[0];
  const { words } = queryIn(text, 'en');
  const hits = new Map(products.map((product) => [product, words.filter((token) => fieldOf(product, token) !== undefined).length]));
  const most = Math.max(0, ...hits.values());
  const leading = products.filter((product) => hits.get(product) === most);
  return most > 0 && leading.length === 1 ? leading[0] : undefined;
}
