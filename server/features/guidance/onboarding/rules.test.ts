import { onboardingSteps } from '@parley/contract/onboarding';
import { expect, test } from 'vitest';
import { checklistOf, type Decided, decide, type Done } from './rules.ts';

const nothing: Done = { look: false, channel: false, knowledge: false, try: false, team: false, plan: false };
const undecided: Decided = { skipped: [], confirmed: [], dismissed: false };
const statesOf = (...input: Parameters<typeof checklistOf>) => checklistOf(...input).steps.map(({ state }) => state);

test('a new shop has its first step done and all others open', () => {
  expect(statesOf(nothing, undecided)).toEqual(['done', 'open', 'open', 'open', 'open', 'open', 'open']);
  expect(checklistOf(nothing, undecided).state).toBe('open');
});

test('the real thing counts more than a decision', () => {
  const skipped = decide(undecided, 'knowledge', 'skipped');
  expect(statesOf(nothing, skipped)[3]).toBe('skipped');
  expect(statesOf({ ...nothing, knowledge: true }, skipped)[3]).toBe('done');
});

test('only steps that leave no trace can be confirmed', () => {
  const confirmed = onboardingSteps.reduce((before, step) => decide(before, step, 'done'), undecided);
  expect(statesOf(nothing, confirmed)).toEqual(['done', 'open', 'open', 'open', 'done', 'open', 'done']);
});

test('a decision replaces the one before, and can be taken back', () => {
  const skipped = decide(decide(undecided, 'plan', 'done'), 'plan', 'skipped');
  expect(skipped).toEqual({ skipped: ['plan'], confirmed: [], dismissed: false });
  expect(decide(skipped, 'plan', 'open')).toEqual(undecided);
});

test.each([
  [
    'all done',
    { look: true, channel: true, knowledge: true, try: true, team: true, plan: false },
    { ...undecided, confirmed: ['plan'] },
    'done',
  ],
  ['dismissed', nothing, { ...undecided, dismissed: true }, 'dismissed'],
  ['all skipped', nothing, { ...undecided, skipped: [...onboardingSteps] }, 'done'],
] as const)('%s', (_, done, decisions, state) => {
  expect(checklistOf(done, { ...decisions, skipped: [...decisions.skipped], confirmed: [...decisions.confirmed] }).state).toBe(state);
});
