export { replayAddress } from './replay-address.ts';
export { RunTrace } from './run-trace.tsx';
export { skillWords } from './trace-words.ts';
export { TraceView } from './trace-view.tsx';
