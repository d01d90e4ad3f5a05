// Teaches the recogniser of the built-in engine from our own sentences and writes down what it learned. The same sentences make the same files.
// `node scripts/run.mjs scripts/train-intents.ts`; with `--check` it only says whether the files are what would be written.
import { teach } from '../engine/learning/teach.ts';
import { writeWords } from '../engine/vocabulary.ts';
import { asBytes, keepLearned, withManifest } from './keep-learned.ts';

keepLearned(() => {
  const { fingerprint, words, weights } = teach();
  return withManifest({ 'intents.bin': weights, 'words.txt': asBytes(writeWords(words)) }, fingerprint);
});
