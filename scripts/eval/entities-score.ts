// Computes precision, recall and F1 per entity kind.
import { type Entities, extractEntities } from '../../engine/entities/index.ts';
import type { Gold, Kind } from './tau-gold.ts';

export type Tally = { found: number; right: number; wanted: number; met: number; missed: Map<string, number>; wrong: Map<string, number> };
export type Scores = Map<Kind, Tally>;

/** Normalizes a value for comparison: ignores case, plurals and hyphens. */
export const normal = (value: string) =>
  value
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\d.%+]+/gu, '')
    .replace(/(?<=\p{L}{3})s$/u, '');

function foundOf(entities: Entities, kind: Kind): string[] {
  switch (kind) {
    case 'options':
      return entities.options.map(({ value }) => value);
    case 'quantities':
      return entities.quantities.map(({ value }) => String(value));
    case 'addresses':
      return entities.addresses.map(({ line1, city, postcode }) => [line1, city, postcode].filter(Boolean).join(' '));
    default:
      return entities[kind];
  }
}

export const kinds: readonly Kind[] = [
  'order_ids',
  'names',
  'postcodes',
  'emails',
  'phones',
  'products',
  'options',
  'quantities',
  'addresses',
];

export function score(golds: readonly Gold[], catalogue?: readonly { name: string }[]): Scores {
  const scores: Scores = new Map();
  for (const gold of golds) {
    const entities = extractEntities(gold.text, { awaiting: gold.awaiting, catalogue });
    for (const kind of kinds) if (gold.must[kind]) tally(scores, kind, foundOf(entities, kind), gold);
  }
  return scores;
}

function tally(scores: Scores, kind: Kind, found: readonly string[], gold: Gold) {
  const one = scores.get(kind) ?? { found: 0, right: 0, wanted: 0, met: 0, missed: new Map(), wrong: new Map() };
  scores.set(kind, one);
  const key = kind === 'order_ids' ? (value: string) => value.replace(/\W/g, '').toUpperCase() : normal;
  const have = new Map(found.map((value) => [key(value), value]));
  const must = new Map((gold.must[kind] ?? []).map((value) => [key(value), value]));
  const may = new Set((gold.may[kind] ?? []).map(key));
  for (const [value, written] of have)
    if (must.has(value) || may.has(value)) count(one, 'right');
    else one.wrong.set(`${written} — ${gold.text.slice(0, 160)}`, (one.wrong.get(written) ?? 0) + 1);
  one.found += have.size;
  for (const [value, written] of must)
    if (have.has(value)) count(one, 'met');
    else one.missed.set(`${written} — ${gold.text.slice(0, 160)}`, (one.missed.get(written) ?? 0) + 1);
  one.wanted += must.size;
}
const count = (one: Tally, what: 'right' | 'met') => one[what]++;

const share = (part: number, whole: number) => (whole === 0 ? '  –  ' : (part / whole).toFixed(3));

/** One line per kind; with `verbose` also the most frequent misses and false positives. */
export function linesOf(scores: Scores, verbose: boolean): string[] {
  return [...scores].flatMap(([kind, { found, right, wanted, met, missed, wrong }]) => {
    if (wanted === 0 && found === 0) return [];
    const [precision, recall] = [found ? right / found : 1, wanted ? met / wanted : 1];
    const both = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    const line = `  ${kind.padEnd(12)} precision ${share(right, found)}  recall ${share(met, wanted)}  F1 ${both.toFixed(3)}  (${wanted} to find, ${found} found)`;
    const most = (all: Map<string, number>, title: string) =>
      [...all]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 10)
        .map(([text]) => `      ${title}: ${text}`);
    return verbose ? [line, ...most(missed, 'missed'), ...most(wrong, 'wrong')] : [line];
  });
}
