import { roleOf } from './rules.ts';
import type { Invite } from '@parley/contract/merchants';
import type { TeamRole } from '@parley/contract/permissions';
import type { InviteRow } from './store.ts';

export const presentInvite = ({ id, email, team_role, role_id, invited_by, created_at, expires_at }: InviteRow, now: Date): Invite => ({
  id,
  email,
  role: roleOf({ role_id, team_role }),
  team_role: team_role as TeamRole,
  invited_by,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  expired: expires_at <= now,
});
