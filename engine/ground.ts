import type { Memory } from './memory.ts';
import { wordsIn, type Message } from './read.ts';
import { plain, stem, tokenize } from './words.ts';
import { needsVerification, type Fact, type FoundProduct, type Order, type Product, type Toolbox } from './tools.ts';
import { placesIn } from './places.ts';
import { factKindsIn, kindsAround, topicOf } from './shop-topics.ts';
import { anywhere, atStart, normalizeText } from './nlu/pattern.ts';
import { pointsAtFocus } from './skills/shopping/referent.ts';
import { search } from './skills/shopping/find.ts';
import { judge, minRelevance, queryFor, searchFor, type Found } from './judging.ts';
import { contentWords, type NluResult } from './classify.ts';
import { asksForFact, containsFact } from './quoting.ts';

// What the shop's data say about a message, looked up whatever its intent: an intent may not veto what was found.

export type Ground = {
  /** The products that the message's words find, best first. */
  products: readonly FoundProduct[];
  /** The products shown before, in their listed order. */
  shown: readonly Product[];
  /** Other products shown before, when the message goes back to one. */
  earlier: readonly Product[];
  /** The product discussed last. */
  focus: Product | null;
  /** The best passage of the shop's articles, with its relevance from 0 to 1. */
  page: Found | null;
  /** The shop's facts of the kinds that the message asks about. */
  facts: readonly Fact[];
  /** The verified customer's latest orders. */
  orders: readonly Order[];
};

/** Before anything was looked up. */
export const ungrounded: Ground = { products: [], shown: [], earlier: [], focus: null, page: null, facts: [], orders: [] };
const mostOrders = 5;

type Scene = { tools: Toolbox; nlu: NluResult; message: Message; memory: Memory; verified: boolean };

/** What proves who the customer is belongs in no search, and in no record of one. */
const isIdentity = (text: string, { awaiting }: Memory) =>
  awaiting !== null && identity.includes(awaiting) && (/\d{4,}|@/.test(text) || text.trim().split(/\s+/).length <= 3);
const identity: readonly Memory['awaiting'][] = ['code', 'email', 'name', 'postcode', 'order_number'];

/** Looks up what the shop's data say about a message. */
export async function ground({ tools, nlu, message, memory, verified }: Scene): Promise<Ground> {
  if (nlu.consent !== undefined || nlu.text.trim() === '' || isIdentity(nlu.said, memory))
    return { ...ungrounded, ...(await groundState(tools, memory)) };
  const kinds = factKindsIn(nlu.text, nlu.detectedIntents[0]?.intent, nlu.detectedIntents[0]?.likelihood ?? 0);
  const ofPlace = placesIn(nlu.text).length > 0 ? ['delivery' as const] : [];
  const topic = topicOf(memory);
  const asked = [...new Set([...kinds, ...(topic ? [topic.kind] : []), ...ofPlace].flatMap(kindsAround))];
  const [products, page, facts, orders, state] = await Promise.all([
    search(tools, message.words.length === 0 ? '' : nlu.said),
    findPage(tools, nlu, memory.page),
    asked.length > 0 ? tools.call('get_facts', { kinds: asked }) : { facts: [] },
    verified ? tools.call('list_orders', { limit: mostOrders }) : { orders: [] },
    groundState(tools, memory, nlu.text),
  ]);
  return { products, page, facts: facts.facts, orders: needsVerification(orders) ? [] : orders.orders, ...state };
}

async function groundState(
  tools: Toolbox,
  { shown, product, seen }: Memory,
  text = '',
): Promise<Pick<Ground, 'shown' | 'focus' | 'earlier'>> {
  const own = [...new Set([...shown, ...(product === null ? [] : [product])])];
  const ids = [...own, ...(goesBack(text) ? seen.filter((id) => !own.includes(id)) : [])];
  const found = await Promise.all(ids.map((id) => tools.call('get_product', { product_id: id })));
  const products = found.flatMap((one) => (one.product ? [one.product] : []));
  const byId = new Map(products.map((one) => [one.id, one]));
  return {
    shown: shown.flatMap((id) => byId.get(id) ?? []),
    focus: (product === null ? undefined : byId.get(product)) ?? null,
    earlier: products.filter(({ id }) => !own.includes(id)),
  };
}

