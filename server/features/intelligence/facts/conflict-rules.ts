import type { FactKind, FactState, FactValues } from '@parley/contract/facts';

type Compared = FactValues & { id: string; state: FactState; sources: readonly { article_id: string }[] };

/** A shop may have several phone numbers and any number of other facts. */
const incomparable: readonly FactKind[] = ['contact', 'other'];
const decided = ({ state }: Compared) => state === 'confirmed' || state === 'setting';

/**
 * The ids of facts that contradict another about the same thing. What a person confirmed or set counts more than a proposal, so only the
 * proposal is in conflict then.
 */
export function conflictsIn(facts: readonly Compared[]): ReadonlySet<string> {
  const found = new Set<string>();
  const bySubject = Map.groupBy(
    facts.filter(({ kind, state }) => state !== 'dismissed' && !incomparable.includes(kind)),
    ({ kind, name }) => `${kind} ${name?.toLowerCase() ?? ''}`,
  );
  for (const alike of bySubject.values())
    for (const [place, one] of alike.entries())
      for (const other of alike.slice(place + 1)) {
        if (!contradict(one, other)) continue;
        if (!decided(one) || decided(other)) found.add(one.id);
        if (!decided(other) || decided(one)) found.add(other.id);
      }
  return found;
}

/** Whether a person decided on something else than this proposal says, which makes it useless. */
export const isOverruled = (fact: Compared, facts: readonly Compared[]) =>
  !decided(fact) && facts.some((other) => decided(other) && sameSubject(fact, other) && contradict(fact, other));

const sameSubject = (one: Compared, other: Compared) =>
  one.kind === other.kind && !incomparable.includes(one.kind) && (one.name?.toLowerCase() ?? '') === (other.name?.toLowerCase() ?? '');

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
