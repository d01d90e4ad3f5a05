// The face of brands: whether one is there for somebody, and what they are called.
export { mustHaveBrand } from './service.ts';
export { brandNames } from './store.ts';
