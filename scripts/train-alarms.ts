// Teaches the built-in engine what fetches a person, beside its rules, and writes down what it learned. The same sentences make the same file.
// `node scripts/run.mjs scripts/train-alarms.ts`; with `--check` it only says whether the file is what would be written.
import { teachAlarms } from '../server/features/assistant/builtin/learning/alarms.ts';
import { keepLearned } from './keep-learned.ts';

keepLearned('learned-alarms.ts', () => {
  const { fingerprint, weights } = teachAlarms();
  return `// Written by scripts/train-alarms.ts; not to be edited.
import type { LearnedAlarms } from './learning/alarms.ts';

export const learnedAlarms: LearnedAlarms = {
  fingerprint: '${fingerprint}',
  weights:
    '${weights}',
};
`;
});
