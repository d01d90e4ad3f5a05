import type { Reader } from '../../../../platform/db/tenant.ts';
import type { Viewer } from '../../../account/visibility/index.ts';
import { ask } from './ask.ts';
import { find, readVocabulary } from './store.ts';

type Requester = Pick<Viewer, 'brands'>;

/**
 * The search as somebody types it: beginnings and parts of words and SKUs count, products of every status are found, and all words must
 * match. Without `correct`, typos find nothing.
 */
export async function askedAsTyped(db: Reader, q: string, { brands }: Requester, correct = true): Promise<object> {
  const { groups, locale } = await readVocabulary(db);
  const asked = ask(q, groups, locale);
  const typed = q.trim().toLowerCase();
  return {
    ...asked,
    terms: asked.terms.map((term) => ({ ...term, fix: correct && /^\p{L}{4,40}$/u.test(term.forms[0]?.w ?? '') })),
    // Parts of what is typed are words; a code by a synonym is one.
    codes: [typed, ...asked.codes.filter((code) => !typed.split(/\s+/).includes(code))],
    typed: q,
    partial: true,
    any_status: true,
    brands: brands ? [...brands.ids] : null,
    with_default: brands?.withDefault ?? true,
  };
}

/** The ids of the products that this teammate may see, best first. */
export async function searchAsTyped(db: Reader, q: string, most: number, requester: Requester): Promise<string[]> {
  const { products } = await find(db, await askedAsTyped(db, q, requester), most);
  return products.map(({ id }) => id);
}
