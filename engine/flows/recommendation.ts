import type { Outcome } from '../port.ts';
import type { Product } from '../tools.ts';
import { priceLimitIn } from '../entities.ts';
import { chooseProduct, colorIn } from '../product-choice.ts';
import { factsFor } from '../product-facts.ts';
import { shareStem } from '../quoting.ts';
import { sayAmount } from '../speech.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import { plain, stem, tokenize } from '../words.ts';
import { loadShown } from './references.ts';
import { inEnglish } from '../glossary.ts';
import { findByAllWords, cardOf, confidenceOf, searchProducts, sourceOf, wordsOf } from './products.ts';

const maxRecommended = 3;

const noIdea = anywhere(`
  idk, dunno, no idea, dont know, not sure, anything, whatever, surprise me, you choose, no (?:lo )?se, ni idea, cualquier cosa, (?:je )?(?:ne )?sais pas, aucune idee, n importe quoi
  keine ahnung, weiss (?:ich )?(?:nicht|noch nicht), egal, irgendwas, nao sei, sem ideia, qualquer coisa`);
/** Recommends up to three matching products, each with a reason in the shop's words; those in stock first. */
export async function recommend(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { say, nlu, memory } = dialogue;
  const further =
    memory.detected?.intent === 'recommendation' &&
    (memory.awaiting === 'need' || needWords(dialogue, nlu.text).length === 0 || rejectedWords(nlu.text).length > 0);
  const text = further ? `${memory.detected?.text} ${nlu.text}` : nlu.text;
  const limit = priceLimitIn(text);
  const purpose = needWords(dialogue, withoutRejected(text));
  // "Under 30 euros" filters the products shown.
  const [first] = purpose.length === 0 && limit !== undefined && memory.about === 'product' ? await loadShown(dialogue) : [];
  const words = first ? tokenize(first.category ?? first.name) : purpose;
  const categoryProducts = words.length === 0 ? await inCategory(dialogue, text) : [];
  const isOpen =
    (words.length === 0 && limit === undefined && categoryProducts.length === 0) ||
    (memory.awaiting === 'need' && noIdea.test(normalizeText(nlu.text)));
  if (isOpen && memory.awaiting !== 'need') return askNeed(dialogue, detected, say.askNeed);
  // A customer without an idea gets bestsellers.
  if (isOpen)
    return recommendationOf(
      dialogue,
      detected,
      (await searchProducts(dialogue, ['bestseller', 'gift'])).filter(isThere).slice(0, maxRecommended),
      text,
      [],
      say.perhaps,
    );
  const fits = (product: Product) =>
    (limit === undefined || product.variants.some(({ price }) => Number(price) * 100 <= limit)) &&
    hasOtherVariant(product, text) &&
    !isRejected(product, text);
  const found = (categoryProducts.length > 0 ? categoryProducts : await searchProducts(dialogue, words.length ? words : ['gift'])).filter(
    fits,
  );
  const choice = categoryProducts.length > 0 ? { several: found } : chooseProduct<Product>(found, words);
  const fitting =
    'one' in choice ? [choice.one] : 'several' in choice ? choice.several : (await inCategory(dialogue, nlu.text)).filter(fits);
  const picked = bestMatches(fitting, words)
    .sort((a, b) => Number(isThere(b)) - Number(isThere(a)))
    .slice(0, maxRecommended);
  return recommendationOf(dialogue, detected, picked, text, words);
}

async function recommendationOf(
  dialogue: DialogueContext,
  detected: DetectedIntent,
  picked: Product[],
  text: string,
  words: readonly string[],
  intro?: string,
): Promise<Outcome> {
  const { say, memory } = dialogue;
  if (picked.length === 0)
    return memory.misses > 0 ? handOff(dialogue, 'missing_knowledge', detected) : askNeed(dialogue, detected, say.nothingFits);
  const lines = picked.map((product) => `• ${product.name} (${priceOf(dialogue, product)})${reason(product, text, words)}`);
  return answerWith(dialogue, {
    text: [intro ?? say.recommended(picked.length), ...lines].join('\n'),
    cards: picked.map((product) => cardOf(product)),
    sources: picked.map((product) => sourceOf(product)),
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: {
      product: picked.length === 1 ? (picked[0]?.id ?? null) : null,
      shown: picked.map(({ id }) => id),
      detected: { intent: detected.intent, text, likelihood: detected.likelihood },
    },
  });
}

const unwanted =
  /(?<!\p{L})(?:not|no|nicht|kein\w*|pas(?: de| en)?|sin|nao|não|except|anything but)\s+(?:(?:in|the|en|em|an?|une?|ein\p{L}*|uma?)\s+)?(\p{L}+)/giu;
/** Matches "not a knife". */
const rejectedWords = (text: string) =>
  [...text.matchAll(unwanted)].flatMap(([, word = '']) => (word.length > 2 && !colorIn(word) ? tokenize(word) : []));
