import type { Availability } from '@parley/contract/teams';
import { can, type TeamRole } from '@parley/contract/permissions';

/** A stream says every 60 s that its person is there; after two minutes of silence they are not. In milliseconds. */
export const presentFor = 120_000;

type Seen = { last_seen_at: Date | null; away: boolean };
/** Whether a teammate is there now. Who is gone is offline, whatever they said before. */
export function availabilityOf({ last_seen_at: seen, away }: Seen, now: Date): Availability {
  if (!seen || now.getTime() - seen.getTime() >= presentFor) return 'offline';
  return away ? 'away' : 'online';
}

/** Who runs the team sees every conversation, whatever was set when they had another role. */
export const seesAll = (role: TeamRole) => can(role, 'team:write');

export const isNameTaken = (name: string, others: readonly { name: string }[]) =>
  others.some((other) => other.name.toLowerCase() === name.toLowerCase());
