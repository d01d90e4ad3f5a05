// Trains the alarm model of the built-in engine, which complements its rules. The same sentences produce the same file.
// `node scripts/run.mjs scripts/train-alarms.ts`; with `--check` it only compares the file.
import { teachAlarms } from '../engine/learning/alarms.ts';
import { writeTrained, withManifest } from './write-trained.ts';

writeTrained(() => {
  const { fingerprint, weights } = teachAlarms();
  return withManifest({ 'alarms.bin': weights }, fingerprint);
});
