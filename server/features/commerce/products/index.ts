// Public API of products.
export { productBulk } from './bulk.ts';
export { productExport } from './export.ts';
export { type SoldVariant, variantsFor } from './variant-store.ts';
export { wordsOf } from './words.ts';
