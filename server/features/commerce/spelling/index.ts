// Public API of spelling correction for names of customers, used by lists and search.
export { findOrRespell, respelled } from './respell.ts';
