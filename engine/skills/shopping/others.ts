import type { Need } from '../../memory.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import type { Product } from '../../tools.ts';
import { relationIn } from './compare.ts';
import { cheapestOf, isContained, isThere, rate, search, tokenOf } from './find.ts';
import { isSuperlative, listsOptions, theOther, wantsOthers } from './lexicon.ts';
import { isKind } from './match.ts';
import { needAfter } from './need.ts';
import { choiceIn, isEmpty } from './options.ts';
import { type Plan, type Talk, isShort, whichOne } from './plan.ts';
import { confirms } from './facts.ts';
import { propertiesIn } from './properties.ts';
import { queryIn } from './reading.ts';
import { kindsFor } from './uses.ts';
import { reasonFor } from './suggest.ts';
import { amountOf, answerAbout, isForeign, leastCents, lineOf, sureOf } from './write.ts';

// Other products than those shown: something else, something cheaper.

/** "Something else?", "not that one", "cheaper": other products for the same need. */
export async function others(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, query, isDiscussed, reference } = talk;
  const { memory, ground, say } = scene;
  const words = normalizeText(text)
    .replace(/[?¿!¡.,;:]+/g, ' ')
    .trim();
  if (!isDiscussed) return undefined;
  const current = [...ground.shown, ...(ground.focus ? [ground.focus] : [])].filter(
    (product, at, all) => all.findIndex(({ id }) => id === product.id) === at,
  );
  if (current.length === 0) return undefined;
  // "He's got a cape already, anything else?" names only what isn't wanted.
  const isNamed = reference?.by === 'name';
  if (isNamed && !(wantsOthers.test(words) && reference.products.every(({ id }) => current.some((one) => one.id === id)))) return undefined;
  const relation = relationIn(text);
  // A present for somebody may be anything.
  const isOpen = memory.need !== null && memory.need.head === null && memory.need.words.length > 0;
  const isSuch = asksForSuch(talk);
  const isSaid = /^(?:and )?(?:is|are|ist|sind|es|son|est|sont)\b/.test(words);
  const isCheaper = !isSaid && relation === 'cheaper' && !isSuperlative(words) && words.split(' ').length <= (query.isVague ? 20 : 8);
  const isOther =
    wantsOthers.test(words) &&
    words.split(' ').length <= mostWords &&
    (query.kind === null || isOpen || current.some((product) => isKind(product, tokenOf(query.kind?.head.word ?? ''))));
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
  if ((!isCheaper && !isOther && !isSuch) || listsOptions.test(words)) return undefined;
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
  const further = needAfter(base, query, true);
  // "One that does": what was asked before.
  const asked = isSuch && bare.test(normalizeText(text)) ? (memory.detected?.text ?? '') : '';
  const properties = propertiesIn(`${asked} ${text}`).filter(({ weak }) => weak === undefined);
  const need = {
    ...further,
    text: `${further.text}\n${asked}`.slice(-800),
    head: isSuch ? null : base.head,
    said: base.said,
    words: base.words.filter((word) => !query.words.some((token) => token.word === word && relation !== undefined)),
    rejected: [...new Set([...base.rejected, ...current.map(({ id }) => id)])].slice(-12),
  };
  const least = Math.min(...current.map((product) => cheapestOf(product.variants)));
  const limit = isHalf.test(words) ? least * aboutHalf : least;
  const isAnything = (isOpen || isNamed) && isOther && !isCheaper;
  const products = isAnything
    ? [...(await search(scene.tools, [...need.words, ...kindsFor(need.text)].join(' '))), ...(await search(scene.tools, 'gift bestseller'))]
    : await search(scene.tools, [...(isSuch ? [asked, text] : []), ...need.words, kind.category ?? kind.name].join(' '));
  const rejected = reference?.by === 'name' ? reference.products : [];
  const pool = products.filter(({ id }, at) => products.findIndex((one) => one.id === id) === at);
  const findings = rate(need, pool);
  const fitting = (isCheaper || isAnything || isSuch ? findings.able : findings.fitting).filter(
    ({ product }) =>
      isThere(product) &&
      (!isCheaper || cheapestOf(product.variants) < limit) &&
      (!isSuch || properties.length === 0 || confirms(product, properties) === 'yes') &&
      (!isSuch || !query.without.some(({ word }) => isContained(product, word))) &&
      !rejected.some(({ category }) => category !== null && category === product.category) &&
      (isAnything || isSuch || sharesKind(product, current)),
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
            : ((isAnything || isSuch ? undefined : otherVersions(talk, kind)) ?? say.shopping.noOthers),
          products: [isCheaper ? cheapestShown : kind],
          intent: 'recommendation',
          confidence: 0.85,
          remember: { need: { ...need, rejected: base.rejected } },
        });
      return answerAbout(scene, {
        text: [
          isCheaper ? say.recommended(shown.length) : say.shopping.others,
          ...shown.map((product) => lineOf(scene, product, isCheaper || isForeign(scene) ? '' : reasonFor(product, need.text))),
        ].join('\n'),
        products: shown,
        intent: 'recommendation',
        confidence: sureOf(0.85),
        remember: { need, shown: shown.map(({ id }) => id) },
      });
    },
  };
}

const mostWords = 22;

const such = anywhere(`
  (?:is|are) there (?:also )?(?:an? |any )?(?:other )?(?:ones?|any|some)(?: \\w+)? (?:that|which|who|with|without|where|made), (?:got|have|sell|do you have|have you got) (?:one|ones|any|some) (?:that|which|with|without|made), (?:any|one|ones|some) (?:that|which) (?:do|does|is|are|can|isnt|arent|doesnt|wont|will|has|have|keeps?|fits?|goes|go)
  (?:gibt es|gibts|habt ihr|haben sie) (?:auch )?(?:eine?n?s?|welche) (?:der|die|das|mit|ohne), (?:hay|teneis|tienen) (?:algun[oa]s?|un[oa]) (?:que|con|sin), (?:il y en a|vous en avez|y en a t il) (?:un|une|des)? ?(?:qui|avec|sans), (?:ha|tem|existe) (?:algum|alguma|um|uma) (?:que|com|sem), (?:is er|heb je|hebben jullie) (?:ook )?een (?:die|met|zonder), (?:ce n e|ne avete) (?:uno|una) (?:che|con|senza)`);
const bare = /\b(?:that|which) (?:do|does|is|are|can|will|has|have)(?: too| so)?\W*(?:$|[,.;?!]| (?:and|but|has|have|it))/;
/** "Is there one that does?" after a no: another product of the kind, with what was asked of this one. */
const asksForSuch = ({ text, scene: { ground }, reference }: Talk) =>
  ground.focus !== null && reference === undefined && such.test(normalizeText(text)) && isEmpty(choiceIn(ground.focus, text));

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
