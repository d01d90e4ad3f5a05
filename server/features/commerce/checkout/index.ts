// Public API of checkout links for the inbox, the assistant and the pages.
export { sellBasket } from './basket.ts';
export { type CheckoutUrl, checkoutUrls, payUrls } from './link.ts';
export { makeCheckout } from './make-checkout.ts';
export { cardOf as checkoutCardOf } from './present.ts';
export { servePayPage } from './pay-page-routes.ts';
export { serveCheckoutPage } from './page-routes.ts';
export { checkoutCards } from './service.ts';
