import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../server/features/assistant/builtin');

/** Writes down what was learned; with `--check` it only says whether the file is what would be written, and the exit code says no by 1. */
export function keepLearned(name: string, learn: () => string) {
  const file = path.join(folder, name);
  const started = performance.now();
  const written = learn();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (process.argv.includes('--check')) {
    const same = fs.readFileSync(file, 'utf8') === written;
    console.log(`${same ? 'The same' : 'Other'} weights after ${seconds} s.`);
    process.exitCode = same ? 0 : 1;
  } else {
    fs.writeFileSync(file, written);
    console.log(`${name}: ${(written.length / 1e6).toFixed(2)} MB in ${seconds} s.`);
  }
}
