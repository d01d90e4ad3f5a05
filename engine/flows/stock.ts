import type { Outcome } from '../port.ts';
import type { Product, Variant } from '../tools.ts';
import { optionsIn, colorIn, colorOptionOf, versionName } from '../product-choice.ts';
import { hasProperties, optionsOf } from '../product-facts.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import type { Language } from '../intents.ts';
import type { DetectedIntent } from '../classify.ts';
import { plain } from '../words.ts';
import { answerFound, findKnowledge, findSameQuestion } from './knowledge.ts';
import { loadShown } from './references.ts';
import { withOffer } from './selling.ts';
import { cardOf, confidenceOf, leastPrice, findProduct, sourceOf, askWhichProduct } from './products.ts';

/** Answers whether something is in stock: the requested variant, and the available ones if it isn't. */
export async function answerAboutStock(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { nlu, say } = dialogue;
  const text = detected.text.length < 12 ? nlu.text : detected.text;
  const choice = await findProduct(dialogue, text);
  const same = 'several' in choice ? await findSameQuestion(dialogue, text) : undefined;
  if (same) return answerFound(dialogue, detected, same);
  if ('several' in choice) return chooseAmong(dialogue, detected, choice.several, text);
  if ('none' in choice) {
    const shown = dialogue.memory.shown.length > 1 && dialogue.memory.about === 'product' ? await loadShown(dialogue) : [];
    if (shown.length > 0 && (colorIn(text) ?? shown.some((one) => Object.keys(optionsIn(one, text)).length > 0)))
      return listAvailable(dialogue, detected, shown, text);
    // "Do you have gift cards?" may be answered only by a page.
    const found = await findKnowledge(dialogue, null, text);
    if (found) return answerFound(dialogue, detected, found);
    if (dialogue.memory.misses > 0) return handOff(dialogue, 'missing_knowledge', detected);
    return askBack(dialogue, {
      text: say.noProduct,
      confidence: detected.likelihood,
      intent: detected.intent,
      remember: {
        misses: 1,
        awaiting: 'product',
        detected: { intent: detected.intent, text: detected.text, likelihood: detected.likelihood },
      },
    });
  }
  return answerStock(dialogue, detected, choice.one, text);
}

/** Answers the stock of one product, for the variants a text names. */
export async function answerStock(dialogue: DialogueContext, detected: DetectedIntent, requested: Product, text: string): Promise<Outcome> {
  const options = requestedOptions(dialogue, requested, text);
  const color = colorIn(text) ?? colorIn(dialogue.nlu.text);
  const named = requestedOptions(dialogue, requested, text, false);
  const colorOption = colorOptionOf(requested);
  // "In yellow, size L": an available L doesn't make the answer yes.
  if (color !== undefined && (colorOption === undefined ? Object.keys(named).length === 0 : named[colorOption] === undefined))
    return answerMissingColor(dialogue, detected, requested, color);
  const { product, variants } = await dialogue.tools.call('check_stock', { product_id: requested.id, options });
  if (!product) return handOff(dialogue, 'missing_knowledge', detected);
  const answer = answerWith(dialogue, {
    ...stockText(dialogue, product, variants, options, counting.test(plain(text))),
    sources: [sourceOf(product)],
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: {
      product: product.id,
      ...(Object.keys(options).length > 0 && { picked: { product: product.id, version: Object.values(options).join(', ').slice(0, 200) } }),
      detected: { intent: 'stock_question', text: Object.values(options).join(', '), likelihood: detected.likelihood },
    },
  });
  // Sell only when the requested variant is available.
  return variants.some(({ in_stock: isThere }) => isThere) ? withOffer(dialogue, product, answer) : answer;
}
const counting = /how many|cuantas? (opciones|modelos)|combien de|wie viele|quantas?/;

const mostListed = 6;

function stockText(
  { say, replyLanguage }: DialogueContext,
  product: Product,
  variants: Variant[],
  options: Record<string, string>,
  counts: boolean,
) {
  const which = versionName(product, options, replyLanguage);
  const names = (some: Variant[]) => namesOf(product, some, replyLanguage);
  const available = variants.filter(({ in_stock }) => in_stock);
  const [first] = available;
  if (counts && which === '')
    return { text: say.countInStock(product.name, available.length, product.variants.length), cards: [cardOf(product)] };
  if (first) {
    const text = say.inStock(product.name, which, sayAmount(cheapest(available).price, product.currency, replyLanguage));
    const rest =
      available.length > 1 && available.length <= mostListed && names(available).length > 1 ? say.stillThere(names(available)) : '';
    return { text: inOneLine(text, rest), cards: [available.length === 1 || which ? cardOf(product, first) : cardOf(product)] };
  }
  const others = product.variants.filter(({ in_stock }) => in_stock);
  return {
    text: compose(say.soldOut(product.name, which), others.length ? say.stillThere(names(others).slice(0, mostListed)) : ''),
    cards: [cardOf(product, variants.length === 1 ? variants[0] : undefined)],
  };
}
const cheapest = (variants: Variant[]) => variants.reduce((least, one) => (Number(one.price) < Number(least.price) ? one : least));
const namesOf = (product: Product, variants: Variant[], language: Language) =>
  variants.map(({ options }) => versionName(product, options, language)).filter((name) => name !== '');

