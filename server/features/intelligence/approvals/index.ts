// Public API of approvals.
export { readAsked, readDecided } from './ask.ts';
