import type { Outcome } from '../../port.ts';
import type { Need } from '../../memory.ts';
import type { FoundProduct, Product } from '../../tools.ts';
import { askBack, handOff, type DialogueContext } from '../../dialogue.ts';
import type { DetectedIntent } from '../../classify.ts';
import { compose, inOneLine } from '../../speech.ts';
import { sentencesOf } from '../../words.ts';
import { aboutProduct, leadOf, type Question } from './about.ts';
import { factAbout } from './facts.ts';
import { type Candidate, type Findings, isThere, search, tokenOf } from './find.ts';
import { isGoods } from './goods.ts';
import { isTaggedOnly, mostChance, weightOf } from './match.ts';
import { isEmpty } from './options.ts';
import { adviseSize, isAboutSize } from './sizing.ts';
import { askedName, stockOf } from './stock.ts';
import { isForeign, amountOf, answerAbout, askAbout, sureOf, leastCents, lineOf, namesOf } from './write.ts';

// What to say to a need: what fits, with a reason; what comes closest, and why it doesn't fit; or that the shop doesn't have it.

const mostShown = 3;
const longestReason = 170;

export async function suggest(scene: DialogueContext, question: Question, need: Need, findings: Findings): Promise<Outcome> {
  const { fitting: found, close, isUnknownKind, unknown } = findings;
  const { say, memory } = scene;
  const remember = {
    need,
    detected: { intent: 'recommendation' as const, text: need.text.slice(-2000), likelihood: question.detected.likelihood },
  };
  // Words of the need that something explains well may describe it, whatever it is called.
  const isDescribed =
    !question.asksStock &&
    !(need.head !== null && isGoods(need.head)) &&
    need.words.length > 1 &&
    (found[0]?.score ?? 0) >= 0.9 &&
    (found[0]?.explained.length ?? 0) * 2 >= need.words.length;
  if (isUnknownKind && !isDescribed) return notCarried(scene, need, []);
  if (unknown.length > 0 && question.asksStock) return notCarried(scene, need, found.slice(0, 2));
  const isOpenNeed = need.head === null && !need.forChild && need.words.length > 2;
  const telling = found.filter(({ product, isForUse }) => isForUse || weightOf(product, need.words.map(tokenOf)) >= mostChance);
  const fitting = isOpenNeed && telling.length > 0 ? telling : found;
  const [first, second] = fitting;
  // One word of several is chance: what is it for?
  if (first && isOpenNeed && telling.length === 0 && memory.misses === 0 && !(need.max !== null && first.explained.length > 0))
    return askNeed(scene, need, say.shopping.whichKind);
  const isUnexplained =
    first !== undefined &&
    need.words.length > 1 &&
    need.head === null &&
    first.explained.length === 0 &&
    !first.isForUse &&
    first.confirmed !== 'yes';
  if (isUnexplained && need.max === null) return nothing(scene, question.detected, need);
  if (!first) return close.length > 0 ? closest(scene, question, need, close) : nothing(scene, question.detected, need);
  if (question.isYesNo && !question.asksStock && fitting.length + close.length > 1 && isDefinite(question.text))
    return ofThese(scene, question, need, findings);
  const isClear = !second || second.score < first.score * 0.6;
  if (isClear) {
    const outcome = await single(scene, question, need, first);
    return { ...outcome, memory: { ...(outcome.memory as object), need } };
  }
  const shown = fitting.slice(0, mostShown);
  // What explains only a part of the query is offered as a guess.
  const isGuess = need.words.length > 1 && first.explained.length * 2 < need.words.length && !first.isKind;
  const head = isGuess || isOnlyTagged(first, need) ? say.perhaps : question.asksStock ? say.weHave : say.recommended(shown.length);
  return answerAbout(scene, {
    text: [head, ...shown.map((one) => describe(scene, one, need))].join('\n'),
    products: shown.map(({ product }) => product),
    intent: question.asksStock ? 'stock_question' : 'recommendation',
    confidence: sureOf(0.75 + 0.2 * Math.min(1, first.score)),
    remember: { ...remember, misses: 0, picked: memory.picked },
  });
}

/** "Do you sell cars?" is no yes for what is tagged as useful in one. */
const isOnlyTagged = ({ product }: Pick<Candidate, 'product'>, { head }: Need) => head !== null && isTaggedOnly(product, tokenOf(head));

const isDefinite = (text: string) =>
  /^(?:\p{L}+\s){0,2}?(?:is|are|does|do|can|ist|sind|hat|kann|est|es|son|sont|é|tem|tiene)\s(?:the|your|der|die|das|la|le|el|los|las|les|o|a|os|as)\s/iu.test(
    text.trim(),
  );
