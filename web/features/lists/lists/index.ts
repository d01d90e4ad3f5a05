// The face of lists: a page that is a table says what is its own, and gets the rest.
export type { BulkDefinition, ListDefinition, ListNarrowing, ListQuery, ListView } from './definition.ts';
export { ListScreen } from './list-screen.tsx';
