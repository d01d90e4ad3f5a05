import { normalizeText } from '../../nlu/pattern.ts';
import type { Product } from '../../tools.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { compose } from '../../speech.ts';
import { plain } from '../../words.ts';
import { aboutProduct } from './about.ts';
import { aboutDelivery, asksAvailability, asksPrice, asksWhatThereIs, looksFor } from './asks.ts';
import { factAbout, mention } from './facts.ts';
import { asksCount, asksSize, listsOptions } from './lexicon.ts';
import { fieldOf, isKind } from './match.ts';
import { choiceIn, isEmpty } from './options.ts';
import { type Plan, type Talk, isShort, massOf } from './plan.ts';
import { isProperty, propertiesIn } from './properties.ts';
import { pointsAtFocus } from './referent.ts';
import { hasSizes, isAboutSize, shiftedSize } from './sizing.ts';
import { otherName } from './unlike.ts';
import { answerAbout, leastCents, lineOf, sureOf } from './write.ts';

// Questions about one product.

const forIt =
  /\b(?:for|to|with|of) (?:it|them|that|this)\b|\b(?:dafur|dazu|damit|para (?:el|ella|eso|isso|ele|ela)|pour (?:ca|lui|celui))\b/;

/** About one product: named, pointed at, or the one discussed. */
export function aboutOne(talk: Talk): Plan | undefined {
  const { scene, text, reference, isDiscussed, query, question } = talk;
  const { ground } = scene;
  const { focus } = ground;
  const isForIt = focus !== null && forIt.test(normalizeText(text)) && factAbout(focus, text) !== undefined;
  const [named, ...more] = isForIt ? [] : (reference?.products ?? []);
  const { max } = query.limits;
  const isTooDear = named !== undefined && max !== null && leastCents(named.variants) > max && query.words.length > 1;
  if (named && more.length === 0 && !isTooDear) {
    const isSent = aboutDelivery.test(plain(text));
    const fit = reference?.by === 'pointing' && !isSent ? 0.96 : isSent && !asksAvailability(text) ? 0.4 : Math.max(0.85, massOf(scene));
    const isPointed = reference?.by === 'pointing';
    const other = !isPointed && asksAvailability(text) ? otherName(named, text, scene.nlu.language) : undefined;
    if (other !== undefined)
      return {
        skill: 'another_name',
        fit,
        evidence: 1,
        products: [named],
        answer: () => notNamedSo(scene, other, named),
      };
    return {
      skill: isPointed ? 'referenced_product' : 'named_product',
      isSure: asksPrice.test(plain(text)) && !isSent,
      fit,
      evidence: 1,
      products: [named],
      ...(isPointed && !isSent && { isExpected: true }),
      answer: () => aboutProduct(scene, named, question),
    };
  }
  if (!focus || !isDiscussed || more.length > 0) return undefined;
  if ((query.isVague && !/\b(?:it|them)\b/.test(text)) || asksWhatThereIs(text)) return undefined;
  const words = normalizeText(text);
  const isPointed = pointsAtFocus(text);
  const isFew = isShort(text);
  const now = choiceIn(focus, text);
  const isShifted =
    Object.keys(shiftedSize(focus, text, scene.memory.picked?.product === focus.id ? scene.memory.picked.options : {})).length > 0;
  const isVersion = isShifted || ((!isEmpty(now) || now.missing.length > 0) && (text.trim().split(/\s+/).length <= 8 || isPointed));
  const properties = propertiesIn(text);
  const asksCost = asksPrice.test(plain(text));
  const isSized = isAboutSize(text) && hasSizes(focus);
  const asks = properties.length > 0 || asksCost || isSized || [asksSize, listsOptions, asksCount].some((one) => one.test(words));
  const fact = factAbout(focus, text) ?? mention(focus, text);
  // A question while one product is discussed is about it, unless it names another kind of thing.
  const isAsked = scene.message.form !== null && text.trim().split(/\s+/).length <= mostInQuestion;
  const isAbout =
    isVersion ||
    asks ||
    isAsked ||
    asksAvailability(text) ||
    (fact !== undefined && (isFew || isPointed)) ||
    (isPointed && massOf(scene) >= 0.4);
  if (!isAbout || (!isForIt && !isShifted && isNewKind(talk, focus))) return undefined;
  const isDelivery = aboutDelivery.test(plain(text)) && !isVersion;
  // What is asked of "it" is asked of the product, even where its description is silent.
  const isProven = properties.some(({ weak }) => weak === undefined) && (fact !== undefined || isPointed);
  const isSilent = fact === undefined && !isVersion && query.words.length > 0 && !asksCost && !isSized && properties.length === 0;
  const isSure = !isDelivery && (isSized || isProven || (asksCost && isFew) || listsOptions.test(words) || isShifted);
  return {
    skill: 'discussed_product',
    isSure,
    fit: isSure || (isVersion && !isDelivery) ? 0.9 : isDelivery ? 0.3 : isSilent ? 0.7 : isPointed || isFew ? 0.8 : 0.65,
    evidence: isSure || fact || isVersion || asksCost ? 1 : isSilent ? 0.5 : 0.6,
    products: [focus],
    answer: () => aboutProduct(scene, focus, question),
  };
}

const mostInQuestion = 20;

/** The name asked for is another one's: what comes closest is offered, not taken for it. */
const notNamedSo = (scene: DialogueContext, name: string, product: Product) =>
  answerAbout(scene, {
    text: compose(scene.say.shopping.notCarried(name), [scene.say.shopping.closest, lineOf(scene, product)].join('\n')),
    products: [product],
    intent: 'stock_question',
    confidence: sureOf(0.8),
  });

/** "Do you have blankets?" after a mug was discussed. */
function isNewKind({ scene, query, text }: Talk, focus: Product): boolean {
  const { kind } = query;
  if (kind === null || isProperty(kind.head.word) || fieldOf(focus, kind.head) !== undefined) return false;
  const isCarried = scene.ground.products.some((product) => isKind(product, kind.head));
  return isCarried
    ? !/\b(?:it|its|they|them|damit|dazu|dafür|con eso|avec)\b/i.test(text)
    : looksFor(text) || (asksAvailability(text) && !pointsAtFocus(text));
}
