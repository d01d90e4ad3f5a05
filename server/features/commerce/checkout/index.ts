// Public API of checkout links for the inbox, the assistant and the pages.
export { sellBasket } from './basket.ts';
export { type CheckoutUrl, checkoutUrls, payUrls } from './link.ts';
export { changeLines } from './change-lines.ts';
export { makeCheckout } from './make-checkout.ts';
export { leftOf } from './rules.ts';
export { cardOf as checkoutCardOf } from './present.ts';
export { servePayPage } from './pay-page-routes.ts';
export { serveCheckoutPage } from './page-routes.ts';
export { checkoutCards } from './service.ts';
export { type CheckoutRow, lockCheckout } from './store.ts';
