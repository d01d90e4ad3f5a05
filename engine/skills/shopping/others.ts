import type { Need } from '../../memory.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { Product } from '../../tools.ts';
import { relationIn } from './compare.ts';
import { cheapestOf, isThere, rate, search, tokenOf } from './find.ts';
import { isSuperlative, listsOptions, theOther, wantsOthers } from './lexicon.ts';
import { isKind } from './match.ts';
import { needAfter } from './need.ts';
import { choiceIn, isEmpty } from './options.ts';
import { type Plan, type Talk, isShort, whichOne } from './plan.ts';
import { queryIn } from './reading.ts';
import { amountOf, answerAbout, leastCents, lineOf, sureOf } from './write.ts';

// Other products than those shown: something else, something cheaper.

/** "Something else?", "not that one", "cheaper": other products for the same need. */
export async function others(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, query, isDiscussed, reference } = talk;
  const { memory, ground, say } = scene;
  const words = normalizeText(text)
    .replace(/[?¿!¡.,;:]+/g, ' ')
    .trim();
  if (!isDiscussed || reference?.by === 'name') return undefined;
  const current = [...ground.shown, ...(ground.focus ? [ground.focus] : [])].filter(
    (product, at, all) => all.findIndex(({ id }) => id === product.id) === at,
  );
  if (current.length === 0) return undefined;
  const relation = relationIn(text);
  const isSaid = /^(?:and )?(?:is|are|ist|sind|es|son|est|sont)\b/.test(words);
  const isCheaper = !isSaid && relation === 'cheaper' && !isSuperlative(words) && words.split(' ').length <= (query.isVague ? 20 : 8);
  const isOther =
    wantsOthers.test(words) &&
    words.split(' ').length <= 14 &&
    (query.kind === null || current.some((product) => isKind(product, tokenOf(query.kind?.head.word ?? ''))));
  if (theOther.test(words) && memory.shown.length > 1 && ground.focus && memory.shown.length > 2 && isShort(text)) {
    const rest = ground.shown.filter(({ id }) => id !== ground.focus?.id);
    return {
      skill: 'other_products',
      fit: 0.95,
      evidence: 1,
      products: rest,
      isExpected: true,
      answer: () => whichOne(scene, rest, { intent: 'product_question', likelihood: 0.85, text, question: true }),
    };
  }
  // One product in several colors: "what other colors?" is about its versions.
  if ((!isCheaper && !isOther) || listsOptions.test(words)) return undefined;
  if (reference?.by === 'pointing' && reference.products.length === 1 && (!isOther || theOther.test(words))) return undefined;
  const kind = ground.focus ?? current[0];
  if (!kind) return undefined;
  const versions = isOther && !isEmpty(choiceIn(kind, text)) ? otherVersions(talk, kind) : undefined;
  if (versions !== undefined)
    return {
      skill: 'other_versions',
      fit: 0.94,
      evidence: 1,
      products: [kind],
      isExpected: true,
      answer: () => answerAbout(scene, { text: versions, products: [kind], intent: 'stock_question', confidence: 0.85 }),
    };
  const base: Need = memory.need ?? needAfter(null, queryIn(`${kind.category ?? kind.name}`, 'en'), false);
  const need = {
    ...needAfter(base, query, true),
    head: base.head,
    said: base.said,
    words: base.words.filter((word) => !query.words.some((token) => token.word === word && relation !== undefined)),
    rejected: [...new Set([...base.rejected, ...current.map(({ id }) => id)])].slice(-12),
  };
  const least = Math.min(...current.map((product) => cheapestOf(product.variants)));
  const limit = isHalf.test(words) ? least * aboutHalf : least;
  const products = await search(scene.tools, [...need.words, kind.category ?? kind.name].join(' '));
  const findings = rate(need, products);
  const fitting = (isCheaper ? findings.able : findings.fitting).filter(
    ({ product }) => isThere(product) && (!isCheaper || cheapestOf(product.variants) < limit) && sharesKind(product, current),
  );
  const cheapestShown = current.toSorted((a, b) => cheapestOf(a.variants) - cheapestOf(b.variants))[0] ?? kind;
  return {
    skill: isCheaper ? 'cheaper' : 'alternatives',
    fit: 0.94,
    evidence: 1,
    products: current,
    isExpected: true,
    answer: () => {
      const shown = fitting.slice(0, 3).map(({ product }) => product);
      if (shown.length === 0)
        return answerAbout(scene, {
          text: isCheaper
            ? say.noneCheaper(cheapestShown.name, amountOf(scene, cheapestShown, leastCents(cheapestShown.variants)))
            : (otherVersions(talk, kind) ?? say.shopping.noOthers),
          products: [isCheaper ? cheapestShown : kind],
          intent: 'recommendation',
          confidence: 0.85,
          remember: { need: { ...need, rejected: base.rejected } },
        });
      return answerAbout(scene, {
        text: [isCheaper ? say.recommended(shown.length) : say.shopping.others, ...shown.map((product) => lineOf(scene, product))].join(
          '\n',
        ),
        products: shown,
        intent: 'recommendation',
        confidence: sureOf(0.85),
        remember: { need, shown: shown.map(({ id }) => id) },
      });
    },
  };
}

const isHalf = anywhere(
  'half (?:the|that|its) price, half as (?:much|expensive), mitad (?:de|del) precio, moitie (?:du |de ce )?prix, halb so (?:teuer|viel), halben? preis, metade do preco, halve prijs',
);
const aboutHalf = 0.6;

const sharesKind = (product: Product, current: readonly Product[]) => current.some(({ category }) => category === product.category);

/** No other product: its other versions. */
function otherVersions({ scene, text }: Talk, product: Product): string | undefined {
  const excluded = choiceIn(product, text);
  const values = product.variants.filter(
    (variant) =>
      variant.in_stock &&
      !Object.values(excluded.asked)
        .flat()
        .some((value) => Object.values(variant.options).includes(value)),
  );
  return product.variants.length > 1 && values.length > 0
    ? scene.say.shopping.comesIn(
        product.name,
        values.slice(0, 6).map(({ options }) => Object.values(options).join(', ')),
      )
    : undefined;
}
