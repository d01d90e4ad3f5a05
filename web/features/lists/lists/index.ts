// Public API of lists: a page with a table defines what is specific to it and gets the rest.
export type { BulkDefinition, ListDefinition, ListNarrowing, ListQuery, ListView } from './definition.ts';
export { ListScreen } from './list-screen.tsx';
