import type { getOverview } from '@parley/contract/dashboard';
import type { Result } from '@parley/contract/endpoint';
import type { Condition } from '@parley/contract/filters';
import type { Reader } from '../../../platform/db/tenant.ts';
import { outcomeSql } from '../../conversations/inbox/index.ts';
import { countEndings } from './ai-store.ts';
import { ratio, said, conversationsIn } from './formulas.ts';
import type { Period } from './days.ts';

type Ending = Result<typeof getOverview>['endings'][number];
type Row = Awaited<ReturnType<typeof countEndings>>[number];
const is = (field: string, ...value: string[]): Condition => ({ field, op: 'is', value });

/** The ending of a conversation and its list filter; undefined while the AI handles it. */
function endingOf({ outcome, reason }: Row): { key: string; conditions: Condition[] } | undefined {
  if (outcome === 'open') return undefined;
  if (outcome !== 'handed_off' && outcome !== 'person_resolved') return { key: outcome, conditions: [is('outcome', outcome)] };
  const ended = is('outcome', 'handed_off', 'person_resolved');
  return reason
    ? { key: `handed_off.${reason}`, conditions: [ended, is('handoff_reason', reason)] }
    : { key: 'person', conditions: [ended, { field: 'handoff_reason', op: 'is_not_set' }] };
}

/** How the conversations begun in the period ended: resolved by the AI first, then by frequency; the shares add up to the total. */
export async function endingsOf(db: Reader, period: Period): Promise<Ending[]> {
  const counted = new Map<string, { count: number; conditions: Condition[] }>();
  for (const row of await countEndings(db, period, outcomeSql('c'))) {
    const ending = endingOf(row);
    if (ending) counted.set(ending.key, { count: (counted.get(ending.key)?.count ?? 0) + row.count, conditions: ending.conditions });
  }
  const all = [...counted.values()].reduce((sum, { count }) => sum + count, 0);
  const rank = (key: string) => ['ai_resolved', 'handed_off', 'person', 'abandoned', 'unanswered'].indexOf(key.split('.')[0] ?? '');
  return [...counted]
    .sort(([a, one], [b, other]) => rank(a) - rank(b) || other.count - one.count || a.localeCompare(b))
    .map(([key, { count, conditions }]) => ({
      key,
      count,
      share: said('percent', ratio(count, all, 100)),
      rows: conversationsIn(period, ...conditions),
    }));
}
