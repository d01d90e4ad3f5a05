import type { NewRun } from './answer.ts';

/** A run as the engine would report it, for tests that need an answer without an engine. */
export const makeRun = (id: string, triggerSeq: number): NewRun => ({
  id,
  triggerSeq,
  engine: 'test',
  model: 'test-1',
  configVersion: 1,
  intent: 'greeting',
  decision: 'answer',
  reason: null,
  confidence: 0.9,
  sources: [],
  tools: [],
  tokens: { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 },
  costMicros: null,
  firstTokenMs: null,
  totalMs: 1,
  startedAt: new Date(),
});
