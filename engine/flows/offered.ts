import type { Product } from '../tools.ts';
import { anywhere, heardAs } from '../hearing/pattern.ts';
import type { Intent } from '../intents.ts';
import type { Awaited } from '../memory.ts';
import { chooseProduct } from '../product-choice.ts';
import type { Talk } from '../talk.ts';
import { contentWords, type Wish } from '../understand.ts';
import { isProperty } from '../product-facts.ts';
import { share } from '../quoting.ts';
import { tokenize } from '../words.ts';
import { placeIn } from './deeds/pieces.ts';

// What was shown before, and how a customer points at one of it: "the second one", "the cheapest", "the stove".

/** How many products are kept in mind of what was shown. */
export const mostInMind = 6;

const lowest = anywhere(`
  cheapest(?: one)?, the cheaper(?: one)?, (?:der|die|das) (?:gunstigere|billigere), least expensive(?: one)?, lowest price, (?:mas barat[oa]|mais barat[oa])s?, mas economic[oa], mais econ[oo]mic[oa]
  moins cher\\w*, (?:gunstigste|billigste|preiswerteste)[rnsm]?`);
const highest = anywhere(`
  most expensive(?: one)?, dearest(?: one)?, priciest(?: one)?, mas car[oa]s?, mais car[oa]s?, plus cher\\w*, teuerste[rnsm]?`);
const rest = anywhere('(?:the )?other(?: one)?, (?:el|la|o|a) (?:otr|outr)[oa], l autre, (?:der|die|das|den) andere[nrs]?');
const anew =
  /\b(others?|another|else|different|further|otr[oa]s?|autres?|andere[nrsm]?|weitere[nrsm]?|outr[oa]s?|time|orders?|bestellung|commande|pedido|encomenda)\b/;
const numbered =
  /^(?:(?:the|no|nr|number|option|numero|numero|nummer|die|der|das|la|le|el|a|o)\s)*(?:n\s?[°º]\s?)?#?([1-6])(?:\s(?:please|bitte|por favor))?$/;
const definite =
  /(?<![\p{L}])(the|that|this|der|die|das|den|dem|le|la|les|l|el|los|las|o|a|os|as|ese|esa|este|esta|ce|cette|cet|diese[rnsm]?|aquel[ea]|esse|essa)(?![\p{L}])/u;
const pointers =
  /^(first|second|third|fourth|last|one|two|three|cheapest|expensive|least|most|dearest|priciest|price|primer[oa]?|segund[oa]|tercer[oa]|cuart[oa]|ultim[oa]|barat[oa]s?|car[oa]s?|premiere?|deuxieme|second[ea]|troisieme|derniere?|moins|cher\w*|erste[rnsm]?|zweite[rnsm]?|dritte[rnsm]?|vierte[rnsm]?|letzte[rnsm]?|gunstigste[rnsm]?|billigste[rnsm]?|teuerste[rnsm]?|primeir[oa]|terceir[oa]|quart[oa]|want|take|have|buy|nehme|nehmen|prends|prendre|quiero|llevo|levo|fico|quero)$/;
export const isPointer = (word: string) => pointers.test(word);

const open: readonly (Awaited | null)[] = [null, 'product', 'need', 'purchase'];
const ofThings: ReadonlySet<Intent> = new Set(['product_question', 'stock_question', 'recommendation', 'out_of_scope', 'place_order']);

/** What was shown last, in the order of the list. */
export async function readShown({ memory, tools }: Pick<Talk, 'memory' | 'tools'>): Promise<Product[]> {
  const found = await Promise.all(memory.shown.map((id) => tools.call('get_product', { product_id: id })));
  return found.flatMap(({ product }) => (product ? [product] : []));
}

