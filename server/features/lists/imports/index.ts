// The face of imports: how records of another system come in.
export { importRecordsOf } from './service.ts';
export { byteOrderMark, lineOf } from './csv/write.ts';
