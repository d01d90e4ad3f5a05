// The face of search: what lists that look for words share.
export { findOrRespell } from './respell.ts';
