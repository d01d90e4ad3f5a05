// Public API of imports.
export { importRecordsOf } from './service.ts';
