import type { Team } from '@parley/contract/teams';
import { availabilityOf } from './rules.ts';
import type { ListedTeam } from './store.ts';

export const presentTeam = ({ id, name, routing, capacity, members, waiting }: ListedTeam, now: Date): Team => ({
  id,
  name,
  routing,
  capacity,
  members: members.map((member) => ({
    user_id: member.user_id,
    name: member.name,
    availability: availabilityOf(member, now),
    open: member.open,
  })),
  waiting,
});
