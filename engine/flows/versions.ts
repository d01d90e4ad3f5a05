import type { Outcome } from '../port.ts';
import { asksAvailability } from '../dialogue-policy.ts';
import { optionsIn, colorIn } from '../product-choice.ts';
import type { DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { plain } from '../words.ts';
import { loadShown } from './references.ts';
import { answerAboutProduct, asksPrice, findProduct } from './products.ts';
import { chooseAmong, listAvailable, answerStock } from './stock.ts';

/** "And in red?" after a product was shown: a few words with one of its option values. */
export async function askForVariant(dialogue: DialogueContext): Promise<Outcome | undefined> {
  const { memory, nlu, tools } = dialogue;
  if (nlu.text.split(/\s+/).length > 6) return undefined;
  if (!memory.product) return askAmongShown(dialogue);
  const { product } = await tools.call('get_product', { product_id: memory.product });
  if (product && memory.about === 'product' && asksPrice.test(plain(nlu.text)))
    return answerAboutProduct(
      { ...dialogue, pointed: product },
      { intent: 'product_question', likelihood: 0.85, text: nlu.text, question: true },
    );
  const isVariant = product && (Object.keys(optionsIn(product, nlu.text)).length > 0 || (memory.about === 'product' && colorIn(nlu.text)));
  if (!product || !isVariant) return undefined;
  return answerStock(dialogue, { intent: 'stock_question', likelihood: 0.8, text: nlu.text, question: true }, product, nlu.text);
}

/** The same when several products were shown and none chosen. */
async function askAmongShown(dialogue: DialogueContext): Promise<Outcome | undefined> {
  const { memory, nlu } = dialogue;
  if (memory.shown.length === 0 || memory.about !== 'product') return undefined;
  const products = await loadShown(dialogue);
  if (colorIn(nlu.text) === undefined && !products.some((product) => Object.keys(optionsIn(product, nlu.text)).length > 0))
    return undefined;
  return listAvailable(dialogue, { intent: 'stock_question', likelihood: 0.8, text: nlu.text, question: true }, products, nlu.text);
}

/** "Have you a jacket in size L?" asks about stock, however much it resembles a product question. */
export async function asCategory(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome | undefined> {
  const text = detected.text.length < 12 ? dialogue.nlu.text : detected.text;
  if (!asksAvailability(text) && dialogue.memory.detected?.intent !== 'stock_question') return undefined;
  const choice = await findProduct(dialogue, text);
  if ('several' in choice) return chooseAmong(dialogue, detected, choice.several, text);
  return 'one' in choice && Object.keys(optionsIn(choice.one, text)).length > 0
    ? answerStock(dialogue, detected, choice.one, text)
    : undefined;
}

/** "Ferry mug red?", "Mist in sage M": a product with an option value asks about its stock. */
export async function namedVariant(dialogue: DialogueContext): Promise<Outcome | undefined> {
  const { nlu } = dialogue;
  const choice = await findProduct({ ...dialogue, memory: { ...dialogue.memory, product: null } }, nlu.text);
  const isOne = 'one' in choice && Object.keys(optionsIn(choice.one, nlu.text)).length > 0;
  return isOne
    ? answerStock(dialogue, { intent: 'stock_question', likelihood: 0.8, text: nlu.text, question: true }, choice.one, nlu.text)
    : undefined;
}
