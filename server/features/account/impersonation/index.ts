// Public API of impersonation: an operator views a shop.
export { endImpersonation, startImpersonation } from './service.ts';
export { findOpen } from './store.ts';
