// builtin.ts runs this in a child process and reads the measurement from its output.
import { percentile, round } from '../support/figures.ts';

type Spread = { per_second: number; p50_ms: number; p95_ms: number; p99_ms: number };
export type Measured = { load_ms: number; sentences: number; classify: Spread; answer: Spread };

const began = performance.now();
const { classify } = await import('../../engine/classify.ts');
classify('where is my order?', 'en');
const loaded = performance.now() - began;

const { heldOutCases } = await import('../../scripts/eval/held-out-sentences.ts');
const { makeConversation } = await import('../../engine/testing/make.ts');
const texts = heldOutCases.map(({ text }) => text);
const count = Number(process.argv[2] ?? 8000);

const classified = await timed(count, async (text) => void classify(text, 'en'));
// Each sentence starts a new conversation, so that the engine looks up and answers or asks.
const answered = await timed(Math.ceil(count / 4), async (text) => void (await makeConversation().say(text)));
const measured: Measured = { load_ms: loaded, sentences: texts.length, classify: classified, answer: answered };
console.log(JSON.stringify(measured));

async function timed(count: number, work: (text: string) => Promise<void>): Promise<Spread> {
  for (const text of texts.slice(0, 200)) await work(text);
  const each: number[] = [];
  const start = performance.now();
  for (let turn = 0; turn < count; turn++) {
    const at = performance.now();
    await work(texts[turn % texts.length] ?? '');
    each.push(performance.now() - at);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    per_second: Math.round(count / seconds),
    p50_ms: round(percentile(each, 50), 2),
    p95_ms: round(percentile(each, 95), 2),
    p99_ms: round(percentile(each, 99), 2),
  };
}
