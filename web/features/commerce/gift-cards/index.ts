// Public API of gift cards and store credit: the tab of products, and the credit in a customer's drawer.
export { CreditSection } from './credit-section.tsx';
export { default as GiftCardsScreen } from './gift-cards-screen.tsx';
