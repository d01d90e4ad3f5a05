import { type FactKind, factKinds, type FactState, type FactValues, type ShopFact } from '@parley/contract/facts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { shopHours } from '../../conversations/hours/index.ts';
import { type Contradiction, contradictionsIn } from './conflict-rules.ts';
import { hoursFacts } from './setting-rules.ts';
import { listFacts } from './store.ts';

export type Known = FactValues & {
  id: string;
  state: FactState;
  by_hand: boolean;
  digest: string | null;
  sources: ShopFact['sources'];
  updated_by: string | null;
  updated_at: Date | null;
  version: number;
} & Contradiction;

/** The shop's facts and those of its settings, with what contradicts what. */
export async function allFacts(db: Reader, kinds?: readonly FactKind[], language = 'en'): Promise<Known[]> {
  const stored = await listFacts(db, kinds);
  const schedule = kinds && !kinds.includes('hours') ? undefined : await shopHours(db);
  const set = hoursFacts(schedule, language).map((fact) => {
    const same = stored.find((one) => one.state === 'proposed' && isSameHours(one, fact));
    return {
      fact: {
        ...fact,
        ...{ state: 'setting' as const, by_hand: !same, digest: null, sources: same?.sources ?? [] },
        ...{ updated_by: null, updated_at: null, version: 0 },
      },
      same,
    };
  });
  // What an article says as well is its sentence for the same fact.
  const all = [...set.map(({ fact }) => fact), ...stored.filter((one) => !set.some(({ same }) => same === one))].sort(
    (a, b) => factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind),
  );
  const contradictionOf = contradictionsIn(all);
  return all.map((fact) => ({ ...fact, ...contradictionOf(fact) }));
}

const isSameHours = (one: FactValues, other: FactValues) =>
  one.kind === 'hours' && one.name === other.name && JSON.stringify(timesOf(one)) === JSON.stringify(timesOf(other));
const timesOf = ({ hours }: FactValues) => hours && [hours.days, hours.from, hours.to];

export type KnownFact = FactValues & { id: string; article: { id: string; title: string } | null; conflict: boolean };

/**
 * What the AI may use: confirmed facts, and proposed ones that no confirmed fact overrules. Quoted in this language where an article says so
 * in it.
 */
export async function readFacts(
  db: Reader,
  { kinds, language }: { kinds?: readonly FactKind[] | undefined; language: string },
): Promise<KnownFact[]> {
  const all = await allFacts(db, kinds, language);
  return all
    .filter(({ state, overruled }) => state !== 'dismissed' && !overruled)
    .map((fact) => {
      const source = fact.by_hand ? undefined : (fact.sources.find((one) => one.language === language) ?? fact.sources[0]);
      const { id, kind, countries, name, value, amount, free_from, currency, days_min, days_max, hours, allowed, conflict } = fact;
      return {
        ...{ id, kind, countries, name, value, amount, free_from, currency, days_min, days_max, hours, allowed, conflict },
        text: source?.text ?? fact.text,
        language: source?.language ?? fact.language,
        article: source ? { id: source.article_id, title: source.title } : null,
      };
    });
}
