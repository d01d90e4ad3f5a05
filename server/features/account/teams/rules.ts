import type { Availability } from '@parley/contract/teams';
import { mayDo, type Principal } from '@parley/contract/permissions';

/** A stream marks its teammate as seen every 60 s; after two minutes they count as offline. In milliseconds. */
export const presentFor = 120_000;

type Seen = { last_seen_at: Date | null; away: boolean };
/** A teammate's availability. Not being seen means offline, whatever they set before. */
export function availabilityOf({ last_seen_at: seen, away }: Seen, now: Date): Availability {
  if (!seen || now.getTime() - seen.getTime() >= presentFor) return 'offline';
  return away ? 'away' : 'online';
}

/** Whoever manages the team sees every conversation, regardless of an older limit. */
export const seesAll = (teammate: Principal) => mayDo(teammate, 'team:write');

export const isNameTaken = (name: string, others: readonly { name: string }[]) =>
  others.some((other) => other.name.toLowerCase() === name.toLowerCase());
