// Public API of discount codes for carts, drafts and checkout links.
export { type Priced, priceDiscount, type Refused, returnDiscount, spendDiscount, tryDiscount } from './use.ts';
export type { Refusal } from './rules.ts';
