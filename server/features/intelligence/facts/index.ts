// Public API of shop facts: reading them for the AI, and proposing the demo shop's.
export { type KnownFact, readFacts } from './read.ts';
export { proposeAll } from './propose.ts';
