// Teaches the recogniser of the built-in engine from our own sentences and writes down what it learned. The same sentences make the same file.
// `node scripts/run.mjs scripts/train-intents.ts`; with `--check` it only says whether the file is what would be written.
import { teach } from '../server/features/assistant/builtin/learning/teach.ts';
import { keepLearned } from './keep-learned.ts';

keepLearned('learned.ts', () => {
  const { fingerprint, words, weights } = teach();
  return `// Written by scripts/train-intents.ts; not to be edited.
import type { Learned } from './learning/teach.ts';

export const learned: Learned = {
  fingerprint: '${fingerprint}',
  words: {
${Object.entries(words)
  .map(([language, list]) => `    ${language}: '${list}',`)
  .join('\n')}
  },
  weights:
    '${weights}',
};
`;
});
