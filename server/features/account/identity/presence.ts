import type { UserActor, WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { teammateArrived } from './events.ts';
import { isSameMembership, membershipOf } from './membership.ts';
import * as store from './store.ts';

/** Whether a stream may go on: its session lives, and the person still works in that shop in that role, seeing the same. */
export async function isSessionAlive(db: Reader, actor: UserActor, now: Date) {
  const [row, shops] = await Promise.all([store.findSessionUser(db, actor.sessionId), store.membershipsOf(db, actor.id)]);
  return (
    row !== undefined &&
    !row.revoked_at &&
    row.expires_at > now &&
    shops.some((shop) => shop.merchant_id === actor.merchant && isSameMembership(membershipOf(shop), actor))
  );
}

/** A teammate's stream says that they are there; the others hear it when they had gone. */
export async function sayPresent(ctx: WriteCtx, { id, merchant }: UserActor) {
  const before = await store.touchMembership(ctx.db, id, merchant, ctx.now());
  if (!before || before.known) return;
  ctx.signal({ type: 'changed', topic: 'team', id, version: null });
  await ctx.emit(teammateArrived, { merchant, user_id: id });
}
