// The face of the assistant: what other features may ask of it.
export type { Details } from '@parley/engine';
export { closeKey } from './ai-key.ts';
export { type Case, type Considered, consider } from './consider.ts';
export type { Engine } from './engine.ts';
export { growing } from './growing.ts';
export { enginesFor, type PlatformModel } from './llm/engines.ts';
export { rehearsal, undoing } from './rehearse.ts';
export { readDecided } from './settings-store.ts';
export { readShopForAi } from './store.ts';
export { type Asked, carryOutApproval, deedOfTool, lockApproved } from './tools/approving.ts';
export { digestOf } from './tools/details.ts';
export { mayApprove } from './tools/policy-rules.ts';
