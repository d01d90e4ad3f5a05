// `npm run eval -- --in sentences.jsonl --out predictions.jsonl` writes the built-in engine's predictions for each sentence.
// `npm run eval` alone reports accuracy on our own sentences and on public data sets in PARLEY_DATA_SETS; `--verbose` lists the errors, `--only
// intents` reports one part. It fails below the thresholds in recognition.ts.
import { parseArgs } from 'node:util';
import { predict } from './predict.ts';
import type { Section } from './section.ts';

const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const data = process.env['PARLEY_DATA_SETS'] ?? '../shared/data';

const parts: Record<string, () => Promise<Section | Section[]>> = {
  recognition: async () => (await import('./recognition.ts')).report(),
  glossed: async () => (await import('./glossed.ts')).report(),
  intents: async () => (await import('./intents.ts')).report(data),
  entities: async () => (await import('./entities.ts')).report(data),
  handoff: async () => (await import('./handoff.ts')).report(data),
  retrieval: async () => (await import('./retrieval.ts')).report(data),
};

async function reportAll() {
  for (const [name, part] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) continue;
    for (const { title, lines, below = [] } of [await part()].flat()) {
      console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
      if (below.length === 0) continue;
      console.error(below.map((line) => `  Below the threshold: ${line}`).join('\n'));
      process.exitCode = 1;
    }
  }
}

async function predictAll(from: string, to: string) {
  const began = performance.now();
  const { lines, failed } = await predict(from, to);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${lines} lines in ${seconds.toFixed(1)} s, ${failed} of them invalid.`);
  if (failed) process.exitCode = 1;
}

if (values.in !== undefined && values.out !== undefined) await predictAll(values.in, values.out);
else if (values.in === undefined && values.out === undefined) await reportAll();
else {
  console.error('Pass both --in sentences.jsonl and --out predictions.jsonl, or neither for a report.');
  process.exitCode = 2;
}
