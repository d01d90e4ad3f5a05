// Public API of card payments, for checkout and its pages.
export { takesCards } from './account.ts';
export { mustBePayable, requestPayment } from './request.ts';
export { findAttemptToShow, lookAgain } from './show.ts';
export { mayLapse } from './rules.ts';
export { findOrder as findWaitingOrder } from './store.ts';
