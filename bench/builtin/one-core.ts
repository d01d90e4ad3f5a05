// Run by builtin.ts in a process of its own: what it prints is the measurement.
import { percentile, round } from '../ground/figures.ts';

type Spread = { per_second: number; p50_ms: number; p95_ms: number; p99_ms: number };
export type Measured = { load_ms: number; sentences: number; understand: Spread; answer: Spread };

const began = performance.now();
const { understand } = await import('../../engine/understand.ts');
understand('where is my order?', 'en');
const loaded = performance.now() - began;

const { heldOutCases } = await import('../../scripts/eval/held-out-sentences.ts');
const { makeConversation } = await import('../../engine/testing/make.ts');
const texts = heldOutCases.map(({ text }) => text);
const wanted = Number(process.argv[2] ?? 8000);

const understood = await timed(wanted, async (text) => void understand(text, 'en'));
// Each is the first message of a conversation: what is wanted is looked up, and said or asked about.
const answered = await timed(Math.ceil(wanted / 4), async (text) => void (await makeConversation().say(text)));
const measured: Measured = { load_ms: loaded, sentences: texts.length, understand: understood, answer: answered };
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
