import { passHat } from './score.ts';
import type { DialogueResult } from './dialogue.ts';

export type Result = { name: string; trials: DialogueResult[] };

const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
const count = (value: number) => value.toLocaleString('en');

/** A human-readable table. `cost` is in US dollars, null where the model's price is unknown. */
export function tableOf(results: readonly Result[], { k, model, cost }: { k: number; model: string; cost: number | null }): string {
  const trials = results.flatMap((one) => one.trials);
  const passed = results.map((one) => one.trials.map((talked) => talked.passed));
  const tokens = (which: 'shop' | 'customer') => {
    const sum = (part: keyof DialogueResult['shop']) => count(trials.reduce((all, talked) => all + talked[which][part], 0));
    return `${sum('input')} in, ${sum('cached')} cached, ${sum('cache_write')} written, ${sum('output')} out, ${sum('reasoning')} thinking`;
  };
  const lines: [string, string][] = [
    ['model', model],
    ['tasks × trials', `${results.length} × ${k}`],
    ...Array.from({ length: Math.min(4, k) }, (_, place): [string, string] => [`pass^${place + 1}`, percent(passHat(passed, place + 1))]),
    ['handed over', percent(share(trials, ({ handedOff }) => handedOff))],
    ['could not go on', percent(share(trials, ({ failures }) => failures.length > 0))],
    [
      'messages per talk',
      trials.length === 0 ? '–' : (trials.reduce((sum, talked) => sum + talked.messages, 0) / trials.length).toFixed(1),
    ],
    ['tokens, the shop', tokens('shop')],
    ['tokens, the customer', tokens('customer')],
    ['cost', cost === null ? 'unpriced' : `$${cost.toFixed(2)}`],
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

const share = (trials: readonly DialogueResult[], holds: (talked: DialogueResult) => boolean) =>
  trials.length === 0 ? null : trials.filter(holds).length / trials.length;
