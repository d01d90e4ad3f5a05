import type { Outcome } from '../../port.ts';
import type { Product } from '../../tools.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { answerFound, findKnowledge } from '../../flows/knowledge.ts';
import { ruleOfProduct } from '../../flows/product-rules.ts';
import { factKindsIn, topicOf } from '../../shop-topics.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import { compose, inOneLine } from '../../speech.ts';
import type { Found } from '../../judging.ts';
import { plain, sentencesOf, stem, tokenize } from '../../words.ts';
import { asksPrice } from './asks.ts';
import { answersTo, contentOf, said } from './answers.ts';
import type { Fact } from './facts.ts';
import { relationIn } from './compare.ts';
import { asksCount, isSuperlative, listsOptions } from './lexicon.ts';
import { wantedOf } from './lines.ts';
import { choiceIn, type Choice, isEmpty, isOf, optionsOf } from './options.ts';
import { isKind } from './match.ts';
import { isProductIntent, type Question } from './plan.ts';
import { same, tokensOf } from './tokens.ts';
import { propertiesIn } from './properties.ts';
import { limitsIn } from './limits.ts';
import { withOffer } from './selling.ts';
import { isForeign } from './write.ts';
import { adviseSize, hasSizes, isAboutSize, shiftedSize } from './sizing.ts';
import { pickedOf, single, stockOf, withEarlier } from './stock.ts';
import { amountOf, answerAbout, askAbout, sureOf, leastCents, priceText, versionName } from './write.ts';

// Answers about one product: its stock, price, size and properties, in the shape of the question.

export type { Question };

