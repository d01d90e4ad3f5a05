import type { Outcome } from '../../port.ts';
import type { Product } from '../../tools.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { DetectedIntent } from '../../classify.ts';
import { answerFound, findKnowledge } from '../../flows/knowledge.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import { compose, inOneLine } from '../../speech.ts';
import { plain, sentencesOf } from '../../words.ts';
import { asksPrice } from './asks.ts';
import { askedWords, factAbout, withoutName } from './facts.ts';
import { relationIn } from './compare.ts';
import { asksCount, isSuperlative, listsOptions } from './lexicon.ts';
import { choiceIn, type Choice, isEmpty, isOf, optionsOf } from './options.ts';
import { propertiesIn } from './properties.ts';
import { limitsIn } from './limits.ts';
import { withOffer } from './selling.ts';
import { isForeign } from './write.ts';
import { adviseSize, isAboutSize, shiftedSize } from './sizing.ts';
import { pickedOf, single, stockOf, withEarlier } from './stock.ts';
import { amountOf, answerAbout, askAbout, sureOf, leastCents, priceText, versionName } from './write.ts';
import { saysNothing } from './reading.ts';

// Answers about one product: its stock, price, size and properties, in the shape of the question.

export type Question = {
  text: string;
  detected: DetectedIntent;
  /** The message asks whether the shop has it. */
  asksStock: boolean;
  isYesNo: boolean;
};

export async function aboutProduct(scene: DialogueContext, product: Product, question: Question): Promise<Outcome> {
  const { text, detected } = question;
  const { memory } = scene;
  const picked = pickedOf(scene, product, text);
  const named = choiceIn(product, text);
  const now = { ...named, asked: { ...named.asked, ...shiftedSize(product, text, picked) } };
  const confidence = sureOf(detected.likelihood);
  if (isAboutSize(text)) {
    const advised = await sizeAnswer(scene, product, question, now);
    if (advised) return advised;
  }
  if (listsOptions.test(normalizeText(text))) return listOptions(scene, product, now, confidence);
  const choice = withEarlier(product, now, picked);
  const extreme = relationIn(text);
  if ((extreme === 'cheaper' || extreme === 'dearer') && isSuperlative(normalizeText(text)) && product.variants.length > 1)
    return extremeVersion(scene, product, choice, extreme, confidence);
  const words = askedWords(product, text, now).filter((token) => !saysNothing(token));
  const fact = asked(product, text).length > 0 || words.length > 0 ? factAbout(product, text, choice) : undefined;
  const isOptions = !isEmpty(now) || now.missing.length > 0;
  const asksCost = asksPrice.test(plain(text));
  const counts = asksCount.test(normalizeText(text));
  if (isOptions || (question.asksStock && fact === undefined) || counts) {
    const stock = stockOf(scene, product, choice, counts);
    // "In yellow, is it waterproof?" asks two things; a fact without a verdict would only distract.
    const more =
      fact !== undefined && words.length > 0 && (fact.verdict !== undefined || asked(product, text).length > 0)
        ? leadOf(scene, question, fact)
        : '';
    const isAnswered = stock.available.length > 0;
    const isAsked = question.asksStock || now.missing.length > 0 || more === '' || !isAnswered;
    const overLimit = isAnswered ? limitText(scene, product, text, leastCents(stock.available)) : '';
    const outcome = answerAbout(scene, {
      text: compose(isAsked && stock.text, more, asksCost && !isAsked && priceText(scene, product, stock.available), overLimit),
      products: [product],
      variant: stock.variant,
      intent: isAsked ? 'stock_question' : 'product_question',
      confidence,
      remember: { picked: now.missing.length === 0 ? { product: product.id, options: single(stock.asked) } : memory.picked },
    });
    return isAnswered ? withOffer(scene, product, outcome) : outcome;
  }
  const variants = product.variants.filter((variant) => isOf(variant, choice));
  const price = asksCost ? priceText(scene, product, variants) : '';
  if (fact || price) {
    const outcome = answerAbout(scene, {
      text: compose(price, fact && words.length + asked(product, text).length > 0 && leadOf(scene, question, fact)),
      products: [product],
      intent: 'product_question',
      confidence,
      remember: { detected: { intent: 'product_question', text: text.slice(-400), likelihood: detected.likelihood } },
    });
    return withOffer(scene, product, outcome);
  }
  const isChosen = isEmpty(choice) === false && memory.picked?.product !== product.id;
  if (words.length === 0 || !isQuestion(question))
    return answerAbout(scene, {
      text:
        isForeign(scene) || isChosen
          ? stockOf(scene, product, choice).text
          : compose(inOneLine(...sentencesOf(product.description).slice(0, 2)), priceText(scene, product, variants)),
      products: [product],
      intent: 'product_question',
      confidence,
    });
  return unknown(scene, product, question);
}

/** The properties asked about, apart from words of the product's own name. */
const asked = (product: Product, text: string) => propertiesIn(withoutName(product, text));
const isQuestion = ({ detected, text, isYesNo }: Question) =>
  detected.question || isYesNo || text.includes('?') || propertiesIn(text).length > 0;
/** A fact with the yes or no that it proves, if that was asked. */
export function leadOf(
  { say }: DialogueContext,
  { isYesNo }: Pick<Question, 'isYesNo'>,
  { text, verdict }: { text: string; verdict: 'yes' | 'no' | undefined },
) {
  if (!isYesNo || verdict === undefined) return text;
  return verdict === 'yes' ? say.shopping.yes(text) : say.shopping.no(text);
}

