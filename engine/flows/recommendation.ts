import type { Outcome } from '../port.ts';
import type { Product } from '../tools.ts';
import { priceLimitIn } from '../entities.ts';
import { chooseProduct, colourIn } from '../product-choice.ts';
import { factsFor } from '../product-facts.ts';
import { share } from '../quoting.ts';
import { sayAmount } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { anywhere, heardAs } from '../hearing/pattern.ts';
import { plain, stem, tokenize } from '../words.ts';
import { readShown } from './offered.ts';
import { inEnglish } from '../glossary.ts';
import { amongAllWords, cardOf, confidenceOf, searchProducts, sourceOf, wordsOf } from './products.ts';

const most = 3;

const noIdea = anywhere(`
  idk, dunno, no idea, dont know, not sure, anything, whatever, surprise me, you choose, no (?:lo )?se, ni idea, cualquier cosa, (?:je )?(?:ne )?sais pas, aucune idee, n importe quoi
  keine ahnung, weiss (?:ich )?(?:nicht|noch nicht), egal, irgendwas, nao sei, sem ideia, qualquer coisa`);
/** Up to three products that fit what was said, each with why, in the shop's own words; those in stock first. */
export async function recommend(talk: Talk, wish: Wish): Promise<Outcome> {
  const { say, heard, memory } = talk;
  const further =
    memory.wish?.intent === 'recommendation' &&
    (memory.awaiting === 'need' || needWords(talk, heard.text).length === 0 || rejected(heard.text).length > 0);
  const text = further ? `${memory.wish?.text} ${heard.text}` : heard.text;
  const limit = priceLimitIn(text);
  const said = needWords(talk, withoutRejected(text));
  // "Under 30 euros", of what was shown.
  const [first] = said.length === 0 && limit !== undefined && memory.about === 'product' ? await readShown(talk) : [];
  const words = first ? tokenize(first.category ?? first.name) : said;
  const shelf = words.length === 0 ? await onShelf(talk, text) : [];
  const isOpen =
    (words.length === 0 && limit === undefined && shelf.length === 0) || (memory.awaiting === 'need' && noIdea.test(heardAs(heard.text)));
  if (isOpen && memory.awaiting !== 'need') return askNeed(talk, wish, say.askNeed);
  // Who has no idea is shown what others like.
  if (isOpen)
    return told(talk, wish, (await searchProducts(talk, ['bestseller', 'gift'])).filter(isThere).slice(0, most), text, [], say.perhaps);
  const fits = (product: Product) =>
    (limit === undefined || product.variants.some(({ price }) => Number(price) * 100 <= limit)) &&
    comesOtherwise(product, text) &&
    !isRejected(product, text);
  const found = (shelf.length > 0 ? shelf : await searchProducts(talk, words.length ? words : ['gift'])).filter(fits);
  const choice = shelf.length > 0 ? { several: found } : chooseProduct<Product>(found, words);
  const fitting = 'one' in choice ? [choice.one] : 'several' in choice ? choice.several : (await onShelf(talk, heard.text)).filter(fits);
  const picked = closest(fitting, words)
    .sort((a, b) => Number(isThere(b)) - Number(isThere(a)))
    .slice(0, most);
  return told(talk, wish, picked, text, words);
}

async function told(talk: Talk, wish: Wish, picked: Product[], text: string, words: readonly string[], intro?: string): Promise<Outcome> {
  const { say, memory } = talk;
  if (picked.length === 0) return memory.misses > 0 ? handTo(talk, 'missing_knowledge', wish) : askNeed(talk, wish, say.nothingFits);
  const lines = picked.map((product) => `• ${product.name} (${priceOf(talk, product)})${reason(product, text, words)}`);
  return answerWith(talk, {
    text: [intro ?? say.recommended(picked.length), ...lines].join('\n'),
    cards: picked.map((product) => cardOf(product)),
    sources: picked.map((product) => sourceOf(product)),
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: {
      product: picked.length === 1 ? (picked[0]?.id ?? null) : null,
      shown: picked.map(({ id }) => id),
      wish: { intent: wish.intent, text, likelihood: wish.likelihood },
    },
  });
}

const unwanted =
  /(?<!\p{L})(?:not|no|nicht|kein\w*|pas(?: de| en)?|sin|nao|não|except|anything but)\s+(?:(?:in|the|en|em|an?|une?|ein\p{L}*|uma?)\s+)?(\p{L}+)/giu;
/** "Not a knife" */
const rejected = (text: string) =>
  [...text.matchAll(unwanted)].flatMap(([, word = '']) => (word.length > 2 && !colourIn(word) ? tokenize(word) : []));