/** The options in this message, completed from earlier ones: "in size L?", "and in red?" */
function requestedOptions({ memory, nlu }: DialogueContext, product: Product, text: string, isKept = true): Record<string, string> {
  const before = isKept && memory.detected?.intent === 'stock_question' ? optionsIn(product, memory.detected.text) : {};
  const now = { ...optionsIn(product, text), ...optionsIn(product, nlu.text) };
  const all = { ...before, ...now };
  const candidates = product.variants.some((one) => isOf(one, all)) ? all : now;
  // In the shop's order, so that a variant always has the same name.
  const order = Object.keys(optionsOf(product.variants));
  return Object.fromEntries(Object.entries(candidates).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
const isOf = ({ options }: Variant, candidates: Record<string, string>) =>
  Object.entries(candidates).every(([name, value]) => options[name] === value);

/** "In black?" for a product that doesn't come in black. */
function answerMissingColor(dialogue: DialogueContext, detected: DetectedIntent, product: Product, color: string): Outcome {
  const available = namesOf(
    product,
    product.variants.filter(({ in_stock }) => in_stock),
    dialogue.replyLanguage,
  ).slice(0, mostListed);
  return answerWith(dialogue, {
    text: dialogue.say.notMadeIn(product.name, color, available),
    cards: [cardOf(product)],
    sources: [sourceOf(product)],
    confidence: confidenceOf({ ...detected, likelihood: Math.max(detected.likelihood, 0.7) }),
    intent: detected.intent,
    remember: { product: product.id },
  });
}

/** For "a waterproof jacket", the jackets described as waterproof. If none is, says so. */
export async function chooseAmong(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  products: Product[],
  text: string,
): Promise<Outcome> {
  const those = products.filter((product) => hasProperties(product, plain(text)));
  return those.length > 0 ? listAvailable(dialogue, detected, those, text) : askWhichProduct(dialogue, detected, products);
}

/** "Do you sell backpacks?" names a category and gets a list; "Do you have it in red?" needs one of them. */
export async function listAvailable(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  products: Product[],
  text: string,
): Promise<Outcome> {
  const candidates = products
    .map((product) => ({ product, options: requestedOptions(dialogue, product, text) }))
    .filter(({ options }) => Object.keys(options).length > 0);
  if (candidates.length > 0) return chooseAmongVariants(dialogue, { ...detected, text }, candidates);
  const color = colorIn(text);
  if (color !== undefined && dialogue.memory.shown.length > 1)
    return answerWith(dialogue, {
      text: dialogue.say.noneIn(color),
      sources: products.slice(0, mostShown).map((product) => sourceOf(product)),
      confidence: confidenceOf(detected),
      intent: detected.intent,
      remember: { shown: dialogue.memory.shown },
    });
  const shown = [...products].sort((a, b) => Number(isThere(b)) - Number(isThere(a))).slice(0, mostShown);
  return answerWith(dialogue, {
    text: [dialogue.say.weHave, ...shown.map((product) => `• ${product.name} (${leastPrice(dialogue, product)})`)].join('\n'),
    cards: shown.map((product) => cardOf(product)),
    sources: shown.map((product) => sourceOf(product)),
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: { product: null, shown: shown.map(({ id }) => id) },
  });
}

type Candidate = { product: Product; options: Record<string, string> };
/** Several products come in the requested variant: lists those that have it, so that the customer can choose. */
async function chooseAmongVariants(dialogue: DialogueContext, detected: DetectedIntent, candidates: Candidate[]): Promise<Outcome> {
  const { say, replyLanguage } = dialogue;
  const most = Math.max(...candidates.map(({ options }) => Object.keys(options).length));
  const exact = candidates.filter(({ options }) => Object.keys(options).length === most);
  const available = exact.map((one) => ({
    ...one,
    has: one.product.variants.filter((variant) => variant.in_stock && isOf(variant, one.options)),
  }));
  const having = available.filter(({ has }) => has.length > 0);
  const [first] = having.length > 0 ? having : available;
  if (first && (having.length === 1 || available.length === 1)) return answerStock(dialogue, detected, first.product, detected.text);
  const lines = (having.length > 0 ? having : available)
    .slice(0, mostNamed)
    .map(({ product, options, has }) =>
      has.length > 0
        ? `• ${product.name} (${leastPrice(dialogue, product)}): ${namesOf(product, has, replyLanguage).slice(0, mostVersions).join('; ')}`
        : `• ${say.soldOutEntry(product.name, versionName(product, options, replyLanguage))}`,
    );
  const text = having.length > 0 ? [say.weHave, ...lines, say.whichProduct] : lines;
  return askWhichProduct(
    dialogue,
    { ...detected, intent: 'stock_question' },
    (having.length > 0 ? having : available).map(({ product }) => product),
    text.join('\n'),
  );
}
const mostShown = 3;
const mostNamed = 5;
const mostVersions = 4;
const isThere = ({ variants }: Product) => variants.some(({ in_stock }) => in_stock);
