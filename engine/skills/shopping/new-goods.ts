import type { Product } from '../../tools.ts';
import { isGoods } from './goods.ts';
import { isKind } from './match.ts';
import type { Query } from './reading.ts';

const indefinite = /(?<!\p{L})(?:an?|some|any|another|eine?[nrsm]?|une?|des|un[ao]?|algun[ao]?|uma?|een)\s(?:\p{L}+\s){0,2}$/iu;

/** "And a pot for it": goods that are carried and that none of those discussed is, although one's description may mention them. */
export function asksForNewGoods({ text, kind }: Query, discussed: readonly Product[], found: readonly Product[]): boolean {
  if (kind === null || discussed.length === 0 || !isGoods(kind.head.word) || !indefinite.test(text.slice(0, kind.head.start))) return false;
  return found.some((product) => isKind(product, kind.head)) && !discussed.some((product) => isKind(product, kind.head));
}
