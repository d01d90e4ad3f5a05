// Public API of approvals.
export { readAsked } from './ask.ts';
