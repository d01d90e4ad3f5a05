import type { Outcome } from '../port.ts';
import { asksToHave } from '../leading.ts';
import { chosenOptions, colourIn } from '../product-choice.ts';
import type { Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { plain } from '../words.ts';
import { readShown } from './offered.ts';
import { answerAboutProduct, asksPrice, meantProduct } from './products.ts';
import { amongSeveral, sells, tellStock } from './stock.ts';

/** "And in red?" after a product was shown: a few words, one of them a value it comes in. */
export async function askForVariant(talk: Talk): Promise<Outcome | undefined> {
  const { memory, heard, tools } = talk;
  if (heard.text.split(/\s+/).length > 6) return undefined;
  if (!memory.product) return askAmongShown(talk);
  const { product } = await tools.call('get_product', { product_id: memory.product });
  if (product && memory.about === 'product' && asksPrice.test(plain(heard.text)))
    return answerAboutProduct(
      { ...talk, pointed: product },
      { intent: 'product_question', likelihood: 0.85, text: heard.text, question: true },
    );
  const isVersion =
    product && (Object.keys(chosenOptions(product, heard.text)).length > 0 || (memory.about === 'product' && colourIn(heard.text)));
  if (!product || !isVersion) return undefined;
  return tellStock(talk, { intent: 'stock_question', likelihood: 0.8, text: heard.text, question: true }, product, heard.text);
}

/** The same, while several were shown and none chosen. */
async function askAmongShown(talk: Talk): Promise<Outcome | undefined> {
  const { memory, heard } = talk;
  if (memory.shown.length === 0 || memory.about !== 'product') return undefined;
  const products = await readShown(talk);
  if (colourIn(heard.text) === undefined && !products.some((product) => Object.keys(chosenOptions(product, heard.text)).length > 0))
    return undefined;
  return sells(talk, { intent: 'stock_question', likelihood: 0.8, text: heard.text, question: true }, products, heard.text);
}

/** "Have you a jacket in size L?" asks what is there, however much it sounds like a question about one. */
export async function asShelf(talk: Talk, wish: Wish): Promise<Outcome | undefined> {
  const text = wish.text.length < 12 ? talk.heard.text : wish.text;
  if (!asksToHave(text) && talk.memory.wish?.intent !== 'stock_question') return undefined;
  const choice = await meantProduct(talk, text);
  if ('several' in choice) return amongSeveral(talk, wish, choice.several, text);
  return 'one' in choice && Object.keys(chosenOptions(choice.one, text)).length > 0 ? tellStock(talk, wish, choice.one, text) : undefined;
}

/** "Ferry mug red?", "Mist in sage M": a product with a version it comes in asks whether that is there. */
export async function versionNamed(talk: Talk): Promise<Outcome | undefined> {
  const { heard } = talk;
  const choice = await meantProduct({ ...talk, memory: { ...talk.memory, product: null } }, heard.text);
  const isOne = 'one' in choice && Object.keys(chosenOptions(choice.one, heard.text)).length > 0;
  return isOne
    ? tellStock(talk, { intent: 'stock_question', likelihood: 0.8, text: heard.text, question: true }, choice.one, heard.text)
    : undefined;
}