/** "Is the mug microwave safe?" where there are several: answers when they agree, else asks which one. */
function ofThese(scene: DialogueContext, question: Question, need: Need, { fitting, close }: Findings): Outcome {
  const products = [...fitting, ...close].slice(0, 5).map(({ product }) => product);
  const facts = products.slice(0, mostShown).map((product) => ({ product, fact: factAbout(product, question.text) }));
  const known = facts.filter(({ fact }) => fact?.verdict !== undefined);
  const verdict = known.find(({ fact }) => fact?.verdict === 'yes')?.fact?.verdict ?? (known.length === facts.length ? 'no' : undefined);
  const agree = facts.filter(({ fact }) => fact !== undefined && fact.verdict === verdict);
  if (verdict === undefined)
    return askAbout(scene, {
      text: `${scene.say.whichProduct}\n${products.map((product) => lineOf(scene, product)).join('\n')}`,
      products,
      intent: 'product_question',
      confidence: sureOf(question.detected.likelihood),
      remember: {
        awaiting: 'product',
        product: null,
        need,
        detected: { intent: 'product_question', text: question.text.slice(-2000), likelihood: question.detected.likelihood },
      },
    });
  const lines = agree.map(({ product, fact }) => lineOf(scene, product, fact?.text ?? '')).join('\n');
  const { yes, no } = scene.say.shopping;
  return answerAbout(scene, {
    text: (verdict === 'yes' ? yes : no)(`\n${lines}`).replace(' \n', '\n'),
    products: agree.map(({ product }) => product),
    intent: 'product_question',
    confidence: sureOf(0.85),
    remember: { need },
  });
}

/** A list's line: name, price, the versions asked for or a reason in the shop's words. */
function describe(scene: DialogueContext, { product, choice, variants }: Candidate, need: Need): string {
  const names = isEmpty(choice) ? [] : namesOf(product, variants, scene.replyLanguage).slice(0, 4);
  const reason = isForeign(scene) ? '' : reasonFor(product, need.text);
  return lineOf(scene, product, [names.join('; '), reason].filter((part) => part !== '').join('. '), variants);
}

export function reasonFor(product: Product, text: string): string {
  const fact = factAbout(product, text);
  const sentence = sentencesOf(fact?.verdict === 'no' ? product.description : (fact?.text ?? product.description))[0] ?? '';
  return sentence.length <= longestReason ? sentence : '';
}

/** One product stands out: it is named with its price and the reason, and the question about it is answered. */
async function single(scene: DialogueContext, question: Question, need: Need, { product, choice, variants }: Candidate): Promise<Outcome> {
  const { say, memory } = scene;
  const fact = factAbout(product, need.text, choice);
  const which = askedName(scene, product, choice);
  // Only what is asked of a certain product has a yes or no: "got a light one that's not heavy?" asks for one.
  const asksMore = question.isYesNo && !question.asksStock && isDefinite(question.text);
  const stock = stockOf(scene, product, choice);
  const reason = isForeign(scene) ? '' : fact && fact.verdict !== 'no' ? fact.text : (sentencesOf(product.description)[0] ?? '');
  const opening =
    asksMore && fact?.verdict !== undefined
      ? compose(leadOf(scene, question, fact), lineOf(scene, product, which, variants))
      : isEmpty(choice)
        ? [
            isOnlyTagged({ product }, need) ? say.perhaps : question.asksStock ? say.weHave : say.recommended(1),
            lineOf(scene, product, reason, variants),
          ].join('\n')
        : compose(
            question.asksStock
              ? stock.text
              : [
                  say.recommended(1),
                  lineOf(
                    scene,
                    product,
                    [namesOf(product, variants, scene.replyLanguage).slice(0, 4).join('; '), reason]
                      .filter((part) => part !== '')
                      .join('. '),
                    variants,
                  ),
                ].join('\n'),
            question.asksStock && fact && fact.verdict !== 'no' && fact.text,
          );
  const advice = isAboutSize(need.text) ? await adviseSize(scene, product, need.text) : undefined;
  const size = advice && !('outside' in advice) ? advice : undefined;
  const asked = size ? { ...choice.asked, [size.option]: [size.size] } : choice.asked;
  const picked = Object.fromEntries(
    Object.entries(asked).flatMap(([name, [value, ...more]]) => (value !== undefined && more.length === 0 ? [[name, value]] : [])),
  );
  return answerAbout(scene, {
    text: compose(
      opening,
      size &&
        inOneLine(say.shopping.sizeFor(product.name, size.size), size.reason.length < 200 && !opening.includes(size.reason) && size.reason),
    ),
    products: [product],
    variant: variants.length === 1 ? variants[0] : undefined,
    intent: question.asksStock ? 'stock_question' : 'recommendation',
    confidence: sureOf(0.9),
    remember: {
      shown: memory.shown.includes(product.id) ? memory.shown : [product.id],
      picked: Object.keys(picked).length > 0 ? { product: product.id, options: picked } : null,
      detected: { intent: 'recommendation', text: need.text.slice(-2000), likelihood: 0.85 },
      misses: 0,
    },
  });
}

