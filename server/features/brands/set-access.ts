import type { setBrandAccess } from '@parley/contract/brands';
import type { Received } from '@parley/contract/endpoint';
import { mayGive, type TeamRole } from '@parley/contract/permissions';
import type { UserActor, WriteCtx } from '../../context.ts';
import { missing, Problem } from '../../platform/http/problem.ts';
import { releaseConversations } from '../merchants/index.ts';
import { seesAll } from '../teams/index.ts';
import { isSameLimit, limitTo } from './rules.ts';
import * as store from './store.ts';

/** Limits a teammate to brands, or lifts the limit; what they may see changes in their open streams, too. */
export async function setAccess(ctx: WriteCtx<UserActor>, { merchant, id, brand_ids: wanted }: Received<typeof setBrandAccess>) {
  const person = (await store.lockMember(ctx.db, merchant, id)) ?? missing('user.missing');
  const role = person.team_role as TeamRole;
  if (wanted !== null && seesAll(role)) throw new Problem('team.visibility_refused', { detail: 'Owners and managers see all brands.' });
  if (ctx.actor.teamRole === null || !mayGive(ctx.actor.teamRole, role)) throw new Problem('team.role_refused');
  const ids = wanted === null ? null : [...new Set(wanted)];
  const brands = ids === null ? null : await store.holdBrands(ctx.db, ids);
  if (brands !== null && brands.length < (ids?.length ?? 0)) throw new Problem('brand.missing');
  const limit = limitTo(brands);
  if (!isSameLimit(person, limit)) {
    await store.limitMember(ctx.db, merchant, id, limit);
    // What they do not see any more cannot stay with them.
    ctx.enqueue(releaseConversations, { merchant, user_id: id, by_id: ctx.actor.id, hidden: true });
    ctx.forget(`user:${id}`);
    for (const topic of ['team', 'brands'] as const) ctx.signal({ type: 'changed', topic, id: null, version: null });
    ctx.audit({ action: 'team.brands_set', object: ['user', id], detail: { brand_ids: ids } });
  }
  return { user_id: id, brand_ids: ids };
}
