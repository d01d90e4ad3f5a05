// Evaluates intent classification, the rejection of out-of-scope messages, and calibration.
import { decide, type TurnDecision } from '../../engine/decision.ts';
import { spokenLanguage } from '../../engine/language.ts';
import { classify } from '../../engine/classify.ts';
import { type Case, dataSets } from './intents-data.ts';
import type { Section } from './section.ts';

type Scored = Case & TurnDecision & { right: boolean; milliseconds: number };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const shareOf = (all: readonly Scored[], is: (one: Scored) => boolean) => (all.length ? all.filter(is).length / all.length : 0);

export function report(folder: string, verbose = process.argv.includes('--verbose')): Promise<Section[]> {
  const loading = performance.now();
  classify('where is my order', 'en');
  const loaded = performance.now() - loading;
  const scored = dataSets(folder).map(({ name, cases }) => ({ name, scored: cases?.map(scoreOf) }));
  const sections = scored.map(({ name, scored: all }) => ({
    title: `Intents: ${name}`,
    lines: all ? linesOf(all, verbose) : ['Left out: the data set is not there.'],
  }));
  const times = scored.flatMap(({ scored: all }) => all ?? []).map(({ milliseconds }) => milliseconds);
  return Promise.resolve([...sections, { title: 'Speed', lines: speedOf(times, loaded) }]);
}

function scoreOf(one: Case): Scored {
  const started = performance.now();
  const judged = decide(classify(one.text, spokenLanguage(one.language)));
  const milliseconds = performance.now() - started;
  return { ...one, ...judged, right: [one.meant].flat().includes(judged.intent), milliseconds };
}

const firstExpected = ({ meant, intent }: Scored) => ([meant].flat().includes(intent) ? intent : ([meant].flat()[0] as string));

function linesOf(all: readonly Scored[], verbose: boolean): string[] {
  const names = [...new Set(all.map(firstExpected))].sort();
  const table = names.map((name) => {
    const expectedCount = all.filter((one) => firstExpected(one) === name);
    const predictedCount = all.filter(({ intent }) => intent === name);
    const correctCount = expectedCount.filter(({ right }) => right).length;
    const [recall, precision] = [correctCount / expectedCount.length, predictedCount.length ? correctCount / predictedCount.length : 0];
    return {
      name,
      count: expectedCount.length,
      recall,
      precision,
      f1: recall + precision ? (2 * recall * precision) / (recall + precision) : 0,
    };
  });
  const languages = [...new Set(all.map(({ language }) => language))];
  return [
    `${all.length} sentences: ${percent(shareOf(all, ({ right }) => right))} recognised, macro F1 ${(table.reduce((sum, { f1 }) => sum + f1, 0) / table.length).toFixed(3)}`,
    ...(languages.length > 1
      ? [
          languages
            .map((one) => {
              const spoken = all.filter(({ language }) => language === one);
              return `${one} ${percent(shareOf(spoken, ({ right }) => right))} of ${spoken.length}`;
            })
            .join(' · '),
        ]
      : []),
    ...outOfScope(all),
    ...decisions(all),
    ...calibration(all),
    ...table.map(
      ({ name, count, recall, precision, f1 }) =>
        `  ${name.padEnd(26)} ${String(count).padStart(5)}  recall ${percent(recall).padStart(7)}  precision ${percent(precision).padStart(7)}  F1 ${f1.toFixed(3)}`,
    ),
    ...(verbose ? mistakes(all) : []),
  ];
}

function outOfScope(all: readonly Scored[]): string[] {
  const foreign = all.filter((one) => firstExpected(one) === 'out_of_scope');
  if (!foreign.length) return [];
  const predictedCount = all.filter(({ intent }) => intent === 'out_of_scope');
  const notServed = shareOf(foreign, ({ decision }) => decision === 'refuse' || decision === 'ask');
  return [
    `out of scope: precision ${percent(shareOf(predictedCount, ({ right }) => right))}, recall ${percent(shareOf(foreign, ({ right }) => right))}; refused or asked back ${percent(notServed)} of ${foreign.length}`,
  ];
}

function decisions(all: readonly Scored[]): string[] {
  const kinds = ['answer', 'ask', 'hand_off', 'refuse'] as const;
  const shares = kinds.map((kind) => `${kind} ${percent(shareOf(all, ({ decision }) => decision === kind))}`).join(' · ');
  const answered = all.filter(({ decision }) => decision === 'answer');
  return [`decisions: ${shares}; of what is answered ${percent(shareOf(answered, ({ right }) => right))} is right`];
}

/** The expected calibration error over ten bins, with the bins. */
function calibration(all: readonly Scored[]): string[] {
  const bins = Array.from({ length: 10 }, (_, bin) => all.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin));
  const mean = (bin: readonly Scored[]) => bin.reduce((sum, { confidence }) => sum + confidence, 0) / bin.length;
  const error = bins.reduce(
    (sum, bin) => sum + (bin.length ? (bin.length / all.length) * Math.abs(mean(bin) - shareOf(bin, ({ right }) => right)) : 0),
    0,
  );
  return [
    `calibration error ${error.toFixed(3)}; said → was right (how many):`,
    `  ${bins.flatMap((bin) => (bin.length ? [`${mean(bin).toFixed(2)} → ${shareOf(bin, ({ right }) => right).toFixed(2)} (${bin.length})`] : [])).join(' · ')}`,
  ];
}

function mistakes(all: readonly Scored[]): string[] {
  const wrong = all.filter(({ right }) => !right);
  return wrong
    .filter((_, at) => at % Math.ceil(wrong.length / 150) === 0)
    .map((one) => `    ${firstExpected(one)} classified as ${one.intent} (${one.confidence.toFixed(2)}): ${one.text}`);
}

function speedOf(times: readonly number[], loaded: number): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return [
    `${sorted.length} sentences: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; first sentence with loading ${loaded.toFixed(0)} ms`,
  ];
}
