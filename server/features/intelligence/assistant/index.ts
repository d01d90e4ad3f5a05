// Public API of the assistant.
export { type AnswerPage, type Details, openPages, type Pages } from '@parley/engine';
export { closeKey } from './ai-key.ts';
export { type Case, type Considered, consider } from './consider.ts';
export type { Engine } from './engine.ts';
export { streaming } from './streaming.ts';
export { enginesFor, type PlatformModel } from './llm/engines.ts';
export { openDryRun, undoing } from './dry-run.ts';
export { readDecided } from './settings-store.ts';
export { readShopForAi } from './store.ts';
export { storedMemory } from './trace-rules.ts';
export { type Requested, carryOutApproval, actionOfTool, lockApproved } from './tools/approving.ts';
export { digestOf } from './tools/details.ts';
export { openApproval, putApproval } from './tools/proposal-store.ts';
export { mayApprove } from './tools/policy-rules.ts';
