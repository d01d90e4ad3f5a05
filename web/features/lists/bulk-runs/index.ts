// Public API of bulk runs: the progress strip below any list.
export { BulkStrip } from './bulk-strip.tsx';
export { showRun } from './bulk-strip.tsx';
