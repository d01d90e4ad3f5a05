// Trains the intent model of the built-in engine from our own sentences. The same sentences produce the same files.
// `node scripts/run.mjs scripts/train-intents.ts`; with `--check` it only compares the files.
import { teach } from '../engine/learning/teach.ts';
import { writeWords } from '../engine/vocabulary.ts';
import { asBytes, writeTrained, withManifest } from './write-trained.ts';

writeTrained(() => {
  const { fingerprint, words, weights } = teach();
  return withManifest({ 'intents.bin': weights, 'words.txt': asBytes(writeWords(words)) }, fingerprint);
});