/** Something of the kind exists, but not as asked: says what is missing. */
function closest(scene: DialogueContext, question: Question, need: Need, close: readonly Candidate[]): Promise<Outcome> | Outcome {
  const { say } = scene;
  const [first] = close;
  if (!first) return nothing(scene, question.detected, need);
  const { product, choice } = first;
  const within = product.variants.filter((variant) => variant.in_stock);
  const cents = leastCents(within);
  if (need.max !== null && cents > need.max && choice.missing.length === 0) {
    const cheapest = close.toSorted((a, b) => leastCents(a.product.variants) - leastCents(b.product.variants)).slice(0, 2);
    const texts = cheapest.map(({ product: one }) =>
      say.shopping.overLimit(
        one.name,
        amountOf(scene, one, leastCents(one.variants)),
        amountOf(scene, one, leastCents(one.variants) - (need.about ?? need.max ?? 0)),
      ),
    );
    return answerAbout(scene, {
      text: compose(say.shopping.closest, texts.join('\n')),
      products: cheapest.map((one) => one.product),
      intent: 'recommendation',
      confidence: sureOf(0.75),
      remember: { need },
    });
  }
  if (!isEmpty(choice) || choice.missing.length > 0) {
    const texts = close.slice(0, 2).map(({ product: one, choice: its }) => stockOf(scene, one, its).text);
    return answerAbout(scene, {
      text: texts.join('\n'),
      products: close.slice(0, 2).map((one) => one.product),
      intent: 'stock_question',
      confidence: sureOf(0.8),
      remember: { need },
    });
  }
  if (first.confirmed === 'no') {
    const shown = close.slice(0, 2);
    const lines = shown.map((one) => lineOf(scene, one.product, factAbout(one.product, need.text)?.text ?? ''));
    return answerAbout(scene, {
      text: [say.shopping.closest, ...lines].join('\n'),
      products: shown.map((one) => one.product),
      intent: 'recommendation',
      confidence: sureOf(0.7),
      remember: { need },
    });
  }
  return aboutProduct(scene, product, { ...question, asksStock: true });
}

/** The shop doesn't have this kind of thing. */
function notCarried(scene: DialogueContext, need: Need, close: readonly Candidate[]): Outcome {
  const { say } = scene;
  const text = say.shopping.notCarried(need.said);
  const lines = close.map(({ product, variants }) => lineOf(scene, product, '', variants));
  const base = {
    intent: 'stock_question' as const,
    confidence: sureOf(0.7),
    remember: { about: 'product' as const, need: { ...need, head: null, words: [], said: '' } },
  };
  if (lines.length === 0) return askBack(scene, { text, ...base });
  return answerAbout(scene, {
    text: compose(text, [say.shopping.closest, ...lines].join('\n')),
    products: close.map(({ product }) => product),
    ...base,
  });
}

function nothing(scene: DialogueContext, detected: DetectedIntent, need: Need): Promise<Outcome> | Outcome {
  if (scene.memory.misses > 0) return handOff(scene, 'missing_knowledge', detected);
  return askNeed(scene, need, scene.say.nothingFits);
}

export const askNeed = (scene: DialogueContext, need: Need, text: string): Outcome =>
  askBack(scene, {
    text,
    confidence: 0.75,
    intent: 'recommendation',
    remember: { misses: scene.memory.misses + 1, awaiting: 'need', need, about: 'product' },
  });

/** For a customer without an idea: bestsellers. */
export async function suggestAnything(scene: DialogueContext, need: Need): Promise<Outcome> {
  const found: FoundProduct[] = await search(scene.tools, 'bestseller gift');
  const shown = found.filter((product) => isThere(product) && fitsPrice(product, need)).slice(0, mostShown);
  if (shown.length === 0) return handOff(scene, 'missing_knowledge', null);
  return answerAbout(scene, {
    text: [scene.say.perhaps, ...shown.map((product) => lineOf(scene, product))].join('\n'),
    products: shown,
    intent: 'recommendation',
    confidence: 0.8,
    remember: { need },
  });
}
const fitsPrice = ({ variants }: Product, { max }: Need) => max === null || leastCents(variants) <= max;
