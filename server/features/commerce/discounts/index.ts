// Public API of discounts for carts, drafts and checkout links.
export { byHand, type Discounted, type Given, type KeptDiscount, type Refusal } from './basket-rules.ts';
export { discountBasket, mustDiscountBasket, type Priced, returnDiscount, spendDiscounts } from './use.ts';
