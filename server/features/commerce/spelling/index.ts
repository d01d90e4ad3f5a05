// The face of spelling: what a customer's or product's name was meant to be, for the lists and the search.
export { findOrRespell, respelled } from './respell.ts';
