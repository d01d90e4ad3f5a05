// The face of imports: how records of another system come in.
export { importRecordsOf } from './service.ts';
