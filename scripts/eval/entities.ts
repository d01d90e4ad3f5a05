// Evaluates entity extraction: precision and recall per kind, and its speed.
import { pathToFileURL } from 'node:url';
import { extractEntities } from '../../engine/entities/index.ts';
import { goldOfConversations } from './abcd-gold.ts';
import { messyGold } from './entities-messy.ts';
import { ownGold } from './entities-own.ts';
import { linesOf, score } from './entities-score.ts';
import type { Section } from './section.ts';
import { goldOfTasks, readTau } from './tau-gold.ts';

const verbose = process.argv.includes('--verbose');

export function report(dataFolder: string): Promise<Section> {
  const lines = ['Sentences of our own, on which the extractors were also corrected:', ...linesOf(score(ownGold), verbose)];
  const shop = readTau(dataFolder);
  if (shop) {
    const gold = goldOfTasks(shop);
    lines.push(`Instructions of ${gold.length} tasks, without the shop's catalogue:`, ...linesOf(score(gold), verbose));
    const written = gold.filter(({ annotated }) => annotated);
    lines.push(`Of these the ${written.length} that people wrote:`, ...linesOf(score(written), verbose));
    lines.push("With the shop's catalogue:", ...linesOf(score(gold, shop.products), false).filter((line) => line.includes('products')));
    const messy = messyGold(shop);
    lines.push(`${messy.length} messages as customers type them, with values of that shop:`, ...linesOf(score(messy), verbose));
  } else lines.push('Instructions of tasks: left out, the data set is not there.');
  const turns = goldOfConversations(dataFolder);
  if (turns) lines.push(`${turns.length} turns of customers in sampled conversations:`, ...linesOf(score(turns), verbose));
  else lines.push('Sampled conversations: left out, the data set is not there.');
  const texts = [...ownGold, ...(shop ? messyGold(shop) : [])].map(({ text }) => text);
  return Promise.resolve({ title: 'Entities', lines: [...lines, timing(texts)] });
}

function timing(texts: readonly string[]): string {
  for (const text of texts) extractEntities(text);
  const times = texts.map((text) => {
    const began = performance.now();
    extractEntities(text);
    return performance.now() - began;
  });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
  return `Time for a message: median ${at(0.5)} ms, p95 ${at(0.95)} ms.`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log((await report(process.env['PARLEY_DATA_SETS'] ?? '../shared/data')).lines.join('\n'));
