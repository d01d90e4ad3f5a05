import type { Received } from '@parley/contract/endpoint';
import { covers, permissionsOf } from '@parley/contract/permissions';
import type { setTwoStepRule } from '@parley/contract/team-access';
import type { MemberActor, ReadCtx, ReadingActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { beginningOf } from '../identity/index.ts';
import * as store from './two-step-store.ts';

export const getRule = ({ db, actor: { merchant } }: ReadCtx<ReadingActor> | WriteCtx<MemberActor>) => store.readRule(db, merchant);

/** Counts at once: sessions without a second step get nothing of this shop anymore, and their streams end. */
export async function setRule(ctx: WriteCtx<MemberActor>, { merchant, required }: Received<typeof setTwoStepRule>) {
  if (!required && !covers(ctx.actor.permissions, permissionsOf('owner')))
    throw new Problem('permission.denied', { detail: 'Only an owner can stop requiring two-step authentication.' });
  const session = await beginningOf(ctx.db, ctx.actor.sessionId);
  if (required && !session.two_step && session.sso_merchant_id !== merchant) throw new Problem('two_factor.set_up_first');
  if (!(await store.changeRule(ctx.db, merchant, required))) return getRule(ctx);
  for (const userId of await store.membersOf(ctx.db, merchant)) {
    ctx.forget(`user:${userId}`);
    ctx.signal({ type: 'changed', topic: 'profile', id: userId, version: null });
  }
  ctx.signal({ type: 'changed', topic: 'team', id: null, version: null });
  ctx.audit({ action: required ? 'team.two_step_required' : 'team.two_step_optional', object: ['merchant', merchant] });
  return getRule(ctx);
}
