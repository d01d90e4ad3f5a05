// Public API of erasure: requesting it, and the coverage used by the operator's scripts and retention.
export { coverage, type Covered, formerTeammate, type Retention } from './coverage-store.ts';
export { startErasure } from './customer.ts';
export { eraseRows } from './erase-store.ts';
export { patternsOf } from './scope-store.ts';
