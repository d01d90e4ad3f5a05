import type { Brand } from '@parley/contract/brands';
import { can, type TeamRole } from '@parley/contract/permissions';
import type { UserActor } from '../../../context.ts';
import { seesAll } from '../teams/index.ts';
import type { ListedBrand } from './store.ts';

export function presentBrand(listed: ListedBrand, { teamRole }: UserActor): Brand {
  const { merchant_id: _, members, ...row } = listed;
  const mayEdit = teamRole !== null && can(teamRole, 'settings:write');
  // The contract checked these when they were written.
  const { colours, tone, policies, sender } = row as Pick<Brand, 'colours' | 'tone' | 'policies' | 'sender'>;
  return {
    ...row,
    colours,
    tone,
    policies,
    sender,
    members: members.filter(({ team_role: role }) => !seesAll(role as TeamRole)).map(({ user_id, name }) => ({ user_id, name })),
    actions: mayEdit ? (row.is_default ? ['edit'] : ['edit', 'delete']) : [],
    created_at: row.created_at.toISOString(),
  };
}
