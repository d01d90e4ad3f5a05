import type { ProductLanguage } from '@parley/contract/product-words';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { collectionsOf, firstMembers, type Membership, membersAmong } from '../collections/members-store.ts';
import { activeCollections } from '../collections/named.ts';
import { alternatives, ask, type Asked, type Term } from './ask.ts';
import { isSmall } from './small-words.ts';
import { find, type FoundLexeme, type FoundRow, readActiveProducts, readVocabulary, type ShownProduct } from './store.ts';
import { lexemesIn, wordsIn } from './words.ts';

export type Field = 'name' | 'brand' | 'category' | 'tags' | 'options' | 'sku' | 'description' | 'collection';
/** `through`: the synonym, the corrected spelling or the compound by which the word matched. */
export type Match = { word: string; field: Field; through?: string | undefined };
/** Price, stock, options and the options in `without` must hold for one and the same variant. */
export type Filters = {
  minCents?: number | undefined;
  maxCents?: number | undefined;
  inStock?: boolean | undefined;
  options?: Readonly<Record<string, string>> | undefined;
  category?: string | undefined;
  without?: readonly string[] | undefined;
};
export type FoundProduct = ShownProduct & { score: number; matched: Match[]; collections: string[] };
/** A collection to search in. `words`: those of the query that name it. */
type Within = { membership: Membership; words: readonly string[] };
/** `missed`: the words to propose a synonym for: all of them where nothing was found, or the one that names the kind. */
export type FoundProducts = { products: FoundProduct[]; unmatched: string[]; missed: string | null };
type Request = { query: string; filters?: Filters | undefined; limit: number; now: Date; within?: Within | undefined };

/** Of a collection, so many of the best matches are looked at. */
const searchedForCollection = 1000;

/** Languages that write compounds as one word. */
const compounding = ['de', 'nl'];

/** The shop's active products for a query, best first, with why each of them was found. */
export async function findProducts(db: Reader, { query, filters = {}, limit, now, within }: Request): Promise<FoundProducts> {
  const { groups, locale } = await readVocabulary(db);
  const asked = ask(query, groups, locale);
  const compounds = asked.languages.some((language) => compounding.includes(language));
  const request = { ...asked, compounds, filters: filtersFor(filters, (word) => alternatives(word, groups, locale)) };
  const everywhere = await find(db, request, within ? searchedForCollection : limit);
  const isBare = within !== undefined && saysNothing(asked);
  const found = within ? { ...everywhere, products: await inside(db, everywhere.products, { within, isBare, limit, now }) } : everywhere;
  const ids = found.products.map(({ id }) => id);
  const rows = new Map((await readActiveProducts(db, ids)).map((row) => [row.id, row]));
  const collections = await collectionsOf(db, ids, await activeCollections(db), now);
  // A word with a synonym of several words is several terms.
  const known = new Set(asked.terms.filter((_, term) => found.known[term]).map(({ written }) => written));
  const unknown = [...new Map(asked.terms.filter(({ written }) => !known.has(written)).map((term) => [term.written, term])).values()];
  const byCollection = within?.words.map((word): Match => ({ word, field: 'collection', through: within.membership.name })) ?? [];
  return {
    products: found.products.flatMap((one) => {
      const row = rows.get(one.id);
      const names = collections.get(one.id)?.map(({ name }) => name) ?? [];
      return row ? [{ ...row, score: one.score, matched: [...byCollection, ...matchesOf(one, row, asked.terms)], collections: names }] : [];
    }),
    unmatched: isBare ? [] : unknown.map(({ written }) => written),
    missed: isBare ? null : missedIn(unknown, known.size === 0),
  };
}

/** Nothing is asked but the collection itself: "what is in the summer collection?" */
const saysNothing = ({ terms, languages }: Pick<Asked, 'terms' | 'languages'>) =>
  terms.every(({ written }) => languages.some((language) => wordsIn(written).every((word) => isSmall(word, language as ProductLanguage))));

type Inside = { within: Within; isBare: boolean; limit: number; now: Date };
/** The matches that are in a collection; its first products where nothing else is asked. */
async function inside(db: Reader, products: readonly FoundRow[], { within, isBare, limit, now }: Inside): Promise<FoundRow[]> {
  if (isBare) return (await firstMembers(db, within.membership, limit, now)).map((id) => ({ id, score: 1, code: null, matched: [] }));
  const ids = products.map(({ id }) => id);
  const members = new Set(await membersAmong(db, ids, within.membership, now));
  return products.filter(({ id }) => members.has(id)).slice(0, limit);
}

/** The place of a product among the results of a query, from 1; null beyond the first `looked`. */
export async function placeOf(db: Reader, { id, query, looked }: { id: string; query: string; looked: number }): Promise<number | null> {
  const { groups, locale } = await readVocabulary(db);
  const { products } = await find(db, ask(query, groups, locale), looked);
  return products.findIndex((one) => one.id === id) + 1 || null;
}

const mostMissed = 3;
function missedIn(unknown: readonly Term[], nothing: boolean): string | null {
  const words = unknown
    .filter(({ head }) => head || nothing)
    .flatMap(({ forms: [form] }) => (form && /^\p{L}{3,30}$/u.test(form.w) ? [form.w] : []));
  return words.length > 0 && words.length <= mostMissed ? words.join(' ') : null;
}

function filtersFor({ minCents, maxCents, inStock, options = {}, category, without = [] }: Filters, called: (word: string) => string[]) {
  const wanted = Object.entries(options).map(([name, value]) => ({ names: namesOf(name), values: called(value) }));
  return {
    ...(minCents === undefined ? {} : { min: minCents }),
    ...(maxCents === undefined ? {} : { max: maxCents }),
    ...(inStock ? { in_stock: true } : {}),
    ...(wanted.length ? { options: wanted } : {}),
    ...(category === undefined ? {} : { category: called(category) }),
    ...(without.length ? { without: without.map(called) } : {}),
  };
}
/** "Color" is "Colour". */
function namesOf(name: string): string[] {
  const plain = wordsIn(name).join(' ');
  return plain === 'color' || plain === 'colour' ? ['color', 'colour'] : [plain];
}

/** One match a word as written: the surest one, in the most telling field. */
function matchesOf({ matched, code }: FoundRow, row: ShownProduct, terms: readonly Term[]): Match[] {
  const byCode: Match[] = code === null ? [] : [{ word: code, field: 'sku' }];
  const best = new Map<string, FoundLexeme>();
  for (const one of matched) {
    const written = terms[one.term]?.written ?? '';
    if (rankOf(one) > rankOf(best.get(written))) best.set(written, one);
  }
  return [
    ...byCode,
    ...[...best.values()].flatMap((one): Match[] => {
      const term = terms[one.term];
      return term ? [{ word: term.written, field: fieldOf(one, row), ...(one.via === null ? {} : { through: one.via }) }] : [];
    }),
  ];
}
const rankOf = (one: FoundLexeme | undefined) => (one ? one.q - 'ABCD'.indexOf(one.labels[0] ?? 'D') * 0.1 : -1);

function fieldOf({ labels, lexeme }: FoundLexeme, { category, tags }: ShownProduct): Field {
  if (labels.startsWith('A')) return 'name';
  if (labels.startsWith('C')) return 'options';
  if (labels.startsWith('D')) return 'description';
  if (lexemesIn(category ?? '').has(lexeme)) return 'category';
  return tags.some((tag) => lexemesIn(tag).has(lexeme)) ? 'tags' : 'brand';
}
