// The face of changes of many rows: how far one is, shown below whatever list.
export { BulkStrip } from './bulk-strip.tsx';
export { showRun } from './bulk-strip.tsx';
