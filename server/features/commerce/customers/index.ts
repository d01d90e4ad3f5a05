// Public API of customers.
export { mustSeeCustomer } from './access.ts';
export { customerBulk } from './bulk-customers.ts';
export type { CustomerRow } from './customer-store.ts';
export { customerExport } from './export-customers.ts';
export { replaceAddress, update as updateCustomer } from './edit.ts';
export { countSpending } from './spending-store.ts';
