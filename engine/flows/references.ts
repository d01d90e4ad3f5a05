import type { Product } from '../tools.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import type { Intent } from '../intents.ts';
import type { Awaited } from '../memory.ts';
import { chooseProduct } from '../product-choice.ts';
import type { DialogueContext } from '../dialogue.ts';
import { contentWords, type DetectedIntent } from '../classify.ts';
import { isProperty } from '../product-facts.ts';
import { shareStem } from '../quoting.ts';
import { tokenize } from '../words.ts';
import { placeIn } from './actions/units.ts';

// Resolves references to products shown before: "the second one", "the cheapest", "the stove".

/** How many shown products the memory keeps. */
export const maxShown = 6;

const lowest = anywhere(`
  cheapest(?: one)?, the cheaper(?: one)?, (?:der|die|das) (?:gunstigere|billigere), least expensive(?: one)?, lowest price, (?:mas barat[oa]|mais barat[oa])s?, mas economic[oa], mais econ[oo]mic[oa]
  moins cher\\w*, (?:gunstigste|billigste|preiswerteste)[rnsm]?`);
const highest = anywhere(`
  most expensive(?: one)?, dearest(?: one)?, priciest(?: one)?, mas car[oa]s?, mais car[oa]s?, plus cher\\w*, teuerste[rnsm]?`);
const rest = anywhere('(?:the )?other(?: one)?, (?:el|la|o|a) (?:otr|outr)[oa], l autre, (?:der|die|das|den) andere[nrs]?');
const newThing =
  /\b(others?|another|else|different|further|otr[oa]s?|autres?|andere[nrsm]?|weitere[nrsm]?|outr[oa]s?|time|orders?|bestellung|commande|pedido|encomenda)\b/;
const numbered =
  /^(?:(?:the|no|nr|number|option|numero|numero|nummer|die|der|das|la|le|el|a|o)\s)*(?:n\s?[°º]\s?)?#?([1-6])(?:\s(?:please|bitte|por favor))?$/;
const definite =
  /(?<![\p{L}])(the|that|this|der|die|das|den|dem|le|la|les|l|el|los|las|o|a|os|as|ese|esa|este|esta|ce|cette|cet|diese[rnsm]?|aquel[ea]|esse|essa)(?![\p{L}])/u;
const referenceWords =
  /^(first|second|third|fourth|last|one|two|three|cheapest|expensive|least|most|dearest|priciest|price|primer[oa]?|segund[oa]|tercer[oa]|cuart[oa]|ultim[oa]|barat[oa]s?|car[oa]s?|premiere?|deuxieme|second[ea]|troisieme|derniere?|moins|cher\w*|erste[rnsm]?|zweite[rnsm]?|dritte[rnsm]?|vierte[rnsm]?|letzte[rnsm]?|gunstigste[rnsm]?|billigste[rnsm]?|teuerste[rnsm]?|primeir[oa]|terceir[oa]|quart[oa]|want|take|have|buy|nehme|nehmen|prends|prendre|quiero|llevo|levo|fico|quero)$/;
export const isReferenceWord = (word: string) => referenceWords.test(word);

const open: readonly (Awaited | null)[] = [null, 'product', 'need', 'purchase'];
const productIntents: ReadonlySet<Intent> = new Set([
  'product_question',
  'stock_question',
  'recommendation',
  'out_of_scope',
  'place_order',
]);

/** The products shown last, in their listed order. */
export async function loadShown({ memory, tools }: Pick<DialogueContext, 'memory' | 'tools'>): Promise<Product[]> {
  const found = await Promise.all(memory.shown.map((id) => tools.call('get_product', { product_id: id })));
  return found.flatMap(({ product }) => (product ? [product] : []));
}

/** The shown product that a short message refers to; undefined when it is about something else. */
export async function referencedProduct(dialogue: DialogueContext, lead: DetectedIntent | undefined): Promise<Product | undefined> {
  const { memory, nlu } = dialogue;
  const words = normalized(nlu.text);
  if (memory.shown.length === 0 || !open.includes(memory.awaiting) || words.split(/\s+/).length > 10) return undefined;
  if (lead && !productIntents.has(lead.intent) && lead.likelihood >= 0.6 && !isReference(words)) return undefined;
  const isOther = memory.shown.length === 2 && memory.product !== null && rest.test(words);
  if (newThing.test(words) && !isOther) return undefined;
  const shown = await loadShown(dialogue);
  if (isOther) return shown.find(({ id }) => id !== memory.product);
  const named = namedAmong(dialogue, shown);
  const otherWords = contentWords(nlu.text, nlu.language).filter((word) => word.length > 3 && !isReferenceWord(word));
  const isOpen = named.length > 0 || otherWords.length === 0;
  const pool = named.length > 0 ? named : shown;
  if (highest.test(words) && isOpen) return byPrice(pool).at(-1);
  if (lowest.test(words) && isOpen) return byPrice(pool)[0];
  // "1 please" after a choice is a quantity.
  const place = memory.product !== null && /^\d/.test(words) ? undefined : placeOf(words, shown.length);
  if (place !== undefined && named.length === 0) return shown[place];
  const isShort = words.split(/\s+/).length <= 3;
  return named.length === 1 && (isShort || definite.test(words)) ? named[0] : undefined;
}

