// The face of erasure: asking for a customer to be erased, and what the operator's scripts and the retention rounds work by.
export { coverage, type Covered, formerTeammate, type Retention } from './coverage-store.ts';
export { startErasure } from './customer.ts';
export { eraseRows } from './erase-store.ts';
export { patternsOf } from './scope-store.ts';
