// Teaches the built-in engine what fetches a person, beside its rules, and writes down what it learned. The same sentences make the same file.
// `node scripts/run.mjs scripts/train-alarms.ts`; with `--check` it only says whether the file is what would be written.
import { teachAlarms } from '../engine/learning/alarms.ts';
import { keepLearned, withManifest } from './keep-learned.ts';

keepLearned(() => {
  const { fingerprint, weights } = teachAlarms();
  return withManifest({ 'alarms.bin': weights }, fingerprint);
});
