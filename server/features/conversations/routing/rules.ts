import type { Availability } from '@parley/contract/teams';

export type Member = { id: string; availability: Availability; open: number; lastGivenAt: Date | null };

/**
 * Who is given the next conversation: of those who are there and have room, whoever holds the fewest, and of several the one who waited
 * longest for one. Nobody, when nobody is there or all are full.
 */
export function chooseNext<M extends Member>(members: readonly M[], capacity: number | null): M | undefined {
  const [first] = members
    .filter(({ availability, open }) => availability === 'online' && (capacity === null || open < capacity))
    .toSorted((a, b) => a.open - b.open || givenAt(a) - givenAt(b) || (a.id < b.id ? -1 : 1));
  return first;
}
const givenAt = ({ lastGivenAt }: Member) => lastGivenAt?.getTime() ?? 0;
