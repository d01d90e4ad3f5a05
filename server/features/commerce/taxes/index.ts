// Public API of taxes for drafts, orders and checkout.
export { discountedIn, split, type Tax, type TaxLine, taxLinesOf, type TaxPart, toRate, withGoods } from './rules.ts';
export { type Taxing, taxingAt } from './taxing.ts';
