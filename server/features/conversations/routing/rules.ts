import type { Availability } from '@parley/contract/teams';

export type Member = { id: string; availability: Availability; open: number; lastGivenAt: Date | null };

/**
 * Who gets the next conversation: of online members with room, the one with the fewest open, then the one assigned longest ago. undefined
 * when nobody is online or has room.
 */
export function chooseNext<M extends Member>(members: readonly M[], capacity: number | null): M | undefined {
  const [first] = members
    .filter(({ availability, open }) => availability === 'online' && (capacity === null || open < capacity))
    .toSorted((a, b) => a.open - b.open || givenAt(a) - givenAt(b) || (a.id < b.id ? -1 : 1));
  return first;
}
const givenAt = ({ lastGivenAt }: Member) => lastGivenAt?.getTime() ?? 0;