/** "€40.95, 95 cents above your limit." */
function limitText(scene: DialogueContext, product: Product, text: string, cents: number) {
  const { max } = limitsIn(text);
  return max !== null && cents > max
    ? scene.say.shopping.overLimit(product.name, amountOf(scene, product, cents), amountOf(scene, product, cents - max))
    : '';
}

/** "Your cheapest e-reader": the version in stock with the lowest price. */
function extremeVersion(
  scene: DialogueContext,
  product: Product,
  choice: Choice,
  relation: 'cheaper' | 'dearer',
  confidence: number,
): Outcome {
  const there = product.variants
    .filter((variant) => variant.in_stock && isOf(variant, choice))
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  const variant = relation === 'cheaper' ? there[0] : there.at(-1);
  const asked = Object.fromEntries(Object.entries(variant?.options ?? {}).map(([name, value]) => [name, [value]]));
  const stock = stockOf(scene, product, variant ? { ...choice, asked } : choice);
  return answerAbout(scene, {
    text: stock.text,
    products: [product],
    variant,
    intent: 'stock_question',
    confidence,
    remember: { picked: variant ? { product: product.id, options: variant.options } : scene.memory.picked },
  });
}

function listOptions(scene: DialogueContext, product: Product, choice: Choice, confidence: number): Outcome {
  const { say, replyLanguage } = scene;
  const picked = scene.memory.picked?.product === product.id ? scene.memory.picked.options : {};
  const asked = withEarlier(product, choice, {}).asked;
  const kept = Object.keys(asked).length > 0 ? asked : {};
  const fitting = product.variants.filter((variant) => variant.in_stock && isOf(variant, { asked: kept, not: {} }));
  const open = Object.fromEntries(Object.entries(optionsOf(fitting)).filter(([name]) => kept[name] === undefined));
  const rows =
    fitting.length > 0 && fitting.length <= 6 ? fitting.map(({ options }) => versionName(product, options, replyLanguage)) : undefined;
  const values =
    rows ??
    Object.values(open).flatMap((list) =>
      list.map((value) => versionName(product, { [Object.keys(product.variants[0]?.options ?? {})[0] ?? '']: value }, replyLanguage)),
    );
  return answerAbout(scene, {
    text:
      values.length > 0 && values.some((value) => value !== '')
        ? inOneLine(say.shopping.comesIn(product.name, [...new Set(values)]), rows && priceText(scene, product, fitting))
        : say.soldOut(product.name, ''),
    products: [product],
    intent: 'stock_question',
    confidence,
    remember: {
      picked: Object.keys(kept).length > 0 ? { product: product.id, options: { ...picked, ...single(kept) } } : scene.memory.picked,
    },
  });
}

async function sizeAnswer(
  scene: DialogueContext,
  product: Product,
  { text, detected, asksStock }: Question,
  choice: Choice,
): Promise<Outcome | undefined> {
  const { say } = scene;
  const advice = await adviseSize(scene, product, text);
  if (!advice) {
    const found = await findKnowledge(scene, null, text);
    if (found)
      return answerFound(scene, { ...detected, intent: 'product_question' }, found, {
        remember: { product: product.id, about: 'product' },
      });
    return undefined;
  }
  const confidence = sureOf(0.85);
  if ('outside' in advice)
    return answerAbout(scene, {
      text: say.shopping.noSize(product.name, advice.outside),
      products: [product],
      intent: 'product_question',
      confidence,
    });
  const picked = scene.memory.picked?.product === product.id ? scene.memory.picked.options : {};
  const options = { ...picked, ...single(choice.asked), [advice.option]: advice.size };
  const asked = Object.fromEntries(Object.entries({ ...choice.asked, [advice.option]: [advice.size] }));
  const stock = stockOf(scene, product, { ...choice, asked });
  const isShort = advice.reason.length <= 220;
  return answerAbout(scene, {
    text: compose(
      inOneLine(say.shopping.sizeFor(product.name, advice.size), isShort && advice.reason),
      (asksStock || stock.available.length === 0 || Object.keys(choice.asked).length > 0) && stock.text,
      asksPrice.test(plain(text)) && stock.available.length > 0 && priceText(scene, product, stock.available),
    ),
    products: [product],
    intent: 'product_question',
    confidence,
    remember: { picked: { product: product.id, options } },
  });
}

/** The description doesn't say it: the shop's articles might, else a person knows. */
async function unknown(scene: DialogueContext, product: Product, { text, detected }: Question): Promise<Outcome> {
  const { say } = scene;
  const found = await findKnowledge(scene, null, text);
  if (found) return answerFound(scene, detected, found, { remember: { product: product.id, about: 'product' } });
  return askAbout(scene, {
    text: inOneLine(say.unknownProperty(product.name), say.offerPersonHere),
    products: [product],
    intent: 'product_question',
    confidence: 0.7,
    remember: { awaiting: 'person', detected: { intent: 'product_question', text: text.slice(-400), likelihood: detected.likelihood } },
  });
}

export const askMeasure = (scene: DialogueContext, product: Product) =>
  askAbout(scene, { text: scene.say.shopping.askMeasure(product.name), products: [product], intent: 'product_question', confidence: 0.8 });
