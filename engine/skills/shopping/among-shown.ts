import type { Product } from '../../tools.ts';
import { plain } from '../../words.ts';
import { confirms, factAbout } from './facts.ts';
import { tokenOf } from './find.ts';
import { fieldOf, isKind } from './match.ts';
import { choiceIn, isEmpty, isOf } from './options.ts';
import { type Plan, type Talk, firstOf } from './plan.ts';
import { isProperty, propertiesIn } from './properties.ts';
import type { Query } from './reading.ts';
import { stockOf } from './stock.ts';
import { answerAbout, lineOf } from './write.ts';

// Questions about all the products shown.

/** "Which one is waterproof?", "in red?": about all the products shown. */
export function amongShown({ scene, text, reference, isDiscussed, query }: Talk): Plan | undefined {
  const { ground, memory, message } = scene;
  if (!isDiscussed || ground.shown.length < 2 || reference) return undefined;
  const which = message.form === 'which' || /\b(?:which|welche\w*|cual|cuales|lequel|laquelle|qual|quais)\b/.test(plain(text));
  const options = ground.shown
    .map((product) => ({ product, choice: choiceIn(product, text) }))
    .filter(({ choice }) => !isEmpty(choice) || choice.missing.length > 0);
  const hasOption = options.length > 0 && (ground.focus === null || which);
  const properties = propertiesIn(text).filter(({ weak }) => weak === undefined);
  // "Can I pour boiling water in?" names nothing the shop carries.
  const isNew = isOther(query, ground.shown) && (properties.length === 0 || isCarried(query, ground.products));
  if (isNew) return undefined;
  const asks = which || ground.focus === null;
  if (!hasOption && (properties.length === 0 || !asks)) return undefined;
  const answer = () => {
    if (hasOption) {
      const having = options
        .map((one) => ({
          ...one,
          variants:
            one.choice.missing.length > 0 ? [] : one.product.variants.filter((variant) => variant.in_stock && isOf(variant, one.choice)),
        }))
        .filter(({ variants }) => variants.length > 0);
      const missing = options.flatMap(({ choice }) => choice.missing)[0] ?? '';
      if (having.length === 0) {
        const [first] = options;
        const text2 =
          options.length === 1 && first
            ? stockOf(scene, first.product, first.choice).text
            : scene.say.noneIn(missing === '' ? text.replace(/[?¿!.]/g, '').trim() : missing);
        return answerAbout(scene, {
          text: text2,
          products: ground.shown,
          intent: 'stock_question',
          confidence: 0.8,
          remember: { shown: memory.shown },
        });
      }
      const [only, ...more] = having;
      if (only && more.length === 0) {
        const stock = stockOf(scene, only.product, only.choice);
        return answerAbout(scene, {
          text: stock.text,
          products: [only.product],
          variant: stock.variant,
          intent: 'stock_question',
          confidence: 0.85,
          remember: { shown: memory.shown, picked: { product: only.product.id, options: firstOf(stock.asked) } },
        });
      }
      return answerAbout(scene, {
        text: [
          scene.say.weHave,
          ...having.map(({ product, variants }) =>
            lineOf(
              scene,
              product,
              variants
                .slice(0, 4)
                .map(({ options: own }) => Object.values(own).join(', '))
                .join('; '),
              variants,
            ),
          ),
        ].join('\n'),
        products: having.map(({ product }) => product),
        intent: 'stock_question',
        confidence: 0.85,
      });
    }
    const fitting = ground.shown.flatMap((product) => {
      const fact = factAbout(product, text);
      return fact && confirms(product, properties) !== 'no' ? [{ product, fact }] : [];
    });
    const shown =
      fitting.length > 0
        ? fitting
        : ground.shown.flatMap((product) => {
            const fact = factAbout(product, text);
            return fact ? [{ product, fact }] : [];
          });
    const only = shown.length === 1 ? shown[0] : undefined;
    return answerAbout(scene, {
      text: shown.map(({ product, fact }) => lineOf(scene, product, fact.text)).join('\n'),
      products: shown.map(({ product }) => product),
      intent: 'product_question',
      confidence: 0.8,
      remember: {
        shown: memory.shown,
        product: only?.product.id ?? null,
        detected: { intent: 'product_question', text: text.slice(-400), likelihood: 0.8 },
      },
    });
  };
  const isSilent = !hasOption && ground.shown.every((product) => factAbout(product, text) === undefined);
  return isSilent ? undefined : { skill: 'among_shown', fit: 0.92, evidence: 1, products: ground.shown, isExpected: true, answer };
}

const isCarried = ({ kind }: Query, found: readonly Product[]) => kind !== null && found.some((product) => isKind(product, kind.head));

/** The message names a kind of thing that none of these is or mentions. */
export const isOther = (query: Query, products: readonly Product[]) =>
  query.kind !== null &&
  !isProperty(query.kind.head.word) &&
  !products.some((product) => fieldOf(product, tokenOf(query.kind?.head.word ?? '')) !== undefined);
