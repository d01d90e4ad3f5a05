import type { FactKind, FactState, FactValues } from '@parley/contract/facts';

type Compared = FactValues & { id: string; state: FactState; sources: readonly { article_id: string }[] };

/** A shop may have several phone numbers and any number of other facts. */
const incomparable: readonly FactKind[] = ['contact', 'other'];
/** A setting is what the shop does, what a person confirmed is what they say, and a proposal is only read from an article. */
const weights: Record<FactState, number> = { setting: 2, confirmed: 1, proposed: 0, dismissed: -1 };
const outweighs = (one: Compared, other: Compared) => weights[one.state] > weights[other.state];

/** What a fact contradicts: facts that count as much (`conflict`), or those that count more (`overruled`). */
export type Contradiction = { conflict: boolean; overruled: boolean; contradicts: readonly { id: string; state: FactState }[] };
const none: Contradiction = { conflict: false, overruled: false, contradicts: [] };

/** What contradicts what about the same thing. A setting overrules what a person confirmed, and that overrules a proposal. */
export function contradictionsIn(facts: readonly Compared[]): (fact: Compared) => Contradiction {
  const found = new Map<string, Contradiction>();
  const bySubject = Map.groupBy(
    facts.filter(({ kind, state }) => state !== 'dismissed' && !incomparable.includes(kind)),
    ({ kind, name }) => `${kind} ${name?.toLowerCase() ?? ''}`,
  );
  for (const alike of bySubject.values()) {
    const above = new Map(alike.map((one) => [one, alike.filter((other) => outweighs(other, one) && contradict(one, other))]));
    const left = alike.filter((one) => above.get(one)?.length === 0);
    for (const one of alike) {
      const overruledBy = above.get(one) ?? [];
      const overruled = overruledBy.length > 0;
      const contradicts = overruled ? overruledBy : left.filter((other) => other !== one && contradict(one, other));
      if (contradicts.length > 0) found.set(one.id, { conflict: !overruled, overruled, contradicts });
    }
  }
  return ({ id }) => found.get(id) ?? none;
}

function contradict(one: Compared, other: Compared): boolean {
  if (one.kind === 'hours') return hoursContradict(one, other);
  if (!samePlaces(one.countries, other.countries)) return false;
  if (differ(one.allowed, other.allowed) || differ(one.value, other.value)) return true;
  if (differ(one.days_min, other.days_min) || differ(one.days_max, other.days_max)) return true;
  if (differ(one.currency, other.currency)) return false;
  return differ(one.amount, other.amount) || differ(one.free_from, other.free_from);
}

const differ = <T>(one: T | null, other: T | null) => one !== null && other !== null && one !== other;

const samePlaces = (one: readonly string[] | null, other: readonly string[] | null) =>
  one === null || other === null ? one === other : one.some((place) => other.includes(place));

/** One source may name several hours of a day, with a break between them. */
function hoursContradict(one: Compared, other: Compared): boolean {
  const [mine, theirs] = [one.hours, other.hours];
  if (!mine || !theirs || (mine.from === theirs.from && mine.to === theirs.to)) return false;
  if (one.state === 'setting' && other.state === 'setting') return false;
  if (one.sources.some(({ article_id: id }) => other.sources.some((source) => source.article_id === id))) return false;
  return mine.days.some((day) => theirs.days.includes(day));
}
