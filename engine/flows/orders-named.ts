import { contentWords, type DetectedIntent } from '../classify.ts';
import type { DialogueContext } from '../dialogue.ts';
import { inEnglish } from '../glossary.ts';
import { anywhere, normalizeText } from '../nlu/pattern.ts';
import { shareStem } from '../quoting.ts';
import { isKind } from '../skills/shopping/match.ts';
import { saysNothing } from '../skills/shopping/reading.ts';
import { tokensOf } from '../skills/shopping/tokens.ts';
import type { Order } from '../tools.ts';
import { stem, tokenize } from '../words.ts';
import { ofNames, type Line } from './actions/units.ts';

// Which of a customer's orders a text means by what is in them.

/** Products that the words of a message find: "the blankets" are a throw. */
const mostFound = 6;
/** Words about a parcel that products share: a carrier, a tracker. */
const ofParcel = anywhere('carriers?, courier, track\\w*');

/** The products that words of the message call by their kind. */
function kindsNamed({ ground }: DialogueContext, text: string): ReadonlySet<string> {
  if (ofParcel.test(normalizeText(text))) return new Set();
  // What merely touches a word, as "how long does that take?" does, names no order.
  const words = tokensOf(text).filter((token) => !saysNothing(token));
  return new Set(
    ground.products
      .slice(0, mostFound)
      .filter((product) => words.some((word) => isKind(product, word)))
      .map(({ id }) => id),
  );
}

/** The orders that hold what a text names, by the name of an item or else by its kind; all of them with it when it says "just the coat". */
export function holding(dialogue: DialogueContext, orders: readonly Order[], text: string): Order[] {
  const byName = orders.filter(({ lines }) => ofNames(lines, text).length > 0);
  if (byName.length > 0) return withOnly(byName, text, (line) => ofNames([line], text).length > 0);
  const kinds = kindsNamed(dialogue, text);
  const isOfKind = ({ product_id: id }: Line) => id !== null && kinds.has(id);
  return withOnly(
    orders.filter(({ lines }) => lines.some(isOfKind)),
    text,
    isOfKind,
  );
}

const saysOnly = anywhere(`
  (?:just|only|nothing but) (?:the |a |my |one )?\\S+(?: \\S+)? (?:in|on) (?:it|there), with (?:just|only|nothing but), only (?:has|had|holds|contains), (?:solo|solamente) (?:lleva|tiene|con|el|la), (?:avec|contient) (?:juste|seulement|que), nur (?:mit |aus )?(?:dem|der|den|die|das|einem|einer), (?:so|apenas) (?:com|tem), alleen (?:met|de|het), solo (?:con|il|la)`);
/** "The one with just the coat in it": an order that holds nothing else goes before those that do. */
function withOnly(orders: Order[], text: string, isMeant: (line: Line) => boolean): Order[] {
  if (orders.length < 2 || !saysOnly.test(normalizeText(text))) return orders;
  const pure = orders.filter(({ lines }) => lines.every(isMeant));
  return pure.length > 0 ? pure : orders;
}

/** Undefined when the words tell the orders apart no better than all of them together. */
const fewest = (named: Order[], orders: readonly Order[]) => (named.length > 0 && named.length < orders.length ? named : undefined);

/** The orders that contain the items named; an item named in full beats one that shares a word. */
export function namedAmong(dialogue: DialogueContext, detected: DetectedIntent, orders: Order[]): Order[] {
  const text = `${detected.text} ${dialogue.nlu.text}`;
  const rated = orders.map((order) => ({ order, share: Math.max(0, ...order.lines.map(({ name }) => nameShare(name, text))) }));
  const best = Math.max(0, ...rated.map(({ share }) => share));
  return best >= minShare
    ? withOnly(
        rated.filter(({ share }) => share === best).map(({ order }) => order),
        text,
        (line) => nameShare(line.name, text) >= minShare,
      )
    : (fewest(looselyNamed(dialogue, detected, orders), orders) ?? holding(dialogue, orders, text));
}

/** From this share of its words on, an item is named, however common its words are. */
const minShare = 0.6;
function nameShare(name: string, text: string): number {
  const words = tokenize(name).filter((word) => word.length > 2);
  const said = tokenize(text);
  const mentioned = new Set([...said, ...inEnglish(said)].map(stem));
  return words.length === 0 ? 0 : words.filter((word) => mentioned.has(stem(word))).length / words.length;
}

function looselyNamed({ nlu, memory }: DialogueContext, detected: DetectedIntent, orders: Order[]): Order[] {
  const words = contentWords(`${detected.text} ${nlu.text}`, nlu.language);
  // After "which order?", every word may name an item, even common ones.
  const plainly = memory.awaiting === 'order_number' ? tokenize(nlu.text).filter((word) => word.length > 3) : [];
  const all = [...words, ...plainly, ...inEnglish(tokenize(`${detected.text} ${nlu.text}`))];
  return orders.filter(({ lines }) => lines.some(({ name }) => shareStem(tokenize(name), all)));
}