const withoutRejected = (text: string) => text.replace(unwanted, (whole, word: string) => (colourIn(word) ? whole : ' '));
function isRejected({ name, category }: Product, text: string) {
  const words = rejected(text);
  return share(tokenize(`${name} ${category ?? ''}`), [...words, ...inEnglish(words)]);
}
/** "A mug, but not black": there has to be another one. */
function comesOtherwise({ variants }: Product, text: string): boolean {
  const colours = [...text.matchAll(unwanted)].flatMap(([, word = '']) =>
    colourIn(word) ? [plain(word), ...inEnglish([plain(word)])] : [],
  );
  return (
    colours.length === 0 ||
    variants.some(({ options, in_stock: inStock }) => inStock && !Object.values(options).some((value) => colours.includes(plain(value))))
  );
}

const less = anywhere(`
  cheaper, less expensive, lower price, lower priced, mas baratos?, mas baratas?, mas economic[oa]s?, moins cher\\w*, gunstiger\\w*, billiger\\w*, preiswerter\\w*, mais baratos?, mais baratas?, mais em conta`);
/** "Something cheaper?", after things were shown: of the same kind, below the least of their prices. */
export async function cheaper(talk: Talk): Promise<Outcome | undefined> {
  const { memory, heard, say, speaks } = talk;
  const said = heardAs(heard.text).replace(/[?!.]/g, '').trim();
  if (memory.about !== 'product' || !less.test(said) || said.split(/\s+/).length > 6) return undefined;
  const shown = memory.shown.length > 0 ? await readShown(talk) : [];
  const last =
    memory.product && !memory.shown.includes(memory.product)
      ? (await talk.tools.call('get_product', { product_id: memory.product })).product
      : null;
  const [first, ...rest] = last ? [last, ...shown] : shown;
  if (!first) return undefined;
  const cheapest = [first, ...rest].reduce((one, other) => (leastOf(other) < leastOf(one) ? other : one));
  const asked = memory.wish?.intent === 'recommendation' ? memory.wish.text : '';
  const kind = last ?? first;
  const words = asked === '' ? tokenize(kind.category ?? kind.name) : needWords(talk, asked);
  const found = (await searchProducts(talk, words)).filter(
    (product) => isThere(product) && leastOf(product) < leastOf(cheapest) && (asked !== '' || product.category === kind.category),
  );
  const wish: Wish = { intent: 'recommendation', likelihood: 0.85, text: asked === '' ? heard.text : asked, question: false };
  if (found.length > 0) return told(talk, wish, found.slice(0, most), wish.text, []);
  return answerWith(talk, {
    text: say.noneCheaper(cheapest.name, sayAmount(String(leastOf(cheapest)), cheapest.currency, speaks)),
    cards: [cardOf(cheapest)],
    sources: [sourceOf(cheapest)],
    confidence: 0.85,
    intent: wish.intent,
    remember: { product: cheapest.id, wish: memory.wish },
  });
}
const leastOf = ({ variants }: Pick<Product, 'variants'>) => Math.min(...variants.map(({ price }) => Number(price)));

/** "I need a mug": what things are called may be all that is said. */
async function onShelf(talk: Talk, text: string): Promise<Product[]> {
  const choice = await amongAllWords(talk, text, []);
  return 'one' in choice ? [choice.one] : 'several' in choice ? choice.several : [];
}

/** The words that say what it is for. */
const needWords = (talk: Talk, text: string) =>
  wordsOf(talk, text).filter(
    (word) =>
      !/^(recommend\w*|suggest\w*|euros?|eur|dollars?|need|looking|something|under|below|less|than|menos|moins|unter|weniger|maximum|hasta|jusqu|cheap\w*|nice|good|best|idea\w*)$/.test(
        word,
      ),
  );

/** Of those that fit, the ones most of the words speak for: a headlamp for camping is rather a headlamp than anything for camping. */
function closest(products: readonly Product[], words: readonly string[]): Product[] {
  const wanted = [...new Set([...words, ...inEnglish(words)].map(stem))];
  const rated = products.map((product) => {
    const { name, category, tags } = product;
    const said = new Set(tokenize(`${name} ${category ?? ''} ${tags.join(' ')}`).map(stem));
    return { product, points: wanted.filter((word) => said.has(word)).length };
  });
  const most = Math.max(0, ...rated.map(({ points }) => points));
  return rated.filter(({ points }) => points === most).map(({ product }) => product);
}

const isThere = ({ variants }: Product) => variants.some(({ in_stock }) => in_stock);
function reason(product: Product, text: string, words: readonly string[]) {
  const [fact] = factsFor(product, plain(text), words);
  return fact ? `: ${fact}` : '';
}
function priceOf({ speaks }: Talk, { variants, currency }: Product) {
  return sayAmount(String(leastOf({ variants })), currency, speaks);
}
const askNeed = (talk: Talk, { intent, likelihood, text }: Wish, question: string) =>
  askBack(talk, {
    text: question,
    confidence: likelihood,
    intent,
    remember: { misses: talk.memory.misses + 1, awaiting: 'need', wish: { intent, text, likelihood } },
  });
