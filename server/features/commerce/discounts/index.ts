// The face of discount codes: what carts, drafts and checkout links may ask of them.
export { type Priced, priceDiscount, type Refused, spendDiscount, tryDiscount } from './use.ts';
export type { Refusal } from './rules.ts';
