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
  /** The number of distinct search words. */
  words: number;
  aiEnabled: boolean;
  /** The product's rank, from 1, in the AI's results for its own name; null if not among the first `looked`. */
  place: number | null;
  looked: number;
};
/** The AI reads this many results by default. */
const read = 5;
/** A shorter description hardly matches a customer's questions. */
const shortText = 40;

const good = (check: Check, message: string): Finding => ({ check, state: 'good', message, remedy: null });
const weakens = (check: Check, message: string, remedy: string): Finding => ({ check, state: 'weakens', message, remedy });
const blocks = (check: Check, message: string, remedy: string): Finding => ({ check, state: 'blocks', message, remedy });

/** Whether a variant can be sold; with `continue` also when out of stock. */
export const canBeSold = ({ stock, available }: Patient['variants'][number], policy: string) =>
  available && (stock === null || stock > 0 || policy === 'continue');

function status({ status: now }: Patient) {
  if (now === 'active') return good('status', 'It’s active.');
  return blocks(
    'status',
    now === 'draft' ? 'It’s a draft, so the AI can’t see it.' : 'It’s archived, so the AI can’t see it.',
    'Activate the product.',
  );
}

function price({ variants }: Patient) {
  const free = variants.filter(({ price_cents: cents }) => cents === 0).length;
  if (free === 0) return good('price', 'Every variant has a price.');
  if (free === variants.length) return blocks('price', 'Every price is 0.', 'Enter a price.');
  return weakens('price', `${free} of ${variants.length} variants have a price of 0.`, 'Enter the missing prices.');
}

function stock({ variants, policy }: Patient) {
  const left = variants.filter((variant) => canBeSold(variant, policy)).length;
  if (left === 0)
    return blocks('stock', 'It’s out of stock, so customers can’t order it.', 'Add stock, or continue selling when out of stock.');
  if (left < variants.length)
    return weakens(
      'stock',
      `${variants.length - left} of ${variants.length} variants are out of stock.`,
      'Add stock, or delete the variants that are out of stock.',
    );
  return good('stock', policy === 'continue' ? 'Customers can order it even when it’s out of stock.' : 'It’s in stock.');
}

function description({ description: text }: Patient) {
  const letters = text.trim().length;
  if (letters === 0)
    return weakens(
      'description',
      'It has no description, so the AI only knows its name.',
      'Describe what the product is, what it’s for and what it’s made of.',
    );
  if (letters < shortText)
    return weakens(
      'description',
      `Its description has ${letters} characters, too few to answer questions.`,
      'Add what the product is for and what it’s made of.',
    );
  return good('description', 'Its description can answer questions.');
}

const image = ({ image: url }: Patient) =>
  url ? good('image', 'It has an image.') : weakens('image', 'It has no image, so its card looks empty.', 'Add an image.');

function category({ category: kind, tags }: Patient) {
  if (kind || tags.length > 0)
    return good('category', kind ? `Customers find this product under ${kind}.` : 'Customers find this product by its tags.');
  return weakens('category', 'It has no category or tags, so customers can’t find it by type.', 'Choose a category or add tags.');
}

function words({ words: count }: Patient) {
  if (count === 0) return blocks('words', 'No word finds this product in search.', 'Use a name that says what it is.');
  return count < 3
    ? weakens(
        'words',
        `Only ${count === 1 ? 'one word finds' : 'two words find'} this product in search.`,
        'Describe the product in the words customers use.',
      )
    : good('words', `${count} words find this product in search.`);
}

function brand({ maker, brand: shop }: Patient) {
  const belongs = shop ? `It belongs to ${shop}` : 'It belongs to the default brand';
  return maker
    ? good('brand', `${belongs}, and its vendor is ${maker}.`)
    : weakens('brand', `${belongs}, but it has no vendor.`, 'Enter a vendor.');
}

const ai = ({ aiEnabled }: Patient) =>
  aiEnabled ? good('ai', 'The AI is on for this shop.') : blocks('ai', 'The AI is off for this shop.', 'Turn on the AI in the settings.');

function found({ place, looked, status: now }: Patient) {
  if (place !== null && place <= read)
    return good('found', place === 1 ? 'It’s the first result for its name.' : `It’s result ${place} for its name.`);
  if (place !== null)
    return weakens('found', `It’s result ${place} for its name, behind products with similar names.`, 'Use a more distinctive name.');
  return blocks(
    'found',
    now === 'active' ? `It isn’t among the first ${looked} results for its name.` : 'Search can’t find it because it isn’t active.',
    now === 'active' ? 'Use a distinctive name that says what it is.' : 'Activate the product.',
  );
}

/** All checks, in the order a shop would go through them. */
export const examine = (patient: Patient): Finding[] =>
  [status, price, stock, description, image, category, words, brand, ai, found].map((check) => check(patient));
