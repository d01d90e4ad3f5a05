import { can } from '@parley/contract/permissions';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import type { Asker } from './rules.ts';
import { readTeams } from './store.ts';

/** Who asks, as the rules of saved replies know them. */
export async function askerOf({ db, actor }: ReadCtx<UserActor> | WriteCtx<UserActor>): Promise<Asker> {
  const manages = actor.teamRole !== null && can(actor.teamRole, 'settings:write');
  return { id: actor.id, teams: await readTeams(db, actor.merchant, actor.id), manages };
}
