import type { Trace } from '@parley/contract/runs';
import { formatNumber } from '../../../lib/format.ts';
import { languageName } from '../../../lib/languages.ts';
import { isMessageKey } from '../../../lib/messages.ts';
import { t, type trace } from './messages.ts';

type Part = 'skill' | 'form' | 'state';
type KeyOf<P extends Part> = Extract<`trace.${keyof typeof trace}`, `trace.${P}_${string}`>;
const isKey = <P extends Part>(_part: P, key: string): key is KeyOf<P> => isMessageKey(key);
type IntentKey = Extract<Parameters<typeof t>[0], `intent.${string}`>;
const isIntent = (key: string): key is IntentKey => isMessageKey(key);

/** The engine's own name of something that has none here, as words. */
const readable = (name: string) => name.replaceAll('_', ' ');

export function intentWords(name: string): string {
  const key = `intent.${name}`;
  return isIntent(key) ? t(key) : readable(name);
}
/** A skill's name. Skills that serve an intent are called after it. */
export function skillWords(name: string): string {
  const key = `trace.skill_${name}`;
  return isKey('skill', key) ? t(key) : intentWords(name);
}
export function formWords(name: string): string {
  const key = `trace.form_${name}`;
  return isKey('form', key) ? t(key) : readable(name);
}
function stateLabel(name: string): string {
  const key = `trace.state_${name}`;
  return isKey('state', key) ? t(key) : readable(name);
}

export const formatScore = (share: number) => formatNumber(share, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const evidenceWords = (share: number) =>
  t(share >= 0.66 ? 'trace.evidence_strong' : share >= 0.33 ? 'trace.evidence_some' : 'trace.evidence_little');

/** Why the winner won, in one sentence; undefined where no skills competed. */
export function whyWords({ skills, read }: Trace): string | undefined {
  const [winner, next] = skills;
  if (!winner) return undefined;
  const count = read?.words.length ?? 0;
  const explained = Math.round(winner.coverage * count);
  const why = t('trace.why', { skill: skillWords(winner.skill), explained, count, evidence: evidenceWords(winner.evidence) });
  if (!next) return t('trace.why_alone', { why });
  return t('trace.why_next', { why, skill: skillWords(next.skill), margin: formatScore(winner.score - next.score) });
}

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isSet)
    : value !== null && value !== undefined && value !== '' && value !== 0 && value !== false;

/** What the engine remembers as labels and words: only what is set, with ids replaced by the names that the trace knows. */
export function stateWords({ state, ground }: Trace): { label: string; value: string }[] {
  const known = [...(ground?.products ?? []), ...(ground?.shown ?? []), ...(ground?.focus ? [ground.focus] : [])];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return entriesOf(state ?? {}).map(([name, value]) => ({ label: stateLabel(name), value: valueWords(name, value, names) }));
}

/** Which engine wrote it, and in which version, says nothing about the conversation. */
const ownEntries = ['engine', 'version'];
const entriesOf = (state: object): [string, unknown][] =>
  Object.entries(state).filter(([name, value]) => !ownEntries.includes(name) && isSet(value));

function valueWords(name: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'number') return formatNumber(value, { maximumFractionDigits: 2 });
  if (typeof value === 'boolean') return t('trace.yes');
  if (typeof value === 'string')
    return names.get(value) ?? (name === 'language' ? languageName(value) : /^[a-z]+(_[a-z]+)*$/.test(value) ? intentWords(value) : value);
  if (Array.isArray(value)) return value.map((one) => valueWords(name, one, names)).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return entriesOf(value)
    .map(([part, inner]) => t('trace.fact', { name: stateLabel(part), value: valueWords(part, inner, names) }))
    .join('; ');
}
