import type { MemberActor, WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { teammateArrived } from './events.ts';
import { isSameMembership, lockOf, membershipOf } from './membership.ts';
import * as store from './store.ts';

/** Whether a stream can continue: its session is valid, and the user still works in that shop with the same role and visibility. */
export async function isSessionAlive(db: Reader, actor: MemberActor, now: Date) {
  const [row, shops] = await Promise.all([store.findSessionUser(db, actor.sessionId), store.membershipsOf(db, actor.id)]);
  if (!row || row.revoked_at || row.expires_at <= now) return false;
  if (row.sso_merchant_id !== null && row.sso_merchant_id !== actor.merchant) return false;
  const shop = shops.find(({ merchant_id: merchant }) => merchant === actor.merchant);
  return shop !== undefined && lockOf(shop, row) === null && isSameMembership(membershipOf(shop), actor);
}

/** A teammate's stream marks them as online; the others are notified if they were offline. */
export async function sayPresent(ctx: WriteCtx, { id, merchant }: MemberActor) {
  const before = await store.touchMembership(ctx.db, id, merchant, ctx.now());
  if (!before || before.known) return;
  ctx.signal({ type: 'changed', topic: 'team', id, version: null });
  await ctx.emit(teammateArrived, { merchant, user_id: id });
}