const normalized = (text: string) =>
  normalizeText(text)
    .replace(/[?¿!¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const isReference = (words: string) => lowest.test(words) || highest.test(words) || placeIn(words, maxShown) !== undefined;

function placeOf(words: string, length: number): number | undefined {
  const number = Number(numbered.exec(words)?.[1]);
  if (number >= 1 && number <= length) return number - 1;
  return placeIn(words, length);
}

/** The products whose name or kind the message mentions. */
export function namedAmong({ nlu }: DialogueContext, shown: readonly Product[]): Product[] {
  const words = contentWords(nlu.text, nlu.language).filter((word) => !isReferenceWord(word));
  const choice = words.length > 0 ? chooseProduct<Product>(shown, words) : { none: true as const };
  return 'one' in choice ? [choice.one] : 'several' in choice ? choice.several : [];
}

const least = ({ variants }: Product) => Math.min(...variants.map(({ price }) => Number(price)));
const compares = anywhere(`
  differences?, differ, compare, comparison, better, diferencias?, compar\\w+, mejor, differences?, mieux, meilleure?
  unterschied\\w*, unterscheiden, vergleich\\w*, besser, diferencas?, melhor`);
const together = anywhere(`
  them, these, those, the (?:two|three|both), both, ellos, ellas, estos, estas, los (?:dos|tres), las (?:dos|tres), les (?:deux|trois), entre eux, entre elles
  denen, ihnen, beiden?, dreien?, den (?:zwei|drei), eles, elas, estes, os (?:dois|tres), as (?:duas|tres)`);
/** "And the other one?" when more than two were shown: the candidates. */
export async function othersShown(dialogue: DialogueContext): Promise<Product[]> {
  const { memory, nlu } = dialogue;
  const isAsked = memory.about === 'product' && memory.product !== null && memory.shown.length > 2 && rest.test(normalized(nlu.text));
  if (!isAsked || !open.includes(memory.awaiting) || normalized(nlu.text).split(' ').length > 6) return [];
  return (await loadShown(dialogue)).filter(({ id }) => id !== memory.product);
}
/** Matches "What is the difference between them?". */
export const asksToCompare = ({ memory, nlu }: DialogueContext) =>
  memory.shown.length > 1 && memory.about === 'product' && compares.test(normalized(nlu.text)) && together.test(normalized(nlu.text));
/** "The difference between the Squall and the Mist jacket": the few products whose names match best. */
export async function namedToCompare(dialogue: DialogueContext): Promise<Product[]> {
  const { nlu, tools } = dialogue;
  if (!compares.test(normalized(nlu.text))) return [];
  const words = tokenize(nlu.text).filter((word) => word.length > 2);
  const { products } = await tools.call('search_products', { query: words.join(' '), limit: 10 });
  const rated = products.map((product) => ({ product, hits: tokenize(product.name).filter((word) => shareStem([word], words)).length }));
  const most = Math.max(0, ...rated.map(({ hits }) => hits));
  const named = rated.filter(({ hits }) => hits === most).map(({ product }) => product);
  return most > 0 && named.length > 1 && named.length <= 3 ? named : [];
}

const whichOf = anywhere(`
  which (?:ones? |of (?:them|these|those) )?(?:is|are|has|have|can|does|do|fits?|keeps?|would), which (?:one|of (?:them|these|those)), cual(?:es)?(?: de (?:ellos|ellas|estos|estas))?, lequel, laquelle, lesquels, lesquelles, welche[rsn]?(?: davon)?, qual(?: d[eo]l[ea]s)?, quais`);
/** "Which one is waterproof?": the shown products it asks about. */
export async function whichOfShown(dialogue: DialogueContext): Promise<Product[]> {
  const { memory, nlu } = dialogue;
  const words = normalized(nlu.text);
  const isAsked = memory.about === 'product' && memory.shown.length > 1 && whichOf.test(words) && words.split(' ').length <= 9;
  if (!isAsked || lowest.test(words) || highest.test(words) || !tokenize(nlu.text).some(isProperty)) return [];
  return loadShown(dialogue);
}
const byPrice = (products: readonly Product[]) => [...products].sort((a, b) => least(a) - least(b));
