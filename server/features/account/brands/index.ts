// Public API of brands: lookup, visibility and names.
export { mustHaveBrand } from './service.ts';
export { brandNames } from './store.ts';
