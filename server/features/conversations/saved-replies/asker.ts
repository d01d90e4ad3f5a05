import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import type { Requester } from './rules.ts';
import { readTeams } from './store.ts';

/** The requester, for the rules of saved replies. */
export async function requesterOf({ db, actor }: ReadCtx<UserActor> | WriteCtx<UserActor>): Promise<Requester> {
  const manages = mayDo(actor, 'settings:write');
  return { id: actor.id, teams: await readTeams(db, actor.merchant, actor.id), manages };
}