const back = anywhere(`
  back to, again, after all, earlier, before, from the (?:start|beginning), the (?:first|other|previous|\\w+) ones?, sticking with, stick with, then the \\w+, and the \\w+, forget (?:it|that|about it)
  zuruck zu[mr]?, nochmal, noch mal, noch einmal, vorhin, von vorher, doch (?:die|den|das), die andere\\w*, der erste, die erste, revenir, revenons, finalement, deja, de tout a l heure, l autre, la premiere, le premier
  volv\\w+ (?:a|al), otra vez, de antes, al final, la otra, el otro, la primera, el primero, voltar, outra vez, de ha pouco, afinal, a outra, o outro, a primeira, o primeiro, terug naar, toch (?:de|die|het), die andere, de eerste, tornare, torniamo, di prima, alla fine, l altr[oa], il primo, la prima`);
/** "Back to the blanket", "the evergreen one": about something shown before what is discussed now. */
const goesBack = (text: string) => back.test(normalizeText(text).replace(/['’]/g, ' '));

/** The best passage for the message; a few words are also read as a question about the article quoted last. */
async function findPage(tools: Toolbox, nlu: NluResult, last: Memory['page']): Promise<Found | null> {
  const own = await findPassage(tools, nlu.text, nlu);
  const isShort = nlu.text.trim().split(/\s+/).length <= mostInFollowUp;
  // "How long does that take?" has no words of its own, so it is about what was quoted.
  const isBare = contentWords(nlu.text.replace(/\S+@\S+/g, ' '), nlu.language).length === 0;
  // "Can I send things back?" after delivery is about something else.
  const [named] = factKindsIn(nlu.text, undefined, 0);
  const isElsewhere =
    named !== undefined && last !== null && !factKindsIn(last.title, undefined, 0).some((kind) => kindsAround(kind).includes(named));
  if (last === null || isElsewhere || !isShort || (own && own.relevance >= minRelevance && !isBare)) return own;
  const found = await findPassage(tools, `${last.title}: ${nlu.text}`, nlu, last.id);
  // The title alone makes any passage of the article look relevant, so the message's own words decide.
  const ownWords = wordsIn(nlu.text, nlu.language);
  const said = found && ownWords.length > 0 ? ownWords.filter((word) => found.explains.includes(word)).length / ownWords.length : 0;
  const share = found ? Math.max(shareIn(found.passage.text, nlu), said) : 0;
  // "Does it run out at some point?", "even if it was used?": about the article, when it says so.
  const isBound = continues.test(normalizeText(nlu.text)) ? share > 0 : pointsAtFocus(nlu.text) && share >= leastBound;
  if (found && isBound && !isBare) return { ...found, further: true };
  const further = found && share > 0 ? { ...found, relevance: found.relevance * (0.5 + share / 2) } : undefined;
  if (isBare) return found && share === 1 ? { ...found, further: true } : own;
  return further && further.relevance > (own?.relevance ?? 0) ? further : own;
}
const mostInFollowUp = 14;
const leastBound = 0.5;
const continues = atStart(`
  (?:and |but |so |ok )*(?:(?:not )?even (?:if|when)|also if|what if), (?:und |aber )?(?:selbst|auch|sogar) wenn, (?:et |mais )?(?:meme si|et si), (?:y |pero )?(?:aunque|incluso si|y si), (?:e |mas )?(?:mesmo (?:se|que)|e se), (?:en |maar )?(?:ook als|zelfs als), (?:e |ma )?(?:anche se|e se)`);
/** How much of a question a text covers; "how long does that take?" has no words of its own, so a time in it is enough. */
function shareIn(text: string, nlu: NluResult): number {
  const own = wordsIn(nlu.text, nlu.language);
  if (contentWords(nlu.text.replace(/\S+@\S+/g, ' '), nlu.language).length > 0) return shareOf(own, text);
  return asksForFact(plain(nlu.text)) && containsFact(plain(nlu.text), text) ? 1 : shareOf(own, text);
}
function shareOf(words: readonly string[], text: string): number {
  const stems = new Set(tokenize(text).map(stem));
  return words.length === 0 ? 0 : words.filter((word) => stems.has(stem(word))).length / words.length;
}

async function findPassage(tools: Toolbox, question: string, nlu: NluResult, article?: string): Promise<Found | null> {
  const asking = queryFor(question, nlu.language, nlu.detectedIntents[0] ?? null);
  const { passages } = await tools.call('search_knowledge', searchFor(asking));
  const own = article === undefined ? passages : passages.filter(({ article_id: id }) => id === article);
  return judge(own, asking) ?? null;
}
