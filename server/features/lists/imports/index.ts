// Public API of imports.
export { importRecordsOf } from './service.ts';
export { byteOrderMark, lineOf } from './csv/write.ts';
