// The public API of billing.
export { beginTrial } from './ledger.ts';
