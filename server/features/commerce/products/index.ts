// Public API of products.
export { collectionsOf, readMemberships } from './collections/members-store.ts';
export { activeCollections, collectionCalled, collectionIn } from './collections/named.ts';
export { productBulk } from './bulk.ts';
export { update as updateProduct } from './change.ts';
export { productExport } from './export.ts';
export { editVariants } from './grid.ts';
export { addToLevels } from './locations/store.ts';
export { placesOf } from './locations/stock.ts';
export { sentenceOf } from './metafields/rules.ts';
export { askedAsTyped } from './search/as-typed.ts';
export { findProducts, type FoundProduct } from './search/find.ts';
export { countMiss } from './search/synonyms.ts';
export { readActiveProduct, type ShownProduct } from './search/store.ts';
export { tagsWith } from './rules.ts';
export { type SoldVariant, variantsFor } from './variant-store.ts';
export { wordsOf } from './words.ts';