const withoutRejected = (text: string) => text.replace(unwanted, (match, word: string) => (colorIn(word) ? match : ' '));
function isRejected({ name, category }: Product, text: string) {
  const words = rejectedWords(text);
  return shareStem(tokenize(`${name} ${category ?? ''}`), [...words, ...inEnglish(words)]);
}
/** "A mug, but not black": requires another variant. */
function hasOtherVariant({ variants }: Product, text: string): boolean {
  const colours = [...text.matchAll(unwanted)].flatMap(([, word = '']) =>
    colorIn(word) ? [plain(word), ...inEnglish([plain(word)])] : [],
  );
  return (
    colours.length === 0 ||
    variants.some(({ options, in_stock: inStock }) => inStock && !Object.values(options).some((value) => colours.includes(plain(value))))
  );
}

const less = anywhere(`
  cheaper, less expensive, lower price, lower priced, mas baratos?, mas baratas?, mas economic[oa]s?, moins cher\\w*, gunstiger\\w*, billiger\\w*, preiswerter\\w*, mais baratos?, mais baratas?, mais em conta`);
/** "Something cheaper?": the same kind, below the lowest price shown. */
export async function cheaper(dialogue: DialogueContext): Promise<Outcome | undefined> {
  const { memory, nlu, say, replyLanguage } = dialogue;
  const purpose = normalizeText(nlu.text).replace(/[?!.]/g, '').trim();
  if (memory.about !== 'product' || !less.test(purpose) || purpose.split(/\s+/).length > 6) return undefined;
  const shown = memory.shown.length > 0 ? await loadShown(dialogue) : [];
  const last =
    memory.product && !memory.shown.includes(memory.product)
      ? (await dialogue.tools.call('get_product', { product_id: memory.product })).product
      : null;
  const [first, ...rest] = last ? [last, ...shown] : shown;
  if (!first) return undefined;
  const cheapest = [first, ...rest].reduce((one, other) => (leastOf(other) < leastOf(one) ? other : one));
  const purposeText = memory.detected?.intent === 'recommendation' ? memory.detected.text : '';
  const kind = last ?? first;
  const words = purposeText === '' ? tokenize(kind.category ?? kind.name) : needWords(dialogue, purposeText);
  const found = (await searchProducts(dialogue, words)).filter(
    (product) => isThere(product) && leastOf(product) < leastOf(cheapest) && (purposeText !== '' || product.category === kind.category),
  );
  const detected: DetectedIntent = {
    intent: 'recommendation',
    likelihood: 0.85,
    text: purposeText === '' ? nlu.text : purposeText,
    question: false,
  };
  if (found.length > 0) return recommendationOf(dialogue, detected, found.slice(0, maxRecommended), detected.text, []);
  return answerWith(dialogue, {
    text: say.noneCheaper(cheapest.name, sayAmount(String(leastOf(cheapest)), cheapest.currency, replyLanguage)),
    cards: [cardOf(cheapest)],
    sources: [sourceOf(cheapest)],
    confidence: 0.85,
    intent: detected.intent,
    remember: { product: cheapest.id, detected: memory.detected },
  });
}
const leastOf = ({ variants }: Pick<Product, 'variants'>) => Math.min(...variants.map(({ price }) => Number(price)));

/** "I need a mug": a product noun may be the only content. */
async function inCategory(dialogue: DialogueContext, text: string): Promise<Product[]> {
  const choice = await findByAllWords(dialogue, text, []);
  return 'one' in choice ? [choice.one] : 'several' in choice ? choice.several : [];
}

/** The words that describe the purpose. */
const needWords = (dialogue: DialogueContext, text: string) =>
  wordsOf(dialogue, text).filter(
    (word) =>
      !/^(recommend\w*|suggest\w*|euros?|eur|dollars?|need|looking|something|under|below|less|than|menos|moins|unter|weniger|maximum|hasta|jusqu|cheap\w*|nice|good|best|idea\w*)$/.test(
        word,
      ),
  );

/** The products that match most words: "a headlamp for camping" prefers headlamps over other camping gear. */
function bestMatches(products: readonly Product[], words: readonly string[]): Product[] {
  const stems = [...new Set([...words, ...inEnglish(words)].map(stem))];
  const rated = products.map((product) => {
    const { name, category, tags } = product;
    const purpose = new Set(tokenize(`${name} ${category ?? ''} ${tags.join(' ')}`).map(stem));
    return { product, points: stems.filter((word) => purpose.has(word)).length };
  });
  const maxRecommended = Math.max(0, ...rated.map(({ points }) => points));
  return rated.filter(({ points }) => points === maxRecommended).map(({ product }) => product);
}

const isThere = ({ variants }: Product) => variants.some(({ in_stock }) => in_stock);
function reason(product: Product, text: string, words: readonly string[]) {
  const [fact] = factsFor(product, plain(text), words);
  return fact ? `: ${fact}` : '';
}
function priceOf({ replyLanguage }: DialogueContext, { variants, currency }: Product) {
  return sayAmount(String(leastOf({ variants })), currency, replyLanguage);
}
const askNeed = (dialogue: DialogueContext, { intent, likelihood, text }: DetectedIntent, question: string) =>
  askBack(dialogue, {
    text: question,
    confidence: likelihood,
    intent,
    remember: { misses: dialogue.memory.misses + 1, awaiting: 'need', detected: { intent, text, likelihood } },
  });
