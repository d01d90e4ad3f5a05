import type { doctorChecks } from '@parley/contract/products';

type Check = (typeof doctorChecks)[number];
export type Finding = { check: Check; state: 'good' | 'weakens' | 'blocks'; message: string; remedy: string | null };
export type Patient = {
  status: string;
  description: string;
  image: string | null;
  maker: string | null;
  brand: string | null;
  category: string | null;
  tags: readonly string[];
  policy: string;
  variants: readonly { price_cents: number; stock: number | null; available: boolean }[];
  /** How many different words a search finds it by. */
  words: number;
  aiEnabled: boolean;
  /** Its place, from 1, among what the AI finds for the product's own name; null is not among the first `looked`. */
  place: number | null;
  looked: number;
};
/** So many the AI reads of what it finds, unless it asks for more. */
const read = 5;
/** What a customer's question can hardly be matched with is shorter than this. */
const shortText = 40;

const good = (check: Check, message: string): Finding => ({ check, state: 'good', message, remedy: null });
const weakens = (check: Check, message: string, remedy: string): Finding => ({ check, state: 'weakens', message, remedy });
const blocks = (check: Check, message: string, remedy: string): Finding => ({ check, state: 'blocks', message, remedy });

/** Whether pieces of a variant can be had: with `continue` it is sold on at a stock of none. */
export const canBeSold = ({ stock, available }: Patient['variants'][number], policy: string) =>
  available && (stock === null || stock > 0 || policy === 'continue');

function status({ status: now }: Patient) {
  if (now === 'active') return good('status', 'It is active.');
  return blocks(
    'status',
    now === 'draft' ? 'It is a draft, which the AI does not see.' : 'It is archived, which the AI does not see.',
    'Activate it.',
  );
}

function price({ variants }: Patient) {
  const free = variants.filter(({ price_cents: cents }) => cents === 0).length;
  if (free === 0) return good('price', 'Every variant has a price.');
  if (free === variants.length) return blocks('price', 'It costs nothing: every price is 0.', 'Enter its price.');
  return weakens('price', `${free} of ${variants.length} variants have a price of 0.`, 'Enter the missing prices.');
}

function stock({ variants, policy }: Patient) {
  const left = variants.filter((variant) => canBeSold(variant, policy)).length;
  if (left === 0)
    return blocks(
      'stock',
      'No variant is in stock, and it is not sold on without.',
      'Enter its stock, or let it be sold when there is none.',
    );
  if (left < variants.length)
    return weakens(
      'stock',
      `${variants.length - left} of ${variants.length} variants are out of stock.`,
      'Enter their stock, or take them out.',
    );
  return good('stock', policy === 'continue' ? 'It can be ordered, also when none is left.' : 'It is in stock.');
}

function description({ description: text }: Patient) {
  const letters = text.trim().length;
  if (letters === 0)
    return weakens(
      'description',
      'It has no description, so the AI knows only its name.',
      'Describe what it is, what it is for and what it is made of.',
    );
  if (letters < shortText)
    return weakens(
      'description',
      `Its description has ${letters} letters, too few to answer questions from.`,
      'Say what it is for and what it is made of.',
    );
  return good('description', 'It has a description to answer questions from.');
}

const image = ({ image: url }: Patient) =>
  url ? good('image', 'It has a picture to show.') : weakens('image', 'It has no picture, so its card is bare.', 'Add a picture.');

function category({ category: kind, tags }: Patient) {
  if (kind || tags.length > 0) return good('category', kind ? `It is found under ${kind}.` : 'It is found by its tags.');
  return weakens(
    'category',
    'It has neither a category nor tags, so it is not found by what kind of thing it is.',
    'Choose a category or add tags.',
  );
}

function words({ words: count }: Patient) {
  if (count === 0) return blocks('words', 'There is no word in it that a search can find.', 'Give it a name that says what it is.');
  return count < 3
    ? weakens('words', `It is found by ${count === 1 ? 'one word' : 'two words'} only.`, 'Describe it in the words customers use.')
    : good('words', `It is found by ${count} words.`);
}

function brand({ maker, brand: shop }: Patient) {
  const belongs = shop ? `It belongs to ${shop}` : 'It belongs to the default brand';
  return maker
    ? good('brand', `${belongs} and is made by ${maker}.`)
    : weakens('brand', `${belongs}, but nobody is named who makes it.`, 'Enter who makes it.');
}

const ai = ({ aiEnabled }: Patient) =>
  aiEnabled
    ? good('ai', 'The AI answers in this shop.')
    : blocks('ai', 'The AI is switched off in this shop.', 'Switch the AI on in the settings.');

function found({ place, looked, status: now }: Patient) {
  if (place !== null && place <= read)
    return good('found', place === 1 ? 'A search for its name finds it first.' : `A search for its name finds it in place ${place}.`);
  if (place !== null)
    return weakens(
      'found',
      `A search for its name finds it in place ${place}, behind products that are called alike.`,
      'Give it a name of its own.',
    );
  return blocks(
    'found',
    now === 'active'
      ? `A search for its name does not find it among the first ${looked}.`
      : 'A search does not find it, since it is not active.',
    now === 'active' ? 'Give it a name of its own that says what it is.' : 'Activate it.',
  );
}

/** Every check, in the order in which a shop would go through them. */
export const examine = (patient: Patient): Finding[] =>
  [status, price, stock, description, image, category, words, brand, ai, found].map((check) => check(patient));
