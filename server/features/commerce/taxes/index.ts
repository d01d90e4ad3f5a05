// Public API of taxes for drafts, orders and checkout.
export { split, type Tax, type TaxLine, taxLinesOf, type TaxPart, toRate, withGoods } from './rules.ts';
export { addsTax, type Taxing, taxingAt } from './taxing.ts';