/** The one among the shown products a short message points at; undefined when it is about something else. */
export async function pointedAt(talk: Talk, lead: Wish | undefined): Promise<Product | undefined> {
  const { memory, heard } = talk;
  const words = said(heard.text);
  if (memory.shown.length === 0 || !open.includes(memory.awaiting) || words.split(/\s+/).length > 10) return undefined;
  if (lead && !ofThings.has(lead.intent) && lead.likelihood >= 0.6 && !points(words)) return undefined;
  const isOther = memory.shown.length === 2 && memory.product !== null && rest.test(words);
  if (anew.test(words) && !isOther) return undefined;
  const shown = await readShown(talk);
  if (isOther) return shown.find(({ id }) => id !== memory.product);
  const named = namedAmong(talk, shown);
  const asked = contentWords(heard.text, heard.language).filter((word) => word.length > 3 && !isPointer(word));
  const isOpen = named.length > 0 || asked.length === 0;
  const pool = named.length > 0 ? named : shown;
  if (highest.test(words) && isOpen) return byPrice(pool).at(-1);
  if (lowest.test(words) && isOpen) return byPrice(pool)[0];
  // "1 please", once one was chosen, is how many.
  const place = memory.product !== null && /^\d/.test(words) ? undefined : placeOf(words, shown.length);
  if (place !== undefined && named.length === 0) return shown[place];
  const isShort = words.split(/\s+/).length <= 3;
  return named.length === 1 && (isShort || definite.test(words)) ? named[0] : undefined;
}

const said = (text: string) =>
  heardAs(text)
    .replace(/[?¿!¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const points = (words: string) => lowest.test(words) || highest.test(words) || placeIn(words, mostInMind) !== undefined;

function placeOf(words: string, length: number): number | undefined {
  const number = Number(numbered.exec(words)?.[1]);
  if (number >= 1 && number <= length) return number - 1;
  return placeIn(words, length);
}

/** Those a message calls by a word of their name or kind. */
export function namedAmong({ heard }: Talk, shown: readonly Product[]): Product[] {
  const words = contentWords(heard.text, heard.language).filter((word) => !isPointer(word));
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
/** "And the other one?", where more than two were shown: those they may mean. */
export async function othersShown(talk: Talk): Promise<Product[]> {
  const { memory, heard } = talk;
  const isAsked = memory.about === 'product' && memory.product !== null && memory.shown.length > 2 && rest.test(said(heard.text));
  if (!isAsked || !open.includes(memory.awaiting) || said(heard.text).split(' ').length > 6) return [];
  return (await readShown(talk)).filter(({ id }) => id !== memory.product);
}
/** "What is the difference between them?" */
export const asksToCompare = ({ memory, heard }: Talk) =>
  memory.shown.length > 1 && memory.about === 'product' && compares.test(said(heard.text)) && together.test(said(heard.text));
/** "The difference between the Squall and the Mist jacket": those whose names share most with the words, where these are a few. */
export async function namedToCompare(talk: Talk): Promise<Product[]> {
  const { heard, tools } = talk;
  if (!compares.test(said(heard.text))) return [];
  const words = tokenize(heard.text).filter((word) => word.length > 2);
  const { products } = await tools.call('search_products', { query: words.join(' '), limit: 10 });
  const rated = products.map((product) => ({ product, hits: tokenize(product.name).filter((word) => share([word], words)).length }));
  const most = Math.max(0, ...rated.map(({ hits }) => hits));
  const named = rated.filter(({ hits }) => hits === most).map(({ product }) => product);
  return most > 0 && named.length > 1 && named.length <= 3 ? named : [];
}

const whichOf = anywhere(`
  which (?:ones? |of (?:them|these|those) )?(?:is|are|has|have|can|does|do|fits?|keeps?|would), which (?:one|of (?:them|these|those)), cual(?:es)?(?: de (?:ellos|ellas|estos|estas))?, lequel, laquelle, lesquels, lesquelles, welche[rsn]?(?: davon)?, qual(?: d[eo]l[ea]s)?, quais`);
/** "Which one is waterproof?", of what was shown. */
export async function whichOfShown(talk: Talk): Promise<Product[]> {
  const { memory, heard } = talk;
  const words = said(heard.text);
  const isAsked = memory.about === 'product' && memory.shown.length > 1 && whichOf.test(words) && words.split(' ').length <= 9;
  if (!isAsked || lowest.test(words) || highest.test(words) || !tokenize(heard.text).some(isProperty)) return [];
  return readShown(talk);
}
const byPrice = (products: readonly Product[]) => [...products].sort((a, b) => least(a) - least(b));