export async function aboutProduct(scene: DialogueContext, product: Product, question: Question): Promise<Outcome> {
  const { text, detected } = question;
  const { memory, say } = scene;
  const picked = pickedOf(scene, product, text);
  const named = choiceIn(product, text);
  const now = { ...named, asked: { ...named.asked, ...shiftedSize(product, text, picked) } };
  const confidence = sureOf(detected.likelihood);
  if (isAboutSize(text) && hasSizes(product)) {
    // "104 cm" is the chest, not a version.
    const advised = await sizeAnswer(scene, product, question, { ...now, missing: now.missing.filter((word) => !/^\d/.test(word)) });
    if (advised) return advised;
  }
  const choice = withEarlier(product, now, picked);
  const { texts, isRestUnknown } = answersTo(scene, product, text, choice);
  const facts = texts.join(texts.join(' ').length > mostInLine ? '\n\n' : ' ');
  if (listsOptions.test(normalizeText(text))) {
    const listed = listOptions(scene, product, now, confidence);
    return { ...listed, text: compose(listed.text, facts) };
  }
  const extreme = relationIn(text);
  if ((extreme === 'cheaper' || extreme === 'dearer') && isSuperlative(normalizeText(text)) && product.variants.length > 1)
    return extremeVersion(scene, product, choice, extreme, confidence);
  const isOptions = !isEmpty(now) || now.missing.length > 0;
  const asksCost = asksPrice.test(plain(text));
  const counts = asksCount.test(normalizeText(text));
  if (isOptions || (question.asksStock && facts === '' && !isRestUnknown) || counts) {
    const stock = stockOf(scene, product, choice, { counts, ...(question.asksStock && { wanted: wantedOf(product, text) }) });
    const isAnswered = stock.available.length > 0;
    const isAsked = question.asksStock || now.missing.length > 0 || facts === '' || !isAnswered;
    const overLimit = isAnswered ? limitText(scene, product, text, leastCents(stock.available)) : '';
    const outcome = answerAbout(scene, {
      text: compose(isAsked && stock.text, facts, asksCost && !isAsked && priceText(scene, product, stock.available), overLimit),
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
  if (facts !== '' || price) {
    const detectedNow = { intent: 'product_question' as const, text: text.slice(-400), likelihood: detected.likelihood };
    const reply = { products: [product], intent: 'product_question' as const, confidence };
    if (isRestUnknown)
      return askAbout(scene, {
        ...reply,
        text: compose(price, facts, say.shopping.restUnknown),
        remember: { awaiting: 'person', detected: detectedNow },
      });
    return withOffer(scene, product, answerAbout(scene, { ...reply, text: compose(price, facts), remember: { detected: detectedNow } }));
  }
  const isChosen = isEmpty(choice) === false && memory.picked?.product !== product.id;
  if (!isRestUnknown && (contentOf(product, text, now).length === 0 || !isQuestion(question)))
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

/** Longer answers stand in paragraphs of their own. */
const mostInLine = 160;

const isQuestion = ({ detected, text, isYesNo }: Question) =>
  detected.question || isYesNo || text.includes('?') || propertiesIn(text).length > 0;

/** A fact with the yes or no that it proves, in the shape of the question. */
export const leadOf = (scene: DialogueContext, { isYesNo }: Pick<Question, 'isYesNo'>, fact: Fact) => said(scene, fact, isYesNo);

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
  const { say, memory } = scene;
  const [kind] = factKindsIn(text, undefined, 0);
  const topic = kind ?? topicOf(memory)?.kind;
  const ofShop = saidOfShop(scene, text) ?? (topic && (await ruleOfProduct(scene, product, topic)));
  if (ofShop) return answerFound(scene, detected, ofShop, { remember: { product: product.id, about: 'product' } });
  const found = (await findKnowledge(scene, null, text)) ?? likelyPage(scene);
  if (found && (isAnswer(product, text, found) || !isProductIntent(detected.intent)))
    return answerFound(scene, detected, found, { remember: { product: product.id, about: 'product' } });
  const isAgain = memory.awaiting === 'person' && memory.product === product.id;
  return askAbout(scene, {
    text: isAgain ? say.shopping.unknownToo : inOneLine(say.unknownProperty(product.name), say.offerPersonHere),
    products: [product],
    intent: 'product_question',
    confidence: 0.7,
    remember: { awaiting: 'person', detected: { intent: 'product_question', text: text.slice(-400), likelihood: detected.likelihood } },
  });
}

/** A page answers when it says most of what is asked beyond the product, or something of it about this kind of product. */
function isAnswer(product: Product, text: string, { text: page, explains }: Found): boolean {
  const tokens = tokensOf(page);
  const asked = contentOf(product, text).filter(({ word }) => !whenever.has(word));
  const hits = asked.filter((word) => explains.includes(word.word) || tokens.some((token) => same(word, token)));
  return hits.length > 0 && (hits.length * 3 >= asked.length * 2 || tokens.some((token) => isKind(product, token)));
}
/** When something happened belongs to no subject. */
const whenever: ReadonlySet<string> = new Set(
  'yesterday today now just only since ago last week month year after ever already still had got coming gestern heute seit schon hier ayer hoy ontem hoje hier aujourd depuis ieri oggi gisteren vandaag'.split(
    ' ',
  ),
);
/** Below the relevance of an answer by itself, but the description says nothing at all. */
const leastLikely = 0.55;
/** "Do you sharpen them?": what the shop itself does stands on a page, if anywhere. */
const leastOfShop = 0.25;
const asksOfShop = /\b(?:do|can|could|will|would) (?:you|u|ya)(?: guys)? (?:also |still |even )?(\p{L}{4,})/u;
const likelyPage = ({ ground: { page } }: DialogueContext) =>
  page && page.relevance >= leastLikely ? { ...page, whole: true } : undefined;
function saidOfShop({ ground: { page } }: DialogueContext, text: string): Found | undefined {
  const verb = asksOfShop.exec(plain(text))?.[1];
  if (!page || verb === undefined || page.relevance < leastOfShop) return undefined;
  const own = sentencesOf(page.passage.text).find((one) => /\bwe\b/i.test(one) && tokenize(one).map(stem).includes(stem(verb)));
  return own === undefined ? undefined : { ...page, text: own, whole: true };
}

export const askMeasure = (scene: DialogueContext, product: Product) =>
  askAbout(scene, { text: scene.say.shopping.askMeasure(product.name), products: [product], intent: 'product_question', confidence: 0.8 });
