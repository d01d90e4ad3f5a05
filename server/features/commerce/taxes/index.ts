// Public API of taxes for drafts, orders and checkout.
export { hasShares, keyOf, split, type Tax, type TaxLine, taxLinesOf, type TaxPart, toRate, withGoods } from './rules.ts';
export { addsTax, countryCodeOf, type Taxing, taxingAt } from './taxing.ts';
